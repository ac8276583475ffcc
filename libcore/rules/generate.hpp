// Moves: the one loop over a seat's men, with the tests that make a move legal
// (formats/engine.md, 16.6 to 16.14).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "rules/lines.hpp"
#include "rules/position.hpp"
#include "rules/trial.hpp"

namespace fourhand {

/// How much is asked of a move: Safe leaves out what woken enemies may do (safe0 in formats/engine.md, 16.8, for
/// mated0); Legal asks all.
enum class Level : std::uint8_t { Safe, Legal };

/// A Sink is told of moves: `bool add(const Move&)`, true to stop. It says whether barred-by-waking moves are wanted
/// (`static constexpr bool barred`): then it is told of those alone. It may say which goals it cares for
/// (`bool wants(Square to)`): the others are not even looked at. A sink that only counts may take many moves at once
/// (`void add_many(std::size_t)`). With `heed_king` false it may also be told of a king taken whatever the laws say on
/// how such a move ends (`static constexpr bool ends_anyhow`).
template <typename Sink>
class Generator {
public:
    /// `heed_partners` false: the partner rule yields. `heed_king` false: the own king's safety is not asked for
    /// either. `unbound`: only a man's moves are asked for of whom Position::is_bound says that nothing binds him.
    Generator(const Position& position, Seat me, Sink& sink, Level level, bool heed_partners = true,
              bool heed_king = true, bool unbound = false)
        : at_(position),
          tables_(position.rules_->tables()),
          switches_(position.rules_->switches()),
          me_(index(me)),
          sink_(sink),
          level_(level),
          cells_(position.cells_.data()),
          army_(tables_.army[me_]),
          prey_(position.prey_[me_]),
          ghosts_(position.open_ghosts(me)),
          king_(position.kings_[index(me)]) {
        heed_king_ = heed_king && switches_.answers_check;
        for (const Seat owner : seats_in(ghosts_))
            passed_ |= std::uint64_t{1} << index(at_.double_steps_[index(owner)].passed) % 64;
        if (heed_king && heed_partners) protected_ = protected_partners();
        if (heed_king && !unbound) look_round();
        restricted_ = lines_.any_check() || lines_.any_pin() || watching_;
    }

    /// All moves. True if the sink stopped.
    bool all();
    /// The moves of the man on one square.
    bool from(std::uint16_t square) { return square == king_ ? king_moves() : man(square); }

private:
    static constexpr bool counts = requires(Sink sink) { sink.add_many(0); };

    // -- what stands in the way
    void look_round();
    void walk_lines();
    void look_for_pins();
    template <typename Do>
    void each_protected(const Do& look) const;
    void watch_frozen();
    SeatSet protected_partners() const;
    SeatSet unchecked(SeatSet wards) const;

    // -- the men
    bool men();
    bool man(std::uint16_t from);
    void count_men();
    std::size_t count_steps(const std::uint16_t*& way) const;
    std::size_t count_marches(Piece man, const PawnSteps& to) const;
    void count_rest(std::uint16_t from);
    template <bool Restricted>
    bool steps(std::uint16_t from);
    template <bool Restricted>
    [[gnu::noinline]] bool odd_runs(std::uint16_t from, const std::uint16_t* run);
    template <bool Restricted>
    bool pawn(std::uint16_t from);
    template <bool Restricted>
    [[gnu::noinline]] bool pawn_takes(std::uint16_t from, const PawnSteps& to);
    template <bool Restricted>
    bool arrive(std::uint16_t from, std::uint16_t to, Piece man, Move::Sort sort, bool may_promote = true);
    template <bool Restricted>
    bool take(std::uint16_t from, std::uint16_t to, Piece man, bool may_promote = true);
    [[gnu::noinline]] bool promote(Move move, Piece man, bool wakes_perhaps);
    bool is_partners_pawn(Piece man) const;
    bool king_moves();
    bool king_goal(std::uint16_t to);
    bool castles();
    template <bool Restricted>
    bool offer(std::uint16_t from, std::uint16_t to) {
        if (!wanted(to)) return false;
        if (takes_king(to)) return king_taken(from, to, Kind::none);
        if constexpr (Restricted) {
            if (!lines_.allow(from, to)) return false;
            Move move{};
            move.from = static_cast<Square>(from), move.to = static_cast<Square>(to);
            return tell(move, careful(from));
        } else {
            if constexpr (Sink::barred) return false;
            Move move{};
            move.from = static_cast<Square>(from), move.to = static_cast<Square>(to);
            return sink_.add(move);
        }
    }
    bool tell(const Move& move, bool wakes_perhaps) {
        const bool barred = wakes_perhaps && wakes(move);
        return barred == Sink::barred && sink_.add(move);
    }

    bool wanted(std::uint16_t to) const {
        if constexpr (requires { sink_.wants(Square{}); }) return sink_.wants(static_cast<Square>(to));
        return true;
    }

