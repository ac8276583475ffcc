// One ply of one player: a move, a lost turn, or a resignation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/square.hpp"

namespace fourhand {

struct Move {
    enum class Sort : std::uint8_t {
        Step,       ///< an ordinary move or capture; a leap over a partner's pawn too
        Double,     ///< a pawn's double step
        EnPassant,  ///< a pawn capture that takes pawns which passed over its goal (and an enemy man on it)
        Castle,     ///< `from` and `to` are the king's squares
        Pass,       ///< a lost turn; no squares
        Resign,     ///< leaves the game by his own will; with squares: and his king walks in the same slot
        Timeout,    ///< leaves the game by the clock; likewise
        Penalty,  ///< a turn that the arbiter takes from a player who could move; no squares (formats/engine.md, 16.23)
    };

    Square from = Square::none;
    Square to = Square::none;
    Kind becomes = Kind::none;  ///< what a pawn is promoted to; none for everything that the rules decide alone
    Sort sort = Sort::Step;
    std::uint16_t put_back = 0;  ///< Loeb: men put back, a bit per starting square in the order of Rules::home(seat)
    Square king_back = Square::none;  ///< Loeb: where the own king is put back, if a choice had to be made

    friend bool operator==(const Move&, const Move&) = default;
    /// Whether the mover leaves the game with it.
    bool leaves() const { return sort == Sort::Resign || sort == Sort::Timeout; }
    /// Whether the turn is lost, and nothing moves.
    bool loses_turn() const { return sort == Sort::Pass || sort == Sort::Penalty; }
    static constexpr Move pass() { return of(Sort::Pass); }
    static constexpr Move of(Sort sort) {
        Move move;
        move.sort = sort;
        return move;
    }
};

/// Room for the moves of one position; keeps its memory from use to use.
class MoveList {
public:
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Move& operator[](std::size_t i) const { return moves_[i]; }
    void clear() { size_ = 0; }

    /// For generators: space for `most` more moves, where they may be written; then how many were.
    Move* room(std::size_t most) {
        if (moves_.size() < size_ + most) moves_.resize(size_ + most);
        return moves_.data() + size_;
    }
    void wrote(const Move* past_last) { size_ = static_cast<std::size_t>(past_last - moves_.data()); }
    void push(const Move& move) { *room(1) = move, ++size_; }

private:
    std::vector<Move> moves_;
    std::size_t size_ = 0;
};

}  // namespace fourhand
