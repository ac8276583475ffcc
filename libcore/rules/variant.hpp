// A variant as its JSON file says it (formats/variant.md): plain, checked for form, nothing compiled.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace fourhand {

/// A step in files and ranks, as the seat that looks north (South) sees it: {1, 0} is to the right, {0, 1} ahead.
struct Direction {
    int files = 0;
    int ranks = 0;
    friend bool operator==(const Direction&, const Direction&) = default;
};

/// One way a piece moves.
struct Motion {
    enum class How { Both, Move, Take };
    std::vector<Direction> steps;  ///< all with the same rights; turned for the seat
    bool slides = false;           ///< goes on in the same direction while squares are empty
    int far = 0;                   ///< how many steps a slide may make at most; 0: as far as the board goes
    bool lame = false;  ///< a knight's leap whose square next to the start, in the long direction, must be empty
    How how = How::Both;
    int from_own_rank = 0;  ///< only from this own rank on; 0: from everywhere
};

/// A kind of man. Pawns named "march" get their steps, turns and double step from the switches; all others from
/// `motions`.
struct PieceSaid {
    std::string letter;   ///< one character: in FEN4 and in move texts
    std::string name;     ///< "knight"
    std::string outline;  ///< the letter or name of the outline that diagrams draw; empty: `letter`
    std::string written;  ///< its letter in moves; empty: `letter`
    bool royal = false;
    bool march = false;  ///< an orthodox pawn: ahead one square, takes one diagonally ahead
    bool pawn = false;   ///< counts as a pawn move for the fifty-move count, and is written without its letter
    std::vector<Motion> motions;
    std::string promotes_to;  ///< letters; for a march: taken from switch promotes_to if empty
    std::string
        promotes_at;  ///< a value of the switch promotes_at, or square names; empty: switch (march), never (others)
    int points = 0;   ///< what its capture is worth where the game has points
};

struct SeatSaid {
    std::string id;                        ///< "S", "WR": names of programs, never translated
    std::string letter;                    ///< one lower-case letter (or two) before a man in FEN4
    std::string shown;                     ///< before a man on boards for people: `letter`, or of the names chosen
    std::string colour;                    ///< "White"
    std::vector<std::string> other_names;  ///< "Chocolate" for "Brown"
    std::string ahead;                     ///< "north", "east", "south", "west"
    std::string team;                      ///< seats with the same team are partners
    bool left_hand = false;                ///< an army drawn in a lighter shade

    /// The colour, and whatever else the army is called.
    std::vector<std::string> names() const {
        std::vector<std::string> all{colour};
        all.insert(all.end(), other_names.begin(), other_names.end());
        return all;
    }
};

/// A start: rows from the highest rank, cells between blanks: "--" no square, "." empty, else seat letter and piece
/// letter, with one of ^ > v < behind a pawn whose march is not its seat's (all pawns, where a seat's pawns march both
/// ways).
struct ArraySaid {
    std::string name;
    std::vector<std::string> rows;
    bool comparison = false;  ///< not this game's own: there to be compared with
    bool queens_on_light =
        false;  ///< where light_parity would have them stand on dark squares, kings and queens change
};

/// A named law and what it is told, e.g. {"freeze"}, {"hill", "d4"}.
struct LawSaid {
    std::string name;
    std::string argument;
};

struct Note {
    std::string about;  ///< a switch key, a law, a word of the board ("castling", "laws/mate", "array")
    std::string text;
    std::string source;  ///< "000", "003", "resolved by us", ...
};

/// What chess.com's files say of a game of its own (formats/pgn4.md, "Variants and rules").
struct SiteGame {
    std::vector<std::string> names;   ///< in the tag Variant: "FFA", "Solo"; the first is written
    std::string array;                ///< where RuleVariants is said and StartFen4 is not
    std::string array_without_words;  ///< where neither is
};

struct Variant {
    std::string id;
    std::string title;
    std::vector<std::string> aliases;
    std::string like;                  ///< the id this one was said to be like; already merged in by load
    bool abstract = false;             ///< only there to be referred to by `like`: not listed, not played
    std::string unsupported;           ///< why a game known by name only cannot be played; empty for all others
    std::string in_teams;              ///< the id of the form of it that is played in teams; empty if there is none
    std::optional<SiteGame> chesscom;  ///< a game of chess.com's own
    bool reconstructed = false;        ///< its rules are guessed: a checker reports breaches as warnings
    std::vector<SeatSaid> seats;       ///< in turn order
    std::map<std::string, std::vector<std::string>> colour_sets;  ///< second sets of seat names, by name of the set
    std::vector<ArraySaid> arrays;                                ///< the first is the default
    std::vector<PieceSaid> pieces;
    std::map<std::string, std::string, std::less<>> switches;  ///< every key that applies, defaults filled in
    std::vector<LawSaid> laws;                                 ///< rows of laws/laws.cpp, consulted in this order
    std::vector<Note> notes;
    std::vector<std::string> sources;
    std::vector<std::pair<std::string, std::string>>
        story;  ///< "year", "author", "origin", "today", ... in the order to print
};

/// One house rule: its key, its values, its default, what it means. The table is switches.cpp.
struct Switch {
    std::string_view key;
    std::string_view values;  ///< "none|first_move"; "<seat>", "<squares>", "<letters>", "own_rank:<n>" are patterns
    std::string_view default_value;
    std::string_view meaning;
};

/// The table of switches, in the order people read it.
const std::vector<Switch>& switches();

/// Where variant files are read from: built in, or a folder that replaces and adds to what is built in.
/// Ids of all that can be played, in reading order.
std::vector<std::string> variant_ids();
/// Ids of chess.com's own games, in reading order: a record that names no variant is one of these. All, if none is.
std::vector<std::string> chesscom_ids();
/// The id of the game that chess.com calls so, capitals or not; empty if none is.
std::string chesscom_id(std::string_view name);
/// Ids of the games that are known by name only, in reading order; load_variant(variant_text(id)) says why.
std::vector<std::string> unsupported_variant_ids();
/// The JSON text of a variant by id or alias, or by a title that no other has (a hyphen counts as a blank, and what
/// stands before a comma or a bracket of a title counts as the whole); empty if there is none.
std::string_view variant_text(std::string_view id_or_alias);

/// Reads a variant file's text, every key checked, `like` followed (through variant_text), switches validated and
/// completed. The complaint names the JSON pointer it is about.
Result<Variant> load_variant(const Source& json);

/// A built-in variant by the names that variant_text() knows; `rules` are house rules "KEY=VALUE" laid over it. Near
/// names are offered for an unknown one.
Result<Variant> named_variant(std::string_view id_or_alias, const std::vector<std::string>& rules = {});

}  // namespace fourhand
