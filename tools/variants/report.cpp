// Lists of variants and of house rules, comparisons, and the same as JSON.
#include "variants/report.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>

#include "base/source.hpp"
#include "base/text.hpp"
#include "rules/drawing.hpp"
#include "rules/law.hpp"
#include "rules/switches.hpp"
#include "variants/sentences.hpp"

namespace fourhand {

namespace {

using Json = nlohmann::ordered_json;

/// Of the file that is called after this id, and says so; games known by name only, too.
Result<Variant> loaded(const std::string& id) {
    Result<Variant> variant = load_variant(Source(id, std::string(variant_text(id))));
    if (!variant || variant->id == id) return variant;
    return Diagnostic{Code::BadVariant, {}, "/id: must be \"" + id + "\", as the file is called", {}};
}

void print_table(const std::vector<std::vector<std::string>>& rows, std::ostream& out) {
    for (const std::string& line : aligned(rows)) out << line << '\n';
}

/// Fields of text that a search looks into, by what they are.
std::vector<std::pair<std::string, std::string>> texts_of(const Variant& variant) {
    std::vector<std::pair<std::string, std::string>> texts = {{"title", variant.title}};
    for (const std::string& alias : variant.aliases) texts.emplace_back("alias", alias);
    for (const SeatSaid& seat : variant.seats)
        texts.emplace_back("seat", seat.colour + " " + join(seat.other_names, " "));
    for (const Note& note : variant.notes)
        texts.emplace_back("note on " + note.about, note.text + " [" + note.source + "]");
    for (const auto& [chapter, text] : variant.story) texts.emplace_back("story, " + chapter, text);
    for (const std::string& source : variant.sources) texts.emplace_back("source", source);
    return texts;
}

/// An array with seats by their ids, so that two variants with other letters can be compared.
std::string by_seats(const Variant& variant, const ArraySaid& array) {
    std::string text;
    const Drawing drawing = take_apart(variant, array);
    for (std::size_t i = 0; i < drawing.men.size(); ++i) {
        text += drawing.board.name(static_cast<Square>(i)) + ' ';
        if (const auto& man = drawing.men[i]) text += variant.seats[man->seat].id + ' ' + man_of(variant, *man) + ' ';
    }
    return text;
}

/// What a variant is, point by point, for comparing: each point's name and its value.
std::vector<std::pair<std::string, std::string>> points_of(const ShownVariant& shown) {
    const Variant& variant = shown.variant();
    std::vector<std::string> order, colours, men, laws;
    for (const SeatSaid& seat : variant.seats) order.push_back(seat.id), colours.push_back(seat.colour);
    for (const PieceSaid& piece : variant.pieces) men.push_back(piece.letter + " " + piece.name);
    const std::string teams = teams_in_words(variant);
    std::vector<std::pair<std::string, std::string>> points = {{"squares", std::to_string(count_squares(variant))},
                                                               {"order", join(order, " ")},
                                                               {"seats", join(colours, " ")},
                                                               {"teams", teams.empty() ? "none" : teams},
                                                               {"array", shown.drawn().name},
                                                               {"men", join(men, ", ")}};
    for (const Switch& row : switches()) {
        const auto set = variant.switches.find(row.key);
        if (set != variant.switches.end()) points.emplace_back(row.key, set->second);
    }
    for (const LawSaid& law : variant.laws)
        points.emplace_back("law " + law.name, law.argument.empty() ? "yes" : law.argument);
    return points;
}

Json seat_json(const SeatSaid& seat) {
    Json json = {
        {"id", seat.id}, {"letter", seat.letter}, {"colour", seat.colour}, {"ahead", seat.ahead}, {"team", seat.team}};
    if (!seat.other_names.empty()) json["other_names"] = seat.other_names;
    if (seat.left_hand) json["left_hand"] = true;
    return json;
}

Json law_json(const LawSaid& said) {
    const LawRow* row = law_row(said.name);
    Json json = {{"law", said.name}};
    if (!said.argument.empty()) json["argument"] = said.argument;
    if (row != nullptr) json["sentence"] = row->sentence, json["source"] = row->source;
    return json;
}

Json head_json(const Variant& variant) {
    std::vector<std::string> order;
    for (const SeatSaid& seat : variant.seats) order.push_back(seat.id);
    return {{"kind", "variant"},
            {"id", variant.id},
            {"title", variant.title},
            {"aliases", variant.aliases},
            {"like", variant.like.empty() ? Json(nullptr) : Json(variant.like)},
            {"reconstructed", variant.reconstructed},
            {"squares", count_squares(variant)},
            {"order", order},
            {"teams", teams_in_words(variant).empty() ? Json(nullptr) : Json(teams_in_words(variant))}};
}

}  // namespace

void print_list(std::ostream& out, bool json) {
    std::vector<std::vector<std::string>> rows;
    for (const std::string& id : variant_ids()) {
        const auto variant = loaded(id);
        if (!variant) {
            if (json)
                out << Json{{"kind", "unreadable"}, {"id", id}, {"reason", variant.error().message}}.dump() << '\n';
            rows.push_back({id, "cannot be read: " + variant.error().message});
            continue;
        }
        if (json) out << head_json(*variant).dump() << '\n';
        const std::string players = std::to_string(variant->seats.size());
        rows.push_back({id, players + (teams_in_words(*variant).empty() ? " each for himself" : " in two teams"),
                        std::to_string(count_squares(*variant)) + " squares", variant->title});
    }
    if (!json) print_table(rows, out);
    for (const std::string& id : unsupported_variant_ids()) {
        const auto variant = loaded(id);
        if (!variant) continue;
        if (json)
            out << Json{{"kind", "unsupported"},
                        {"id", id},
                        {"title", variant->title},
                        {"reason", variant->unsupported}}
                       .dump()
                << '\n';
        else
            out << "\nKnown by name only: " << id << ", " << variant->title << ": " << variant->unsupported << ".\n";
    }
}

void print_json(const ShownVariant& shown, std::ostream& out) {
    const Variant& variant = shown.variant();
    Json json = head_json(variant);
    for (const SeatSaid& seat : variant.seats) json["seats"].push_back(seat_json(seat));
    json["colour_sets"] = variant.colour_sets;
    json["array"] = shown.drawn().name;
    for (const ArraySaid& array : variant.arrays)
        json["arrays"][array.name] = {{"rows", array.rows}, {"comparison", array.comparison}};
    for (const PieceSaid& piece : variant.pieces)
        json["pieces"][piece.letter] = {
            {"name", piece.name}, {"moves", movement(piece)}, {"pawn", piece.pawn}, {"points", piece.points}};
    json["rules"] = variant.switches;
    json["house_rules"] = Json::array();
    for (const auto& [key, value] : variant.switches)
        if (shown.is_house_rule(key)) json["house_rules"].push_back(key);
    for (const LawSaid& law : variant.laws) json["laws"].push_back(law_json(law));
    for (const RuleSentence& sentence : rule_sentences(*shown.rules)) {
        const Note* note = shown.note(sentence.about);
        json["sentences"].push_back({{"heading", spelling(sentence.heading)},
                                     {"about", sentence.about},
                                     {"text", sentence.text},
                                     {"source", note ? Json(note->source) : Json(nullptr)}});
    }
    for (const Note& note : variant.notes)
        json["notes"].push_back({{"about", note.about}, {"text", note.text}, {"source", note.source}});
    json["sources"] = variant.sources;
    for (const auto& [chapter, text] : variant.story) json["story"][chapter] = text;
    out << json.dump() << '\n';
}

void print_switches(const ShownVariant* shown, std::ostream& out, bool json) {
    std::vector<std::vector<std::string>> rows = {{"KEY", shown ? "VALUE" : "DEFAULT", "VALUES", "MEANING"}};
    for (const Switch& row : switches()) {
        std::string value(row.default_value), values(row.values);
        if (shown != nullptr) {
            const auto set = shown->variant().switches.find(row.key);
            if (set == shown->variant().switches.end()) continue;
            value = set->second;
            values = join(values_that_may_stand(shown->variant(), row), "|");
        }
        if (json)
            out << Json{{"kind", "switch"},
                        {"key", row.key},
                        {"values", values},
                        {shown ? "value" : "default", value},
                        {"meaning", row.meaning}}
                       .dump()
                << '\n';
        rows.push_back({std::string(row.key), value, values, std::string(row.meaning)});
    }
    if (!json) print_table(rows, out);
}

bool print_difference(const ShownVariant& one, const ShownVariant& other, std::ostream& out, bool json) {
    const auto left = points_of(one), right = points_of(other);
    const std::map<std::string, std::string> left_of(left.begin(), left.end()), right_of(right.begin(), right.end());
    const bool same_array = by_seats(one.variant(), one.drawn()) == by_seats(other.variant(), other.drawn());
    std::vector<std::vector<std::string>> rows = {{"", one.variant().id, other.variant().id}};
    std::set<std::string> seen;
    for (const auto* points : {&left, &right})
        for (const auto& [name, value] : *points) {
            if (!seen.insert(name).second || (name == "array" && same_array)) continue;
            const auto a = left_of.find(name), b = right_of.find(name);
            std::string first = a == left_of.end() ? "-" : a->second, second = b == right_of.end() ? "-" : b->second;
            if (name == "array" && first == second) second += " (another)";
            if (first == second) continue;
            if (json)
                out << Json{{"kind", "difference"},
                            {"key", name},
                            {one.variant().id, first},
                            {other.variant().id, second}}
                           .dump()
                    << '\n';
            rows.push_back({name, std::move(first), std::move(second)});
        }
    if (!json && rows.size() > 1) print_table(rows, out);
    return rows.size() > 1;
}

bool print_occurrences(std::string_view text, std::ostream& out, bool json) {
    const std::string wanted = lower_case(text);
    bool found = false;
    std::vector<std::string> ids = variant_ids();
    for (std::string& id : unsupported_variant_ids()) ids.push_back(std::move(id));
    for (const std::string& id : ids) {
        const auto variant = loaded(id);
        if (!variant) continue;
        for (const auto& [where, said] : texts_of(*variant)) {
            if (lower_case(said).find(wanted) == std::string::npos) continue;
            found = true;
            if (json)
                out << Json{{"kind", "occurrence"}, {"id", id}, {"where", where}, {"text", said}}.dump() << '\n';
            else
                out << id << ": " << where << ": " << said << '\n';
        }
    }
    return found;
}

}  // namespace fourhand
