// Cells of a drawing, read one way for everybody.
#include "rules/drawing.hpp"

#include "base/text.hpp"
#include "rules/own_side.hpp"

namespace fourhand {

bool is_hole(std::string_view cell) { return cell == "--"; }

bool is_empty_square(std::string_view cell) { return cell == "."; }

std::optional<DrawnMan> man_in(const Variant& variant, std::string_view cell) {
    std::optional<DrawnMan> man;
    const bool marked = cell.size() > 2 && headings.find(cell.back()) != std::string_view::npos;
    const std::string_view unmarked = cell.substr(0, cell.size() - (marked ? 1 : 0));
    for (std::size_t seat = 0; seat < variant.seats.size(); ++seat)
        for (std::size_t piece = 0; piece < variant.pieces.size(); ++piece) {
            const PieceSaid& said = variant.pieces[piece];
            const std::string plain = variant.seats[seat].letter + said.letter;
            if (cell != plain && !(marked && said.march && unmarked == plain)) continue;
            if (man) return std::nullopt;
            man = DrawnMan{seat, piece, marked ? cell.back() : '\0'};
        }
    return man;
}

Drawing take_apart(const Variant& variant, const ArraySaid& array) {
    Drawing drawing;
    std::vector<bool> exists;
    for (auto row = array.rows.rbegin(); row != array.rows.rend(); ++row)
        for (const std::string_view cell : words(*row)) {
            exists.push_back(!is_hole(cell));
            if (!is_hole(cell)) drawing.men.push_back(man_in(variant, cell));
        }
    const std::size_t height = array.rows.size();
    drawing.board = Board(static_cast<int>(exists.size() / height), static_cast<int>(height), exists);
    return drawing;
}

Board board_of(const Variant& variant) { return take_apart(variant, variant.arrays.front()).board; }

}  // namespace fourhand
