// Linking the plies of a JSON game.
#include "notation/json_game_tree.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "notation/game_reading.hpp"

namespace fourhand {

namespace {

constexpr std::array<std::string_view, 7> ply_keys = {"seat", "move", "after", "comments", "said", "nags", "words"};

Diagnostic wrong(const JsonNode& value, std::string message) {
    return {Code::BadJson, value.where, std::move(message)};
}

/// The number of the ply that this one follows.
Result<std::size_t> predecessor(const JsonNode& said, std::size_t number) {
    const JsonNode* after = said.type == JsonNode::Type::Object ? said.at("after") : nullptr;
    if (after == nullptr) return number - 1;
    if (after->type != JsonNode::Type::Integer || after->integer < 0 ||
        after->integer >= static_cast<std::int64_t>(number))
        return wrong(*after, "\"after\" is the number of an earlier ply, or 0 for the start");
    return static_cast<std::size_t>(after->integer);
}

}  // namespace

Result<JsonPlies> link_plies(const JsonNode& moves) {
    JsonPlies tree;
    if (moves.type != JsonNode::Type::List)
        return wrong(moves, "\"moves\" is a list, not " + std::string(spelling(moves.type)));
    std::vector<NodeId> youngest(moves.items.size() + 1, NodeId::none);
    for (const JsonNode& said : moves.items) {
        const JsonNode* move = said.type == JsonNode::Type::Object ? said.at("move") : &said;
        if (move == nullptr || move->type != JsonNode::Type::Text)
            return wrong(said, "a ply is an object with \"move\", or the move's text");
        if (auto error = unknown_key(said, "a ply", ply_keys, Code::BadJson)) return *error;
        const std::size_t number = tree.plies.size();
        const auto after = predecessor(said, number);
        if (!after) return after.error();
        auto remarks = remarks_of(said);
        if (!remarks) return remarks.error();
        JsonPly ply;
        ply.move = move->text;
        ply.remarks = std::move(*remarks);
        ply.where = said.where;
        tree.plies.push_back(std::move(ply));
        NodeId& last = youngest[*after];
        JsonPly& older = tree.plies[last == NodeId::none ? *after : static_cast<std::size_t>(last)];
        (last == NodeId::none ? older.first_child : older.next_sibling) = static_cast<NodeId>(number);
        last = static_cast<NodeId>(number);
    }
    return tree;
}

Result<JsonRemarks> remarks_of(const JsonNode& object) {
    JsonRemarks remarks;
    if (object.type != JsonNode::Type::Object) return remarks;
    for (const auto& [key, texts] : {std::pair("words", &remarks.words), std::pair("comments", &remarks.comments)}) {
        const JsonNode* list = object.at(key);
        if (list == nullptr) continue;
        const auto is_text = [](const JsonNode& item) { return item.type == JsonNode::Type::Text; };
        if (list->type != JsonNode::Type::List || !std::all_of(list->items.begin(), list->items.end(), is_text))
            return wrong(*list, "\"" + std::string(key) + "\" is a list of texts");
        for (const JsonNode& item : list->items) texts->push_back(item.text);
    }
    const JsonNode* nags = object.at("nags");
    if (nags == nullptr) return remarks;
    const auto is_nag = [](const JsonNode& nag) {
        return nag.type == JsonNode::Type::Integer && nag.integer >= 0 && nag.integer <= highest_nag;
    };
    if (nags->type != JsonNode::Type::List || !std::all_of(nags->items.begin(), nags->items.end(), is_nag))
        return wrong(*nags, "\"nags\" is a list of numbers from 0 to " + std::to_string(highest_nag));
    for (const JsonNode& nag : nags->items) remarks.nags.push_back(static_cast<int>(nag.integer));
    return remarks;
}

}  // namespace fourhand
