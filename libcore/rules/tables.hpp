// The compiled form of a variant that the engine walks through: runs of squares in pools, one byte a decision.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/square.hpp"

namespace fourhand {

/// What may be done along a run of squares that is neither a plain leap nor a plain slide.
enum class RunSort : std::uint8_t {
    Move,  ///< to each square in turn while they are empty
    Take,  ///< one square, only to take
    Lame,  ///< squares in pairs: the first must be empty, the second is moved to or taken on, and passed if empty
};

/// Where an orthodox pawn may go; the edge (S) where there is no square.
struct PawnSteps {
    std::uint16_t one = 0;  ///< straight ahead
    std::uint16_t two = 0;  ///< beyond it: a double step, or the end of a leap over a partner's pawn
    std::array<std::uint16_t, 2> takes{};
    bool may_promote = false;  ///< one of these steps promotes some man of this shape, or could: others need not ask
};

/// One way of one king to castle.
struct CastleWay {
    Seat seat{};
    Square king_from{}, king_to{}, rook_from{}, rook_to{};
    std::uint16_t right = 0;       ///< its bit in the castling rights
    bool short_side = true;        ///< O-O, towards the nearer rook
    std::array<Square, 3> safe{};  ///< the king's squares: start, passed, arrival
    std::vector<Square> empty;     ///< between king and rook
};

/// A square from which an attack may come, and by whom; the runs go outward from the attacked square.
struct Look {
    std::uint16_t square = 0;
    std::uint16_t set = 0;  ///< index into Tables::sets
};

/// Indices: a "code" is a Piece as a number (0 to 63), S is the number of squares. Cell S is the edge: always a wall.
struct Tables {
    std::size_t squares = 0;
    std::uint8_t seats = 0;
    bool quiet_turns = false;   ///< no law is to be consulted between a move and the next turn
    bool calm_turns = false;    ///< nor is one while the position is calm
    int judging_clock = 0;      ///< the least clock at which a plain ply can let a law end the game
    bool keeps_checks = false;  ///< who stands in check is worked out with every ply: standings depend on it

    std::array<Seat, 64> seat_of{};
    std::array<Kind, 64> kind_of{};
    std::array<std::uint8_t, 64> shape_of{};         ///< men that move alike share a shape
    std::array<PieceSet, max_seats + 1> army{};      ///< by seat; the last is nobody's
    std::array<PieceSet, max_seats> side{};          ///< the armies of a seat and his partners
    std::array<Seat, max_seats> next_seat{};         ///< in turn order
    std::array<std::uint8_t, max_seats + 1> team{};  ///< the seats of a seat's team, himself included
    std::array<std::uint8_t, max_seats> enemies{};   ///< all the others
    PieceSet kings = 0;
    PieceSet pawns = 0;       ///< reset the clock
    PieceSet marchers = 0;    ///< orthodox pawns, which go by pawn_steps
    PieceSet plain_men = 0;   ///< no kings, who move as they take and stay what they are
    PieceSet unmoved = 0;     ///< those of them that may make a double step
    bool pawns_leap = false;  ///< over a partner's pawn

    /// pool[leaps_at[shape * S + square]]: a count, then so many squares.
    std::vector<std::uint32_t> leaps_at;
    /// pool[slides_at[...]], behind the leaps: a count of runs; a run is a length, then so many squares, the last of
    /// them the edge.
    std::vector<std::uint32_t> slides_at;
    /// pool[odd_runs_at[...]], behind the slides: a count of runs; a run is a RunSort, a length, then so many squares.
    std::vector<std::uint32_t> odd_runs_at;
    std::vector<PawnSteps> pawn_steps;  ///< [shape * S + square]
    std::vector<std::uint16_t> pool;

    /// looks[looks_at[square]]: {count of runs, count of those longer than a leap, which come first}, then for each run
    /// {length, mark} and so many looks, the last of them the edge. The mark is a bit by which the run is told from the
    /// others (the last bit from several), 0 for a leap.
    std::vector<std::uint32_t> looks_at;
    std::vector<Look> looks;
    std::vector<PieceSet> sets;
    /// line_of[square * S + at]: which run of looks of the square `at` passes over `square`: its first look counted
    /// from looks_at[at]; no_line, or `several`.
    std::vector<std::uint16_t> line_of;
    static constexpr std::uint16_t no_line = 0, several = 0xffff;

