// The option block of a FEN4, understood: the keys that a set-up has a place for; all others are kept as they stand.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "board/square.hpp"
#include "notation/fen4_fields.hpp"
#include "rules/rules.hpp"

namespace fourhand {

/// A square named in an option, with the direction of march behind it, if there is one.
struct SquareAt {
    Square square = Square::none;
    char heading = 0;
    Span where{};
};

/// An option that says something of each seat; nothing, where the key is absent.
template <typename T>
using PerSeat = std::optional<std::vector<T>>;

struct Fen4Options {
    std::optional<TextAt> variant;
    PerSeat<bool> frozen, released, removed, resigned, flagged;
    PerSeat<std::vector<SquareAt>> turned, moved;
    PerSeat<std::vector<SquareAt>> double_steps;  ///< none, the passed square, or that and the pawn's
    PerSeat<std::vector<SquareAt>> royal;
    std::optional<std::pair<std::vector<Seat>, Span>> left;  ///< who has left, in the order in which they did
    std::vector<std::pair<std::string, std::string>> other_keys;
};

/// Understands the options for given rules. An option that changes the game beyond them is the error
/// unsupported-position.
Result<Fen4Options> read_fen4_options(const std::vector<Fen4Option>& options, const Rules& rules);

}  // namespace fourhand
