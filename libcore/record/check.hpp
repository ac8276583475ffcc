// What a record says of its end (Result, Termination, points) compared with the game as played.
#pragma once

#include <string>

#include "base/diagnostic.hpp"
#include "record/played.hpp"

namespace fourhand {

/// Reports result-disagrees, termination-disagrees and points-disagree at the tags concerned. Facts that no board can
/// show (resignations that were not written down, time, agreement, adjudication by name and with a reason) are believed
/// where they are said and do not contradict the result or each other.
void check_end(const PlayedRecord& record, Diagnostics& findings);

/// "win:S,N", "draw", "points:S=31,W=47,N=36,E=83"; empty while the game goes on.
std::string result_text(const Rules& rules, const Outcome& outcome);

}  // namespace fourhand
