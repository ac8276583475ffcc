// Counting of positions: how many are reached in so many plies. The engine's touchstone.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "rules/position.hpp"

namespace fourhand {

/// Positions reached after exactly `depth` plies (0: this one alone). A lost turn is one ply, a finished game has none.
/// The position is played on and taken back; the last ply is counted without being played.
std::uint64_t perft(Position& position, int depth);

/// The same count with every last move made and taken back, for the bench.
std::uint64_t perft_making_all(Position& position, int depth);

/// The same by the first move, in the order of legal_moves(). `depth` is at least 1.
std::vector<std::pair<Move, std::uint64_t>> divided_perft(Position& position, int depth);

}  // namespace fourhand
