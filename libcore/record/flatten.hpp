// Variations side by side, for programs that cannot read nested ones (chess.com's).
#pragma once

#include "record/game.hpp"

namespace fourhand {

/// The same game with every variation beginning at the main line: a variation of a variation becomes one of its own,
/// which repeats the moves that lead to it.
Game flattened(Game game);

}  // namespace fourhand
