// Points that a record gives its players, and those of the game as played.
#include "record/points.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/text.hpp"

namespace fourhand {

namespace {

/// chess.com gives each player who is still in ten points for a draw.
constexpr int draw_bonus = 10;

/// "Ada1: 31 - Bram1: 47 - ...": names in any order, and they may hold hyphens and digits.
std::vector<std::pair<std::string, int>> points_in(std::string_view text) {
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

class PointsCheck {
public:
    PointsCheck(const PlayedRecord& record, Diagnostics& findings)
        : record_(record), rules_(record.end.rules()), findings_(findings) {}

    void check_result(const Tag& result) {
        auto parts = points_in(result.value);
        if (record_.has_word(Word::Claim)) return;  // the site's bonus for it is not known
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

private:
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

    /// The player whom the first tag of the seat names, by whatever name of it; else the colour.
    std::string name_of(Seat seat) const {
        const auto names_him = [&](const Tag& tag) {
            return rules_.seat_named(tag.name) == seat && !trimmed(tag.value).empty();
        };
        const auto found = std::find_if(record_.tags.begin(), record_.tags.end(), names_him);
        return found == record_.tags.end() ? rules_.seat(seat).colour : found->value;
    }

    void report(Code code, const Tag& at, std::string message) {
        findings_.report({code, at.where, std::move(message)});
    }

    const PlayedRecord& record_;
    const Rules& rules_;
    Diagnostics& findings_;
};

}  // namespace

bool tells_points(const Tag& result) { return !points_in(result.value).empty(); }

void check_points(const PlayedRecord& record, const Tag& result, Diagnostics& findings) {
    PointsCheck(record, findings).check_result(result);
}

void check_bonus(const PlayedRecord& record, const Tag& termination, Diagnostics& findings) {
    PointsCheck(record, findings).check_bonus(termination);
}

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

}  // namespace fourhand
