// What a diagram shows, in words: for its title, its description and the lines under it.
#pragma once

#include <string>
#include <vector>

#include "rules/rules.hpp"

namespace fourhand {

/// "Black", or "Yellow (SL)" where two armies have one colour.
std::string seat_title(const Rules& rules, Seat seat);

/// "Black to move" (or that the game is over), "frozen: White", "out: Red", "walking: Green": what of this there is.
std::vector<std::string> standing_notes(const Rules& rules, const Setup& setup, bool over);

/// The men of each army, "White: Kh1 Qg1 Rd1 ... d2 e2": a line for every army that has men. A pawn that marches
/// otherwise than its seat has its heading behind it.
std::vector<std::string> men_notes(const Rules& rules, const Setup& setup);

}  // namespace fourhand
