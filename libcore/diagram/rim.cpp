// Follows the edges between squares and what is no square.
#include "diagram/rim.hpp"

#include <array>
#include <cstddef>

namespace fourhand {

namespace {

/// Clockwise: along the upper, right, lower and left edge of a square.
constexpr std::array<Cell, 4> along{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
constexpr std::array<Cell, 4> outside{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

class RimTracer {
public:
    RimTracer(int columns, int rows, const std::function<bool(Cell)>& is_square)
        : columns_(columns),
          rows_(rows),
          is_square_(is_square),
          done_(static_cast<std::size_t>(columns * rows) * 4, false) {}

    std::vector<std::vector<Point>> trace() {
        std::vector<std::vector<Point>> contours;
        for (int row = 0; row < rows_; ++row)
            for (int column = 0; column < columns_; ++column)
                for (std::size_t side = 0; side < 4; ++side)
                    if (is_edge({column, row}, side) && !done({column, row}, side))
                        contours.push_back(follow({column, row}, side));
        return contours;
    }

private:
    bool square(Cell cell) const {
        return cell.column >= 0 && cell.column < columns_ && cell.row >= 0 && cell.row < rows_ && is_square_(cell);
    }
    static Cell step(Cell cell, Cell by) { return {cell.column + by.column, cell.row + by.row}; }
    bool is_edge(Cell cell, std::size_t side) const { return square(cell) && !square(step(cell, outside[side])); }
    std::vector<bool>::reference done(Cell cell, std::size_t side) {
        return done_[static_cast<std::size_t>(cell.row * columns_ + cell.column) * 4 + side];
    }

    /// Where the edge of that side begins.
    static Point corner(Cell cell, std::size_t side) {
        const bool right = side == 1 || side == 2;
        const bool low = side == 2 || side == 3;
        return {static_cast<double>(cell.column + (right ? 1 : 0)), static_cast<double>(cell.row + (low ? 1 : 0))};
    }

    std::vector<Point> follow(Cell cell, std::size_t side) {
        std::vector<Point> contour;
        std::size_t before = (side + 3) % 4;
        while (!done(cell, side)) {
            done(cell, side) = true;
            if (side != before) contour.push_back(corner(cell, side));
            before = side;
            const Cell ahead = step(cell, along[side]);
            if (!square(ahead)) {
                side = (side + 1) % 4;
            } else if (square(step(ahead, outside[side]))) {
                cell = step(ahead, outside[side]);
                side = (side + 3) % 4;
            } else {
                cell = ahead;
            }
        }
        return contour;
    }

    int columns_;
    int rows_;
    const std::function<bool(Cell)>& is_square_;
    std::vector<bool> done_;
};

}  // namespace

std::vector<std::vector<Point>> rim(int columns, int rows, const std::function<bool(Cell)>& is_square) {
    return RimTracer(columns, rows, is_square).trace();
}

}  // namespace fourhand
