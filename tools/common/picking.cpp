// Numbers of games and plies, and what there is of them.
#include "common/picking.hpp"

#include "common/counted.hpp"
#include "common/failure.hpp"
#include "common/options.hpp"

namespace fourhand {

std::shared_ptr<std::int64_t> add_game(CLI::App& app) {
    return add_number(app, "--game", "N", 1, 1, most_picked, "which game of the file, from 1");
}

std::shared_ptr<std::int64_t> add_ply(CLI::App& app, const std::string& description) {
    return add_number(app, "--ply", "N", -1, 0, most_picked, description);
}

void require_game(std::int64_t number, std::size_t games, std::string_view source) {
    if (number > static_cast<std::int64_t>(games))
        throw UsageError("there is no game " + std::to_string(number) + ": " + std::string(source) + " holds " +
                         counted(games, "game", "games"));
}

void require_ply(std::int64_t number, std::size_t plies) {
    if (number > static_cast<std::int64_t>(plies))
        throw UsageError("there is no ply " + std::to_string(number) + ": the game has " +
                         counted(plies, "ply", "plies") + " that can be played");
}

}  // namespace fourhand
