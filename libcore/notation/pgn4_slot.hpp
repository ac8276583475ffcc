// One word of PGN4 move text read as what it says of a slot (formats/pgn4.md, "Moves").
#pragma once

#include <array>
#include <string_view>

#include "base/result.hpp"
#include "board/board.hpp"
#include "record/slot.hpp"

namespace fourhand {

/// Reads a word: a move, O-O, --, or one of R T S # C D P. `where` is its place; the slot keeps views into `word`.
/// Errors: bad-move-text; illegal-move for a square that the board does not have; unsupported-move for drops, gates and
/// ducks.
Result<Slot> read_slot(std::string_view word, const Board& board, Span where);

/// The NAG that a sign like "!?" means (1 to 6); 0 for any other text.
inline int nag_of(std::string_view sign) {
    constexpr std::array<std::string_view, 6> signs = {"!", "?", "!!", "??", "!?", "?!"};
    if (sign.size() > 2) return 0;
    for (std::size_t i = 0; i < signs.size(); ++i)
        if (sign == signs[i]) return static_cast<int>(i) + 1;
    return 0;
}

}  // namespace fourhand
