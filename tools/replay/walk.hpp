// A game's main line, walked forwards and backwards.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/source.hpp"
#include "common/reading.hpp"
#include "record/game.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// A ply as it is shown: the move and what the record remarks on it.
struct Step {
    Move move;
    std::vector<std::string> comments;
};

/// What there is to walk through.
struct GameLine {
    std::optional<Position> start;  ///< nothing for a game that cannot be played
    std::vector<Tag> tags;
    std::vector<std::string> comments;  ///< before the first ply
    std::vector<Step> steps;
    Diagnostics findings;
    bool whole = false;     ///< nothing of the record is left unplayed
    std::size_t games = 0;  ///< in the source
};

/// The main line of the game of that number (from 1) in a source; without a start if there are fewer games.
GameLine line_of_game(const Source& source, const VariantChoice& choice, std::size_t number);

/// Moves in coordinates, played on from a position.
GameLine line_from(const Position& start, const Source& moves);

class Walk {
public:
    /// Only for a line with a start; it must outlive the walk.
    explicit Walk(const GameLine& line) : line_(line), position_(*line.start) {}

    std::size_t plies() const { return line_.steps.size(); }
    std::size_t at() const { return at_; }
    const Position& position() const { return position_; }
    /// Plays on or takes back until so many plies are played, at most all.
    void go_to(std::size_t ply);
    /// The ply played last: only if there is one.
    const Step& step() const { return line_.steps[at_ - 1]; }
    /// What was remarked on it; at the start, before the first ply.
    const std::vector<std::string>& comments() const { return at_ == 0 ? line_.comments : step().comments; }
    /// "White Qg1-j4+", the ply played last: only if there is one.
    std::string words() const;

private:
    const GameLine& line_;
    Position position_;
    std::size_t at_ = 0;
};

}  // namespace fourhand
