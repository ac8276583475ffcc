// The parts of a diagram laid out one by one; Composer calls them in the order of painting.
#pragma once

#include <string>
#include <vector>

#include "diagram/compose.hpp"
#include "diagram/view.hpp"

namespace fourhand {

/// One diagram in the making. Keeps references to all that it is given.
class Layout {
public:
    Layout(const Rules& rules, const Setup& setup, const Style& style, const DiagramOptions& options);

    /// Squares, grid and rim.
    void add_board();
    /// Names of files and ranks, each at both ends of its line, close to the outermost square.
    void add_coordinates();
    /// The squares of the last move.
    void add_marks(const Marks& marks);
    /// The last move's arrow, where one is wanted.
    void add_arrow(const Marks& marks);
    /// A bar along the back row of who is to move, outside the coordinates, in his army's ink.
    void add_turn(const Livery& livery);
    /// A pointer at the edge of the square towards which the pawn marches.
    void add_march(Square square, Piece man);
    /// A man as it stands on a square; `outline` and `livery` are places in the scene's lists.
    void add_man(Square square, Piece man, std::size_t outline, std::size_t livery);
    /// Lines under the board; `men` is a figure for each seat, in turn order.
    void add_legend(const std::vector<Figure>& men);

    Scene& scene() { return scene_; }

private:
    bool stands(Square square) const { return square != Square::none && setup_.cells[index(square)] != Piece::wall; }
    Point corner(Square square) const;
    Point middle(Square square) const;
    void add_squares(const Paint& paint, char text, std::vector<Point> corners);
    void add_label(double x, double y, const std::string& text, Anchor anchor);
    void name_lines();
    std::string legend_text(Seat seat) const;

    const Rules& rules_;
    const Setup& setup_;
    const Style& style_;
    const DiagramOptions& options_;
    View view_;
    double margin_ = 0;
    Scene scene_;
};

}  // namespace fourhand
