// The lines round a king: who gives check along them, and which men may not leave them.
#pragma once

#include <array>
#include <cstdint>

#include "rules/position.hpp"

namespace fourhand {

/// A stretch of a king's looks from the square beside him to an attacker, the attacker included.
struct Ray {
    const Look* first;
    std::uint16_t length;
    std::uint16_t man;  ///< whose step off the line would open it (pins); unused for checks

    bool covers(std::uint16_t square) const {
        for (const Look* look = first; look != first + length; ++look)
            if (look->square == square) return true;
        return false;
    }
};

class Lines {
public:
    static constexpr std::size_t most = 192;

    Lines() {}  // leaves the arrays as they are: only what was counted is ever read

    /// Adds the lines round `king`: attackers among `by` as checks, men of `mine` that alone stand before one as pins.
    void add(const Position& position, std::size_t king, PieceSet by, PieceSet mine);

    /// Adds the pins alone.
    void add_pins(const Position& position, std::size_t king, PieceSet by, PieceSet mine);

    /// The same for the king of a seat, where checks are known: lines that are known to be quiet are passed over, and
    /// what is found of the others is kept with the position. `side` are the men of all his partners.
    void add_new_pins(const Position& position, std::size_t seat, PieceSet mine, PieceSet side);

    bool any_check() const { return checks_ > 0; }
    bool pinned(std::uint16_t man) const {
        for (std::size_t i = 0; i < pins_; ++i)
            if (pin_[i].man == man) return true;
        return false;
    }
    bool any_pin() const { return pins_ > 0; }
    /// Whether a man may go there: every check is answered and no line is left open.
    bool allow(std::uint16_t from, std::uint16_t to) const {
        for (std::size_t i = 0; i < checks_; ++i)
            if (!check_[i].covers(to)) return false;
        return allow_step_off(from, to);
    }
    /// The same for a king, who answers checks otherwise: no line to a partner's king is left open.
    bool allow_step_off(std::uint16_t from, std::uint16_t to) const {
        for (std::size_t i = 0; i < pins_; ++i)
            if (pin_[i].man == from && !pin_[i].covers(to)) return false;
        return true;
    }

private:
    static constexpr std::ptrdiff_t leap_looks = 3;  ///< of a run of one square: its length, the square, the edge

    void add_check(const Look* first, const Look* man);
    static const Look* attacker_behind(const Position& position, const Look* man, PieceSet by);
    void add_pin(const Look* first, const Look* man, const Look* attacker);

    std::size_t checks_ = 0, pins_ = 0;
    std::array<Ray, 32> check_;
    std::array<Ray, most> pin_;
};

[[gnu::always_inline]] inline void Lines::add(const Position& position, std::size_t king, PieceSet by, PieceSet mine) {
    const Tables& tables = position.rules_->tables();
    const Piece* cells = position.cells_.data();
    const PieceSet* sets = tables.sets.data();
    const Look* run = tables.looks.data() + tables.looks_at[king];
    const std::size_t slides = run->set, leaps = run->square - slides;
    ++run;
    for (std::size_t i = 0; i < slides; ++i) {
        const Look* first = run + 1;
        run = first + run->square;
        const Look* look = first;
        while (cells[look->square] == Piece::none) ++look;
        const Piece nearest = cells[look->square];
        if (contains(sets[look->set] & by, nearest))
            add_check(first, look);
        else if (contains(mine, nearest))
            add_pin(first, look, attacker_behind(position, look, by));
    }
    for (std::size_t i = 0; i < leaps; ++i, run += leap_looks) {
        const Look* look = run + 1;
        if (contains(sets[look->set] & by, cells[look->square])) add_check(look, look);
    }
}

inline void Lines::add_check(const Look* first, const Look* man) {
    if (checks_ < check_.size()) check_[checks_++] = {first, static_cast<std::uint16_t>(man - first + 1), 0};
}

inline void Lines::add_pins(const Position& position, std::size_t king, PieceSet by, PieceSet mine) {
    const Tables& tables = position.rules_->tables();
    const Piece* cells = position.cells_.data();
    const Look* run = tables.looks.data() + tables.looks_at[king];
    std::size_t runs = run->set;
    for (++run; runs > 0; --runs) {
        const Look* first = run + 1;
        run = first + run->square;
        const Look* look = first;
        while (cells[look->square] == Piece::none) ++look;
        if (contains(mine, cells[look->square])) add_pin(first, look, attacker_behind(position, look, by));
    }
}

inline void Lines::add_new_pins(const Position& position, std::size_t seat, PieceSet mine, PieceSet side) {
    const Tables& tables = position.rules_->tables();
    const Piece* cells = position.cells_.data();
    const PieceSet by = position.menace_[seat];
    const std::uint64_t quiet = position.quiet_lines(seat);
    std::uint64_t pinned = 0;
    const Look* run = tables.looks.data() + tables.looks_at[position.kings_[seat]];
    std::size_t runs = run->set;
    for (++run; runs > 0; --runs, run += 1 + run->square) {
        if ((quiet & run->set) != 0) continue;
        const Look* man = run + 1;
        while (cells[man->square] == Piece::none) ++man;
        if (!contains(side, cells[man->square])) continue;
        const Look* attacker = attacker_behind(position, man, by);
        if (attacker == nullptr) continue;
        pinned |= run->set;
        if (contains(mine, cells[man->square])) add_pin(run + 1, man, attacker);
    }
    position.state_.quiet_lines |= (Position::all_lines & ~pinned) << 8 * seat;
}

/// The attacker who stands next behind the man who is first along a line, if that is what stands there.
inline const Look* Lines::attacker_behind(const Position& position, const Look* man, PieceSet by) {
    const Look* look = man + 1;
    while (position.cells_[look->square] == Piece::none) ++look;
    const PieceSet attackers = position.rules_->tables().sets[look->set] & by;
    return contains(attackers, position.cells_[look->square]) ? look : nullptr;
}

inline void Lines::add_pin(const Look* first, const Look* man, const Look* attacker) {
    if (attacker != nullptr && pins_ < pin_.size())
        pin_[pins_++] = {first, static_cast<std::uint16_t>(attacker - first + 1), man->square};
}

}  // namespace fourhand
