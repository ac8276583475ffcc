// Commands in comments, "[%alliance S+W vs N]": found, and read word by word (formats/pgn4.md, "Commands").
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "rules/rules.hpp"

namespace fourhand {

/// One command as it stands in a comment. Its name may be anybody's: "clk" is chess.com's.
struct Command {
    std::string_view name;
    std::string_view words;  ///< behind the name, up to the bracket
    Span where{};            ///< in the comment, brackets included
    bool closed = true;      ///< it has its bracket
};

/// The commands of a comment, in order. A bracket in quotation marks ends none.
std::vector<Command> commands_in(std::string_view comment);

/// The words of a command, taken one after the other. What is asked for and does not stand there is not taken.
class CommandWords {
public:
    /// Command and rules must live longer. `form` is how the command is written, for complaints.
    CommandWords(const Command& command, std::string_view form, const Rules& rules)
        : command_(command), form_(form), rules_(rules), rest_(command.words) {}

    const Rules& rules() const { return rules_; }
    /// Takes a word, in capitals or not.
    bool skip(std::string_view word);
    /// A seat as Rules::seat_named() understands it. A name with blanks may stand in quotation marks or without.
    std::optional<Seat> seat();
    /// Seats with + between them, each of them once.
    std::optional<SeatSet> seats();
    std::optional<std::size_t> number();
    /// What stands between quotation marks; \" and \\ stand for " and \ .
    std::optional<std::string> quotation();
    bool done() const { return rest_.empty(); }

    /// The complaint at the word that we are at: bad-command, with the form as a hint.
    Diagnostic wrong(std::string message) const;
    /// The same, saying what should stand there.
    Diagnostic missing(std::string_view what) const;
    /// The same, saying that nothing should stand there.
    Diagnostic surplus() const;

private:
    std::string shown() const;
    std::string_view word() const;
    std::string_view longest_name() const;
    void drop(std::size_t size);

    const Command& command_;
    std::string_view form_;
    const Rules& rules_;
    std::string_view rest_;
};

/// "White and Black"; "everybody" for no seat.
std::string seats_in_words(SeatSet seats, const Rules& rules);

}  // namespace fourhand
