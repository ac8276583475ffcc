// Which inks and pips the men of each seat wear, in every standing.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "diagram/scene.hpp"
#include "diagram/style.hpp"
#include "rules/rules.hpp"

namespace fourhand {

/// How a man is shown: as his army's standing and his own rank demand.
enum class Condition : std::uint8_t { Live, Frozen, Out, Walking };

/// Outlines that liveries lay behind a man.
struct Cues {
    std::shared_ptr<const Outline> frozen;
    std::shared_ptr<const Outline> walking;
};

class Liveries {
public:
    /// An army takes the inks of its colour name; one whose colour the style does not know takes free ones in the
    /// style's order.
    Liveries(const Rules& rules, const Style& style, Cues cues);

    /// `seat` may be Rules::nobody() for men that are out.
    Livery livery(Seat seat, Condition condition) const;

private:
    const ArmyStyle& inks(Seat seat) const;
    Pips pips(Seat seat, Condition condition) const;

    Style style_;
    Cues cues_;
    std::vector<ArmyStyle> inks_;  ///< by seat
    std::vector<Pips> pips_;       ///< by seat
};

}  // namespace fourhand
