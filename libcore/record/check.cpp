// Result, Termination and points against the game as played.
#include "record/check.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/text.hpp"

namespace fourhand {

namespace {

/// Who a record says has won: a bit a seat; 0 for a draw.
using Winners = std::uint8_t;

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// chess.com gives each player who is still in ten points for a draw.
constexpr int draw_bonus = 10;

/// Bytes of a text in which the name of a seat is looked for at its beginning.
constexpr std::size_t longest_name = 64;

/// A word of Termination and the endings it can mean. The first that is found counts.
struct EndWord {
    std::string_view word;
    std::array<Ending, 2> endings;
};
constexpr std::array end_words = {
    EndWord{"stalemate", {Ending::Stalemate, Ending::Stuck}},
    EndWord{"checkmate", {Ending::Mate, Ending::BothMated}},
    EndWord{"repetition", {Ending::Repetition, Ending::Repetition}},
    EndWord{"50-move", {Ending::FiftyMoves, Ending::FiftyMoves}},
    EndWord{"insuff", {Ending::Material, Ending::Material}},
    EndWord{"resigned", {Ending::Resignation, Ending::Resignation}},
    EndWord{"on time", {Ending::Time, Ending::Time}},
};

class EndCheck {
public:
    EndCheck(const PlayedRecord& record, Diagnostics& findings)
        : record_(record), rules_(record.end.rules()), findings_(findings) {}

    void check() {
        const Tag* result = tag("Result");
        const Tag* termination = tag("Termination");
        if (result != nullptr) rules_.has_points() ? check_points(*result) : check_result(*result);
        if (termination == nullptr) return;
        check_words(*termination);
        if (rules_.has_points()) check_bonus(*termination);
        if (!rules_.has_points()) check_against_result(*termination, result);
    }

private:
    const Tag* tag(std::string_view name) const { return find_tag(record_.tags, name); }

    void report(Code code, const Tag& at, std::string message) {
        findings_.report({code, at.where, std::move(message)});
    }

    // -- games that somebody wins
    std::string say(Winners winners) const {
        if (winners == 0) return "a draw";
        std::vector<std::string> names;
        for (std::size_t i = 0; i < rules_.seats(); ++i)
            if (winners >> i & 1) names.push_back(rules_.seat(static_cast<Seat>(i)).colour);
        return "a win of " + join(names, " and ");
    }

    Winners other_side(Winners side) const {
        return static_cast<Winners>(((1u << rules_.seats()) - 1u) & ~static_cast<unsigned>(side));
    }

    /// "1-0", "0-1", "1/2-1/2" anywhere in a text; "1" is the team of the seat named first.
    std::optional<Winners> winners_in(std::string_view text) const {
        if (has(text, "1/2") || has(text, "½") || lower_case(text) == "draw") return Winners{0};
        if (!rules_.has_teams()) return std::nullopt;
        const Winners first = rules_.team(Seat{0});
        if (has(text, "1-0")) return first;
        if (has(text, "0-1")) return other_side(first);
        return std::nullopt;
    }

    std::optional<Winners> said(const Tag& result) const {
        const std::string_view value = trimmed(result.value);
        if (!value.starts_with("win:")) return winners_in(value);
        Winners winners = 0;
        for (const std::string_view name : split(value.substr(4), ',')) {
            const Seat seat = rules_.seat_named(trimmed(name));
            if (seat == Seat::none) return std::nullopt;
            winners = static_cast<Winners>(winners | 1u << index(seat));
        }
        return winners;
    }

    void check_result(const Tag& result) {
        const std::optional<Winners> winners = said(result);
        const Outcome& outcome = record_.end.outcome();
        const std::string_view value = trimmed(result.value);
        const bool open = value.empty() || value == "*" || value == "?" || lower_case(value) == "aborted";
        if (!winners && !open) {
            report(Code::ResultDisagrees, result,
                   "'" + result.value + "' is no result of this game; " +
                       (rules_.has_teams() ? "1-0, 0-1, 1/2-1/2," : "draw,") + " * or win:SEATS would be one");
        } else if (winners && *winners != 0 && !is_side(*winners)) {
            report(Code::ResultDisagrees, result,
                   say(*winners) +
                       " is no result of this game: " + (rules_.has_teams() ? "a whole team wins" : "one player wins"));
        } else if (winners && *winners != 0 && !outcome && !says_how_won()) {
            report(Code::ResultDisagrees, result,
                   "the result is " + say(*winners) +
                       ", but the game as recorded is not over, and no Termination says how it was won (resigned, on "
                       "time, adjudication)");
        } else if (outcome && winners != outcome.winners) {
            report(Code::ResultDisagrees, result,
                   "the result is " + (open ? std::string("open") : say(*winners)) + ", but the game as played is " +
                       say(outcome.winners) + " (" + std::string(spelling(outcome.ending)) + ")");
        }
    }

