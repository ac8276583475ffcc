// What people call the armies of a game, in tags and in the words of commands and searches.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/rules.hpp"

namespace fourhand {

/// The place of the seat that place_of_seat() finds; where it finds none, a name with blanks may also be written
/// without them: "Yellowright", "PeanutButter".
std::optional<std::size_t> place_called(const std::vector<SeatSaid>& seats, std::string_view name);
/// The same, of rules; Seat::none if no seat is so called.
Seat seat_called(const Rules& rules, std::string_view name);

/// The seats of these names; nothing if one is no seat's, or two are the same seat's.
std::optional<SeatSet> seats_called(const std::vector<std::string_view>& names, const std::vector<SeatSaid>& seats);

/// What a tag is about: which army, and what of it.
struct ArmyTag {
    Seat seat{};
    std::string_view says;  ///< behind the army's name: nothing for its player, "Elo" for his rating

    bool names_player() const { return says.empty(); }
    /// In capitals or not.
    bool rates_player() const;
};

/// Reads the name of a tag: "Red", "RedElo", "S", "YellowRight", "peanutbutter", "WhiteTeam". Capitals and blanks do
/// not count. An army goes by its colour, its other names and its seat's id; the longest of them counts ("WHITE" is not
/// about West). Nothing for a tag that is about none of these armies.
std::optional<ArmyTag> army_tag(std::string_view name, const std::vector<SeatSaid>& seats);

/// The name of an army as a tag has it: "YellowRight" for "Yellow right".
std::string as_tag_name(std::string_view army);

}  // namespace fourhand
