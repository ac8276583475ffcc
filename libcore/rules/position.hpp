// Who stands where, whose turn it is, and what may happen next.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/ply_effect.hpp"
#include "rules/refusal.hpp"
#include "rules/rules.hpp"
#include "rules/setup.hpp"
#include "rules/stack.hpp"

namespace fourhand {

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

    /// The same position without its history, to try things on.
    Position bare() const;

    const Rules& rules() const { return *rules_; }
    const std::shared_ptr<const Rules>& shared_rules() const { return rules_; }

    // -- what is
    Seat to_move() const { return state_.turn; }
    Piece at(Square square) const { return cells_[index(square)]; }
    Standing standing(Seat seat) const { return players_.standings[index(seat)]; }
    /// Who is out or walks, in the order they left.
    std::vector<Seat> left() const;
    bool anybody_left() const { return players_.left_count != 0; }
    /// The double step of `owner` that is still open; Square::none twice if there is none.
    DoubleStep double_step(Seat owner) const {
        return contains(state_.ghosts, owner) ? double_steps_[index(owner)] : DoubleStep{};
    }
    /// The king's square; Square::none for a seat without a king.
    Square king(Seat seat) const { return static_cast<Square>(kings_[index(seat)]); }
    std::size_t men(Seat seat) const { return men_count_[index(seat)]; }
    /// Whether a live enemy attacks the king of a player who is in the game (or walks).
    bool in_check(Seat seat) const;
    /// The same, as last worked out; known only by rules where mate changes standings. For laws.
    bool stands_checked(Seat seat) const { return (state_.checked >> index(seat) & 1) != 0; }
    /// Nobody is frozen, and nobody is known to stand in check: no mate can have come or gone. For laws.
    bool calm() const { return state_.checked == 0 && frozen() == 0; }
    /// Calm, and nobody has left. For laws.
    bool undisturbed() const { return calm() && !anybody_left(); }
    /// Who is frozen, a bit a seat.
    SeatSet frozen() const { return frozen_; }
    /// Frozen, and a partner's move has left him not mated (only where release_by = partner).
    bool released(Seat seat) const { return (players_.released >> index(seat) & 1) != 0; }
    /// His section of the board is gone (Loeb).
    bool removed(Seat seat) const { return (players_.removed >> index(seat) & 1) != 0; }
    /// The squares of those who do.
    std::vector<Square> checkers(Seat seat) const;
    /// Whether some man of the set attacks the square, whatever stands on it.
    bool attacked(Square square, PieceSet by) const;
    int points(Seat seat) const { return players_.points[index(seat)]; }
    /// Plies since the last capture or pawn move.
    int clock() const { return state_.clock; }
    /// Plies played since the start or the set-up.
    std::size_t plies() const { return undo_.size(); }
    /// Same position, same turn, same rights, same standings, same open double steps: same key. Stable between runs and
    /// versions.
    std::uint64_t key() const { return state_.key; }
    /// The key worked out anew from all there is; always equal to key().
    std::uint64_t computed_key() const;
    /// How often this position has stood since the start, now included.
    int repetitions() const;
    /// How the game ended; Ending::None while it goes on. Worked out when asked, then kept.
    const Outcome& outcome() const;
    /// A draw that these rules leave to the players (switches repetition, fifty, material = report), if one could be
    /// agreed on now. Only after a ply.
    Outcome reported_draw() const;
    /// What a law that judges finds now; nothing while it is too early for it to find anything.
    Outcome judged_by(const Law& law) const {
        const bool too_early = law.least_clock() > state_.clock;
        return too_early || (law.rests_while_calm() && undisturbed()) ? Outcome{} : law.judge(*this);
    }

    // -- what may be
    /// All legal moves of the player to move: one pass if he must lose his turn, none if the game is over.
    void legal_moves(MoveList& moves) const;
    std::vector<Move> legal_moves() const;
    std::size_t count_legal_moves() const;
    /// The legal move between two squares (a promotion: to `becomes`); nothing if there is none. Far cheaper than a
    /// list.
    std::optional<Move> find(Square from, Square to, Kind becomes = Kind::none) const;
    /// Whether this very move is legal now (resignations and time-outs are, in a running game; a penalty, where no pass
    /// is).
    bool legal(const Move& move) const;
    /// What a man may be promoted to on arriving there; empty if he is not. Where a section is gone, its edge promotes.
    std::span<const Kind> promotions(Piece man, Square to) const;
    /// Why there is no legal move from one square to another.
    Refusal refusal(Square from, Square to, Kind becomes = Kind::none) const;
    /// Why a step may not end as this one does (Loeb's king and men put back). Only for moves that are not legal.
    Refusal refusal(const Move& move) const;
    /// Moves that are illegal only because they wake a frozen player whose men then attack where they must not.
    std::vector<Move> barred_by_waking() const;
    /// Whether a player, taken as live and to move, has a legal move; mated: and stands in check; stalemated: and does
    /// not.
    bool can_move(Seat seat) const;
    /// Whether he has a legal move of another man than his king.
    bool can_move_another(Seat seat) const;
    bool mated(Seat seat) const;
    bool stalemated(Seat seat) const;

