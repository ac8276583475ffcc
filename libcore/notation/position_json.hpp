// A position as JSON (schema/position.schema.json): the board in rows, whose turn it is, and all that the board cannot
// show.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// Reads the JSON object of a position for given rules; keys it does not know are ignored. Spans count from the
/// beginning of `text`.
Result<Setup> read_setup_json(std::string_view text, const Rules& rules);

/// The id under the key "variant"; empty if there is none, or no JSON.
std::string json_variant(std::string_view text);

/// The set-up as one JSON object in one line.
std::string write_setup_json(const Setup& setup, const Rules& rules);

/// The board as rows of cells, the highest rank first: "x,x,x,SR,1,SB,SQ,SK,SB,2,x,x,x".
std::vector<std::string> board_rows(const Setup& setup, const Rules& rules);

}  // namespace fourhand
