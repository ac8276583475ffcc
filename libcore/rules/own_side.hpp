// The board as one sees it who marches over it: steps turned his way, ranks counted from his own side.
#pragma once

#include <string_view>

#include "board/board.hpp"
#include "rules/variant.hpp"

namespace fourhand {

/// The signs of the directions of march, clockwise from north.
inline constexpr std::string_view headings = "^>v<";

/// Quarter turns clockwise from north to a direction's word (SeatSaid::ahead).
constexpr int quarter_of(std::string_view ahead) {
    return ahead == "east" ? 1 : ahead == "south" ? 2 : ahead == "west" ? 3 : 0;
}

/// A step as it goes on the board for one who looks so many quarter turns clockwise from north.
constexpr Direction turned(Direction step, int quarters) {
    for (; quarters > 0; --quarters) step = {step.ranks, -step.files};
    return step;
}

/// The square a step further on; Square::none where the board has a hole or ends.
inline Square beyond(const Board& board, Square from, Direction step) {
    const Place place = board.place(from);
    return board.at({place.file + step.files, place.rank + step.ranks});
}

/// The rank of a square counted from the side of one who looks so many quarter turns clockwise from north; the first
/// is 1, and all of it is his back row.
inline int own_rank(const Board& board, Square square, int quarters) {
    const Place place = board.place(square);
    switch (quarters) {
        case 0: return place.rank + 1;
        case 1: return place.file + 1;
        case 2: return board.height() - place.rank;
        default: return board.width() - place.file;
    }
}

}  // namespace fourhand
