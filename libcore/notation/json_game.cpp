// Reading games as JSON.
#include "notation/json_game.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "notation/coordinate.hpp"
#include "notation/game_reading.hpp"
#include "notation/json_game_tree.hpp"
#include "notation/json_tree.hpp"
#include "notation/lexer.hpp"
#include "notation/position_json.hpp"
#include "notation/position_text.hpp"
#include "record/check.hpp"
#include "record/start_check.hpp"
#include "record/tree_walk.hpp"

namespace fourhand {

namespace {

constexpr std::array<std::string_view, 13> game_keys = {"variant",  "array",    "rules",  "tags",  "start",
                                                        "moves",    "comments", "nags",   "words", "said",
                                                        "unplayed", "result",   "verdict"};

/// Text that another reader would take for the beginning of a further game.
bool has_tag_line(std::string_view text) {
    for (const std::string_view line : split(text, '\n'))
        if (trimmed(line).starts_with('[') && line.find('"') != std::string_view::npos) return true;
    return false;
}

/// The end of the JSON value that begins at `at`: of an object where its braces match, else of the line.
std::size_t value_end(std::string_view text, std::size_t at) {
    std::size_t depth = 0;
    bool quoted = false;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (quoted) {
            if (c == '\\') ++at;
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (depth <= 1) return at + 1;
            --depth;
        } else if (c == '\n' && depth == 0) {
            return at;
        }
    }
    return text.size();
}

/// Plays a linked tree through a replay.
class TreePlayer {
public:
    TreePlayer(const JsonPlies& tree, std::size_t base, Replay& replay) : tree_(tree), base_(base), replay_(replay) {}

    bool play(NodeId id) {
        const JsonPly& ply = tree_.node(id);
        const Span where = placed(ply.where);
        const bool fits = ply.move.size() <= limits::word && replay_.entered() < limits::plies;
        if (!fits)
            replay_.refuse(Code::TooLong, where,
                           "a game may have " + std::to_string(limits::plies) + " plies, and a move " +
                               std::to_string(limits::word) + " bytes");
        if (fits && enter_coordinates(ply.move, where, replay_)) {
            remarks(ply.remarks, where);
            return true;
        }
        std::vector<std::string> rest;
        for (NodeId left = id; left != NodeId::none; left = tree_.node(left).first_child)
            rest.emplace_back(tree_.node(left).move);
        if (replay_.depth() == 0) {
            unplayed_ = join(rest, " ");
        } else {
            replay_.comment(join(rest, " "), where);
        }
        return false;
    }
    void begin_variation(NodeId first) { replay_.begin_variation(placed(tree_.node(first).where)); }
    void end_variation(NodeId first) { replay_.end_variation(placed(tree_.node(first).where)); }

    void remarks(const JsonRemarks& said, Span where) {
        for (const int nag : said.nags) replay_.nag(nag, where);
        for (const std::string_view comment : said.comments)
            if (!trimmed(comment).empty()) replay_.comment(trimmed(comment), where);
        for (const std::string_view word : said.words) enter_coordinates(word, where, replay_);
    }

    /// What the main line could not play.
    const std::string& unplayed() const { return unplayed_; }

private:
    Span placed(Span within) const { return {within.begin + base_, within.end + base_}; }

    const JsonPlies& tree_;
    std::size_t base_;
    Replay& replay_;
    std::string unplayed_;
};

class Reader {
public:
    Reader(const Source& source, const ReadOptions& options, GameSink& sink, Diagnostics& findings)
        : source_(source), options_(options), sink_(sink), findings_(findings) {}

    void read(Span part) {
        sink_.begin_game(part);
        base_ = part.begin;
        if (part.end - part.begin > limits::game)
            return unreadable(
                {Code::TooLong, {0, 1}, "a game may have " + std::to_string(limits::game >> 20) + " MB of text"});
        const auto json = read_json(source_.text(part));
        if (!json) return unreadable({Code::BadJson, json.error().where, json.error().message});
        if (json->type != JsonNode::Type::Object)
            return unreadable({Code::BadJson, json->where, "a game is an object"});
        if (is_position(*json)) return stand(part, *json);
        if (const auto error = check_keys(*json)) return unreadable(*error);
        if (const auto error = check_form(*json)) return unreadable(*error);
        const JsonNode* moves = json->at("moves");
        const auto tree = moves == nullptr ? Result<JsonPlies>(JsonPlies{}) : link_plies(*moves);
        if (!tree) return unreadable(tree.error());
        const auto remarks = remarks_of(*json);
        if (!remarks) return unreadable(remarks.error());
        report_repeated(tags_, findings_);
        for (const Tag& tag : tags_) sink_.tag(tag.name, tag.value, tag.where);
        play(*json, *tree, *remarks);
    }

private:
    Span placed(Span within) const { return {within.begin + base_, within.end + base_}; }

