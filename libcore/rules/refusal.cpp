// Why a move is refused, found by asking what would have to be otherwise.
#include <algorithm>
#include <cstdlib>

#include "base/text.hpp"
#include "rules/generate.hpp"

namespace fourhand {

namespace {

/// Moves of one man by geometry alone: nothing that a king or partner suffers is heeded.
struct Reached {
    static constexpr bool barred = false;
    static constexpr bool ends_anyhow = true;
    Square to;
    std::vector<Kind> kinds{};
    bool add(const Move& move) {
        if (move.to == to) kinds.push_back(move.becomes);
        return false;
    }
};

std::string army_of(const Rules& rules, Seat seat) {
    if (seat == rules.nobody()) return "a dead army";
    const SeatSaid& said = rules.seat(seat);
    return said.colour.empty() ? said.id : said.colour;
}

std::string man_on(const Position& position, Square square) {
    const Rules& rules = position.rules();
    const Piece man = position.at(square);
    return army_of(rules, rules.seat_of(man)) + "'s " + rules.face(rules.kind_of(man)).name + " on " +
           rules.board().name(square);
}

std::string listed(const Position& position, const std::vector<Square>& squares) {
    std::vector<std::string> men;
    for (const Square square : squares) men.push_back(man_on(position, square));
    return join(men, " and ");
}

Refusal why_not_taken(const Position& position, Square to) {
    const Rules& rules = position.rules();
    const Piece man = position.at(to);
    const Seat owner = rules.seat_of(man), me = position.to_move();
    const std::string there = man_on(position, to);
    if (owner == me) return {"own-man", there + " is the mover's own man"};
    if (rules.partners(me, owner)) return {"partner", there + " is a partner's man and cannot be captured"};
    if (position.standing(owner) == Standing::Frozen)
        return {"frozen-man", there + " is frozen: the men of a mated player may not be captured"};
    if (contains(rules.tables().kings, man)) return {"king", there + ": a king is never captured"};
    return {"blocked", there + " cannot be captured"};
}

/// Whether a pawn would come to `to` by going on from a square that it can go to, straight ahead.
bool is_two_steps(const Position& position, Square from, Square to) {
    const Board& board = position.rules().board();
    const Place begin = board.place(from), end = board.place(to);
    const int files = end.file - begin.file, ranks = end.rank - begin.rank;
    if (std::abs(files) + std::abs(ranks) != 2 || files * ranks != 0) return false;
    Reached halfway{board.at({begin.file + files / 2, begin.rank + ranks / 2})};
    Generator<Reached>(position, position.to_move(), halfway, Level::Legal, false, false)
        .from(static_cast<std::uint16_t>(index(from)));
    return !halfway.kinds.empty();
}

/// A pawn arrives where it is promoted, and the move says nothing of it, or what it cannot become.
Refusal wrong_promotion(const Position& position, Piece pawn, Square to, bool said) {
    std::vector<std::string> names;
    for (const Kind kind : position.promotions(pawn, to)) names.push_back(position.rules().face(kind).name);
    const std::string only = "a pawn on " + position.rules().board().name(to) + " becomes a " + join_or(names);
    return {"promotion", only + (said ? ", nothing else" : ", and the move must say so")};
}

}  // namespace

Refusal Position::refusal_by_board(Square from, Square to, Kind becomes) const {
    const KindFace& face = rules_->face(rules_->kind_of(at(from)));
    const std::string man = "the " + face.name + " on " + rules_->board().name(from);
    const auto kinds = promotions(at(from), to);
    if (becomes != Kind::none && kinds.empty())
        return {"no-promotion", man + " is not promoted on " + rules_->board().name(to)};
    if (is_man(at(to)) && !contains(prey_[index(state_.turn)], at(to))) return why_not_taken(*this, to);
    if (face.royal) {
        for (const CastleWay& way : rules_->tables().castles)
            if (way.seat == state_.turn && way.king_from == from && way.king_to == to) return refusal_of_castling(way);
    }
    if (face.pawn && !rules_->has_unmoved_pawns() && is_two_steps(*this, from, to))
        return {"geometry", man + " does not reach " + rules_->board().name(to) + ": pawns go one square here"};
    return {"geometry", man + " does not reach " + rules_->board().name(to)};
}

Refusal Position::refusal_of_castling(const CastleWay& way) const {
    const Board& board = rules_->board();
    if ((state_.rights & way.right) == 0)
        return {"no-right", "the king or that rook has moved before, so there is no castling"};
    for (const Square square : way.empty)
        if (at(square) != Piece::none) return {"castling-blocked", "castling is blocked by " + man_on(*this, square)};
    if (in_check(state_.turn)) return {"castling-in-check", "a king in check may not castle"};
    for (const Square square : way.safe)
        if (attacked(square, menace_[index(state_.turn)] | shunned_[index(state_.turn)]))
            return {"castling-attacked",
                    "the king would castle over or onto " + board.name(square) + ", which is attacked"};
    return {"castling", "castling would expose a king"};
}

/// The mover's king stands attacked after the move.
Refusal Position::refusal_by_own_king(const Move& move, const Position& after, const std::string& attackers) const {
    const Seat me = state_.turn;
    const Square before = king(me), now = after.king(me);
    if (now != (move.from == before ? move.to : before))
        return {"king-back-attacked",
                "the king, put back on " + rules_->board().name(now) + ", would stand attacked by " + attackers};
    if (move.from == before) return {"exposes-king", "the king would stand attacked by " + attackers};
    if (in_check(me)) return {"in-check", "the king stays in check from " + attackers};
    return {"exposes-king", "it exposes the king to " + attackers};
}

/// The move is possible on the board; some king forbids it.
Refusal Position::refusal_by_kings(const Move& move) const {
    const Seat me = state_.turn;
    for (const Move& barred : barred_by_waking())
        if (barred.from == move.from && barred.to == move.to)
            return {"wakes",
                    "it ends the mate of a frozen player whose men would then attack the king, or a partner's"};
    Position after = bare();
    after.play(move);
    if (after.king(me) != Square::none) {
        const std::vector<Square> squares =
            after.attackers(index(after.king(me)), menace_[index(me)] | shunned_[index(me)]);
        if (!squares.empty()) return refusal_by_own_king(move, after, listed(after, squares));
    }
    for (std::size_t i = 0; i < rules_->seats(); ++i) {
        const auto partner = static_cast<Seat>(i);
        if (rules_->partners(me, partner) && after.king(partner) != Square::none && attacked_anew(after, partner))
            return {"exposes-partner",
                    "it exposes " + army_of(*rules_, partner) + "'s king, a partner, to a new check"};
    }
    return {"king-safety", "a king would not be safe after it"};
}

bool Position::attacked_anew(const Position& after, Seat seat) const {
    const std::vector<Square> before = checkers(seat);
    const std::vector<Square> now = after.attackers(index(after.king(seat)), menace_[index(seat)]);
    return !std::includes(before.begin(), before.end(), now.begin(), now.end());
}

/// What stands against the move though no king should mind it; nothing if nothing does.
std::optional<Refusal> Position::refusal_by_men(Square from, Square to, Kind becomes) const {
    const Seat me = state_.turn;
    const std::string mover = army_of(*rules_, me);
    if (outcome()) return Refusal{"over", "the game is over: " + std::string(spelling(outcome().ending))};
    if (standing(me) == Standing::Frozen)
        return Refusal{"frozen", mover + " is mated and must pass: his men are frozen"};
    if (!is_man(at(from))) return Refusal{"empty", "there is no man on " + rules_->board().name(from)};
    const Seat owner = rules_->seat_of(at(from));
    if (owner != me) return Refusal{"wrong-seat", man_on(*this, from) + " cannot move: it is " + mover + "'s turn"};
    if (standing(me) == Standing::Walking && from != king(me))
        return Refusal{"walking", mover + (rules_->has_walkers() ? " has left the game: only his king still moves"
                                                                 : " has left the game, and his army passes")};
    const std::vector<Move> legal = legal_moves();
    if (legal.size() == 1 && legal.front().sort == Move::Sort::Pass)
        return Refusal{"must-pass", mover + (in_check(me) ? " is mated" : " cannot move") + " and must pass"};
    Reached reached{to};
    Generator<Reached>(*this, me, reached, Level::Legal, false, false).from(static_cast<std::uint16_t>(index(from)));
    if (std::find(reached.kinds.begin(), reached.kinds.end(), becomes) != reached.kinds.end()) return std::nullopt;
    if (!reached.kinds.empty() && !promotions(at(from), to).empty())
        return wrong_promotion(*this, at(from), to, becomes != Kind::none);
    return refusal_by_board(from, to, becomes);
}

Refusal Position::refusal(Square from, Square to, Kind becomes) const {
    Move move;
    move.from = from, move.to = to, move.becomes = becomes;
    return refusal(move);
}

Refusal Position::refusal(const Move& move) const {
    if (auto refused = refusal_by_men(move.from, move.to, move.becomes)) return *std::move(refused);
    for (const Law* law : rules_->laws(Law::Continues))
        if (auto refused = law->objection(*this, move)) return *std::move(refused);
    return refusal_by_kings(move);
}

}  // namespace fourhand
