// A position in any form that tools accept: FEN4 (formats/fen4.md), or JSON
// (schema/position.schema.json).
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// Reads FEN4 or the JSON of a position under given rules.
Result<Position> read_position(std::string_view text, std::shared_ptr<const Rules> rules,
                               Diagnostics* doubts = nullptr);

/// The position as one JSON object: board, turn, frozen, out, rights, pending, and points, walkers where the game has
/// them.
std::string write_position_json(const Position& position);

/// Whether a position is the array of its rules as it is, without points and with nothing counted.
bool is_array(const Position& position);

}  // namespace fourhand
