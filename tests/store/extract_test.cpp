// What games are looked for by.
#include "store/extract.hpp"

#include <gtest/gtest.h>

namespace fourhand {

Extract extract_from(std::string_view variant_id, std::vector<std::pair<std::string, std::string>> tags,
                     Outcome outcome = {}) {
    StoredGame game;
    game.rules = *named_rules(variant_id);
    game.tags = std::move(tags);
    game.outcome = outcome;
    return extract(game, game.rules->variant());
}

TEST(Extract, PlayersAreNamedByColourOrSeat) {
    const Extract found = extract_from("chesscom-teams", {{"Red", "Ada"},
                                                          {"RedElo", "1757"},
                                                          {"BLUE", "Bram"},
                                                          {"N", "Cleo"},
                                                          {"Red", "Somebody else"},
                                                          {"GreenElo", "?"},
                                                          {"Green", " "}});
    ASSERT_EQ(found.seats.size(), 3u);
    EXPECT_EQ(found.seats[0].seat, "S");
    EXPECT_EQ(found.seats[0].player, "Ada");
    EXPECT_EQ(found.seats[0].rating, 1757);
    EXPECT_EQ(found.seats[1].seat, "W");
    EXPECT_EQ(found.seats[1].player, "Bram");
    EXPECT_EQ(found.seats[1].rating, std::nullopt);
    EXPECT_EQ(found.seats[2].seat, "N");
}

TEST(Extract, EightHandedSeatsHaveTheirIds) {
    std::vector<std::pair<std::string, std::string>> tags;
    const auto rules = *named_rules("verney-eight");
    for (std::size_t i = 0; i < rules->seats(); ++i)
        tags.emplace_back(rules->seat(Seat(i)).id, "Player " + std::to_string(i));
    const Extract found = extract_from("verney-eight", tags);
    ASSERT_EQ(found.seats.size(), 8u);
    for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(found.seats[i].player, "Player " + std::to_string(i));
}

TEST(Extract, TeamResults) {
    const auto of = [](const char* result) { return extract_from("chesscom-teams", {{"Result", result}}); };
    EXPECT_EQ(of("1-0").result, "1-0");
    EXPECT_EQ(of("1-0").winners, "S N");
    EXPECT_EQ(of("0-1").winners, "W E");
    EXPECT_EQ(of("½-½").result, "1/2-1/2");
    EXPECT_EQ(of("Draw").winners, "");
    EXPECT_EQ(of("Aborted").result, "*");
    EXPECT_EQ(of("*").winners, std::nullopt);
    EXPECT_EQ(of("").result, std::nullopt);
}

TEST(Extract, PointsAreJoinedByName) {
    const auto of = [](const char* result) {
        return extract_from(
            "chesscom-ffa",
            {{"Red", "Ada"}, {"Blue", "Bram-2"}, {"Yellow", "Cleo"}, {"Green", "Dov"}, {"Result", result}});
    };
    EXPECT_EQ(of("Cleo: 74 - Bram-2: 25 - Dov: 9 - Ada: 61").winners, "N");
    EXPECT_EQ(of("Cleo: 74 - Bram-2: 74 - Dov: 9 - Ada: 61").winners, "W N");
    EXPECT_EQ(of("Cleo: 74 - Bram-2: 25 - Dov: 9 - Ada: 61").result, std::nullopt);
    EXPECT_EQ(of("Cleo: many").winners, std::nullopt);
    EXPECT_EQ(of("Nobody: 3").winners, std::nullopt);
}

// "win:S" is the only way to say who won where everyone plays for himself; it was checked, and not kept.
TEST(Extract, WinnersAreNamedByAnyNamesOfTheirSeats) {
    const auto of = [](const char* variant, const char* result) { return extract_from(variant, {{"Result", result}}); };
    EXPECT_EQ(of("loeb", "win:S").winners, "S");
    EXPECT_EQ(of("loeb", "win:S").result, std::nullopt);
    EXPECT_EQ(of("hughes", " win:white, Yellow").winners, "S N");
    EXPECT_EQ(of("hughes", "win:N,S").result, "1-0");
    EXPECT_EQ(of("hughes", "WIN:black,red").result, "0-1");
    EXPECT_EQ(of("american", "win:Peanut Butter,White").winners, "S N");
    EXPECT_EQ(of("hughes", "win:Mauve").winners, std::nullopt);
    EXPECT_EQ(of("hughes", "1-0 on time").winners, "S N") << "as it is checked";
    EXPECT_EQ(of("hughes", "?").result, "*");
}

TEST(Extract, APlayerOfAPointsListMayHaveAHyphenWithBlanks) {
    const Extract found = extract_from("chesscom-ffa", {{"Red", "Ada - B"},
                                                        {"Blue", "Bram"},
                                                        {"Yellow", "Cleo"},
                                                        {"Green", "Dov"},
                                                        {"Result", "Bram: 25 - Ada - B: 74 - Cleo: 9 - Dov: 61"}});
    EXPECT_EQ(found.winners, "S");
}

TEST(Extract, TheEndOfTheMovesSpeaksWhereTheTagsAreSilent) {
    Outcome won{Ending::BothMated, 0b1010};
    EXPECT_EQ(extract_from("hughes", {}, won).result, "0-1");
    EXPECT_EQ(extract_from("hughes", {}, won).winners, "W E");
    EXPECT_EQ(extract_from("hughes", {{"Result", "1-0"}}, won).winners, "S N") << "what is written counts";
    EXPECT_EQ(extract_from("hughes", {}, Outcome{Ending::Stuck, 0}).result, "1/2-1/2");
    EXPECT_EQ(extract_from("loeb", {}, Outcome{Ending::LastKing, 0b0100}).winners, "N");
    EXPECT_EQ(extract_from("loeb", {}, Outcome{Ending::LastKing, 0b0100}).result, std::nullopt);
}

TEST(Extract, EventAndDate) {
    const Extract found = extract_from("hughes", {{"Event", " London Club "}, {"Date", "1885.10.13"}});
    EXPECT_EQ(found.event, "London Club");
    EXPECT_EQ(found.date, 18851013);
}

TEST(Extract, AVariantIsGuessedFromTheColoursOfTheTags) {
    const auto guessed =
        variant_of_tags({{"Red", "a"}, {"Blue", "b"}, {"Yellow", "c"}, {"Green", "d"}}, all_variants());
    ASSERT_NE(guessed, nullptr);
    EXPECT_EQ(guessed->seats[0].colour, "Red");
    EXPECT_EQ(variant_of_tags({{"Event", "a"}}, all_variants()), nullptr);
}

}  // namespace fourhand