    // -- play; only legal moves
    void play(const Move& move);
    void take_back();
    /// The last ply's move and what it did. Only after a play().
    const Move& last_move() const { return undo_.back().move; }
    Seat last_mover() const { return undo_.back().state.turn; }
    PlyEffect last_effect() const;
    /// As play(), and counts the new checks for last_effect() (play() counts them only where the game gives points for
    /// them). True if the ply is known to have taken nobody, checked nobody anew and mated nobody; false says nothing.
    bool play_noting(const Move& move);

private:
    friend class Ply;
    friend class Lines;
    friend class Trial;
    template <typename Sink>
    friend class Generator;

    /// All that changes with nearly every ply and is put back as a whole: it is kept small.
    struct State {
        std::uint64_t key;
        std::uint32_t changes;  ///< how many Changes are noted
        Seat turn;
        bool checks_known;
        SeatSet checked;        ///< who stands in check, if checks_known
        SeatSet mated_at_once;  ///< mated, or his king taken, by the last move: not by an army that woke
        SeatSet ghosts;         ///< whose double step is open
        std::uint16_t rights;
        std::uint16_t clock;
        /// Lines on which no man of a king's side is pinned, as was found when they were last walked: a byte a seat, a
        /// bit a line (Tables::looks). Only where the rules keep checks and they are known.
        mutable std::uint64_t quiet_lines;
    };
    static constexpr std::uint64_t all_lines = 0xff;
    /// What laws alone change, and seldom: kept from before a ply only where it does.
    struct Players {
        std::array<Standing, max_seats> standings{};
        std::array<Seat, max_seats> left{};
        std::uint16_t left_count = 0;
        SeatSet removed = 0, released = 0, timed_out = 0;
        std::array<std::int16_t, max_seats> points{};
        Ending ended = Ending::None;  ///< over by resignation, time, or at the beginning of a turn
        std::uint8_t winners = 0;
    };
    /// One change of the board beyond the mover's own step.
    struct Change {
        enum class Sort : std::uint8_t { Lift, Drop, Cell, Shift } sort;
        Piece piece;         ///< what stood there (Lift, Cell), or stands there (Drop)
        std::uint16_t slot;  ///< place in the list of men (Lift)
        std::uint16_t square, from;
    };
    struct alignas(64) Undo {  // its place in the stack is found by a shift
        State state;           ///< before the ply
        Move move;
        DoubleStep forgotten;      ///< of a double step: the mover's one before it
        Piece man;                 ///< what stood on `from`; none if nothing moved
        Piece taken;               ///< what was taken on `to`
        std::uint16_t taken_slot;  ///< where it was in its list
        SeatSet new_checks;        ///< kings newly attacked, a bit a seat
        bool plain;                ///< a man who is no king went to an empty square, and no law had a say
        bool players_changed;      ///< as they were before is the last of players_before_
    };
    static constexpr std::size_t most_men = 64;

    /// Squares of attackers, as many as there are.
    struct Attackers {
        std::array<std::uint16_t, 64> squares;
        std::size_t count = 0;
        bool has(std::uint16_t square) const;
    };