    /// Who can win together: a team, or one who plays for himself.
    bool is_side(Winners winners) const {
        for (std::size_t i = 0; i < rules_.seats(); ++i)
            if (rules_.team(static_cast<Seat>(i)) == winners) return true;
        return false;
    }

    /// Games are also won off the board: "All other outcomes (except of course when a team resigns) are a draw."
    /// (chessvariants, Hughes game)
    bool says_how_won() const {
        constexpr std::array<std::string_view, 8> words = {"resign",  "time",  "flag",    "forfeit",
                                                           "adjudic", "agree", "abandon", "mate"};
        const Tag* termination = tag("Termination");
        if (termination == nullptr) return false;
        const std::string text = lower_case(termination->value);
        return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return has(text, word); });
    }

    /// Two statements of the same record that exclude each other: "Red resigned. 1-0" under a Result of 0-1.
    void check_against_result(const Tag& termination, const Tag* result) {
        if (result == nullptr) return;
        const std::optional<Winners> there = said(*result);
        if (!there.has_value()) return;
        for (const std::optional<Winners>& here :
             {winners_in(termination.value), winners_by_leaving(termination.value)}) {
            if (!here.has_value() || *here == *there) continue;
            report(Code::TerminationDisagrees, termination,
                   "'" + termination.value + "' means " + say(*here) + ", but Result says " + say(*there));
            return;
        }
    }

    /// "Red resigned", "Blue forfeit on time": the other team has won.
    std::optional<Winners> winners_by_leaving(std::string_view text) const {
        if (!rules_.has_teams() || (!has(text, "resigned") && !has(text, "forfeit"))) return std::nullopt;
        const Seat seat = named_first(text);
        if (seat == Seat::none) return std::nullopt;
        return other_side(rules_.team(seat));
    }

    /// The seat that a text begins with, whose name may have a blank: "Peanut Butter resigned".
    Seat named_first(std::string_view text) const {
        std::string name;
        Seat found = Seat::none;
        for (const std::string_view word : words(text)) {
            name += (name.empty() ? "" : " ") + std::string(word);
            if (const Seat seat = rules_.seat_named(name); seat != Seat::none) found = seat;
            if (name.size() > longest_name) break;
        }
        return found;
    }

    /// "Checkmate", "3-fold repetition", ...: what ended the game, where the board can tell.
    void check_words(const Tag& termination) {
        const Outcome& outcome = record_.end.outcome();
        const std::string text = lower_case(termination.value);
        const auto found =
            std::find_if(end_words.begin(), end_words.end(), [&](const EndWord& w) { return has(text, w.word); });
        if (found == end_words.end()) return;
        const bool by_points = outcome.ending == Ending::Points || outcome.ending == Ending::LastKing;
        if (by_points && found->word == "checkmate" && record_.end.plies() > 0 && record_.end.last_effect().mated != 0)
            return;
        if (by_points && (found->word == "resigned" || found->word == "on time")) return;
        if (std::find(found->endings.begin(), found->endings.end(), outcome.ending) != found->endings.end()) return;
        if (!outcome && (found->word == "resigned" || found->word == "on time")) return;
        report(Code::TerminationDisagrees, termination,
               "'" + termination.value + "', but the game as played " +
                   (outcome ? "ended by " + std::string(spelling(outcome.ending)) : std::string("is not over")));
    }

    // -- games that are played for points
    /// The player whom the first tag of the seat names, by whatever name of it; else the colour.
    std::string name_of(Seat seat) const {
        const auto names_him = [&](const Tag& tag) {
            return rules_.seat_named(tag.name) == seat && !trimmed(tag.value).empty();
        };
        const auto found = std::find_if(record_.tags.begin(), record_.tags.end(), names_him);
        return found == record_.tags.end() ? rules_.seat(seat).colour : found->value;
    }

