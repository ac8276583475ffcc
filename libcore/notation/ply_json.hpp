// One ply of a game as a line of JSON, as `fourhand replay --json` prints it (schema/replay.schema.json).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rules/position.hpp"

namespace fourhand {

/// What was said of a ply while it had not yet been played.
struct PlyBefore {
    std::size_t number = 1;  ///< from 1
    Seat seat{};
    std::string move;                               ///< in coordinates
    std::optional<std::vector<std::string>> legal;  ///< what could have been played instead, if it is wanted
    std::vector<std::string> barred_by_waking;      ///< see Position::barred_by_waking
    std::string player{};                           ///< who made the ply; empty: not known
    std::vector<std::string> comments{};            ///< on the ply
};

/// Gathers it; the move must be legal.
PlyBefore ply_before(const Position& before, const Move& move, std::size_t number, bool with_legal);

/// The line, without its end: the ply and the position after it.
std::string ply_json(const PlyBefore& ply, const Position& after);

/// Moves in coordinates, sorted by bytes.
std::vector<std::string> sorted_coordinates(const Position& before, const std::vector<Move>& moves);

}  // namespace fourhand
