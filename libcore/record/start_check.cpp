// Array, partners, talk.
#include "record/start_check.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "base/text.hpp"
#include "record/army_names.hpp"
#include "record/command.hpp"

namespace fourhand {

namespace {

/// The seats whose king and queen stand on each other's squares, all other men being where `cells` has them; nothing if
/// more than that is changed.
std::optional<SeatSet> kings_and_queens_changed(const Rules& rules, const std::vector<Piece>& cells) {
    SeatSet changed = 0;
    const std::vector<Piece>& usual = rules.start().cells;
    std::array<std::vector<std::size_t>, max_seats> places;
    for (std::size_t i = 0; i < usual.size(); ++i) {
        if (cells[i] == usual[i]) continue;
        if (!is_man(usual[i]) || !is_man(cells[i])) return std::nullopt;
        const Seat seat = rules.seat_of(usual[i]);
        if (rules.seat_of(cells[i]) != seat || seat == rules.nobody()) return std::nullopt;
        places[index(seat)].push_back(i);
        changed = static_cast<SeatSet>(changed | bit(seat));
    }
    for (const std::vector<std::size_t>& two : places) {
        if (two.empty()) continue;
        const bool exchanged = two.size() == 2 && cells[two[0]] == usual[two[1]] && cells[two[1]] == usual[two[0]];
        const auto is_king = [&](std::size_t at) { return rules.face(rules.kind_of(usual[at])).royal; };
        if (!exchanged || is_king(two[0]) == is_king(two[1])) return std::nullopt;
    }
    return changed;
}

/// The array of the variant in which the men stand so; null if there is none.
const ArraySaid* array_with(const Variant& variant, const std::vector<Piece>& cells) {
    const auto found = std::find_if(variant.arrays.begin(), variant.arrays.end(), [&](const ArraySaid& array) {
        const auto rules = named_rules(variant.id, array.name);
        return rules && (*rules)->start().cells == cells;
    });
    return found == variant.arrays.end() ? nullptr : &*found;
}

bool stands_as(const Position& position, const std::vector<Piece>& cells) {
    std::size_t square = 0;
    while (square < cells.size() && position.at(static_cast<Square>(square)) == cells[square]) ++square;
    return square == cells.size();
}

void check_array(const Position& start, Span where, Diagnostics& findings) {
    const Rules& rules = start.rules();
    const Variant& variant = rules.variant();
    const auto named = std::find_if(variant.arrays.begin(), variant.arrays.end(),
                                    [&](const ArraySaid& array) { return array.name == rules.array(); });
    const ArraySaid* array = named == variant.arrays.end() ? nullptr : &*named;
    std::string how;
    if (!stands_as(start, rules.start().cells)) {
        const std::vector<Piece> cells = start.setup().cells;
        const auto changed = kings_and_queens_changed(rules, cells);
        if (!changed) return;  // a position of its own
        array = array_with(variant, cells);
        how = "king and queen of " + seats_in_words(*changed, rules) + " stand changed about";
    }
    if (array != nullptr && !array->comparison) return;
    if (array != nullptr) how = array->name + " is there for comparison only";
    if (how.empty()) return;
    findings.report({Code::NotThisArray,
                     where,
                     "not this game's array: " + how,
                     {"in " + variant.title + " the men start from " + variant.arrays.front().name}});
}

std::set<SeatSet> teams_of(const Rules& rules) {
    std::set<SeatSet> teams;
    for (std::size_t i = 0; i < rules.seats(); ++i) teams.insert(rules.team(static_cast<Seat>(i)));
    return teams;
}

/// "White+Yellow Black+Red" read: nothing if a name means no seat. A name with a blank may stand as it is.
std::optional<std::set<SeatSet>> said_teams(std::string_view text, const Rules& rules) {
    const Command whole{"Partners", trimmed(text), {}};
    CommandWords words(whole, {}, rules);
    std::set<SeatSet> teams;
    while (!words.done()) {
        const auto team = words.seats();
        if (!team) return std::nullopt;
        teams.insert(*team);
    }
    return teams;
}

void check_partners(const Tag& partners, const Rules& rules, Diagnostics& findings) {
    const auto said = said_teams(partners.value, rules);
    if (said && *said == teams_of(rules)) return;
    const std::string right = partners_text(rules);
    std::string message = "'" + printable(partners.value) + "' are not the partners of this game";
    if (!said) message = "'" + printable(partners.value) + "' names no partners: seats or colours with + between them";
    findings.report({Code::TagDisagrees,
                     partners.where,
                     std::move(message),
                     {right.empty() ? "everyone plays for himself here" : "the partners are " + right}});
}

void check_talk(const Tag& talk, const Rules& rules, Diagnostics& findings) {
    const auto found = rules.variant().switches.find("talk");
    const std::string rule = found == rules.variant().switches.end() ? "none" : found->second;
    if (lower_case(trimmed(talk.value)) == rule) return;
    findings.report({Code::TagDisagrees,
                     talk.where,
                     "Talk says '" + printable(talk.value) + "', and the rules say " + rule,
                     {"the values are none, learners and free"}});
}

/// Whether it is the name of an army in some game: the tag is about a player, if not of this game.
bool is_army_of_some_game(std::string_view tag) {
    static const std::set<std::string> armies = [] {
        std::set<std::string> all;
        for (const std::string& id : variant_ids())
            if (const auto variant = named_variant(id))
                for (const SeatSaid& seat : variant->seats)
                    for (const std::string& name : seat.names()) all.insert(lower_case(as_tag_name(name)));
        return all;
    }();
    return armies.count(lower_case(as_tag_name(tag))) != 0;
}

/// Tags of PGN and of chess.com's exports that may look like the name of an army and are none.
constexpr std::array<std::string_view, 24> usual_tags = {
    "Event",     "Site",        "Date",   "Round",   "Board",     "Result",      "Variant",     "RuleVariants",
    "StartFen4", "Termination", "GameNr", "Talk",    "Partners",  "TimeControl", "CurrentMove", "CurrentPosition",
    "PlyCount",  "Annotator",   "ECO",    "Opening", "EventDate", "Time",        "UTCDate",     "UTCTime"};

bool is_usual(std::string_view tag) { return std::find(usual_tags.begin(), usual_tags.end(), tag) != usual_tags.end(); }

/// A player whom a tag gives an army of another game, or a misspelt one, would be lost.
void check_player(const Tag& tag, const Rules& rules, Diagnostics& findings) {
    std::vector<std::string> colours, long_names;  // short ones are near to everything
    for (const SeatSaid& seat : rules.variant().seats) {
        colours.push_back(as_tag_name(seat.colour));
        for (const std::string& name : seat.names())
            if (name.size() > 3) long_names.push_back(as_tag_name(name));
    }
    const std::vector<std::string> near = near_names(as_tag_name(tag.name), long_names);
    if (near.empty() && !is_army_of_some_game(tag.name)) return;
    std::vector<std::string> hints{"the armies are " + join(colours, ", ")};
    if (!near.empty()) hints.push_back("did you mean " + join_or(near) + "?");
    findings.report({Code::TagDisagrees, tag.where, "no army of this game is called " + printable(tag.name), hints});
}

/// One army under two of its names: readers would take the first that says something, and the other would be lost. The
/// same name twice is reported where tags are read.
void check_two_names(const Tag& first, const Tag& tag, Diagnostics& findings) {
    if (same_but_for_case(first.name, tag.name)) return;
    findings.report({Code::RepeatedTag, tag.where,
                     "the tags " + printable(first.name) + " and " + printable(tag.name) +
                         " are about the same army; the first counts"});
}

void check_players(const std::vector<Tag>& tags, const Rules& rules, Diagnostics& findings) {
    std::map<std::pair<Seat, std::string>, const Tag*> first;
    for (const Tag& tag : tags) {
        if (is_usual(tag.name)) continue;
        const auto about = army_tag(tag.name, rules.variant().seats);
        if (!about) {
            check_player(tag, rules, findings);
        } else if (!trimmed(tag.value).empty()) {
            const auto found = first.emplace(std::pair(about->seat, lower_case(about->says)), &tag).first;
            check_two_names(*found->second, tag, findings);
        }
    }
}

}  // namespace

std::string partners_text(const Rules& rules) {
    if (!rules.has_teams()) return {};
    std::vector<std::string> teams;
    for (const SeatSet team : teams_of(rules)) {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < rules.seats(); ++i) {
            const SeatSaid& seat = rules.seat(static_cast<Seat>(i));
            const bool blank = seat.colour.find(' ') != std::string::npos;
            if (contains(team, static_cast<Seat>(i))) names.push_back(blank ? seat.id : seat.colour);
        }
        teams.push_back(join(names, "+"));
    }
    return join(teams, " ");
}

void check_start(const std::vector<Tag>& tags, const Position& start, Span game, Diagnostics& findings) {
    const Tag* array = find_tag(tags, "StartFen4");
    check_array(start, array == nullptr ? game : array->where, findings);
    check_players(tags, start.rules(), findings);
    if (const Tag* partners = find_tag(tags, "Partners")) check_partners(*partners, start.rules(), findings);
    if (const Tag* talk = find_tag(tags, "Talk")) check_talk(*talk, start.rules(), findings);
}

}  // namespace fourhand
