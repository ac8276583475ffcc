// Plies taken back: the mover's own step first or alone, then what laws have changed.
#include "rules/position.hpp"

namespace fourhand {

void Position::put_back_taken(const Undo& undo) {
    const Tables& tables = rules_->tables();
    const std::size_t to = index(undo.move.to), other = index(tables.seat_of[index(undo.taken)]);
    auto& men = men_[other];
    men[men_count_[other]] = men[undo.taken_slot];
    slots_[men[undo.taken_slot]] = men_count_[other]++;
    men[undo.taken_slot] = static_cast<std::uint16_t>(to);
    slots_[to] = undo.taken_slot;
    if (contains(tables.kings, undo.taken)) kings_[other] = static_cast<std::uint16_t>(to);
}

void Position::put_back_players() {
    const bool standings_changed = players_.standings != players_before_.back().standings;
    players_ = players_before_.back();
    players_before_.pop_back();
    if (standings_changed) refresh_masks();
}

[[gnu::always_inline]] inline void Position::carry_back(const Undo& undo) {
    const std::size_t from = index(undo.move.from), to = index(undo.move.to);
    cells_[from] = undo.man;
    cells_[to] = undo.taken;
    const std::uint16_t slot = slots_[to];
    slots_[from] = slot;
    men_[index(undo.state.turn)][slot] = static_cast<std::uint16_t>(from);
}

/// The state as it was before the last ply, which is gone.
[[gnu::always_inline]] inline void Position::forget_ply(const Undo& undo) {
    if (undo.move.sort == Move::Sort::Double) double_steps_[index(undo.state.turn)] = undo.forgotten;
    state_ = undo.state;
    counted_from_ = state_.turn;
    judged_ = false;
    undo_.pop();
}

void Position::take_back() {
    const Undo& undo = undo_.back();
    if (!undo.plain) return take_back_all(undo);
    carry_back(undo);
    forget_ply(undo);
}

void Position::take_back_all(const Undo& undo) {
    undo_changes(undo.state.changes);
    if (undo.man != Piece::none) {
        carry_back(undo);
        if (contains(rules_->tables().kings, undo.man))
            kings_[index(undo.state.turn)] = static_cast<std::uint16_t>(index(undo.move.from));
        if (undo.taken != Piece::none) put_back_taken(undo);
    }
    if (undo.players_changed) put_back_players();
    forget_ply(undo);
}

}  // namespace fourhand
