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

/// What find() looks for, found among the moves of a man (of all men, where only all together tell).
std::optional<Move> Position::find_listed(Square from, Square to, Kind becomes, bool bound) const {
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
    if (move.leaves()) {
        const bool has_left = players_.standings[index(state_.turn)] == Standing::Walking && !rules_->has_walkers();
        if (over_by_law() || has_left) return false;
        if (move.from == Square::none) return true;
        Position gone = bare();
        gone.keep(gone.undo_.push(), move, false);
        gone.leave(state_.turn);
        return gone.standing(state_.turn) == Standing::Walking && gone.find(move.from, move.to).has_value();
    }
    if (move.loses_turn()) {
        const std::vector<Move> moves = legal_moves();
        const bool must_pass = moves.size() == 1 && moves.front().sort == Move::Sort::Pass;
        return must_pass ? move.sort == Move::Sort::Pass : move.sort == Move::Sort::Penalty && !moves.empty();
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

/// What can_move() asks where nothing is seen at a glance.
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
