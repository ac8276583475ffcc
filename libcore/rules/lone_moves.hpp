// Plies without squares, by the names that they have wherever a move is named.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "rules/move.hpp"

namespace fourhand {

struct LoneMove {
    std::string_view name;
    Move::Sort sort;
};
/// Who resigns or oversteps the time may also have a king that walks in the same ply; then it has squares.
constexpr std::array lone_moves = {LoneMove{"pass", Move::Sort::Pass}, LoneMove{"penalty", Move::Sort::Penalty},
                                   LoneMove{"resign", Move::Sort::Resign}, LoneMove{"timeout", Move::Sort::Timeout}};

/// Nothing for any other text.
constexpr std::optional<Move::Sort> lone_move_named(std::string_view name) {
    for (const LoneMove& row : lone_moves)
        if (row.name == name) return row.sort;
    return std::nullopt;
}

/// Empty for a sort that always has squares.
constexpr std::string_view lone_name(Move::Sort sort) {
    for (const LoneMove& row : lone_moves)
        if (row.sort == sort) return row.name;
    return {};
}

}  // namespace fourhand
