// Who stands in check after a step, by the lines through its two squares alone. Part of play.cpp.
#pragma once

#include "rules/position.hpp"

namespace fourhand {

/// Whether the first man along a line attacks the square that the line belongs to.
inline bool Position::attacked_along(std::size_t at, std::uint16_t line, PieceSet by) const {
    const Look* look = first_along(at, line);
    return contains(rules_->tables().sets[look->set] & by, cells_[look->square]);
}

/// Whether a player stands in check whose king is on lines with the square that the last step left, or entered.
inline bool Position::is_checked_now(std::size_t seat, std::uint16_t left, std::uint16_t entered) const {
    if (contains(state_.checked, static_cast<Seat>(seat)) || left == Tables::several || entered == Tables::several)
        return in_check(static_cast<Seat>(seat));
    const std::size_t king = kings_[seat];
    return players_.standings[seat] != Standing::Out &&
           ((left != Tables::no_line && attacked_along(king, left, menace_[seat])) ||
            (entered != Tables::no_line && attacked_along(king, entered, menace_[seat])));
}

/// Who is pinned on the lines of a king that a step has left and entered is no longer known.
inline void Position::touch_lines(std::size_t seat, std::uint16_t left, std::uint16_t entered) {
    const Tables& tables = rules_->tables();
    for (const std::uint16_t line : {left, entered}) {
        if (line == Tables::no_line) continue;
        const std::uint64_t mark =
            line == Tables::several ? all_lines : tables.looks[tables.looks_at[kings_[seat]] + line - 1u].set;
        state_.quiet_lines &= ~(mark << 8 * seat);
    }
}

/// Who stands in check after the step of the player to move: only the lines through its two squares tell.
[[gnu::always_inline]] inline void Position::refresh_checks(std::size_t from, std::size_t to) {
    const Tables& tables = rules_->tables();
    const Seat mover = state_.turn;
    const bool mover_checked = !rules_->switches().answers_check && in_check(mover);
    unsigned checked = mover_checked ? state_.checked | bit(mover) : state_.checked & ~bit(mover);
    const std::uint16_t* lines_left = tables.line_of.data() + from * tables.squares;
    const std::uint16_t* lines_entered = tables.line_of.data() + to * tables.squares;
    const auto all = static_cast<SeatSet>(tables.team[index(mover)] | tables.enemies[index(mover)]);
    for (const Seat seat : seats_in(static_cast<SeatSet>(all & ~bit(mover)))) {
        const std::size_t king = kings_[index(seat)];
        if (king == index(Square::none)) {
            checked &= ~bit(seat);
        } else if ((lines_left[king] | lines_entered[king]) != Tables::no_line) {
            if (tables.keeps_checks) touch_lines(index(seat), lines_left[king], lines_entered[king]);
            const bool now = is_checked_now(index(seat), lines_left[king], lines_entered[king]);
            checked = now ? checked | bit(seat) : checked & ~bit(seat);
        }
    }
    const std::size_t own = kings_[index(mover)];
    if (tables.keeps_checks && own != index(Square::none))
        touch_lines(index(mover), lines_left[own], lines_entered[own]);
    state_.checked = static_cast<SeatSet>(checked);
}

}  // namespace fourhand
