// Moves counted and not told, where nothing binds a man. Part of generate.hpp.
#pragma once

#include "rules/generate.hpp"

namespace fourhand {

/// All men but the king, where nobody is bound and only the number of moves is asked for. What is rare is put off: a
/// loop without calls keeps all it needs in registers.
template <typename Sink>
void Generator<Sink>::count_men() {
    std::array<std::uint16_t, Position::most_men> put_off;
    std::size_t left = 0, count = 0;
    const std::uint16_t* men = at_.men_[me_].data();
    for (const std::uint16_t* const end = men + at_.men_count_[me_]; men != end; ++men) {
        if (*men == king_) continue;
        const Piece man = cells_[*men];
        const std::size_t at = tables_.shape_of[index(man)] * tables_.squares + *men;
        if (!contains(tables_.marchers, man)) {
            const std::uint16_t* way = tables_.pool.data() + tables_.leaps_at[at];
            count += count_steps(way);
            if (*way != 0) put_off[left++] = *men;
            continue;
        }
        const PawnSteps& to = tables_.pawn_steps[at];
        if (to.may_promote || (passed_ != 0 && (was_passed(to.takes[0]) || was_passed(to.takes[1]))))
            put_off[left++] = *men;
        else
            count += count_marches(man, to);
    }
    sink_.add_many(count);
    for (std::size_t i = 0; i < left; ++i) count_rest(put_off[i]);
}

/// Leaps and slides; `way` is led on to the odd runs, which lie behind them in the pool.
template <typename Sink>
[[gnu::always_inline]] inline std::size_t Generator<Sink>::count_steps(const std::uint16_t*& way) const {
    const PieceSet goals = prey_ | bit(Piece::none);
    std::size_t count = 0;
    for (std::size_t n = *way++; n > 0; --n) count += contains(goals, cells_[*way++]);
    for (std::size_t n = *way++; n > 0; --n) {
        const std::uint16_t* const first = way + 1;
        const std::uint16_t* to = first;
        way = first + *way;
        while (free(*to)) ++to;
        count += static_cast<std::size_t>(to - first) + contains(prey_, cells_[*to]);
    }
    return count;
}

template <typename Sink>
[[gnu::always_inline]] inline std::size_t Generator<Sink>::count_marches(Piece man, const PawnSteps& to) const {
    std::size_t count = std::size_t{prey(cells_[to.takes[0]])} + prey(cells_[to.takes[1]]);
    if (free(to.one))
        count += 1 + std::size_t{contains(tables_.unmoved, man) && free(to.two)};
    else if (tables_.pawns_leap)
        count += free(to.two) && is_partners_pawn(cells_[to.one]);
    return count;
}

/// What count_men() has put off: all of a pawn's moves, the odd runs of another man.
template <typename Sink>
[[gnu::noinline]] void Generator<Sink>::count_rest(std::uint16_t from) {
    if (contains(tables_.marchers, cells_[from])) {
        pawn<false>(from);
    } else {
        const std::size_t at = tables_.shape_of[index(cells_[from])] * tables_.squares + from;
        odd_runs<false>(from, tables_.pool.data() + tables_.odd_runs_at[at]);
    }
}

}  // namespace fourhand
