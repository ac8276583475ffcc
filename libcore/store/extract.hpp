// What games are looked for by: taken from the tags, and from where the moves end.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/rules.hpp"
#include "store/date.hpp"
#include "store/stored.hpp"

namespace fourhand {

/// One player of one game. After Verney's change of seats a player is found at the seat that he took.
struct SeatEntry {
    std::string seat;  ///< the seat's id
    std::string player;
    std::optional<int> rating;
};

struct Extract {
    std::string event;  ///< empty: none
    std::optional<DateNumber> date;
    std::optional<std::string> result;   ///< "1-0", "0-1", "1/2-1/2" or "*"
    std::optional<std::string> winners;  ///< ids of seats with a blank between; empty for a draw
    std::vector<SeatEntry> seats;        ///< in turn order; those whose player is named
};

/// The tags come first, the end of the moves only where they say nothing. `variant` names the seats (of a game without
/// rules: a guess).
Extract extract(const StoredGame& game, const Variant& variant);

/// Every variant that this program knows, in reading order.
std::vector<std::shared_ptr<const Variant>> all_variants();

/// The first of the variants whose seats have the colours that most of these tags are called after; for games by
/// unknown rules. Null if no tag is called after a colour.
std::shared_ptr<const Variant> variant_of_tags(const std::vector<std::pair<std::string, std::string>>& tags,
                                               const std::vector<std::shared_ptr<const Variant>>& variants);

}  // namespace fourhand
