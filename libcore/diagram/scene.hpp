// A diagram before ink: shapes in board units (1 = the side of a square, y downwards), already styled. Painters do the
// rest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "diagram/lettering.hpp"
#include "diagram/outline.hpp"
#include "diagram/point.hpp"

namespace fourhand {

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;
    friend bool operator==(const Colour&, const Colour&) = default;
};

/// What is drawn over a fill. Told apart without colour, and on a photocopy.
enum class Pattern : std::uint8_t { None, Hatch, BackHatch, CrossHatch, Rules, Posts, Dots };

/// How an area and its contour are inked. Nothing is drawn for what is absent.
struct Paint {
    std::optional<Colour> fill;
    Pattern pattern = Pattern::None;
    Colour pattern_ink;
    std::optional<Colour> stroke;
    double width = 0;  ///< of the stroke, in board units
    bool dashed = false;
    friend bool operator==(const Paint&, const Paint&) = default;
};

/// Small marks on a man's foot that tell the seats apart without colour.
struct Pips {
    enum class Form : std::uint8_t { Dots, Bars, Crosses };
    int count = 0;
    Form form = Form::Dots;
    Colour ink;
    friend bool operator==(const Pips&, const Pips&) = default;
};

/// How the men of one army in one condition look: inks, pips, cue.
struct Livery {
    Paint body;
    Paint line;                  ///< the inner lines; only its stroke is used
    std::optional<Colour> halo;  ///< a rim between a man and the square
    Pips pips;
    std::shared_ptr<const Outline> cue;  ///< drawn behind the man: he is frozen, or his king walks; may be null
    Paint cue_body;
    friend bool operator==(const Livery&, const Livery&) = default;
};

/// Unit squares, painted alike.
struct Squares {
    std::vector<Point> corners;  ///< upper left
    Paint paint;
    char text = 0;  ///< how an empty one is shown in a text diagram; 0: not at all
    friend bool operator==(const Squares&, const Squares&) = default;
};

/// Contours made of straight lines.
struct Polygons {
    std::vector<std::vector<Point>> contours;
    Paint paint;
    friend bool operator==(const Polygons&, const Polygons&) = default;
};

/// A rectangle with round corners.
struct Box {
    Point corner;
    double width = 0;
    double height = 0;
    double radius = 0;
    Paint paint;
    friend bool operator==(const Box&, const Box&) = default;
};

/// A man: an outline in a square whose upper left corner and side are given.
struct Figure {
    Point corner;
    double side = 1;
    std::size_t outline = 0;  ///< in Scene::outlines
    std::size_t livery = 0;   ///< in Scene::liveries
    std::string text;         ///< "wK", "yP<": in a text diagram; empty: not there
    friend bool operator==(const Figure&, const Figure&) = default;
};

/// A line of text in the built-in letters (set_letters).
struct Label {
    Point place;
    double size = 0;  ///< height of a capital letter
    std::string text;
    Anchor anchor = Anchor::Middle;
    Colour ink;
    friend bool operator==(const Label&, const Label&) = default;
};

using Shape = std::variant<Squares, Polygons, Box, Figure, Label>;

/// Where the board lies, and the names of its columns from the left and of its rows from the top.
struct Grid {
    Point corner;
    std::vector<std::string> columns;
    std::vector<std::string> rows;
};

struct Scene {
    double width = 0;
    double height = 0;
    Colour page{255, 255, 255};
    std::vector<std::shared_ptr<const Outline>> outlines;
    std::vector<Livery> liveries;
    std::vector<Shape> shapes;  ///< in the order of painting
    std::size_t ground = 0;     ///< how many of them, none a man, are the board alone: other scenes may have the same
    Grid grid;
    std::string title;               ///< one line, for readers who cannot see it
    std::vector<std::string> notes;  ///< whose turn it is, who is frozen or out
    std::vector<std::string> men;    ///< where they stand, army by army
};

}  // namespace fourhand
