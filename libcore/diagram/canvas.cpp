// Draws shapes with cairo.
#include "diagram/canvas.hpp"

#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <type_traits>

#include "diagram/painters.hpp"
#include "diagram/strokes.hpp"

namespace fourhand {

namespace {

constexpr double dash = 0.08;  ///< of a square

/// Keeps cairo's state, and puts it back at the end of a scope.
class Saved {
public:
    explicit Saved(cairo_t* context) : context_(context) { cairo_save(context); }
    ~Saved() { cairo_restore(context_); }
    Saved(const Saved&) = delete;
    Saved& operator=(const Saved&) = delete;

private:
    cairo_t* context_;
};

/// `width` in squares.
Paint pen(std::optional<Colour> colour, double width) {
    Paint paint;
    paint.stroke = colour;
    paint.width = width;
    return paint;
}

void lay_round_box(cairo_t* context, const Box& box) {
    const double quarter = std::numbers::pi / 2;
    const double left = box.corner.x + box.radius;
    const double right = box.corner.x + box.width - box.radius;
    const double top = box.corner.y + box.radius;
    const double bottom = box.corner.y + box.height - box.radius;
    cairo_new_path(context);
    cairo_arc(context, right, top, box.radius, -quarter, 0);
    cairo_arc(context, right, bottom, box.radius, 0, quarter);
    cairo_arc(context, left, bottom, box.radius, quarter, 2 * quarter);
    cairo_arc(context, left, top, box.radius, 2 * quarter, 3 * quarter);
    cairo_close_path(context);
}

}  // namespace

void CairoRelease::operator()(cairo_t* context) const { cairo_destroy(context); }
void CairoRelease::operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }

void check_cairo(int status) {
    if (status != CAIRO_STATUS_SUCCESS)
        throw PaintError(std::string("cairo: ") + cairo_status_to_string(static_cast<cairo_status_t>(status)));
}

