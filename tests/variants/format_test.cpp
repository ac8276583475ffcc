// formats/variant.md: its examples load and play, and it tells of every switch and every law.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/embedded.hpp"
#include "base/source.hpp"
#include "base/text.hpp"
#include "rules/law.hpp"
#include "rules/position.hpp"
#include "rules/rules.hpp"

namespace fourhand {
namespace {

std::string_view page() { return embedded("formats/variant.md"); }

std::vector<std::string> examples() {
    std::vector<std::string> blocks;
    constexpr std::string_view fence = "```json\n";
    for (std::size_t at = 0; (at = page().find(fence, at)) != std::string_view::npos;) {
        at += fence.size();
        const std::size_t end = page().find("```", at);
        blocks.emplace_back(page().substr(at, end - at));
        at = end;
    }
    return blocks;
}

TEST(VariantPage, ItsExamplesLoadAndPlay) {
    ASSERT_EQ(examples().size(), 2u);
    for (const std::string& example : examples()) {
        const Source source("example", example);
        const auto variant = load_variant(source);
        ASSERT_TRUE(variant) << render(variant.error(), source);
        const auto rules = compile(*variant);
        ASSERT_TRUE(rules) << rules.error().message;
        EXPECT_GT(Position(*rules).count_legal_moves(), 0u);
    }
}

TEST(VariantPage, TheClubsFileIsHughesWithThreeRulesChanged) {
    const auto club = load_variant(Source("example", examples().at(0)));
    const auto hughes = named_variant("hughes", {"first=S", "thaw=owner_turn", "promotes_to=QRBN"});
    ASSERT_TRUE(club);
    ASSERT_TRUE(hughes);
    EXPECT_EQ(club->switches, hughes->switches);
}

TEST(VariantPage, TellsOfEverySwitchAsTheTableDoes) {
    for (const Switch& row : switches()) {
        const std::size_t at = page().find("| `" + std::string(row.key) + "` |");
        ASSERT_NE(at, std::string_view::npos) << row.key;
        const std::string_view line = page().substr(at, page().find('\n', at) - at);
        EXPECT_NE(line.find(row.meaning), std::string_view::npos) << line;
        EXPECT_NE(line.find(row.default_value), std::string_view::npos) << line;
        for (const std::string_view value : split(row.values, '|'))
            if (value.find('<') == std::string_view::npos) {
                EXPECT_NE(line.find(value), std::string_view::npos) << row.key << ' ' << value;
            }
    }
}

TEST(VariantPage, TellsOfEveryLaw) {
    for (const LawRow& row : law_rows()) {
        const std::string line = "| `" + std::string(row.name) + "` | " + std::string(row.sentence) + " | " +
                                 std::string(row.argument) + " |";
        EXPECT_NE(page().find(line), std::string_view::npos) << line;
    }
}

}  // namespace
}  // namespace fourhand
