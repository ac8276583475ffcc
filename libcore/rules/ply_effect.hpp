// What a ply did besides moving a man.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/square.hpp"

namespace fourhand {

/// Men taken by one ply, and where they stood: one on the goal, and every pawn that passed over it.
class TakenMen {
public:
    struct Taken {
        Square square;
        Piece man;
    };
    void add(Square square, Piece man) { men_[count_++] = {square, man}; }
    bool empty() const { return count_ == 0; }
    const Taken& front() const { return men_.front(); }
    const Taken* begin() const { return men_.data(); }
    const Taken* end() const { return men_.data() + count_; }

private:
    std::array<Taken, max_seats + 1> men_;
    std::size_t count_ = 0;
};

/// What the last ply did besides moving a man; for marks, points and reports.
struct PlyEffect {
    int new_checks = 0;      ///< enemy kings attacked by a man that did not attack them before: one `+` each
    std::uint8_t mated = 0;  ///< players mated at once by this ply (frozen, or out), or by waking for it, a bit each
    std::uint8_t freed = 0;  ///< frozen players who came back to life
    std::uint8_t left = 0;   ///< players who left the game with this ply
    TakenMen taken;          ///< men taken by the mover, the one on the goal first
};

}  // namespace fourhand
