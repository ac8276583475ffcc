// A position as somebody says it: not yet checked. Position::from makes it playable or says why not.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board/square.hpp"

namespace fourhand {

/// How a player stands. A walking player has left, but his king moves on (chess.com).
enum class Standing : std::uint8_t { Playing, Frozen, Walking, Out };

/// A pawn's double step that may still be answered en passant. At most one a seat.
struct DoubleStep {
    Square passed = Square::none;
    Square pawn = Square::none;
    friend bool operator==(const DoubleStep&, const DoubleStep&) = default;
};

struct Setup {
    std::vector<Piece> cells;  ///< by square; Piece::wall for a square that was removed
    Seat turn = Seat{0};
    std::array<Standing, max_seats> standings{};
    std::vector<Seat> left;                             ///< who is out or walks, in the order they left
    std::array<std::vector<Square>, max_seats> rights;  ///< rooks with which the king may still castle
    std::array<DoubleStep, max_seats> double_steps{};   ///< by who pushed
    std::array<bool, max_seats> removed{};              ///< whose section is gone (Loeb)
    std::array<bool, max_seats> released{};             ///< frozen, and released by a partner (release_by = partner)
    std::array<bool, max_seats> timed_out{};            ///< those who left by the clock
    std::array<int, max_seats> points{};
    int clock = 0;  ///< plies since the last capture or pawn move
    friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace fourhand
