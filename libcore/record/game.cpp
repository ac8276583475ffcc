// Looking into a kept game, and telling it again.
#include "record/game.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "record/line.hpp"
#include "record/tree_walk.hpp"

namespace fourhand {

namespace {

/// Plays the plies of a kept game for a sink.
class Teller {
public:
    Teller(const Game& game, GameSink& sink) : game_(game), sink_(sink), line_(game.start_position()) {
        sink_.begin_moves(line_.position());
        remarks(game_.node(NodeId::root));
    }

    bool play(NodeId id) {
        const Node& node = game_.node(id);
        sink_.ply(line_.position(), node.move, node.where);
        line_.enter(node.move);
        remarks(node);
        return true;
    }

    void begin_variation(NodeId first) {
        sink_.begin_variation(game_.node(first).where);
        line_.begin_variation();
    }

    void end_variation(NodeId first) {
        sink_.end_variation(game_.node(first).where);
        line_.end_variation();
    }

private:
    void remarks(const Node& node) {
        for (const int nag : node.nags) sink_.nag(nag, node.where);
        for (const std::string& comment : node.comments) sink_.comment(comment, node.where);
        for (const Word word : node.words) sink_.word(word, node.where);
    }

    const Game& game_;
    GameSink& sink_;
    Line line_;
};

}  // namespace

std::string_view spelling(Verdict verdict) {
    switch (verdict) {
        case Verdict::Valid: return "valid";
        case Verdict::Invalid: return "invalid";
        case Verdict::Unsupported: return "unsupported";
        case Verdict::Unreadable: return "unreadable";
    }
    return {};
}

std::string_view spelling(Word word) {
    switch (word) {
        case Word::Stalemate: return "stalemate";
        case Word::Claim: return "claim";
        case Word::Draw: return "draw";
        case Word::Mated: return "mated";
    }
    return {};
}

const Tag* find_tag(const std::vector<Tag>& tags, std::string_view name) {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return same_but_for_case(tag.name, name); });
    return found == tags.end() ? nullptr : &*found;
}

void set_tag(std::vector<Tag>& tags, std::string_view name, std::string_view value) {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return same_but_for_case(tag.name, name); });
    if (found == tags.end()) {
        tags.push_back({std::string(name), std::string(value)});
    } else {
        found->value = value;
    }
}

std::string_view Game::tag(std::string_view name) const {
    const Tag* found = find_tag(tags, name);
    return found == nullptr ? std::string_view{} : std::string_view(found->value);
}

void Game::set_tag(std::string_view name, std::string_view value) { fourhand::set_tag(tags, name, value); }

std::vector<NodeId> Game::main_line() const {
    std::vector<NodeId> line;
    for (NodeId id = node(NodeId::root).first_child; id != NodeId::none; id = node(id).first_child) line.push_back(id);
    return line;
}

Position Game::start_position() const { return *Position::from(rules, start); }

void Game::tell(GameSink& sink) const {
    sink.begin_game({});
    for (const Tag& tag : tags) sink.tag(tag.name, tag.value, tag.where);
    std::optional<Teller> teller;  // its position stays good until the sink knows of the end
    if (rules) walk_plies(*this, teller.emplace(*this, sink));
    if (!unplayed.empty()) sink.unplayed(unplayed, {});
    sink.end_game(verdict);
}

}  // namespace fourhand
