// Rules to words and back, and the table that holds them.
#include "store/rule_sets.hpp"

#include "base/text.hpp"

namespace fourhand {

RuleSetName name_of(const Rules& rules) {
    RuleSetName name{std::string(rules.id()), std::string(rules.array()), {}};
    const Result<Variant> published = named_variant(rules.id());
    for (const auto& [key, value] : rules.variant().switches) {
        if (published) {
            const auto as_published = published->switches.find(key);
            if (as_published != published->switches.end() && as_published->second == value) continue;
        }
        if (!name.house_rules.empty()) name.house_rules += '\n';
        name.house_rules += key + '=' + value;
    }
    return name;
}

Result<std::shared_ptr<const Rules>> rules_named(const RuleSetName& name) {
    std::vector<std::string> house_rules;
    for (const std::string_view line : split(name.house_rules, '\n')) {
        if (!line.empty()) house_rules.emplace_back(line);
    }
    return named_rules(name.variant, name.array, house_rules);
}

std::int64_t RuleSets::find_or_insert(const RuleSetName& name) {
    Statement find = database_.prepare("SELECT id FROM rules WHERE variant = ?1 AND array = ?2 AND house_rules = ?3");
    find.bind(1, name.variant).bind(2, name.array).bind(3, name.house_rules);
    if (find.step()) return find.integer(0);
    Statement insert = database_.prepare("INSERT INTO rules (variant, array, house_rules) VALUES (?1, ?2, ?3)");
    insert.bind(1, name.variant).bind(2, name.array).bind(3, name.house_rules).run();
    return database_.last_id();
}

std::int64_t RuleSets::id_of(const std::shared_ptr<const Rules>& rules) {
    const auto known = ids_.find(rules);
    if (known != ids_.end()) return known->second;
    return ids_[rules] = find_or_insert(name_of(*rules));
}

Result<std::shared_ptr<const Rules>> RuleSets::read(std::int64_t id) {
    const auto known = rules_.find(id);
    if (known != rules_.end()) return known->second;
    Statement row = database_.prepare("SELECT variant, array, house_rules FROM rules WHERE id = ?1");
    row.bind(1, id);
    if (!row.step()) throw StoreError(0, "its rules are missing");
    auto rules = rules_named({std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2))});
    if (rules) rules_[id] = *rules;
    return rules;
}

std::vector<std::shared_ptr<const Rules>> RuleSets::all() {
    std::vector<std::shared_ptr<const Rules>> all;
    Statement rows = database_.prepare("SELECT id FROM rules ORDER BY id");
    while (rows.step()) {
        const auto rules = read(rows.integer(0));
        if (rules) all.push_back(*rules);
    }
    return all;
}

void RuleSets::forget() {
    ids_.clear();
    rules_.clear();
}

}  // namespace fourhand
