// Reasons and candidates for a slot that means no legal move.
#include "record/refused.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "rules/outcome.hpp"

namespace fourhand {

namespace {

constexpr std::size_t most_candidates = 8;

/// How near a legal move is to what was written: 0 is nearest; `far` is no candidate.
constexpr int far = 9;

class Explanation {
public:
    Explanation(const Slot& slot, const Position& position, MoveText say)
        : slot_(slot), pos_(position), rules_(position.rules()), mover_(position.to_move()), say_(say) {}

    Diagnostic finding() {
        if (pos_.outcome()) return after_the_end();
        Diagnostic finding{Code::IllegalMove, slot_.where, {}};
        finding.message = std::string(slot_.text) + " is not legal for " + name(mover_) + ": " + reason(finding.hints);
        if (say_ != nullptr) finding.candidates = candidates();
        return finding;
    }

private:
    std::string name(Seat seat) const { return rules_.seat(seat).colour; }

    Diagnostic after_the_end() const {
        return {Code::AfterTheEnd, slot_.where,
                std::string(slot_.text) + " comes after the end: the game was over (" +
                    std::string(spelling(pos_.outcome().ending)) + ')'};
    }

    std::string reason(std::vector<std::string>& hints) const {
        switch (slot_.says) {
            case Slot::Says::Pass: return may_not_pass(hints);
            case Slot::Says::CastleShort:
            case Slot::Says::CastleLong: return castling_reason();
            case Slot::Says::Move: return step_reason(hints);
            case Slot::Says::Leave:
            case Slot::Says::Stalemate:
            case Slot::Says::Mated:
            case Slot::Says::Claim:
            case Slot::Says::Draw: break;
        }
        return pos_.standing(mover_) == Standing::Walking ? "he has left the game before"
                                                          : "he cannot leave the game now";
    }

    std::string may_not_pass(std::vector<std::string>& hints) const {
        if (slot_.penalty) return "he has to pass without it";
        hints.push_back("a turn taken from him as a penalty is -- { [%penalty " + rules_.seat(mover_).id +
                        " \"why\"] }, and in coordinates: penalty");
        return "he has a legal move and may not pass";
    }

    std::string castling_reason() const {
        if (!rules_.has_castling()) return "there is no castling in this game";
        const CastleWay* way = castle_way(pos_, slot_.says == Slot::Says::CastleShort);
        if (way == nullptr) return "his king has moved before";
        const auto rights = pos_.setup().rights[index(mover_)];
        if (std::find(rights.begin(), rights.end(), way->rook_from) == rights.end())
            return "the king or the rook of " + rules_.board().name(way->rook_from) + " has moved before";
        return pos_.refusal(way->king_from, way->king_to).sentence;
    }

    std::string step_reason(std::vector<std::string>& hints) const {
        const Piece man = pos_.at(slot_.from);
        const std::string& square = rules_.board().name(slot_.from);
        if (!is_man(man)) return "there is no man on " + square;
        const Seat owner = rules_.seat_of(man);
        if (owner != mover_ && index(owner) < rules_.seats()) {
            hint_missing(owner, hints);
            return "the man on " + square + " is " + name(owner) + "'s, but " + name(mover_) + " is to move";
        }
        const std::span<const Kind> kinds = pos_.promotions(man, slot_.to);
        const bool arrives = std::any_of(kinds.begin(), kinds.end(),
                                         [&](Kind kind) { return pos_.find(slot_.from, slot_.to, kind).has_value(); });
        if (slot_.becomes.empty() && arrives)
            hints.push_back("a pawn that arrives there is promoted: " + choices(kinds));
        const Kind becomes =
            slot_.becomes.empty() ? Kind::none : promoted_to(slot_.becomes, pos_, slot_.from, slot_.to);
        if (!slot_.becomes.empty() && becomes == Kind::none)
            return kinds.empty() ? "nothing is promoted there" : "it may become " + choices(kinds);
        return pos_.refusal(slot_.from, slot_.to, becomes).sentence;
    }

    std::string choices(std::span<const Kind> kinds) const {
        std::vector<std::string> letters;
        for (const Kind kind : kinds) letters.push_back("=" + rules_.face(kind).letter);
        return join_or(letters);
    }