    void unreadable(Diagnostic error) {
        error.where = placed(error.where);
        findings_.report(std::move(error));
        sink_.end_game(Verdict::Unreadable);
    }

    static std::string_view text_of(const JsonNode& object, std::string_view key) {
        const JsonNode* value = object.at(key);
        return value == nullptr ? std::string_view{} : std::string_view(value->text);
    }

    static std::optional<Diagnostic> check_keys(const JsonNode& json) {
        auto error = unknown_key(json, "a game", game_keys, Code::BadJson);
        if (!error) return error;
        const auto of_position = std::find_if(json.keys.begin(), json.keys.end(), [](const std::string& key) {
            return std::find(game_keys.begin(), game_keys.end(), key) == game_keys.end() && is_position_key(key);
        });
        if (of_position != json.keys.end())
            error =
                Diagnostic{Code::BadJson,
                           json.items[static_cast<std::size_t>(of_position - json.keys.begin())].where,
                           "\"" + *of_position + "\" is a key of positions, and this is a game",
                           {"a position has \"board\" or \"men\" and no \"moves\"; a game's own is \"start\": FEN4"}};
        return error;
    }

    /// Reads the tags and looks whether the other keys hold what they may.
    std::optional<Diagnostic> check_form(const JsonNode& json) {
        const auto wrong = [](const JsonNode& value, std::string message) {
            return Diagnostic{Code::BadJson, value.where, std::move(message)};
        };
        for (const std::string_view key : {"variant", "array", "start", "unplayed"})
            if (const JsonNode* value = json.at(key); value != nullptr && value->type != JsonNode::Type::Text)
                return wrong(*value, "\"" + std::string(key) + "\" is a text");
        if (const JsonNode* left = json.at("unplayed"); left != nullptr && has_tag_line(left->text))
            return wrong(*left, "\"unplayed\" is the rest of one game: no line of it is a tag");
        tags_.clear();
        for (const std::string_view key : {"tags", "rules"}) {
            const JsonNode* object = json.at(key);
            if (object == nullptr) continue;
            if (object->type != JsonNode::Type::Object)
                return wrong(*object, "\"" + std::string(key) + "\" is an object of texts");
            for (std::size_t i = 0; i < object->items.size(); ++i) {
                const JsonNode& value = object->items[i];
                const std::string& name = object->keys[i];
                const bool fits = !name.empty() && name.size() <= limits::tag_name &&
                                  name.find_first_of(" \t\r\n\"[]") == std::string::npos;
                if (value.type != JsonNode::Type::Text || !fits || value.text.size() > limits::tag_value)
                    return wrong(value, "\"" + std::string(key) +
                                            "\" is an object of texts whose keys have no blanks, quotes or brackets");
                if (key == "tags") tags_.push_back({name, value.text, placed(value.where)});
            }
            if (object->items.size() > limits::tags) return Diagnostic{Code::TooLong, object->where, "too many tags"};
        }
        return std::nullopt;
    }

    /// The start as the object's own keys say; where it has none of them, as its tags do.
    FoundStart start(const JsonNode& json, const JsonPlies& tree, Diagnostics& refusals) {
        ReadOptions options = options_;
        const bool own_keys = json.at("variant") != nullptr;
        if (options.variant.empty()) options.variant = text_of(json, "variant");
        if (options.array.empty()) options.array = text_of(json, "array");
        if (const JsonNode* rules = json.at("rules"))
            for (std::size_t i = 0; i < rules->items.size(); ++i)
                options.house_rules.insert(options.house_rules.begin(), rules->keys[i] + '=' + rules->items[i].text);
        const std::vector<Tag> no_tags;
        const bool unknown = options.variant.empty() && find_tag(tags_, "Variant") == nullptr;
        if (unknown && tree.plies.size() == 1 && !text_of(json, "unplayed").empty()) {
            refusals.report({Code::UnsupportedGame, placed({0, 1}),
                             "nothing says which variant this is, and none of its moves could be played"});
            return {};
        }
        if (unknown && json.at("moves") == nullptr) {
            refusals.report({Code::NoGame, placed({0, 1}), "there is no game in this object: no variant and no moves"});
            return {};
        }
        const StartReader starts(own_keys ? no_tags : tags_, options,
                                 own_keys ? Unsaid::VariantsOwn : Unsaid::AsChesscom);
        FoundStart found = find_start(
            starts, [&](const Position& from) { return try_from(from, tree); }, placed({0, 1}), refusals);
        const JsonNode* said = json.at("start");
        if (!found.position || said == nullptr) return found;
        Diagnostics doubts;
        auto position = read_position(said->text, found.position->shared_rules(), &doubts);
        for (Diagnostic doubt : doubts.all()) {
            doubt.where = placed(said->where);
            refusals.report(std::move(doubt));
        }
        if (position) {
            found.position = std::move(*position);
        } else {
            refusals.report({position.error().code, placed(said->where), position.error().message});
            found.position.reset();
        }
        return found;
    }

