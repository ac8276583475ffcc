// Rows of cells, the drawing of a position that FEN4 and JSON have in common: "x,x,x,8,x,x,x".
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "rules/rules.hpp"

namespace fourhand {

/// A piece of a text and where it stands there.
struct TextAt {
    std::string text;
    Span where{};
};

/// Says which man a cell means that is to stand on a square, or what is wrong with the cell.
using ReadMan = std::function<Result<Piece>(const TextAt& cell, Square square)>;
/// Spells a man standing on a square.
using SpellMan = std::function<std::string(Piece man, Square square)>;

/// Lays the cells of one rank (0 is the first) on the board `cells`: a number is so many empty squares, `x` or `X` no
/// square, all else a man. Nothing, or what is wrong.
std::optional<Diagnostic> lay_rank(const std::vector<TextAt>& said, int rank, const Rules& rules,
                                   const ReadMan& read_man, std::vector<Piece>& cells);

/// The rows of a board, the highest rank first; `wall` is written for a square that was taken away, `x` where there
/// never was one.
std::vector<std::string> cell_rows(const std::vector<Piece>& cells, const Rules& rules, std::string_view wall,
                                   const SpellMan& spell_man);

/// The seat whose name begins the cell, the longest such name; `name` says what a seat is called here. Seat::none if no
/// name fits.
Seat seat_before(std::string_view cell, const Rules& rules, const std::function<const std::string&(Seat)>& name);

/// Whether every square of the seat's section (where his men start) is a wall.
bool section_is_gone(Seat seat, const Rules& rules, const std::vector<Piece>& cells);

/// The man's letter, for a seat and a kind that the rules know.
inline const std::string& letter_of(Piece man, const Rules& rules) { return rules.face(rules.kind_of(man)).letter; }

/// "men here: K Q R B N P", a hint.
std::string known_men(const Rules& rules);

/// Whether the pawns of one army may march in more than one direction, so that a position must tell.
bool has_marches(const Rules& rules);

/// Whether a player who has left may keep his turns here: his king walks on, or (house rules resign and time_forfeit)
/// his army stays live and passes.
bool leavers_keep_turns(const Rules& rules);

/// Whether the game is over when somebody oversteps the time, so that he is marked for it and yet not out.
bool flag_ends_game(const Rules& rules);

/// Whether some kind of man has that letter.
bool is_kind_letter(std::string_view letter, const Rules& rules);

}  // namespace fourhand
