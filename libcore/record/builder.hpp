// A sink that keeps the games it is told.
#pragma once

#include <functional>
#include <vector>

#include "record/game.hpp"

namespace fourhand {

/// Hands each finished game to a function, which may move it away.
class GameBuilder : public GameSink {
public:
    explicit GameBuilder(std::function<void(Game&&)> finished) : finished_(std::move(finished)) {}

    void begin_game(Span) override;
    void tag(std::string_view name, std::string_view value, Span where) override;
    void begin_moves(const Position& start) override;
    void ply(const Position& before, const Move& move, Span where) override;
    void word(Word word, Span where) override;
    void comment(std::string_view text, Span where) override;
    void nag(int number, Span where) override;
    void begin_variation(Span where) override;
    void end_variation(Span where) override;
    void unplayed(std::string_view text, Span where) override;
    void end_game(Verdict verdict) override;

private:
    std::function<void(Game&&)> finished_;
    Game game_;
    NodeId here_ = NodeId::root;
    std::vector<NodeId> branches_;  ///< plies that are being varied
    std::vector<NodeId> youngest_;  ///< of each node's children, so that a thousand variations cost no search
};

}  // namespace fourhand
