// Names of seats under the rules of every variant.
#include "query/seat_meaning.hpp"

#include <map>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "query/values.hpp"
#include "record/army_names.hpp"

namespace fourhand {

namespace {

/// The seats of a variant by the names that one of its sets of colours gives them, and the rule sets which do so.
struct Naming {
    std::vector<SeatSaid> seats;
    Condition rules;
};

std::vector<Naming> read_namings() {
    const std::string key = "colours";
    std::vector<Naming> all;
    for (const std::string& id : variant_ids()) {
        const Result<Variant> plain = named_variant(id);
        if (!plain) continue;
        if (plain->colour_sets.empty()) all.push_back({plain->seats, {"variant = ?", {id}}});
        std::vector<std::string> sets;
        if (!plain->colour_sets.empty()) sets.emplace_back("own");
        for (const auto& [name, colours] : plain->colour_sets) sets.push_back(name);
        for (const std::string& set : sets)
            if (const Result<Variant> named = named_variant(id, {key + '=' + set}))
                all.push_back({named->seats, has_rule(id, key, set, plain->switches == named->switches)});
    }
    return all;
}

const std::vector<Naming>& namings_of_all_games() {
    static const std::vector<Naming> all = read_namings();
    return all;
}

Condition by_rules(Condition rules) {
    return wrapped("g.rules IN (SELECT id FROM rules WHERE ", std::move(rules), ")");
}

bool has_id_of(const std::vector<std::string_view>& names, const SeatSaid& seat) {
    for (const std::string_view name : names)
        if (same_but_for_case(name, seat.id)) return true;
    return false;
}

bool are_partners(SeatSet seats, const std::vector<SeatSaid>& said) {
    const std::string& team = said[index(*seats_in(seats).begin())].team;
    for (const Seat seat : seats_in(seats))
        if (said[index(seat)].team != team) return false;
    return !team.empty();
}

}  // namespace

std::vector<std::string_view> names_in(std::string_view list) {
    if (list.empty()) return {};
    std::vector<std::string_view> names = split(list, '+');
    for (std::string_view& name : names) {
        name = trimmed(name);
        const bool quoted = name.size() > 1 && name.front() == '"' && name.back() == '"';
        if (quoted) name = trimmed(name.substr(1, name.size() - 2));
    }
    return names;
}

Condition games_with_partners(const std::vector<std::string_view>& names) {
    Condition rules;
    for (const Naming& naming : namings_of_all_games()) {
        const auto called = seats_called(names, naming.seats);
        if (called && *called != 0 && are_partners(*called, naming.seats))
            rules = either(std::move(rules), naming.rules);
    }
    return rules.sql.empty() ? rules : by_rules(std::move(rules));
}

std::vector<SeatMeaning> meanings_of(const std::vector<std::string_view>& names) {
    const Condition every_game{"1"};
    std::map<std::string, Condition> by_seats;
    for (const Naming& naming : namings_of_all_games()) {
        const auto called = seats_called(names, naming.seats);
        if (!called) continue;
        std::vector<std::string> ids;
        bool by_id = true;
        for (const Seat seat : seats_in(*called)) {
            const SeatSaid& said = naming.seats[index(seat)];
            ids.push_back(said.id);
            by_id = by_id && has_id_of(names, said);
        }
        Condition& games = by_seats[join(ids, " ")];
        if (by_id) games = every_game;
        if (games.sql != every_game.sql) games = either(std::move(games), naming.rules);
    }
    std::vector<SeatMeaning> all;
    for (const auto& [seats, games] : by_seats) {
        all.push_back({seats, games.sql == every_game.sql ? games : by_rules(games)});
    }
    return all;
}

Condition has_rule(const std::string& variant, const std::string& key, const std::string& value, bool published) {
    Condition condition{"(variant = ? AND (instr(char(10) || house_rules || char(10), char(10) || ? || char(10)) > 0",
                        {variant, key + '=' + value}};
    if (published) {
        condition.sql += " OR instr(char(10) || house_rules, char(10) || ? || '=') = 0";
        condition.values.emplace_back(key);
    }
    condition.sql += "))";
    return condition;
}

}  // namespace fourhand
