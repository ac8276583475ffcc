// The outline of a piece: three paths in a box of 100 by 100, read from formats/diagrams/pieces/NAME.svg.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace fourhand {

/// One step of a path; `x`, `y` is where it ends, the others are a curve's handles. All places are absolute.
struct PathStep {
    enum class Kind : std::uint8_t { Move, Line, Curve, Close };
    Kind kind = Kind::Move;
    double x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0;
};

/// The steps of a path in the part of SVG's path language that outlines use: M, L, C and Z. The span of an error is in
/// `text`.
Result<std::vector<PathStep>> read_path(std::string_view text);

struct Outline {
    std::string name;
    std::string body;       ///< path, filled and stroked
    std::string line;       ///< path, stroked only; may be empty
    double pips_from = 30;  ///< the level line on which the seat's pips stand
    double pips_to = 70;
    double pips_y = 83.5;
    friend bool operator==(const Outline&, const Outline&) = default;
};

/// Reads an outline file (formats/diagram.md), every path checked.
Result<Outline> read_outline(std::string_view name, std::string_view svg);

/// The outline that a kind of man asks for by name ("knight") or by letter ("N"); a round token with the letter on it
/// for what no file draws. The complaint is about the file.
Result<std::shared_ptr<const Outline>> outline_named(std::string_view name, std::string_view letter);

}  // namespace fourhand
