// Which rule of its game a refused move breaks, as the notes of the variant name it.
#pragma once

#include <string_view>

#include "rules/position.hpp"
#include "rules/variant.hpp"

namespace fourhand {

/// The note on the rule that forbids a move in coordinates to the player whose turn it is; null where the variant has
/// no note on it, or the text is no such move.
const Note* rule_broken(std::string_view text, const Position& position);

}  // namespace fourhand
