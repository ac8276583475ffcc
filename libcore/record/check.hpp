// What a record says of its end (Result, Termination, points) compared with the game as played.
#pragma once

#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "record/game.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// The main line of a record, played to its end, and what was said of it.
struct PlayedRecord {
    const std::vector<Tag>& tags;
    const std::vector<Word>& words;  ///< of the main line
    const Position& end;
};

/// Reports result-disagrees, termination-disagrees and points-disagree at the tags concerned. Facts that no board can
/// show (resignations that were not written down, time, agreement) are believed.
void check_end(const PlayedRecord& record, Diagnostics& findings);

/// Points at the end, bonuses of the ending and of an agreed draw included.
std::array<int, max_seats> final_points(const Position& end, const std::vector<Word>& words);

/// "win:S,N", "draw", "points:S=31,W=47,N=36,E=83"; empty while the game goes on.
std::string result_text(const Rules& rules, const Outcome& outcome);

}  // namespace fourhand
