// Who changes seats, and when he may.
#include "record/seat_switch.hpp"

#include <vector>

#include "record/said.hpp"

namespace fourhand {

std::optional<SeatSwitch> usual_seat_switch(const Rules& rules) {
    std::vector<Seat> others;
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (seat != rules.first() && !rules.partners(seat, rules.first())) others.push_back(seat);
    }
    if (others.size() != 2 || !rules.partners(others[0], others[1])) return std::nullopt;
    return SeatSwitch{others[0], others[1]};
}

std::optional<std::string> seat_switch_doubt(const SeatSwitch& change, const Rules& rules, std::size_t ply) {
    const auto& switches = rules.variant().switches;
    const auto allowed = switches.find("seat_switch");
    if (allowed == switches.end() || allowed->second != "yes")
        return "in this game nobody changes seats (house rule seat_switch)";
    if (ply != 1) return "seats are changed only between the first move and the next";
    if (!rules.partners(change.one, change.other)) return "only partners change seats";
    if (change.one == rules.first() || change.other == rules.first() || rules.partners(change.one, rules.first()))
        return "it is the other team that may change seats, not that of the first move";
    return std::nullopt;
}

std::optional<SeatSwitch> seat_switch_in(std::string_view comment, const Rules& rules, std::size_t ply) {
    if (ply != 1) return std::nullopt;
    for (const Command& command : commands_in(comment)) {
        const auto said = read_said(command, rules);
        if (!said || !*said) continue;
        const auto* change = std::get_if<SeatSwitch>(&**said);
        if (change != nullptr && !seat_switch_doubt(*change, rules, ply)) return *change;
    }
    return std::nullopt;
}

}  // namespace fourhand