    Position() = default;
    Position(std::shared_ptr<const Rules> rules, const Setup& setup);
    static std::optional<Diagnostic> impossible(const Rules& rules, const Setup& setup);
    static Setup put_right(const Rules& rules, Setup setup, Diagnostics* doubts);
    // position.cpp: men on squares
    void lift(std::size_t square);
    void drop(std::size_t square, Piece man);
    void set_cell(std::size_t square, Piece piece);
    void note(const Change& change) { changes_.push_back(change), ++state_.changes; }
    void undo_changes(std::size_t keep);
    Players& change_players();
    const Players& players_before(std::size_t plies) const;
    void forget_history();
    void carry(Piece man, std::size_t from, std::size_t to, Piece arrived);
    void move_man(Undo& undo, const Move& move, Piece arrived);
    Piece arriving(const Move& move) const;
    void take_man(Undo& undo, std::size_t at);
    void carry_back(const Undo& undo);
    void take_back_all(const Undo& undo);
    void forget_ply(const Undo& undo);
    void put_back_taken(const Undo& undo);
    void put_back_players();
    void king_goes(std::size_t seat, std::uint16_t square);
    void lose_rights(std::uint16_t rights);
    void take_passers(const Move& move, Seat mover);
    void open_double_step(Seat owner, Square passed, Square pawn);
    void close_double_step(Seat owner);
    void close_double_step_of(Square pawn);
    void refresh_masks();
    bool is_ward(std::size_t seat) const;
    void know_checks();
    void refresh_all_checks();
    void refresh_checks(std::size_t from, std::size_t to);
    bool is_checked_now(std::size_t seat, std::uint16_t left, std::uint16_t entered) const;
    void touch_lines(std::size_t seat, std::uint16_t left, std::uint16_t entered);
    /// Those of a king's lines that are known to be quiet.
    std::uint64_t quiet_lines(std::size_t seat) const { return state_.quiet_lines >> 8 * seat & all_lines; }
    void note_new_checks(Undo& undo) const;
    /// What a ply is taken back by; of a quiet one move_man() says who moved.
    void keep(Undo& undo, const Move& move, bool quiet) const {
        undo.state = state_;
        undo.move = move;
        undo.taken_slot = 0;
        undo.new_checks = 0;
        undo.plain = quiet;
        undo.players_changed = false;
        if (quiet) return;
        undo.man = undo.taken = Piece::none;
    }
    void begin_ply(Undo& undo, const Move& move, Seat next, bool quiet);
    void step(Undo& undo, const Move& move);
    void open_own_double_step(Undo& undo, const Move& move);
    bool is_quiet(const Move& move, Seat next) const;
    template <bool Noting>
    const Undo& play_quietly(const Move& move, Seat next);
    void play_by_law(const Move& move, bool noting);
    void hand_on(Seat next);
    Seat next(Seat seat) const;
    void settle(const Move& move, Seat mover);
    void leave(Seat mover);
    void pass_turn();
    void castle_rook(const Move& move);

    // checks.cpp: who attacks what
    void find_attackers(std::size_t square, PieceSet by, Attackers& found) const;
    std::vector<Square> attackers(std::size_t square, PieceSet by) const;
    std::uint16_t line(std::size_t king, Square square) const {
        return rules_->tables().line_of[index(square) * rules_->tables().squares + king];
    }
    /// The first man along a line of looks, seen from the square that they belong to.
    const Look* first_along(std::size_t at, std::uint16_t line) const {
        const Look* look = rules_->tables().looks.data() + rules_->tables().looks_at[at] + line;
        while (cells_[look->square] == Piece::none) ++look;
        return look;
    }
    bool attacked_along(std::size_t at, std::uint16_t line, PieceSet by) const;
    bool has_passed(const Undo& undo, const Change& change) const;
    void note_standings(const std::array<Standing, max_seats>& before, PlyEffect& effect) const;
    void note_mated(const Undo& undo, PlyEffect& effect) const;
    void note_passers(const Undo& undo, PlyEffect& effect) const;
    bool has_new_attacker(std::size_t seat, const Undo& undo) const;
    bool has_come(std::uint16_t square, const Undo& undo) const;
    bool has_gone(std::uint16_t square, const Undo& undo) const;
    SeatSet new_checks(const Undo& undo, SeatSet candidates) const;
    SeatSet checks_by_woken(const Undo& undo) const;
    /// Those of `owners` whose pawn has passed over a square with its double step.
    SeatSet passers(Square over, SeatSet owners) const;
    /// Owners of open double steps that will still be open when the seat's turn comes (formats/engine.md, 16.15).
    SeatSet open_ghosts(Seat seat) const;
    SeatSet enemies(Seat seat) const { return rules_->tables().enemies[index(seat)]; }

