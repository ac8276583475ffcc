// Seats found by their names.
#include "rules/seat_names.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "base/text.hpp"

namespace fourhand {

namespace {

std::string without_blanks(std::string text) {
    std::erase_if(text, is_space);
    return text;
}

/// The beginnings of names, one length for all, that tell them apart: the first letters, if they do.
std::vector<std::string> beginnings(const std::vector<std::string>& names) {
    const auto longest =
        std::max_element(names.begin(), names.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    std::vector<std::string> letters;
    for (std::size_t length = 1; longest != names.end() && length <= longest->size(); ++length) {
        letters.clear();
        for (const std::string& name : names) letters.push_back(lower_case(name.substr(0, length)));
        if (std::set(letters.begin(), letters.end()).size() == names.size()) break;
    }
    return letters;
}

}  // namespace

std::optional<std::size_t> place_of_seat(const std::vector<SeatSaid>& seats, std::string_view name) {
    const std::string wanted = lower_case(name);
    const auto is_wanted = [&](const std::string& other) { return wanted == lower_case(other); };
    auto found = std::find_if(seats.begin(), seats.end(), [&](const SeatSaid& seat) { return is_wanted(seat.id); });
    if (found == seats.end())
        found = std::find_if(seats.begin(), seats.end(), [&](const SeatSaid& seat) {
            const std::vector<std::string> names = seat.names();
            return is_wanted(seat.shown) || std::any_of(names.begin(), names.end(), is_wanted);
        });
    if (found == seats.end())
        found = std::find_if(seats.begin(), seats.end(), [&](const SeatSaid& seat) {
            const std::vector<std::string> names = seat.names();
            return std::any_of(names.begin(), names.end(), [&](const std::string& other) {
                return without_blanks(wanted) == without_blanks(lower_case(other));
            });
        });
    if (found == seats.end()) return std::nullopt;
    return static_cast<std::size_t>(found - seats.begin());
}

std::vector<SeatSaid> seats_named_by(const Variant& variant, const std::string& colours) {
    std::vector<SeatSaid> seats = variant.seats;
    const auto set = variant.colour_sets.find(colours);
    if (set == variant.colour_sets.end()) return seats;
    const std::vector<std::string> letters = beginnings(set->second);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i].shown = letters[i];
        seats[i].colour = set->second[i];
        seats[i].other_names.clear();
    }
    return seats;
}

}  // namespace fourhand
