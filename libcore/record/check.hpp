// What a record says of its end (Result, Termination, points) compared with the game as played.
#pragma once

#include "base/diagnostic.hpp"
#include "record/played.hpp"

namespace fourhand {

/// Reports result-disagrees, termination-disagrees and points-disagree at the tags concerned. Facts that no board can
/// show (resignations that were not written down, time, agreement, adjudication by name and with a reason) are believed
/// where they are said and do not contradict the result or each other.
void check_end(const PlayedRecord& record, Diagnostics& findings);

}  // namespace fourhand
