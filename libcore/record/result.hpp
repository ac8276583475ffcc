// What a record says of its result, and how the result of a game as played is said.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/outcome.hpp"
#include "rules/rules.hpp"

namespace fourhand {

/// A Result, understood in one way wherever it is checked, kept or searched for (formats/pgn4.md, "How a game ended"):
///
///     1-0, 0-1                the first team has won, has lost: that of the seat which comes first in the variant
///     1/2-1/2, ½-½, draw      a draw
///     win:W,E                 these seats have won, by any of their names
///     Ada: 31 - Bram: 47      points, joined to the players by their names; a name may hold a hyphen, " - " too
///     *, ?, Aborted           the game is open
///
/// Capitals do not count, nor blanks at the ends. Other words may stand around 1-0, 0-1 and 1/2.
struct GameResult {
    enum class Sort : std::uint8_t {
        Unsaid,  ///< there is no text
        Open,
        FirstTeam,
        SecondTeam,
        Draw,
        Seats,    ///< `winners` have won
        Points,   ///< `points` tell who
        Unclear,  ///< none of these
    };
    struct Part {
        std::string name;
        int points = 0;
    };

    Sort sort = Sort::Unsaid;
    SeatSet winners = 0;         ///< of Seats: at least one
    std::vector<Part> points{};  ///< of Points: at least one, in the order of the text
};

/// Reads a Result. Seats are named as place_of_seat() understands it; one that it does not know, and one that is named
/// twice, makes all unclear.
GameResult read_result(std::string_view text, const std::vector<SeatSaid>& seats);

/// The one spelling of a sort that is kept and searched for: "1-0", "0-1", "1/2-1/2", "*"; empty for all others.
std::string_view spelling(GameResult::Sort sort);

/// "1-0", "0-1", "1/2-1/2", "½-½" or "*": the whole of a result as PGN files have it behind their moves.
bool is_result(std::string_view word);

/// FirstTeam, SecondTeam or Draw, as a text says it somewhere between other words ("Red resigned. 0-1"), or "draw"
/// alone; else Unclear.
GameResult score_in(std::string_view text);

/// The names in "win:W,E"; none if a text is not written so.
std::vector<std::string_view> winners_named_in(std::string_view text);

/// Who has won: a bit for each seat, 0 for a draw. Nothing where the result does not tell it, as points do not, or 1-0
/// where everyone plays for himself. `rules` are those of the game; null where they are not known: then 1-0 tells
/// nothing.
std::optional<SeatSet> winners_of(const GameResult& result, const Rules* rules);

/// The points of each seat, whose players have these names, in turn order; nothing for a player of whom no part
/// speaks. Of players with the same name the first takes the first part.
std::vector<std::optional<int>> points_by_seat(const GameResult& result, const std::vector<std::string>& names);

/// Who has most of all points that are told, under such names; 0 if it is none of these players.
SeatSet leaders(const GameResult& result, const std::vector<std::string>& names);

/// The result of a game as played: "win:S,N", "draw", "points:S=31,W=47,N=36,E=83"; empty if it is not over.
std::string result_text(const Rules& rules, const Outcome& outcome);

}  // namespace fourhand
