// Games as the one position in which they stand: FEN4 or JSON, one line a game. Read, a line is a game without moves.
#pragma once

#include <iosfwd>
#include <memory>
#include <string_view>

#include "notation/notation.hpp"

namespace fourhand {

bool looks_like_fen4(std::string_view head);
/// Each line that is not empty is a FEN4; its variant is said by the options, by the FEN4 itself, or guessed from what
/// it holds.
void read_standing_positions(const Source& source, const ReadOptions& options, GameSink& sink, Diagnostics& findings);
/// The position after WriteOptions::ply plies of the main line, by default after the last.
std::unique_ptr<GameSink> write_fen4_positions(std::ostream& out, const WriteOptions& options);
std::unique_ptr<GameSink> write_json_positions(std::ostream& out, const WriteOptions& options);

}  // namespace fourhand
