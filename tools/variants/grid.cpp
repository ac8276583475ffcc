// A drawing taken apart.
#include "variants/grid.hpp"

#include "base/text.hpp"

namespace fourhand {

StartGrid::StartGrid(const ArraySaid& array) {
    for (const std::string& row : array.rows) rows_.push_back(words(row));
}

bool StartGrid::is_square(Spot place) const {
    if (place.row < 0 || place.row >= static_cast<int>(rows_.size()) || place.column < 0) return false;
    const auto& row = rows_[static_cast<std::size_t>(place.row)];
    return place.column < static_cast<int>(row.size()) && row[static_cast<std::size_t>(place.column)] != "--";
}

std::vector<Spot> StartGrid::squares() const {
    std::vector<Spot> places;
    for (int row = static_cast<int>(rows_.size()) - 1; row >= 0; --row)
        for (int column = 0; column < static_cast<int>(rows_[static_cast<std::size_t>(row)].size()); ++column)
            if (is_square({row, column})) places.push_back({row, column});
    return places;
}

std::string StartGrid::name(Spot place) const {
    return static_cast<char>('a' + place.column) + std::to_string(static_cast<int>(rows_.size()) - place.row);
}

int StartGrid::sum(Spot place) const { return place.column + 1 + static_cast<int>(rows_.size()) - place.row; }

std::vector<Spot> StartGrid::run(Spot at, Spot step) const {
    std::vector<Spot> places;
    for (; is_square(at); at = at + step) places.push_back(at);
    return places;
}

std::vector<Spot> StartGrid::men(std::string_view written) const {
    std::vector<Spot> places;
    for (const Spot place : squares())
        if (rows_[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)].starts_with(written))
            places.push_back(place);
    return places;
}

std::set<Spot> StartGrid::back_row(const Variant& variant, const SeatSaid& seat) const {
    std::set<Spot> places;
    const Spot ahead = ahead_of(seat);
    for (const PieceSaid& piece : variant.pieces)
        if (piece.royal)
            for (const Spot king : men(seat.letter + piece.letter))
                for (const int way : {1, -1})
                    for (const Spot place : run(king, {ahead.column * way, ahead.row * way})) places.insert(place);
    return places;
}

Spot ahead_of(const SeatSaid& seat) {
    if (seat.ahead == "north") return {-1, 0};
    if (seat.ahead == "south") return {1, 0};
    return {0, seat.ahead == "east" ? 1 : -1};
}

}  // namespace fourhand
