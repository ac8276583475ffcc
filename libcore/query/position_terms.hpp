// The terms that look at the positions of a game.
#pragma once

#include "query/terms.hpp"

namespace fourhand {

/// A position in any form that PositionSense reads. It is looked for under every rule set of the database that can hold
/// it. One that no variant can hold is wrong; the complaint is that of the rules that came nearest to reading it.
Result<PositionTest> position_term(const Argument& argument, const PositionSense& sense);
/// "e2-e4": the ply that led here went from one square to the other. Some board must have both.
Result<PositionTest> move_term(const Argument& argument, const PositionSense& sense);
/// "Q", the letter of a piece in some variant, in capitals or not: the ply that led here promoted a pawn to it.
Result<PositionTest> promotion_term(const Argument& argument, const PositionSense& sense);
/// "any" or a seat that some variant has: one of his pawns walks back.
Result<PositionTest> turned_term(const Argument& argument, const PositionSense& sense);

}  // namespace fourhand
