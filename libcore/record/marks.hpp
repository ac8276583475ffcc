// The signs behind and within a move, compared with what the move did.
#pragma once

#include <vector>

#include "base/diagnostic.hpp"
#include "record/slot.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// Compares x, the captured letter, + and # of a slot with the ply just played (play_noting) in `after`; what
/// disagrees. `count_checks` is false where the record writes no + for this move.
std::vector<Diagnostic> compare_marks(const Slot& slot, const Position& after, bool count_checks);

}  // namespace fourhand
