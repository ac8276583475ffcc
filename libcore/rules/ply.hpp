// The hand of the laws: every change that a law makes to a position goes through here, and is taken back with the ply.
#pragma once

#include "rules/position.hpp"

namespace fourhand {

class Ply {
public:
    explicit Ply(Position& position) : position_(position) {}

    const Position& position() const { return position_; }
    const Rules& rules() const { return position_.rules(); }
    /// The move of this ply.
    const Move& move() const { return position_.undo_.back().move; }
    /// How a player stood when this ply began.
    Standing standing_before(Seat seat) const { return position_.players_before(1).standings[index(seat)]; }
    /// Whether this ply attacks a seat's king anew (as PlyEffect::new_checks counts).
    bool checks_anew(Seat seat) const { return (position_.undo_.back().new_checks >> index(seat) & 1) != 0; }
    /// This ply has mated a player at once, or taken his king: the move carries a `#` for him.
    void note_mate(Seat seat);
    /// Whether a ply is under way; at the set-up of a position the first turn begins without one.
    bool has_move() const { return !position_.undo_.empty(); }

    /// A player leaves his standing for another. Whoever becomes out or walks is noted in the order of leaving.
    void set_standing(Seat seat, Standing standing);
    /// A partner's move has left a frozen player not mated (release_by = partner).
    void set_released(Seat seat, bool released);
    void remove(Square square);
    void put(Square square, Piece man);
    /// The square is taken away for good; what stands on it goes with it.
    void wall(Square square);
    void set_removed(Seat seat);
    void award(Seat seat, int points);
    /// The game is over at this moment, whatever the position says later.
    void finish(Ending ending, std::uint8_t winners);

private:
    Position& position_;
};

}  // namespace fourhand
