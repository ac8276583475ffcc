// Results read, and said.
#include "record/result.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "record/army_names.hpp"

namespace fourhand {

namespace {

using Sort = GameResult::Sort;

struct Spelling {
    std::string_view text;
    Sort means;
};
constexpr std::array words_alone = {Spelling{"draw", Sort::Draw}, Spelling{"*", Sort::Open}, Spelling{"?", Sort::Open},
                                    Spelling{"aborted", Sort::Open}};
/// Parts of scores that stand for them anywhere in a text.
constexpr std::array score_parts = {Spelling{"1/2", Sort::Draw}, Spelling{"½", Sort::Draw},
                                    Spelling{"1-0", Sort::FirstTeam}, Spelling{"0-1", Sort::SecondTeam}};

constexpr std::string_view winners_mark = "win:";

/// Whether a part stands in a text and is no part of longer numbers.
bool stands_in(std::string_view part, std::string_view text) {
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
        const std::size_t end = at + part.size();
        if ((at == 0 || !is_digit(text[at - 1])) && (end == text.size() || !is_digit(text[end]))) return true;
    }
    return false;
}

/// "Ada1: 31 - Bram1: 47 - ..."; none if that is not what the text is.
std::vector<GameResult::Part> points_in(std::string_view text) {
    constexpr std::string_view between = " - ", before_points = ": ";
    std::vector<GameResult::Part> parts;
    for (std::size_t begin = 0, end = 0; begin < text.size(); end += 1) {
        end = std::min(text.find(between, end), text.size());
        const std::string_view part = text.substr(begin, end - begin);
        const std::size_t colon = part.rfind(before_points);
        const auto points = colon == std::string_view::npos
                                ? std::nullopt
                                : parse_number(trimmed(part.substr(colon + before_points.size())));
        if (points) {
            parts.push_back({std::string(trimmed(part.substr(0, colon))), *points});
            begin = end + between.size();
        } else if (end == text.size()) {
            return {};
        }
    }
    return parts;
}

}  // namespace

GameResult read_result(std::string_view text, const std::vector<SeatSaid>& seats) {
    text = trimmed(text);
    if (text.empty()) return {Sort::Unsaid};
    for (const Spelling& word : words_alone)
        if (same_but_for_case(text, word.text)) return {word.means};
    if (const auto names = winners_named_in(text); !names.empty()) {
        const auto winners = seats_called(names, seats);
        return winners ? GameResult{Sort::Seats, *winners} : GameResult{Sort::Unclear};
    }
    auto points = points_in(text);
    if (!points.empty()) return {Sort::Points, 0, std::move(points)};
    return score_in(text);
}

std::string_view spelling(Sort sort) {
    switch (sort) {
        case Sort::Open: return "*";
        case Sort::FirstTeam: return "1-0";
        case Sort::SecondTeam: return "0-1";
        case Sort::Draw: return "1/2-1/2";
        case Sort::Unsaid:
        case Sort::Seats:
        case Sort::Points:
        case Sort::Unclear: break;
    }
    return {};
}

bool is_result(std::string_view word) {
    constexpr std::array<std::string_view, 5> results = {"1-0", "0-1", "1/2-1/2", "½-½", "*"};
    return std::find(results.begin(), results.end(), word) != results.end();
}

GameResult score_in(std::string_view text) {
    if (same_but_for_case(text, "draw")) return {Sort::Draw};
    for (const Spelling& part : score_parts)
        if (stands_in(part.text, text)) return {part.means};
    return {Sort::Unclear};
}

std::vector<std::string_view> winners_named_in(std::string_view text) {
    text = trimmed(text);
    if (!same_but_for_case(text.substr(0, winners_mark.size()), winners_mark)) return {};
    std::vector<std::string_view> names = split(text.substr(winners_mark.size()), ',');
    for (std::string_view& name : names) name = trimmed(name);
    return names;
}

std::optional<SeatSet> winners_of(const GameResult& result, const Rules* rules) {
    if (result.sort == Sort::Draw) return SeatSet{0};
    if (result.sort == Sort::Seats) return result.winners;
    if (rules == nullptr || !rules->has_teams()) return std::nullopt;
    const SeatSet first = rules->team(Seat{0});
    if (result.sort == Sort::FirstTeam) return first;
    if (result.sort == Sort::SecondTeam) return static_cast<SeatSet>(((1u << rules->seats()) - 1u) & ~unsigned{first});
    return std::nullopt;
}

std::vector<std::optional<int>> points_by_seat(const GameResult& result, const std::vector<std::string>& names) {
    std::vector<std::optional<int>> points;
    std::vector<GameResult::Part> left = result.points;
    for (const std::string& name : names) {
        const auto part =
            std::find_if(left.begin(), left.end(), [&](const GameResult::Part& p) { return p.name == trimmed(name); });
        points.push_back(part == left.end() ? std::nullopt : std::optional(part->points));
        if (part != left.end()) left.erase(part);
    }
    return points;
}

SeatSet leaders(const GameResult& result, const std::vector<std::string>& names) {
    const auto less = [](const GameResult::Part& a, const GameResult::Part& b) { return a.points < b.points; };
    const auto most = std::max_element(result.points.begin(), result.points.end(), less);
    SeatSet leading = 0;
    const auto points = points_by_seat(result, names);
    for (std::size_t i = 0; i < points.size(); ++i)
        if (points[i] && *points[i] == most->points)
            leading = static_cast<SeatSet>(leading | bit(static_cast<Seat>(i)));
    return leading;
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
    return (outcome.by_points ? "points:" : std::string(winners_mark)) + join(parts, ",");
}

}  // namespace fourhand
