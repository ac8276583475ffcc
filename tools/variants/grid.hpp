// The drawing of a start as squares with men on them: what is told of a board is looked up here.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rules/variant.hpp"

namespace fourhand {

/// A square of a drawing; rows are counted from above. Also a step from one to another.
struct Place {
    int row = 0, column = 0;
    auto operator<=>(const Place&) const = default;
    Place operator+(Place step) const { return {row + step.row, column + step.column}; }
};

class Grid {
public:
    /// The array must outlive the grid.
    explicit Grid(const ArraySaid& array);

    const std::vector<std::vector<std::string_view>>& rows() const { return rows_; }
    bool is_square(Place place) const;
    /// All squares, the lowest rank first.
    std::vector<Place> squares() const;
    /// "d3".
    std::string name(Place place) const;
    /// File and rank added up, counted from 1: what a square's colour depends on.
    int sum(Place place) const;

    /// A place and those beyond it in a direction, up to the edge or a hole.
    std::vector<Place> run(Place at, Place step) const;
    /// Where men stand that are written so.
    std::vector<Place> men(std::string_view written) const;
    /// The row of a seat's king from edge to edge.
    std::set<Place> back_row(const Variant& variant, const SeatSaid& seat) const;

private:
    std::vector<std::vector<std::string_view>> rows_;
};

/// One step the way a seat looks.
Place ahead_of(const SeatSaid& seat);

}  // namespace fourhand
