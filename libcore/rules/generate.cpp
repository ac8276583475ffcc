// The questions about moves that a position answers, each a sink for the one generator.
#include <algorithm>
#include <utility>

#include "rules/generate.hpp"

namespace fourhand {

namespace {

/// Keeps every move, in room that was made before.
struct Listed {
    static constexpr bool barred = false;
    Move* next;
    bool add(const Move& move) {
        *next++ = move;
        return false;
    }
};

struct Barred {
    static constexpr bool barred = true;
    std::vector<Move>& moves;
    bool add(const Move& move) {
        moves.push_back(move);
        return false;
    }
};

struct Counted {
    static constexpr bool barred = false;
    std::uint32_t count = 0;  // not as wide as a PieceSet: writing it must not make the compiler read those again
    bool add(const Move&) {
        ++count;
        return false;
    }
    void add_many(std::size_t moves) { count += static_cast<std::uint32_t>(moves); }
};

/// Stops at the first.
struct Any {
    static constexpr bool barred = false;
    bool found = false;
    bool add(const Move&) { return found = true; }
};

/// Stops at the first that is not the king's.
struct AnyButKing {
    static constexpr bool barred = false;
    Square king;
    bool found = false;
    bool add(const Move& move) { return found = move.from != king; }
};

struct Wanted {
    static constexpr bool barred = false;
    Square from, to;
    Kind becomes;
    std::optional<Move> found{};
    bool wants(Square goal) const { return goal == to; }
    bool add(const Move& move) {
        if (move.from != from || move.to != to || move.becomes != becomes) return false;
        found = move;
        return true;
    }
};

struct Same {
    static constexpr bool barred = false;
    const Move& wanted;
    bool found = false;
    bool wants(Square goal) const { return goal == wanted.to; }
    bool add(const Move& move) { return found = move == wanted; }
};

bool leaves(const Move& move) { return move.sort == Move::Sort::Resign || move.sort == Move::Sort::Timeout; }

}  // namespace

/// Legal moves of a seat as if it were his turn; a pass is not among them.
template <typename Sink>
void Position::generate(Seat seat, Sink& sink) const {
    if (rules_->switches().partner_rule_yields && in_check(seat)) {
        Any any;
        Generator<Any>(*this, seat, any, Level::Legal).all();
        Generator<Sink>(*this, seat, sink, Level::Legal, any.found).all();
        return;
    }
    Generator<Sink>(*this, seat, sink, Level::Legal).all();
}

/// A player who has resigned but whose army stays live may only pass.
static bool only_passes(const Position& position, Seat seat) {
    const Standing standing = position.standing(seat);
    return standing == Standing::Frozen || standing == Standing::Out ||
           (standing == Standing::Walking && !position.rules().has_walkers());
}

/// Whether a man may still move although his player has left: a walking king.
static bool walks(const Position& position, Seat seat, Square from) {
    return !only_passes(position, seat) && from == position.king(seat);
}

inline bool Position::over_by_law() const {
    if (judged_) return outcome_.ending != Ending::None;
    if (players_.ended != Ending::None) return true;
    if (undo_.empty()) return false;
    const bool judged_before = undo_.size() > 1 && undo_.back().plain;
    if (judged_before && state_.clock < rules_->tables().judging_clock) return false;
    return some_law_ends_it();
}

bool Position::some_law_ends_it() const {
    const bool plain = undo_.size() > 1 && undo_.back().plain;
    for (const Law* law : rules_->laws(Law::Judge))
        if (!(plain && !law->minds_plain_plies()) && judged_by(*law)) return true;
    return false;
}

/// More moves than this a seat cannot have; a taken king may be followed by many choices of men put back.
std::size_t Position::most_moves(Seat seat) const {
    const std::size_t a_man = rules_->tables().most_moves_of_a_man + (rules_->laws(Law::Continues).empty() ? 0 : 256);
    return men_count_[index(seat)] * a_man + 2;
}

void Position::legal_moves(MoveList& moves) const {
    moves.clear();
    if (over_by_law()) return;
    const Seat seat = state_.turn;
    if (!only_passes(*this, seat)) {
        Listed listed{moves.room(most_moves(seat))};
        generate(seat, listed);
        moves.wrote(listed.next);
    }
    if (moves.empty() && rules_->switches().no_move == Switches::NoMove::Pass) moves.push(Move::pass());
}

std::vector<Move> Position::legal_moves() const {
    MoveList moves;
    legal_moves(moves);
    return {moves.begin(), moves.end()};
}

std::size_t Position::count_legal_moves() const {
    if (over_by_law()) return 0;
    Counted counted;
    if (!only_passes(*this, state_.turn)) generate(state_.turn, counted);
    return counted.count == 0 && rules_->switches().no_move == Switches::NoMove::Pass ? 1 : counted.count;
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

/// The same, found among the moves of a man (of all men, where only all together tell).
[[gnu::noinline]] std::optional<Move> Position::find_listed(Square from, Square to, Kind becomes, bool bound) const {
    const Seat seat = state_.turn;
    Wanted wanted{from, to, becomes};
    if (rules_->switches().partner_rule_yields)
        generate(seat, wanted);
    else
        Generator<Wanted>(*this, seat, wanted, Level::Legal, true, true, !bound)
            .from(static_cast<std::uint16_t>(index(from)));
    // An ending that was not asked for (a king or men put back) is the player's choice and never guessed.
    if (wanted.found && (wanted.found->put_back != 0 || wanted.found->king_back != Square::none)) return std::nullopt;
    return wanted.found;
}

std::span<const Kind> Position::promotions(Piece man, Square to) const {
    if (!contains(rules_->tables().pawns, man) || !promotes(man, index(to))) return {};
    return rules_->tables().promotions[index(man)];
}

bool Position::legal(const Move& move) const {
    if (leaves(move)) {
        if (over_by_law()) return false;
        if (move.from == Square::none) return true;
        Position gone = bare();
        gone.keep(gone.undo_.push(), move, false);
        gone.leave(state_.turn);
        return gone.standing(state_.turn) == Standing::Walking && gone.find(move.from, move.to).has_value();
    }
    if (move.sort == Move::Sort::Pass) {
        const std::vector<Move> moves = legal_moves();
        return moves.size() == 1 && moves.front().sort == Move::Sort::Pass;
    }
    if (over_by_law() || only_passes(*this, state_.turn)) return false;
    if (players_.standings[index(state_.turn)] == Standing::Walking && move.from != king(state_.turn)) return false;
    Same same{move};
    generate(state_.turn, same);
    if (same.found) return true;
    for (const Law* law : rules_->laws(Law::Continues))
        if (law->accepts(*this, move)) return true;
    return false;
}

std::vector<Move> Position::barred_by_waking() const {
    std::vector<Move> moves;
    if (over_by_law() || only_passes(*this, state_.turn)) return moves;
    Barred barred{moves};
    Generator<Barred>(*this, state_.turn, barred, Level::Legal).all();
    return moves;
}

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

/// Whether a man's step opens no line to a king that his side must not expose.
inline bool Position::stands_free(Seat seat, std::uint16_t from) const {
    if (rules_->switches().partner_exposure == Switches::Exposure::Allowed) return !opens_line(seat, from);
    for (const Seat owner : seats_in(rules_->tables().team[index(seat)]))
        if (opens_line(owner, from)) return false;
    return true;
}

/// Whether a man's step may open a line on which an enemy attacks the king of a seat.
inline bool Position::opens_line(Seat owner, std::uint16_t from) const {
    const std::uint16_t king = kings_[index(owner)];
    if (king == index(Square::none) || king == from) return false;
    const std::uint16_t line = this->line(king, static_cast<Square>(from));
    if (line == Tables::no_line) return false;
    if (line == Tables::several) return true;
    const Look* look = first_along(king, line);
    if (look->square != from) return false;
    do ++look;
    while (cells_[look->square] == Piece::none);
    return contains(rules_->tables().sets[look->set] & menace_[index(owner)], cells_[look->square]);
}

/// Whether more than his own steps decides where a man may go: a line to a king, a check, or somebody who could wake.
/// A king looks at each of his steps himself.
inline bool Position::is_bound(Seat seat, Square from) const {
    if (frozen_ != 0 || !stands_free(seat, static_cast<std::uint16_t>(index(from)))) return true;
    if (from == king(seat)) return false;
    return state_.checks_known ? contains(state_.checked, seat) : in_check(seat);
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

/// The same, whoever he is, by the moves themselves.
bool Position::has_move(Seat seat) const {
    Any any;
    generate(seat, any);
    return any.found;
}

bool Position::can_move_another(Seat seat) const {
    AnyButKing any{king(seat)};
    generate(seat, any);
    return any.found;
}

bool Position::mated(Seat seat) const { return in_check(seat) && !can_move(seat); }
bool Position::stalemated(Seat seat) const { return !in_check(seat) && !can_move(seat); }

bool Position::mated0(Seat seat) const {
    if (!in_check(seat)) return false;
    Any any;
    Generator<Any>(*this, seat, any, Level::Safe).all();
    return !any.found;
}

}  // namespace fourhand
