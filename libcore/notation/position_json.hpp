// A position as JSON (schema/position.schema.json): the board in rows, whose turn it is, and all that the board cannot
// show.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "notation/json_tree.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// Reads the JSON object of a position for given rules. A key that it does not know is an error. Spans count from the
/// beginning of `text`.
Result<Setup> read_setup_json(std::string_view text, const Rules& rules);

/// Whether an object that stands where games stand is a position: it has a board or men, and no moves.
bool is_position(const JsonNode& object);
bool is_position_key(std::string_view key);

/// The id under the key "variant"; empty if there is none, or no JSON.
std::string json_variant(std::string_view text);

/// The set-up as one JSON object in one line.
std::string write_setup_json(const Setup& setup, const Rules& rules);

/// The board as rows of cells, the highest rank first: "x,x,x,SR,1,SB,SQ,SK,SB,2,x,x,x".
std::vector<std::string> board_rows(const Setup& setup, const Rules& rules);

}  // namespace fourhand
