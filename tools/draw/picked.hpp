// The positions to draw: picked from a game by ply, from a text, or a variant's start.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/source.hpp"
#include "common/reading.hpp"
#include "record/game.hpp"

namespace fourhand {

/// The game of that number (from 1) in a source, with what was found wrong in it; no game if there are fewer.
struct PickedGame {
    std::optional<Game> game;
    Diagnostics findings;
    std::size_t games = 0;  ///< in the source
};

PickedGame pick_game(const Source& source, const VariantChoice& choice, std::size_t number);

/// A position with what is said about how it came about.
struct Picked {
    Setup setup;
    Move last;  ///< Move::pass() where nothing was played
    std::size_t ply = 0;
    std::string words;  ///< "ply 12, e2-e4"; empty at the start
    bool over = false;
};

/// Goes through the main line of a game, ply by ply, and gives the positions that are asked for in order.
class GameWalk {
public:
    /// Only for a game with rules.
    explicit GameWalk(const Game& game);

    std::size_t plies() const { return moves_.size(); }
    /// The position after that many plies; not fewer than the last one asked for, and not more than there are.
    Picked at(std::size_t ply);

private:
    Position position_;
    std::vector<Move> moves_;
};

Picked picked_position(const Position& position);

}  // namespace fourhand
