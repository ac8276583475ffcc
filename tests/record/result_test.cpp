// Results, read in one way for all who ask.
#include "record/result.hpp"

#include <gtest/gtest.h>

namespace fourhand {
namespace {

using Sort = GameResult::Sort;

GameResult read(std::string_view text, std::string_view variant = "american") {
    return read_result(text, (*named_rules(variant))->variant().seats);
}

TEST(GameResult, every_way_to_say_it) {
    const std::vector<std::pair<std::string_view, Sort>> all = {
        {"", Sort::Unsaid},          {"  ", Sort::Unsaid},
        {"*", Sort::Open},           {"?", Sort::Open},
        {"ABORTED", Sort::Open},     {"1-0", Sort::FirstTeam},
        {" 0-1 ", Sort::SecondTeam}, {"Blue resigned. 0-1", Sort::SecondTeam},
        {"1/2-1/2", Sort::Draw},     {"½-½", Sort::Draw},
        {"Draw", Sort::Draw},        {"a draw", Sort::Unclear},
        {"win:S", Sort::Seats},      {"Win: tan , white", Sort::Seats},
        {"win:", Sort::Unclear},     {"win:S,Mauve", Sort::Unclear},
        {"11-0", Sort::Unclear},     {"1-01", Sort::Unclear},
        {"Ada: 3", Sort::Points},    {"Ada: 3 - Bram", Sort::Unclear},
        {"perhaps", Sort::Unclear}};
    for (const auto& [text, sort] : all) EXPECT_EQ(read(text).sort, sort) << text;
    EXPECT_EQ(read("win:Peanut Butter,w").winners, 0b0110) << "an id counts before a letter";
}

TEST(GameResult, who_has_won_depends_on_the_teams) {
    const auto teams = *named_rules("hughes"), singles = *named_rules("loeb");
    EXPECT_EQ(winners_of(read("1-0"), teams.get()), 0b0101);
    EXPECT_EQ(winners_of(read("0-1"), teams.get()), 0b1010);
    EXPECT_EQ(winners_of(read("1-0"), singles.get()), std::nullopt);
    EXPECT_EQ(winners_of(read("1-0"), nullptr), std::nullopt);
    EXPECT_EQ(winners_of(read("draw"), nullptr), 0);
    EXPECT_EQ(winners_of(read("*"), teams.get()), std::nullopt);
}

TEST(GameResult, points_are_joined_by_name) {
    const GameResult result = read("Cleo: 74 - Ada - B: 74 - Eve: 9 - Eve: 61");
    const std::vector<std::string> names = {"Ada - B", "Eve", " Cleo", "Eve"};
    EXPECT_EQ(points_by_seat(result, names), (std::vector<std::optional<int>>{74, 9, 74, 61}));
    EXPECT_EQ(leaders(result, names), 0b0101);
    EXPECT_EQ(leaders(result, {"Nobody", "Eve"}), 0) << "who has most is none of them";
}

}  // namespace
}  // namespace fourhand
