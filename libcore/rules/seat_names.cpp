// Seats found by their names.
#include "rules/seat_names.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace fourhand {

std::optional<std::size_t> place_of_seat(const std::vector<SeatSaid>& seats, std::string_view name) {
    const std::string wanted = lower_case(name);
    const auto is_wanted = [&](const std::string& other) { return wanted == lower_case(other); };
    auto found = std::find_if(seats.begin(), seats.end(), [&](const SeatSaid& seat) { return is_wanted(seat.id); });
    if (found == seats.end())
        found = std::find_if(seats.begin(), seats.end(), [&](const SeatSaid& seat) {
            const std::vector<std::string> names = seat.names();
            return is_wanted(seat.shown) || std::any_of(names.begin(), names.end(), is_wanted);
        });
    if (found == seats.end()) return std::nullopt;
    return static_cast<std::size_t>(found - seats.begin());
}

}  // namespace fourhand
