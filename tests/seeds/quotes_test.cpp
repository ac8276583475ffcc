// What the cases quote stands word for word where the game is explained to people.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.hpp"
#include "rules/variant.hpp"
#include "seeds/seed_case.hpp"

namespace fourhand::tests {
namespace {

/// Quotation marks within quotations are single ones, and lines may break anywhere.
std::string plain(std::string text) {
    std::replace(text.begin(), text.end(), '"', '\'');
    std::string joined;
    for (const std::string_view word : words(text)) joined.append(joined.empty() ? "" : " ").append(word);
    return joined;
}

std::string explanation(std::string_view id) {
    const auto variant = named_variant(id);
    if (!variant) return {};
    std::string text;
    for (const Note& note : variant->notes) text += note.text + '\n';
    for (const auto& [chapter, told] : variant->story) text += told + '\n';
    return plain(text);
}

TEST(Quotes, stand_in_the_notes_or_the_story_of_their_game) {
    std::size_t quotes = 0;
    for (const SeedCase& one : all_seed_cases()) {
        const auto rules =
            std::find_if(one.lines.begin(), one.lines.end(), [](const CaseLine& line) { return line.word == "rules"; });
        for (const std::string& quote : one.quotes) {
            ASSERT_NE(rules, one.lines.end()) << one.file << ':' << one.line << ": of which game?";
            const std::string id = rules->rest.substr(0, rules->rest.find(' '));
            EXPECT_NE(explanation(id).find(plain(quote)), std::string::npos)
                << one.file << ':' << one.line << ": \"" << quote << "\" is no word of " << id;
            ++quotes;
        }
    }
    EXPECT_GT(quotes, 100u);
}

}  // namespace
}  // namespace fourhand::tests
