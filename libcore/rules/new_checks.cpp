// What a ply did: kings attacked anew, armies frozen and freed, men taken.
#include <algorithm>
#include <bit>

#include "rules/position.hpp"

namespace fourhand {

namespace {

constexpr Piece no_man = Piece::none;

bool in_game(Standing standing) { return standing == Standing::Playing || standing == Standing::Walking; }

/// Who froze with the ply between two states, and not by its move: an army woke as its turn began.
std::uint8_t frozen_by_waking(const auto& before, const auto& after, SeatSet mated_at_once) {
    std::uint8_t frozen = 0;
    for (std::size_t seat = 0; seat < max_seats; ++seat) {
        const bool froze = after.standings[seat] == Standing::Frozen && before.standings[seat] != Standing::Frozen;
        if (froze && (mated_at_once >> seat & 1) == 0) frozen = static_cast<std::uint8_t>(frozen | 1u << seat);
    }
    return frozen;
}

}  // namespace

/// Kings of the mover's enemies, of players who were in the game before the ply, that are attacked anew. Of a king whom
/// nobody attacked every attacker is new.
SeatSet Position::new_checks(const Undo& undo, SeatSet candidates) const {
    SeatSet found = candidates;
    for (const Seat seat : seats_in(candidates)) {
        const bool old = contains(undo.state.checked, seat) && !has_new_attacker(index(seat), undo);
        if (old || !in_game(players_before(1).standings[index(seat)])) found = static_cast<SeatSet>(found & ~bit(seat));
    }
    return found;
}

/// Whether a king is attacked by a man whom this ply brought where he stands, or for whom it cleared the line.
bool Position::has_new_attacker(std::size_t seat, const Undo& undo) const {
    const Tables& tables = rules_->tables();
    const Look* look = tables.looks.data() + tables.looks_at[kings_[seat]];
    std::size_t runs = look->square;
    for (++look; runs > 0; --runs) {
        const Look* end = look + 1 + look->square;
        bool cleared = false;
        for (++look; cells_[look->square] == no_man; ++look) cleared = cleared || has_gone(look->square, undo);
        const bool attacks = contains(tables.sets[look->set] & menace_[seat], cells_[look->square]);
        if (attacks && (cleared || has_come(look->square, undo))) return true;
        look = end;
    }
    return false;
}

bool Position::has_come(std::uint16_t square, const Undo& undo) const {
    if (square == index(undo.move.to)) return true;
    return std::any_of(changes_.begin() + undo.state.changes, changes_.end(), [&](const Change& change) {
        return change.square == square && (change.sort == Change::Sort::Drop || change.sort == Change::Sort::Shift);
    });
}

bool Position::has_gone(std::uint16_t square, const Undo& undo) const {
    if (square == index(undo.move.from)) return true;
    return std::any_of(changes_.begin() + undo.state.changes, changes_.end(), [&](const Change& change) {
        return (change.sort == Change::Sort::Lift && change.square == square) ||
               (change.sort == Change::Sort::Shift && change.from == square);
    });
}

/// Enemies of the mover whose kings are attacked by men that this ply has woken.
SeatSet Position::checks_by_woken(const Undo& undo) const {
    const Players& before = players_before(1);
    SeatSet checked = 0;
    for (std::size_t woken = 0; woken < rules_->seats(); ++woken) {
        if (before.standings[woken] != Standing::Frozen || players_.standings[woken] != Standing::Playing) continue;
        for (std::size_t seat = 0; seat < rules_->seats(); ++seat) {
            const PieceSet men = rules_->tables().army[woken] & menace_[seat];
            if ((enemies(undo.state.turn) >> seat & 1) == 0 || kings_[seat] == index(Square::none) ||
                !in_game(before.standings[seat]))
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
    if (undo.players_changed) note_standings(players_before(1).standings, effect);
    if (!rules_->tables().quiet_turns) note_mated(undo, effect);
    if (is_man(undo.taken)) effect.taken.add(undo.move.to, undo.taken);
    if (undo.move.sort == Move::Sort::EnPassant) note_passers(undo, effect);
    return effect;
}

/// Where mate is more than a change of standing: players who go out, kings that are taken, armies that wake.
void Position::note_mated(const Undo& undo, PlyEffect& effect) const {
    if (rules_->switches().puts_out || rules_->switches().kings_taken)
        effect.mated = static_cast<std::uint8_t>(state_.mated_at_once);
    // Whom an army has mated by waking as its turn began, its own move has mated, if there is one.
    if (rules_->switches().thaw_at_turn && !outcome())
        effect.mated = static_cast<std::uint8_t>(effect.mated & state_.mated_at_once);
    if (rules_->switches().thaw_at_turn && undo_.size() > 1 && !undo.move.loses_turn())
        effect.mated |= frozen_by_waking(players_before(2), players_before(1), undo.state.mated_at_once);
}

/// The pawns that an en passant capture took beside the goal.
void Position::note_passers(const Undo& undo, PlyEffect& effect) const {
    for (std::size_t i = undo.state.changes; i < changes_.size(); ++i)
        if (has_passed(undo, changes_[i])) effect.taken.add(static_cast<Square>(changes_[i].square), changes_[i].piece);
}

/// Whether a change was the capture of a pawn that had passed over the goal; laws may lift other men.
bool Position::has_passed(const Undo& undo, const Change& change) const {
    if (change.sort != Change::Sort::Lift) return false;
    for (std::size_t owner = 0; owner < max_seats; ++owner) {
        const DoubleStep& step = double_steps_[owner];
        if (contains(undo.state.ghosts, static_cast<Seat>(owner)) && step.passed == undo.move.to &&
            index(step.pawn) == change.square)
            return true;
    }
    return false;
}

void Position::note_standings(const std::array<Standing, max_seats>& before, PlyEffect& effect) const {
    for (std::size_t seat = 0; seat < rules_->seats(); ++seat) {
        const Standing then = before[seat], now = players_.standings[seat];
        const auto mark = static_cast<std::uint8_t>(1u << seat);
        if (then == now) continue;
        if (now == Standing::Frozen) effect.mated = static_cast<std::uint8_t>(effect.mated | mark);
        if (then == Standing::Frozen && now == Standing::Playing)
            effect.freed = static_cast<std::uint8_t>(effect.freed | mark);
        if (now == Standing::Out || now == Standing::Walking)
            effect.left = static_cast<std::uint8_t>(effect.left | mark);
    }
}

}  // namespace fourhand
