// Names of armies compared.
#include "record/army_names.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "rules/seat_names.hpp"

namespace fourhand {

namespace {

/// Behind a name at the beginning of a text, capitals and blanks not being counted; npos if it does not begin so.
std::size_t end_of_name(std::string_view name, std::string_view text) {
    std::size_t at = 0;
    for (const char c : name) {
        if (is_space(c)) continue;
        while (at < text.size() && is_space(text[at])) ++at;
        if (at == text.size() || small_letter(text[at]) != small_letter(c)) return std::string_view::npos;
        ++at;
    }
    return at;
}

/// What is said of an army by a tag that begins with its name; nothing if the tag goes on in another way, as "WhiteA"
/// does, which may be a slip of the pen.
std::optional<std::string_view> said_of(std::string_view army, std::string_view tag) {
    constexpr std::size_t shortest_addition = 3;
    const std::size_t end = end_of_name(army, tag);
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view says = trimmed(tag.substr(end));
    const bool is_addition = says.size() >= shortest_addition && says.front() >= 'A' && says.front() <= 'Z';
    if (says.empty() || is_addition || ArmyTag{{}, says}.rates_player()) return says;
    return std::nullopt;
}

}  // namespace

std::optional<std::size_t> place_called(const std::vector<SeatSaid>& seats, std::string_view name) {
    if (const auto place = place_of_seat(seats, name)) return place;
    const auto is_whole = [&](const std::string& army) { return end_of_name(army, name) == name.size(); };
    const auto found = std::find_if(seats.begin(), seats.end(), [&](const SeatSaid& seat) {
        return is_whole(seat.colour) || std::any_of(seat.other_names.begin(), seat.other_names.end(), is_whole);
    });
    if (found == seats.end()) return std::nullopt;
    return static_cast<std::size_t>(found - seats.begin());
}

Seat seat_called(const Rules& rules, std::string_view name) {
    const auto place = place_called(rules.variant().seats, name);
    return place ? static_cast<Seat>(*place) : Seat::none;
}

std::optional<SeatSet> seats_called(const std::vector<std::string_view>& names, const std::vector<SeatSaid>& seats) {
    SeatSet all = 0;
    for (const std::string_view name : names) {
        const auto place = place_called(seats, name);
        if (!place || contains(all, static_cast<Seat>(*place))) return std::nullopt;
        all = static_cast<SeatSet>(all | bit(static_cast<Seat>(*place)));
    }
    return all;
}

bool ArmyTag::rates_player() const { return same_but_for_case(says, "Elo"); }

std::optional<ArmyTag> army_tag(std::string_view name, const std::vector<SeatSaid>& seats) {
    std::optional<ArmyTag> best;
    const auto try_name = [&](std::size_t seat, const std::string& army) {
        const auto says = said_of(army, name);
        if (says && (!best || says->size() < best->says.size())) best = ArmyTag{static_cast<Seat>(seat), *says};
    };
    for (std::size_t i = 0; i < seats.size(); ++i) {
        try_name(i, seats[i].colour);
        for (const std::string& other : seats[i].other_names) try_name(i, other);
        try_name(i, seats[i].id);
    }
    return best;
}

std::string as_tag_name(std::string_view army) {
    std::string name;
    for (const std::string_view word : words(army)) {
        const char first = word.front();
        name += first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first;
        name += word.substr(1);
    }
    return name;
}

}  // namespace fourhand
