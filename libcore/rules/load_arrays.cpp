// Arrays of a variant file: where the men start.
#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <utility>

#include "base/text.hpp"
#include "board/square.hpp"
#include "rules/drawing.hpp"
#include "rules/load_parts.hpp"
#include "rules/move.hpp"

namespace fourhand {

namespace {

void check_row(const JsonValue& json, const Variant& variant, std::string_view row, std::multiset<std::string>& kings) {
    for (const std::string_view cell : words(row)) {
        if (is_hole(cell) || is_empty_square(cell)) continue;
        const auto man = man_in(variant, cell);
        if (!man) return json.complain("\"" + printable(cell) + "\" is neither --, . nor a seat's letter and a man's");
        if (variant.pieces[man->piece].royal) kings.insert(variant.seats[man->seat].id);
    }
}

void check_array(const JsonValue& json, const Variant& variant, const ArraySaid& array) {
    std::multiset<std::string> kings;
    const std::size_t width = array.rows.empty() ? 0 : words(array.rows.front()).size();
    if (width == 0 || width > max_side || array.rows.size() > max_side)
        return json.complain("must be a drawing of at most " + std::to_string(max_side) + " rows and columns");
    const std::vector<JsonValue> rows = json.items();
    for (std::size_t i = 0; i < array.rows.size(); ++i) {
        const std::size_t cells = words(array.rows[i]).size();
        if (cells != width)
            rows[i].complain("has " + std::to_string(cells) + " cells, and the first row has " + std::to_string(width));
        check_row(rows[i], variant, array.rows[i], kings);
    }
    for (const SeatSaid& seat : variant.seats)
        if (kings.count(seat.id) != 1)
            json.complain(seat.id + " must have one king, and has " + std::to_string(kings.count(seat.id)));
}

/// The drawing with every man taken off: the board alone.
std::string outline(const ArraySaid& array) {
    std::string shape;
    for (const std::string& row : array.rows) {
        for (const std::string_view cell : words(row)) shape += is_hole(cell) ? '-' : '.';
        shape += '\n';
    }
    return shape;
}

constexpr std::string_view queen = "Q";

bool is_queen(const Variant& variant, const DrawnMan& man) { return variant.pieces[man.piece].letter == queen; }

/// How many queens stand on squares whose file and rank add up to an even number, and to an odd one.
std::pair<std::size_t, std::size_t> count_queens(const Variant& variant, const ArraySaid& array) {
    const Drawing drawing = take_apart(variant, array);
    std::array<std::size_t, 2> on{};
    for (std::size_t i = 0; i < drawing.men.size(); ++i) {
        if (!drawing.men[i] || !is_queen(variant, *drawing.men[i])) continue;
        const Place place = drawing.board.place(static_cast<Square>(i));
        ++on[static_cast<std::size_t>(place.file + place.rank) % 2];
    }
    return {on[0], on[1]};
}

/// The drawing with the queen and the king of every seat changed about; nothing if somebody has not one queen.
std::optional<std::vector<std::string>> royals_changed(const Variant& variant, const std::vector<std::string>& rows) {
    std::vector<std::string> kings(variant.seats.size());
    std::vector<std::size_t> queens(variant.seats.size());
    for (const std::string& row : rows)
        for (const std::string_view cell : words(row)) {
            const auto man = man_in(variant, cell);
            if (man && variant.pieces[man->piece].royal) kings[man->seat] = cell;
            if (man && is_queen(variant, *man)) ++queens[man->seat];
        }
    if (std::any_of(queens.begin(), queens.end(), [](std::size_t count) { return count != 1; })) return std::nullopt;
    std::vector<std::string> changed;
    for (const std::string& row : rows) {
        std::vector<std::string> cells;
        for (const std::string_view cell : words(row)) {
            cells.emplace_back(cell);
            const auto man = man_in(variant, cell);
            if (man && is_queen(variant, *man)) cells.back() = kings[man->seat];
            if (man && variant.pieces[man->piece].royal)
                cells.back() = variant.seats[man->seat].letter + std::string(queen);
        }
        changed.push_back(join(cells, " "));
    }
    return changed;
}

}  // namespace

void read_arrays(const JsonValue& json, Variant& variant) {
    for (const auto& [name, value] : json.members()) {
        if (!value.is_list()) value.allow({"rows", "comparison", "queens"});
        const JsonValue rows = value.is_list() ? value : value["rows"];
        ArraySaid array{name, rows.texts()};
        if (!value.is_list()) {
            array.comparison = value["comparison"].flag_or(false);
            array.queens_on_light = value["queens"].present() && value["queens"].word_or("", {"light"}) == "light";
        }
        check_array(rows, variant, array);
        if (!variant.arrays.empty() && outline(array) != outline(variant.arrays.front()))
            rows.complain("must be drawn on the same board as \"" + variant.arrays.front().name + "\"");
        variant.arrays.push_back(std::move(array));
    }
    if (variant.arrays.empty()) json.complain("must be an object of drawings by their names");
}

void check_sections(const JsonValue& json, const Variant& variant) {
    constexpr int most = std::numeric_limits<decltype(Move::put_back)>::digits;
    for (const auto& [name, value] : json.members()) {
        const JsonValue rows = value.is_list() ? value : value["rows"];
        std::vector<int> men(variant.seats.size());
        for (const std::string& row : rows.texts())
            for (const std::string_view cell : words(row))
                if (const auto man = man_in(variant, cell)) ++men[man->seat];
        for (std::size_t seat = 0; seat < men.size(); ++seat)
            if (men[seat] > most)
                rows.complain(variant.seats[seat].id + " has " + std::to_string(men[seat]) +
                              " men, and where sections fall (law \"raze\") an army has " + std::to_string(most) +
                              " at most: more starting squares cannot be told apart when men are put back");
    }
}

std::optional<Complaint> settle_arrays(Variant& variant) {
    const std::size_t light = variant.switches.at("light_parity") == "odd" ? 1 : 0;
    for (ArraySaid& array : variant.arrays) {
        if (!array.queens_on_light) continue;
        const auto [on_even, on_odd] = count_queens(variant, array);
        const std::size_t on_light = light == 0 ? on_even : on_odd, on_dark = light == 0 ? on_odd : on_even;
        if (on_light + on_dark == 0 || (on_light != 0 && on_dark != 0))
            return Complaint{"/arrays/" + array.name + "/queens",
                             "says that all queens (letter Q) stand on squares of one colour, and they do not",
                             {}};
        if (on_dark == 0) continue;
        auto changed = royals_changed(variant, array.rows);
        if (!changed)
            return Complaint{"/arrays/" + array.name + "/queens",
                             "says that queens change places with their kings, and not every seat has one queen",
                             {}};
        array.rows = *std::move(changed);
    }
    return std::nullopt;
}

}  // namespace fourhand
