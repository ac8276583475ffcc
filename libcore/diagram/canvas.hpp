// A cairo surface to draw shapes on. cairo.h stays in the three files that need it: canvas.cpp, png.cpp and pdf.cpp.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string_view>

#include "diagram/scene.hpp"

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;

namespace fourhand {

struct CairoRelease {
    void operator()(cairo_t* context) const;
    void operator()(cairo_surface_t* surface) const;
};
using CairoSurface = std::unique_ptr<cairo_surface_t, CairoRelease>;
using CairoContext = std::unique_ptr<cairo_t, CairoRelease>;

/// Draws in board units on a surface where a square is `unit` wide and the scene's corner lies at `origin`.
class Canvas {
public:
    /// `thinnest_pen` in the surface's units: finer strokes are drawn that wide.
    Canvas(cairo_surface_t* surface, double unit, Point origin, double thinnest_pen);

    /// The page, and the board alone.
    void draw_board(const Scene& scene);
    /// What stands on the board and round it, men by the function.
    void draw_rest(const Scene& scene, const std::function<void(const Figure&)>& draw_figure);
    /// A man in a square of that corner and side.
    void draw_man(Point corner, double side, const Outline& outline, const Livery& livery);
    /// Throws PaintError if cairo has failed since the beginning.
    void check() const;

private:
    void draw(std::span<const Shape> shapes, const std::function<void(const Figure&)>& draw_figure);
    void draw(const Squares& squares);
    void draw(const Polygons& polygons);
    void draw(const Box& box);
    void draw(const Label& label);
    void use(Colour colour);
    void lay_path(std::string_view path);
    void ink_path(const Paint& paint);
    void lay_pattern(Pattern pattern, Colour ink, double hundredth);
    void set_pen(double width);

    CairoContext context_;
    double unit_;
    double thinnest_pen_;
    double scale_;  ///< from what is drawn in now to the surface
};

/// Throws PaintError if a status of cairo (cairo_status_t) is one of failure.
void check_cairo(int status);

}  // namespace fourhand
