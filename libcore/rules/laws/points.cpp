// What scores: men taken, and checks of several kings at once.
#include "rules/laws/laws.hpp"
#include "rules/ply.hpp"

namespace fourhand::laws {

namespace {

/// Points for a move that checks two, or three, kings anew; a queen's is worth
/// less on chess.com.
struct Bonus {
    int two, three;
    int two_by_queen, three_by_queen;
};

class Points : public Law {
public:
    explicit Points(Bonus bonus) : bonus_(bonus) {}

    std::uint8_t moments() const override { return Taken | Moved; }

    /// A dead man is worth nothing; a walking king is worth what a king is.
    void taken(Ply& ply, Seat mover, Square, Piece man) const override {
        const Rules& rules = ply.rules();
        const Seat owner = rules.seat_of(man);
        if (owner == rules.nobody() || ply.position().standing(mover) != Standing::Playing) return;
        const Standing standing = ply.standing_before(owner);
        const bool is_king = contains(rules.tables().kings, man);
        if (standing == Standing::Playing || (standing == Standing::Walking && is_king))
            ply.award(mover, rules.face(rules.kind_of(man)).points);
    }

    void moved(Ply& ply, Seat mover) const override {
        if (ply.position().standing(mover) != Standing::Playing || ply.move().from == Square::none) return;
        int kings = 0;
        for (std::size_t i = 0; i < ply.rules().seats(); ++i)
            kings +=
                ply.checks_anew(static_cast<Seat>(i)) && ply.standing_before(static_cast<Seat>(i)) != Standing::Walking;
        if (kings < 2) return;
        const KindFace& mover_face = ply.rules().face(ply.rules().kind_of(ply.position().at(ply.move().to)));
        const bool queen = mover_face.outline == "Q" || mover_face.letter == "Q";
        const int two = queen ? bonus_.two_by_queen : bonus_.two, three = queen ? bonus_.three_by_queen : bonus_.three;
        ply.award(mover, kings == 2 ? two : three);
    }

private:
    Bonus bonus_;
};

}  // namespace

Made points(std::string_view argument, const Rules&) {
    constexpr Bonus chesscom{5, 20, 1, 5}, chaturaji{1, 5, 1, 5};
    if (argument == "chesscom") return std::unique_ptr<Law>(std::make_unique<Points>(chesscom));
    if (argument == "chaturaji") return std::unique_ptr<Law>(std::make_unique<Points>(chaturaji));
    return Diagnostic{
        Code::BadVariant, {}, "the law \"points\" takes chesscom or chaturaji, not \"" + std::string(argument) + "\""};
}

}  // namespace fourhand::laws
