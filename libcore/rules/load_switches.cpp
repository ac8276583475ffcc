// Settling the switches of a variant: what it says and what a club says are checked, the rest is filled in.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "base/text.hpp"
#include "rules/drawing.hpp"
#include "rules/seat_names.hpp"
#include "rules/switches.hpp"

namespace fourhand {

namespace {

std::vector<std::string> choices(std::string_view values) {
    std::vector<std::string> list;
    for (const std::string_view choice : split(values, '|')) list.emplace_back(choice);
    return list;
}

std::string keys_or_near(std::string_view key) {
    std::vector<std::string> keys;
    for (const SwitchRow& row : switch_rows()) keys.emplace_back(row.row.key);
    return join_or(near_names(key, keys));
}

bool are_corner_pairs(const Variant& variant, std::string_view value) {
    const auto pairs = words(value);
    if (pairs.empty()) return false;
    const Board board = board_of(variant);
    return std::all_of(pairs.begin(), pairs.end(), [&](std::string_view pair) {
        const auto ends = split(pair, '-');
        if (ends.size() != 2) return false;
        const Square a = board.named(ends[0]), b = board.named(ends[1]);
        if (a == Square::none || b == Square::none) return false;
        const Place from = board.place(a), to = board.place(b);
        return std::abs(from.file - to.file) == 1 && std::abs(from.rank - to.rank) == 1;
    });
}

bool are_officers(const Variant& variant, std::string_view letters) {
    return !letters.empty() && std::all_of(letters.begin(), letters.end(), [&](char letter) {
        return std::count(letters.begin(), letters.end(), letter) == 1 &&
               std::any_of(variant.pieces.begin(), variant.pieces.end(), [&](const PieceSaid& piece) {
                   return piece.letter == std::string(1, letter) && !piece.royal && !piece.pawn;
               });
    });
}

bool is_own_rank(std::string_view value) {
    constexpr std::string_view prefix = "own_rank:";
    if (!value.starts_with(prefix)) return false;
    const std::optional<int> rank = parse_number<int>(value.substr(prefix.size()));
    return rank && *rank >= 2 && *rank <= max_side;
}

/// Whether a value is one of a row's, written out or by one of the patterns in angle brackets.
bool fits(const Variant& variant, const Switch& row, std::string_view value) {
    const auto list = choices(row.values);
    return std::any_of(list.begin(), list.end(), [&](const std::string& choice) {
        if (choice == "<seat>")
            return std::any_of(variant.seats.begin(), variant.seats.end(),
                               [&](const SeatSaid& seat) { return seat.id == value; });
        if (choice == "<names>") return variant.colour_sets.contains(std::string(value));
        if (choice == "<squares>") return are_corner_pairs(variant, value);
        if (choice == "<letters>") return are_officers(variant, value);
        if (choice == "own_rank:<n>") return is_own_rank(value);
        return choice == value;
    });
}

std::vector<std::string> offered(const Variant& variant, const Switch& row) {
    std::vector<std::string> list;
    for (const std::string& choice : choices(row.values)) {
        if (choice == "<seat>")
            for (const SeatSaid& seat : variant.seats) list.push_back(seat.id);
        else if (choice == "<names>")
            for (const auto& [name, names] : variant.colour_sets) list.push_back(name);
        else if (choice == "<squares>")
            list.push_back("pairs of squares that touch at a corner, as c2-b3 j2-k3");
        else if (choice == "<letters>")
            list.push_back("letters of men, as QRBN");
        else
            list.push_back(choice);
    }
    return list;
}

/// What a value contradicts; null if nothing.
const Contradiction* contradiction(const SwitchView& view, const Switch& row, std::string_view value) {
    for (const Contradiction& table : contradictions())
        if (table.key == row.key && (table.value == value || (table.value == "*" && value != "none")) &&
            table.clashes(view))
            return &table;
    return nullptr;
}

/// Why a value cannot stand; nothing if it can.
std::optional<std::string> objection(const SwitchView& view, const Switch& row, std::string_view value) {
    if (!fits(view.variant, row, value))
        return "cannot be \"" + printable(value) + "\"; it takes " + join_or(offered(view.variant, row));
    if (const Contradiction* clash = contradiction(view, row, value))
        return "cannot be " + std::string(value) + ": " + std::string(clash->reason);
    return std::nullopt;
}

/// The law that a switch's value stands for, and its counterpart.
std::optional<std::string> set_law(Variant& variant, std::string_view key, std::string_view value, bool may_exchange) {
    std::string_view wanted, other;
    for (const LawChoice& choice : law_choices()) {
        if (choice.key != key) continue;
        (choice.value == value ? wanted : other) = choice.law;
    }
    if (wanted.empty() || SwitchView{variant, variant.switches}.has_law(wanted)) return std::nullopt;
    if (!may_exchange) return "says " + std::string(value) + ", and the law is \"" + std::string(other) + "\"";
    for (LawSaid& law : variant.laws)
        if (law.name == other) law.name = wanted;
    return std::nullopt;
}

/// One row: where its value comes from, and whether it may stand.
std::optional<SwitchComplaint> settle_row(Variant& variant, const SwitchRow& row, const SwitchValues& said,
                                          const SwitchValues& house) {
    const std::string key(row.row.key);
    const SwitchView view{variant, variant.switches};
    const bool from_house = house.contains(key);
    const bool strict = from_house || house.empty();
    const auto own = from_house ? house.find(key) : said.find(key);
    const bool spoken = from_house || own != said.end();
    if (!row.need.met(view)) {
        if (spoken && strict)
            return SwitchComplaint{key, "is no house rule here: " + std::string(row.need.otherwise), {}};
        return std::nullopt;
    }
    std::string value(spoken         ? std::string_view(own->second)
                      : row.fallback ? row.fallback(view)
                                     : row.row.default_value);
    if (auto reason = objection(view, row.row, value)) {
        if (spoken && strict) return SwitchComplaint{key, *reason, {}};
        value = row.fallback ? row.fallback(view) : row.row.default_value;
        if (auto still = objection(view, row.row, value))
            return SwitchComplaint{key, "must be said, for its default will not do: it " + *still, {}};
    }
    if (auto reason = set_law(variant, key, value, from_house)) return SwitchComplaint{key, *reason, {}};
    variant.switches[key] = std::move(value);
    return std::nullopt;
}

std::optional<SwitchComplaint> unknown_key(const SwitchValues& values) {
    for (const auto& [key, value] : values) {
        const auto& rows = switch_rows();
        if (std::any_of(rows.begin(), rows.end(), [&key = key](const SwitchRow& row) { return row.row.key == key; }))
            continue;
        if (key == "like" || key == "parent")
            return SwitchComplaint{
                key, "is not known", {"what a variant is like its file says, by the key `like`; no house rule can"}};
        const std::string near = keys_or_near(key);
        return SwitchComplaint{
            key, "is not known",
            near.empty() ? std::vector<std::string>{} : std::vector<std::string>{"did you mean " + near + "?"}};
    }
    return std::nullopt;
}

/// House rules whose values are seats, said by any of the names that people will see, with the ids of those seats.
SwitchValues with_seat_ids(const Variant& variant, SwitchValues house, const SwitchValues& said) {
    std::string colours = "own";
    for (const SwitchValues* values : {&said, static_cast<const SwitchValues*>(&house)})
        if (const auto chosen = values->find("colours"); chosen != values->end()) colours = chosen->second;
    const std::vector<SeatSaid> seats = seats_named_by(variant, colours);
    for (const SwitchRow& row : switch_rows()) {
        const auto value = house.find(row.row.key);
        if (row.row.values != "<seat>" || value == house.end()) continue;
        if (const auto place = place_of_seat(seats, value->second)) value->second = seats[*place].id;
    }
    return house;
}

}  // namespace

bool is_switch_value(const Variant& variant, std::string_view key, std::string_view value) {
    return std::any_of(switch_rows().begin(), switch_rows().end(),
                       [&](const SwitchRow& row) { return row.row.key == key && fits(variant, row.row, value); });
}

std::vector<std::string> values_that_may_stand(const Variant& variant, const Switch& row) {
    const SwitchView view{variant, variant.switches};
    std::vector<std::string> values = choices(row.values);
    values.erase(std::remove_if(values.begin(), values.end(),
                                [&](const std::string& value) { return contradiction(view, row, value) != nullptr; }),
                 values.end());
    return values;
}

std::optional<SwitchComplaint> settle_switches(Variant& variant, const SwitchValues& said, const SwitchValues& house) {
    if (auto unknown = unknown_key(said)) return unknown;
    if (auto unknown = unknown_key(house)) return unknown;
    variant.switches.clear();
    const SwitchValues with_ids = with_seat_ids(variant, house, said);
    for (const SwitchRow& row : switch_rows())
        if (auto complaint = settle_row(variant, row, said, with_ids)) return complaint;
    if (const auto colours = variant.switches.find("colours"); colours != variant.switches.end())
        variant.seats = seats_named_by(variant, colours->second);
    return std::nullopt;
}

}  // namespace fourhand
