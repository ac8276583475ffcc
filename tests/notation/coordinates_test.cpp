// Games in coordinates read and written (formats/coordinates.md). Single moves are tested in movetext_test.
#include <gtest/gtest.h>

#include "record/transcript.hpp"

namespace fourhand::tests {
namespace {

ReadOptions playing(const std::string& variant) {
    ReadOptions options = checking();
    options.variant = variant;
    return options;
}

TEST(Coordinates, moves_between_white_space_comments_behind_hashes) {
    const Read read = read_as("coordinates", " h2-h3\tb7-c7 # a remark \r\n g13-g12\n\nm8-l8#another\nj2-j3",
                              playing("chesscom-teams"));
    EXPECT_TRUE(read.codes().empty());
    EXPECT_EQ(read.told.text(),
              "game\nstart chesscom-teams 4PC\nply S h2-h3\nply W b7-c7\ncomment a remark\nply N g13-g12\nply E "
              "m8-l8\ncomment another\nply S j2-j3\nend valid");
}

TEST(Coordinates, a_variant_alone_has_its_own_rules) {
    const auto games = games_in("coordinates", "h2-h3", playing("chesscom-ffa"));
    EXPECT_EQ(games.at(0).rules->variant().switches.at("walking_kings"), "yes");
    const auto tagged = games_in("coordinates", "# [Variant \"FFA\"]\nh2-h3");
    EXPECT_EQ(tagged.at(0).rules->variant().switches.at("walking_kings"), "no");  // as in PGN4
    EXPECT_EQ(read_as("coordinates", "h2-h3").codes(), std::vector<std::string>{"guessed-variant"});
}

TEST(Coordinates, tags_part_games) {
    const Read read = read_as(
        "coordinates", "# [Variant \"hughes\"]\n# [White \"A \\\"B\\\"\"]\nb7-c7\n# [Variant \"verney\"]\nh2-h3\n",
        checking());
    EXPECT_EQ(read.told.those("start").size(), 2u);
    EXPECT_EQ(read.told.those("tag White"), std::vector<std::string>{"tag White = A \"B\""});
    EXPECT_TRUE(read.told.those("comment").empty());
}

TEST(Coordinates, leaving_and_words) {
    const std::string text = "h2-h3 resign g13-g12 timeout draw";
    const Read read = read_as("coordinates", text, playing("chesscom-ffa"));
    EXPECT_TRUE(read.codes().empty());
    EXPECT_EQ(read.told.those("word"), std::vector<std::string>{"word draw"});
    EXPECT_EQ(read.told.those("ply").size(), 4u);
    const Read over = read_as("coordinates", "h2-h3 resign g13-g12", playing("chesscom-teams"));
    EXPECT_EQ(over.codes(), std::vector<std::string>{"after-the-end"});
    EXPECT_EQ(over.told.those("unplayed"), std::vector<std::string>{"unplayed g13-g12"});
}

TEST(Coordinates, what_cannot_be_played_has_candidates) {
    const Read read = read_as("coordinates", "h2-h3 a10-c10 g13-g12", playing("chesscom-teams"));
    ASSERT_EQ(read.codes(), std::vector<std::string>{"illegal-move"});
    EXPECT_EQ(read.only().candidates, (std::vector<std::string>{"a10-c11", "a10-c9"}));
    EXPECT_EQ(read.told.lines.back(), "end invalid");
    EXPECT_EQ(read_as("coordinates", "h2-h3 Qe4", playing("chesscom-teams")).codes(),
              std::vector<std::string>{"bad-move-text"});
    EXPECT_EQ(read_as("coordinates", "", playing("hughes")).codes(), std::vector<std::string>{"no-game"});
    EXPECT_EQ(read_as("coordinates", std::string(1000, 'a'), playing("hughes")).codes(),
              std::vector<std::string>{"too-long"});
}

TEST(Coordinates, are_written_with_tags_one_round_a_line) {
    const std::string pgn4 =
        "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n[Red \"A \\\"B\\\"\"]\n\n{ at first } 1. h2-h3 ( 1. d2-d3 "
        "{ no } ) .. b7-c7 { a\nb } .. g13-g12 .. m8-l8 2. j2-j3 .. R";
    const std::string once = written("pgn4", pgn4, "coordinates");
    EXPECT_EQ(once,
              "# [Variant \"Teams\"]\n# [RuleVariants \"EnPassant\"]\n# [Red \"A \\\"B\\\"\"]\n # at first\nh2-h3 "
              "b7-c7 # a b\ng13-g12 m8-l8\nj2-j3 resign\n");
    EXPECT_EQ(written("coordinates", once, "coordinates"), once);
    EXPECT_EQ(written("coordinates", once, "pgn4"),
              "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n[Red \"A \\\"B\\\"\"]\n\n{ at first }\n1. h2-h3 .. "
              "b7-c7 { a b }  .. g13-g12 .. m8-l8\n2. j2-j3 .. R\n");
}

TEST(Notations, are_recognised_by_suffix_then_by_looks) {
    const auto id = [](const std::string& name, const std::string& text) {
        return std::string(recognise(Source(name, text)).id);
    };
    EXPECT_EQ(id("a.pgn4", "{ \"comment\" }"), "pgn4");
    EXPECT_EQ(id("FFA123.pgn4.txt", "[Variant \"FFA\"]"), "pgn4");
    EXPECT_EQ(id("x", "1. h2-h3"), "pgn4");
    EXPECT_EQ(id("x", "h2-h3 b7-c7"), "coordinates");
    EXPECT_EQ(id("x", "# [Variant \"hughes\"]"), "coordinates");
    EXPECT_EQ(id("x", "{\"moves\":[]}"), "json");
    EXPECT_EQ(id("x", "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP/14/14/14"), "fen4");
    EXPECT_EQ(id("x", ""), "pgn4");
    EXPECT_EQ(id("games.jsonl", ""), "json");
    for (const Notation& notation : notations()) EXPECT_EQ(notation_named(notation.id), &notation);
    EXPECT_EQ(notation_named("chessbase"), nullptr);
}

TEST(StandingPosition, after_any_ply) {
    WriteOptions how;
    const std::string game = "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n1. h2-h3 ( 1. d2-d3 ) .. b7-c7";
    const std::string last = written("pgn4", game, "fen4", how);
    EXPECT_EQ(last.substr(0, 2), "Y-");
    how.ply = 1;
    EXPECT_EQ(written("pgn4", game, "fen4", how).substr(0, 2), "B-");
    how.ply = 0;
    EXPECT_EQ(written("pgn4", game, "fen4", how).substr(0, 2), "R-");
    EXPECT_EQ(written("pgn4", game, "position").substr(0, 1), "{");
    ReadOptions options;
    options.variant = "chesscom-teams";
    EXPECT_EQ(written("fen4", last, "fen4", {}, options), last);
}

}  // namespace
}  // namespace fourhand::tests
