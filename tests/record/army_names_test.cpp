// Armies by their names, in tags and elsewhere.
#include "record/army_names.hpp"

#include <gtest/gtest.h>

namespace fourhand {
namespace {

/// "seat: what is said of it", or "nobody".
std::string about(std::string_view variant, std::string_view tag) {
    const auto rules = *named_rules(variant);
    const auto found = army_tag(tag, rules->variant().seats);
    return found ? rules->seat(found->seat).id + ": " + std::string(found->says) : "nobody";
}

TEST(ArmyNames, a_tag_is_about_an_army_under_any_of_its_names) {
    EXPECT_EQ(about("american", "Brown"), "E: ");
    EXPECT_EQ(about("american", "chocolate"), "E: ");
    EXPECT_EQ(about("american", "E"), "E: ");
    EXPECT_EQ(about("american", "ChocolateElo"), "E: Elo");
    EXPECT_EQ(about("american", "chocolateelo"), "E: elo");
    EXPECT_EQ(about("american", "WhiteTeam"), "S: Team");
    EXPECT_EQ(about("american", "WHITE"), "S: ") << "not West";
    EXPECT_EQ(about("american", "WElo"), "W: Elo");
    EXPECT_EQ(about("american", "WhiteA"), "nobody") << "a slip of the pen";
    EXPECT_EQ(about("american", "Event"), "nobody");
    EXPECT_EQ(about("american", ""), "nobody");
}

// Names of tags have no blanks.
TEST(ArmyNames, a_name_with_a_blank_may_be_written_without_it) {
    for (const char* name : {"YellowRight", "Yellowright", "yellowright", "Yellow right", "SR"})
        EXPECT_EQ(about("verney-eight", name), "SR: ") << name;
    EXPECT_EQ(about("verney-eight", "WhiteLeftElo"), "NL: Elo");
    EXPECT_EQ(about("verney-eight", "Yellow"), "nobody");
    EXPECT_EQ(about("political-american", "PeanutButter"), "N: ");
    const auto rules = *named_rules("verney-eight");
    EXPECT_EQ(rules->seat_named("yellowleft"), rules->seat_named("SL"));
    EXPECT_EQ(rules->seat_named("Yellow left"), rules->seat_named("SL"));
    EXPECT_EQ(rules->seat_named("yl"), rules->seat_named("SL"));
    EXPECT_EQ(rules->seat_named("yellowlef"), Seat::none);
    EXPECT_EQ(rules->seat_named("yellowleftElo"), Seat::none);
    EXPECT_EQ(as_tag_name("Yellow right"), "YellowRight");
}

}  // namespace
}  // namespace fourhand
