// The commands of a record's comments, judged while the game is followed: can each be read, and does it fit the game?
#pragma once

#include <functional>
#include <string_view>

#include "base/diagnostic.hpp"
#include "record/alliance.hpp"
#include "record/said.hpp"
#include "rules/position.hpp"

namespace fourhand {

class CommandCheck {
public:
    using Report = std::function<void(Diagnostic)>;

    /// Looks at a comment on the ply that led `here`; reports bad-command and doubtful-command, placed in the comment.
    /// What is said in a variation is read, and not remembered.
    void look(std::string_view comment, const Position& here, bool main_line, const Report& report);

private:
    std::optional<std::string> doubt(const Said& said, const Position& here, bool main_line);
    std::optional<std::string> doubt_switch(const SeatSwitch& change, const Position& here, bool main_line);
    std::optional<std::string> doubt_alliance(const Alliance& alliance, const Position& here) const;

    Alliances alliances_;
    bool seats_switched_ = false;  ///< in the main line
};

}  // namespace fourhand
