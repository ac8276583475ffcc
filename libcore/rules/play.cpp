// Plies made: the mover's own step, then what the laws make of it, then the turn.
#include <bit>
#include <utility>

#include "rules/ply.hpp"
#include "rules/position.hpp"
#include "rules/refresh_checks.hpp"

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

/// Whether a move is the step of one man who stays what he is, or becomes what the rules alone decide.
bool is_mere_step(const Move& move) { return move.sort <= Move::Sort::Double && move.becomes == Kind::none; }

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
void Position::take_passers(const Move& move, Seat mover) {
    for (const Seat owner : seats_in(passers(move.to, state_.ghosts))) {
        const std::size_t pawn = index(double_steps_[index(owner)].pawn);
        if (!contains(prey_[index(mover)], cells_[pawn])) continue;
        lift(pawn);
    }
}

/// The man on the goal leaves the board.
void Position::take_man(Undo& undo, std::size_t at) {
    const Tables& tables = rules_->tables();
    const Piece taken = undo.taken;
    const std::size_t other = index(tables.seat_of[index(taken)]);
    undo.plain = false;
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
void Position::king_goes(std::size_t seat, std::uint16_t square) {
    kings_[seat] = square;
    if (seat < max_seats) state_.quiet_lines &= ~(all_lines << 8 * seat);
    lose_rights(rules_->tables().rights_of[seat % max_seats]);
}

void Position::lose_rights(std::uint16_t rights) {
    const auto lost = static_cast<std::uint16_t>(state_.rights & rights);
    if (lost == 0) return;
    state_.rights = static_cast<std::uint16_t>(state_.rights & ~lost);
    state_.key ^= right_key_of(rules_->tables(), lost);
}

/// A man of the player to move is elsewhere now, perhaps as another.
[[gnu::always_inline]] inline void Position::carry(Piece man, std::size_t from, std::size_t to, Piece arrived) {
    const Tables& tables = rules_->tables();
    const std::uint16_t slot = slots_[from];
    cells_[from] = no_man;
    cells_[to] = arrived;
    slots_[to] = slot;
    men_[index(state_.turn)][slot] = static_cast<std::uint16_t>(to);
    state_.key ^=
        tables.man_keys[index(man) * tables.squares + from] ^ tables.man_keys[index(arrived) * tables.squares + to];
    state_.clock = contains(tables.pawns, man) ? std::uint16_t{0} : state_.clock;
}

/// Who stands on `from` goes to `to`, takes whom he finds there, and is `arrived` from then on.
[[gnu::always_inline]] inline void Position::move_man(Undo& undo, const Move& move, Piece arrived) {
    const Tables& tables = rules_->tables();
    const std::size_t from = index(move.from), to = index(move.to);
    const Piece man = cells_[from];
    undo.man = man;
    undo.taken = cells_[to];
    if (undo.taken != no_man) take_man(undo, to);
    if (contains(tables.kings, man)) {
        king_goes(index(state_.turn), static_cast<std::uint16_t>(to));
        undo.plain = false;
    }
    carry(man, from, to, arrived);
    const auto rights = static_cast<std::uint16_t>(tables.rights_lost[from] | tables.rights_lost[to]);
    if (rights != 0) lose_rights(rights);
}

/// What the man on `from` is on arriving on `to` if the player has no choice.
inline Piece Position::arriving(const Move& move) const {
    const Tables& tables = rules_->tables();
    return tables.landing[index(at(move.from)) * tables.squares + index(move.to)];
}

void Position::castle_rook(const Move& move) {
    const CastleWay& way = *rules_->tables().castle_way(move.from, move.to);
    const Piece rook = at(way.rook_from);
    carry(rook, index(way.rook_from), index(way.rook_to), rook);
    note({Change::Sort::Shift, rook, 0, static_cast<std::uint16_t>(index(way.rook_to)),
          static_cast<std::uint16_t>(index(way.rook_from))});
}

[[gnu::always_inline]] inline void Position::open_own_double_step(Undo& undo, const Move& move) {
    const Tables& tables = rules_->tables();
    if (!rules_->switches().en_passant) return;  // no right arises, so the position is not told apart by one
    const std::size_t passed = tables.ahead[index(undo.man) * tables.squares + index(move.from)];
    undo.forgotten = double_steps_[index(state_.turn)];
    open_double_step(state_.turn, static_cast<Square>(passed), move.to);
}

inline Seat Position::next(Seat seat) const { return rules_->tables().next_seat[index(seat)]; }

[[gnu::always_inline]] inline void Position::begin_ply(Undo& undo, const Move& move, Seat next, bool quiet) {
    keep(undo, move, quiet);
    judged_ = false;
    ++state_.clock;
    counted_from_ = next;
}

/// The mover's own step, before any law has its say.
void Position::step(Undo& undo, const Move& move) {
    undo.plain = is_mere_step(move);
    move_man(undo, move, move.becomes == Kind::none ? arriving(move) : rules_->piece(state_.turn, move.becomes));
    if (move.sort == Move::Sort::Double) open_own_double_step(undo, move);
    if (move.sort == Move::Sort::EnPassant) take_passers(move, state_.turn);
    if (move.sort == Move::Sort::Castle) castle_rook(move);
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

// -- plies

/// The turn passes to the next player, who plays.
inline void Position::hand_on(Seat next) {
    state_.key ^= rules_->tables().passing_keys[index(state_.turn)];
    state_.turn = next;
    close_double_step(next);
}

/// Whether a move is a mere step, perhaps with a capture, after which the next player follows: no law has a say, nobody
/// is promoted. What play_by_law() would do with such a move play_quietly() does in less time.
inline bool Position::is_quiet(const Move& move, Seat next) const {
    return rules_->tables().quiet_turns && is_mere_step(move) && players_.standings[index(next)] == Standing::Playing &&
           undo_.has_room();
}

template <bool Noting>
[[gnu::always_inline]] inline const Position::Undo& Position::play_quietly(const Move& move, Seat next) {
    Undo& undo = undo_.push_in_room();
    begin_ply(undo, move, next, true);
    move_man(undo, move, arriving(move));
    if (move.sort == Move::Sort::Double) open_own_double_step(undo, move);
    state_.checks_known = Noting;
    if constexpr (Noting) {
        refresh_checks(index(move.from), index(move.to));
        note_new_checks(undo);
    }
    hand_on(next);
    return undo;
}

void Position::play(const Move& move) {
    const Seat next = this->next(state_.turn);
    if (is_quiet(move, next))
        play_quietly<false>(move, next);
    else
        play_by_law(move, rules_->has_points());
}

bool Position::play_noting(const Move& move) {
    const Seat next = this->next(state_.turn);
    if (!state_.checks_known || !is_quiet(move, next)) return play_by_law(move, true), false;
    const Undo& undo = play_quietly<true>(move, next);
    return undo.taken == no_man && undo.new_checks == 0;
}

void Position::play_by_law(const Move& move, bool noting) {
    if (noting && !state_.checks_known) know_checks();
    Undo& undo = undo_.push();
    const Seat next = this->next(state_.turn);
    begin_ply(undo, move, next, false);
    const Seat mover = state_.turn;
    state_.mated_at_once = 0;
    if (move.leaves()) leave(mover);
    if (move.from != Square::none) {
        step(undo, move);
        if (noting) note_new_checks(undo);
    }
    const Tables& tables = rules_->tables();
    const bool no_law = tables.quiet_turns || (tables.calm_turns && undisturbed());
    if (no_law && players_.standings[index(next)] == Standing::Playing) {
        hand_on(next);
    } else {
        undo.plain = false;
        settle(move, mover);
    }
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

void Position::pass_turn() {
    Ply ply(*this);
    for (std::size_t tries = 0; tries < rules_->seats(); ++tries) {
        const Seat next = this->next(state_.turn);
        counted_from_ = next;
        hand_on(next);
        const auto skipped = [&] {
            const Standing standing = players_.standings[index(next)];
            return standing == Standing::Out ||
                   (standing == Standing::Walking && rules_->has_walkers() && !rules_->switches().walking_kings);
        };
        if (skipped()) continue;
        if (players_.ended != Ending::None) return;
        for (const Law* law : rules_->laws(Law::TurnBegins)) law->turn_begins(ply, next);
        if (!skipped()) return;
    }
}

}  // namespace fourhand
