// Games that are played for points: those that a record gives its players compared with those of the game as played.
#pragma once

#include <array>
#include <vector>

#include "base/diagnostic.hpp"
#include "record/played.hpp"
#include "record/result.hpp"

namespace fourhand {

/// Reports, at its tag, points-disagree where the points of a Result are others than those of the game as played, and
/// result-disagrees where a player has none. Only for rules with points and a Result of GameResult::Sort::Points.
void check_points(const PlayedRecord& record, const Tag& at, const GameResult& result, Diagnostics& findings);

/// Reports termination-disagrees where the bonuses of a Termination, "(Green +20)", are not what the ending is worth.
/// Only for rules with points.
void check_bonus(const PlayedRecord& record, const Tag& termination, Diagnostics& findings);

/// Points at the end, bonuses of the ending and of an agreed draw included.
std::array<int, max_seats> final_points(const Position& end, const std::vector<Word>& words);

}  // namespace fourhand
