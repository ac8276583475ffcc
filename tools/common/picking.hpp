// Which game of a file, and which of its plies: --game, --ply.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "common/tool.hpp"

namespace fourhand {

/// Plies and games are numbered up to here.
constexpr std::int64_t most_picked = 1'000'000;

/// --game N, from 1; the first if it is not given.
std::shared_ptr<std::int64_t> add_game(CLI::App& app);
/// --ply N; below 0 if it is not given.
std::shared_ptr<std::int64_t> add_ply(CLI::App& app, const std::string& description);

/// UsageError if a source with so many games has none of that number.
void require_game(std::int64_t number, std::size_t games, std::string_view source);
/// UsageError if a game with so many plies does not come to that one.
void require_ply(std::int64_t number, std::size_t plies);

}  // namespace fourhand
