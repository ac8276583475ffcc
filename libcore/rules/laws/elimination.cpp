// Players put out by mate, by having no move, or with their king: the free-for-all's laws, and Alfonso's.

#include "rules/laws/laws.hpp"
#include "rules/laws/order.hpp"
#include "rules/ply.hpp"

namespace fourhand::laws {

namespace {

constexpr int king_points = 20;

bool is_in(const Position& position, Seat seat) { return position.standing(seat) == Standing::Playing; }

void award_if_in(Ply& ply, Seat seat, int points) {
    if (ply.rules().has_points() && is_in(ply.position(), seat)) ply.award(seat, points);
}

/// Puts out everybody whom the ply has mated; what else befalls him is the deriving law's.
class MatePutsOut : public Law {
public:
    std::uint8_t moments() const override { return Moved; }

    void moved(Ply& ply, Seat mover) const override {
        const Position& position = ply.position();
        if (position.calm()) return;
        const Order order = sweep_order(ply.rules(), mover);
        for (bool again = true; again;) {
            again = false;
            for (const Seat seat : order) {
                const Standing standing = position.standing(seat);
                if (standing != Standing::Playing && standing != Standing::Walking) continue;
                if (!position.stands_checked(seat) || !position.mated(seat)) continue;
                ply.note_mate(seat);
                ply.set_standing(seat, Standing::Out);
                fell(ply, mover, seat);
                again = true;
            }
        }
    }

protected:
    virtual void fell(Ply& ply, Seat mover, Seat seat) const = 0;
};

/// chess.com: the mover has 20 points, also when others give the check; a walking king's mate counts the same.
class Eliminate : public MatePutsOut {
protected:
    void fell(Ply& ply, Seat mover, Seat) const override { award_if_in(ply, mover, king_points); }
};

class RemoveArmy : public MatePutsOut {
protected:
    void fell(Ply& ply, Seat, Seat seat) const override {
        const Position& position = ply.position();
        for (std::size_t i = 0; i < ply.rules().board().size(); ++i) {
            const auto square = static_cast<Square>(i);
            if (is_man(position.at(square)) && ply.rules().seat_of(position.at(square)) == seat) ply.remove(square);
        }
    }
};

/// chess.com: being stalemated is worth 20 points to oneself; a walking king without a move shares 20 among those still
/// in.
class StalemateLeaves : public Law {
public:
    std::uint8_t moments() const override { return TurnBegins; }

    void turn_begins(Ply& ply, Seat seat) const override {
        const Position& position = ply.position();
        const Standing standing = position.standing(seat);
        if (position.king(seat) == Square::none || position.can_move(seat)) return;
        if (standing == Standing::Playing) ply.award(seat, king_points);
        ply.set_standing(seat, Standing::Out);
        if (standing != Standing::Walking) return;
        int still_in = 0;
        for (std::size_t i = 0; i < ply.rules().seats(); ++i) still_in += is_in(position, static_cast<Seat>(i));
        if (still_in == 0) return;
        const int share = (king_points + still_in / 2) / still_in;
        for (std::size_t i = 0; i < ply.rules().seats(); ++i) award_if_in(ply, static_cast<Seat>(i), share);
    }
};

class KingTaken : public Law {
public:
    std::uint8_t moments() const override { return Taken; }

    void taken(Ply& ply, Seat, Square, Piece man) const override {
        const Seat owner = ply.rules().seat_of(man);
        if (!contains(ply.rules().tables().kings, man) || owner == ply.rules().nobody()) return;
        if (ply.position().standing(owner) == Standing::Playing) ply.note_mate(owner);
        if (ply.position().standing(owner) != Standing::Out) ply.set_standing(owner, Standing::Out);
    }
};

/// chess.com: who resigns or oversteps the time leaves his king walking (in old games, and where DeadKingWalking is not
/// said, he simply leaves), unless the king alone could not get out of check: then he is mated, and the checker has his
/// 20 points.
class WalkingKing : public Law {
public:
    std::uint8_t moments() const override { return Leaves; }

    void leaves(Ply& ply, Seat mover) const override {
        const Position& position = ply.position();
        ply.set_standing(mover, Standing::Walking);
        if (position.mated(mover)) {
            const Seat checker = ply.rules().seat_of(position.at(position.checkers(mover).front()));
            ply.note_mate(mover);
            ply.set_standing(mover, Standing::Out);
            award_if_in(ply, checker, king_points);
        } else if (!ply.rules().switches().walking_kings) {
            ply.set_standing(mover, Standing::Out);
        }
    }
};

}  // namespace

Made eliminate(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<Eliminate>()); }
Made remove_army(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<RemoveArmy>()); }
Made stalemate_leaves(std::string_view, const Rules&) {
    return std::unique_ptr<Law>(std::make_unique<StalemateLeaves>());
}
Made king_taken(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<KingTaken>()); }
Made walking_king(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<WalkingKing>()); }

}  // namespace fourhand::laws
