// The drawing of a start taken apart: the board, and the men on it.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "board/board.hpp"
#include "rules/variant.hpp"

namespace fourhand {

/// A man as a cell of a drawing names him.
struct DrawnMan {
    std::size_t seat = 0;   ///< in Variant::seats
    std::size_t piece = 0;  ///< in Variant::pieces
    char heading = 0;       ///< the mark of his march behind him, one of ^ > v <; 0 if there is none
};

/// Whether a cell of a drawing is no square of the board.
bool is_hole(std::string_view cell);

/// Whether a cell is a square without a man.
bool is_empty_square(std::string_view cell);

/// The man of a cell; nothing for a cell that names no man, or two.
std::optional<DrawnMan> man_in(const Variant& variant, std::string_view cell);

struct Drawing {
    Board board;
    std::vector<std::optional<DrawnMan>> men;  ///< by square
};

/// An array of a variant as load_variant gave it.
Drawing take_apart(const Variant& variant, const ArraySaid& array);

/// The board alone, which is the same for all arrays of a variant that is not abstract.
Board board_of(const Variant& variant);

}  // namespace fourhand
