// What the board cannot say: what befalls a mated army, a stalemated one, a taken king, and when the game is over.
// A law speaks to the position only through Ply (set_standing, remove, award, ...), so whatever it does is taken back.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
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
class MoveList;
struct Move;
struct Refusal;

class Law {
public:
    /// At which moments the position must consult it; the others cost nothing.
    enum Moment : std::uint8_t {
        Taken = 1,
        Moved = 2,
        TurnBegins = 4,
        Judge = 8,
        Continues = 16,
        Leaves = 32,
        Stuck = 64,
        Reports = 128  ///< judges, but the game goes on: what a checker should mention
    };

    Law() = default;
    virtual ~Law() = default;
    virtual std::uint8_t moments() const = 0;
    /// So many plies must have passed since the last capture or pawn move before judge() can find anything; until then
    /// the position need not ask.
    int least_clock() const { return least_clock_; }
    /// Whether judge() can find something after a ply that only carried a man to an empty square, if it found nothing
    /// before.
    bool minds_plain_plies() const { return minds_plain_plies_; }
    /// While nobody has left, nobody is frozen and nobody stands in check (Position::undisturbed) it neither does nor
    /// finds anything. Rules with such a law keep account of checks.
    bool rests_while_calm() const { return rests_while_calm_; }
    /// A man has been taken from the board by the mover's own step.
    virtual void taken(Ply& ply, Seat mover, Square where, Piece man) const;
    /// The mover's ply is on the board; standings may change. The turn has not passed on.
    virtual void moved(Ply& ply, Seat mover) const;
    /// The mover resigns or oversteps the time; without such a law he is out.
    virtual void leaves(Ply& ply, Seat mover) const;
    /// A seat's turn begins (he is not out).
    virtual void turn_begins(Ply& ply, Seat seat) const;
    /// Whether the game is over as the position stands.
    virtual Outcome judge(const Position& position) const;
    /// The same, asked only when the player to move has no legal move.
    virtual Outcome stuck(const Position& position) const;
    /// At least so many plies are still to be made before this law can let one of `winners` win; `never` if it lets
    /// nobody win. For searches: a law that does not say is asked at every ply.
    virtual int least_plies(const Position& position, SeatSet winners) const;
    static constexpr int never = 1 << 30;
    /// The ways in which a move that takes a king may end (Loeb's men put back), the move itself included if it may.
    virtual void continuations(const Position& before, const Move& plain, MoveList& all) const;
    /// Whether such a move may end as this one does (continuations() need not list every choice).
    virtual bool accepts(const Position& before, const Move& move) const;
    /// Why a move that the man can make may not end as this one does; nothing if it takes no king, or if only the
    /// safety of the mover's king can speak against it.
    virtual std::optional<Refusal> objection(const Position& before, const Move& move) const;

protected:
    enum class Rests : bool { Never, WhileCalm };
    explicit Law(Rests rests) : rests_while_calm_(rests == Rests::WhileCalm) {}
    explicit Law(int least_clock, bool minds_plain_plies = true)
        : least_clock_(least_clock), minds_plain_plies_(minds_plain_plies) {}

private:
    int least_clock_ = 0;
    bool minds_plain_plies_ = true;
    bool rests_while_calm_ = false;
};

/// A row of the table in laws/laws.cpp.
struct LawRow {
    std::string_view name;
    std::string_view sentence;  ///< the words of the source that it carries out
    std::string_view source;
    /// Makes the law; `argument` is what the variant file told it. An error message, if it cannot be.
    Result<std::unique_ptr<Law>> (*make)(std::string_view argument, const Rules& rules);
    std::string_view argument = {};  ///< what it may be told, in words; empty: it takes none
};

const std::vector<LawRow>& law_rows();
const LawRow* law_row(std::string_view name);

}  // namespace fourhand
