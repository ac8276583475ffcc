// Result, Termination and points against the game as played.
#include <gtest/gtest.h>

#include "record/result.hpp"
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
    EXPECT_EQ(teams("[Result \"1-0\"]\n[Termination \"adjudication by Cleo: the hall was closed\"]", opening),
              std::vector<std::string>{});
    EXPECT_EQ(teams("[Result \"win:W\"]"), std::vector<std::string>{"result-disagrees"});
    EXPECT_EQ(teams("[Result \"win:S,W\"]"), std::vector<std::string>{"result-disagrees"});
    EXPECT_EQ(teams("[Result \"perhaps\"]"), std::vector<std::string>{"result-disagrees"});
}

TEST(CheckEnd, a_result_said_twice_may_be_said_in_two_ways) {
    const auto twice = [](const std::string& tag, const std::string& behind, const std::string& termination = {}) {
        return teams("[Result \"" + tag + "\"]\n[Termination \"" + termination + "\"]", opening + behind);
    };
    const std::vector<std::string> none, disagrees{"result-disagrees"};
    EXPECT_EQ(twice("draw", "1/2-1/2"), none);
    EXPECT_EQ(twice("½-½", "1/2-1/2"), none);
    EXPECT_EQ(twice("win:S,N", "1-0", "Blue resigned"), none);
    EXPECT_EQ(twice("Aborted", "*"), none);
    EXPECT_EQ(twice("win:S,N", "0-1", "Blue resigned"), disagrees);
    EXPECT_EQ(twice("draw", "*"), disagrees);
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

/// The findings of a game after one sound move, by its Result and its Termination; ":" and the message behind each
/// code.
std::string said_of(const std::string& variant, const std::string& result, const std::string& termination,
                    const std::string& more_tags = {}) {
    const bool small_board = variant.starts_with("hans37");
    const std::string move = small_board                 ? "Df2xf4"
                             : variant == "verney-eight" ? "l2-l3"
                             : variant == "hughes"       ? "b7-c7"
                             : variant == "verney"       ? "d2-d3"
                                                         : "e2-e3";
    const Read read = read_as("pgn4",
                              "[Variant \"" + variant + "\"]\n" + more_tags + "[Result \"" + result +
                                  "\"]\n[Termination \"" + termination + "\"]\n\n1. " + move,
                              checking());
    std::vector<std::string> all;
    for (const Diagnostic& finding : read.found.all())
        all.push_back(std::string(spelling(finding.code)) + ": " + finding.message);
    return join(all, "; ");
}

const std::string nothing;
const std::string no_way = "no Termination says how it was won";

TEST(CheckEnd, who_resigns_does_not_win) {
    const std::string means = "termination-disagrees: 'Black and Red resign' means a win of White and Yellow, but ";
    EXPECT_EQ(said_of("hughes", "0-1", "Black and Red resign"), means + "Result says a win of Black and Red");
    EXPECT_EQ(said_of("hughes", "1/2-1/2", "Black and Red resign"), means + "Result says a draw");
    EXPECT_EQ(said_of("hughes", "*", "Black and Red resign"), means + "Result says that the game is open");
    EXPECT_EQ(said_of("hughes", "1-0", "Black and Red resign"), nothing);
    for (const char* text :
         {"White and Yellow resign", "Yellow and White resign", "White resigns", "YELLOW RESIGNED!",
          "resignation of Yellow", "S oversteps the time", "time, S", "Yellow's flag fell", "out of time: n",
          "lost on time by White", "White, with the consent of Yellow, resigned", "Ann resigned", "ann forfeits"}) {
        const std::string ann = "[White \"Ann\"]\n";
        EXPECT_EQ(said_of("hughes", "0-1", text, ann), nothing) << text;
        EXPECT_EQ(said_of("hughes", "1-0", text, ann),
                  "termination-disagrees: '" + std::string(text) +
                      "' means a win of Black and Red, but Result says a win of White and Yellow");
        EXPECT_TRUE(said_of("hughes", "1/2-1/2", text, ann).starts_with("termination-disagrees")) << text;
    }
    EXPECT_EQ(said_of("verney", "0-1", "Black resigned"), nothing);
    EXPECT_NE(said_of("verney", "1-0", "Black resigned"), nothing);
}

TEST(CheckEnd, a_colour_of_two_armies_names_both) {
    EXPECT_EQ(said_of("verney-eight", "0-1", "Yellow resigned"), nothing);
    EXPECT_EQ(said_of("verney-eight", "1-0", "Red left resigned"), nothing);
    EXPECT_TRUE(said_of("verney-eight", "1-0", "Yellow resigned").starts_with("termination-disagrees"));
}

TEST(CheckEnd, a_loss_without_a_name_is_no_draw) {
    EXPECT_EQ(said_of("hughes", "1-0", "resignation"), nothing);
    EXPECT_EQ(said_of("hughes", "1/2-1/2", "resignation"),
              "termination-disagrees: 'resignation' means a loss, but Result says a draw");
    EXPECT_EQ(said_of("hughes", "*", "adjourned by agreement"), nothing);
}

TEST(CheckEnd, an_agreement_is_a_draw) {
    EXPECT_EQ(said_of("hughes", "1/2-1/2", "draw agreed"), nothing);
    EXPECT_EQ(said_of("hughes", "1-0", "draw agreed"),
              "termination-disagrees: 'draw agreed' means a draw, but Result says a win of White and Yellow");
    EXPECT_EQ(codes("[Variant \"hughes\"]\n[Result \"1-0\"]\n[Termination \"Red resigned\"]\n", "1. b7-c7 .. D"),
              std::vector<std::string>{"result-disagrees"});
}

TEST(CheckEnd, what_the_board_can_show_it_must_show) {
    for (const char* text : {"both mated", "mate", "Checkmate", "nobody can move", "threefold repetition", "last king"})
        EXPECT_EQ(said_of("hughes", "1-0", text),
                  "termination-disagrees: '" + std::string(text) + "', but the game as played is not over");
    // Hughes leaves it to the players to claim a repetition; they may when it is there.
    const std::string round = " .. h13-h12 .. m4-l4 .. h2-h3\n";
    const std::string there = " Na5-c6 .. Ne14-f12 .. Nn5-l6 .. Ne1-f3\n";
    const std::string back = " Nc6-a5 .. Nf12-e14 .. Nl6-n5 .. Nf3-e1\n";
    const std::string tags = "[Variant \"hughes\"]\n[Result \"1/2-1/2\"]\n[Termination \"3-fold repetition\"]\n";
    const auto found = codes(tags, "1. b7-c7" + round + "2." + there + "3." + back + "4." + there + "5." + back);
    EXPECT_EQ(found, std::vector<std::string>{"draw-possible"});
}

TEST(CheckEnd, words_count_whole) {
    for (const char* text : {"White and Yellow have the better bedtime", "White and Yellow had a good time",
                             "White did not resign", "White and Yellow win on points", "Game abandoned", ""})
        EXPECT_NE(said_of("hughes", "1-0", text).find(no_way), std::string::npos) << text;
    EXPECT_NE(said_of("hughes", "1-0", "Red resigned: Black and Red win"), nothing);
    EXPECT_EQ(said_of("hughes", "1-0", "White and Yellow win: Red resigned"), nothing);
}

TEST(CheckEnd, an_adjudication_has_a_name_and_a_reason) {
    const std::string missing = "Termination does not say who adjudicated it so, and why: adjudication by NAME: REASON";
    for (const char* text : {"adjudication", "adjudication by Cleo", "adjudication: the hall was closed",
                             "adjudicated by the arbiter: the hall was closed"}) {
        EXPECT_EQ(said_of("hughes", "1-0", text),
                  "result-disagrees: the result is a win of White and Yellow, but " + missing);
        EXPECT_EQ(said_of("hughes", "1/2-1/2", text), "result-disagrees: the result is a draw, but " + missing);
        EXPECT_EQ(said_of("loeb", "win:S", text), "result-disagrees: the result is a win of South, but " + missing);
    }
    for (const char* text : {"adjudication by the arbiter, Cleo: the hall was closed", "ADJUDICATED BY CLEO (no time)",
                             "a win of White and Yellow adjudicated by Cleo because Red fell ill"}) {
        EXPECT_EQ(said_of("hughes", "1-0", text), nothing) << text;
    }
    EXPECT_NE(said_of("hughes", "1-0", "adjudicated a draw by Cleo: the hall was closed"), nothing);
    EXPECT_NE(said_of("hughes", "0-1", "a win of White and Yellow adjudicated by Cleo because Red fell ill"), nothing);
}

TEST(CheckEnd, who_plays_for_himself_wins_when_all_others_have_left) {
    for (const std::string variant : {"loeb", "political", "political-american", "hans37"}) {
        const std::string first = variant == "political-american" ? "White" : "South";
        const std::string second = variant == "political-american" ? "Black" : "West";
        const std::string wins = "the result is a win of " + first + ", but ";
        EXPECT_EQ(said_of(variant, "win:S", first + " resigned"), "termination-disagrees: '" + first +
                                                                      " resigned' means a loss of " + first +
                                                                      ", but Result says a win of " + first);
        EXPECT_EQ(said_of(variant, "win:S", "agreed"),
                  "termination-disagrees: 'agreed' means a draw, but Result says a win of " + first);
        EXPECT_EQ(said_of(variant, "win:S", "mate"),
                  "termination-disagrees: 'mate', but the game as played is not over");
        EXPECT_EQ(said_of(variant, "win:S", second + " resigned"),
                  "result-disagrees: " + wins + "by Termination only " + second + " left");
        EXPECT_EQ(said_of(variant, "win:S", "on time"),
                  "result-disagrees: " + wins + "Termination does not say who has left");
        EXPECT_NE(said_of(variant, "win:S", "on points").find(no_way), std::string::npos);
        for (const char* text : {"W and N resigned; E oversteps the time", "all others resigned",
                                 "adjudication by Cleo: the hall was closed"})
            EXPECT_EQ(said_of(variant, "win:S", text), nothing) << text;
        for (const char* text : {"agreed", "agreed by those left; W resigned"})
            EXPECT_EQ(said_of(variant, "draw", text), nothing) << text;
    }
}

TEST(CheckEnd, where_one_resignation_is_not_enough_two_are) {
    const std::string frozen = "[RuleVariants \"resign=army_frozen\"]\n";
    EXPECT_EQ(said_of("hughes", "0-1", "White and Yellow resign", frozen), nothing);
    EXPECT_EQ(said_of("hughes", "1/2-1/2", "Yellow resigned", frozen), nothing);
    EXPECT_NE(said_of("hughes", "0-1", "Yellow resigned", frozen).find("by Termination only Yellow left"),
              std::string::npos);
}

TEST(CheckEnd, termination_without_result_is_compared_with_the_game_as_played) {
    EXPECT_EQ(teams("[Termination \"Red resigned\"]"), std::vector<std::string>{});
    EXPECT_EQ(teams("[Termination \"Blue resigned\"]"), std::vector<std::string>{"termination-disagrees"});
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
