// Whether a player can move, seen at a glance by a step that was sure before or is found anew.
#include <algorithm>

#include "rules/exposure.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// An empty square to which a man can step; the edge if there is none.
std::uint16_t Position::plain_goal(std::uint16_t from) const {
    const Tables& tables = rules_->tables();
    const Piece man = cells_[from];
    const std::size_t at = tables.shape_of[index(man)] * tables.squares + from;
    const auto edge = static_cast<std::uint16_t>(tables.squares);
    const auto free = [&](std::uint16_t square) { return cells_[square] == Piece::none; };
    if (contains(tables.marchers, man)) {
        const std::uint16_t ahead = tables.pawn_steps[at].one;
        return free(ahead) ? ahead : edge;
    }
    const std::uint16_t* leap = tables.pool.data() + tables.leaps_at[at];
    const std::uint16_t *goal = leap + 1, *end = goal + *leap;
    goal = std::find_if(goal, end, free);
    if (goal != end) return *goal;
    const std::uint16_t* run = tables.pool.data() + tables.slides_at[at];
    for (std::size_t n = *run++; n > 0; --n, run += 1 + *run)
        if (free(run[1])) return run[1];
    return edge;
}

/// Whether a legal move is seen at a glance: nothing is in check or could wake, and some man other than the
/// king, who opens no line to a king of his side, has an empty square to go to. False says nothing.
inline bool Position::moves_plainly(Seat seat) const {
    if (!state_.checks_known || frozen_ != 0 || contains(state_.checked, seat)) return false;
    const SureStep& step = sure_steps_[index(seat)];
    if (cells_[step.from] == step.man && cells_[step.to] == Piece::none &&
        (std::equal(step.kings.begin(), step.kings.end(), kings_.begin()) || stands_free(seat, step.from)))
        return true;
    return finds_plain_step(seat);
}

/// Keeps the step that it finds; best that of a man who is on no line to a king, for it will stay sure.
bool Position::finds_plain_step(Seat seat) const {
    SureStep& step = sure_steps_[index(seat)];
    bool found = false;
    const std::uint16_t* men = men_[index(seat)].data();
    const std::uint16_t* const end = men + men_count_[index(seat)];
    for (; men != end; ++men) {
        if (*men == kings_[index(seat)]) continue;
        const std::uint16_t goal = plain_goal(*men);
        if (cells_[goal] != Piece::none) continue;
        if (is_off_lines(seat, *men)) {
            step = {cells_[*men], *men, goal, {}};
            std::copy_n(kings_.begin(), max_seats, step.kings.begin());
            return true;
        }
        if (found || !stands_free(seat, *men)) continue;
        step = {cells_[*men], *men, goal, {}};
        found = true;
    }
    return found;
}

/// Whether a square is on no line to a king whom a seat must heed.
bool Position::is_off_lines(Seat seat, std::uint16_t from) const {
    for (const Seat owner : seats_in(heeded(seat))) {
        const std::uint16_t king = kings_[index(owner)];
        if (king != index(Square::none) && line(king, static_cast<Square>(from)) != Tables::no_line) return false;
    }
    return true;
}

bool Position::can_move(Seat seat) const {
    const Standing standing = players_.standings[index(seat)];
    if (standing == Standing::Playing && moves_plainly(seat)) return true;
    if (standing == Standing::Out || (standing == Standing::Walking && !rules_->has_walkers())) return false;
    return has_move(seat);
}

}  // namespace fourhand
