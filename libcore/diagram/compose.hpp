// A position becomes a scene: board, coordinates, men, marks, whose turn it is.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "diagram/liveries.hpp"
#include "diagram/scene.hpp"
#include "diagram/style.hpp"
#include "rules/rules.hpp"

namespace fourhand {

/// What a diagram shows besides the men.
struct DiagramOptions {
    Seat bottom =
        Seat::none;  ///< who sits at the bottom; none: the board as its squares are named, a1 at the lower left
    bool coordinates = true;
    bool turn = true;     ///< mark whose turn it is
    bool over = false;    ///< the game is over: nobody is to move
    bool legend = false;  ///< a line for each army under the board: its man, its colour, its player, how he stands
    bool points = false;  ///< in the legend, where the game has points
    std::array<std::string, max_seats> players{};  ///< names for the legend, UTF-8; may be empty
    std::string title;  ///< what the picture is called for those who cannot see it; empty: the variant's title
};

/// What is pointed out on the board. Squares may be Square::none.
struct Marks {
    Square from = Square::none;  ///< the last move
    Square to = Square::none;
    bool arrow = false;  ///< draw it as an arrow too
};

/// Composes diagrams of one game in one style; keeps what they have in common.
class Composer {
public:
    /// The complaint is about an outline file that cannot be read.
    static Result<Composer> make(std::shared_ptr<const Rules> rules, const Style& style);

    /// `setup` must hold a cell for every square of the rules' board.
    Scene compose(const Setup& setup, const Marks& marks, const DiagramOptions& options) const;

private:
    Composer(std::shared_ptr<const Rules> rules, const Style& style, Cues cues);

    std::shared_ptr<const Rules> rules_;
    Style style_;
    Liveries liveries_;
    std::vector<std::shared_ptr<const Outline>> outlines_;
    std::vector<std::size_t> outline_of_;  ///< by kind: which of the outlines
};

}  // namespace fourhand
