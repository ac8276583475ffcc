// The rim of a board: closed lines round all its squares and round its holes.
#pragma once

#include <functional>
#include <vector>

#include "diagram/point.hpp"
#include "diagram/view.hpp"

namespace fourhand {

/// Every contour once, only corners named; squares lie on the right of its direction. Squares that touch by a corner
/// stay apart.
std::vector<std::vector<Point>> rim(int columns, int rows, const std::function<bool(Cell)>& is_square);

}  // namespace fourhand
