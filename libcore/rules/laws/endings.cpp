// When a game is won.
#include <algorithm>
#include <array>
#include <bit>
#include <vector>

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
        if ((seats >> i & 1) != 0 && !position.stands_checked(static_cast<Seat>(i))) return false;
    for (std::size_t i = 0; i < position.rules().seats(); ++i)
        if ((seats >> i & 1) != 0 && position.can_move(static_cast<Seat>(i))) return false;
    return true;
}

/// "both players on a team must be mated in order for the game to end" (San Antonio page); the enemies of who moved
/// last are looked at before his own side.
class BothMated : public Law {
public:
    BothMated() : Law(Rests::WhileCalm) {}
    std::uint8_t moments() const override { return Judge; }
    Outcome judge(const Position& position) const override {
        const std::uint8_t own = position.rules().team(position.to_move());
        const auto others = static_cast<std::uint8_t>(all_seats(position.rules()) & ~own);
        const auto in = still_in(position);
        const bool mover_is_enemy = position.plies() > 0 && (own >> index(position.last_mover()) & 1) == 0;
        const std::array<std::uint8_t, 2> teams = mover_is_enemy ? std::array{own, others} : std::array{others, own};
        for (const std::uint8_t team : teams) {
            const auto members = static_cast<std::uint8_t>(team & in);  // whom a mate has put out is mated for good
            if (all_mated(position, members))
                return won_by(Ending::BothMated, static_cast<std::uint8_t>(all_seats(position.rules()) & ~team));
        }
        return {};
    }
};

class AllOthersMated : public Law {
public:
    AllOthersMated() : Law(Rests::WhileCalm) {}
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
        if ((in & (in - 1)) == 0) return won_by(Ending::LastKing, in);
        const std::uint8_t team = position.rules().team(*seats_in(in).begin());
        return (in & ~team) == 0 ? won_by(Ending::LastKing, team) : Outcome{};
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

/// The last player has 20 points for each king that still walks, and for the last opponent who gives up unmated; if his
/// own king is all he has left then, both have 10.
class LastPlayer : public Law {
public:
    std::uint8_t moments() const override { return Moved | TurnBegins; }

    void moved(Ply& ply, Seat mover) const override {
        const Position& position = ply.position();
        if (!position.anybody_left()) return;
        const std::uint8_t in = still_in(position);
        if ((in & (in - 1)) != 0) return;
        const Seat last = *seats_in(in).begin();
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
    static bool gave_up(const Ply& ply) { return ply.move().leaves() && ply.position().last_effect().mated == 0; }
};

class Centre : public Law {
public:
    Centre(Square centre, const Rules& rules) : centre_(centre), steps_(king_steps(centre, rules)) {}
    std::uint8_t moments() const override { return TurnBegins; }
    void turn_begins(Ply& ply, Seat seat) const override {
        const Position& position = ply.position();
        if (position.king(seat) != centre_ || position.standing(seat) != Standing::Playing) return;
        if (!ply.rules().switches().win_in_check && position.in_check(seat)) return;
        if (position.can_move_another(seat)) ply.finish(Ending::Centre, ply.rules().team(seat));
    }

    /// A king makes one step a round; his player wins when his turn comes again.
    int least_plies(const Position& position, SeatSet winners) const override {
        const Rules& rules = position.rules();
        int least = never;
        Seat seat = position.to_move();
        const auto players = static_cast<int>(std::popcount(still_in(position)));
        for (int turns = 0; turns < players; seat = rules.tables().next_seat[index(seat)]) {
            if ((still_in(position) >> index(seat) & 1) == 0) continue;
            const Square king = position.king(seat);
            const int steps = king == Square::none ? never : steps_[index(king)];
            if ((rules.team(seat) & winners) != 0 && steps != never)
                least = std::min(least, steps == 0 && turns == 0 ? players : turns + players * steps);
            ++turns;
        }
        return least;
    }

private:
    /// How many steps a king is from the centre on an empty board, by square.
    static std::vector<int> king_steps(Square centre, const Rules& rules) {
        const Tables& tables = rules.tables();
        const auto king = static_cast<Piece>(std::countr_zero(tables.kings));
        std::vector<int> steps(tables.squares, never);
        std::vector<std::size_t> reached{index(centre)};
        steps[index(centre)] = 0;
        for (std::size_t next = 0; next < reached.size(); ++next) {
            const std::size_t from = reached[next];
            const std::uint16_t* leap =
                tables.pool.data() + tables.leaps_at[tables.shape_of[index(king)] * tables.squares + from];
            for (std::size_t n = *leap++; n > 0; --n, ++leap)
                if (steps[*leap] == never) steps[*leap] = steps[from] + 1, reached.push_back(*leap);
        }
        return steps;
    }

    Square centre_;
    std::vector<int> steps_;
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
        const Switches::Leaving leaving = by_time ? rules.switches().time_forfeit : rules.switches().resign;
        if (leaving != Switches::Leaving::TeamLoses)
            ply.set_standing(mover, leaving == Switches::Leaving::ArmyFrozen ? Standing::Out : Standing::Walking);
        // "except of course when a team resigns" (Hughes): also when its players do so one after the other.
        if (leaving == Switches::Leaving::TeamLoses || (still_in(ply.position()) & rules.team(mover)) == 0)
            ply.finish(by_time ? Ending::Time : Ending::Resignation,
                       static_cast<std::uint8_t>(all_seats(rules) & ~rules.team(mover)));
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
Made resign_ends(std::string_view, const Rules& rules) {
    const std::uint8_t side = rules.team(Seat{0});
    for (std::size_t i = 0; i < rules.seats(); ++i)
        if ((side >> i & 1) == 0 && (side | rules.team(static_cast<Seat>(i))) != all_seats(rules))
            return Diagnostic{Code::BadVariant, {}, "the law \"resign ends\" is for two sides, and here are more"};
    return std::unique_ptr<Law>(std::make_unique<ResignEnds>());
}

Made centre(std::string_view argument, const Rules& rules) {
    const Square centre = rules.board().named(argument);
    if (centre == Square::none)
        return Diagnostic{
            Code::BadVariant, {}, "the law \"centre\" takes a square, not \"" + std::string(argument) + "\""};
    return std::unique_ptr<Law>(std::make_unique<Centre>(centre, rules));
}

}  // namespace fourhand::laws
