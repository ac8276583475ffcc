// Who plays which army, as the tags say it, and after Verney's change of seats.
#pragma once

#include <string>
#include <vector>

#include "record/game.hpp"

namespace fourhand {

class Players {
public:
    /// `on_first_ply`: the comments on the first ply of the main line, where a change of seats may be told.
    Players(const std::vector<Tag>& tags, const std::vector<std::string>& on_first_ply, const Rules& rules);

    /// Who makes the ply of this number (from 1) for a seat: the person who sits there by then. Empty if no tag says
    /// it.
    const std::string& at(Seat seat, std::size_t ply) const { return (ply > 1 ? changed_ : seated_)[index(seat)]; }

private:
    std::vector<std::string> seated_;   ///< by seat, as they sat down
    std::vector<std::string> changed_;  ///< by seat, from the second ply on
};

}  // namespace fourhand