    // -- moves that change more than their own two squares
    bool free(std::size_t square) const { return cells_[square] == Piece::none; }
    bool prey(Piece piece) const { return contains(prey_, piece); }
    /// Whether a man who moves as he takes may go to a square like this.
    bool goal(Piece piece) const { return contains(prey_ | bit(Piece::none), piece); }
    bool takes_king(std::uint16_t to) const { return switches_.kings_taken && contains(tables_.kings, cells_[to]); }
    [[gnu::noinline]] bool king_taken(std::uint16_t from, std::uint16_t to, Kind becomes);
    bool was_passed(std::uint16_t to) const { return (passed_ >> to % 64 & 1) != 0; }  ///< perhaps
    bool en_passant_possible(std::uint16_t to) const;
    [[gnu::noinline]] bool en_passant(std::uint16_t from, std::uint16_t to, Piece man);
    bool safe_on_board(const Move& move, PieceSet menace);
    bool careful(std::uint16_t from) const { return watching_ && (aimed_at_ || watched_.pinned(from)); }
    bool wakes(const Move& move);
    bool harmed_by(std::size_t woken, const Move& move) const;
    bool mated_before(std::size_t frozen);

    const Position& at_;
    const Tables& tables_;
    const Switches& switches_;
    std::size_t me_;
    Sink& sink_;
    Level level_;
    const Piece* cells_;
    PieceSet army_, prey_;
    SeatSet ghosts_;            ///< owners of double steps that may still be answered
    std::uint64_t passed_ = 0;  ///< where they passed, folded to 64 squares: a bit not set is a square not passed
    std::uint16_t king_;
    Lines lines_;            ///< round the own king, and partners' kings where they are
                             ///< protected
    Lines watched_;          ///< men whose step could let a frozen army aim at a king,
                             ///< once woken
    SeatSet protected_ = 0;  ///< partners to whose kings no line may be opened
    bool heed_king_ = true;
    bool restricted_ = false;                            ///< some men may not go everywhere
    bool watching_ = false;                              ///< frozen enemies could be woken by this move
    bool aimed_at_ = false;                              ///< and some already aim at a king
    std::array<std::int8_t, max_seats> mated_before_{};  ///< 0 not asked yet, 1 mated, -1 not
};

// -- the men

template <typename Sink>
bool Generator<Sink>::all() {
    const bool checked = lines_.any_check();
    if (king_ != index(Square::none) && checked && king_moves()) return true;
    if ((at_.players_.standings[me_] != Standing::Walking || !at_.rules_->has_walkers()) && men()) return true;
    return king_ != index(Square::none) && !checked && king_moves();
}

/// All but the king. The way of most men is laid into the loop as a whole, and what is rare is kept out of it.
template <typename Sink>
[[gnu::always_inline]] inline bool Generator<Sink>::men() {
    if constexpr (counts)
        if (!restricted_ && !switches_.kings_taken) return count_men(), false;
    const std::uint16_t* men = at_.men_[me_].data();
    const std::uint16_t* const end = men + at_.men_count_[me_];
    for (; men != end; ++men)
        if (*men != king_ && man(*men)) return true;
    return false;
}

template <typename Sink>
[[gnu::always_inline]] inline bool Generator<Sink>::man(std::uint16_t from) {
    const bool restricted = restricted_ && (lines_.any_check() || lines_.pinned(from) || careful(from));
    if (contains(tables_.marchers, cells_[from])) return restricted ? pawn<true>(from) : pawn<false>(from);
    return restricted ? steps<true>(from) : steps<false>(from);
}

template <typename Sink>
template <bool Restricted>
[[gnu::always_inline]] inline bool Generator<Sink>::steps(std::uint16_t from) {
    const std::size_t at = tables_.shape_of[index(cells_[from])] * tables_.squares + from;
    const std::uint16_t* pool = tables_.pool.data();
    const std::uint16_t* leap = pool + tables_.leaps_at[at];
    for (std::size_t n = *leap++; n > 0; --n, ++leap)
        if (goal(cells_[*leap]) && offer<Restricted>(from, *leap)) return true;
    const std::uint16_t* run = pool + tables_.slides_at[at];
    for (std::size_t n = *run++; n > 0; --n) {
        const std::uint16_t* to = run + 1;
        run = to + *run;
        for (; free(*to); ++to)
            if (offer<Restricted>(from, *to)) return true;
        if (prey(cells_[*to]) && offer<Restricted>(from, *to)) return true;
    }
    run = pool + tables_.odd_runs_at[at];
    return *run != 0 && odd_runs<Restricted>(from, run);
}

template <typename Sink>
template <bool Restricted>
bool Generator<Sink>::odd_runs(std::uint16_t from, const std::uint16_t* run) {
    const Piece man = cells_[from];
    for (std::size_t n = *run++; n > 0; --n) {
        const auto sort = static_cast<RunSort>(*run++);
        const std::uint16_t* to = run + 1;
        run = to + *run;
        switch (sort) {
            case RunSort::Move:
                for (; to != run && free(*to); ++to)
                    if (arrive<Restricted>(from, *to, man, Move::Sort::Step)) return true;
                break;
            case RunSort::Take:
                if (prey(cells_[*to]) && take<Restricted>(from, *to, man)) return true;
                break;
            case RunSort::Lame:
                for (; to != run && free(to[0]); to += 2) {
                    const bool empty = free(to[1]);
                    if ((empty || prey(cells_[to[1]])) && offer<Restricted>(from, to[1])) return true;
                    if (!empty) break;
                }
                break;
        }
    }
    return false;
}

template <typename Sink>
template <bool Restricted>
[[gnu::always_inline]] inline bool Generator<Sink>::pawn(std::uint16_t from) {
    const Piece man = cells_[from];
    const PawnSteps& to = tables_.pawn_steps[tables_.shape_of[index(man)] * tables_.squares + from];
    if (free(to.one)) {
        if (arrive<Restricted>(from, to.one, man, Move::Sort::Step, to.may_promote)) return true;
        if (contains(tables_.unmoved, man) && free(to.two) &&
            arrive<Restricted>(from, to.two, man, Move::Sort::Double, to.may_promote))
            return true;
    } else if (tables_.pawns_leap && free(to.two) && is_partners_pawn(cells_[to.one])) {
        if (arrive<Restricted>(from, to.two, man, Move::Sort::Step, to.may_promote)) return true;
    }
    if (passed_ != 0 && (was_passed(to.takes[0]) || was_passed(to.takes[1]))) return pawn_takes<Restricted>(from, to);
    return (prey(cells_[to.takes[0]]) && take<Restricted>(from, to.takes[0], man, to.may_promote)) ||
           (prey(cells_[to.takes[1]]) && take<Restricted>(from, to.takes[1], man, to.may_promote));
}

/// What a pawn may take where a double step may have passed over his goals.
template <typename Sink>
template <bool Restricted>
bool Generator<Sink>::pawn_takes(std::uint16_t from, const PawnSteps& to) {
    const Piece man = cells_[from];
    for (const std::uint16_t goal : to.takes) {
        if (was_passed(goal) && en_passant_possible(goal)) {
            if ((free(goal) || prey(cells_[goal])) && en_passant(from, goal, man)) return true;
        } else if (prey(cells_[goal]) && take<Restricted>(from, goal, man, to.may_promote)) {
            return true;
        }
    }
    return false;
}

template <typename Sink>
bool Generator<Sink>::is_partners_pawn(Piece man) const {
    if (!contains(tables_.marchers, man)) return false;
    const std::size_t owner = index(tables_.seat_of[index(man)]);
    return owner != me_ && (tables_.team[me_] >> owner & 1) != 0;
}

/// A pawn's arrival: one move, or one for each man it may be promoted to.
template <typename Sink>
template <bool Restricted>
[[gnu::always_inline]] inline bool Generator<Sink>::arrive(std::uint16_t from, std::uint16_t to, Piece man,
                                                           Move::Sort sort, bool may_promote) {
    if (!wanted(to)) return false;
    if constexpr (Restricted) {
        if (!lines_.allow(from, to)) return false;
    } else if constexpr (Sink::barred) {
        return false;
    }
    Move move{};
    move.from = static_cast<Square>(from), move.to = static_cast<Square>(to), move.sort = sort;
    if (may_promote && at_.promotes(man, to)) [[unlikely]]
        return promote(move, man, Restricted && careful(from));
    if constexpr (Restricted) return tell(move, careful(from));
    return sink_.add(move);
}

template <typename Sink>
bool Generator<Sink>::promote(Move move, Piece man, bool wakes_perhaps) {
    for (const Kind kind : tables_.promotions[index(man)]) {
        move.becomes = kind;
        if (tell(move, wakes_perhaps)) return true;
    }
    return false;
}

template <typename Sink>
template <bool Restricted>
bool Generator<Sink>::take(std::uint16_t from, std::uint16_t to, Piece man, bool may_promote) {
    if (!wanted(to)) return false;
    if (!takes_king(to)) return arrive<Restricted>(from, to, man, Move::Sort::Step, may_promote);
    if (!at_.promotes(man, to)) return king_taken(from, to, Kind::none);
    for (const Kind kind : tables_.promotions[index(man)])
        if (king_taken(from, to, kind)) return true;
    return false;
}

}  // namespace fourhand

#include "rules/generate_count.hpp"
#include "rules/generate_king.hpp"
#include "rules/generate_safety.hpp"
#include "rules/generate_special.hpp"
