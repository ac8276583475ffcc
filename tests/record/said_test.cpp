// What players said and agreed, read from commands in comments; and judged while a game is followed.
#include <gtest/gtest.h>

#include "record/command_check.hpp"
#include "record/start_check.hpp"
#include "record/transcript.hpp"

namespace fourhand::tests {
namespace {

std::shared_ptr<const Rules> rules_named(const std::string& id) { return *named_rules(id); }

/// Every command of a comment as its sentence, or as "?" and what is wrong with it; those of others as "-".
std::string read(const std::string& comment, const std::string& variant = "political") {
    const auto rules = rules_named(variant);
    std::vector<std::string> all;
    for (const Command& command : commands_in(comment)) {
        const auto said = read_said(command, *rules);
        all.push_back(!said ? "-" : *said ? sentence(**said, *rules) : "? " + said->error().message);
    }
    return join(all, " | ");
}

TEST(Commands, are_found_with_their_places) {
    const std::string comment = "a [%clk 0:01] b[%talk S \"one ] two\"][% x] [%y_2] [%open ";
    std::vector<std::string> texts;
    for (const Command& command : commands_in(comment))
        texts.push_back(comment.substr(command.where.begin, command.where.end - command.where.begin) +
                        (command.closed ? "" : " open"));
    EXPECT_EQ(join(texts, "|"), "[%clk 0:01]|[%talk S \"one ] two\"]|[%y_2]|[%open  open");
    EXPECT_TRUE(commands_in("").empty());
    EXPECT_TRUE(commands_in("[%").empty());
    EXPECT_TRUE(commands_in("[%]").empty());
}

TEST(Commands, with_an_unclosed_quotation_end_at_the_first_bracket) {
    const auto commands = commands_in("[%talk S \"oh] [%clk 1]");
    ASSERT_EQ(commands.size(), 2u);
    EXPECT_EQ(commands[0].words, "S \"oh");
    EXPECT_EQ(commands[1].name, "clk");
}

TEST(Commands, take_time_in_proportion_to_the_comment) {
    std::string comment;
    while (comment.size() < 1'000'000) comment += "[%a \"]\"x";
    EXPECT_GT(commands_in(comment).size(), 100'000u);  // a square of this would take minutes
    comment.clear();
    while (comment.size() < 1'000'000) comment += "[%talk S \"\\\"]";
    EXPECT_GT(commands_in(comment).size(), 1u);
}

TEST(Said, alliances_are_made_and_ended) {
    EXPECT_EQ(read("[%alliance S+W]"), "South and West are allied");
    EXPECT_EQ(read("[%ALLIANCE south+W VS n UNTIL 14 FOR \"his \\\"queen\\\"\"]"),
              "South and West are allied against North until ply 14, for \"his \"queen\"\"");
    EXPECT_EQ(read("[%alliance S+W+N vs E]"), "South, West and North are allied against East");
    EXPECT_EQ(read("[%alliance S + W]"), "South and West are allied");
    EXPECT_EQ(read("[%alliance S+W kept][%alliance S+W dissolved][%alliance S+W betrayed]"),
              "the alliance of South and West is kept | the alliance of South and West is dissolved | the alliance of "
              "South and West is betrayed");
    EXPECT_EQ(read("[%alliance S+W betrayed by W]"), "the alliance of South and West is betrayed by West");
    for (const char* name : {"\"Peanut Butter\"", "Peanut Butter", "PeanutButter", "tan"})
        EXPECT_EQ(read("[%alliance " + std::string(name) + "+Chocolate]", "political-american"),
                  "Tan and Brown are allied");
    EXPECT_EQ(read("[%alliance White+Peanut Butter vs Black until 9]", "political-american"),
              "White and Tan are allied against Black until ply 9");
    EXPECT_EQ(read("[%talk Yellow right to red left+RedRight \"well\"]", "verney-eight"),
              "Yellow right says to Red right and Red left: \"well\"");
}

TEST(Said, talk_and_penalties) {
    EXPECT_EQ(read("[%talk S \"take her\"]"), "South says: \"take her\"");
    EXPECT_EQ(read("[%talk S to W+N \"a ] b\"]"), "South says to West and North: \"a ] b\"");
    EXPECT_EQ(read("[%penalty N \"warned\"]"), "penalty for North: \"warned\"");
}

TEST(Said, a_change_of_seats) {
    EXPECT_EQ(read("[%switch]", "verney"), "the players of Green and Blue change their seats");
    EXPECT_EQ(read("[%switch E W]", "verney"), "the players of Blue and Green change their seats");
    EXPECT_EQ(read("[%switch WR WL]", "verney-eight"), "the players of Red right and Red left change their seats");
    EXPECT_EQ(read("[%switch]", "verney-eight"), "? it is not clear here which two players change their seats");
    EXPECT_EQ(read("[%switch]", "loeb"), "? it is not clear here which two players change their seats");
}

TEST(Said, what_is_malformed_is_told) {
    EXPECT_TRUE(read("[%alliance S]").starts_with("? in [%alliance] stands its end where two seats or more"));
    EXPECT_TRUE(read("[%alliance S+S]").starts_with("? ")) << read("[%alliance S+S]");
    EXPECT_TRUE(read("[%alliance S+X]").starts_with("? ")) << read("[%alliance S+X]");
    EXPECT_EQ(read("[%alliance S+W vs W]"), "? nobody is allied against himself");
    EXPECT_EQ(read("[%alliance S+W until]"), "? in [%alliance] stands its end where the number of a ply belongs");
    EXPECT_EQ(read("[%alliance S+W until soon]"), "? in [%alliance] stands 'soon' where the number of a ply belongs");
    EXPECT_EQ(read("[%alliance S+W kept by S]"), "? in [%alliance] 'by' has no meaning");
    EXPECT_EQ(read("[%alliance S+W betrayed by N]"), "? it is betrayed by somebody who is no member of it");
    EXPECT_EQ(read("[%talk S to S \"x\"]"), "? nobody talks to himself");
    EXPECT_EQ(read("[%talk \"x\"]"), "? in [%talk] stands a quotation mark where a seat belongs");
    EXPECT_EQ(read("[%talk S \"x\" \"y\"]"), "? in [%talk] a quotation mark has no meaning");
    EXPECT_EQ(read("[%penalty S]"), "? in [%penalty] stands its end where the penalty in quotation marks belongs");
    EXPECT_EQ(read("[%alliance S+W"), "? the command alliance has no ]");
    EXPECT_EQ(read("[%aliance S+W] [%pennalty] [%swich]"),
              "? there is no command aliance | ? there is no command pennalty | ? there is no command swich");
}

TEST(Said, commands_of_others_are_left_alone) {
    EXPECT_EQ(read("[%clk 1] [%cal Ra1:b2] [%tal S] [%x]"), "- | - | - | -");
}

TEST(Said, every_row_of_the_table_reads_the_form_it_shows) {
    for (const CommandRow& row : command_rows()) {
        const std::string variant = row.name == "switch" ? "verney" : "political";
        EXPECT_EQ(read(std::string(row.form), variant).find('?'), std::string::npos) << row.form;
    }
}

TEST(Alliances, stand_until_they_end) {
    Alliances alliances;
    alliances.make({0b0011, 0b0100, 14, ""}, 9);
    alliances.make({0b1100, 0, {}, ""}, 10);
    alliances.pass(14);
    EXPECT_EQ(alliances.standing().size(), 2u);
    alliances.make({0b0011, 0, 20, "again"}, 14);
    ASSERT_EQ(alliances.standing().size(), 2u);
    EXPECT_EQ(alliances.standing().back().since, 14u);
    alliances.pass(21);
    EXPECT_EQ(alliances.standing().size(), 1u);
    EXPECT_FALSE(alliances.end({0b0011, AllianceEnd::How::Kept, Seat::none}));
    EXPECT_TRUE(alliances.end({0b1100, AllianceEnd::How::Betrayed, Seat{2}}));
    EXPECT_TRUE(alliances.standing().empty());
}

std::vector<std::string> codes(const std::string& text) { return read_as("pgn4", text, checking()).codes(); }

TEST(CommandCheck, follows_the_main_line) {
    const std::string head = "[Variant \"political\"]\n\n";
    using Codes = std::vector<std::string>;
    EXPECT_EQ(codes(head + "{ [%alliance S+W] } 1. c2-c3 { [%alliance S+W kept] }"), Codes{});
    EXPECT_EQ(codes(head + "1. c2-c3 { [%alliance S+W kept] }"), Codes{"doubtful-command"});
    EXPECT_EQ(codes(head + "1. c2-c3 { [%alliance S+W until 2] } .. b3-c3 .. c11-c10 { [%alliance S+W kept] }"),
              (Codes{"illegal-move"}));
    EXPECT_EQ(codes(head + "1. c2-c3 { [%alliance S+W until 2] } .. b4-c4 .. c11-c10 { [%alliance S+W kept] }"),
              Codes{"doubtful-command"});
    EXPECT_EQ(codes(head + "1. c2-c3 { [%alliance S+W until 1] }"), Codes{"doubtful-command"});
    // What a variation says is read, and forgotten.
    EXPECT_EQ(codes(head + "1. c2-c3 ( 1.. d2-d3 { [%alliance S+W] [%talk S] } ) .. b4-c4 { [%alliance S+W kept] }"),
              (Codes{"bad-command", "doubtful-command"}));
    EXPECT_EQ(codes("[Variant \"loeb\"]\n\n1. c2-c3 { [%alliance S+W] }"), Codes{"doubtful-command"});
    EXPECT_EQ(codes("[Variant \"hughes\"]\n\n1. b7-c7 { [%alliance S+W] [%talk W \"well\"] }"),
              Codes{"doubtful-command"});
}

TEST(CommandCheck, says_the_round_and_points_into_the_comment) {
    const std::string text = "[Variant \"political\"]\n\n1. c2-c3 .. b4-c4 {  so [%talk S] it is }";
    const Read found = read_as("pgn4", text, checking());
    EXPECT_EQ(text.substr(found.only().where.begin, found.only().where.end - found.only().where.begin), "[%talk S]");
    EXPECT_EQ(found.only().round, 1);
    EXPECT_EQ(found.told.those("comment"), std::vector<std::string>{"comment so [%talk S] it is"});
}

TEST(CommandCheck, is_for_checkers_only) {
    EXPECT_TRUE(read_as("pgn4", "[Variant \"political\"]\n\n1. c2-c3 { [%talk S] }").codes().empty());
}

/// What a checker finds in a game of American that goes on, from Tan's turn, with the given move text.
std::string found_at_tans_turn(const std::string& text) {
    const std::string begun = "[Variant \"american\"]\n\n1. h2-h3 .. b7-c7 ";
    return join(read_as("pgn4", begun + text + "\n", checking()).codes(), " ");
}

TEST(CommandCheck, a_turn_is_taken_as_a_penalty_only_if_the_comment_behind_it_says_so) {
    EXPECT_EQ(found_at_tans_turn(".. -- { [%penalty N \"talked\"] } .. m8-l8 2. g2-g3"), "");
    EXPECT_EQ(found_at_tans_turn(".. -- $4 { again! } { [%penalty Tan \"talked\"] } .. m8-l8"), "");
    EXPECT_EQ(found_at_tans_turn(".. -- .. m8-l8"), "illegal-move");
    EXPECT_EQ(found_at_tans_turn(".. -- { [%penalty E \"talked\"] } .. m8-l8"), "illegal-move") << "another player's";
    EXPECT_EQ(found_at_tans_turn(".. -- .. m8-l8 { [%penalty N \"talked\"] }"), "illegal-move") << "too late";
    EXPECT_EQ(found_at_tans_turn("{ [%penalty N \"warned\"] } .. -- .. m8-l8"), "illegal-move") << "another turn's";
    EXPECT_EQ(found_at_tans_turn(".. g13-g12 { [%penalty N \"warned\"] } .. m8-l8"), "") << "he may move for all that";
}

/// A frozen player passes, whatever the arbiter says: his turn is not taken twice.
TEST(CommandCheck, who_must_pass_passes_with_a_penalty_too) {
    const std::string fen4 =
        "B-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'variant':'hughes','frozen':(false,true,false,false),'turned':('','','','"
        "'),'moved':('','','',''),'doubleSteps':('','','','')}-x,x,x,4,yK,3,x,x,x/x,x,x,8,x,x,x/x,x,x,8,x,x,x/14/14/14/"
        "bK,13/14/14/14/13,rK/x,x,x,8,x,x,x/x,x,x,8,x,x,x/x,x,x,4,wK,3,x,x,x";
    const std::string game =
        "[Variant \"hughes\"]\n[StartFen4 \"" + fen4 + "\"]\n\n1. -- { [%penalty W \"talked\"] }\n";
    EXPECT_EQ(join(read_as("pgn4", game, checking()).codes(), " "), "doubtful-position draw-possible");
    EXPECT_NE(written("pgn4", game, "coordinates").find("pass # [%penalty W \"talked\"]"), std::string::npos);
}

TEST(CommandCheck, a_penalty_without_its_reason_is_written_with_one) {
    const std::string moves = "# [Variant \"american\"]\nh2-h3 b7-c7 penalty m8-l8";
    const std::string pgn4 = written("coordinates", moves, "pgn4");
    EXPECT_EQ(pgn4,
              "[Variant \"american\"]\n\n1. h2-h3 .. b7-c7 .. -- { [%penalty N \"loses this turn\"] }  .. m8-l8\n");
    EXPECT_EQ(written("pgn4", pgn4, "pgn4"), pgn4);
}

// -- what is said before the first move
std::string said_of(const std::string& text) {
    const Read found = read_as("pgn4", text, checking());
    std::vector<std::string> all;
    for (const Diagnostic& finding : found.found.all())
        all.push_back(std::string(spelling(finding.code)) + ": " + finding.message);
    return join(all, " | ");
}

std::string start_fen4(const std::string& variant, const std::string& array) {
    std::string text = written("pgn4", "[Variant \"" + variant + "\"]\n[StartFen4 \"" + array + "\"]\n\n", "fen4");
    return text.substr(0, text.find('\n'));
}

TEST(StartCheck, knows_the_arrays_of_a_game) {
    EXPECT_EQ(said_of("[Variant \"hughes\"]\n[StartFen4 \"all-left\"]\n\n1. b7-c7"), "");
    EXPECT_EQ(said_of("[Variant \"hughes\"]\n[StartFen4 \"all-light\"]\n\n1. b7-c7"),
              "not-this-array: not this game's array: all-light is there for comparison only");
    EXPECT_EQ(said_of("[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n[StartFen4 \"4PCo\"]\n\n1. h2-h3"), "");
}

TEST(StartCheck, sees_kings_and_queens_changed_about_in_a_set_up_position) {
    const auto with = [](const std::string& variant, const std::string& fen4) {
        return said_of("[Variant \"" + variant + "\"]\n[StartFen4 \"" + fen4 + "\"]\n\n");
    };
    EXPECT_EQ(with("hughes", start_fen4("hughes", "all-left")), "");
    EXPECT_EQ(with("hughes", start_fen4("hughes", "all-light")),
              "not-this-array: not this game's array: all-light is there for comparison only");
    std::string one = start_fen4("hughes", "all-left");
    one.replace(one.find("yK,yQ"), 5, "yQ,yK");
    EXPECT_EQ(with("hughes", one),
              "not-this-array: not this game's array: king and queen of Yellow stand changed about");
    std::string other = start_fen4("hughes", "all-left");
    other.replace(other.find("yN,yB"), 5, "yB,yN");
    EXPECT_EQ(with("hughes", other), "");  // a position of its own
    EXPECT_EQ(with("chesscom-teams", start_fen4("chesscom-teams", "4PCo")), "");
}

TEST(StartCheck, compares_the_partners) {
    const auto with = [](const std::string& variant, const std::string& partners) {
        return said_of("[Variant \"" + variant + "\"]\n[Partners \"" + partners + "\"]\n\n");
    };
    for (const char* right : {"White+Yellow Black+Red", "red+black  yellow+white", "S+N W+E", "N+White E+B"})
        EXPECT_EQ(with("hughes", right), "") << right;
    for (const char* wrong : {"White+Black Yellow+Red", "White+Yellow", "White+Pink Black+Red", "", "White Yellow"})
        EXPECT_TRUE(with("hughes", wrong).starts_with("tag-disagrees")) << wrong;
    EXPECT_EQ(with("verney-eight", "SR+SL+NR+NL WR+WL+ER+EL"), "");
    EXPECT_EQ(with("verney-eight", "SR+YellowLeft+White right+NL WR+WL+Black right+ER"),
              "tag-disagrees: 'SR+YellowLeft+White right+NL WR+WL+Black right+ER' names no partners: seats or colours "
              "with + between them");
    EXPECT_EQ(with("verney-eight", "SR+YellowLeft+White right+NL WR+WL+Black right+EL"), "");
    EXPECT_EQ(with("greenchess", "Yellow+Red Green+Blue"), "");
    EXPECT_TRUE(with("loeb", "S+N W+E").starts_with("tag-disagrees"));
    for (const std::string& id : variant_ids()) {
        const std::string right = partners_text(*rules_named(id));
        EXPECT_EQ(right.empty() ? "" : with(id, right), "") << right;
    }
}

TEST(StartCheck, tells_of_players_whose_army_is_not_in_the_game) {
    const auto with = [](const std::string& tags) { return said_of("[Variant \"hughes\"]\n" + tags + "\n"); };
    const std::string no_army = "tag-disagrees: no army of this game is called ";
    EXPECT_EQ(with("[White \"A\"]\n[black \"B\"]\n[YELLOW \"C\"]\n[Red \"D\"]\n"), "");
    EXPECT_EQ(with("[Green \"A\"]\n"), no_army + "Green");
    EXPECT_EQ(with("[peanutbutter \"A\"]\n"), no_army + "peanutbutter");
    EXPECT_EQ(with("[Yelow \"A\"]\n"), no_army + "Yelow");
    EXPECT_EQ(with("[WhiteA \"A\"]\n"), no_army + "WhiteA");
    EXPECT_EQ(with("[RedElo \"2000\"]\n[WhiteTeam \"A\"]\n[PlyCount \"9\"]\n[Club \"A\"]\n"), "");
}

// Colours of two words could not be written as tags at all, and were offered as a hint.
TEST(StartCheck, a_name_with_a_blank_is_a_tag_without_it) {
    const auto with = [](const std::string& variant, const std::string& tags) {
        return said_of("[Variant \"" + variant + "\"]\n" + tags + "\n");
    };
    EXPECT_EQ(with("verney-eight", "[Yellowright \"A\"]\n[YellowLeft \"B\"]\n[redright \"C\"]\n[NR \"D\"]\n"), "");
    EXPECT_EQ(with("political-american", "[PeanutButter \"A\"]\n[PeanutButterElo \"1700\"]\n"), "");
    EXPECT_EQ(with("political-american", "[Tan \"A\"]\n[PeanutButter \"B\"]\n"),
              "repeated-tag: the tags Tan and PeanutButter are about the same army; the first counts");
    const Read read = read_as("pgn4", "[Variant \"verney-eight\"]\n[YelowRight \"A\"]\n\n", checking());
    ASSERT_EQ(read.codes(), std::vector<std::string>{"tag-disagrees"});
    const std::vector<std::string>& hints = read.found.all()[0].hints;
    ASSERT_EQ(hints.size(), 2u);
    EXPECT_TRUE(hints[0].starts_with("the armies are YellowRight, YellowLeft, RedRight")) << hints[0];
    EXPECT_EQ(hints[1], "did you mean YellowRight?");
}

TEST(StartCheck, tells_of_an_army_under_two_of_its_names) {
    const auto with = [](const std::string& variant, const std::string& tags) {
        return said_of("[Variant \"" + variant + "\"]\n" + tags + "\n");
    };
    const auto twice = [](const std::string& one, const std::string& other) {
        return "repeated-tag: the tags " + one + " and " + other + " are about the same army; the first counts";
    };
    EXPECT_EQ(with("american", "[Brown \"A\"]\n[Chocolate \"B\"]\n"), twice("Brown", "Chocolate"));
    EXPECT_EQ(with("american", "[Chocolate \"A\"]\n[Brown \"B\"]\n"), twice("Chocolate", "Brown"));
    EXPECT_EQ(with("american", "[E \"A\"]\n[Brown \"B\"]\n"), twice("E", "Brown"));
    EXPECT_EQ(with("american", "[TanElo \"1\"]\n[PeanutButterElo \"2\"]\n"), twice("TanElo", "PeanutButterElo"));
    EXPECT_EQ(with("american", "[Brown \"\"]\n[Chocolate \"B\"]\n"), "") << "an empty one names nobody";
    EXPECT_EQ(with("american", "[Brown \"A\"]\n[ChocolateElo \"1\"]\n[Tan \"B\"]\n"), "");
    EXPECT_EQ(with("loeb", "[South \"A\"]\n[White \"A\"]\n"), twice("South", "White"));
    EXPECT_EQ(with("hughes", "[White \"A\"]\n[white \"B\"]\n"),
              "repeated-tag: the tag white is there twice; the first counts");
}

TEST(StartCheck, partners_take_time_in_proportion_to_the_text) {
    std::string partners;
    for (int i = 0; i < 15'000; ++i) partners += "S W ";
    EXPECT_NE(said_of("[Variant \"hughes\"]\n[Partners \"" + partners + "\"]\n\n"), "");
}

TEST(StartCheck, talk_is_a_house_rule_by_the_name_of_a_tag) {
    EXPECT_EQ(said_of("[Variant \"hughes\"]\n[Talk \"Free\"]\n\n"), "");
    EXPECT_EQ(said_of("[Variant \"hughes\"]\n[Talk \"learners\"]\n[RuleVariants \"talk=free\"]\n\n"),
              "tag-disagrees: Talk says 'learners', and the rules say free");
    EXPECT_EQ(said_of("[Variant \"american\"]\n[Talk \"loud\"]\n\n"),
              "tag-disagrees: Talk says 'loud', and the rules say learners");
    const auto games = games_in("pgn4", "[Variant \"hughes\"]\n[Talk \"free\"]\n\n");
    EXPECT_EQ(games.at(0).rules->variant().switches.at("talk"), "free");
    const std::string text = "[Variant \"hughes\"]\n[Talk \"free\"]\n\n1. b7-c7\n";
    EXPECT_EQ(written("pgn4", text, "pgn4"), text);
    EXPECT_EQ(written("json", written("pgn4", text, "json"), "pgn4"), text);
}

}  // namespace
}  // namespace fourhand::tests
