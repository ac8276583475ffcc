// The JSON schema of variant files: it knows every switch and every law, and all files of the house fit it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "base/embedded.hpp"
#include "base/source.hpp"
#include "common/schema.hpp"
#include "rules/law.hpp"
#include "rules/variant.hpp"

namespace fourhand::tests {
namespace {

using Json = nlohmann::json;

const Json& schema() { return schema_named("variant.schema.json"); }

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
                EXPECT_EQ(misfit(value, rules[key], schema(), key), "");
            }
        }
        EXPECT_NE(misfit(7, rules[key], schema(), key), "") << key;
    }
}

TEST(Schema, KnowsEveryLaw) {
    std::set<std::string> said, known;
    for (const Json& law : schema()["$defs"]["law"]["enum"]) said.insert(law.get<std::string>());
    for (const LawRow& row : law_rows()) known.emplace(row.name);
    EXPECT_EQ(said, known);
}

TEST(Schema, KnowsWhichLawsTakeAnArgument) {
    std::set<std::string> said, known;
    const Json& told = schema()["properties"]["laws"]["items"]["anyOf"][1];
    for (const Json& law : told["properties"]["law"]["enum"]) said.insert(law.get<std::string>());
    for (const LawRow& row : law_rows())
        if (!row.argument.empty()) known.emplace(row.name);
    EXPECT_EQ(said, known);
}

TEST(Schema, FitsEveryFile) {
    for (const std::string_view path : embedded_under("formats/variants"))
        EXPECT_EQ(misfit(Json::parse(embedded(path)), schema()), "") << path;
}

TEST(Schema, RefusesWhatTheLoaderRefuses) {
    Json hughes = Json::parse(variant_text("hughes"));
    const auto with = [&](const char* pointer, const Json& value) {
        Json changed = hughes;
        changed[Json::json_pointer(pointer)] = value;
        EXPECT_FALSE(load_variant(Source("changed.json", changed.dump()))) << pointer << ' ' << value;
        return misfit(changed, schema());
    };
    EXPECT_TRUE(load_variant(Source("hughes.json", hughes.dump())));
    EXPECT_EQ(with("/titel", "x"), "/titel is no key");
    EXPECT_EQ(with("/title", 7), "/title is no string");
    EXPECT_EQ(with("/seats/0/ahead", "down"), "/seats/0/ahead is none of the words");
    EXPECT_EQ(with("/seats/0/letter", "W"), "/seats/0/letter does not match");
    EXPECT_EQ(with("/rules/laep", "yes"), "/rules/laep is no key");
    EXPECT_EQ(with("/rules/leap", "maybe"), "/rules/leap fits none of the alternatives: \"maybe\"");
    EXPECT_EQ(with("/laws/0", "freese"), "/laws/0 fits none of the alternatives: \"freese\"");
    EXPECT_EQ(with("/laws/0", {{"law", "freeze"}, {"argument", "x"}}).substr(0, 7), "/laws/0");
    EXPECT_EQ(with("/place", 5000), "/place is out of range");
    EXPECT_EQ(with("/seats", Json::array()), "/seats has a wrong number of items");
    hughes.erase("id");
    EXPECT_FALSE(load_variant(Source("hughes.json", hughes.dump())));
    EXPECT_EQ(misfit(hughes, schema()), " lacks id");
}

}  // namespace
}  // namespace fourhand::tests
