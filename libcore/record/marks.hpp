// The signs behind and within a move, compared with what the move did.
#pragma once

#include <functional>

#include "base/diagnostic.hpp"
#include "record/slot.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// Compares x, the captured letter, + and # of a slot with the ply just played (play_noting) in `after`.
/// `count_checks` is false where the record writes no + for this move.
void compare_marks(const Slot& slot, const Position& after, bool count_checks,
                   const std::function<void(Diagnostic)>& report);

}  // namespace fourhand
