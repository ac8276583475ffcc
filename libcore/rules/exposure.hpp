// Whether a step exposes a king: himself, by standing attacked, or one of his side, by a line that it opens.
#pragma once

#include <utility>

#include "rules/position.hpp"

namespace fourhand {

/// Whether no live enemy attacks the king of a seat, and none is next to him who must not be, once he stands there.
inline bool Position::is_safe_for_king(Seat seat, Square to) const {
    Piece& left = const_cast<Position*>(this)->cells_[kings_[index(seat)]];
    const Piece king = std::exchange(left, Piece::none);
    const bool safe = !attacked(to, menace_[index(seat)] | shunned_[index(seat)]);
    left = king;
    return safe;
}

/// Whether a man's step opens no line to a king that his side must not expose.
inline bool Position::stands_free(Seat seat, std::uint16_t from) const {
    if (rules_->switches().partner_exposure == Switches::Exposure::Allowed) return !opens_line(seat, from);
    for (const Seat owner : seats_in(rules_->tables().team[index(seat)]))
        if (opens_line(owner, from)) return false;
    return true;
}

/// Whether a man's step may open a line on which an enemy attacks the king of a seat.
inline bool Position::opens_line(Seat owner, std::uint16_t from) const {
    const std::uint16_t king = kings_[index(owner)];
    if (king == index(Square::none) || king == from) return false;
    const std::uint16_t line = this->line(king, static_cast<Square>(from));
    if (line == Tables::no_line) return false;
    if (line == Tables::several) return true;
    const Look* look = first_along(king, line);
    if (look->square != from) return false;
    do ++look;
    while (cells_[look->square] == Piece::none);
    return contains(rules_->tables().sets[look->set] & menace_[index(owner)], cells_[look->square]);
}

}  // namespace fourhand
