// The board as one seat sees it: turned by quarter turns so that he sits at the bottom.
#pragma once

#include <string_view>

#include "board/board.hpp"

namespace fourhand {

/// A square of the turned board: columns from the left, rows from the top.
struct Cell {
    int column = 0;
    int row = 0;
    friend bool operator==(const Cell&, const Cell&) = default;
};

class View {
public:
    /// `ahead` is where the seat at the bottom looks: "north" (the board as it is), "east", "south" or "west".
    View(const Board& board, std::string_view ahead);

    int columns() const { return on_side() ? board_->height() : board_->width(); }
    int rows() const { return on_side() ? board_->width() : board_->height(); }
    Cell cell(Square square) const;
    /// Square::none where there is none.
    Square at(Cell cell) const;
    /// One of ^ > v <, as it points after the turn; 0 stays 0.
    char heading(char heading) const;
    /// Which way a seat looks that way looks after the turn: one of ^ > v <.
    char looking(std::string_view ahead) const;

private:
    bool on_side() const { return turns_ % 2 != 0; }

    const Board* board_;
    int turns_;  ///< quarter turns against the clock
};

}  // namespace fourhand
