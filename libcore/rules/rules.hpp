// A variant ready to play: compiled into tables. Immutable and shared.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "board/board.hpp"
#include "board/square.hpp"
#include "rules/law.hpp"
#include "rules/setup.hpp"
#include "rules/tables.hpp"
#include "rules/variant.hpp"

namespace fourhand {

/// How a kind of man shows itself: everything a notation or a diagram needs to know of it.
struct KindFace {
    std::string letter;   ///< "N"; pawns of every sort have their pawn's letter
    std::string name;     ///< "knight"
    std::string outline;  ///< which outline diagrams draw
    std::string written;  ///< its letter in moves; other than `letter` where two kinds look alike (chess.com's queens)
    bool royal = false;
    bool pawn = false;     ///< written without its letter; its moves reset the clock
    bool march = false;    ///< has a direction of march
    int heading = 0;       ///< quarter turns clockwise from the seat's own direction (2: walks back)
    bool unmoved = false;  ///< may still make its double step
    int points = 0;
};

class Rules {
public:
    std::string_view id() const { return variant_.id; }
    const Variant& variant() const { return variant_; }
    const Board& board() const { return board_; }
    /// The array these rules start from ("4PC"), and its position.
    std::string_view array() const { return array_; }
    const Setup& start() const { return start_; }

    // -- seats, in turn order
    std::size_t seats() const { return tables_.seats; }
    const SeatSaid& seat(Seat seat) const { return variant_.seats[index(seat)]; }
    /// By id ("S", "WR"), FEN4 letter or colour name, upper or lower case; Seat::none if unknown.
    Seat seat_named(std::string_view name) const;
    Seat first() const { return start_.turn; }
    bool partners(Seat a, Seat b) const { return a != b && (tables_.team[index(a)] >> index(b) & 1) != 0; }
    /// The seats of `seat`'s team, himself included, a bit each.
    std::uint8_t team(Seat seat) const { return tables_.team[index(seat)]; }
    bool has_teams() const { return has_teams_; }

    // -- men
    std::size_t kinds() const { return faces_.size(); }
    const KindFace& face(Kind kind) const { return faces_[index(kind)]; }
    Piece piece(Seat seat, Kind kind) const { return static_cast<Piece>(1 + index(seat) * kinds() + index(kind)); }
    /// Of a man. Dead men whose owner nobody knows (chess.com's "dP") belong to nobody().
    Seat seat_of(Piece man) const { return tables_.seat_of[index(man)]; }
    Kind kind_of(Piece man) const { return tables_.kind_of[index(man)]; }
    /// The owner of ownerless dead men: one past the last seat; Seat::none where the rules know no such men.
    Seat nobody() const { return nobody_; }
    /// The man with this letter as it would stand on `square`. A pawn heads as its seat does unless `heading` ('^' '>'
    /// 'v' '<') says otherwise; on its starting rank it is one that has not moved unless `moved`. Piece::none for an
    /// unknown letter.
    Piece man(Seat seat, std::string_view letter, Square square, char heading = 0, bool moved = false) const;
    /// The way a man marches as one of ^ > v <; 0 for men without direction.
    char heading(Piece man) const;
    /// Whether that is the usual way of his seat (never, where a seat's pawns march in several ways).
    bool heads_as_usual(Piece man) const;
    /// Whether the rules tell pawns that have moved from those that have not, and this square is where the unmoved ones
    /// start.
    bool is_pawn_start(Piece man, Square square) const;
    /// Starting squares of a seat (Loeb's "starting square of his"), lowest file first, then rank.
    std::span<const Square> home(Seat seat) const { return home_[index(seat)]; }

    /// A game of chess.com's own: its FEN4 and its moves are written exactly as chess.com's programs write them.
    bool is_chesscom_game() const { return variant_.chesscom.has_value(); }

    // -- what exists here: decides which keys a FEN4 of these rules carries
    bool has_points() const { return has_points_; }
    bool has_frozen() const { return has_frozen_; }
    bool has_turned_pawns() const { return has_turned_; }
    bool has_unmoved_pawns() const { return has_unmoved_; }
    bool has_sections() const { return has_sections_; }
    bool has_castling() const { return !tables_.castles.empty(); }
    bool has_walkers() const { return has_walkers_; }

    // -- for the engine
    const Tables& tables() const { return tables_; }
    const Switches& switches() const { return switches_; }
    /// The laws to be consulted at a moment, in the order of the variant file.
    const std::vector<const Law*>& laws(Law::Moment moment) const { return laws_at_[moment]; }

private:
    friend class Compiler;
    Variant variant_;
    Board board_;
    std::string array_;
    Setup start_;
    std::vector<KindFace> faces_;
    std::array<std::vector<Square>, max_seats> home_;
    Tables tables_;
    Switches switches_;
    std::vector<std::unique_ptr<Law>> laws_;
    std::array<std::vector<const Law*>, Law::Reports + 1> laws_at_;  ///< by moment
    Seat nobody_ = Seat::none;
    bool has_teams_ = false, marked_ = false, has_points_ = false, has_frozen_ = false, has_turned_ = false,
         has_unmoved_ = false, has_sections_ = false, has_walkers_ = false;
};

/// Compiles a variant for one of its arrays (empty: the first). The complaint names what cannot be played.
Result<std::shared_ptr<const Rules>> compile(const Variant& variant, std::string_view array = {});

/// Compiled rules by id or alias, array and house rules ("KEY=VALUE"); the same shared object for the same words.
Result<std::shared_ptr<const Rules>> named_rules(std::string_view id_or_alias, std::string_view array = {},
                                                 const std::vector<std::string>& house_rules = {});

}  // namespace fourhand
