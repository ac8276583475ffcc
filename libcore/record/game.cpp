// Looking into a kept game, and telling it again.
#include "record/game.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "record/line.hpp"

namespace fourhand {

namespace {

bool same_name(std::string_view a, std::string_view b) { return a.size() == b.size() && lower_case(a) == lower_case(b); }

/// Tells plies and variations without recursion: a variation can be as deep as the text that it came from.
class Teller {
public:
    Teller(const Game& game, GameSink& sink) : game_(game), sink_(sink), line_(game.start_position()) {}

    void tell() {
        sink_.begin_moves(line_.position());
        remarks(game_.node(NodeId::root));
        NodeId next = game_.node(NodeId::root).first_child;
        for (;;) {
            if (next == NodeId::none) {
                if (open_.empty()) return;
                sink_.end_variation(open_.back().where);
                line_.end_variation();
                next = after_variation();
            } else {
                next = play(next, true);
            }
        }
    }

private:
    /// A ply that is being varied: the next alternative to it, and the ply itself, after which its line goes on.
    struct Open {
        NodeId alternative;
        NodeId varied;
        Span where{};
    };

    /// Plays a node and gives the node to play next; the alternatives to a node of the line come directly after it.
    NodeId play(NodeId id, bool with_alternatives) {
        const Node& node = game_.node(id);
        sink_.ply(line_.position(), node.move, node.where);
        line_.enter(node.move);
        remarks(node);
        if (!with_alternatives || node.next_sibling == NodeId::none) return node.first_child;
        open_.push_back({node.next_sibling, id});
        return begin_alternative();
    }

    NodeId begin_alternative() {
        Open& open = open_.back();
        const NodeId first = open.alternative;
        open.alternative = game_.node(first).next_sibling;
        open.where = game_.node(first).where;
        sink_.begin_variation(open.where);
        line_.begin_variation();
        return play(first, false);
    }

    NodeId after_variation() {
        if (open_.back().alternative != NodeId::none) return begin_alternative();
        const NodeId varied = open_.back().varied;
        open_.pop_back();
        return game_.node(varied).first_child;
    }

    void remarks(const Node& node) {
        for (const Word word : node.words) sink_.word(word, node.where);
        for (const int nag : node.nags) sink_.nag(nag, node.where);
        for (const std::string& comment : node.comments) sink_.comment(comment, node.where);
    }

    const Game& game_;
    GameSink& sink_;
    Line line_;
    std::vector<Open> open_;
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

std::string_view Game::tag(std::string_view name) const {
    const auto found = std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return same_name(tag.name, name); });
    return found == tags.end() ? std::string_view{} : std::string_view(found->value);
}

void Game::set_tag(std::string_view name, std::string_view value) {
    const auto found = std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return same_name(tag.name, name); });
    if (found == tags.end()) {
        tags.push_back({std::string(name), std::string(value)});
    } else {
        found->value = value;
    }
}

std::vector<NodeId> Game::main_line() const {
    std::vector<NodeId> line;
    for (NodeId id = node(NodeId::root).first_child; id != NodeId::none; id = node(id).first_child) line.push_back(id);
    return line;
}

Position Game::start_position() const { return *Position::from(rules, start); }

void Game::tell(GameSink& sink) const {
    sink.begin_game({});
    for (const Tag& tag : tags) sink.tag(tag.name, tag.value, tag.where);
    if (rules) Teller(*this, sink).tell();
    if (!unplayed.empty()) sink.unplayed(unplayed, {});
    sink.end_game(verdict);
}

}  // namespace fourhand
