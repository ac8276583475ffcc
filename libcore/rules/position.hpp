// Who stands where, whose turn it is, and what may happen next.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/rules.hpp"
#include "rules/setup.hpp"

namespace fourhand {

/// What the last ply did besides moving a man; for marks, points and reports.
struct PlyEffect {
    int new_checks = 0;              ///< enemy kings attacked by a man that did not attack them before: one `+` each
    std::uint8_t mated = 0;          ///< players mated at once by this ply (frozen, or out), a bit each
    std::uint8_t freed = 0;          ///< frozen players who came back to life
    std::uint8_t left = 0;           ///< players who left the game with this ply
    std::vector<std::pair<Square, Piece>> taken;   ///< men taken by the mover, the one on the goal first
};

/// Why a move is refused: a stable word and a sentence for people.
struct Refusal {
    std::string_view word;           ///< "frozen", "pinned", "in-check", "partner", "geometry", ...
    std::string sentence;
};

class Position {
public:
    /// The start of the rules' array.
    explicit Position(std::shared_ptr<const Rules> rules);

    /// A set-up position, checked: one king a player, men on squares, no double step without its pawn, ...
    /// What can be set right is, and reported as doubtful-position; what cannot is the error impossible-position.
    /// The turn begins as in play (what happens at the start of a turn is done); a set-up position is not swept.
    static Result<Position> from(std::shared_ptr<const Rules> rules, const Setup& setup, Diagnostics* doubts = nullptr);

    /// The position said again: from(rules, setup()) is the same position (history for repetition apart).
    Setup setup() const;

    const Rules& rules() const { return *rules_; }
    const std::shared_ptr<const Rules>& shared_rules() const { return rules_; }

    // -- what is
    Seat to_move() const { return state_.turn; }
    Piece at(Square square) const { return static_cast<Piece>(cells_[index(square)]); }
    Standing standing(Seat seat) const { return state_.standings[index(seat)]; }
    /// Who is out or walks, in the order they left.
    std::vector<Seat> left() const;
    /// The double step of `owner` that is still open; Square::none twice if there is none.
    DoubleStep double_step(Seat owner) const { return state_.double_steps[index(owner)]; }
    /// The king's square; Square::none for a seat without a king.
    Square king(Seat seat) const { return static_cast<Square>(kings_[index(seat)]); }
    std::size_t men(Seat seat) const { return men_count_[index(seat)]; }
    /// Whether a live enemy attacks the king of a player who is in the game (or walks).
    bool in_check(Seat seat) const;
    /// The squares of those who do.
    std::vector<Square> checkers(Seat seat) const;
    /// Whether some man of the set attacks the square, whatever stands on it.
    bool attacked(Square square, PieceSet by) const;
    int points(Seat seat) const { return state_.points[index(seat)]; }
    /// Plies since the last capture or pawn move.
    int clock() const { return state_.clock; }
    /// Plies played since the start or the set-up.
    std::size_t plies() const { return undo_.size(); }
    /// Same position, same turn, same rights, same standings, same open double steps: same key. Stable between runs and versions.
    std::uint64_t key() const { return state_.key; }
    /// The key worked out anew from all there is; always equal to key().
    std::uint64_t computed_key() const;
    /// How often this position has stood since the start, now included.
    int repetitions() const;
    /// How the game ended; Ending::None while it goes on. Worked out when asked, then kept.
    const Outcome& outcome() const;

    // -- what may be
    /// All legal moves of the player to move: one pass if he must lose his turn, none if the game is over.
    void legal_moves(MoveList& moves) const;
    std::vector<Move> legal_moves() const;
    std::size_t count_legal_moves() const;
    /// The legal move between two squares (a promotion: to `becomes`); nothing if there is none. Far cheaper than a list.
    std::optional<Move> find(Square from, Square to, Kind becomes = Kind::none) const;
    /// Whether this very move is legal now (resignations and time-outs are, in a running game).
    bool legal(const Move& move) const;
    /// Why there is no legal move from one square to another.
    Refusal refusal(Square from, Square to, Kind becomes = Kind::none) const;
    /// Moves that are illegal only because they wake a frozen player whose men then attack where they must not.
    std::vector<Move> barred_by_waking() const;
    /// Whether a player, taken as live and to move, has a legal move; mated: and stands in check; stalemated: and does not.
    bool can_move(Seat seat) const;
    bool mated(Seat seat) const;
    bool stalemated(Seat seat) const;

    // -- play; only legal moves
    void play(const Move& move);
    void take_back();
    /// The last ply's move and what it did. Only after a play().
    const Move& last_move() const { return undo_.back().move; }
    Seat last_mover() const { return undo_.back().state.turn; }
    PlyEffect last_effect() const;

    // private parts follow (engine)
