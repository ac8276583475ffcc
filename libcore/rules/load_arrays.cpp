// Arrays of a variant file: where the men start.
#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "base/text.hpp"
#include "board/square.hpp"
#include "rules/load_parts.hpp"

namespace fourhand {

namespace {

/// The seat and the piece of a drawing's cell; nothing for a cell that names no man, or two.
std::optional<std::pair<const SeatSaid*, const PieceSaid*>> man_in(const Variant& variant, std::string_view cell) {
    std::optional<std::pair<const SeatSaid*, const PieceSaid*>> man;
    const bool marked = cell.size() > 2 && std::string_view("^>v<").find(cell.back()) != std::string_view::npos;
    for (const SeatSaid& seat : variant.seats)
        for (const PieceSaid& piece : variant.pieces) {
            const std::string plain = seat.letter + piece.letter;
            if (cell != plain && !(marked && piece.march && cell.substr(0, cell.size() - 1) == plain)) continue;
            if (man) return std::nullopt;
            man = std::pair{&seat, &piece};
        }
    return man;
}

void check_row(const JsonValue& json, const Variant& variant, std::string_view row, std::multiset<std::string>& kings) {
    for (const std::string_view cell : words(row)) {
        if (cell == "--" || cell == ".") continue;
        const auto man = man_in(variant, cell);
        if (!man) return json.complain("\"" + printable(cell) + "\" is neither --, . nor a seat's letter and a man's");
        if (man->second->royal) kings.insert(man->first->id);
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
        for (const std::string_view cell : words(row)) shape += cell == "--" ? '-' : '.';
        shape += '\n';
    }
    return shape;
}

constexpr std::string_view queen = "Q";

/// How many queens stand on squares whose file and rank add up to an even number, and to an odd one.
std::pair<std::size_t, std::size_t> count_queens(const Variant& variant, const ArraySaid& array) {
    std::array<std::size_t, 2> on{};
    for (std::size_t row = 0; row < array.rows.size(); ++row) {
        const auto cells = words(array.rows[row]);
        for (std::size_t column = 0; column < cells.size(); ++column) {
            const auto man = man_in(variant, cells[column]);
            if (man && man->second->letter == queen) ++on[(column + 1 + array.rows.size() - row) % 2];
        }
    }
    return {on[0], on[1]};
}

/// The drawing with every queen and king of a seat changed about.
std::vector<std::string> royals_changed(const Variant& variant, const std::vector<std::string>& rows) {
    const auto king =
        std::find_if(variant.pieces.begin(), variant.pieces.end(), [](const PieceSaid& piece) { return piece.royal; });
    std::vector<std::string> changed;
    for (const std::string& row : rows) {
        std::vector<std::string> cells;
        for (const std::string_view cell : words(row)) {
            cells.emplace_back(cell);
            const auto man = man_in(variant, cell);
            if (man && man->second->letter == queen) cells.back() = man->first->letter + king->letter;
            if (man && man->second->royal) cells.back() = man->first->letter + std::string(queen);
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
        if (on_dark != 0) array.rows = royals_changed(variant, array.rows);
    }
    return std::nullopt;
}

}  // namespace fourhand
