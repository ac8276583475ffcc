// Writing games as JSON, one line a game.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "notation/fen4.hpp"
#include "notation/json_game.hpp"
#include "notation/movetext.hpp"
#include "notation/position_text.hpp"
#include "notation/said_json.hpp"
#include "record/builder.hpp"
#include "record/line.hpp"
#include "record/result.hpp"

namespace fourhand {

namespace {

using Json = nlohmann::ordered_json;

void add_remarks(Json& json, const Node& node, const Rules& rules) {
    if (!node.comments.empty()) json["comments"] = node.comments;
    if (Json said = said_json(node.comments, rules); !said.empty()) json["said"] = std::move(said);
    if (!node.nags.empty()) json["nags"] = node.nags;
    for (const Word word : node.words) json["words"].push_back(spelling(word));
}

/// The plies of a game as a list: the main line, then each variation behind the line it belongs to.
class PlyList {
public:
    explicit PlyList(const Game& game) : game_(game), line_(game.start_position()) {}

    Json list() {
        Json plies = Json::array();
        add_line(game_.node(NodeId::root).first_child, 0, plies);
        const Outcome& outcome = line_.position().outcome();
        result_ = result_text(*game_.rules, outcome);
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            go_to(game_.node(lines_[i].first).parent);
            add_line(lines_[i].first, lines_[i].after, plies);
        }
        return plies;
    }
    /// Of the main line. Only after list().
    const std::string& result() const { return result_; }

private:
    /// A variation still to be listed, and the number of the ply it follows.
    struct Beginning {
        NodeId first;
        std::size_t after;
    };

    void add_line(NodeId id, std::size_t after, Json& plies) {
        for (bool first = true; id != NodeId::none; first = false) {
            const Node& node = game_.node(id);
            Json ply;
            ply["seat"] = game_.rules->seat(line_.position().to_move()).id;
            ply["move"] = coordinates(line_.position(), node.move);
            if (first && after != plies.size()) ply["after"] = after;
            add_remarks(ply, node, *game_.rules);
            plies.push_back(std::move(ply));
            if (!first || plies.size() == 1) push_alternatives(id, after);
            line_.enter(node.move);
            after = plies.size();
            id = node.first_child;
        }
    }

    void push_alternatives(NodeId id, std::size_t after) {
        for (NodeId other = game_.node(id).next_sibling; other != NodeId::none; other = game_.node(other).next_sibling)
            lines_.push_back({other, after});
    }

    /// Sets up the position after a ply.
    void go_to(NodeId id) {
        std::vector<NodeId> way;
        for (; id != NodeId::root; id = game_.node(id).parent) way.push_back(id);
        line_ = Line(game_.start_position());
        for (auto step = way.rbegin(); step != way.rend(); ++step) line_.enter(game_.node(*step).move);
    }

    const Game& game_;
    Line line_;
    std::vector<Beginning> lines_;
    std::string result_;
};

class Writer : public GameBuilder {
public:
    explicit Writer(std::ostream& out) : GameBuilder([this](Game&& game) { write(game); }), out_(out) {}

private:
    void write(const Game& game) {
        Json json;
        if (game.rules) add_rules(json, game);
        json["tags"] = Json::object();
        for (const Tag& tag : game.tags)
            if (!json["tags"].contains(tag.name)) json["tags"][tag.name] = tag.value;
        if (game.rules) {
            add_remarks(json, game.node(NodeId::root), *game.rules);
            PlyList plies(game);
            json["moves"] = plies.list();
            if (plies.result().empty()) {
                json["result"] = nullptr;
            } else {
                json["result"] = plies.result();
            }
        }
        if (!game.unplayed.empty()) json["unplayed"] = game.unplayed;
        json["verdict"] = spelling(game.verdict);
        out_ << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    }

    /// The variant, and in what its rules and the start differ from the variant's own.
    void add_rules(Json& json, const Game& game) {
        const Rules& rules = *game.rules;
        json["variant"] = rules.variant().id;
        json["array"] = rules.array();
        const auto plain = named_rules(rules.variant().id);
        for (const auto& [key, value] : rules.variant().switches) {
            const bool usual =
                plain && (*plain)->variant().switches.contains(key) && (*plain)->variant().switches.at(key) == value;
            if (!usual) json["rules"][key] = value;
        }
        const Position start = game.start_position();
        if (!is_array(start)) json["start"] = write_fen4(start);
    }

    std::ostream& out_;
};

}  // namespace

std::unique_ptr<GameSink> write_json_games(std::ostream& out, const WriteOptions&) {
    return std::make_unique<Writer>(out);
}

}  // namespace fourhand