    /// The rules of a position in which `variant` may be left out: then the first by which it can be set up.
    std::shared_ptr<const Rules> rules_of_position(Span part, const JsonNode& json, Diagnostics& refusals) {
        ReadOptions options = options_;
        if (options.variant.empty()) options.variant = text_of(json, "variant");
        const std::vector<Tag> no_tags;
        std::vector<std::string> variants = {options.variant};
        if (options.variant.empty()) variants = chesscom_ids();
        std::shared_ptr<const Rules> first;
        for (const std::string& variant : variants) {
            options.variant = variant;
            const auto array =
                StartReader(no_tags, options, Unsaid::VariantsOwn).start(variant, placed({0, 1}), refusals);
            if (!array) continue;
            if (!first) first = array->shared_rules();
            if (variants.size() == 1 || !read_position(source_.text(part), array->shared_rules())) continue;
            refusals.report({Code::GuessedVariant, placed({0, 1}),
                             "nothing says of which variant this position is; it is read as " + variant});
            return array->shared_rules();
        }
        return first;
    }

    /// A position is a game without moves.
    void stand(Span part, const JsonNode& json) {
        Diagnostics refusals;
        const auto rules = rules_of_position(part, json, refusals);
        std::optional<Position> position;
        if (rules) {
            Diagnostics doubts;
            auto read = read_position(source_.text(part), rules, &doubts);
            if (!read) doubts.report(read.error());
            if (read) position = std::move(*read);
            for (Diagnostic doubt : doubts.all()) {
                doubt.where = placed(doubt.where);
                refusals.report(std::move(doubt));
            }
        }
        for (const Diagnostic& finding : refusals.all()) findings_.report(finding);
        if (position && options_.check_marks) check_start({}, *position, part, findings_);
        if (position) sink_.begin_moves(*position);
        sink_.end_game(position ? Verdict::Valid : GameJudge::verdict(refusals));
    }

    std::size_t try_from(const Position& start, const JsonPlies& tree) const {
        DeafSink deaf;
        Diagnostics unheard;
        Replay replay(start, replay_options(start.rules(), false), deaf, unheard);
        TreePlayer player(tree, base_, replay);
        walk_plies(tree, player);
        return replay.position().plies();
    }

    void play(const JsonNode& json, const JsonPlies& tree, const JsonRemarks& remarks) {
        const GameJudge judge(findings_);
        Diagnostics refusals;
        FoundStart found = start(json, tree, refusals);
        for (const Diagnostic& finding : refusals.all()) findings_.report(finding);
        const std::string_view left = text_of(json, "unplayed");
        if (!found.position) {
            if (!left.empty()) sink_.unplayed(left, placed(json.where));
            sink_.end_game(GameJudge::verdict(refusals));
            return;
        }
        if (options_.check_marks) check_start(tags_, *found.position, placed({0, 1}), findings_);
        const ReplayOptions options = replay_options(found.position->rules(), options_.check_marks);
        Replay replay(std::move(*found.position), options, sink_, findings_);
        TreePlayer player(tree, base_, replay);
        player.remarks(remarks, placed(json.where));
        walk_plies(tree, player);
        if (!player.unplayed().empty()) sink_.unplayed(player.unplayed(), placed(json.where));
        if (!left.empty()) sink_.unplayed(left, placed(json.where));
        if (options_.check_marks && player.unplayed().empty() && left.empty())
            check_end({tags_, replay.words(), replay.position()}, findings_);
        sink_.end_game(judge.verdict(replay, !left.empty()));
    }

    const Source& source_;
    const ReadOptions& options_;
    GameSink& sink_;
    Diagnostics& findings_;
    std::vector<Tag> tags_;
    std::size_t base_ = 0;
};

}  // namespace

bool looks_like_json(std::string_view head) {
    head = trimmed(head);
    return head.starts_with('{') && trimmed(head.substr(1)).starts_with('"');
}

void read_json_games(const Source& source, const ReadOptions& options, GameSink& sink, Diagnostics& findings) {
    Reader reader(source, options, sink, findings);
    const std::string_view text = source.text();
    bool any = false;
    for (std::size_t at = 0; at < text.size();) {
        if (is_space(text[at])) {
            ++at;
            continue;
        }
        const std::size_t end = value_end(text, at);
        reader.read({at, end});
        any = true;
        at = end;
    }
    if (!any) tell_unreadable(sink, findings, Code::NoGame, "there is no game in this file");
}

}  // namespace fourhand
