// Men on squares, and plies made and taken back.
#include "rules/position.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "rules/ply.hpp"

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

Position Position::bare() const {
    Position copy;
    copy.rules_ = rules_;
    copy.state_ = state_;
    copy.counted_from_ = counted_from_;
    copy.cells_ = cells_, copy.slots_ = slots_, copy.ghost_at_ = ghost_at_;
    copy.men_ = men_, copy.men_count_ = men_count_, copy.kings_ = kings_;
    copy.prey_ = prey_, copy.menace_ = menace_, copy.shunned_ = shunned_;
    return copy;
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
    if (contains(tables.kings, man)) kings_[seat] = no_square;
    if (state_.ghosts != 0) close_double_step_of(static_cast<Square>(square));
    changes_.push_back({Change::Sort::Lift, man, slot, static_cast<std::uint16_t>(square), 0});
}

void Position::drop(std::size_t square, Piece man) {
    const Tables& tables = rules_->tables();
    const std::size_t seat = index(tables.seat_of[index(man)]);
    slots_[square] = men_count_[seat];
    men_[seat][men_count_[seat]++] = static_cast<std::uint16_t>(square);
    cells_[square] = man;
    state_.key ^= tables.man_keys[index(man) * tables.squares + square];
    if (contains(tables.kings, man)) kings_[seat] = static_cast<std::uint16_t>(square);
    changes_.push_back({Change::Sort::Drop, man, 0, static_cast<std::uint16_t>(square), 0});
}

