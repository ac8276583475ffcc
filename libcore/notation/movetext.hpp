// A single move as text, both ways, driven by the variant's letters and square names.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// Coordinates (formats/coordinates.md): "e2-e4", "h7-h8=Q", "h1-j1" for castling, "pass", "resign", "timeout", Loeb's
/// "/all", "/Kc1", "/Ra3,Pc2". Without a position the men put back are named one by one.
std::string coordinates(const Rules& rules, Seat mover, const Move& move);

/// The same of a legal move in a position: "/all" where every man is put back that can be.
std::string coordinates(const Position& before, const Move& move);

/// The move that a text in coordinates means in a position; the error says whether it is no move text or not legal.
/// "=Q" may be left out where a pawn can become nothing else.
Result<Move> read_coordinates(std::string_view text, const Position& position);

/// Why read_coordinates() finds such a text not legal; an empty word where it does not, or cannot read it.
Refusal refusal_of_coordinates(std::string_view text, const Position& position);

/// The canonical PGN4 token of a legal move: "Qh1xRh8+", "O-O", "e7xd8=Q+", "--"; marks by the rules. Loeb's men put
/// back come last: "Qd5xKd6+/all". `position` is the position before the move; it is played and taken back to find the
/// marks.
std::string pgn4_token(Position& position, const Move& move);

/// The same, and leaves the position after the move.
std::string play_pgn4_token(Position& position, const Move& move);

}  // namespace fourhand
