// What players said and agreed, as JSON (formats/pgn4.md, "Commands"; schema/replay.schema.json, "said").
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "record/said.hpp"

namespace fourhand {

/// One object a command of the comments that can be read, in order: {"alliance":{"members":["S","W"],...}}; an empty
/// list if there is none.
nlohmann::ordered_json said_json(const std::vector<std::string>& comments, const Rules& rules);

}  // namespace fourhand
