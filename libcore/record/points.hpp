// Games that are played for points: those that a record gives its players compared with those of the game as played.
#pragma once

#include <array>
#include <vector>

#include "base/diagnostic.hpp"
#include "record/played.hpp"

namespace fourhand {

/// Whether a Result lists points: "Ada: 31 - Bram: 47 - Cleo: 36 - Dov: 83".
bool tells_points(const Tag& result);

/// Reports points-disagree where the points of such a Result are others than those of the game as played, and
/// result-disagrees where a player has none. Only for rules with points.
void check_points(const PlayedRecord& record, const Tag& result, Diagnostics& findings);

/// Reports termination-disagrees where the bonuses of a Termination, "(Green +20)", are not what the ending is worth.
/// Only for rules with points.
void check_bonus(const PlayedRecord& record, const Tag& termination, Diagnostics& findings);

/// Points at the end, bonuses of the ending and of an agreed draw included.
std::array<int, max_seats> final_points(const Position& end, const std::vector<Word>& words);

}  // namespace fourhand
