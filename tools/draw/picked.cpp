// Reads games and walks to their positions.
#include "draw/picked.hpp"

#include <utility>

#include "notation/movetext.hpp"
#include "record/builder.hpp"

namespace fourhand {

PickedGame pick_game(const Source& source, const VariantChoice& choice, std::size_t number) {
    PickedGame picked;
    Diagnostics findings;
    GameBuilder builder([&](Game&& game) {
        if (++picked.games == number) {
            picked.game = std::move(game);
            picked.findings = findings;
        }
        findings.clear();
    });
    choice.notation(source).read(source, choice.read_options(), builder, findings);
    if (picked.games == 0) picked.findings = findings;
    return picked;
}

GameWalk::GameWalk(const Game& game) : position_(game.start_position()) {
    for (const NodeId node : game.main_line()) moves_.push_back(game.node(node).move);
}

Picked GameWalk::at(std::size_t ply) {
    Picked picked;
    while (position_.plies() < ply) {
        const Move& move = moves_[position_.plies()];
        if (position_.plies() + 1 == ply)
            picked.words =
                "ply " + std::to_string(ply) + ", " + coordinates(position_.rules(), position_.to_move(), move);
        position_.play(move);
    }
    picked.setup = position_.setup();
    picked.last = ply > 0 ? position_.last_move() : Move::pass();
    picked.ply = ply;
    picked.over = static_cast<bool>(position_.outcome());
    return picked;
}

Picked picked_position(const Position& position) {
    Picked picked;
    picked.setup = position.setup();
    picked.last = Move::pass();
    picked.over = static_cast<bool>(position.outcome());
    return picked;
}

}  // namespace fourhand
