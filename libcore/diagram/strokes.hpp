// What painters draw alike with a round pen: the tiles of patterns and the pips on a man's foot. Units are hundredths
// of a square.
#pragma once

#include <string>
#include <string_view>

#include "diagram/scene.hpp"

namespace fourhand {

/// A square tile that is repeated in both directions, the whole turned by `degrees` clockwise.
struct Tile {
    double side = 0;
    double degrees = 0;
    std::string_view path;
    double pen = 0;
};

/// The tile of a pattern; an empty path for Pattern::None.
Tile tile(Pattern pattern);

/// Strokes of one pen; the path is empty where there is nothing to draw.
struct PenWork {
    std::string path;
    double pen = 0;
};

PenWork pips_on(const Outline& outline, const Pips& pips);

/// How far a halo reaches beyond the contour.
constexpr double halo_width = 2.5;

}  // namespace fourhand
