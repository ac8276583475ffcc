// What writers of PGN4 and its kin put between braces.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/position.hpp"

namespace fourhand {

/// A comment as chess.com writes it: a brace that would end it becomes a bracket.
std::string without_braces(std::string_view said);

/// Appends a character of a value or a comment. A bracket at the left edge, which could be read as the tag of another
/// game, is moved away from it.
void append_inward(std::string& text, char c);

/// Sees to it that the reason stands behind a turn taken as a penalty: without it `--` is not read back. Told all that
/// is written of a line, it says the comment that is missing.
class PenaltyReason {
public:
    void ply(const Position& before, const Move& move);
    void comment(std::string_view text);
    void begin_variation();
    void end_variation();

    /// Before a ply, a word, the end of a line or of the game: the comment to be written first, and forgotten then;
    /// empty if none is missing.
    std::string take_missing();

private:
    /// The turn taken last in a line, until a comment has told why.
    struct Untold {
        const Rules* rules = nullptr;
        Seat who = Seat::none;
    };
    Untold untold_;
    std::vector<Untold> varied_;
};

}  // namespace fourhand
