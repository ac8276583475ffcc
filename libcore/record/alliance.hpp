// Alliances that a record tells of: made for a while, then kept, betrayed or dissolved. They bind nobody:
// annotations, never a rule of legality.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "record/command.hpp"

namespace fourhand {

/// "[%alliance S+W vs N until 14]".
struct Alliance {
    SeatSet members = 0;
    SeatSet against = 0;                 ///< 0: it is not said against whom
    std::optional<std::size_t> until{};  ///< the last ply for which it is meant, counted from 1
    std::string aim{};                   ///< in the players' words; empty: not said
};

/// "[%alliance S+W betrayed by W]".
struct AllianceEnd {
    enum class How : std::uint8_t { Kept, Betrayed, Dissolved };
    SeatSet members = 0;
    How how = How::Kept;
    Seat by = Seat::none;  ///< who betrayed it; none: it is not said
};

/// "kept", "betrayed", "dissolved".
std::string_view spelling(AllianceEnd::How how);
/// The word for an end; nothing for any other word.
std::optional<AllianceEnd::How> alliance_end_named(std::string_view word);

/// The alliances that stand while a game is followed.
class Alliances {
public:
    struct Standing {
        Alliance alliance;
        std::size_t since = 0;  ///< the ply behind which it was told
    };
    const std::vector<Standing>& standing() const { return standing_; }

    /// Told behind the ply of this number. One between the same seats that stood before is replaced.
    void make(const Alliance& alliance, std::size_t ply);
    /// False if no alliance of just these seats stands.
    bool end(const AllianceEnd& end);
    /// So many plies are played: alliances that were meant for fewer are over.
    void pass(std::size_t plies);

private:
    std::vector<Standing> standing_;
};

}  // namespace fourhand
