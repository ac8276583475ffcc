// Games in coordinates: moves between white space, comments and tags behind # (formats/coordinates.md).
#pragma once

#include <iosfwd>
#include <memory>
#include <string_view>

#include "notation/notation.hpp"
#include "record/replay.hpp"

namespace fourhand {

bool looks_like_coordinates(std::string_view head);
void read_coordinate_games(const Source& source, const ReadOptions& options, GameSink& sink, Diagnostics& findings);
std::unique_ptr<GameSink> write_coordinate_games(std::ostream& out, const WriteOptions& options);

/// Plays a move or a word ("stalemate", "claim", "draw", "mated") in coordinates; a text that cannot be played is
/// reported, and the answer is false.
bool enter_coordinates(std::string_view text, Span where, Replay& replay);

}  // namespace fourhand
