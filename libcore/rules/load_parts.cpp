// Seats, pieces, laws and notes of a variant file.
#include "rules/load_parts.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "base/text.hpp"
#include "board/square.hpp"
#include "rules/law.hpp"

namespace fourhand {

namespace {

bool is_word(std::string_view text, std::string_view others) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [&](char c) {
        return (c >= 'a' && c <= 'z') || is_digit(c) || others.find(c) != others.npos;
    });
}

// -- seats

SeatSaid read_seat(const JsonValue& json) {
    json.allow({"id", "letter", "colour", "other_names", "ahead", "team", "left_hand"});
    SeatSaid seat;
    seat.id = json["id"].text();
    seat.letter = json["letter"].text();
    seat.shown = seat.letter;
    seat.colour = json["colour"].text();
    seat.other_names = json["other_names"].texts();
    seat.ahead = json["ahead"].word_or("", {"north", "east", "south", "west"});
    seat.team = json["team"].text_or(seat.id);
    seat.left_hand = json["left_hand"].flag_or(false);
    if (seat.id.empty()) json["id"].complain("must not be empty");
    if (!is_word(seat.letter, "") || seat.letter.size() > 2 || is_digit(seat.letter.front()))
        json["letter"].complain("must be one or two lower-case letters");
    return seat;
}

void read_seats(const JsonValue& json, Variant& variant) {
    std::set<std::string> ids, letters, colours;
    for (const JsonValue& item : json.items()) {
        variant.seats.push_back(read_seat(item));
        const SeatSaid& seat = variant.seats.back();
        if (!ids.insert(seat.id).second) item["id"].complain("\"" + seat.id + "\" is another seat's already");
        if (!letters.insert(seat.letter).second)
            item["letter"].complain("\"" + seat.letter + "\" is another seat's already");
        if (!colours.insert(lower_case(seat.colour)).second)
            item["colour"].complain("\"" + seat.colour + "\" is another seat's already");
    }
    if (variant.seats.size() < 2 || variant.seats.size() > max_seats)
        json.complain("must be a list of 2 to " + std::to_string(max_seats) + " seats in turn order");
}

void read_colour_sets(const JsonValue& json, Variant& variant) {
    for (const auto& [name, names] : json.members()) {
        std::vector<std::string> list = names.texts();
        if (list.size() != variant.seats.size())
            names.complain("must name " + std::to_string(variant.seats.size()) + " seats in turn order");
        if (name == "own") names.complain("\"own\" means the seats' own names");
        variant.colour_sets[name] = std::move(list);
    }
}

// -- laws, notes, story

void check_law(const JsonValue& json, const LawSaid& law) {
    if (const LawRow* row = law_row(law.name)) {
        if (row->argument.empty() && json["argument"].present())
            json["argument"].complain("the law \"" + law.name + "\" takes no argument");
        return;
    }
    std::vector<std::string> known;
    for (const LawRow& row : law_rows()) known.emplace_back(row.name);
    const std::vector<std::string> near = near_names(law.name, known);
    json.complain("there is no law \"" + printable(law.name) + "\"",
                  {near.empty() ? "the laws are " + join(known, ", ") : "did you mean " + join_or(near) + "?"});
}

/// Laws that give different answers to one question.
struct Alternatives {
    std::string_view question;
    std::array<std::string_view, 5> laws;
};
constexpr std::array alternatives = {
    Alternatives{"what becomes of a player who is mated",
                 {"freeze", "mate passes", "first mate", "eliminate", "remove army"}},
    Alternatives{"what becomes of a player who cannot move", {"mate passes", "stalemate draws", "stalemate leaves"}},
    Alternatives{"who has won in the end",
                 {"both mated", "all others mated", "last king", "last player", "three kings"}},
};

void check_against(const JsonValue& json, const std::string& name, const Variant& variant) {
    for (const Alternatives& row : alternatives)
        for (const LawSaid& other : variant.laws) {
            const auto answers = [&](std::string_view law) {
                return std::find(row.laws.begin(), row.laws.end(), law) != row.laws.end();
            };
            if (answers(name) && answers(other.name))
                json.complain("\"" + name + "\" and \"" + other.name + "\" exclude each other: each says " +
                              std::string(row.question));
        }
}

