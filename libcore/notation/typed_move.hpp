// A move as a person types it at a prompt: in coordinates, or as PGN4 writes it.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// "e2-e4", "Bd5xb7+", "h7-h8=Q", "O-O", "--", "pass": the move that is meant. The letters of men and the marks behind
/// a move are not compared with the position. The error says whether it is no move text or not legal, and then why.
Result<Move> read_typed_move(std::string_view text, const Position& position);

/// The same text in coordinates, legal or not; as it is where it cannot be said so.
std::string typed_in_coordinates(std::string_view text, const Position& position);

}  // namespace fourhand
