// Following a line of a game, into variations and out again.
#include "record/line.hpp"

#include <cassert>

namespace fourhand {

std::size_t Line::place(Seat seat) const {
    const Rules& rules = position_.rules();
    return (index(seat) + rules.seats() - index(rules.first())) % rules.seats();
}

bool Line::opens_round(Seat seat) const {
    if (rounds_.last != Seat::none) return place(seat) <= place(rounds_.last);
    for (std::size_t i = 0; i < position_.rules().seats(); ++i) {
        const auto earlier = static_cast<Seat>(i);
        if (place(earlier) < place(seat) && position_.standing(earlier) != Standing::Out) return false;
    }
    return true;
}

void Line::count(Seat seat) {
    rounds_before_ = rounds_;
    rounds_ = {round(seat), seat};
}

void Line::enter(const Move& move) {
    count(position_.to_move());
    position_.play(move);
}

void Line::enter_noting(const Move& move) {
    count(position_.to_move());
    position_.play_noting(move);
}

void Line::enter_word(Seat seat) { rounds_ = {round(seat), seat}; }

void Line::begin_variation() {
    assert(can_vary());
    varied_.push_back({position_.last_move(), rounds_before_, rounds_, base_});
    position_.take_back();
    rounds_ = rounds_before_;
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