Canvas::Canvas(cairo_surface_t* surface, double unit, Point origin, double thinnest_pen)
    : context_(cairo_create(surface)), unit_(unit), thinnest_pen_(thinnest_pen), scale_(unit) {
    cairo_translate(context_.get(), origin.x, origin.y);
    cairo_scale(context_.get(), unit, unit);
    cairo_set_line_join(context_.get(), CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(context_.get(), CAIRO_LINE_CAP_ROUND);
    check();
}

void Canvas::check() const { check_cairo(cairo_status(context_.get())); }

void Canvas::use(Colour colour) {
    cairo_set_source_rgba(context_.get(), colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0,
                          colour.alpha / 255.0);
}

void Canvas::set_pen(double width) { cairo_set_line_width(context_.get(), std::max(width, thinnest_pen_ / scale_)); }

void Canvas::draw_board(const Scene& scene) {
    use(scene.page);
    cairo_paint(context_.get());
    draw(std::span(scene.shapes).first(scene.ground), {});
}

void Canvas::draw_rest(const Scene& scene, const std::function<void(const Figure&)>& draw_figure) {
    draw(std::span(scene.shapes).subspan(scene.ground), draw_figure);
}

void Canvas::draw(std::span<const Shape> shapes, const std::function<void(const Figure&)>& draw_figure) {
    for (const Shape& shape : shapes) {
        std::visit(
            [&](const auto& one) {
                if constexpr (std::is_same_v<decltype(one), const Figure&>)
                    draw_figure(one);
                else
                    draw(one);
            },
            shape);
    }
    check();
}

void Canvas::lay_path(std::string_view path) {
    cairo_t* const context = context_.get();
    cairo_new_path(context);
    const auto steps = read_path(path);
    if (!steps) return;
    for (const PathStep& step : *steps) {
        switch (step.kind) {
            case PathStep::Kind::Move: cairo_move_to(context, step.x, step.y); break;
            case PathStep::Kind::Line: cairo_line_to(context, step.x, step.y); break;
            case PathStep::Kind::Curve:
                cairo_curve_to(context, step.x1, step.y1, step.x2, step.y2, step.x, step.y);
                break;
            case PathStep::Kind::Close: cairo_close_path(context); break;
        }
    }
}

/// Draws a pattern inside the current path, which is kept. `hundredth` is a hundredth of a square in the units of now.
void Canvas::lay_pattern(Pattern pattern, Colour colour, double hundredth) {
    cairo_t* const context = context_.get();
    const Tile one = tile(pattern);
    const Saved saved(context);
    cairo_path_t* const outer = cairo_copy_path(context);
    cairo_clip(context);
    double x1 = 0, y1 = 0, x2 = 0, y2 = 0;
    cairo_scale(context, hundredth, hundredth);
    cairo_rotate(context, one.degrees * std::numbers::pi / 180);
    cairo_clip_extents(context, &x1, &y1, &x2, &y2);
    use(colour);
    cairo_set_line_width(context, one.pen);
    for (double y = std::floor(y1 / one.side) * one.side; y < y2; y += one.side) {
        for (double x = std::floor(x1 / one.side) * one.side; x < x2; x += one.side) {
            const Saved tile_saved(context);
            cairo_translate(context, x, y);
            lay_path(one.path);
            cairo_stroke(context);
        }
    }
    cairo_new_path(context);
    cairo_rotate(context, -one.degrees * std::numbers::pi / 180);
    cairo_scale(context, 1 / hundredth, 1 / hundredth);
    cairo_append_path(context, outer);
    cairo_path_destroy(outer);
}

/// Fills and strokes the current path; widths and dashes are in squares.
void Canvas::ink_path(const Paint& paint) {
    cairo_t* const context = context_.get();
    const double square = unit_ / scale_;
    if (paint.fill) {
        use(*paint.fill);
        cairo_fill_preserve(context);
    }
    if (paint.pattern != Pattern::None) lay_pattern(paint.pattern, paint.pattern_ink, square / 100);
    if (paint.stroke && paint.width > 0) {
        use(*paint.stroke);
        set_pen(paint.width * square);
        const double length = dash * square;
        cairo_set_dash(context, &length, paint.dashed ? 1 : 0, 0);
        cairo_stroke_preserve(context);
        cairo_set_dash(context, nullptr, 0, 0);
    }
    cairo_new_path(context);
}

void Canvas::draw(const Squares& squares) {
    cairo_new_path(context_.get());
    for (const Point corner : squares.corners) cairo_rectangle(context_.get(), corner.x, corner.y, 1, 1);
    ink_path(squares.paint);
}

void Canvas::draw(const Polygons& polygons) {
    cairo_new_path(context_.get());
    for (const auto& contour : polygons.contours) {
        cairo_new_sub_path(context_.get());
        for (const Point point : contour) cairo_line_to(context_.get(), point.x, point.y);
        cairo_close_path(context_.get());
    }
    ink_path(polygons.paint);
}

void Canvas::draw(const Box& box) {
    lay_round_box(context_.get(), box);
    ink_path(box.paint);
}

void Canvas::draw(const Label& label) {
    cairo_t* const context = context_.get();
    use(label.ink);
    const double scale = label.size / 100;
    for (const LetterStroke& stroke : set_letters(label.text, label.place, label.size, label.anchor)) {
        const Saved saved(context);
        cairo_translate(context, stroke.origin.x, stroke.origin.y);
        cairo_scale(context, scale, scale);
        scale_ = unit_ * scale;
        set_pen(lettering_pen(100));
        lay_path(stroke.path);
        cairo_stroke(context);
    }
    scale_ = unit_;
}

void Canvas::draw_man(Point corner, double side, const Outline& outline, const Livery& livery) {
    cairo_t* const context = context_.get();
    const Saved saved(context);
    cairo_translate(context, corner.x, corner.y);
    cairo_scale(context, side / 100, side / 100);
    scale_ = unit_ / 100;
    if (livery.cue) {
        lay_path(livery.cue->body);
        ink_path(livery.cue_body);
        lay_path(livery.cue->line);
        ink_path(pen(livery.cue_body.stroke, livery.body.width));
    }
    if (livery.halo) {
        lay_path(outline.body);
        ink_path(pen(livery.halo, livery.body.width + 2 * halo_width / 100));
    }
    lay_path(outline.body);
    ink_path(livery.body);
    lay_path(outline.line);
    ink_path(livery.line);
    const PenWork pips = pips_on(outline, livery.pips);
    lay_path(pips.path);
    ink_path(pen(livery.pips.ink, pips.pen / 100));
    scale_ = unit_;
}

}  // namespace fourhand
