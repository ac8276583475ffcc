// What laws may do to a position.
#include "rules/ply.hpp"

#include <algorithm>

namespace fourhand {

void Ply::set_standing(Seat seat, Standing standing) {
    auto& state = position_.state_;
    const auto& keys = rules().tables().standing_keys[index(seat)];
    Standing& now = state.standings[index(seat)];
    state.key ^= keys[static_cast<std::size_t>(now)] ^ keys[static_cast<std::size_t>(standing)];
    now = standing;
    if (standing != Standing::Frozen) set_released(seat, false);
    const bool leaves = standing == Standing::Out || standing == Standing::Walking;
    const auto end = state.left.begin() + state.left_count;
    if (leaves) state.clock = 0;
    if (leaves && std::find(state.left.begin(), end, seat) == end) state.left[state.left_count++] = seat;
    position_.refresh_masks();
    position_.refresh_all_checks();
}

void Ply::set_released(Seat seat, bool released) {
    auto& state = position_.state_;
    if (contains(state.released, seat) == released) return;
    state.released = static_cast<SeatSet>(state.released ^ bit(seat));
    state.key ^= rules().tables().released_keys[index(seat)];
}

void Ply::remove(Square square) {
    position_.lift(index(square));
    position_.refresh_all_checks();
}

void Ply::put(Square square, Piece man) {
    position_.drop(index(square), man);
    position_.refresh_all_checks();
}

void Ply::wall(Square square) {
    if (is_man(position_.at(square))) position_.lift(index(square));
    position_.set_cell(index(square), Piece::wall);
    position_.refresh_all_checks();
}

void Ply::set_removed(Seat seat) {
    auto& state = position_.state_;
    state.removed = static_cast<SeatSet>(state.removed | bit(seat));
    state.key ^= rules().tables().removed_keys[index(seat)];
}

void Ply::note_mate(Seat seat) {
    auto& mated = position_.state_.mated_at_once;
    mated = static_cast<SeatSet>(mated | bit(seat));
}

void Ply::award(Seat seat, int points) {
    auto& sum = position_.state_.points[index(seat)];
    sum = static_cast<std::int16_t>(sum + points);
}

void Ply::finish(Ending ending, std::uint8_t winners) {
    if (position_.state_.ended != Ending::None) return;
    position_.state_.ended = ending;
    position_.state_.winners = winners;
}

}  // namespace fourhand
