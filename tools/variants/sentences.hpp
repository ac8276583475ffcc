// The rules of a variant as sentences that can be handed out, under the headings of a rule sheet.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/rules.hpp"
#include "rules/variant.hpp"

namespace fourhand {

enum class Heading { Board, Partners, Pawns, Mated, End };

/// "Board and turns", "Partners", "Pawns", "A mated player", "Winning and draws".
std::string_view spelling(Heading heading);

/// A sentence, and what it is about: a switch's key, a law, a man's letter, or a word of the board, as in Note::about.
struct RuleSentence {
    Heading heading{};
    std::string about;
    std::string text;
};

/// All that is to be said of a variant that begins from one of its arrays, heading by heading.
std::vector<RuleSentence> rule_sentences(const Rules& rules);

/// How a man moves, in words; empty for a pawn whose moves the rules give.
std::string movement(const PieceSaid& piece);

/// "White and Tan against Black and Brown"; empty if everyone plays for himself.
std::string teams_in_words(const Variant& variant);

/// The squares of the variant's board.
std::size_t count_squares(const Variant& variant);

/// The name of every square in its place, a line a rank, the highest first.
std::vector<std::string> square_names(const Variant& variant);

/// Whether the board has holes, and so squares that touch at an inner corner only.
bool has_corners(const Variant& variant);

/// Two squares that touch at an inner corner only: "d3 and c4"; empty if there are none.
std::string inner_corner(const Variant& variant);

/// Whether squares are light whose file and rank add up to an odd number.
bool is_light_parity_odd(const Variant& variant);

/// Whether a square is light as the variant colours its board.
bool is_light(const Variant& variant, Place place);

enum class QueensStand : std::uint8_t { Light, Dark, Left, Otherwise };

/// On which squares all queens of the start stand, or whether all stand left of their kings. `Otherwise` if there is no
/// such rule, or somebody has no queen.
QueensStand where_queens_stand(const Rules& rules);

/// How often a pawn that has never turned captures on its way.
struct Captures {
    int least = 0, most = 0;
};

/// On the way to where it is promoted; `least` is 0 where some pawn gets there straight ahead.
Captures captures_to_promotion(const Rules& rules);

/// Squares on nobody's back row where the edge of the board stops a seat's pawn, the lowest rank first.
std::vector<std::string> edge_squares(const Variant& variant, const SeatSaid& seat, bool walking_back);

/// The squares of a rank counted from a seat's own side, 1 being the nearest.
std::vector<std::string> squares_of_rank(const Variant& variant, const SeatSaid& seat, int number);

/// The sentence for a switch as it stands in a variant; empty if nothing need be said.
std::string switch_sentence(const Variant& variant, std::string_view key);

/// The words of the tables, {} for the value or the argument; null if nothing need be said.
const char* switch_words(std::string_view key, std::string_view value);
const char* law_words(std::string_view law);

}  // namespace fourhand
