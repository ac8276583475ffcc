// The terms that look at what players said and agreed (formats/pgn4.md, "Commands").
#pragma once

#include "query/terms.hpp"

namespace fourhand {

/// "S+W", "S+W vs N", "betrayed", "S+W betrayed by W", "any": an alliance that was made, or that ended so.
Result<RemarkTest> alliance_term(const Argument& argument);
/// "any", "W", "W+E": a change of seats, in which these took part.
Result<RemarkTest> switch_term(const Argument& argument);
/// "any", the seat of the player on whom the arbiter laid a penalty, or a text in the arbiter's words. What some
/// variant calls a seat is one.
Result<RemarkTest> penalty_term(const Argument& argument);
/// A text that somebody said.
Result<RemarkTest> talk_term(const Argument& argument);

}  // namespace fourhand
