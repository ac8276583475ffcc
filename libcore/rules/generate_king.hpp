// The king's own moves: every goal is looked at, for he must not stand attacked there. Part of generate.hpp.
#pragma once

#include "rules/exposure.hpp"
#include "rules/generate.hpp"

namespace fourhand {

template <typename Sink>
bool Generator<Sink>::king_moves() {
    const std::size_t at = tables_.shape_of[index(cells_[king_])] * tables_.squares + king_;
    const std::uint16_t* leap = tables_.pool.data() + tables_.leaps_at[at];
    for (std::size_t n = *leap++; n > 0; --n, ++leap)
        if (goal(cells_[*leap]) && king_goal(*leap)) return true;
    return castles();
}

template <typename Sink>
bool Generator<Sink>::king_goal(std::uint16_t to) {
    if (!wanted(to)) return false;
    if (takes_king(to)) return king_taken(king_, to, Kind::none);
    Move move{};
    move.from = static_cast<Square>(king_), move.to = static_cast<Square>(to);
    if (heed_king_) {
        if (!at_.is_safe_for_king(static_cast<Seat>(me_), move.to)) return false;
        if (lines_.any_pin() && protected_ != 0 && !lines_.allow_step_off(king_, to)) return false;
    }
    return tell(move, watching_);
}

template <typename Sink>
bool Generator<Sink>::castles() {
    if ((at_.state_.rights & tables_.rights_of[me_]) == 0) return false;
    for (const std::uint8_t number : tables_.castle_at[king_]) {
        if (number == 0) continue;
        const CastleWay& way = tables_.castles[number - 1u];
        if ((at_.state_.rights & way.right) == 0 || index(way.seat) != me_ ||
            !wanted(static_cast<std::uint16_t>(way.king_to)))
            continue;
        if (std::any_of(way.empty.begin(), way.empty.end(), [&](Square square) { return !free(index(square)); }))
            continue;
        PieceSet live_kings = 0;  // next to a frozen enemy king the king may pass, but not arrive
        for (std::size_t other = 0; other < at_.rules_->seats(); ++other)
            if (at_.players_.standings[other] == Standing::Playing) live_kings |= tables_.army[other] & tables_.kings;
        const PieceSet passing = at_.menace_[me_] | (at_.shunned_[me_] & live_kings);
        if (at_.attacked(way.safe[0], passing) || at_.attacked(way.safe[1], passing)) continue;
        if (at_.attacked(way.safe[2], at_.menace_[me_] | at_.shunned_[me_])) continue;
        Move move{};
        move.from = way.king_from, move.to = way.king_to, move.sort = Move::Sort::Castle;
        if (!safe_on_board(move, at_.menace_[me_])) continue;
        if (tell(move, watching_)) return true;
    }
    return false;
}

}  // namespace fourhand
