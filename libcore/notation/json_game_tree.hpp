// The plies of a game in JSON as a tree, before any of them is played.
#pragma once

#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "notation/json_tree.hpp"
#include "record/game.hpp"

namespace fourhand {

/// What is said of a ply, or of the start.
struct JsonRemarks {
    std::vector<std::string_view> words;
    std::vector<int> nags;
    std::vector<std::string_view> comments;
};

/// A ply as the JSON says it.
struct JsonPly {
    std::string_view move;
    JsonRemarks remarks;
    Span where{};
    NodeId first_child = NodeId::none;
    NodeId next_sibling = NodeId::none;
};

/// Ply 0 is the start. The JSON must live longer.
struct JsonPlies {
    std::vector<JsonPly> plies = std::vector<JsonPly>(1);
    const JsonPly& node(NodeId id) const { return plies[static_cast<std::size_t>(id)]; }
};

/// Links the list "moves": a ply follows the one before it in the list unless "after" names another.
Result<JsonPlies> link_plies(const JsonNode& moves);

/// The keys "words", "nags" and "comments" of an object; none of them need be there.
Result<JsonRemarks> remarks_of(const JsonNode& object);

}  // namespace fourhand
