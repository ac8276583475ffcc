// Games written as Loeb wrote them: pC2-C4, pB3-D3, nB5-C3 (formats/pgn4.md, "Loeb's way"). PGN4's reader reads them.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

#include "notation/notation.hpp"

namespace fourhand {

/// A PGN4 token that begins with a square or a man's letter, with small letters for men and capitals for squares.
std::string loebs_way(std::string_view pgn4_move);

/// Writes tags as PGN4 does, then the main line, one round a line, and its comments.
std::unique_ptr<GameSink> write_loeb_games(std::ostream& out, const WriteOptions& options);

}  // namespace fourhand
