// A position as a case says it: rules, men, and all that the board cannot show. Put on a board as often as it changes.
#pragma once

#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "rules/position.hpp"

namespace fourhand::tests {

/// What is wrong with a line of a case, or what it says and is not so.
struct Objection : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// "S: Kh1 Ra11; W: Ka7" as seats and the words behind them.
std::vector<std::pair<std::string, std::vector<std::string>>> by_seat(std::string_view text);

Seat seat_called(const Rules& rules, std::string_view name);
Square square_called(const Rules& rules, std::string_view name);

/// "Kh1", "b6", "~e6" (a pawn that walks back), "d2*" (one that has moved and stands where unmoved ones do): the man
/// and his square.
std::pair<Piece, Square> man_said(const Rules& rules, Seat seat, std::string_view text);

class SaidPosition {
public:
    /// "american", "american all-left", "hughes first=S": a variant, an array, house rules. Its start is the position.
    void use_rules(std::string_view text);
    /// Other rules, the same men and marks.
    void change_rules(std::string_view text);
    /// One more house rule.
    void add_rule(std::string_view text);
    /// "S: Kh1 Ra11; W: Ka7 b6": these men and no others, all else as at the beginning of a game.
    void use_men(std::string_view text);
    /// A position in a notation of files.
    void use_text(std::string_view text);
    /// turn, frozen, out, rights, pending, points, clock, gone: what the board cannot show.
    void add(std::string_view word, std::string_view text);

    std::shared_ptr<const Rules> rules() const;
    const std::vector<std::string>& house_rules() const { return house_; }
    Result<Position> on_the_board(Diagnostics& doubts) const;

private:
    Setup setup(const Rules& rules) const;
    void add_to(Setup& setup, const Rules& rules, const std::string& word, const std::string& text) const;

    std::string variant_, array_, men_, text_;
    std::vector<std::string> house_;
    std::vector<std::pair<std::string, std::string>> added_;
};

}  // namespace fourhand::tests
