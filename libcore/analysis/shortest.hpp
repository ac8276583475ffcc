// The shortest game: how few plies lead to a win when all players help each other to it.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "rules/position.hpp"

namespace fourhand {

/// What is sought.
struct ShortestWish {
    SeatSet winners = 0;  ///< at least one of them is to win, a bit a seat; resignations are no help
    int most_plies = 0;   ///< longer games are not looked for
};

/// How far the search is: no win in fewer than `plies` plies, `positions` looked at so far. False stops it.
using ShortestProgress = std::function<bool(int plies, std::uint64_t positions)>;

struct ShortestGame {
    bool found = false;
    bool proved = false;      ///< found: no shorter game exists; not found: there is none within most_plies
    int none_below = 0;       ///< games of fewer plies do not exist
    std::vector<Move> moves;  ///< from the position given to the win
    std::uint64_t positions = 0;
};

/// Searches plies by deepening, every legal move of every player. What is known not to lead to a win in so many plies
/// is remembered by the position's key (56 bits of it) and not searched again; what cannot win in time by the laws'
/// own reckoning (Law::least_plies) is not searched at all. Draws by counting do not occur within so few plies and are
/// not told apart. The position is left as it was.
ShortestGame shortest_game(Position& position, const ShortestWish& wish, const ShortestProgress& progress);

}  // namespace fourhand
