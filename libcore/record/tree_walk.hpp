// The order in which a tree of plies is told: a ply, then the alternatives to it, then what follows it.
#pragma once

#include <vector>

#include "record/game.hpp"

namespace fourhand {

/// Walks without recursion: a variation can lie as deep as the text that it came from. `tree.node(id)` has first_child
/// and next_sibling. The visitor has `bool play(NodeId)` (false: what follows this ply is left out, and so is the ply),
/// `begin_variation(NodeId first)` and `end_variation(NodeId first)`.
template <typename Tree, typename Visitor>
void walk_plies(const Tree& tree, Visitor& visitor) {
    struct Open {
        NodeId first;   ///< of the variation we are in
        NodeId varied;  ///< the ply to which it is an alternative, and after which its line goes on
    };
    std::vector<Open> open;
    NodeId next = tree.node(NodeId::root).first_child;
    bool varies = true;  ///< `next` may have alternatives: it does not itself begin a variation
    for (;;) {
        if (next != NodeId::none) {
            const NodeId here = next;
            const bool played = visitor.play(here);
            next = played ? tree.node(here).first_child : NodeId::none;
            const NodeId other = varies && played ? tree.node(here).next_sibling : NodeId::none;
            varies = true;
            if (other == NodeId::none) continue;
            open.push_back({other, here});
        } else {
            if (open.empty()) return;
            visitor.end_variation(open.back().first);
            open.back().first = tree.node(open.back().first).next_sibling;
            if (open.back().first == NodeId::none) {
                next = tree.node(open.back().varied).first_child;
                open.pop_back();
                continue;
            }
        }
        visitor.begin_variation(open.back().first);
        next = open.back().first;
        varies = false;
    }
}

}  // namespace fourhand
