// Verney's change of seats: "After the first move of white, the other team may decide to switch seats". Persons change,
// the position does not.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "rules/rules.hpp"

namespace fourhand {

/// "[%switch W E]": from here on the player of each plays the other's army.
struct SeatSwitch {
    Seat one = Seat::none;
    Seat other = Seat::none;
};

/// The two seats of the team that did not make the first move; nothing if there are more, or no teams.
std::optional<SeatSwitch> usual_seat_switch(const Rules& rules);

/// Why such a change is not possible behind the ply of this number of the main line, as a sentence; nothing if it is.
std::optional<std::string> seat_switch_doubt(const SeatSwitch& change, const Rules& rules, std::size_t ply);

/// The change that a comment on the ply of this number tells of, if it is possible there.
std::optional<SeatSwitch> seat_switch_in(std::string_view comment, const Rules& rules, std::size_t ply);

}  // namespace fourhand
