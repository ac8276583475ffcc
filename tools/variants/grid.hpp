// The drawing of a start as squares with men on them: what is told of a board is looked up here.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rules/variant.hpp"

namespace fourhand {

/// A square of a drawing; rows are counted from above. Also a step from one to another.
struct Spot {
    int row = 0, column = 0;
    auto operator<=>(const Spot&) const = default;
    Spot operator+(Spot step) const { return {row + step.row, column + step.column}; }
};

class StartGrid {
public:
    /// The array must outlive the grid.
    explicit StartGrid(const ArraySaid& array);

    const std::vector<std::vector<std::string_view>>& rows() const { return rows_; }
    bool is_square(Spot place) const;
    /// All squares, the lowest rank first.
    std::vector<Spot> squares() const;
    /// "d3".
    std::string name(Spot place) const;
    /// File and rank added up, counted from 1: what a square's colour depends on.
    int sum(Spot place) const;

    /// A place and those beyond it in a direction, up to the edge or a hole.
    std::vector<Spot> run(Spot at, Spot step) const;
    /// Where men stand that are written so.
    std::vector<Spot> men(std::string_view written) const;
    /// The row of a seat's king from edge to edge.
    std::set<Spot> back_row(const Variant& variant, const SeatSaid& seat) const;

private:
    std::vector<std::vector<std::string_view>> rows_;
};

/// One step the way a seat looks.
Spot ahead_of(const SeatSaid& seat);

}  // namespace fourhand
