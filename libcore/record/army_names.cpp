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

std::optional<SeatSet> seats_called(const std::vector<std::string_view>& names, const std::vector<SeatSaid>& seats) {
    SeatSet all = 0;
    for (const std::string_view name : names) {
        const auto place = place_of_seat(seats, name);
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

std::optional<ArmyTag> army_tag(std::string_view name, const Variant& variant) {
    if (const auto about = army_tag(name, variant.seats)) return about;
    for (const auto& [set, colours] : variant.colour_sets)
        if (const auto about = army_tag(name, seats_named_by(variant, set))) return about;
    return std::nullopt;
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
