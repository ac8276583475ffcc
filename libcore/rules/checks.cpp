// Who may take what, who attacks whom: the masks that standings decide, and the looks along the lines of a square.
#include <algorithm>

#include "rules/position.hpp"

namespace fourhand {

bool Position::Attackers::has(std::uint16_t square) const {
    return std::find(squares.begin(), squares.begin() + count, square) != squares.begin() + count;
}

SeatSet Position::passers(Square over, SeatSet owners) const {
    SeatSet found = 0;
    for (const Seat owner : seats_in(owners))
        if (double_steps_[index(owner)].passed == over) found = static_cast<SeatSet>(found | bit(owner));
    return found;
}

SeatSet Position::open_ghosts(Seat seat) const {
    if (state_.ghosts == 0) return 0;
    const std::size_t seats = rules_->seats();
    const std::size_t first = index(counted_from_);
    const auto away = [&](std::size_t other) { return other >= first ? other - first : other + seats - first; };
    SeatSet open = 0;
    const std::size_t own = away(index(seat));
    for (const Seat owner : seats_in(state_.ghosts))
        if (away(index(owner)) > own) open = static_cast<SeatSet>(open | bit(owner));
    return open;
}

/// formats/engine.md, 16.4, 16.5 and 16.13: prey, menace and wards of every seat, worked out from teams and standings.
void Position::refresh_masks() {
    const Tables& tables = rules_->tables();
    const Switches& switches = rules_->switches();
    const PieceSet kings = tables.kings;
    const PieceSet taken_kings = switches.kings_taken ? ~PieceSet{0} : ~kings;
    frozen_ = 0;
    for (std::size_t me = 0; me < rules_->seats(); ++me) {
        PieceSet prey = 0, menace = 0, shunned = 0;
        SeatSet wards = 0;
        if (players_.standings[me] == Standing::Frozen) frozen_ = static_cast<SeatSet>(frozen_ | 1u << me);
        for (std::size_t other = 0; other < rules_->seats(); ++other) {
            if (other == me) continue;
            const bool enemy = (tables.team[me] >> other & 1) == 0;
            const PieceSet army = tables.army[other];
            if (!enemy && is_ward(other)) wards = static_cast<SeatSet>(wards | 1u << other);
            switch (players_.standings[other]) {
                case Standing::Frozen:
                    if (enemy && !switches.touch_frozen_king) shunned |= army & kings;
                    if (!switches.mated_men_live) break;
                    [[fallthrough]];
                case Standing::Playing:
                    if (!enemy) break;
                    prey |= army & taken_kings;
                    menace |= army & taken_kings;
                    if (!switches.kings_taken) shunned |= army & kings;
                    break;
                case Standing::Walking:
                    if (rules_->has_walkers()) {
                        prey |= army;
                        menace |= army & kings;
                    } else if (enemy) {
                        prey |= army & taken_kings;
                        menace |= army & taken_kings;
                        if (!switches.kings_taken) shunned |= army & kings;
                    }
                    break;
                case Standing::Out:
                    if (switches.out_men_taken) prey |= army;
                    break;
            }
        }
        if (rules_->nobody() != Seat::none) prey |= tables.army[index(rules_->nobody())];
        if (players_.standings[me] == Standing::Walking && rules_->has_walkers()) prey |= tables.army[me] & ~kings;
        prey_[me] = prey;
        menace_[me] = menace;
        shunned_[me] = shunned;
        wards_[me] = wards;
    }
}

/// Whether a partner must not expose the player's king, as standings have it (formats/engine.md, 16.13).
bool Position::is_ward(std::size_t seat) const {
    const Switches& switches = rules_->switches();
    if (switches.partner_exposure == Switches::Exposure::Allowed || players_.standings[seat] == Standing::Out)
        return false;
    return players_.standings[seat] != Standing::Frozen || switches.protect_frozen_partner;
}

bool Position::attacked(Square square, PieceSet by) const {
    const Tables& tables = rules_->tables();
    const Look* look = tables.looks.data() + tables.looks_at[index(square)];
    std::size_t runs = look->square;
    for (++look; runs > 0; --runs) {
        const Look* end = look + 1 + look->square;
        ++look;
        while (cells_[look->square] == Piece::none) ++look;
        if (contains(tables.sets[look->set] & by, cells_[look->square])) return true;
        look = end;
    }
    return false;
}

void Position::find_attackers(std::size_t square, PieceSet by, Attackers& found) const {
    const Tables& tables = rules_->tables();
    found.count = 0;
    const Look* look = tables.looks.data() + tables.looks_at[square];
    std::size_t runs = look->square;
    for (++look; runs > 0; --runs) {
        const Look* end = look + 1 + look->square;
        ++look;
        while (cells_[look->square] == Piece::none) ++look;
        if (contains(tables.sets[look->set] & by, cells_[look->square]) && found.count < found.squares.size())
            found.squares[found.count++] = look->square;
        look = end;
    }
}

std::vector<Square> Position::attackers(std::size_t square, PieceSet by) const {
    Attackers found;
    find_attackers(square, by, found);
    std::vector<Square> squares;
    for (std::size_t i = 0; i < found.count; ++i) squares.push_back(static_cast<Square>(found.squares[i]));
    std::sort(squares.begin(), squares.end());
    return squares;
}

bool Position::in_check(Seat seat) const {
    const Square king = this->king(seat);
    return king != Square::none && players_.standings[index(seat)] != Standing::Out &&
           attacked(king, menace_[index(seat)]);
}

std::vector<Square> Position::checkers(Seat seat) const {
    return king(seat) == Square::none ? std::vector<Square>{} : attackers(index(king(seat)), menace_[index(seat)]);
}

/// From now on every ply that a law may see keeps account of who stands in check.
void Position::know_checks() {
    state_.checks_known = true;
    refresh_all_checks();
}

void Position::refresh_all_checks() {
    if (!state_.checks_known) return;
    state_.checked = 0;
    state_.quiet_lines = 0;
    for (std::size_t i = 0; i < rules_->seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (in_check(seat)) state_.checked = static_cast<SeatSet>(state_.checked | bit(seat));
    }
}

// -- simple questions

std::vector<Seat> Position::left() const {
    return {players_.left.begin(), players_.left.begin() + players_.left_count};
}

int Position::repetitions() const {
    int count = 1;
    const std::size_t back = std::min<std::size_t>(state_.clock, undo_.size());
    for (std::size_t i = 1; i <= back; ++i) count += undo_.from_top(i).state.key == state_.key;
    return count;
}

const Outcome& Position::outcome() const {
    if (judged_) return outcome_;
    judged_ = true;
    outcome_ = {};
    if (players_.ended != Ending::None) {
        outcome_.ending = players_.ended;
        outcome_.winners = players_.winners;
    }
    // A set-up position is not judged before its first ply; only what belongs to the beginning of the turn is.
    for (const Law* law : rules_->laws(Law::Judge)) {
        if (outcome_.ending != Ending::None || undo_.empty()) break;
        outcome_ = judged_by(*law);
    }
    const auto& when_stuck = rules_->laws(Law::Stuck);
    if (outcome_.ending == Ending::None && !when_stuck.empty() && !can_move(state_.turn))
        for (const Law* law : when_stuck)
            if (outcome_.ending == Ending::None) outcome_ = law->stuck(*this);
    if (rules_->has_points() && outcome_ && !outcome_.by_points) {
        outcome_.by_points = true;
        for (std::size_t seat = 0; seat < max_seats; ++seat)
            outcome_.points[seat] = static_cast<std::int16_t>(outcome_.points[seat] + players_.points[seat]);
    }
    return outcome_;
}

Outcome Position::reported_draw() const {
    for (const Law* law : rules_->laws(Law::Reports))
        if (const Outcome draw = judged_by(*law)) return draw;
    return {};
}

std::uint64_t Position::computed_key() const {
    const Tables& tables = rules_->tables();
    std::uint64_t key = tables.turn_keys[index(state_.turn)];
    for (std::size_t square = 0; square < tables.squares; ++square)
        if (is_man(at(static_cast<Square>(square))))
            key ^= tables.man_keys[index(cells_[square]) * tables.squares + square];
    for (std::size_t seat = 0; seat < rules_->seats(); ++seat) {
        key ^= tables.standing_keys[seat][static_cast<std::size_t>(players_.standings[seat])];
        if ((players_.removed >> seat & 1) != 0) key ^= tables.removed_keys[seat];
        if ((players_.released >> seat & 1) != 0) key ^= tables.released_keys[seat];
        const Square passed = double_step(static_cast<Seat>(seat)).passed;
        if (passed != Square::none) key ^= tables.ghost_keys[seat * tables.squares + index(passed)];
    }
    for (std::size_t right = 0; right < tables.right_keys.size(); ++right)
        if ((state_.rights >> right & 1) != 0) key ^= tables.right_keys[right];
    return key;
}

}  // namespace fourhand
