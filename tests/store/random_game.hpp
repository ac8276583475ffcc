// Games played at random from a seed: the same on every machine.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "notation/fen4.hpp"
#include "notation/position_text.hpp"
#include "record/sink.hpp"
#include "store/stored.hpp"

namespace fourhand::tests {

/// A small generator of numbers (splitmix64), whose sequence no library decides.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    /// From 0 to `count` - 1.
    std::size_t below(std::size_t count) {
        state_ += 0x9e3779b97f4a7c15ULL;
        std::uint64_t mixed = (state_ ^ state_ >> 30) * 0xbf58476d1ce4e5b9ULL;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebULL;
        return static_cast<std::size_t>((mixed ^ mixed >> 31) % count);
    }

private:
    std::uint64_t state_;
};

struct RandomGame {
    std::uint64_t seed = 1;
    std::size_t most_plies = 200;
    bool annotated = false;  ///< with comments, NAGs and variations
};

/// Tells one game: tags, and legal moves until the game is over or long enough.
inline void tell_random_game(const std::shared_ptr<const Rules>& rules, const RandomGame& wanted, GameSink& sink) {
    Dice dice(wanted.seed);
    const std::string number = std::to_string(wanted.seed);
    sink.begin_game({});
    sink.tag("Event", "Event " + std::to_string(dice.below(20)), {});
    sink.tag("Site", "Room " + number, {});
    sink.tag("Date", std::to_string(1990 + dice.below(30)) + "." + std::to_string(10 + dice.below(3)) + ".??", {});
    sink.tag("GameNr", number, {});
    sink.tag("Variant", rules->id(), {});
    for (std::size_t i = 0; i < rules->seats(); ++i) {
        sink.tag(rules->seat(Seat(i)).colour, "Player " + std::to_string(dice.below(200)), {});
    }
    Position position(rules);
    sink.begin_moves(position);
    MoveList moves;
    for (std::size_t ply = 0; ply < wanted.most_plies && !position.outcome(); ++ply) {
        position.legal_moves(moves);
        if (moves.empty()) break;
        const Move move = moves[dice.below(moves.size())];
        const Move other = moves[dice.below(moves.size())];
        sink.ply(position, move, {});
        if (wanted.annotated && dice.below(10) == 0) sink.nag(static_cast<int>(dice.below(140)), {});
        if (wanted.annotated && dice.below(10) == 0)
            sink.comment("after ply " + std::to_string(ply + 1) + ": \xe2\x99\x9a", {});
        if (wanted.annotated && dice.below(10) == 0) {
            sink.begin_variation({});
            sink.ply(position, other, {});
            sink.comment("or so", {});
            sink.end_variation({});
        }
        position.play(move);
    }
    sink.end_game(Verdict::Valid);
}

/// FEN4 and JSON, as the tools introduce them to the store.
inline PositionText position_text() {
    return {[](const Position& position) { return write_fen4(position); },
            [](std::string_view text, std::shared_ptr<const Rules> rules) {
                return read_position(text, std::move(rules));
            }};
}

/// The random game as the store keeps it.
inline StoredGame random_stored_game(const std::shared_ptr<const Rules>& rules, const RandomGame& wanted) {
    StoredGame stored;
    StoredGameWriter writer(position_text(), [&](StoredGame& game) { stored = std::move(game); });
    tell_random_game(rules, wanted, writer);
    return stored;
}

}  // namespace fourhand::tests
