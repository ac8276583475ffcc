// Men on squares: single changes, noted so that they can be undone.
#include <algorithm>
#include <utility>

#include "rules/position.hpp"

namespace fourhand {

namespace {

constexpr Piece no_man = Piece::none;
constexpr std::uint16_t no_square = static_cast<std::uint16_t>(Square::none);

}  // namespace

Position Position::bare() const {
    Position copy;
    copy.rules_ = rules_;
    copy.state_ = state_, copy.state_.changes = 0;
    copy.players_ = players_;
    copy.counted_from_ = counted_from_;
    copy.cells_ = cells_, copy.slots_ = slots_;
    copy.men_ = men_, copy.men_count_ = men_count_, copy.kings_ = kings_;
    copy.double_steps_ = double_steps_;
    copy.prey_ = prey_, copy.menace_ = menace_, copy.shunned_ = shunned_;
    copy.wards_ = wards_, copy.frozen_ = frozen_;
    return copy;
}

void Position::forget_history() {
    undo_.clear();
    changes_.clear();
    players_before_.clear();
    state_.changes = 0;
}

// -- single changes, noted in changes_

void Position::lift(std::size_t square) {
    const Tables& tables = rules_->tables();
    const Piece man = cells_[square];
    const std::size_t seat = index(tables.seat_of[index(man)]);
    const std::uint16_t slot = slots_[square];
    auto& men = men_[seat];
    men[slot] = men[--men_count_[seat]];
    slots_[men[slot]] = slot;
    cells_[square] = no_man;
    state_.key ^= tables.man_keys[index(man) * tables.squares + square];
    if (contains(tables.kings, man)) king_goes(seat, no_square);
    if (state_.ghosts != 0) close_double_step_of(static_cast<Square>(square));
    note({Change::Sort::Lift, man, slot, static_cast<std::uint16_t>(square), 0});
}

void Position::drop(std::size_t square, Piece man) {
    const Tables& tables = rules_->tables();
    const std::size_t seat = index(tables.seat_of[index(man)]);
    slots_[square] = men_count_[seat];
    men_[seat][men_count_[seat]++] = static_cast<std::uint16_t>(square);
    cells_[square] = man;
    state_.key ^= tables.man_keys[index(man) * tables.squares + square];
    if (contains(tables.kings, man)) kings_[seat] = static_cast<std::uint16_t>(square);
    note({Change::Sort::Drop, man, 0, static_cast<std::uint16_t>(square), 0});
}

void Position::set_cell(std::size_t square, Piece piece) {
    note({Change::Sort::Cell, cells_[square], 0, static_cast<std::uint16_t>(square), 0});
    cells_[square] = piece;
}

/// What laws change in the players goes through here: the first time in a ply they are kept as they were.
Position::Players& Position::change_players() {
    if (!undo_.empty() && !std::exchange(undo_.back().players_changed, true)) players_before_.push_back(players_);
    return players_;
}

/// As the players were before so many of the last plies.
const Position::Players& Position::players_before(std::size_t plies) const {
    std::size_t changed = 0;
    for (std::size_t i = 1; i <= plies; ++i) changed += undo_.from_top(i).players_changed;
    return changed == 0 ? players_ : players_before_[players_before_.size() - changed];
}

void Position::undo_changes(std::size_t keep) {
    const Tables& tables = rules_->tables();
    for (; changes_.size() > keep; changes_.pop_back()) {
        const Change& change = changes_.back();
        const std::size_t seat = index(tables.seat_of[index(change.piece)]);
        const bool king = contains(tables.kings, change.piece);
        switch (change.sort) {
            case Change::Sort::Lift: {
                auto& men = men_[seat];
                men[men_count_[seat]] = men[change.slot];
                slots_[men[change.slot]] = men_count_[seat]++;
                men[change.slot] = change.square;
                slots_[change.square] = change.slot;
                cells_[change.square] = change.piece;
                if (king) kings_[seat] = change.square;
                break;
            }
            case Change::Sort::Drop:
                --men_count_[seat];
                cells_[change.square] = no_man;
                if (king) kings_[seat] = no_square;
                break;
            case Change::Sort::Cell: cells_[change.square] = change.piece; break;
            case Change::Sort::Shift:
                cells_[change.from] = change.piece;
                cells_[change.square] = no_man;
                slots_[change.from] = slots_[change.square];
                men_[seat][slots_[change.from]] = change.from;
                break;
        }
    }
}

}  // namespace fourhand
