// Result, Termination and points against the game as played.
#include "record/check.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "record/points.hpp"
#include "record/result.hpp"
#include "record/termination.hpp"

namespace fourhand {

namespace {

/// The endings of a game as played that a way can mean.
std::vector<Ending> endings_of(Way way) {
    switch (way) {
        case Way::Resignation: return {Ending::Resignation};
        case Way::Time: return {Ending::Time};
        case Way::Forfeit: return {Ending::Resignation, Ending::Time};
        case Way::Stalemate: return {Ending::Stalemate, Ending::Stuck};
        case Way::Mate: return {Ending::Mate, Ending::BothMated};
        case Way::Repetition: return {Ending::Repetition};
        case Way::FiftyMoves: return {Ending::FiftyMoves};
        case Way::Material: return {Ending::Material};
        case Way::Stuck: return {Ending::Stuck, Ending::Stalemate};
        case Way::LastKing: return {Ending::LastKing};
        case Way::Centre: return {Ending::Centre};
        case Way::Adjudication:
        case Way::Agreement:
        case Way::Unsaid: break;
    }
    return {};
}

class EndCheck {
public:
    EndCheck(const PlayedRecord& record, Diagnostics& findings)
        : record_(record), rules_(record.end.rules()), findings_(findings) {}

    void check() {
        const Tag* result = tag("Result");
        const Tag* termination = tag("Termination");
        if (termination != nullptr) said_ = read_termination(termination->value, rules_, record_.tags);
        if (result != nullptr) result_ = read_result(result->value, rules_.variant().seats);
        winners_ = winners_of(result_, &rules_);
        const bool points = rules_.has_points() && result_.sort == GameResult::Sort::Points;
        if (result != nullptr) points ? check_points(record_, *result, result_, findings_) : check_result(*result);
        if (termination == nullptr) return;
        check_way(*termination);
        if (rules_.has_points()) check_bonus(record_, *termination, findings_);
        if (!points) check_claims(*termination, result);
    }

private:
    const Tag* tag(std::string_view name) const { return find_tag(record_.tags, name); }

    void report(Code code, const Tag& at, std::string message) {
        findings_.report({code, at.where, std::move(message)});
    }

    std::string named(SeatSet seats) const {
        std::vector<std::string> names;
        for (const Seat seat : seats_in(seats)) names.push_back(rules_.seat(seat).colour);
        return join(names, " and ");
    }

    std::string say(SeatSet winners) const { return winners == 0 ? "a draw" : "a win of " + named(winners); }

    /// An empty one says no more than "*".
    bool is_open() const { return result_.sort == GameResult::Sort::Open || result_.sort == GameResult::Sort::Unsaid; }

    void check_result(const Tag& result) {
        const std::optional<SeatSet>& winners = winners_;
        const Outcome& outcome = record_.end.outcome();
        const auto disagrees = [&](std::string message) { report(Code::ResultDisagrees, result, std::move(message)); };
        if (!winners && !is_open()) {
            disagrees("'" + result.value + "' is no result of this game; " +
                      (rules_.has_teams() ? "1-0, 0-1, 1/2-1/2," : "draw,") + " * or win:SEATS would be one");
        } else if (winners && *winners != 0 && !is_side(*winners)) {
            disagrees(say(*winners) +
                      " is no result of this game: " + (rules_.has_teams() ? "a whole team wins" : "one player wins"));
        } else if (outcome && winners != outcome.winners) {
            disagrees("the result is " + (winners ? say(*winners) : std::string("open")) +
                      ", but the game as played is " + say(outcome.winners) + " (" +
                      std::string(spelling(outcome.ending)) + ")");
        } else if (winners && *winners != 0 && !outcome && record_.has_word(Word::Draw)) {
            disagrees("the result is " + say(*winners) + ", but the moves end with a draw by agreement");
        } else if (winners && !outcome && !is_explained(*winners)) {
            disagrees("the result is " + say(*winners) + ", but " + what_is_missing());
        }
    }

    /// Who can win together: a team, or one who plays for himself.
    bool is_side(SeatSet winners) const { return winners != 0 && rules_.team(*seats_in(winners).begin()) == winners; }

    SeatSet all_but(SeatSet seats) const {
        return static_cast<SeatSet>(((1u << rules_.seats()) - 1u) & ~unsigned{seats});
    }

    /// Whether a team has lost as soon as one of its players leaves in the way that Termination tells of.
    bool one_is_enough() const {
        const Switches& switches = rules_.switches();
        return (said_.way == Way::Time ? switches.time_forfeit : switches.resign) == Switches::Leaving::TeamLoses;
    }

    /// Who has left, by Termination and on the board.
    SeatSet gone() const {
        SeatSet seats = said_.left;
        for (std::size_t i = 0; i < rules_.seats(); ++i) {
            const Standing standing = record_.end.standing(static_cast<Seat>(i));
            if (standing == Standing::Out || standing == Standing::Walking)
                seats = static_cast<SeatSet>(seats | bit(static_cast<Seat>(i)));
        }
        return seats;
    }