    /// landing[code * S + square]: what a man of this code is after arriving there; `promotes` if he is promoted.
    std::vector<Piece> landing;
    static constexpr Piece promotes = Piece::wall;
    std::array<std::vector<Kind>, 64> promotions;  ///< to what, by code
    /// ahead[code * S + square]: the square ahead of a pawn, or S.
    std::vector<std::uint16_t> ahead;
    bool edge_promotes = false;  ///< promotion where no square lies ahead: moves with removed sections

    std::vector<CastleWay> castles;
    std::vector<std::array<std::uint8_t, 2>>
        castle_at;                           ///< by the king's square: indices into castles plus 1, 0 for none
    std::vector<std::uint16_t> rights_lost;  ///< by square: rights that go when a man leaves or enters it
    std::array<std::uint16_t, max_seats> rights_of{};  ///< all rights of a seat
    /// The way of castling with this king's move; nullptr if there is none.
    const CastleWay* castle_way(Square king_from, Square king_to) const {
        for (const std::uint8_t number : castle_at[index(king_from)])
            if (number != 0 && castles[number - 1u].king_to == king_to) return &castles[number - 1u];
        return nullptr;
    }

    std::vector<std::uint64_t> man_keys;  ///< [code * S + square]
    std::array<std::uint64_t, max_seats> turn_keys{};
    std::array<std::uint64_t, max_seats>
        passing_keys{};  ///< what the key changes by when the turn passes on from a seat
    std::array<std::array<std::uint64_t, 4>, max_seats> standing_keys{};
    std::array<std::uint64_t, 16> right_keys{};
    std::vector<std::uint64_t> ghost_keys;  ///< [seat * S + passed square]
    std::array<std::uint64_t, max_seats> removed_keys{}, released_keys{};

    std::size_t most_moves_of_a_man = 0;
};

/// The house rules that the engine asks for, compiled from Variant::switches (see switches() for their meaning).
struct Switches {
    enum class Exposure : std::uint8_t { Allowed, IfUnchecked, NewChecker };
    enum class Replace : std::uint8_t { All, Removed, One, None };
    enum class Count : std::uint8_t { Off, Report, Draw };
    enum class Leaving : std::uint8_t { TeamLoses, ArmyFrozen, ArmyPasses };
    enum class NoMove : std::uint8_t { Pass, Ends, Leaves };

    Exposure partner_exposure = Exposure::Allowed;
    bool protect_frozen_partner = true;
    bool partner_rule_yields = false;
    bool mover_first = true;  ///< standing_order: the mover's enemies first
    bool thaw_at_turn = false;
    bool release_by_partner = false;
    bool waking_allowed = false;
    bool touch_frozen_king = false;
    bool mated_men_live = false;
    bool stuck_plays_on = false;
    bool win_in_check = true;
    Replace replace = Replace::All;
    bool king_reentry_any = false;
    bool new_edge_stays = false;
    Count repetition = Count::Report, fifty = Count::Report, material = Count::Report;
    bool material_pawns_ignored = false;
    Leaving resign = Leaving::TeamLoses, time_forfeit = Leaving::TeamLoses;
    bool walking_kings = false;
    bool political = false;

    // -- what the laws of the variant amount to
    bool freezes = false;        ///< mated armies turn to stone
    bool puts_out = false;       ///< a mated player is out at once
    bool answers_check = true;   ///< a player must not leave his king attacked
    bool kings_taken = false;    ///< kings are men that can be taken, and give check to kings
    bool out_men_taken = false;  ///< the men of players who are out can be taken
    bool en_passant = false;
    NoMove no_move = NoMove::Pass;
    bool mates_at_victims_turn = false;  ///< # counts who is mated then (mate_mark)
};

}  // namespace fourhand
