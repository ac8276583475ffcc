// House rules: which of the table's switches a variant has, and what they stand at.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/variant.hpp"

namespace fourhand {

using SwitchValues = std::map<std::string, std::string, std::less<>>;

/// A variant, and those of its switches that are settled already: what needs and contradictions are judged by.
struct SwitchView {
    const Variant& variant;
    const SwitchValues& values;

    bool has_law(std::string_view name) const;
    bool has_teams() const;
    bool has_march() const;
    /// Whether a switch stands at a value; false for one that does not apply.
    bool is(std::string_view key, std::string_view value) const;
};

/// What a variant must have for a switch to mean anything.
struct SwitchNeed {
    bool (*met)(const SwitchView& view);
    std::string_view otherwise;  ///< why the key is no house rule of a variant that fails it: "no pawn marches here"
};

/// A row of the table as it is worked with.
struct SwitchRow {
    Switch row;
    SwitchNeed need;
    /// The value of a variant that says nothing; null: `row.default_value` whatever the variant.
    std::string_view (*fallback)(const SwitchView& view);
};

/// Two things that cannot both hold. `value` "*" is every value but `none`.
struct Contradiction {
    std::string_view key;
    std::string_view value;
    bool (*clashes)(const SwitchView& view);
    std::string_view reason;
};

/// A switch whose values stand for laws: setting it as a house rule exchanges the one law for the other.
struct LawChoice {
    std::string_view key;
    std::string_view value;
    std::string_view law;
};

/// The table in reading order; a row's need and default look only at rows above it.
const std::vector<SwitchRow>& switch_rows();
const std::vector<Contradiction>& contradictions();
const std::vector<LawChoice>& law_choices();

/// Whether a value is one that the switch of this key takes; contradictions apart.
bool is_switch_value(const Variant& variant, std::string_view key, std::string_view value);

/// The values of a switch that may stand as house rules of a settled variant, patterns ("<seat>") among them.
std::vector<std::string> values_that_may_stand(const Variant& variant, const Switch& row);

struct SwitchComplaint {
    std::string key;
    std::string message;
    std::vector<std::string> hints;
};

/// Fills `variant.switches` with every key that applies: `house` before `said` before the defaults. What the variant
/// itself says must fit; what stops fitting because of a house rule falls back to its default. Laws follow their
/// switches.
std::optional<SwitchComplaint> settle_switches(Variant& variant, const SwitchValues& said, const SwitchValues& house);

}  // namespace fourhand
