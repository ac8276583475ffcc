// What people call the armies of a game, in tags and in the words of commands and searches.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/rules.hpp"

namespace fourhand {

/// The seats of these names, as place_of_seat() understands them; nothing if one is no seat's, or two are the same
/// seat's.
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

/// The same of a variant, whose armies may also go by the names of a set of colours that is not in force: a tag that is
/// about none of them by the names in force may be about one by those.
std::optional<ArmyTag> army_tag(std::string_view name, const Variant& variant);

/// The name of an army as a tag has it: "YellowRight" for "Yellow right".
std::string as_tag_name(std::string_view army);

}  // namespace fourhand