void Position::set_cell(std::size_t square, Piece piece) {
    changes_.push_back({Change::Sort::Cell, cells_[square], 0, static_cast<std::uint16_t>(square), 0});
    cells_[square] = piece;
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

// -- double steps

void Position::open_double_step(Seat owner, Square passed, Square pawn) {
    state_.double_steps[index(owner)] = {passed, pawn};
    state_.ghosts = static_cast<SeatSet>(state_.ghosts | bit(owner));
    ghost_at_[index(passed)] = static_cast<SeatSet>(ghost_at_[index(passed)] | bit(owner));
    state_.key ^= rules_->tables().ghost_keys[index(owner) * rules_->tables().squares + index(passed)];
}

void Position::close_double_step(Seat owner) {
    if (!contains(state_.ghosts, owner)) return;
    const Square passed = state_.double_steps[index(owner)].passed;
    state_.double_steps[index(owner)] = {};
    state_.ghosts = static_cast<SeatSet>(state_.ghosts & ~bit(owner));
    ghost_at_[index(passed)] = static_cast<SeatSet>(ghost_at_[index(passed)] & ~bit(owner));
    state_.key ^= rules_->tables().ghost_keys[index(owner) * rules_->tables().squares + index(passed)];
}

/// The pawn that stands there leaves the board: its double step can be taken no more.
void Position::close_double_step_of(Square pawn) {
    for (std::size_t owner = 0; owner < rules_->seats(); ++owner)
        if (state_.double_steps[owner].pawn == pawn) close_double_step(static_cast<Seat>(owner));
}

// -- the mover's own step

/// En passant: every pawn that passed over the goal is taken.
void Position::take_passers(const Move& move, Seat mover) {
    SeatSet owners = ghost_at_[index(move.to)];
    for (; owners != 0; owners = static_cast<SeatSet>(owners & (owners - 1))) {
        const auto owner = static_cast<Seat>(std::countr_zero(owners));
        const std::size_t pawn = index(state_.double_steps[index(owner)].pawn);
        if (!contains(prey_[index(mover)], cells_[pawn])) continue;
        lift(pawn);
    }
}

void Position::move_man(Undo& undo, const Move& move) {
    const Tables& tables = rules_->tables();
    const std::size_t from = index(move.from), to = index(move.to), squares = tables.squares;
    const Piece man = cells_[from], taken = cells_[to];
    const std::size_t seat = index(tables.seat_of[index(man)]);
    undo.man = man;
    undo.taken = taken;
    if (taken != no_man) {
        const std::size_t other = index(tables.seat_of[index(taken)]);
        undo.taken_slot = slots_[to];
        auto& men = men_[other];
        men[undo.taken_slot] = men[--men_count_[other]];
        slots_[men[undo.taken_slot]] = undo.taken_slot;
        state_.key ^= tables.man_keys[index(taken) * squares + to];
        if (contains(tables.kings, taken)) {
            kings_[other] = no_square;
            state_.rights = static_cast<std::uint16_t>(state_.rights & ~tables.rights_of[other % max_seats]);
        }
        if (state_.ghosts != 0) close_double_step_of(move.to);
    }
    Piece arrived = tables.landing[index(man) * squares + to];
    if (move.becomes != Kind::none) arrived = rules_->piece(tables.seat_of[index(man)], move.becomes);
    cells_[from] = no_man;
    cells_[to] = arrived;
    slots_[to] = slots_[from];
    men_[seat][slots_[to]] = static_cast<std::uint16_t>(to);
    state_.key ^= tables.man_keys[index(man) * squares + from] ^ tables.man_keys[index(arrived) * squares + to];
    if (contains(tables.kings, man)) {
        kings_[seat] = static_cast<std::uint16_t>(to);
        state_.rights = static_cast<std::uint16_t>(state_.rights & ~tables.rights_of[seat % max_seats]);
    }
    state_.rights = static_cast<std::uint16_t>(state_.rights & ~(tables.rights_lost[from] | tables.rights_lost[to]));
    if (taken != no_man || contains(tables.pawns, man)) state_.clock = 0;
}

void Position::castle_rook(const Move& move) {
    const Tables& tables = rules_->tables();
    for (const std::uint8_t number : tables.castle_at[index(move.from)]) {
        if (number == 0 || tables.castles[number - 1u].king_to != move.to) continue;
        const CastleWay& way = tables.castles[number - 1u];
        const std::size_t from = index(way.rook_from), to = index(way.rook_to);
        const Piece rook = cells_[from];
        cells_[from] = no_man;
        cells_[to] = rook;
        slots_[to] = slots_[from];
        men_[index(way.seat)][slots_[to]] = static_cast<std::uint16_t>(to);
        state_.key ^=
            tables.man_keys[index(rook) * tables.squares + from] ^ tables.man_keys[index(rook) * tables.squares + to];
        changes_.push_back(
            {Change::Sort::Shift, rook, 0, static_cast<std::uint16_t>(to), static_cast<std::uint16_t>(from)});
    }
}

inline Seat Position::next(Seat seat) const {
    const std::size_t after = index(seat) + 1;
    return static_cast<Seat>(after == rules_->tables().seats ? 0 : after);
}

Position::Undo& Position::begin_ply(const Move& move) {
    Undo& undo = undo_.emplace_back(state_, move, changes_.size());
    judged_ = false;
    ++state_.clock;
    state_.mated_at_once = 0;
    counted_from_ = next(state_.turn);
    if (move.sort == Move::Sort::Resign || move.sort == Move::Sort::Timeout) leave(state_.turn);
    return undo;
}

/// The mover's own step, before any law has its say.
void Position::step(Undo& undo, const Move& move) {
    const Tables& tables = rules_->tables();
    const std::uint16_t rights = state_.rights;
    move_man(undo, move);
    switch (move.sort) {
        case Move::Sort::EnPassant: take_passers(move, state_.turn); break;
        case Move::Sort::Castle: castle_rook(move); break;
        case Move::Sort::Double: {
            if (!rules_->switches().en_passant) break;  // no right arises, so the position is not told apart by one
            const std::size_t passed = tables.ahead[index(undo.man) * tables.squares + index(move.from)];
            open_double_step(state_.turn, static_cast<Square>(passed), move.to);
            break;
        }
        case Move::Sort::Step:
        case Move::Sort::Pass:
        case Move::Sort::Resign:
        case Move::Sort::Timeout: break;
    }
    if (rights != state_.rights) state_.key ^= right_key_of(tables, static_cast<std::uint16_t>(rights ^ state_.rights));
    if (rules_->switches().freezes || rules_->switches().puts_out)
        refresh_checks(move.sort != Move::Sort::Step && move.sort != Move::Sort::Double, index(move.from),
                       index(move.to));
}

[[gnu::flatten]] void Position::play_quietly(const Move& move) {
    Undo& undo = begin_ply(move);
    const Seat mover = state_.turn;
    if (move.from != Square::none) step(undo, move);
    const bool quiet = rules_->tables().quiet_turns && state_.ended == Ending::None;
    if (!quiet || state_.standings[index(counted_from_)] != Standing::Playing) return settle(move, mover);
    const Tables& tables = rules_->tables();
    state_.turn = counted_from_;
    state_.key ^= tables.turn_keys[index(mover)] ^ tables.turn_keys[index(state_.turn)];
    if (contains(state_.ghosts, state_.turn)) close_double_step(state_.turn);
}

void Position::play_noting(const Move& move) {
    Undo& undo = begin_ply(move);
    const Seat mover = state_.turn;
    ChecksBefore before;
    if (move.from != Square::none) {
        watch_kings(move, before);
        step(undo, move);
        undo.new_checks = new_checks_since(before, move, mover);
    }
    settle(move, mover);
    // Where a section falls, men are put back and lines end elsewhere.
    if (state_.removed != undo_.back().state.removed) undo_.back().new_checks = new_checks_since(before, move, mover);
    if (rules_->switches().freezes) {
        const SeatSet more = checks_by_woken(undo_.back().state, mover);
        undo_.back().new_checks = static_cast<SeatSet>(undo_.back().new_checks | more);
    }
}

void Position::leave(Seat mover) {
    Ply ply(*this);
    if (undo_.back().move.sort == Move::Sort::Timeout)
        state_.timed_out = static_cast<SeatSet>(state_.timed_out | bit(mover));
    const auto& laws = rules_->laws(Law::Leaves);
    if (laws.empty()) ply.set_standing(mover, Standing::Out);
    for (const Law* law : laws) law->leaves(ply, mover);
}

void Position::settle(const Move& move, Seat mover) {
    Ply ply(*this);
    const auto& laws = rules_->laws(Law::Taken);
    if (!laws.empty() && move.from != Square::none) {
        const Piece man = undo_.back().taken;
        const std::size_t first = undo_.back().changes, last = changes_.size();
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
    const Tables& tables = rules_->tables();
    Ply ply(*this);
    for (std::size_t tries = 0; tries < tables.seats; ++tries) {
        const Seat next = this->next(state_.turn);
        state_.key ^= tables.turn_keys[index(state_.turn)] ^ tables.turn_keys[index(next)];
        state_.turn = next;
        counted_from_ = next;
        close_double_step(next);
        if (state_.ended != Ending::None) return;
        const auto skipped = [&] {
            const Standing standing = state_.standings[index(next)];
            return standing == Standing::Out ||
                   (standing == Standing::Walking && rules_->has_walkers() && !rules_->switches().walking_kings);
        };
        if (skipped()) continue;
        for (const Law* law : rules_->laws(Law::TurnBegins)) law->turn_begins(ply, next);
        if (!skipped()) return;
    }
}

void Position::play(const Move& move) { rules_->has_points() ? play_noting(move) : play_quietly(move); }

[[gnu::flatten]] void Position::take_back() {
    const Tables& tables = rules_->tables();
    const Undo& undo = undo_.back();
    undo_changes(undo.changes);
    const Move& move = undo.move;
    if (undo.man != no_man) {
        const std::size_t from = index(move.from), to = index(move.to), seat = index(tables.seat_of[index(undo.man)]);
        cells_[from] = undo.man;
        slots_[from] = slots_[to];
        men_[seat][slots_[from]] = static_cast<std::uint16_t>(from);
        if (contains(tables.kings, undo.man)) kings_[seat] = static_cast<std::uint16_t>(from);
        cells_[to] = undo.taken;
        if (undo.taken != no_man) {
            const std::size_t other = index(tables.seat_of[index(undo.taken)]);
            auto& men = men_[other];
            men[men_count_[other]] = men[undo.taken_slot];
            slots_[men[undo.taken_slot]] = men_count_[other]++;
            men[undo.taken_slot] = static_cast<std::uint16_t>(to);
            slots_[to] = undo.taken_slot;
            if (contains(tables.kings, undo.taken)) kings_[other] = static_cast<std::uint16_t>(to);
        }
    }
    const bool standings_changed =
        std::bit_cast<std::uint64_t>(state_.standings) != std::bit_cast<std::uint64_t>(undo.state.standings);
    SeatSet touched = static_cast<SeatSet>(state_.ghosts | undo.state.ghosts);
    for (; touched != 0; touched = static_cast<SeatSet>(touched & (touched - 1))) {
        const auto owner = static_cast<Seat>(std::countr_zero(touched));
        const Square now = state_.double_steps[index(owner)].passed,
                     then = undo.state.double_steps[index(owner)].passed;
        if (now == then) continue;
        if (now != Square::none) ghost_at_[index(now)] = static_cast<SeatSet>(ghost_at_[index(now)] & ~bit(owner));
        if (then != Square::none) ghost_at_[index(then)] = static_cast<SeatSet>(ghost_at_[index(then)] | bit(owner));
    }
    state_ = undo.state;
    counted_from_ = state_.turn;
    judged_ = false;
    undo_.pop_back();
    if (standings_changed) refresh_masks();
}

}  // namespace fourhand
