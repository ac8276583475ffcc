// The line of a game that is being followed: its position, its rounds, and the way back out of variations.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "record/sink.hpp"
#include "rules/position.hpp"

namespace fourhand {

class Line {
public:
    explicit Line(const Position& start);

    const Position& position() const { return position_; }

    /// Plays a legal move.
    void enter(const Move& move) {
        enter_by([&](Position& position) { position.play(move); });
    }
    /// The same by a function that plays one ply on the position it is given (play_noting, play_pgn4_token).
    template <typename Play>
    void enter_by(const Play& play) {
        count(position_.to_move());
        play(position_);
        words_here_ = 0;
    }
    /// The slot of a seat is filled by a word that is no ply.
    void enter_word(Seat seat);
    /// Whose slot such a word fills: S that of a player who left with the last ply although he was not mated, one after
    /// the other; all others that of the player to move.
    Seat slot_of(Word word) const;

    /// Whether a ply has been entered in the line we are in, so that it can be varied.
    bool can_vary() const { return position_.plies() > base_; }
    /// Goes back to the position before the ply entered last. Only if can_vary().
    void begin_variation();
    /// Returns to the line that was varied. Only if depth() > 0.
    void end_variation();
    /// How many variations we are in.
    std::size_t depth() const { return varied_.size(); }

    /// The round, from 1, to which the next slot of a seat belongs, and whether it opens that round.
    int round(Seat seat) const { return rounds_.round + (passes_first(seat) ? 1 : 0); }
    bool opens_round(Seat seat) const;
    /// The round of the slot filled last.
    int round_entered() const { return rounds_.round; }

private:
    /// Where the rounds stand: a round is over when play passes the place of the player who moves first.
    struct Rounds {
        int round = 1;
        Seat last = Seat::none;
    };
    struct Varied {
        Move move;
        Rounds before, after;
        std::size_t base;
    };

    std::uint8_t place(Seat seat) const { return places_[index(seat)]; }
    /// Whether play goes past the player who moves first from the slot filled last to that of a seat.
    bool passes_first(Seat seat) const { return rounds_.last != Seat::none && place(seat) <= place(rounds_.last); }
    void count(Seat seat) {
        rounds_before_ = rounds_;
        rounds_ = {round(seat), seat};
    }

    Position position_;
    std::array<std::uint8_t, max_seats> places_{};  ///< of the seats in a round, from the player who moves first
    Rounds rounds_, rounds_before_;
    std::size_t words_here_ = 0;  ///< since the last ply
    std::size_t base_ = position_.plies();
    std::vector<Varied> varied_;
};

}  // namespace fourhand
