// A game kept: tags and a tree of plies in one array, addressed by number.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/sink.hpp"

namespace fourhand {

struct Tag {
    std::string name;
    std::string value;
    Span where{};
};

/// The first tag of that name (names that differ in case only are the same); null if there is none.
const Tag* find_tag(const std::vector<Tag>& tags, std::string_view name);
/// Gives that tag a value, or adds it at the end.
void set_tag(std::vector<Tag>& tags, std::string_view name, std::string_view value);

enum class NodeId : std::uint32_t { root = 0, none = 0xffffffff };

/// One ply and what was said of it. Node 0 is the start: it has no move, but may have comments.
struct Node {
    Move move{};
    NodeId parent = NodeId::none;
    NodeId first_child = NodeId::none;  ///< the line goes on there; its siblings are the variations
    NodeId next_sibling = NodeId::none;
    Span where{};
    std::vector<Word> words;  ///< said after the ply
    std::vector<int> nags;
    std::vector<std::string> comments;  ///< after the ply
};

struct Game {
    std::vector<Tag> tags;
    /// Null for an unsupported game.
    std::shared_ptr<const Rules> rules;
    /// Where play starts; equal to rules->start() unless the game has a set-up position.
    Setup start;
    std::vector<Node> nodes = std::vector<Node>(1);
    std::string unplayed;  ///< move text that could not be played
    Verdict verdict = Verdict::Valid;

    /// The value of a tag; empty if absent.
    std::string_view tag(std::string_view name) const;
    void set_tag(std::string_view name, std::string_view value);
    const Node& node(NodeId id) const { return nodes[static_cast<std::size_t>(id)]; }
    /// The main line: node ids of its plies in order.
    std::vector<NodeId> main_line() const;
    /// The start as a playable position. Only for a game with rules.
    Position start_position() const;
    /// Tells the whole game to a sink: tags, plies, variations, comments; as a reader would.
    void tell(GameSink& sink) const;
};

}  // namespace fourhand
