// The terms that look at what players said and agreed (formats/pgn4.md, "Commands").
#pragma once

#include "query/terms.hpp"

namespace fourhand {

/// "S+W", "S+W vs N", "betrayed", "S+W betrayed by W", "any": an alliance that was made, or that ended so.
Result<RemarkTest> alliance_term(const Argument& argument);
/// A text that somebody said.
Result<RemarkTest> talk_term(const Argument& argument);

}  // namespace fourhand
