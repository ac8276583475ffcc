// Points that a record gives its players, and those of the game as played.
#include "record/points.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "record/army_names.hpp"

namespace fourhand {

namespace {

/// chess.com gives each player who is still in ten points for a draw.
constexpr int draw_bonus = 10;

class PointsCheck {
public:
    PointsCheck(const PlayedRecord& record, Diagnostics& findings)
        : record_(record), rules_(record.end.rules()), findings_(findings) {}

    void check_result(const Tag& at, const GameResult& result) {
        if (record_.has_word(Word::Claim)) return;  // the site's bonus for it is not known
        const auto played = final_points(record_.end, record_.words);
        std::vector<std::string> names, wrong;
        for (std::size_t i = 0; i < rules_.seats(); ++i) names.push_back(name_of(static_cast<Seat>(i)));
        const auto said = points_by_seat(result, names);
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (!said[i]) {
                report(Code::ResultDisagrees, at, "the result has no points for " + names[i]);
            } else if (*said[i] != played[i]) {
                wrong.push_back(names[i] + " has " + std::to_string(played[i]) + ", not " + std::to_string(*said[i]));
            }
        }
        if (!wrong.empty()) report(Code::PointsDisagree, at, "by the game as played " + join(wrong, "; "));
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
            const auto about = army_tag(tag.name, rules_.variant().seats);
            return about && about->names_player() && about->seat == seat && !trimmed(tag.value).empty();
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

void check_points(const PlayedRecord& record, const Tag& at, const GameResult& result, Diagnostics& findings) {
    PointsCheck(record, findings).check_result(at, result);
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
