// The parts that several reports share: notes, drawings, aligned columns.
#include <algorithm>

#include "base/text.hpp"
#include "rules/drawing.hpp"
#include "rules/switches.hpp"
#include "variants/report.hpp"
#include "variants/sentences.hpp"

namespace fourhand {

const ArraySaid& ShownVariant::drawn() const {
    const auto& arrays = variant().arrays;
    return *std::find_if(arrays.begin(), arrays.end(),
                         [&](const ArraySaid& said) { return said.name == rules->array(); });
}

namespace {

SwitchView laws_of(const Variant& variant) { return {variant, variant.switches}; }

}  // namespace

bool ShownVariant::is_house_rule(std::string_view about) const {
    const auto now = variant().switches.find(about), before = plain.switches.find(about);
    if (now == variant().switches.end()) return laws_of(variant()).has_law(about) && !laws_of(plain).has_law(about);
    return before == plain.switches.end() || before->second != now->second;
}

const Note* ShownVariant::note(std::string_view about) const {
    if (is_house_rule(about)) return nullptr;
    for (const Note& note : variant().notes)
        if (note.about == about) return &note;
    for (const LawChoice& choice : law_choices())
        if (choice.key == about && laws_of(variant()).has_law(choice.law)) return note(choice.law);
    return nullptr;
}

std::vector<std::string> aligned(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows)
        for (std::size_t i = 0; i + 1 < row.size(); ++i) {
            if (widths.size() <= i) widths.push_back(0);
            widths[i] = std::max(widths[i], count_characters(row[i]));
        }
    std::vector<std::string> lines;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += row[i];
            if (i + 1 < row.size()) line.append(widths[i] - count_characters(row[i]) + 2, ' ');
        }
        line.resize(line.find_last_not_of(' ') + 1);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string man_of(const Variant& variant, const DrawnMan& man) {
    std::string text = variant.pieces[man.piece].letter;
    if (man.heading != 0) text += man.heading;
    return text;
}

std::vector<std::string> drawing(const Variant& variant, const ArraySaid& array) {
    const Drawing drawn = take_apart(variant, array);
    const Board& board = drawn.board;
    const auto written = [&](const DrawnMan& man) { return variant.seats[man.seat].letter + man_of(variant, man); };
    std::size_t width = 1;
    for (const auto& man : drawn.men)
        if (man) width = std::max(width, written(*man).size());
    const auto padded = [&](std::string_view cell) {
        return ' ' + std::string(cell) + std::string(width - cell.size(), ' ');
    };
    std::vector<std::string> lines;
    for (int rank = board.height() - 1; rank >= 0; --rank) {
        std::string line = (rank < 9 ? " " : "") + std::to_string(rank + 1);
        for (int file = 0; file < board.width(); ++file) {
            const Square square = board.at({file, rank});
            const auto man = square == Square::none ? std::nullopt : drawn.men[index(square)];
            line += padded(square == Square::none            ? ""
                           : man                             ? written(*man)
                           : is_light(variant, {file, rank}) ? "."
                                                             : ":");
        }
        lines.push_back(std::move(line));
    }
    std::string files = "  ";
    for (int file = 0; file < board.width(); ++file) files += padded(std::string(1, static_cast<char>('a' + file)));
    lines.push_back(std::move(files));
    for (std::string& line : lines) line.resize(line.find_last_not_of(' ') + 1);
    return lines;
}

}  // namespace fourhand
