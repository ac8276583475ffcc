// The small words of the game: square, seat, kind, piece. Plain values, one or two bytes each.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace fourhand {

/// A square is its place in a Board's list of squares; only the Board can say where it lies or what it is called.
enum class Square : std::uint16_t { none = 0xffff };

/// A seat at the table, counted from 0 in turn order. A seat commands one army; seats of one team are partners.
enum class Seat : std::uint8_t { none = 0xff };

/// A kind of man as the variant defines it. A pawn that has not moved and one that walks back are kinds of their own.
enum class Kind : std::uint8_t { none = 0xff };

/// What stands on a square: nothing, a man (seat and kind in one code from 1 to 62), or a wall (no square, or one taken
/// away).
enum class Piece : std::uint8_t { none = 0, wall = 63 };
constexpr std::size_t most_sorts_of_men = 62;

/// A set of piece codes, one bit each: "what may be taken", "what gives check".
using PieceSet = std::uint64_t;

/// A set of seats, one bit each.
using SeatSet = std::uint16_t;

constexpr std::size_t index(Square square) { return static_cast<std::size_t>(square); }
constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr std::size_t index(Kind kind) { return static_cast<std::size_t>(kind); }
constexpr std::size_t index(Piece piece) { return static_cast<std::size_t>(piece); }

constexpr bool is_man(Piece piece) { return piece != Piece::none && piece != Piece::wall; }
constexpr PieceSet bit(Piece piece) { return PieceSet{1} << index(piece); }
constexpr bool contains(PieceSet set, Piece piece) { return (set >> index(piece) & 1) != 0; }

constexpr SeatSet bit(Seat seat) { return static_cast<SeatSet>(1u << index(seat)); }
constexpr bool contains(SeatSet set, Seat seat) { return (set >> index(seat) & 1) != 0; }

/// The seats of a set in turn order: `for (const Seat seat : seats_in(set))`.
class SeatsIn {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(unsigned left) : left_(left) {}
        constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(left_)); }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        unsigned left_;
    };

    constexpr explicit SeatsIn(SeatSet set) : set_(set) {}
    constexpr Iterator begin() const { return Iterator(set_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    SeatSet set_;
};
constexpr SeatsIn seats_in(SeatSet set) { return SeatsIn(set); }

/// Most seats a variant may have.
constexpr std::size_t max_seats = 8;
/// Most files and most ranks a board may have: a file is one letter.
constexpr int max_side = 26;
/// Most squares a board may have.
constexpr std::size_t max_squares = std::size_t{max_side} * max_side;

}  // namespace fourhand
