// What the tool `variants` prints: lists, explanations, rule sheets, comparisons; for people and as JSON Lines.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rules/drawing.hpp"
#include "rules/rules.hpp"

namespace fourhand {

/// A variant with house rules laid over it, and as it is without them.
struct ShownVariant {
    std::shared_ptr<const Rules> rules;
    Variant plain;

    const Variant& variant() const { return rules->variant(); }
    /// The array from which the rules start.
    const ArraySaid& drawn() const;
    /// The note about a switch, a law, a man's letter or a word of the board; for a switch that chooses between laws
    /// and has none of its own, that of the law. Null if there is none, or a house rule has overtaken it.
    const Note* note(std::string_view about) const;
    /// Whether a house rule has set this switch to another value than the variant's, or has brought in this law.
    bool is_house_rule(std::string_view about) const;
};

/// One line a variant, aligned; games known by name only below.
void print_list(std::ostream& out, bool json);
/// All there is to say of one.
void print_explanation(const ShownVariant& shown, std::ostream& out);
/// A rule sheet to hand out: sentences under headings, each with its source.
void print_rule_sheet(const ShownVariant& shown, std::ostream& out);
/// The same two as one JSON object.
void print_json(const ShownVariant& shown, std::ostream& out);
/// Every house rule with its values and default; for a variant the values that may stand there, and the one that does.
void print_switches(const ShownVariant* shown, std::ostream& out, bool json);
/// What two variants differ in, point by point; false if in nothing.
bool print_difference(const ShownVariant& one, const ShownVariant& other, std::ostream& out, bool json);
/// Where a text stands in the titles, notes and stories of all variants; false if nowhere.
bool print_occurrences(std::string_view text, std::ostream& out, bool json);

/// "N", "P>": a man of a drawing without his seat.
std::string man_of(const Variant& variant, const DrawnMan& man);

/// An array's drawing with the names of ranks and files round it; dark squares as colons.
std::vector<std::string> drawing(const Variant& variant, const ArraySaid& array);

/// Rows of cells as lines with aligned columns, two blanks between them; the last column is not padded.
std::vector<std::string> aligned(const std::vector<std::vector<std::string>>& rows);

}  // namespace fourhand