    // generate.cpp: moves
    /// Promotion is where the table says so, and where a section that lay ahead has been removed.
    bool promotes(Piece pawn, std::size_t to) const {
        const Tables& tables = rules_->tables();
        if (tables.landing[index(pawn) * tables.squares + to] == Tables::promotes) return true;
        return tables.edge_promotes && players_.removed != 0 &&
               cells_[tables.ahead[index(pawn) * tables.squares + to]] == Piece::wall;
    }
    /// In check, and without a move that is safe when nobody wakes (formats/engine.md, 16.9).
    bool mated0(Seat seat) const;
    [[gnu::noinline]] bool has_move(Seat seat) const;
    /// Whether the game is over. After a plain ply only laws that mind one are asked, and not before their time.
    bool over_by_law() const {
        if (judged_) return outcome_.ending != Ending::None;
        if (players_.ended != Ending::None) return true;
        if (undo_.empty()) return false;
        const bool judged_before = undo_.size() > 1 && undo_.back().plain;
        if (judged_before && state_.clock < rules_->tables().judging_clock) return false;
        return some_law_ends_it();
    }
    [[gnu::noinline]] bool some_law_ends_it() const;
    std::size_t most_moves(Seat seat) const;
    [[gnu::noinline]] std::optional<Move> find_listed(Square from, Square to, Kind becomes, bool bound) const;
    template <typename Sink>
    void generate(Seat seat, Sink& sink) const;

    // find.cpp and can_move.cpp: what is seen at a glance
    bool goes_plainly(Seat seat, Square from, Square to, Move::Sort& sort) const;
    bool marches_plainly(Piece man, Square from, Square to, Move::Sort& sort) const;
    bool king_steps(Seat seat, Square from, Square to) const;
    bool stands_first(Piece man, Square from, Square to) const;
    bool is_bound(Seat seat, Square from) const;
    bool moves_plainly(Seat seat) const;
    bool finds_plain_step(Seat seat) const;
    bool is_off_lines(Seat seat, std::uint16_t from) const;
    std::uint16_t plain_goal(std::uint16_t from) const;

    // exposure.hpp
    bool is_safe_for_king(Seat seat, Square to) const;
    bool stands_free(Seat seat, std::uint16_t from) const;
    bool opens_line(Seat owner, std::uint16_t from) const;
    /// Those to whose kings a seat must open no line.
    SeatSet heeded(Seat seat) const {
        const bool heeds_partners = rules_->switches().partner_exposure != Switches::Exposure::Allowed;
        return heeds_partners ? rules_->tables().team[index(seat)] : bit(seat);
    }

    // refusal.cpp
    std::optional<Refusal> refusal_by_men(Square from, Square to, Kind becomes) const;
    Refusal refusal_by_board(Square from, Square to, Kind becomes) const;
    Refusal refusal_of_castling(const CastleWay& way) const;
    Refusal refusal_by_kings(const Move& move) const;
    Refusal refusal_by_own_king(const Move& move, const Position& after, const std::string& attackers) const;
    bool attacked_anew(const Position& after, Seat seat) const;

    std::shared_ptr<const Rules> rules_;
    State state_{};
    Players players_;
    Seat counted_from_{};  ///< from which seat turns are counted: the one to move next
    // No plain bytes among what plies write: a byte may alias everything, and the compiler would read all again.
    std::array<Piece, max_squares + 1> cells_{};          ///< by square; the last used is the edge, a wall
    std::array<std::uint16_t, max_squares + 1> slots_{};  ///< a man's place in his seat's list
    std::array<std::array<std::uint16_t, most_men>, max_seats + 1> men_{};
    std::array<std::uint16_t, max_seats + 1> men_count_{};
    std::array<std::uint16_t, max_seats + 1> kings_{};
    std::array<DoubleStep, max_seats> double_steps_{};  ///< of State::ghosts; the others' are old
    std::array<PieceSet, max_seats + 1> prey_{};        ///< what a seat may take
    std::array<PieceSet, max_seats + 1> menace_{};      ///< what gives check to a seat
    std::array<PieceSet, max_seats + 1> shunned_{};     ///< kings next to which a seat's king may not step
    std::array<SeatSet, max_seats> wards_{};            ///< partners whose kings a seat may not expose
    SeatSet frozen_ = 0;                                ///< who is, as standings say
    Stack<Undo> undo_;
    std::vector<Change> changes_;
    std::vector<Players> players_before_;  ///< of the plies that changed them
    /// A step to an empty square that could be made when it was last asked.
    struct SureStep {
        Piece man = Piece::wall;
        std::uint16_t from = 0, to = 0;
        std::array<std::uint16_t, max_seats>
            kings{};  ///< while they stand there, the man is on no line to one he heeds
    };
    mutable std::array<SureStep, max_seats> sure_steps_{};
    mutable Outcome outcome_;
    mutable bool judged_ = false;
};

}  // namespace fourhand
