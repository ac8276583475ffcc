// THE TABLE of search terms, and what each asks of the database.
#include "query/terms.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "query/known_names.hpp"
#include "query/position_terms.hpp"
#include "query/said_terms.hpp"
#include "query/seat_meaning.hpp"
#include "query/values.hpp"
#include "record/army_names.hpp"
#include "record/result.hpp"
#include "record/sink.hpp"
#include "store/date.hpp"
#include "store/extract.hpp"

namespace fourhand {

namespace {

/// Of "NAME=TEXT": both parts. The text may begin with another = for "the whole of it".
std::optional<std::pair<std::string_view, std::string_view>> name_and_text(std::string_view value) {
    const std::size_t equals = value.find('=');
    if (equals == 0 || equals == std::string_view::npos || equals + 1 == value.size()) return std::nullopt;
    return std::pair(trimmed(value.substr(0, equals)), value.substr(equals + 1));
}

Condition tag_named(std::string_view tag, Condition value) {
    value.values.insert(value.values.begin(), lower_case(tag));
    return wrapped(
        "g.id IN (SELECT t.game FROM tags t WHERE t.name IN (SELECT id FROM tag_names WHERE lower(name) = ?) AND ",
        std::move(value), ")");
}

Result<Condition> player(const Argument& argument) {
    return wrapped("g.id IN (SELECT s.game FROM seats s WHERE s.player IN (SELECT id FROM players WHERE ",
                   text_matches("folded", argument), "))");
}

// By id, colour or another name the same seat is meant, whichever of them the record's tag has. Where the rules of a
// game are not known, only the tag tells.
Result<Condition> seat(const Argument& argument) {
    const auto parts = name_and_text(argument.text);
    if (!parts)
        return bad_value(argument, "the term seat takes SEAT=NAME",
                         {"seat:N=ada finds the games in which Ada sat in the north"});
    const auto [seat, name] = *parts;
    const std::vector<SeatMeaning> meanings = meanings_of({seat});
    if (meanings.empty()) return no_such_seat(argument, seat);
    if (says_nothing(name)) return without_text(argument);
    Condition condition = both({"g.rules IS NULL"}, tag_named(as_tag_name(seat), text_matches("fold(t.value)", name)));
    for (const SeatMeaning& meaning : meanings) {
        Condition player = text_matches("folded", name);
        player.values.insert(player.values.begin(), meaning.seats);
        const std::string sits =
            "g.id IN (SELECT s.game FROM seats s WHERE s.seat = ? AND s.player IN (SELECT id FROM players WHERE ";
        condition = either(std::move(condition), both(meaning.games, wrapped(sits, std::move(player), "))")));
    }
    return condition;
}

Result<Condition> winner(const Argument& argument) {
    return wrapped(
        "EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND instr(' ' || g.winners || ' ', ' ' || s.seat || ' ') > 0"
        " AND s.player IN (SELECT id FROM players WHERE ",
        text_matches("folded", argument), "))");
}

Result<Condition> rating(const Argument& argument) {
    return wrapped("g.id IN (SELECT s.game FROM seats s WHERE ", number_in_range("s.rating", argument), ")");
}

Result<Condition> event(const Argument& argument) {
    return wrapped("g.event IN (SELECT id FROM events WHERE ", text_matches("folded", argument), ")");
}

Result<Condition> site(const Argument& argument) {
    if (says_nothing(argument.text)) return without_text(argument);
    return tag_named("site", text_matches("fold(t.value)", std::string_view(argument.text)));
}

Result<Condition> tag(const Argument& argument) {
    const auto parts = name_and_text(argument.text);
    if (!parts) return bad_value(argument, "the term tag takes NAME=TEXT", {"tag:TimeControl=1+7"});
    return tag_named(parts->first, text_matches("fold(t.value)", parts->second));
}

Result<Condition> any_tag(const Argument& argument) {
    return wrapped("g.id IN (SELECT t.game FROM tags t WHERE ", text_matches("fold(t.value)", argument), ")");
}

// Comments stand in the stream as they were written; what lies between them is in nobody's way.
Result<Condition> comment(const Argument& argument) {
    return wrapped("g.id IN (SELECT a.game FROM annotations a WHERE ",
                   text_matches("fold(CAST(a.stream AS TEXT))", argument), ")");
}

Result<Condition> date(const Argument& argument) {
    const auto read = [](std::string_view text) -> std::optional<NumberSpan> {
        const auto span = date_span(text);
        return span ? std::optional(NumberSpan{span->first, span->last}) : std::nullopt;
    };
    return in_range("g.date", argument,
                    {read,
                     {date_span("0001")->first, date_span("9999")->last},
                     "a date of the calendar (2020, 2020-05 or 2020-05-17)",
                     "2020, 2020..2022, 2020-05.., ..2020-05-17, >2020, >=2020, <2020 or <=2020"});
}

// Whichever way the record says it: these players have won, and nobody else.
Result<Condition> won_by(const Argument& argument, const std::vector<std::string_view>& names) {
    Condition condition;
    for (const SeatMeaning& meaning : meanings_of(names))
        condition = either(std::move(condition), both(meaning.games, {"g.winners = ?", {meaning.seats}}));
    if (!condition.sql.empty()) return condition;
    if (const std::string_view name = unknown_seat_in(names); !name.empty()) return no_such_seat(argument, name);
    return bad_value(argument, argument.text + " are the winners of no game",
                     {"the winners are different seats of one game: win:S,N"});
}

Result<Condition> result(const Argument& argument) {
    const std::string_view text = trimmed(argument.text);
    if (same_but_for_case(text, "none")) return Condition{"g.result IS NULL"};
    if (const auto winners = winners_named_in(text); !winners.empty()) return won_by(argument, winners);
    const GameResult wanted = read_result(same_but_for_case(text, "open") ? "*" : text, {});
    if (wanted.sort == GameResult::Sort::Points)
        return tag_named("result", text_matches("fold(t.value)", "=" + std::string(text)));
    if (spelling(wanted.sort).empty())
        return bad_value(argument, argument.text + " is not a result",
                         {"the results are 1-0, 0-1, draw, open (*), win:SEATS and none"});
    return Condition{"g.result = ?", {std::string(spelling(wanted.sort))}};
}

Result<Condition> variant(const Argument& argument) {
    const Result<Variant> named = named_variant(trimmed(argument.text));
    if (!named) return bad_value(argument, named.error().message, named.error().hints);
    return Condition{"g.rules IN (SELECT id FROM rules WHERE variant = ?)", {named->id}};
}

Result<Condition> start(const Argument& argument) {
    const std::string name(trimmed(argument.text));
    std::vector<std::string> known;
    for (const auto& variant : all_variants())
        for (const ArraySaid& array : variant->arrays) known.push_back(array.name);
    std::sort(known.begin(), known.end());
    known.erase(std::unique(known.begin(), known.end()), known.end());
    if (std::find(known.begin(), known.end(), name) == known.end()) {
        const std::vector<std::string> near = near_names(name, known);
        const std::string all = "'fourhand variants ID' says which there are";
        return bad_value(argument, "no variant has an array " + name,
                         {near.empty() ? all : "did you mean " + join_or(near) + "?"});
    }
    return Condition{"g.rules IN (SELECT id FROM rules WHERE array = ?)", {name}};
}

// A rule of this key that was laid over the variant's own takes its place.
Result<Condition> rule(const Argument& argument) {
    const std::string text(trimmed(argument.text)), key = text.substr(0, text.find('='));
    std::optional<Diagnostic> complaint;
    Condition condition;
    for (const std::string& id : variant_ids()) {
        const Result<Variant> plain = named_variant(id), ruled = named_variant(id, {text});
        if (!ruled && !complaint) complaint = ruled.error();
        if (!plain || !ruled) continue;
        condition = either(std::move(condition),
                           has_rule(id, key, ruled->switches.at(key), plain->switches == ruled->switches));
    }
    if (condition.sql.empty() && complaint) return bad_value(argument, complaint->message, complaint->hints);
    return wrapped("g.rules IN (SELECT id FROM rules WHERE ", std::move(condition), ")");
}

// Partners are those of the rules, whatever the tag of that name says, and whether there is one.
Result<Condition> partners(const Argument& argument) {
    const auto names = names_in(trimmed(argument.text));
    Condition condition = games_with_partners(names);
    if (names.size() > 1 && !condition.sql.empty()) return condition;
    if (const std::string_view name = unknown_seat_in(names); !name.empty()) return no_such_seat(argument, name);
    return bad_value(argument, argument.text + " are partners in no game", {"partners:white+tan, partners:S+N"});
}

Result<Condition> plies(const Argument& argument) { return number_in_range("g.plies", argument); }

Result<Condition> game(const Argument& argument) { return number_in_range("g.id", argument, 1); }

Result<Condition> verdict(const Argument& argument) {
    const std::string word = lower_case(trimmed(argument.text));
    std::vector<std::string> known;
    for (const Verdict verdict : {Verdict::Valid, Verdict::Invalid, Verdict::Unsupported, Verdict::Unreadable}) {
        if (word == spelling(verdict)) return Condition{"g.verdict = ?", {static_cast<std::int64_t>(verdict)}};
        known.emplace_back(spelling(verdict));
    }
    const std::vector<std::string> near = near_names(word, known);
    return bad_value(argument, argument.text + " is not a verdict",
                     {near.empty() ? "the verdicts are " + join_or(known) : "did you mean " + join_or(near) + "?"});
}

// clang-format off
constexpr std::array table = {
    Term{"player",    "TEXT",      "the name of a player, or a part of it, whatever his seat",       player,  nullptr},
    Term{"seat",      "SEAT=TEXT", "the name of the player of a seat: seat:N=ada, seat:red=ada",     seat,    nullptr},
    Term{"winner",    "TEXT",      "the name of a player who won, alone or with his partner",        winner,  nullptr},
    Term{"rating",    "RANGE",     "the rating of some player",                                      rating,  nullptr},
    Term{"event",     "TEXT",      "the event",                                                      event,   nullptr},
    Term{"site",      "TEXT",      "the site",                                                       site,    nullptr},
    Term{"date",      "DATES",     "when it was played: 2020, 2020-05, 2020..2022, >=2020-05-17",    date,    nullptr},
    Term{"result",    "RESULT",    "1-0, 0-1, draw, win:SEATS, open (not finished), none (none of these is given)", result, nullptr},
    Term{"variant",   "ID",        "the rules it was played by",                                     variant, nullptr},
    Term{"start",     "NAME",      "the array it began from",                                        start,   nullptr},
    Term{"rule",      "KEY=VALUE", "a rule it was played by, the variant's own or a house rule",     rule,    nullptr},
    Term{"partners",  "SEATS",     "the rules by which it was played make these seats partners: S+N",  partners, nullptr},
    Term{"plies",     "RANGE",     "the number of plies",                                            plies,   nullptr},
    Term{"tag",       "NAME=TEXT", "the value of any tag: tag:TimeControl=1+7",                      tag,     nullptr},
    Term{"text",      "TEXT",      "the value of some tag; a word without a name means the same",    any_tag, nullptr},
    Term{"comment",   "TEXT",      "a comment",                                                      comment, nullptr},
    Term{"verdict",   "VERDICT",   "valid, invalid, unsupported, unreadable",                        verdict, nullptr},
    Term{"game",      "RANGE",     "the game's number in the database",                              game,    nullptr},
    Term{"alliance",  "SEATS",     "an alliance: S+W, \"S+W vs N\", betrayed, kept, dissolved, any",  nullptr, nullptr, alliance_term},
    Term{"talk",      "TEXT",      "something that a player said to others",                         nullptr, nullptr, talk_term},
    Term{"penalty",   "TEXT",      "a penalty: any, of a seat, or in such words of the arbiter",     nullptr, nullptr, penalty_term},
    Term{"switch",    "SEATS",     "a change of seats: any, or one in which these took part: W+E",   nullptr, nullptr, switch_term},
    Term{"position",  "POSITION",  "a position, as FEN4 or JSON, that stood in the game; or --position", nullptr, position_term},
    Term{"move",      "FROM-TO",   "a move between two squares: e2-e4; pass, penalty, resign, timeout", nullptr, move_term},
    Term{"promotion", "LETTER",    "a pawn was promoted to this piece",                              nullptr, promotion_term},
    Term{"turned",    "SEAT",      "a pawn that walks back, of this seat or of any",                 nullptr, turned_term},
};
// clang-format on

}  // namespace

std::span<const Term> terms() { return table; }

const Term* term_named(std::string_view name) {
    const std::string wanted = lower_case(name);
    const auto found = std::find_if(table.begin(), table.end(), [&](const Term& term) { return term.name == wanted; });
    return found == table.end() ? nullptr : &*found;
}

const Term& bare_term() { return *term_named("text"); }

}  // namespace fourhand
