// What the players said and agreed, as a record tells it in commands of its comments: alliances, talk, penalties, and
// Verney's change of seats.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "base/result.hpp"
#include "record/alliance.hpp"
#include "record/command.hpp"
#include "record/seat_switch.hpp"

namespace fourhand {

/// "[%talk S to W "my queen is yours"]".
struct Talk {
    Seat who{};
    SeatSet to = 0;  ///< 0: the whole table
    std::string words;
};

/// "[%penalty S "warned for talking"]": the arbiter's note.
struct Penalty {
    Seat who{};
    std::string what;
};

using Said = std::variant<Alliance, AllianceEnd, Talk, Penalty, SeatSwitch>;

/// A row of the table of commands that mean something here; said.cpp has it.
struct CommandRow {
    std::string_view name;
    std::string_view form;  ///< how it is written, for people
    Result<Said> (*read)(CommandWords& words);
};
std::span<const CommandRow> command_rows();

/// Reads a command. Nothing for a command of others ([%clk ...]); bad-command, placed in the comment, for one of ours
/// that cannot be read or whose name is misspelled.
std::optional<Result<Said>> read_said(const Command& command, const Rules& rules);

/// Whether a comment tells of a penalty for this player.
bool tells_penalty(std::string_view comment, Seat who, const Rules& rules);

/// What was said, as a sentence without its full stop.
std::string sentence(const Said& said, const Rules& rules);

}  // namespace fourhand
