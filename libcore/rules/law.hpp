// What the board cannot say: what befalls a mated army, a stalemated one, a taken king, and when the game is over.
// A law speaks to the position only through Ply (set_standing, remove, award, ...), so whatever it does is taken back.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "board/square.hpp"
#include "rules/outcome.hpp"

namespace fourhand {

class Position;
class Ply;
class Rules;
struct Move;

class Law {
public:
    virtual ~Law() = default;
    /// Men have been taken from the board by `mover`'s move (its own effect, not that of laws).
    virtual void taken(Ply& ply, Seat mover, Square where, Piece man) const;
    /// The mover's ply is on the board; standings may change. Turn has not passed on.
    virtual void moved(Ply& ply, Seat mover, const Move& move) const;
    /// A seat's turn begins (he is not out).
    virtual void turn_begins(Ply& ply, Seat seat) const;
    /// Whether the game is over, asked after moved() and after turn_begins(); `mover` is who moved last.
    virtual Outcome judge(const Position& position, Seat mover) const;
};

/// A row of the table in laws/laws.cpp.
struct LawRow {
    std::string_view name;
    std::string_view sentence;       ///< the words of the source that it carries out
    std::string_view source;
    /// Makes the law; `argument` is what the variant file told it. An error message, if it cannot be.
    Result<std::unique_ptr<Law>> (*make)(std::string_view argument, const Rules& rules);
};

const std::vector<LawRow>& law_rows();
const LawRow* law_row(std::string_view name);

}  // namespace fourhand
