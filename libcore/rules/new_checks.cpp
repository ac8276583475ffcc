// What a ply did: kings attacked anew, armies frozen and freed, men taken.
#include <algorithm>
#include <bit>

#include "rules/position.hpp"

namespace fourhand {

namespace {

bool in_game(Standing standing) { return standing == Standing::Playing || standing == Standing::Walking; }

}  // namespace

/// Notes the attackers of those kings for whom the lines of a move's two squares do not tell all.
void Position::watch_kings(const Move& move, ChecksBefore& before) const {
    const Tables& tables = rules_->tables();
    const bool plain = (move.sort == Move::Sort::Step || move.sort == Move::Sort::Double) &&
                       !(rules_->has_sections() && contains(tables.kings, cells_[index(move.to)]));
    const SeatSet others = enemies(state_.turn);
    for (std::size_t seat = 0; seat < tables.seats; ++seat) {
        if ((others >> seat & 1) == 0 || kings_[seat] == index(Square::none) || !in_game(state_.standings[seat]))
            continue;
        before.others = static_cast<SeatSet>(before.others | 1u << seat);
        if (plain && line(kings_[seat], move.from) != Tables::several && line(kings_[seat], move.to) != Tables::several)
            continue;
        before.watched = static_cast<SeatSet>(before.watched | 1u << seat);
        find_attackers(kings_[seat], menace_[seat], before.by_seat[seat]);
    }
}

/// Whether a plain move from one square to another has opened, or made, an attack on a king.
bool Position::checked_anew(std::size_t seat, const Move& move) const {
    const Tables& tables = rules_->tables();
    const std::size_t king = kings_[seat];
    const auto attacks = [&](const Look* look) {
        return contains(tables.sets[look->set] & menace_[seat], cells_[look->square]);
    };
    if (const std::uint16_t entered = line(king, move.to); entered != Tables::no_line) {
        const Look* first = first_along(king, entered);
        if (first->square == index(move.to) && attacks(first)) return true;
    }
    const std::uint16_t left = line(king, move.from);
    if (left == Tables::no_line) return false;
    const Look* first = first_along(king, left);
    if (!attacks(first)) return false;
    const Look* begin = tables.looks.data() + tables.looks_at[king] + left;
    return std::any_of(begin, first, [&](const Look& look) { return look.square == index(move.from); });
}

SeatSet Position::new_checks_since(const ChecksBefore& before, const Move& move, Seat mover) const {
    SeatSet checked = 0;
    for (std::size_t seat = 0; seat < rules_->seats(); ++seat) {
        if ((before.others >> seat & 1) == 0 || kings_[seat] == index(Square::none) || seat == index(mover)) continue;
        const bool anew = (before.watched >> seat & 1) == 0 ? checked_anew(seat, move)
                                                            : more_attackers(seat, before.by_seat[seat], move);
        if (anew) checked = static_cast<SeatSet>(checked | 1u << seat);
    }
    return checked;
}

bool Position::more_attackers(std::size_t seat, const Attackers& before, const Move& move) const {
    Attackers now;
    find_attackers(kings_[seat], menace_[seat], now);
    return std::any_of(now.squares.begin(), now.squares.begin() + now.count,
                       [&](std::uint16_t from) { return from == index(move.to) || !before.has(from); });
}

/// Enemies of the mover whose kings are attacked by men that this ply has woken.
SeatSet Position::checks_by_woken(const State& before, Seat mover) const {
    SeatSet checked = 0;
    for (std::size_t woken = 0; woken < rules_->seats(); ++woken) {
        if (before.standings[woken] != Standing::Frozen || state_.standings[woken] != Standing::Playing) continue;
        for (std::size_t seat = 0; seat < rules_->seats(); ++seat) {
            const PieceSet men = rules_->tables().army[woken] & menace_[seat];
            if ((enemies(mover) >> seat & 1) == 0 || kings_[seat] == index(Square::none) ||
                !in_game(state_.standings[seat]))
                continue;
            if (attacked(king(static_cast<Seat>(seat)), men)) checked = static_cast<SeatSet>(checked | 1u << seat);
        }
    }
    return checked;
}

PlyEffect Position::last_effect() const {
    const Undo& undo = undo_.back();
    PlyEffect effect;
    effect.new_checks = std::popcount(undo.new_checks);
    for (std::size_t seat = 0; seat < rules_->seats(); ++seat) {
        const Standing then = undo.state.standings[seat], now = state_.standings[seat];
        const auto mark = static_cast<std::uint8_t>(1u << seat);
        if (then == now) continue;
        if (now == Standing::Frozen) effect.mated = static_cast<std::uint8_t>(effect.mated | mark);
        if (then == Standing::Frozen && now == Standing::Playing)
            effect.freed = static_cast<std::uint8_t>(effect.freed | mark);
        if (now == Standing::Out || now == Standing::Walking)
            effect.left = static_cast<std::uint8_t>(effect.left | mark);
    }
    if (rules_->switches().puts_out || rules_->switches().kings_taken)
        effect.mated = static_cast<std::uint8_t>(state_.mated_at_once);
    if (is_man(undo.taken)) effect.taken.emplace_back(undo.move.to, undo.taken);
    if (undo.move.sort == Move::Sort::EnPassant)
        for (std::size_t i = undo.changes; i < changes_.size(); ++i)
            if (changes_[i].sort == Change::Sort::Lift)
                effect.taken.emplace_back(static_cast<Square>(changes_[i].square), changes_[i].piece);
    return effect;
}

}  // namespace fourhand