void read_laws(const JsonValue& json, Variant& variant) {
    for (const JsonValue& item : json.items()) {
        LawSaid law;
        if (item.is_text()) {
            law.name = item.text();
        } else {
            item.allow({"law", "argument"});
            law = {item["law"].text(), item["argument"].text()};
        }
        check_law(item, law);
        if (std::any_of(variant.laws.begin(), variant.laws.end(),
                        [&](const LawSaid& other) { return other.name == law.name; }))
            item.complain("\"" + law.name + "\" is among the laws already");
        check_against(item, law.name, variant);
        variant.laws.push_back(std::move(law));
    }
    if (variant.laws.empty()) json.complain("must be a list of laws");
}

void read_notes(const JsonValue& json, Variant& variant) {
    for (const auto& [about, note] : json.members()) {
        note.allow({"text", "source"});
        variant.notes.push_back({about, note["text"].text(), note["source"].text()});
    }
}

void read_story(const JsonValue& json, Variant& variant) {
    for (const auto& [chapter, text] : json.members()) variant.story.emplace_back(chapter, text.text());
}

void read_head(const JsonValue& root, Variant& variant) {
    variant.id = root["id"].text();
    variant.title = root["title"].text();
    variant.aliases = root["aliases"].texts();
    variant.like = root["like"].text_or("");
    variant.abstract = root["abstract"].flag_or(false);
    variant.unsupported = root["unsupported"].text_or("");
    variant.reconstructed = root["reconstructed"].flag_or(false);
    root["place"].number_or(last_place, 0, last_place);
    variant.in_teams = root["in_teams"].text_or("");
    if (!variant.unsupported.empty() && !variant.abstract)
        root["unsupported"].complain("a game that cannot be played must be abstract");
    if (root["title"].present() && words(variant.title).empty()) root["title"].complain("must not be empty");
    if (!is_word(variant.id, "-")) root["id"].complain("must be lower-case letters, digits and hyphens");
}

SiteGame read_site_game(const JsonValue& json, const Variant& variant) {
    json.allow({"names", "array", "array_without_words"});
    const auto array = [&](const JsonValue& value) {
        const std::string name = value.text();
        const bool known = std::any_of(variant.arrays.begin(), variant.arrays.end(),
                                       [&](const ArraySaid& said) { return said.name == name; });
        if (!known) value.complain("is no array of this variant");
        return name;
    };
    SiteGame game{json["names"].texts(), array(json["array"]), array(json["array_without_words"])};
    if (game.names.empty()) json["names"].complain("must be a list of names");
    return game;
}

}  // namespace

Said read_variant(const JsonValue& root) {
    Said said;
    Variant& variant = said.variant;
    root.allow({"$schema",       "id",    "title",    "aliases",  "like",    "abstract",    "unsupported",
                "reconstructed", "place", "in_teams", "chesscom", "seats",   "colour_sets", "arrays",
                "pieces",        "rules", "laws",     "notes",    "sources", "story"});
    read_head(root, variant);
    const bool whole = !variant.abstract;
    if (whole || root["seats"].present()) read_seats(root["seats"], variant);
    read_colour_sets(root["colour_sets"], variant);
    if (whole || root["pieces"].present()) read_pieces(root["pieces"], variant);
    if (whole || root["arrays"].present()) read_arrays(root["arrays"], variant);
    if (root["chesscom"].present()) variant.chesscom = read_site_game(root["chesscom"], variant);
    if (whole || root["laws"].present()) read_laws(root["laws"], variant);
    if (SwitchView{variant, variant.switches}.has_law("raze")) check_sections(root["arrays"], variant);
    for (const auto& [key, value] : root["rules"].members()) said.switches[key] = value.text();
    read_notes(root["notes"], variant);
    variant.sources = root["sources"].texts();
    read_story(root["story"], variant);
    return said;
}

}  // namespace fourhand
