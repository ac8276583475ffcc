// A position for a terminal: letters in the colours of their seats, and what letters cannot show in words.
#pragma once

#include <string>

#include "rules/position.hpp"

namespace fourhand {

/// A rank a line, the highest first, with the names of ranks and files. A man is the letters of his seat and his kind
/// (rQ), in parentheses if frozen, with d before them if his player is out; a pawn with a mark if it marches another
/// way than its seat's. With colour the squares of the last move stand out.
std::string board_view(const Position& position, const Move& last, bool colour);

/// Whose turn it is, who is frozen, in check, or out; points; how the game ended. A line each, as far as there is
/// something to say.
std::string standings_view(const Position& position);

}  // namespace fourhand
