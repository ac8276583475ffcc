// Built-in letters: texts as strokes of a pen, so that a diagram looks the same whatever fonts a machine has.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "diagram/point.hpp"

namespace fourhand {

/// Which part of a text stands at its place.
enum class Anchor : std::uint8_t { Start, Middle, End };

/// The strokes of one letter or accent: `path` (read_path) is to be made size / 100 times as large and moved to
/// `origin`.
struct LetterStroke {
    std::string_view path;
    Point origin;
};

/// A line of UTF-8 text set in letters: `place` is on the middle height of the capitals, `size` is their height. Latin
/// letters with their accents, digits and marks; an empty box for any other character, nothing for control characters.
std::vector<LetterStroke> set_letters(std::string_view text, Point place, double size, Anchor anchor);

/// The same as the text of one path.
std::string lettering_path(std::string_view text, Point place, double size, Anchor anchor);

/// How wide the text runs.
double lettering_width(std::string_view text, double size);

/// The fitting width of the pen for letters of that size.
constexpr double lettering_pen(double size) { return size * 0.125; }

/// The text, cut and ended with three dots if it is wider than `width`.
std::string lettering_fit(std::string_view text, double size, double width);

}  // namespace fourhand
