// Unfolding a tree of variations into lines.
#include "record/flatten.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace fourhand {

namespace {

class Flattening {
public:
    explicit Flattening(const Game& game) : game_(game) { flat_.push_back(bare(game.node(NodeId::root), true)); }

    std::vector<Node> nodes() {
        NodeId parent = NodeId::root;
        for (NodeId id = game_.node(NodeId::root).first_child; id != NodeId::none; id = game_.node(id).first_child) {
            const NodeId here = append(parent, bare(game_.node(id), true));
            add_lines(id, parent);
            parent = here;
        }
        return std::move(flat_);
    }

private:
    /// A node without its place in a tree; with or without what was said of it.
    static Node bare(const Node& node, bool with_remarks) {
        Node copy;
        copy.move = node.move;
        copy.where = node.where;
        if (!with_remarks) return copy;
        copy.words = node.words;
        copy.nags = node.nags;
        copy.comments = node.comments;
        return copy;
    }

    NodeId append(NodeId parent, Node node) {
        const auto id = static_cast<NodeId>(flat_.size());
        node.parent = parent;
        flat_.push_back(std::move(node));
        youngest_.resize(flat_.size(), NodeId::none);
        NodeId& youngest = youngest_[static_cast<std::size_t>(parent)];
        Node& older = flat_[static_cast<std::size_t>(youngest == NodeId::none ? parent : youngest)];
        (youngest == NodeId::none ? older.first_child : older.next_sibling) = id;
        youngest = id;
        return id;
    }

    /// All lines that begin as alternatives to a ply of the main line.
    void add_lines(NodeId varied, NodeId flat_parent) {
        std::vector<NodeId> beginnings;
        push_alternatives(varied, beginnings);
        const NodeId root = game_.node(varied).parent;
        while (!beginnings.empty()) {
            const NodeId first = beginnings.back();
            beginnings.pop_back();
            add_line(first, root, flat_parent, beginnings);
        }
    }

    void push_alternatives(NodeId id, std::vector<NodeId>& beginnings) const {
        const auto from = static_cast<std::ptrdiff_t>(beginnings.size());
        for (NodeId other = game_.node(id).next_sibling; other != NodeId::none; other = game_.node(other).next_sibling)
            beginnings.push_back(other);
        std::reverse(beginnings.begin() + from, beginnings.end());
    }

    /// The line that begins with `first`, behind the plies that lead to it from `root`.
    void add_line(NodeId first, NodeId root, NodeId flat_parent, std::vector<NodeId>& beginnings) {
        std::vector<NodeId> way;
        for (NodeId id = game_.node(first).parent; id != root; id = game_.node(id).parent) way.push_back(id);
        for (auto id = way.rbegin(); id != way.rend(); ++id)
            flat_parent = append(flat_parent, bare(game_.node(*id), false));
        std::vector<NodeId> nested;
        for (NodeId id = first; id != NodeId::none; id = game_.node(id).first_child) {
            flat_parent = append(flat_parent, bare(game_.node(id), true));
            if (id != first) nested.push_back(id);
        }
        for (auto id = nested.rbegin(); id != nested.rend(); ++id) push_alternatives(*id, beginnings);
    }

    const Game& game_;
    std::vector<Node> flat_;
    std::vector<NodeId> youngest_ = std::vector<NodeId>(1, NodeId::none);
};

}  // namespace

Game flattened(Game game) {
    game.nodes = Flattening(game).nodes();
    return game;
}

}  // namespace fourhand
