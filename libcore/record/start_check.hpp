// What a record says before its first move, compared with the rules: the array, the players, the partners, the talk.
#pragma once

#include <vector>

#include "base/diagnostic.hpp"
#include "record/game.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// Reports not-this-array (at the tag StartFen4, else at `game`), tag-disagrees (at players of no army of this game,
/// Partners, Talk), and repeated-tag (at the second of two tags that name one army by different names).
void check_start(const std::vector<Tag>& tags, const Position& start, Span game, Diagnostics& findings);

/// "White+Yellow Black+Red": who plays with whom; empty where everyone plays for himself.
std::string partners_text(const Rules& rules);

}  // namespace fourhand
