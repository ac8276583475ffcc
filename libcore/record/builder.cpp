// Keeping what a reader tells.
#include "record/builder.hpp"

#include <utility>

namespace fourhand {

void GameBuilder::begin_game(Span) {
    game_ = Game{};
    here_ = NodeId::root;
    branches_.clear();
    youngest_.assign(1, NodeId::none);
}

void GameBuilder::tag(std::string_view name, std::string_view value, Span where) {
    game_.tags.push_back({std::string(name), std::string(value), where});
}

void GameBuilder::begin_moves(const Position& start) {
    game_.rules = start.shared_rules();
    game_.start = start.setup();
}

void GameBuilder::ply(const Position&, const Move& move, Span where) {
    const auto id = static_cast<NodeId>(game_.nodes.size());
    const NodeId parent = std::exchange(here_, id);
    Node node;
    node.move = move;
    node.parent = parent;
    node.where = where;
    game_.nodes.push_back(std::move(node));
    youngest_.push_back(NodeId::none);
    NodeId& youngest = youngest_[static_cast<std::size_t>(parent)];
    Node& older = game_.nodes[static_cast<std::size_t>(youngest == NodeId::none ? parent : youngest)];
    (youngest == NodeId::none ? older.first_child : older.next_sibling) = id;
    youngest = id;
}

void GameBuilder::word(Word word, Span) { game_.nodes[static_cast<std::size_t>(here_)].words.push_back(word); }

void GameBuilder::comment(std::string_view text, Span) {
    game_.nodes[static_cast<std::size_t>(here_)].comments.emplace_back(text);
}

void GameBuilder::nag(int number, Span) { game_.nodes[static_cast<std::size_t>(here_)].nags.push_back(number); }

void GameBuilder::begin_variation(Span) {
    branches_.push_back(here_);
    here_ = game_.node(here_).parent;
}

void GameBuilder::end_variation(Span) {
    here_ = branches_.back();
    branches_.pop_back();
}

void GameBuilder::unplayed(std::string_view text, Span) { game_.unplayed += text; }

void GameBuilder::end_game(Verdict verdict) {
    game_.verdict = verdict;
    finished_(std::move(game_));
    game_ = Game{};
}

}  // namespace fourhand
