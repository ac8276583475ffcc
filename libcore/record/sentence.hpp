// What people write in a line about a game, taken apart: sentences of words, some of which name seats.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "record/game.hpp"
#include "rules/rules.hpp"

namespace fourhand {

/// A word of a sentence; a seat's name of several words is one.
struct SaidWord {
    std::string text;  ///< in small letters, without a genitive's 's
    SeatSet seats = 0;
};
using Sentence = std::vector<SaidWord>;

/// A letter of ASCII, or a byte of any other character than ASCII's.
bool is_letter(char c);
bool has_letter(std::string_view text);

/// The words of each sentence, in small letters. Sentences end at . ; ! and ?; a dot behind a single letter is that of
/// an initial. One of more than 100 words is given as several.
std::vector<std::vector<std::string>> sentences_of(std::string_view text);

/// The words of all sentences.
std::vector<std::string> words_of(std::string_view text);

/// What the seats of a game are called.
class SeatNames {
public:
    /// By id, which counts before all else; letter, colour and other names, with their blanks or without; the first
    /// words of a name ("Yellow" for both Yellow armies); and those names that the tags give the players which stand in
    /// the text to be read, unless players of two sides have the same. The rules must live longer.
    SeatNames(const Rules& rules, const std::vector<Tag>& tags, std::string_view text);

    /// A sentence in which every name is one word (its first), and the longest name counts.
    Sentence read(const std::vector<std::string>& words) const;

private:
    struct Player {
        std::vector<std::string> name;
        SeatSet seats;
    };

    struct Joined {
        std::string name;
        Seat seat;
    };

    void add_player(std::vector<std::string> name, Seat seat);
    void add_joined(const std::string& name, Seat seat);

    const Rules& rules_;
    std::vector<Joined> joined_;  ///< names with blanks, written without them
    std::vector<Player> players_;
};

}  // namespace fourhand
