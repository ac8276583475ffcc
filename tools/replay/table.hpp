// The people at the table: who plays which army, and what they said and agreed up to a ply.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "common/players.hpp"
#include "record/said.hpp"
#include "replay/walk.hpp"

namespace fourhand {

class Table {
public:
    /// Of a line with a start; it must outlive the table.
    explicit Table(const GameLine& line);

    const Players& players() const { return players_; }

    /// After so many plies: the players, what has just been said, and the alliances that stand; a line each, as far as
    /// there is something to say.
    std::string view(std::size_t plies) const;

private:
    std::string players_in_words(std::size_t plies) const;
    std::string alliances_in_words(std::size_t plies) const;

    const GameLine& line_;
    const Rules& rules_;
    Players players_;
};

/// A comment without those of its commands that can be read: what is left to print.
std::string without_commands(std::string_view comment, const Rules& rules);

}  // namespace fourhand