    /// A man of another seat moves in this slot: most often a token before it was lost or written twice.
    void hint_missing(Seat owner, std::vector<std::string>& hints) const {
        if (pos_.legal(Move::pass())) hints.push_back(name(mover_) + " has to lose his turn here: is a -- missing?");
        if (pos_.plies() > 0 && pos_.last_mover() == owner) {
            hints.push_back(name(owner) + " has just moved: is a move written twice, or one of " + name(mover_) +
                            "'s missing?");
            return;
        }
        if (!legal_for(owner)) return;
        std::vector<std::string> skipped;
        for (std::size_t i = index(mover_); i != index(owner); i = (i + 1) % rules_.seats())
            if (pos_.standing(static_cast<Seat>(i)) != Standing::Out) skipped.push_back(name(static_cast<Seat>(i)));
        hints.push_back("it would be legal for " + name(owner) + ": is a move of " + join(skipped, " and of ") +
                        " missing?");
    }

    bool legal_for(Seat owner) const {
        Setup setup = pos_.setup();
        setup.turn = owner;
        const Result<Position> turned = Position::from(pos_.shared_rules(), setup);
        return turned && turned->to_move() == owner &&
               turned->find(slot_.from, slot_.to, promoted_to(slot_.becomes, pos_, slot_.from, slot_.to)).has_value();
    }

    int distance(const Move& move) const {
        if (move.from == Square::none) return 0;
        if (slot_.says != Slot::Says::Move) return move.sort == Move::Sort::Castle ? 0 : far;
        const bool same_kind = letter_fits(slot_.letter, rules_.face(rules_.kind_of(pos_.at(move.from))));
        if (move.from == slot_.from && move.to == slot_.to) return 0;
        if (move.to == slot_.to && same_kind) return 1;
        if (move.from == slot_.from) return 2 + steps(move.to, slot_.to) / 4;
        if (same_kind && steps(move.to, slot_.to) + steps(move.from, slot_.from) <= 2) return 4;
        return far;
    }

    int steps(Square a, Square b) const {
        const Place p = rules_.board().place(a), q = rules_.board().place(b);
        return std::max(std::abs(p.file - q.file), std::abs(p.rank - q.rank));
    }

    std::vector<std::string> candidates() const {
        const std::vector<Move> moves = pos_.legal_moves();
        std::vector<std::pair<int, std::string>> near;
        for (const Move& move : moves) {
            const int at = distance(move);
            if (at < far || moves.size() <= most_candidates) near.emplace_back(at, say_(pos_, move));
        }
        std::sort(near.begin(), near.end());
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < std::min(near.size(), most_candidates); ++i)
            texts.push_back(std::move(near[i].second));
        return texts;
    }

    const Slot& slot_;
    const Position& pos_;
    const Rules& rules_;
    Seat mover_;
    MoveText say_;
};

}  // namespace

Diagnostic refused(const Slot& slot, const Position& position, MoveText say) {
    return Explanation(slot, position, say).finding();
}

const CastleWay* castle_way(const Position& position, bool short_side) {
    const Tables& tables = position.rules().tables();
    const Square king = position.king(position.to_move());
    if (tables.castles.empty() || king == Square::none) return nullptr;
    for (const std::uint8_t number : tables.castle_at[index(king)]) {
        const CastleWay* way = number == 0 ? nullptr : &tables.castles[number - 1u];
        if (way != nullptr && way->seat == position.to_move() && way->short_side == short_side) return way;
    }
    return nullptr;
}

Kind promoted_to(std::string_view letter, const Position& position, Square from, Square to) {
    const Piece man = position.at(from);
    if (letter.empty() || !is_man(man)) return Kind::none;
    const Rules& rules = position.rules();
    const std::span<const Kind> kinds = position.promotions(man, to);
    for (const Kind kind : kinds)
        if (rules.face(kind).letter == letter) return kind;
    for (const Kind kind : kinds)
        if (rules.face(kind).written == letter) return kind;
    return Kind::none;
}

}  // namespace fourhand
