// Result, Termination and points against the game as played.
#include <gtest/gtest.h>

#include "record/check.hpp"
#include "record/transcript.hpp"

namespace fourhand::tests {
namespace {

const std::string opening = "1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8\n";

std::vector<std::string> codes(const std::string& tags, const std::string& moves) {
    return read_as("pgn4", tags + "\n" + moves, checking()).codes();
}
std::vector<std::string> teams(const std::string& tags, const std::string& moves = opening + "2. R") {
    return codes("[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n" + tags, moves);
}

TEST(CheckEnd, a_result_of_teams_is_that_of_the_side_which_did_not_leave) {
    EXPECT_EQ(teams("[Result \"0-1\"]"), std::vector<std::string>{});
    EXPECT_EQ(teams("[Result \"win:W,E\"]"), std::vector<std::string>{});
    EXPECT_EQ(teams("[Result \"1-0\"]"), std::vector<std::string>{"result-disagrees"});
    EXPECT_EQ(teams("[Result \"1/2-1/2\"]"), std::vector<std::string>{"result-disagrees"});
    EXPECT_EQ(teams("[Result \"*\"]"), std::vector<std::string>{"result-disagrees"});
    EXPECT_EQ(teams("[Result \"Aborted\"]", opening), std::vector<std::string>{});
    // "All other outcomes (except of course when a team resigns) are a draw": who says a win must say how.
    EXPECT_EQ(teams("[Result \"1-0\"]", opening), std::vector<std::string>{"result-disagrees"});
    EXPECT_EQ(teams("[Result \"1-0\"]\n[Termination \"Adjudication\"]", opening), std::vector<std::string>{});
    EXPECT_EQ(teams("[Result \"win:W\"]"), std::vector<std::string>{"result-disagrees"});
    EXPECT_EQ(teams("[Result \"win:S,W\"]"), std::vector<std::string>{"result-disagrees"});
    EXPECT_EQ(teams("[Result \"perhaps\"]"), std::vector<std::string>{"result-disagrees"});
}

TEST(CheckEnd, termination_is_compared_with_result_and_play) {
    EXPECT_EQ(teams("[Result \"0-1\"]\n[Termination \"Red resigned. 0-1\"]"), std::vector<std::string>{});
    EXPECT_EQ(teams("[Result \"0-1\"]\n[Termination \"Red resigned. 1-0\"]"),
              std::vector<std::string>{"termination-disagrees"});
    EXPECT_EQ(teams("[Result \"0-1\"]\n[Termination \"Blue resigned\"]"),
              std::vector<std::string>{"termination-disagrees"});
    EXPECT_EQ(teams("[Result \"0-1\"]\n[Termination \"Checkmate\"]"),
              std::vector<std::string>{"termination-disagrees"});
    EXPECT_EQ(teams("[Result \"1-0\"]\n[Termination \"Checkmate. 1-0\"]", opening),
              std::vector<std::string>{"termination-disagrees"});
    EXPECT_EQ(teams("[Result \"0-1\"]\n[Termination \"Red forfeit on time. 0-1\"]", opening + "2. T"),
              std::vector<std::string>{});
}

TEST(CheckEnd, who_resigned_may_have_a_name_with_a_blank) {
    const auto american = [](const std::string& name) {
        return codes("[Variant \"american\"]\n[Result \"0-1\"]\n[Termination \"" + name + " resigned\"]\n",
                     opening + "2. R");
    };
    EXPECT_EQ(american("Peanut Butter"), std::vector<std::string>{});
    EXPECT_EQ(american("Chocolate"), std::vector<std::string>{"termination-disagrees"});
    EXPECT_EQ(codes("[Variant \"verney-eight\"]\n[Result \"0-1\"]\n[Termination \"Red right resigned\"]\n", ""),
              std::vector<std::string>{"termination-disagrees"});
}

const std::string four = "[Variant \"FFA\"]\n[Red \"Ada - 2\"]\n[Blue \"Bram\"]\n[Yellow \"Cleo\"]\n[Green \"Dov\"]\n";

TEST(CheckEnd, points_are_joined_by_name) {
    const std::string moves = "1. d2-d3 .. b4-c4 .. g13-g12 .. m8-l8\n2. d3xc4";
    EXPECT_EQ(codes(four + "[Result \"Dov: 0 - Cleo: 0 - Bram: 0 - Ada - 2: 1\"]", moves), std::vector<std::string>{});
    EXPECT_EQ(codes(four + "[Result \"Dov: 1 - Cleo: 0 - Bram: 0 - Ada - 2: 0\"]", moves),
              std::vector<std::string>{"points-disagree"});
    EXPECT_EQ(codes(four + "[Result \"Dov: 0 - Cleo: 0 - Bram: 0 - Eve: 1\"]", moves),
              std::vector<std::string>{"result-disagrees"});
}

TEST(CheckEnd, players_may_be_named_by_their_seats) {
    const std::string seats = "[Variant \"FFA\"]\n[S \"Ada\"]\n[Blue \"\"]\n[W \"Bram\"]\n[N \"Cleo\"]\n[E \"Dov\"]\n";
    EXPECT_EQ(codes(seats + "[Result \"Ada: 10 - Bram: 10 - Cleo: 10 - Dov: 10\"]", opening + "2. D"),
              std::vector<std::string>{});
}

TEST(CheckEnd, an_agreed_draw_gives_ten_to_each) {
    EXPECT_EQ(codes(four + "[Result \"Ada - 2: 10 - Bram: 10 - Cleo: 10 - Dov: 10\"]", opening + "2. D"),
              std::vector<std::string>{});
    EXPECT_EQ(codes(four + "[Result \"Ada - 2: 0 - Bram: 0 - Cleo: 0 - Dov: 0\"]", opening + "2. D"),
              std::vector<std::string>{"points-disagree"});
}

TEST(CheckEnd, a_result_behind_the_moves_is_the_tag) {
    const Read read = read_as("pgn4", "[Variant \"Teams\"]\n" + opening + "2. R 0-1", checking());
    EXPECT_EQ(read.told.those("tag Result"), std::vector<std::string>{"tag Result = 0-1"});
    EXPECT_TRUE(read.codes().empty());
    EXPECT_EQ(teams("[Result \"0-1\"]", opening + "2. R 1-0"), std::vector<std::string>{"result-disagrees"});
}

TEST(ResultText, names_winners_draws_and_points) {
    const auto rules = *named_rules("chesscom-teams");
    Outcome outcome;
    EXPECT_EQ(result_text(*rules, outcome), "");
    outcome.ending = Ending::Mate;
    outcome.winners = 0b0101;
    EXPECT_EQ(result_text(*rules, outcome), "win:S,N");
    outcome.winners = 0;
    EXPECT_EQ(result_text(*rules, outcome), "draw");
    outcome.by_points = true;
    outcome.points = {1, 20, 3, 0};
    EXPECT_EQ(result_text(*rules, outcome), "points:S=1,W=20,N=3,E=0");
}

}  // namespace
}  // namespace fourhand::tests
