// A move tried on the board: who attacks whom after it, without a ply being made.
#pragma once

#include <array>
#include <cstdint>

#include "rules/position.hpp"

namespace fourhand {

/// Puts the cells as a move leaves them, the mover's king and an open double step with them, and puts all back when it
/// goes out of scope. Lists of men, standings and keys are left alone. Trials nest, but end in reverse order.
class Trial {
public:
    /// `open` are the owners whose double steps the mover may still take en passant.
    Trial(const Position& position, Seat mover, SeatSet open, const Move& move);
    ~Trial();
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

private:
    void set(Square square, Piece piece);
    void take_passers(SeatSet open, Square goal);
    void castle_rook(const Move& move);
    void open_double_step(Square passed, Square pawn);

    Position& at_;
    std::size_t me_;
    std::size_t count_ = 0;
    std::array<std::pair<Square, Piece>, max_seats + 4> before_;
    std::uint16_t king_before_;
    Seat counted_from_before_;
    SeatSet ghosts_before_;
    bool checks_known_before_;
    DoubleStep double_step_before_;
};

}  // namespace fourhand
