// A single move, found without a list wherever it is seen at a glance.
#include <algorithm>

#include "rules/exposure.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// Whether a step of a man whom nothing binds is seen at a glance to be legal; `sort` is told if it is a double step.
inline bool Position::goes_plainly(Seat seat, Square from, Square to, Move::Sort& sort) const {
    const Tables& tables = rules_->tables();
    const Piece man = at(from), goal = at(to);
    if (goal != Piece::none && !contains(prey_[index(seat)] & ~tables.kings, goal)) return false;
    if (contains(tables.marchers, man)) return marches_plainly(man, from, to, sort);
    return contains(tables.plain_men, man) ? stands_first(man, from, to) : king_steps(seat, from, to);
}

/// Whether a pawn goes to a square that is free or holds a man he may take, without promotion, leap or en passant;
/// `sort` is told if that is a double step.
inline bool Position::marches_plainly(Piece man, Square from, Square to, Move::Sort& sort) const {
    const Tables& tables = rules_->tables();
    const PawnSteps& steps = tables.pawn_steps[tables.shape_of[index(man)] * tables.squares + index(from)];
    const std::size_t square = index(to);
    if (steps.may_promote) return false;
    if (at(to) != Piece::none) return state_.ghosts == 0 && (steps.takes[0] == square || steps.takes[1] == square);
    if (steps.one == square) return true;
    if (steps.two != square || !contains(tables.unmoved, man) || cells_[steps.one] != Piece::none) return false;
    sort = Move::Sort::Double;
    return true;
}

/// Whether a king whom nothing binds reaches a square on which he does not stand attacked; no other man does here.
bool Position::king_steps(Seat seat, Square from, Square to) const {
    const Tables& tables = rules_->tables();
    if (index(from) != kings_[index(seat)]) return false;
    const std::size_t shape = tables.shape_of[index(cells_[index(from)])];
    const std::uint16_t* leaps = tables.pool.data() + tables.leaps_at[shape * tables.squares + index(from)];
    const std::uint16_t* const end = leaps + 1 + *leaps;
    if (std::find(leaps + 1, end, static_cast<std::uint16_t>(index(to))) == end) return false;
    return !rules_->switches().answers_check || is_safe_for_king(seat, to);
}

/// Whether one of the plain men is the first along a line to the goal that he attacks on.
inline bool Position::stands_first(Piece man, Square from, Square to) const {
    const Tables& tables = rules_->tables();
    const std::uint16_t line = this->line(index(to), from);
    if (line == Tables::no_line || line == Tables::several) return false;
    const Look* first = first_along(index(to), line);
    return first->square == index(from) && contains(tables.sets[first->set], man);
}

/// Whether more than his own steps decides where a man may go: a line to a king, a check, or somebody who could wake.
/// A king looks at each of his steps himself.
inline bool Position::is_bound(Seat seat, Square from) const {
    if (frozen_ != 0 || !stands_free(seat, static_cast<std::uint16_t>(index(from)))) return true;
    if (from == king(seat)) return false;
    return state_.checks_known ? contains(state_.checked, seat) : in_check(seat);
}

/// Whether a man may still move although his player has left: a walking king.
static bool walks(const Position& position, Seat seat, Square from) {
    return position.standing(seat) == Standing::Walking && position.rules().has_walkers() &&
           from == position.king(seat);
}

std::optional<Move> Position::find(Square from, Square to, Kind becomes) const {
    const Seat seat = state_.turn;
    if (!contains(rules_->tables().army[index(seat)], at(from)) || over_by_law()) return std::nullopt;
    if (standing(seat) != Standing::Playing && !walks(*this, seat, from)) return std::nullopt;
    const bool bound = is_bound(seat, from);
    Move step;
    step.from = from, step.to = to;
    if (!bound && becomes == Kind::none && goes_plainly(seat, from, to, step.sort)) return step;
    return find_listed(from, to, becomes, bound);
}

}  // namespace fourhand
