// When a game is won.
#include <array>
#include <bit>

#include "rules/laws/laws.hpp"
#include "rules/ply.hpp"

namespace fourhand::laws {

namespace {

std::uint8_t all_seats(const Rules& rules) { return static_cast<std::uint8_t>((1u << rules.seats()) - 1); }

Outcome won_by(Ending ending, std::uint8_t winners) {
    Outcome outcome;
    outcome.ending = ending;
    outcome.winners = winners;
    return outcome;
}

/// Seats that are still in the game: playing or frozen.
std::uint8_t still_in(const Position& position) {
    std::uint8_t seats = 0;
    for (std::size_t i = 0; i < position.rules().seats(); ++i) {
        const Standing standing = position.standing(static_cast<Seat>(i));
        if (standing == Standing::Playing || standing == Standing::Frozen)
            seats = static_cast<std::uint8_t>(seats | 1u << i);
    }
    return seats;
}

bool all_mated(const Position& position, std::uint8_t seats) {
    for (std::size_t i = 0; i < position.rules().seats(); ++i)
        if ((seats >> i & 1) != 0 && !position.in_check(static_cast<Seat>(i))) return false;
    for (std::size_t i = 0; i < position.rules().seats(); ++i)
        if ((seats >> i & 1) != 0 && position.can_move(static_cast<Seat>(i))) return false;
    return true;
}

/// "both players on a team must be mated in order for the game to end" (San
/// Antonio page); the enemies of who moved last are looked at before his own
/// side.
class BothMated : public Law {
public:
    std::uint8_t moments() const override { return Judge; }
    Outcome judge(const Position& position) const override {
        const std::uint8_t own = position.rules().team(position.to_move());
        const auto others = static_cast<std::uint8_t>(all_seats(position.rules()) & ~own);
        const auto in = still_in(position);
        const bool mover_is_enemy = position.plies() > 0 && (own >> index(position.last_mover()) & 1) == 0;
        const std::array<std::uint8_t, 2> teams = mover_is_enemy ? std::array{own, others} : std::array{others, own};
        for (const std::uint8_t team : teams) {
            const auto members = static_cast<std::uint8_t>(team & in);
            if (members != 0 && all_mated(position, members))
                return won_by(Ending::BothMated, static_cast<std::uint8_t>(all_seats(position.rules()) & ~team));
        }
        return {};
    }
};

class AllOthersMated : public Law {
public:
    std::uint8_t moments() const override { return Judge; }
    Outcome judge(const Position& position) const override {
        const std::uint8_t in = still_in(position);
        for (std::size_t i = 0; i < position.rules().seats(); ++i) {
            const auto others = static_cast<std::uint8_t>(in & ~(1u << i));
            if ((in >> i & 1) != 0 && all_mated(position, others))
                return won_by(Ending::BothMated, static_cast<std::uint8_t>(1u << i));
        }
        return {};
    }
};

class LastKing : public Law {
public:
    std::uint8_t moments() const override { return Judge; }
    Outcome judge(const Position& position) const override {
        const std::uint8_t in = still_in(position);
        return (in & (in - 1)) == 0 ? won_by(Ending::LastKing, in) : Outcome{};
    }
};

class ThreeKings : public Law {
public:
    std::uint8_t moments() const override { return Judge; }
    Outcome judge(const Position& position) const override {
        const std::uint8_t in = still_in(position);
        return (in & (in - 1)) == 0 ? won_by(Ending::Points, 0) : Outcome{};
    }
};

/// The last player has 20 points for each king that still walks, and for the
/// last opponent who gives up unmated; if his own king is all he has left then,
/// both have 10.
class LastPlayer : public Law {
public:
    std::uint8_t moments() const override { return Moved | TurnBegins; }

    void moved(Ply& ply, Seat mover) const override {
        const Position& position = ply.position();
        const std::uint8_t in = still_in(position);
        if ((in & (in - 1)) != 0) return;
        const auto last = static_cast<Seat>(std::countr_zero(in));
        for (std::size_t i = 0; in != 0 && i < ply.rules().seats(); ++i) {
            const auto other = static_cast<Seat>(i);
            const bool gives_up = other == mover && gave_up(ply);
            if (!gives_up && position.standing(other) != Standing::Walking) continue;
            const bool shared = gives_up && position.men(last) == 1;
            ply.award(last, shared ? 10 : 20);
            if (shared) ply.award(other, 10);
        }
        ply.finish(Ending::Points, in);
    }

    void turn_begins(Ply& ply, Seat) const override {
        if (ply.has_move()) moved(ply, ply.position().last_mover());
    }

private:
    /// Left by this ply, and was not mated when he did.
    static bool gave_up(const Ply& ply) {
        const bool leaves = ply.move().sort == Move::Sort::Resign || ply.move().sort == Move::Sort::Timeout;
        return leaves && ply.position().last_effect().mated == 0;
    }
};

class Centre : public Law {
public:
    explicit Centre(Square centre) : centre_(centre) {}
    std::uint8_t moments() const override { return TurnBegins; }
    void turn_begins(Ply& ply, Seat seat) const override {
        const Position& position = ply.position();
        if (position.king(seat) != centre_ || position.standing(seat) != Standing::Playing) return;
        if (!ply.rules().switches().win_in_check && position.in_check(seat)) return;
        if (position.can_move_another(seat)) ply.finish(Ending::Centre, ply.rules().team(seat));
    }

private:
    Square centre_;
};

class FirstMate : public Law {
public:
    std::uint8_t moments() const override { return Stuck; }
    Outcome stuck(const Position& position) const override {
        const Seat seat = position.to_move();
        if (!position.in_check(seat)) return {};
        return won_by(Ending::Mate,
                      static_cast<std::uint8_t>(all_seats(position.rules()) & ~position.rules().team(seat)));
    }
};

class ResignEnds : public Law {
public:
    std::uint8_t moments() const override { return Leaves; }
    void leaves(Ply& ply, Seat mover) const override {
        const bool by_time = ply.move().sort == Move::Sort::Timeout;
        const Rules& rules = ply.rules();
        switch (by_time ? rules.switches().time_forfeit : rules.switches().resign) {
            case Switches::Leaving::TeamLoses:
                return ply.finish(by_time ? Ending::Time : Ending::Resignation,
                                  static_cast<std::uint8_t>(all_seats(rules) & ~rules.team(mover)));
            case Switches::Leaving::ArmyFrozen: return ply.set_standing(mover, Standing::Out);
            case Switches::Leaving::ArmyPasses: return ply.set_standing(mover, Standing::Walking);
        }
    }
};

}  // namespace

Made both_mated(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<BothMated>()); }
Made all_others_mated(std::string_view, const Rules&) {
    return std::unique_ptr<Law>(std::make_unique<AllOthersMated>());
}
Made last_king(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<LastKing>()); }
Made three_kings(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<ThreeKings>()); }
Made last_player(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<LastPlayer>()); }
Made first_mate(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<FirstMate>()); }
Made resign_ends(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<ResignEnds>()); }

Made centre(std::string_view argument, const Rules& rules) {
    const Square centre = rules.board().named(argument);
    if (centre == Square::none)
        return Diagnostic{
            Code::BadVariant, {}, "the law \"centre\" takes a square, not \"" + std::string(argument) + "\""};
    return std::unique_ptr<Law>(std::make_unique<Centre>(centre));
}

}  // namespace fourhand::laws
