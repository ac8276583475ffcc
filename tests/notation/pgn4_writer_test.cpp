// PGN4 written: laid out as the site does it, and read again as the same game.
#include <gtest/gtest.h>

#include <sstream>

#include "notation/pgn4_texts.hpp"

namespace fourhand::tests {
namespace {

TEST(Pgn4Writer, writes_the_layout_of_the_site) {
    EXPECT_EQ(written("pgn4",
                      teams + "1. h2-h3 (1. d2-d3 .. b7-c7) .. b7-c7 { good } ( .. b8-c8 .. h13-h12 .. m6-l6 2. e2-e3 "
                              ") .. g13-g12 .. m8-l8 2. j2-j3",
                      "pgn4"),
              teams +
                  "1. h2-h3\n(1.. d2-d3 .. b7-c7 )  .. b7-c7 { good } ( .. b8-c8 .. h13-h12 .. m6-l6\n2. e2-e3 )  .. "
                  "g13-g12 .. m8-l8\n2. j2-j3\n");
}

TEST(Pgn4Writer, is_read_as_the_same_game) {
    const std::string text = "[Foo \"a \\\"b\\\" \\\\ ]\"]\n" + teams +
                             "1. h2-h3 { } in a brace; } $3 ( 1. d2-d3 ( 1. e2-e3 ) ) .. b7-c7\n\n" + teams + opening +
                             "\n2. h3-h9 .. x { y }\n";
    const std::string once = written("pgn4", text, "pgn4");
    EXPECT_EQ(written("pgn4", once, "pgn4"), once);
    const std::string hostile =
        "{\"tags\":{\"Variant\":\"Teams\",\"Red\":\"a\\\"]\\n[Blue "
        "\\\"b\"},\"moves\":[{\"move\":\"h2-h3\",\"comments\":[\"a } b\",\"c\\n\\n[Red \\\"x\\\"]\"]}]}";
    const std::string safe = written("json", hostile, "pgn4");
    const Read read = read_as("pgn4", safe, checking());
    EXPECT_EQ(read.told.those("game").size(), 1u) << safe;
    EXPECT_EQ(read.told.those("tag").size(), 2u) << safe;
    EXPECT_EQ(written("pgn4", safe, "pgn4"), safe);
}

/// One game with a rest, told to a writer as a damaged database may tell it.
std::string with_rest(std::string_view rest, bool behind_moves) {
    std::ostringstream out;
    const auto writer = notation_named("pgn4")->writer(out, {});
    const Position start(*named_rules("hughes"));
    writer->begin_game({});
    writer->begin_moves(start);
    if (behind_moves) writer->ply(start, start.legal_moves().front(), {});
    writer->unplayed(rest, {});
    writer->end_game(Verdict::Invalid);
    return out.str();
}

TEST(Pgn4Writer, the_rest_of_a_game_is_no_further_game) {
    for (const char* rest : {"x\n\n[Variant \"loeb\"]\n[Event \"forged\"]\n\n1. c2-c4", "x [Event \"forged\"] y",
                             "[Event \"forged\"]\n1. c2-c4", "5. x 1. y", "x 1-0\n1. y"})
        for (const bool behind_moves : {false, true}) {
            const std::string text = with_rest(rest, behind_moves);
            const Read read = read_as("pgn4", text, {});
            EXPECT_EQ(read.told.those("game").size(), 1u) << text;
            EXPECT_NE(text.find(std::string_view(rest).substr(0, 3)), std::string::npos) << text;
            EXPECT_EQ(text.find("\n[Event"), std::string::npos) << text;
        }
    EXPECT_NE(with_rest("Qx?? R", true).find("\nQx?? R\n"), std::string::npos) << "moves stay moves";
}

TEST(Pgn4Writer, tags_of_colours_with_blanks_are_written_without_them) {
    std::ostringstream out;
    const auto writer = notation_named("pgn4")->writer(out, {});
    writer->begin_game({});
    writer->tag("Yellow right", "Ada", {});
    writer->begin_moves(Position(*named_rules("verney-eight")));
    writer->end_game(Verdict::Valid);
    EXPECT_NE(out.str().find("[Yellowright \"Ada\"]"), std::string::npos) << out.str();
}

const std::string two_games = R"({"variant":"hughes","moves":["b7-c7"]}{"variant":"hughes","moves":["b8-c8"]})";

TEST(Pgn4Writer, a_game_of_which_nothing_is_known_leaves_no_line) {
    EXPECT_EQ(written("json", two_games + " x", "pgn4"), written("json", two_games, "pgn4"));
}

TEST(Pgn4Writer, says_what_was_said_elsewhere) {
    ReadOptions options;
    options.variant = "hughes";
    options.house_rules = {"first=S", "thaw=owner_turn"};
    const std::string text = written("pgn4", opening, "pgn4", {}, options);
    EXPECT_EQ(text, "[Variant \"hughes\"]\n[RuleVariants \"first=S thaw=owner_turn\"]\n\n" + opening + "\n");
    EXPECT_EQ(written("pgn4", text, "pgn4"), text);
    EXPECT_EQ(written("coordinates", "h2-h3 b7-c7", "pgn4"),
              "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n\n1. h2-h3 .. b7-c7\n");
    options = {};
    options.variant = "chesscom-ffa";
    EXPECT_EQ(written("coordinates", "h2-h3 resign", "pgn4", {}, options),
              "[Variant \"FFA\"]\n[RuleVariants \"EnPassant DeadKingWalking\"]\n\n1. h2-h3 .. R\n");
}

TEST(Pgn4Writer, flattens) {
    WriteOptions how;
    how.flatten = true;
    EXPECT_EQ(
        written("pgn4", teams + "1. h2-h3 .. b7-c7 ( .. b9-c9 .. g13-g12 ( .. h13-h12 ) ) .. g13-g12", "pgn4", how),
        teams + "1. h2-h3 .. b7-c7 ( .. b9-c9 .. g13-g12 ) ( .. b9-c9 .. h13-h12 )  .. g13-g12\n");
}

TEST(Pgn4Writer, a_game_from_a_position) {
    const std::string text =
        "[Variant \"hughes\"]\n[StartFen4 \"Y-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-3-"
        "{'frozen':(false,false,false,false),'turned':('','','',''),'moved':('','','',''),'doubleSteps':('','','','')}-"
        "3,8,3/3,3,yK,4,3/3,8,3/14/14/bK,12,rK/14/14/14/14/14/3,8,3/3,8,3/3,4,wK,3,3\"]\n\n1.. Kg13-g12 .. Kn9-n10 .. "
        "Kh1-h2\n2. Ka9-a10\n";
    const Read read = read_as("pgn4", text, checking());
    EXPECT_EQ(read.codes(), std::vector<std::string>{"draw-possible"});  // kings alone
    EXPECT_EQ(written("pgn4", text, "pgn4"), text);
}

/// What is written of a text, and of that again.
std::pair<std::string, std::string> written_twice(const std::string& text) {
    const std::string once = written("pgn4", text, "pgn4");
    return {once, written("pgn4", once, "pgn4")};
}

TEST(Pgn4Written, games_without_moves_stay_apart) {
    const std::string text = "[Variant \"hughes\"]\n[White \"A\"]\n\n1.\n\n[Variant \"hughes\"]\n[White \"B\"]\n\n";
    EXPECT_EQ(games_in("pgn4", text).size(), 2u);
    EXPECT_EQ(written("pgn4", text, "pgn4"), text);
}

TEST(Pgn4Written, unplayed_text_that_looks_like_something_else_is_not_lost) {
    for (const char* rest : {"%b7 c7 .. d2-d3", "[b7 c7"}) {
        const auto [once, twice] = written_twice("[Variant \"hughes\"]\n\n1. b7-c7 .. " + std::string(rest));
        EXPECT_NE(once.find(rest), std::string::npos) << once;
        EXPECT_EQ(once, twice);
    }
    const auto [once, twice] = written_twice("[Variant \"nobody's\"]\n\n(%b7-c7");
    EXPECT_EQ(once, twice);
}

TEST(Pgn4Written, a_sign_in_a_variation_without_a_ply_is_no_comment) {
    const Read read = read_as("pgn4", "[Variant \"hughes\"]\n\n1. b7-c7 ( $3 { said } )");
    EXPECT_EQ(read.told.those("comment"), std::vector<std::string>{"comment said"});
}

TEST(Pgn4Written, comments_between_tags_of_a_game_that_cannot_be_played_are_kept_once) {
    const auto [once, twice] =
        written_twice("[Variant \"hughes\"]\n[StartFen4 \"a-b\"]\n{ said }\n[Result \"*\"]\n\n1. b7-c7");
    EXPECT_EQ(once, twice);
    EXPECT_NE(once.find("{ said }"), std::string::npos);
    EXPECT_EQ(once.find("[Result"), once.rfind("[Result"));
}

TEST(Pgn4Written, a_tag_name_with_a_quotation_mark_of_windows_can_be_read_again) {
    const auto [once, twice] = written_twice(
        "[R\x94"
        "d \"A\"]\n[Variant \"hughes\"]\n\n1. b7-c7");
    EXPECT_EQ(once, twice);
    EXPECT_TRUE(once.starts_with("[R'd \"A\"]\n")) << once;
}

}  // namespace
}  // namespace fourhand::tests
