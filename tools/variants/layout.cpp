// The parts that several reports share: notes, drawings, aligned columns.
#include <algorithm>

#include "base/text.hpp"
#include "rules/switches.hpp"
#include "variants/report.hpp"
#include "variants/sentences.hpp"

namespace fourhand {

const ArraySaid& ShownVariant::drawn() const {
    for (const ArraySaid& said : variant.arrays)
        if (said.name == array) return said;
    return variant.arrays.front();
}

namespace {

SwitchView laws_of(const Variant& variant) { return {variant, variant.switches}; }

}  // namespace

bool ShownVariant::is_house_rule(std::string_view about) const {
    const auto now = variant.switches.find(about), before = plain.switches.find(about);
    if (now == variant.switches.end()) return laws_of(variant).has_law(about) && !laws_of(plain).has_law(about);
    return before == plain.switches.end() || before->second != now->second;
}

const Note* ShownVariant::note(std::string_view about) const {
    if (is_house_rule(about)) return nullptr;
    for (const Note& note : variant.notes)
        if (note.about == about) return &note;
    for (const LawChoice& choice : law_choices())
        if (choice.key == about && laws_of(variant).has_law(choice.law)) return note(choice.law);
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

std::vector<std::string> drawing(const Variant& variant, const ArraySaid& array) {
    const std::size_t light = is_light_parity_odd(variant) ? 1 : 0;
    std::size_t width = 0;
    for (const std::string& row : array.rows)
        for (const std::string_view cell : words(row)) width = std::max(width, cell.size());
    const auto padded = [&](std::string_view cell) {
        return ' ' + std::string(cell) + std::string(width - cell.size(), ' ');
    };
    std::vector<std::string> lines;
    std::string files = "  ";
    for (std::size_t i = 0; i < array.rows.size(); ++i) {
        const std::size_t rank = array.rows.size() - i;
        std::string line = (rank < 10 ? " " : "") + std::to_string(rank);
        std::size_t file = 0;
        for (const std::string_view cell : words(array.rows[i])) {
            ++file;
            line += padded(cell == "--" ? "" : cell != "." ? cell : (file + rank) % 2 == light ? "." : ":");
            if (i == 0) files += padded(std::string(1, static_cast<char>('a' + file - 1)));
        }
        lines.push_back(std::move(line));
    }
    lines.push_back(std::move(files));
    for (std::string& line : lines) line.resize(line.find_last_not_of(' ') + 1);
    return lines;
}

}  // namespace fourhand
