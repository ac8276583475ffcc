// How a game ended: who won, with how many points, and why.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "board/square.hpp"

namespace fourhand {

/// Why a game is over. Words for people and JSON by spelling().
enum class Ending : std::uint8_t {
    None,       ///< the game goes on
    Mate,       ///< first mate decides (chess.com Teams, Green Chess)
    BothMated,  ///< every enemy (of one team) mated at the same time
    LastKing,   ///< all others are out
    Centre,     ///< the king sits in the centre
    Points,     ///< the last opponent has left; points decide
    Stalemate,
    Stuck,  ///< a team, or nobody at all, can move
    Repetition,
    FiftyMoves,
    Material,
    Resignation,
    Time,
};

struct Outcome {
    Ending ending = Ending::None;
    std::uint8_t winners = 0;                      ///< a bit a seat; none for a draw
    bool by_points = false;                        ///< the points decide; `winners` then is who has most
    std::array<std::int16_t, max_seats> points{};  ///< final points, bonuses of the ending included
    explicit operator bool() const { return ending != Ending::None; }
};

/// "checkmate", "all enemies mated", "threefold repetition", ...
std::string_view spelling(Ending ending);

}  // namespace fourhand
