// Men as the JSON of positions spells them: SK, NLQ, WP>, SP*.
#pragma once

#include <string_view>

#include "base/result.hpp"
#include "notation/cells.hpp"
#include "rules/rules.hpp"

namespace fourhand {

/// The man of a seat on a square: his kind's letter, then the way a pawn marches where it is not its seat's, then * for
/// a pawn that has moved. `whole` is the text that an error quotes and points at.
Result<Piece> man_of_kind(Seat seat, std::string_view kind, const TextAt& whole, Square square, const Rules& rules);

/// The man that a cell means: the seat before the kind, or d for a dead man whose owner nobody knows.
Result<Piece> man_in_cell(const TextAt& cell, Square square, const Rules& rules);

}  // namespace fourhand
