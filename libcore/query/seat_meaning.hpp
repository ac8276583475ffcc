// Names of seats in a query: which seats they mean depends on the rules of the games that are searched.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "query/terms.hpp"

namespace fourhand {

/// The names of a list such as "S+Peanut Butter", in which they may also stand in quotation marks; none for an empty
/// one.
std::vector<std::string_view> names_in(std::string_view list);

/// Games by rules under which names mean certain seats.
struct SeatMeaning {
    std::string seats;  ///< their ids in turn order, with a blank between
    Condition games;    ///< which games
};

/// All that names can mean, each understood as place_of_seat() does it. What is called by ids means the same in every
/// game, also in one by rules that are not known. Empty if under no rules they are the names of seats, each of another.
std::vector<SeatMeaning> meanings_of(const std::vector<std::string_view>& names);

/// The games by rules under which the seats of these names are partners. Without a text if there are no such rules.
Condition games_with_partners(const std::vector<std::string_view>& names);

/// The condition that a rule set, a row of the table `rules`, is of this variant and has this house rule. `published`:
/// whether the variant has it by itself.
Condition has_rule(const std::string& variant, const std::string& key, const std::string& value, bool published);

}  // namespace fourhand
