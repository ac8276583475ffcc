// Games as JSON, one object a game (formats/game-json.md, schema/game.schema.json).
#pragma once

#include <iosfwd>
#include <memory>
#include <string_view>

#include "notation/notation.hpp"

namespace fourhand {

bool looks_like_json(std::string_view head);
/// An object with a board or men and without moves is a position (schema/position.schema.json): a game that stands
/// there.
void read_json_games(const Source& source, const ReadOptions& options, GameSink& sink, Diagnostics& findings);
std::unique_ptr<GameSink> write_json_games(std::ostream& out, const WriteOptions& options);

}  // namespace fourhand
