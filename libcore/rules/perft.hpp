// Counting the positions that can be reached in so many plies: the yardstick of move generators.
#pragma once

#include <cstdint>

#include "rules/position.hpp"

namespace fourhand {

/// Positions after `depth` plies; a lost turn is one, a finished game has none. The last ply is counted without being played.
std::uint64_t perft(Position& position, int depth);

/// The same count with every last move made and taken back.
std::uint64_t perft_making_all(Position& position, int depth);

}  // namespace fourhand
