// What a record writes into one player's slot, as it stands there: read, but not yet understood by the rules.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/source.hpp"
#include "board/square.hpp"

namespace fourhand {

struct Slot {
    enum class Says : std::uint8_t {
        Move,         ///< from one square to another
        CastleShort,  ///< O-O
        CastleLong,   ///< O-O-O
        Pass,         ///< a lost turn
        Leave,        ///< R or T alone: `leaving` says which
        Stalemate,    ///< S
        Mated,        ///< # alone: the player whose slot it is has been mated
        Claim,        ///< C
        Draw,         ///< D
    };
    enum class Leaving : std::uint8_t { No, Resigns, Oversteps };

    Says says = Says::Move;
    Leaving leaving = Leaving::No;  ///< with a move: he left, and his king walked in the same slot
    bool takes = false;             ///< x was written
    bool stalemated = false;        ///< S was written behind it
    bool penalty = false;           ///< of a lost turn: the record says behind it that the arbiter took it
    std::uint8_t checks = 0;        ///< how many +
    std::uint8_t mates = 0;         ///< how many #
    std::uint8_t nag = 0;           ///< !, ?, !?, ... as a NAG; 0 for none
    Square from = Square::none;
    Square to = Square::none;
    std::string_view letter;    ///< of the moving man; empty where none was written
    std::string_view taken;     ///< letter of the captured man; empty where none was written
    std::string_view becomes;   ///< letter behind =
    std::string_view put_back;  ///< "/all", "/Kc1" behind the move; empty where nothing was written
    std::string_view text;      ///< the whole, as it was written
    Span where;
};

}  // namespace fourhand
