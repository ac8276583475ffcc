// Rule sets as the database names them: variant, array and house rules, in words that outlive this program.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "rules/rules.hpp"
#include "store/database.hpp"

namespace fourhand {

/// A row of the table `rules`.
struct RuleSetName {
    std::string variant;
    std::string array;
    std::string house_rules;  ///< "KEY=VALUE", a line each, sorted
    friend bool operator==(const RuleSetName&, const RuleSetName&) = default;
};

/// House rules are told by comparing the switches with those of the variant as it is published.
RuleSetName name_of(const Rules& rules);
/// The rules of that name; the complaint says what is not known here.
Result<std::shared_ptr<const Rules>> rules_named(const RuleSetName& name);

/// The table `rules`, each row read once.
class RuleSets {
public:
    explicit RuleSets(Database& database) : database_(database) {}

    /// The number of a rule set, which is added if it is not there.
    std::int64_t id_of(const std::shared_ptr<const Rules>& rules);
    /// StoreError if there is no such row; an error if its rules are not known to this program.
    Result<std::shared_ptr<const Rules>> read(std::int64_t id);
    /// Those of all rows; rules that this program does not know are left out.
    std::vector<std::shared_ptr<const Rules>> all();
    /// Forgets the numbers: rows may have been undone.
    void forget();

private:
    std::int64_t find_or_insert(const RuleSetName& name);

    Database& database_;
    std::unordered_map<std::shared_ptr<const Rules>, std::int64_t> ids_;
    std::unordered_map<std::int64_t, std::shared_ptr<const Rules>> rules_;
};

}  // namespace fourhand
