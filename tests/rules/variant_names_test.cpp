// Variants found by their names, and names that are none's.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "base/text.hpp"
#include "rules/variant.hpp"

namespace fourhand {
namespace {

TEST(Names, AreFoundByAliasAndWithoutRegardToCase) {
    for (const char* name : {"hughes", "Hughes", "hughes-hughes", "FOUR-HANDED"}) {
        const auto variant = named_variant(name);
        ASSERT_TRUE(variant) << name;
        EXPECT_EQ(variant->id, "hughes");
    }
    EXPECT_TRUE(variant_text("no such game").empty());
}

TEST(Names, UnknownOnesAreAnsweredWithNearOnes) {
    const auto near = named_variant("verny");
    ASSERT_FALSE(near);
    EXPECT_EQ(near.error().code, Code::UnknownVariant);
    EXPECT_EQ(near.error().hints.at(0), "did you mean verney?");
    const auto part = named_variant("eight");
    ASSERT_FALSE(part);
    EXPECT_EQ(part.error().hints.at(0), "did you mean verney-eight or eight-handed?");
    const auto nothing = named_variant("xyzzy");
    ASSERT_FALSE(nothing);
    EXPECT_EQ(nothing.error().hints.at(0).substr(0, 19), "known are american,");
}

/// The pages' titles were no names: "Four-player chess" led to Loeb's game alone, "Hans37 Chess" nowhere.
TEST(Names, AreAlsoTheTitlesThatPagesPrint) {
    const struct {
        const char *name, *id;
    } games[] = {{"4 way chess", "american"},
                 {"American 4 Handed Chess", "american"},
                 {"Hans37 Chess", "hans37"},
                 {"chesscom teams", "chesscom-teams"},
                 {"Four Seasons Chess", "four-seasons"},
                 {"four players chess", "loeb"},
                 {"FOUR SEASONS CHESS (ACEDREX DE LOS QUATRO TIEMPOS)", "four-seasons"},
                 {"Verney's four-handed chess", "verney"},
                 {"chess.com four player chess, teams", "chesscom-teams"}};
    for (const auto& [name, id] : games) {
        const auto variant = named_variant(name);
        ASSERT_TRUE(variant) << name << ": " << variant.error().message;
        EXPECT_EQ(variant->id, id) << name;
    }
    const auto hint = [](const char* name) {
        const auto variant = named_variant(name);
        return variant ? "is " + variant->id : variant.error().hints.at(0);
    };
    EXPECT_EQ(hint("Four-player chess"), "did you mean chesscom-teams, chesscom-ffa or four-players-chess?");
    EXPECT_EQ(hint("Political Chess"), "did you mean political or political-american?");
    EXPECT_EQ(hint("A board with an arm on every side").substr(0, 9), "known are") << "abstract files are no games";
    const auto eight = named_variant("Eight-player chess");
    ASSERT_FALSE(eight);
    EXPECT_EQ(eight.error().message.substr(0, 30), "eight-player cannot be played:");
}

TEST(Names, WhatIsAbstractOrKnownByNameOnlyIsNoGame) {
    EXPECT_FALSE(named_variant("cross"));
    const auto eight = named_variant("eight-player");
    ASSERT_FALSE(eight);
    EXPECT_NE(eight.error().message.find("the board is not known"), std::string::npos);
    EXPECT_EQ(unsupported_variant_ids(), std::vector<std::string>{"eight-player"});
}

}  // namespace
}  // namespace fourhand
