// Judging commands.
#include "record/command_check.hpp"

#include <utility>

namespace fourhand {

namespace {

/// The seats of a set whose players have left the game.
SeatSet gone(SeatSet seats, const Position& here) {
    SeatSet out = 0;
    for (std::size_t i = 0; i < here.rules().seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (contains(seats, seat) && here.standing(seat) == Standing::Out) out = static_cast<SeatSet>(out | bit(seat));
    }
    return out;
}

}  // namespace

void CommandCheck::look(std::string_view comment, const Position& here, bool main_line, const Report& report) {
    for (const Command& command : commands_in(comment)) {
        const auto said = read_said(command, here.rules());
        if (!said) continue;
        if (!*said) {
            report(said->error());
        } else if (const auto why = doubt(**said, here, main_line)) {
            report({Code::DoubtfulCommand, command.where, *why});
        }
    }
}

std::optional<std::string> CommandCheck::doubt(const Said& said, const Position& here, bool main_line) {
    const Rules& rules = here.rules();
    if (main_line) alliances_.pass(here.plies());
    if (const auto* change = std::get_if<SeatSwitch>(&said)) return doubt_switch(*change, here, main_line);
    const auto* alliance = std::get_if<Alliance>(&said);
    const auto* end = std::get_if<AllianceEnd>(&said);
    if (alliance == nullptr && end == nullptr) return std::nullopt;
    if (rules.has_teams()) return "partners are fixed in this game, so that there are no alliances";
    if (alliance != nullptr) {
        if (main_line) alliances_.make(*alliance, here.plies());
        return doubt_alliance(*alliance, here);
    }
    if (main_line && !alliances_.end(*end))
        return "no alliance of " + seats_in_words(end->members, rules) + " stands here";
    return std::nullopt;
}

std::optional<std::string> CommandCheck::doubt_switch(const SeatSwitch& change, const Position& here, bool main_line) {
    if (!main_line) return "nobody changes seats in a variation";
    if (auto why = seat_switch_doubt(change, here.rules(), here.plies())) return why;
    if (std::exchange(seats_switched_, true)) return "the seats have been changed before";
    return std::nullopt;
}

std::optional<std::string> CommandCheck::doubt_alliance(const Alliance& alliance, const Position& here) const {
    const Rules& rules = here.rules();
    if (!rules.switches().political) return "alliances are for games with the house rule political=yes";
    if (alliance.until && *alliance.until <= here.plies())
        return "the alliance ends with ply " + std::to_string(*alliance.until) + ", and this is ply " +
               std::to_string(here.plies());
    const SeatSet out = gone(static_cast<SeatSet>(alliance.members | alliance.against), here);
    if (out != 0) return seats_in_words(out, rules) + (out & (out - 1) ? " have" : " has") + " left the game";
    return std::nullopt;
}

}  // namespace fourhand
