// A position as a drawing in plain letters.
#pragma once

#include <string>

#include "rules/position.hpp"

namespace fourhand {

/// A row a line, the highest rank first, with the names of ranks and files: "rQ" is a man, "." an empty square. Says
/// whose turn it is.
std::string board_text(const Position& position);

}  // namespace fourhand
