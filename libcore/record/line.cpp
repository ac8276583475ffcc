// Following a line of a game, into variations and out again.
#include "record/line.hpp"

#include <cassert>

namespace fourhand {

Line::Line(const Position& start) : position_(start) {
    const std::size_t seats = position_.rules().seats(), first = index(position_.rules().first());
    for (std::size_t seat = 0; seat < seats; ++seat)
        places_[seat] = static_cast<std::uint8_t>((seat + seats - first) % seats);
}

bool Line::opens_round(Seat seat) const {
    if (rounds_.last != Seat::none) return passes_first(seat);
    for (std::size_t i = 0; i < position_.rules().seats(); ++i) {
        const auto earlier = static_cast<Seat>(i);
        if (place(earlier) < place(seat) && position_.standing(earlier) != Standing::Out) return false;
    }
    return true;
}

void Line::enter_word(Seat seat) {
    rounds_ = {round(seat), seat};
    ++words_here_;
}

Seat Line::slot_of(Word word) const {
    const bool left = word == Word::Stalemate && position_.plies() > 0;
    if (!left) return position_.to_move();
    const PlyEffect effect = position_.last_effect();
    const std::size_t seats = position_.rules().seats();
    std::size_t skip = words_here_;
    for (std::size_t i = 1; i <= seats; ++i) {
        const std::size_t seat = (index(position_.last_mover()) + i) % seats;
        if (((effect.left & ~effect.mated) >> seat & 1) != 0 && skip-- == 0) return static_cast<Seat>(seat);
    }
    return position_.to_move();
}

void Line::begin_variation() {
    assert(can_vary());
    varied_.push_back({position_.last_move(), rounds_before_, rounds_, base_});
    position_.take_back();
    rounds_ = rounds_before_;
    words_here_ = 0;
    base_ = position_.plies();
}

void Line::end_variation() {
    assert(depth() > 0);
    while (position_.plies() > base_) position_.take_back();
    const Varied& outer = varied_.back();
    position_.play(outer.move);
    rounds_ = outer.after;
    rounds_before_ = outer.before;
    base_ = outer.base;
    varied_.pop_back();
}

}  // namespace fourhand
