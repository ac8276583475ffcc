// A record whose moves have been played.
#pragma once

#include <algorithm>
#include <vector>

#include "record/game.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// The main line of a record, played to its end, and what was said of it.
struct PlayedRecord {
    const std::vector<Tag>& tags;
    const std::vector<Word>& words;  ///< of the main line
    const Position& end;

    bool has_word(Word word) const { return std::find(words.begin(), words.end(), word) != words.end(); }
};

}  // namespace fourhand
