// What a record says of its end in words: "Red resigned. 0-1", "time, S", "adjudication by Cleo: the hall was closed".
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "record/game.hpp"
#include "rules/rules.hpp"

namespace fourhand {

/// What brings a game to its end. Of several that a text speaks of, the first in this order counts.
enum class Way : std::uint8_t {
    Resignation,
    Time,     ///< a flag has fallen
    Forfeit,  ///< a player has forfeited or abandoned the game; it is not said how
    Adjudication,
    Agreement,
    Stalemate,
    Mate,
    Repetition,
    FiftyMoves,
    Material,
    Stuck,  ///< nobody can move
    LastKing,
    Centre,
    Unsaid,
};

/// Whether somebody has left by that way: no board can show it.
constexpr bool is_leaving(Way way) { return way <= Way::Forfeit; }

/// A text on the end of a game, understood. Words count whole, in capitals or small letters, in any order that
/// formats/pgn4.md tells of; what is not understood says nothing.
struct Termination {
    Way way = Way::Unsaid;
    std::optional<SeatSet> score;  ///< whom "1-0", "1/2-1/2", ... lets win (score_in() of record/result.hpp)
    SeatSet left = 0;              ///< who resigned, overstepped the time, forfeited
    bool others_left = false;      ///< "the others resigned": all but the winners
    SeatSet won = 0;               ///< of whom it is said that they win
    bool drawn = false;            ///< "draw", "drawn"
    bool judge_named = false;      ///< adjudication "by NAME"
    bool judged_why = false;       ///< adjudication with a reason: behind ":", "(", "because", "since" or "after"
};

/// Seats are known by ids, letters, colours and other names, by the first words of a name ("Yellow" for both Yellow
/// armies), and by the names that the tags give the players.
Termination read_termination(std::string_view text, const Rules& rules, const std::vector<Tag>& tags);

}  // namespace fourhand