    /// Who has lost because he, or his team, has left: "except of course when a team resigns" (chessvariants, Hughes
    /// game). Nobody where Termination names nobody who has left.
    SeatSet losers() const {
        if (said_.left == 0) return 0;
        const SeatSet still_in = all_but(gone());
        SeatSet lost = 0;
        for (std::size_t i = 0; i < rules_.seats(); ++i) {
            const SeatSet side = rules_.team(static_cast<Seat>(i));
            const bool loses = one_is_enough() && (side & said_.left) != 0;
            if (loses || (side & still_in) == 0) lost = static_cast<SeatSet>(lost | side);
        }
        return lost;
    }

    /// Games are also drawn and won off the board; but "All other outcomes (except of course when a team resigns) are a
    /// draw", so who says a win must say how. What contradicts the result is reported where Termination stands.
    bool is_explained(SeatSet winners) const {
        if (said_.way == Way::Adjudication) return said_.judge_named && said_.judged_why;
        if (winners == 0) return true;
        if (!rules_.has_teams() && all_but(gone()) == winners) return true;
        if (!is_leaving(said_.way)) return said_.way != Way::Unsaid;
        if (said_.left == 0) return said_.others_left || rules_.has_teams();
        return (losers() & winners) != 0 || is_side(all_but(losers()));
    }

    std::string what_is_missing() const {
        if (said_.way == Way::Adjudication)
            return "Termination does not say who adjudicated it so, and why: adjudication by NAME: REASON";
        if (is_leaving(said_.way))
            return said_.left == 0 ? "Termination does not say who has left"
                                   : "by Termination only " + named(said_.left) + " left";
        return "the game as recorded is not over, and no Termination says how it was won (resigned, on time, "
               "adjudication)";
    }

    /// Statements of the same record that exclude each other: "Red resigned. 1-0" under a Result of 0-1.
    void check_claims(const Tag& termination, const Tag* result) {
        const Outcome& outcome = record_.end.outcome();
        if (result == nullptr ? !outcome || outcome.by_points : !winners_ && !is_open()) return;
        const std::optional<SeatSet> there = result == nullptr ? SeatSet{outcome.winners} : winners_;
        const auto disagrees = [&](const std::string& meaning) {
            report(Code::TerminationDisagrees, termination,
                   "'" + termination.value + "' means " + meaning +
                       (result == nullptr ? ", but the game as played is " : ", but Result says ") +
                       (there ? say(*there) : "that the game is open"));
        };
        for (const std::optional<SeatSet>& here : claims(there.has_value()))
            if (here.has_value() && here != there) return disagrees(say(*here));
        const bool somebody_lost = is_leaving(said_.way) && said_.left == 0 && rules_.has_teams() && one_is_enough();
        if (somebody_lost && there.value_or(SeatSet{0}) == 0) return disagrees("a loss");
        if (there && (losers() & *there) != 0) disagrees("a loss of " + named(losers()));
    }

    /// Who has won by the words of Termination: its score, who has left, who is said to have won, a draw. To adjourn an
    /// open game can be agreed on too.
    std::array<std::optional<SeatSet>, 4> claims(bool over) const {
        SeatSet winners = 0;
        for (const Seat seat : seats_in(said_.won)) winners = static_cast<SeatSet>(winners | rules_.team(seat));
        const SeatSet remaining = all_but(losers());
        return {said_.score, said_.left != 0 && is_side(remaining) ? std::optional(remaining) : std::nullopt,
                is_side(winners) ? std::optional(winners) : std::nullopt,
                said_.drawn || (over && said_.way == Way::Agreement) ? std::optional(SeatSet{0}) : std::nullopt};
    }

    /// "Checkmate", "3-fold repetition", ...: what ended the game, where the board can tell.
    void check_way(const Tag& termination) {
        const std::vector<Ending> endings = endings_of(said_.way);
        if (endings.empty()) return;
        const Position& end = record_.end;
        const Outcome& outcome = end.outcome();
        const bool by_points = outcome.ending == Ending::Points || outcome.ending == Ending::LastKing;
        if (by_points && said_.way == Way::Mate && end.plies() > 0 && end.last_effect().mated != 0) return;
        if ((by_points || !outcome) && is_leaving(said_.way)) return;
        const Ending ended = !outcome && end.plies() > 0 ? end.reported_draw().ending : outcome.ending;
        if (std::find(endings.begin(), endings.end(), ended) != endings.end()) return;
        report(Code::TerminationDisagrees, termination,
               "'" + termination.value + "', but the game as played " +
                   (outcome ? "ended by " + std::string(spelling(outcome.ending)) : std::string("is not over")));
    }

    const PlayedRecord& record_;
    const Rules& rules_;
    Diagnostics& findings_;
    Termination said_;
    GameResult result_;
    std::optional<SeatSet> winners_;  ///< by Result
};

}  // namespace

void check_end(const PlayedRecord& record, Diagnostics& findings) { EndCheck(record, findings).check(); }

}  // namespace fourhand
