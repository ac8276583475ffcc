// Plies made and taken back: the mover's own step, then what the laws make of it, then the turn.
#include <bit>
#include <utility>

#include "rules/ply.hpp"
#include "rules/position.hpp"

namespace fourhand {

namespace {

constexpr Piece no_man = Piece::none;
constexpr std::uint16_t no_square = static_cast<std::uint16_t>(Square::none);

std::uint64_t right_key_of(const Tables& tables, std::uint16_t rights) {
    std::uint64_t key = 0;
    for (; rights != 0; rights = static_cast<std::uint16_t>(rights & (rights - 1)))
        key ^= tables.right_keys[static_cast<std::size_t>(std::countr_zero(rights))];
    return key;
}

}  // namespace

// -- double steps

void Position::open_double_step(Seat owner, Square passed, Square pawn) {
    double_steps_[index(owner)] = {passed, pawn};
    state_.ghosts = static_cast<SeatSet>(state_.ghosts | bit(owner));
    state_.key ^= rules_->tables().ghost_keys[index(owner) * rules_->tables().squares + index(passed)];
}

void Position::close_double_step(Seat owner) {
    if (!contains(state_.ghosts, owner)) return;
    const Square passed = double_steps_[index(owner)].passed;
    state_.ghosts = static_cast<SeatSet>(state_.ghosts & ~bit(owner));
    state_.key ^= rules_->tables().ghost_keys[index(owner) * rules_->tables().squares + index(passed)];
}

/// The pawn that stands there leaves the board: its double step can be taken no more.
void Position::close_double_step_of(Square pawn) {
    for (std::size_t owner = 0; owner < rules_->seats(); ++owner)
        if (double_step(static_cast<Seat>(owner)).pawn == pawn) close_double_step(static_cast<Seat>(owner));
}

// -- the mover's own step

/// En passant: every pawn that passed over the goal is taken.
[[gnu::noinline]] void Position::take_passers(const Move& move, Seat mover) {
    SeatSet owners = passers(move.to, state_.ghosts);
    for (; owners != 0; owners = static_cast<SeatSet>(owners & (owners - 1))) {
        const auto owner = static_cast<Seat>(std::countr_zero(owners));
        const std::size_t pawn = index(double_steps_[index(owner)].pawn);
        if (!contains(prey_[index(mover)], cells_[pawn])) continue;
        lift(pawn);
    }
}

/// The man on the goal leaves the board.
[[gnu::noinline]] void Position::take_man(Undo& undo, std::size_t at) {
    const Tables& tables = rules_->tables();
    const Piece taken = undo.taken;
    const std::size_t other = index(tables.seat_of[index(taken)]);
    undo.taken_slot = slots_[at];
    auto& men = men_[other];
    men[undo.taken_slot] = men[--men_count_[other]];
    slots_[men[undo.taken_slot]] = undo.taken_slot;
    state_.key ^= tables.man_keys[index(taken) * tables.squares + at];
    if (contains(tables.kings, taken)) king_goes(other, no_square);
    if (state_.ghosts != 0) close_double_step_of(static_cast<Square>(at));
    state_.clock = 0;
}

/// The king of a seat (or of nobody) is elsewhere now, and castles no more.
[[gnu::noinline]] void Position::king_goes(std::size_t seat, std::uint16_t square) {
    kings_[seat] = square;
    lose_rights(rules_->tables().rights_of[seat % max_seats]);
}

[[gnu::noinline]] void Position::lose_rights(std::uint16_t rights) {
    const auto lost = static_cast<std::uint16_t>(state_.rights & rights);
    if (lost == 0) return;
    state_.rights = static_cast<std::uint16_t>(state_.rights & ~lost);
    state_.key ^= right_key_of(rules_->tables(), lost);
}

[[gnu::always_inline]] inline void Position::move_man(Undo& undo, const Move& move) {
    const Tables& tables = rules_->tables();
    const std::size_t from = index(move.from), to = index(move.to);
    const Piece man = cells_[from];
    const std::size_t row = index(man) * tables.squares;
    const std::size_t seat = index(state_.turn);
    undo.man = man;
    undo.taken = cells_[to];
    if (undo.taken != no_man) [[unlikely]]
        take_man(undo, to);
    const Piece arrived =
        move.becomes == Kind::none ? tables.landing[row + to] : rules_->piece(state_.turn, move.becomes);
    cells_[from] = no_man;
    cells_[to] = arrived;
    const std::uint16_t slot = slots_[from];
    slots_[to] = slot;
    men_[seat][slot] = static_cast<std::uint16_t>(to);
    state_.key ^= tables.man_keys[row + from] ^ tables.man_keys[index(arrived) * tables.squares + to];
    if (contains(tables.pawns, man)) state_.clock = 0;
    if (contains(tables.kings, man)) [[unlikely]]
        king_goes(seat, static_cast<std::uint16_t>(to));
    const auto lost = static_cast<std::uint16_t>(tables.rights_lost[from] | tables.rights_lost[to]);
    if (lost != 0) [[unlikely]]
        lose_rights(lost);
}

[[gnu::noinline]] void Position::castle_rook(const Move& move) {
    const Tables& tables = rules_->tables();
    const CastleWay& way = *tables.castle_way(move.from, move.to);
    const std::size_t from = index(way.rook_from), to = index(way.rook_to);
    const Piece rook = cells_[from];
    cells_[from] = no_man;
    cells_[to] = rook;
    slots_[to] = slots_[from];
    men_[index(way.seat)][slots_[to]] = static_cast<std::uint16_t>(to);
    state_.key ^=
        tables.man_keys[index(rook) * tables.squares + from] ^ tables.man_keys[index(rook) * tables.squares + to];
    note({Change::Sort::Shift, rook, 0, static_cast<std::uint16_t>(to), static_cast<std::uint16_t>(from)});
}

inline Seat Position::next(Seat seat) const { return rules_->tables().next_seat[index(seat)]; }

[[gnu::always_inline]] inline Position::Undo& Position::begin_ply(const Move& move) {
    Undo& undo = undo_.emplace_back(state_, move);
    judged_ = false;
    ++state_.clock;
    counted_from_ = next(state_.turn);
    return undo;
}

/// What the move does beside the mover's own step.
inline void Position::step_beside(Undo& undo, const Move& move) {
    const Tables& tables = rules_->tables();
    switch (move.sort) {
        case Move::Sort::EnPassant: return take_passers(move, state_.turn);
        case Move::Sort::Castle: return castle_rook(move);
        case Move::Sort::Double: {
            if (!rules_->switches().en_passant) break;  // no right arises, so the position is not told apart by one
            const std::size_t passed = tables.ahead[index(undo.man) * tables.squares + index(move.from)];
            undo.forgotten = double_steps_[index(state_.turn)];
            return open_double_step(state_.turn, static_cast<Square>(passed), move.to);
        }
        case Move::Sort::Step:
        case Move::Sort::Pass:
        case Move::Sort::Resign:
        case Move::Sort::Timeout: break;
    }
}

/// The mover's own step, before any law has its say.
inline void Position::step(Undo& undo, const Move& move) {
    move_man(undo, move);
    if (move.sort != Move::Sort::Step) step_beside(undo, move);
    if (!state_.checks_known) return;
    if (move.sort == Move::Sort::Step || move.sort == Move::Sort::Double)
        refresh_checks(index(move.from), index(move.to));
    else
        refresh_all_checks();
}

inline void Position::note_new_checks(Undo& undo) const {
    const auto candidates = static_cast<SeatSet>(state_.checked & enemies(undo.state.turn));
    undo.new_checks = candidates == 0 ? SeatSet{0} : new_checks(undo, candidates);
}

/// A ply of rules that have no law to be consulted before the next turn.
template <bool Noting>
[[gnu::always_inline]] inline void Position::play_quietly(const Move& move) {
    Undo& undo = begin_ply(move);
    const Tables& tables = rules_->tables();
    state_.checks_known = Noting;
    step(undo, move);
    if constexpr (Noting) note_new_checks(undo);
    if (players_.standings[index(counted_from_)] != Standing::Playing) [[unlikely]]
        return pass_turn();
    state_.key ^= tables.passing_keys[index(state_.turn)];
    state_.turn = counted_from_;
    close_double_step(state_.turn);
}

void Position::play(const Move& move) {
    if (rules_->tables().quiet_turns && move.sort <= Move::Sort::Castle) return play_quietly<false>(move);
    play_by_law(move, rules_->has_points());
}

void Position::play_noting(const Move& move) {
    if (!rules_->tables().quiet_turns || move.sort > Move::Sort::Castle) return play_by_law(move, true);
    if (!state_.checks_known) know_checks();
    play_quietly<true>(move);
}

void Position::play_by_law(const Move& move, bool noting) {
    if (noting && !state_.checks_known) know_checks();
    Undo& undo = begin_ply(move);
    const Seat mover = state_.turn;
    state_.mated_at_once = 0;
    if (move.sort == Move::Sort::Resign || move.sort == Move::Sort::Timeout) leave(mover);
    if (move.from != Square::none) {
        step(undo, move);
        if (noting) note_new_checks(undo);
    }
    settle(move, mover);
    if (!noting || !undo.players_changed) return;
    // Where a section falls, men are put back and lines end elsewhere.
    if (players_.removed != players_before(1).removed) note_new_checks(undo);
    undo.new_checks = static_cast<SeatSet>(undo.new_checks | checks_by_woken(undo));
}

void Position::leave(Seat mover) {
    Ply ply(*this);
    if (undo_.back().move.sort == Move::Sort::Timeout)
        change_players().timed_out = static_cast<SeatSet>(players_.timed_out | bit(mover));
    const auto& laws = rules_->laws(Law::Leaves);
    if (laws.empty()) ply.set_standing(mover, Standing::Out);
    for (const Law* law : laws) law->leaves(ply, mover);
}

void Position::settle(const Move& move, Seat mover) {
    Ply ply(*this);
    const auto& laws = rules_->laws(Law::Taken);
    if (!laws.empty() && move.from != Square::none) {
        const Piece man = undo_.back().taken;
        const std::size_t first = undo_.back().state.changes, last = changes_.size();
        for (const Law* law : laws) {
            if (man != no_man) law->taken(ply, mover, move.to, man);
            for (std::size_t i = first; i < last; ++i) {
                const Change change = changes_[i];
                if (change.sort != Change::Sort::Lift) continue;
                law->taken(ply, mover, static_cast<Square>(change.square), change.piece);
            }
        }
    }
    for (const Law* law : rules_->laws(Law::Moved)) law->moved(ply, mover);
    pass_turn();
}

[[gnu::noinline]] void Position::pass_turn() {
    const Tables& tables = rules_->tables();
    Ply ply(*this);
    for (std::size_t tries = 0; tries < tables.seats; ++tries) {
        const Seat next = this->next(state_.turn);
        state_.key ^= tables.passing_keys[index(state_.turn)];
        state_.turn = next;
        counted_from_ = next;
        close_double_step(next);
        if (players_.ended != Ending::None) return;
        const auto skipped = [&] {
            const Standing standing = players_.standings[index(next)];
            return standing == Standing::Out ||
                   (standing == Standing::Walking && rules_->has_walkers() && !rules_->switches().walking_kings);
        };
        if (skipped()) continue;
        for (const Law* law : rules_->laws(Law::TurnBegins)) law->turn_begins(ply, next);
        if (!skipped()) return;
    }
}

[[gnu::noinline]] void Position::put_back_taken(const Undo& undo) {
    const Tables& tables = rules_->tables();
    const std::size_t to = index(undo.move.to), other = index(tables.seat_of[index(undo.taken)]);
    auto& men = men_[other];
    men[men_count_[other]] = men[undo.taken_slot];
    slots_[men[undo.taken_slot]] = men_count_[other]++;
    men[undo.taken_slot] = static_cast<std::uint16_t>(to);
    slots_[to] = undo.taken_slot;
    if (contains(tables.kings, undo.taken)) kings_[other] = static_cast<std::uint16_t>(to);
}

[[gnu::noinline]] void Position::put_back_players() {
    const bool standings_changed = players_.standings != players_before_.back().standings;
    players_ = players_before_.back();
    players_before_.pop_back();
    if (standings_changed) refresh_masks();
}

void Position::take_back() {
    const Tables& tables = rules_->tables();
    const Undo& undo = undo_.back();
    if (state_.changes != undo.state.changes) [[unlikely]]
        undo_changes(undo.state.changes);
    if (undo.man != no_man) {
        const std::size_t from = index(undo.move.from), to = index(undo.move.to);
        const std::size_t seat = index(undo.state.turn);
        cells_[from] = undo.man;
        cells_[to] = undo.taken;
        const std::uint16_t slot = slots_[to];
        slots_[from] = slot;
        men_[seat][slot] = static_cast<std::uint16_t>(from);
        if (contains(tables.kings, undo.man)) kings_[seat] = static_cast<std::uint16_t>(from);
        if (undo.taken != no_man) [[unlikely]]
            put_back_taken(undo);
    }
    state_ = undo.state;
    counted_from_ = state_.turn;
    judged_ = false;
    if (undo.move.sort == Move::Sort::Double) double_steps_[index(state_.turn)] = undo.forgotten;
    const bool players_changed = undo.players_changed;
    undo_.pop_back();
    if (players_changed) [[unlikely]]
        put_back_players();
}

}  // namespace fourhand
