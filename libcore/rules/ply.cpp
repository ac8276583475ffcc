// What laws may do to a position.
#include "rules/ply.hpp"

#include <algorithm>

namespace fourhand {

void Ply::set_standing(Seat seat, Standing standing) {
    auto& players = position_.change_players();
    const auto& keys = rules().tables().standing_keys[index(seat)];
    Standing& now = players.standings[index(seat)];
    position_.state_.key ^= keys[static_cast<std::size_t>(now)] ^ keys[static_cast<std::size_t>(standing)];
    now = standing;
    if (standing != Standing::Frozen) set_released(seat, false);
    const bool leaves = standing == Standing::Out || standing == Standing::Walking;
    const auto end = players.left.begin() + players.left_count;
    if (leaves) position_.state_.clock = 0;
    if (leaves && std::find(players.left.begin(), end, seat) == end) players.left[players.left_count++] = seat;
    position_.refresh_masks();
    position_.refresh_all_checks();
}

void Ply::set_released(Seat seat, bool released) {
    if (contains(position_.players_.released, seat) == released) return;
    auto& players = position_.change_players();
    players.released = static_cast<SeatSet>(players.released ^ bit(seat));
    position_.state_.key ^= rules().tables().released_keys[index(seat)];
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
    auto& players = position_.change_players();
    players.removed = static_cast<SeatSet>(players.removed | bit(seat));
    position_.state_.key ^= rules().tables().removed_keys[index(seat)];
}

void Ply::note_mate(Seat seat) {
    auto& mated = position_.state_.mated_at_once;
    mated = static_cast<SeatSet>(mated | bit(seat));
}

void Ply::award(Seat seat, int points) {
    auto& sum = position_.change_players().points[index(seat)];
    sum = static_cast<std::int16_t>(sum + points);
}

void Ply::finish(Ending ending, std::uint8_t winners) {
    if (position_.players_.ended != Ending::None) return;
    auto& players = position_.change_players();
    players.ended = ending;
    players.winners = winners;
}

}  // namespace fourhand
