// The JSON schema of variant files: it knows every switch and every law, and all files of the house fit it.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>

#include "base/embedded.hpp"
#include "rules/law.hpp"
#include "rules/variant.hpp"

namespace fourhand {
namespace {

using Json = nlohmann::json;

const Json& schema() {
    static const Json document = Json::parse(embedded("schema/variant.schema.json"));
    return document;
}

bool fits_type(const Json& value, const std::string& type) {
    return type == "object"    ? value.is_object()
           : type == "array"   ? value.is_array()
           : type == "string"  ? value.is_string()
           : type == "boolean" ? value.is_boolean()
           : type == "integer" ? value.is_number_integer()
                               : type == "null" && value.is_null();
}

bool matches(const Json& value, const Json& pattern) {
    return std::regex_search(value.get<std::string>(), std::regex(pattern.get<std::string>()));
}

std::string misfit(const Json& value, const Json& rule, const std::string& pointer);

std::string misfit_in_object(const Json& value, const Json& rule, const std::string& pointer) {
    for (const Json& key : rule.value("required", Json::array()))
        if (!value.contains(key.get<std::string>())) return pointer + " lacks " + key.get<std::string>();
    const Json properties = rule.value("properties", Json::object());
    for (const auto& [key, item] : value.items()) {
        const std::string inside = pointer + '/' + key;
        if (rule.contains("propertyNames") && !matches(key, rule["propertyNames"]["pattern"]))
            return inside + " is no name";
        if (properties.contains(key)) {
            if (auto wrong = misfit(item, properties[key], inside); !wrong.empty()) return wrong;
        } else if (rule.contains("additionalProperties")) {
            const Json& others = rule["additionalProperties"];
            if (others.is_boolean()) return others.get<bool>() ? "" : inside + " is no key";
            if (auto wrong = misfit(item, others, inside); !wrong.empty()) return wrong;
        }
    }
    return {};
}

/// Where a value departs from a rule of the schema; empty if nowhere. Knows what our schema uses.
std::string misfit(const Json& value, const Json& rule, const std::string& pointer) {
    if (rule.contains("$ref"))
        return misfit(value, schema().at(Json::json_pointer(rule["$ref"].get<std::string>().substr(1))), pointer);
    if (rule.contains("anyOf"))
        return std::any_of(rule["anyOf"].begin(), rule["anyOf"].end(),
                           [&](const Json& one) { return misfit(value, one, pointer).empty(); })
                   ? ""
                   : pointer + " fits none of the alternatives: " + value.dump();
    if (rule.contains("enum"))
        return std::find(rule["enum"].begin(), rule["enum"].end(), value) != rule["enum"].end()
                   ? ""
                   : pointer + " is none of the words";
    if (rule.contains("type") && !fits_type(value, rule["type"]))
        return pointer + " is no " + rule["type"].get<std::string>();
    if (value.is_string() && rule.contains("pattern") && !matches(value, rule["pattern"]))
        return pointer + " does not match";
    if (value.is_string() && value.get<std::string>().size() < rule.value("minLength", std::size_t{0}))
        return pointer + " is empty";
    if (value.is_number() && (value < rule.value("minimum", value) || value > rule.value("maximum", value)))
        return pointer + " is out of range";
    if (value.is_array()) {
        if (value.size() < rule.value("minItems", std::size_t{0}) ||
            value.size() > rule.value("maxItems", value.size()))
            return pointer + " has a wrong number of items";
        for (std::size_t i = 0; i < value.size(); ++i)
            if (auto wrong = misfit(value[i], rule.value("items", Json::object()), pointer + '/' + std::to_string(i));
                !wrong.empty())
                return wrong;
    }
    return value.is_object() ? misfit_in_object(value, rule, pointer) : "";
}

TEST(Schema, KnowsEverySwitchWithItsValues) {
    const Json& rules = schema()["properties"]["rules"]["properties"];
    EXPECT_EQ(rules.size(), switches().size());
    for (const Switch& row : switches()) {
        const std::string key(row.key);
        ASSERT_TRUE(rules.contains(key)) << key;
        const std::string values(row.values);
        for (std::size_t at = 0, bar; at <= values.size(); at = bar + 1) {
            bar = std::min(values.find('|', at), values.size());
            const std::string value = values.substr(at, bar - at);
            if (value.find('<') == std::string::npos) {
                EXPECT_EQ(misfit(value, rules[key], key), "");
            }
        }
        EXPECT_NE(misfit(7, rules[key], key), "") << key;
    }
}

TEST(Schema, KnowsEveryLaw) {
    std::set<std::string> said, known;
    for (const Json& law : schema()["$defs"]["law"]["enum"]) said.insert(law.get<std::string>());
    for (const LawRow& row : law_rows()) known.emplace(row.name);
    EXPECT_EQ(said, known);
}

TEST(Schema, FitsEveryFile) {
    for (const std::string_view path : embedded_under("formats/variants"))
        EXPECT_EQ(misfit(Json::parse(embedded(path)), schema(), ""), "") << path;
}

TEST(Schema, RefusesWhatTheLoaderRefuses) {
    Json hughes = Json::parse(variant_text("hughes"));
    const auto with = [&](const char* pointer, const Json& value) {
        Json changed = hughes;
        changed[Json::json_pointer(pointer)] = value;
        return misfit(changed, schema(), "");
    };
    EXPECT_EQ(with("/titel", "x"), "/titel is no key");
    EXPECT_EQ(with("/title", 7), "/title is no string");
    EXPECT_EQ(with("/seats/0/ahead", "down"), "/seats/0/ahead is none of the words");
    EXPECT_EQ(with("/seats/0/letter", "W"), "/seats/0/letter does not match");
    EXPECT_EQ(with("/rules/laep", "yes"), "/rules/laep is no key");
    EXPECT_EQ(with("/rules/leap", "maybe"), "/rules/leap fits none of the alternatives: \"maybe\"");
    EXPECT_EQ(with("/laws/0", "freese"), "/laws/0 fits none of the alternatives: \"freese\"");
    EXPECT_EQ(with("/place", 5000), "/place is out of range");
    EXPECT_EQ(with("/seats", Json::array()), "/seats has a wrong number of items");
    hughes.erase("id");
    EXPECT_EQ(misfit(hughes, schema(), ""), " lacks id");
}

}  // namespace
}  // namespace fourhand
