// House rules: laid over a variant, listed and refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "base/text.hpp"
#include "rules/house_rules.hpp"
#include "rules/rules.hpp"
#include "rules/switches.hpp"
#include "rules/variant.hpp"

namespace fourhand {
namespace {

TEST(HouseRules, StandBeforeWhatTheVariantSays) {
    const auto variant = named_variant("hughes", {"first=S", "promotes_to=QRBN"});
    ASSERT_TRUE(variant) << variant.error().message;
    EXPECT_EQ(variant->switches.at("first"), "S");
    EXPECT_EQ(variant->switches.at("promotes_to"), "QRBN");
}

TEST(HouseRules, CarryTheirConsequences) {
    const auto variant = named_variant("hughes", {"double_step=none", "turn_at_partner=no", "turn_at_obstructed=no"});
    ASSERT_TRUE(variant) << variant.error().message;
    EXPECT_EQ(variant->switches.at("en_passant"), "none");
    EXPECT_EQ(variant->switches.at("turn_back_home"), "none");
}

TEST(HouseRules, ExchangeLaws) {
    const auto variant = named_variant("hughes", {"mated_men=live", "team_stuck=play_on"});
    ASSERT_TRUE(variant) << variant.error().message;
    EXPECT_EQ(variant->laws[0].name, "mate passes");
    EXPECT_EQ(variant->laws[3].name, "nobody moves");
    EXPECT_FALSE(variant->switches.contains("thaw"));
}

TEST(HouseRules, ChooseASetOfNames) {
    const auto variant = named_variant("verney", {"colours=records"});
    ASSERT_TRUE(variant) << variant.error().message;
    EXPECT_EQ(variant->seats[1].id, "W");
    EXPECT_EQ(variant->seats[1].colour, "Black");
    EXPECT_EQ(variant->seats[1].letter, "g") << "positions are written with the file's letters";
    EXPECT_EQ(variant->seats[1].shown, "b") << "boards for people have those of the names";
    EXPECT_EQ(variant->seats[2].shown, "y");
}

TEST(HouseRules, NameASeatByAnyOfItsNames) {
    for (const std::string& id : variant_ids()) {
        const auto plain = named_variant(id);
        ASSERT_TRUE(plain) << id;
        for (const SeatSaid& seat : plain->seats) {
            std::vector<std::string> names = seat.names();
            names.push_back(seat.id);
            for (const std::string& name : names) {
                const auto variant = named_variant(id, {"first=" + name});
                ASSERT_TRUE(variant) << id << ": " << variant.error().message;
                EXPECT_EQ(variant->switches.at("first"), seat.id) << id << ' ' << name;
            }
        }
    }
    const auto first = [](const char* id, std::vector<std::string> rules) {
        const auto variant = named_variant(id, rules);
        return variant ? variant->switches.at("first") : variant.error().message;
    };
    EXPECT_EQ(first("american", {"first=chocolate"}), "E");
    EXPECT_EQ(first("american", {"first=Peanut Butter"}), "N");
    EXPECT_EQ(first("verney", {"first=u"}), "E") << "by its letter";
    EXPECT_EQ(first("hughes", {"first=w"}), "W") << "an id counts before White's letter";
    EXPECT_EQ(first("verney", {"first=Black"}), "N");
    EXPECT_EQ(first("verney", {"first=Black", "colours=records"}), "W") << "the name that people see";
    EXPECT_EQ(first("verney", {"first=y", "colours=records"}), "N") << "the letter that people see";
    EXPECT_EQ(first("verney", {"first=Green", "colours=records"}),
              "house rule first cannot be \"Green\"; it takes S, W, N or E");
}

struct WrongRule {
    const char* variant;
    const char* rule;
    const char* message;
};

TEST(HouseRules, ThatCannotBeAreRefusedWithTheReason) {
    const WrongRule wrong[] = {
        {"hughes", "laep=yes", "house rule laep is not known"},
        {"hughes", "leap=maybe", "house rule leap cannot be \"maybe\"; it takes yes or no"},
        {"hughes", "leap", "\"leap\" is no house rule: it must be KEY=VALUE"},
        {"hughes", "political=yes",
         "house rule political cannot be yes: alliances are for games in which everyone plays for himself"},
        {"chesscom-teams", "thaw=at_once", "house rule thaw is no house rule here: mate does not freeze in this game"},
        {"loeb", "mated_men=stone", "house rule mated_men cannot be stone: a king that can be taken cannot be stone"},
        {"loeb", "leap=yes",
         "house rule leap cannot be yes: a pawn leaps over a partner's pawn, and there are no partners"},
        {"verney", "en_passant=opponents", "house rule en_passant cannot be opponents: no pawn makes a double step"},
        {"dessau", "turn_at_partner=yes",
         "house rule turn_at_partner cannot be yes: a pawn is promoted on the partner's back row already"},
        {"american", "waking_own_attacker=allowed",
         "house rule waking_own_attacker is no house rule here: nobody wakes at once in this game"},
        {"hans37", "team_stuck=draw", "house rule team_stuck cannot be draw: there are no teams"},
    };
    for (const WrongRule& row : wrong) {
        const auto variant = named_variant(row.variant, {row.rule});
        ASSERT_FALSE(variant) << row.rule;
        EXPECT_EQ(variant.error().code, Code::UnknownSwitch);
        EXPECT_EQ(variant.error().message, row.message);
    }
}

/// A value was listed for a game in which --rule refuses it, or whose rules it makes unplayable.
TEST(HouseRules, ThatMayStandAreTakenAndNoOthers) {
    for (const std::string& id : variant_ids()) {
        const auto variant = named_variant(id);
        ASSERT_TRUE(variant) << id;
        for (const Switch& row : switches()) {
            if (!variant->switches.contains(row.key)) continue;
            const auto standing = values_that_may_stand(*variant, row);
            for (const std::string_view value : split(row.values, '|')) {
                if (value.find('<') != std::string_view::npos) continue;
                const std::string rule = std::string(row.key) + '=' + std::string(value);
                const bool listed = std::find(standing.begin(), standing.end(), value) != standing.end();
                EXPECT_EQ(static_cast<bool>(named_rules(id, {}, {rule})), listed) << id << ' ' << rule;
            }
        }
    }
}

TEST(HouseRules, DoNotSayWhatAVariantIsLike) {
    const auto variant = named_variant("hughes", {"parent=loeb"});
    ASSERT_FALSE(variant);
    EXPECT_EQ(variant.error().message, "house rule parent is not known");
    EXPECT_EQ(variant.error().hints.at(0),
              "what a variant is like its file says, by the key `like`; no house rule can");
}

}  // namespace
}  // namespace fourhand
