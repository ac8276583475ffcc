// When a game is drawn.
#include <bit>
#include <vector>

#include "rules/laws/laws.hpp"
#include "rules/position.hpp"

namespace fourhand::laws {

namespace {

constexpr int bonus_for_a_draw = 10;

/// A draw; where the game has points everybody still in has ten.
Outcome drawn(const Position& position, Ending ending) {
    Outcome outcome;
    outcome.ending = ending;
    for (std::size_t i = 0; position.rules().has_points() && i < position.rules().seats(); ++i)
        if (position.standing(static_cast<Seat>(i)) == Standing::Playing) outcome.points[i] = bonus_for_a_draw;
    return outcome;
}

int players_in(const Position& position) {
    int count = 0;
    for (std::size_t i = 0; i < position.rules().seats(); ++i) {
        const Standing standing = position.standing(static_cast<Seat>(i));
        count += standing == Standing::Playing || standing == Standing::Frozen;
    }
    return count;
}

/// A law by which nobody wins.
class Draws : public Law {
public:
    using Law::Law;
    int least_plies(const Position&, SeatSet) const override { return never; }
};

class StalemateDraws : public Draws {
public:
    std::uint8_t moments() const override { return Stuck; }
    Outcome stuck(const Position& position) const override {
        return position.in_check(position.to_move()) ? Outcome{} : drawn(position, Ending::Stalemate);
    }
};

/// formats/engine.md, 16.21: frozen or not, no member can move, and not all are mated (then the others have won).
class TeamStuck : public Draws {
public:
    explicit TeamStuck(const Rules& rules) : plays_on_(rules.switches().stuck_plays_on) {
        std::uint8_t seen = 0;
        for (std::size_t i = 0; i < rules.seats(); ++i) {
            const std::uint8_t team = rules.team(static_cast<Seat>(i));
            if ((seen & team) == 0) teams_.push_back(team);
            seen |= team;
        }
    }
    std::uint8_t moments() const override { return Judge; }
    Outcome judge(const Position& position) const override {
        bool anybody = false;
        for (const std::uint8_t team : teams_) {
            const bool moves = team_moves(position, team);
            anybody = anybody || moves;
            if (!moves && !plays_on_ && !all_out(position, team)) return drawn(position, Ending::Stuck);
        }
        return anybody ? Outcome{} : drawn(position, Ending::Stuck);
    }

private:
    static bool all_out(const Position& position, std::uint8_t team) {
        for (std::size_t i = 0; i < position.rules().seats(); ++i)
            if ((team >> i & 1) != 0 && position.standing(static_cast<Seat>(i)) != Standing::Out) return false;
        return true;
    }

    static bool team_moves(const Position& position, std::uint8_t team) {
        for (const Seat member : seats_in(team))
            if (position.can_move(member)) return true;
        return false;
    }

    std::vector<std::uint8_t> teams_;
    bool plays_on_;
};

class NobodyMoves : public Draws {
public:
    std::uint8_t moments() const override { return Judge; }
    Outcome judge(const Position& position) const override {
        for (std::size_t i = 0; i < position.rules().seats(); ++i)
            if (position.can_move(static_cast<Seat>((index(position.to_move()) + i) % position.rules().seats())))
                return {};
        return drawn(position, Ending::Stuck);
    }
};

/// A draw that a switch may turn off, or leave to be reported.
class Counted : public Draws {
public:
    Counted(Switches::Count count, int least_clock, bool minds_plain_plies = true)
        : Draws(least_clock, minds_plain_plies), count_(count) {}
    std::uint8_t moments() const override {
        switch (count_) {
            case Switches::Count::Draw: return Judge;
            case Switches::Count::Report: return Reports;
            case Switches::Count::Off: break;
        }
        return 0;
    }

private:
    Switches::Count count_;
};

class Repetition : public Counted {
public:
    explicit Repetition(const Switches& switches)
        : Counted(switches.repetition, switches.freezes ? two_returns_alone : two_returns) {}
    Outcome judge(const Position& position) const override {
        return position.repetitions() >= 3 ? drawn(position, Ending::Repetition) : Outcome{};
    }

private:
    static constexpr int two_returns = 8;        ///< of two players, each of whom moves a man away and back, or passes
    static constexpr int two_returns_alone = 4;  ///< of one, while all others are frozen
};

class FiftyMoves : public Counted {
public:
    explicit FiftyMoves(Switches::Count count) : Counted(count, rounds) {}
    Outcome judge(const Position& position) const override {
        return position.clock() >= rounds * players_in(position) ? drawn(position, Ending::FiftyMoves) : Outcome{};
    }

private:
    static constexpr int rounds = 50;
};

class ThinMaterial : public Counted {
public:
    explicit ThinMaterial(Switches::Count count) : Counted(count, 0, false) {}
    Outcome judge(const Position& position) const override {
        for (std::size_t i = 0; i < position.rules().seats(); ++i)
            if (!is_poor(position, position.rules().team(static_cast<Seat>(i)))) return {};
        return drawn(position, Ending::Material);
    }

private:
    /// Not more than the kings and one man.
    static bool has_few_men(const Position& position, std::uint8_t team) {
        std::size_t men = 0;
        const auto most = static_cast<std::size_t>(std::popcount(team)) + 1;
        for (const Seat member : seats_in(team)) men += position.men(member);
        return men <= most;
    }

    static bool is_poor(const Position& position, std::uint8_t team) {
        const Rules& rules = position.rules();
        if (!rules.switches().material_pawns_ignored && !has_few_men(position, team)) return false;
        int minor = 0;
        for (std::size_t i = 0; i < rules.board().size(); ++i) {
            const Piece man = position.at(static_cast<Square>(i));
            if (!is_man(man) || (team >> index(rules.seat_of(man)) & 1) == 0) continue;
            const KindFace& face = rules.face(rules.kind_of(man));
            if (face.royal || (face.pawn && rules.switches().material_pawns_ignored)) continue;
            if (face.letter != "B" && face.letter != "N") return false;
            if (++minor > 1) return false;
        }
        return true;
    }
};

class BareKings : public Draws {
public:
    BareKings() : Draws(0, false) {}
    std::uint8_t moments() const override { return Judge; }
    Outcome judge(const Position& position) const override {
        for (std::size_t i = 0; i < position.rules().seats(); ++i) {
            const auto seat = static_cast<Seat>(i);
            if (position.standing(seat) == Standing::Playing && position.men(seat) > 1) return {};
        }
        return drawn(position, Ending::Material);
    }
};

}  // namespace

Made stalemate_draws(std::string_view, const Rules&) {
    return std::unique_ptr<Law>(std::make_unique<StalemateDraws>());
}
Made team_stuck(std::string_view, const Rules& rules) {
    return std::unique_ptr<Law>(std::make_unique<TeamStuck>(rules));
}
Made nobody_moves(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<NobodyMoves>()); }
Made repetition(std::string_view, const Rules& rules) {
    return std::unique_ptr<Law>(std::make_unique<Repetition>(rules.switches()));
}
Made fifty_moves(std::string_view, const Rules& rules) {
    return std::unique_ptr<Law>(std::make_unique<FiftyMoves>(rules.switches().fifty));
}
Made thin_material(std::string_view, const Rules& rules) {
    return std::unique_ptr<Law>(std::make_unique<ThinMaterial>(rules.switches().material));
}
Made bare_kings(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<BareKings>()); }

}  // namespace fourhand::laws
