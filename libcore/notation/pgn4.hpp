// PGN4: games as chess.com exports them, and our own with the same means (formats/pgn4.md).
#pragma once

#include <iosfwd>
#include <memory>
#include <string_view>

#include "notation/notation.hpp"

namespace fourhand {

bool looks_like_pgn4(std::string_view head);
void read_pgn4(const Source& source, const ReadOptions& options, GameSink& sink, Diagnostics& findings);
std::unique_ptr<GameSink> write_pgn4(std::ostream& out, const WriteOptions& options);

}  // namespace fourhand
