// Paints a diagram as PNG. Men are drawn once in each livery and size, an empty board once in a batch, then only
// copied.
#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "base/text.hpp"
#include "diagram/canvas.hpp"
#include "diagram/painter_makers.hpp"
#include "diagram/painters.hpp"
#include "diagram/png_file.hpp"

namespace fourhand {

namespace {

constexpr int dots_per_inch = 300;
constexpr double thinnest_pen = 0.8;  ///< in pixels
constexpr std::size_t most_sprites = 512;

/// A man drawn beforehand.
struct Sprite {
    Outline outline;
    Livery livery;
    int side = 0;  ///< in pixels
    CairoSurface surface;
};

CairoSurface new_surface(int width, int height) {
    CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
    check_cairo(cairo_surface_status(surface.get()));
    return surface;
}

/// Where the scene lies among the pixels: squares have a whole number of them, so that all their edges are sharp.
struct Frame {
    int width = 0;
    int height = 0;
    double unit = 0;
    Point origin;
    friend bool operator==(const Frame&, const Frame&) = default;
};

Frame frame_of(const Scene& scene, int pixels) {
    const double exact = pixels / std::max(scene.width, scene.height);
    Frame frame;
    frame.width = std::max(1, static_cast<int>(std::lround(scene.width * exact)));
    frame.height = std::max(1, static_cast<int>(std::lround(scene.height * exact)));
    frame.unit = exact >= 4 ? std::floor(exact) : exact;
    const auto start = [&](double room, double length, double corner) {
        return std::round((room - length * frame.unit) / 2 + corner * frame.unit) - corner * frame.unit;
    };
    frame.origin = {start(frame.width, scene.width, scene.grid.corner.x),
                    start(frame.height, scene.height, scene.grid.corner.y)};
    return frame;
}

/// The board alone, as the pictures of a game have it in common.
struct Ground {
    Frame frame;
    Colour page;
    std::vector<Shape> shapes;
    CairoSurface surface;  ///< null until there is a second picture with it

    bool lies_under(const Scene& scene, const Frame& other) const {
        return frame == other && page == scene.page &&
               std::equal(shapes.begin(), shapes.end(), scene.shapes.begin(),
                          scene.shapes.begin() + static_cast<std::ptrdiff_t>(scene.ground));
    }
};

class PngPainter : public Painter {
public:
    std::string paint(const Scene& scene, int pixels) override {
        std::vector<std::string> description = scene.notes;
        description.insert(description.end(), scene.men.begin(), scene.men.end());
        return png_file(picture(scene, frame_of(scene, pixels)), dots_per_inch, printable(scene.title),
                        printable(join(description, ". ")));
    }

private:
    PalettePicture picture(const Scene& scene, const Frame& frame) {
        const CairoSurface surface = new_surface(frame.width, frame.height);
        {
            const CairoContext men(cairo_create(surface.get()));
            Canvas canvas(surface.get(), frame.unit, frame.origin, thinnest_pen);
            lay_ground(surface.get(), canvas, scene, frame);
            canvas.draw_rest(scene, [&](const Figure& figure) { copy_man(men.get(), scene, figure, frame); });
            check_cairo(cairo_status(men.get()));
        }
        cairo_surface_flush(surface.get());
        check_cairo(cairo_surface_status(surface.get()));
        const auto* pixels = reinterpret_cast<const std::uint32_t*>(cairo_image_surface_get_data(surface.get()));
        const auto stride =
            static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get())) / sizeof(std::uint32_t);
        return to_palette(pixels, frame.width, frame.height, stride);
    }

    void lay_ground(cairo_surface_t* surface, Canvas& canvas, const Scene& scene, const Frame& frame) {
        if (!ground_.lies_under(scene, frame)) {
            const auto shapes = std::span(scene.shapes).first(scene.ground);
            ground_ = {frame, scene.page, {shapes.begin(), shapes.end()}, nullptr};
            canvas.draw_board(scene);
            return;
        }
        if (!ground_.surface) {
            CairoSurface painted = new_surface(frame.width, frame.height);
            Canvas(painted.get(), frame.unit, frame.origin, thinnest_pen).draw_board(scene);
            ground_.surface = std::move(painted);
        }
        const CairoContext context(cairo_create(surface));
        cairo_set_source_surface(context.get(), ground_.surface.get(), 0, 0);
        cairo_set_operator(context.get(), CAIRO_OPERATOR_SOURCE);
        cairo_paint(context.get());
        check_cairo(cairo_status(context.get()));
    }

    void copy_man(cairo_t* context, const Scene& scene, const Figure& figure, const Frame& frame) {
        const int side = std::max(1, static_cast<int>(std::lround(figure.side * frame.unit)));
        cairo_surface_t* const man = sprite(*scene.outlines[figure.outline], scene.liveries[figure.livery], side);
        cairo_set_source_surface(context, man, std::round(frame.origin.x + figure.corner.x * frame.unit),
                                 std::round(frame.origin.y + figure.corner.y * frame.unit));
        cairo_paint(context);
    }

    cairo_surface_t* sprite(const Outline& outline, const Livery& livery, int side) {
        for (const Sprite& known : sprites_)
            if (known.side == side && known.livery == livery && known.outline == outline) return known.surface.get();
        if (sprites_.size() >= most_sprites) sprites_.clear();
        CairoSurface surface = new_surface(side, side);
        Canvas canvas(surface.get(), side, {}, thinnest_pen);
        canvas.draw_man({}, 1, outline, livery);
        canvas.check();
        sprites_.push_back({outline, livery, side, std::move(surface)});
        return sprites_.back().surface.get();
    }

    std::vector<Sprite> sprites_;
    Ground ground_;
};

}  // namespace

std::unique_ptr<Painter> make_png_painter() { return std::make_unique<PngPainter>(); }

}  // namespace fourhand