    /// "Ada1: 31 - Bram1: 47 - ...": names in any order, and they may hold hyphens and digits.
    static std::vector<std::pair<std::string, int>> points_in(std::string_view text) {
        std::vector<std::pair<std::string, int>> parts;
        for (std::size_t begin = 0, end = 0; begin < text.size(); end += 1) {
            end = std::min(text.find(" - ", end), text.size());
            const std::string_view part = text.substr(begin, end - begin);
            const std::size_t colon = part.rfind(": ");
            const auto points =
                colon == std::string_view::npos ? std::nullopt : parse_number(trimmed(part.substr(colon + 2)));
            if (points) {
                parts.emplace_back(trimmed(part.substr(0, colon)), *points);
                begin = end + 3;
            } else if (end == text.size()) {
                return {};
            }
        }
        return parts;
    }

    void check_points(const Tag& result) {
        auto parts = points_in(result.value);
        if (parts.empty()) return check_result(result);
        const auto is_claim = [](Word word) { return word == Word::Claim; };
        if (std::any_of(record_.words.begin(), record_.words.end(), is_claim))
            return;  // the site's bonus for it is not known
        const auto played = final_points(record_.end, record_.words);
        std::vector<std::string> wrong;
        for (std::size_t i = 0; i < rules_.seats(); ++i) {
            const std::string name = name_of(static_cast<Seat>(i));
            const auto part = std::find_if(parts.begin(), parts.end(), [&](const auto& p) { return p.first == name; });
            if (part == parts.end()) {
                report(Code::ResultDisagrees, result, "the result has no points for " + name);
                continue;
            }
            if (part->second != played[i])
                wrong.push_back(name + " has " + std::to_string(played[i]) + ", not " + std::to_string(part->second));
            parts.erase(part);
        }
        if (!wrong.empty()) report(Code::PointsDisagree, result, "by the game as played " + join(wrong, "; "));
    }

    /// "(Green +20)" says what the ending alone was worth; it is in Result already. A last move that takes or mates has
    /// points of its own, which cannot be told apart.
    void check_bonus(const Tag& termination) {
        if (record_.end.plies() == 0 || record_.end.last_move().from != Square::none) return;
        Position before = record_.end;
        before.take_back();
        const auto played = final_points(record_.end, record_.words);
        for (const auto& [seat, said] : bonuses_in(termination.value)) {
            const int paid = played[index(seat)] - before.points(seat);
            if (paid != said)
                report(Code::TerminationDisagrees, termination,
                       "the ending is worth " + std::to_string(paid) + " to " + rules_.seat(seat).colour + ", not " +
                           std::to_string(said));
        }
    }

    std::vector<std::pair<Seat, int>> bonuses_in(std::string_view text) const {
        std::vector<std::pair<Seat, int>> bonuses;
        const std::vector<std::string_view> all = words(text);
        for (std::size_t i = 0; i + 1 < all.size(); ++i) {
            std::string_view name = all[i], bonus = all[i + 1];
            while (!name.empty() && name.front() == '(') name.remove_prefix(1);
            while (!bonus.empty() && !is_digit(bonus.back())) bonus.remove_suffix(1);
            if (bonus.empty() || bonus.front() != '+') continue;
            const Seat seat = rules_.seat_named(name);
            const auto said = parse_number(bonus.substr(1));
            if (seat != Seat::none && said) bonuses.emplace_back(seat, *said);
        }
        return bonuses;
    }

    const PlayedRecord& record_;
    const Rules& rules_;
    Diagnostics& findings_;
};

}  // namespace

void check_end(const PlayedRecord& record, Diagnostics& findings) { EndCheck(record, findings).check(); }

std::array<int, max_seats> final_points(const Position& end, const std::vector<Word>& words) {
    std::array<int, max_seats> points{};
    const Outcome& outcome = end.outcome();
    const bool agreed = !outcome && std::find(words.begin(), words.end(), Word::Draw) != words.end();
    for (std::size_t i = 0; i < end.rules().seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        points[i] = outcome.by_points ? outcome.points[i] : end.points(seat);
        if (agreed && end.standing(seat) == Standing::Playing) points[i] += draw_bonus;
    }
    return points;
}

std::string result_text(const Rules& rules, const Outcome& outcome) {
    if (!outcome) return {};
    if (!outcome.by_points && outcome.winners == 0) return "draw";
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        const std::string& id = rules.seat(static_cast<Seat>(i)).id;
        if (outcome.by_points) {
            parts.push_back(id + '=' + std::to_string(outcome.points[i]));
        } else if (outcome.winners >> i & 1) {
            parts.push_back(id);
        }
    }
    return (outcome.by_points ? "points:" : "win:") + join(parts, ",");
}

}  // namespace fourhand
