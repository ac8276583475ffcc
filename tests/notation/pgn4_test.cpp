// PGN4 move text read: what formats/pgn4.md promises.
#include <gtest/gtest.h>

#include "notation/pgn4_texts.hpp"

namespace fourhand::tests {
namespace {

TEST(Pgn4, line_ends_numbers_and_blanks_mean_little) {
    const std::string plain = read_as("pgn4", teams + opening + "\n2. j2-j3 .. b9-c9").told.text();
    for (const char* text :
         {"1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8 2. j2-j3 .. b9-c9", "1.h2-h3..b7-c7..g13-g12..m8-l8\r\n2.j2-j3..b9-c9",
          "1. h2-h3 1.. b7-c7 1.. g13-g12 1.. m8-l8 2. j2-j3 2.. b9-c9",
          "1. h2-h3\n..b7-c7\n..g13-g12\n..m8-l8\n2.\nj2-j3 .. b9-c9\n"}) {
        const Read read = read_as("pgn4", teams + text, checking());
        EXPECT_EQ(read.told.text(), plain) << text;
        EXPECT_TRUE(read.codes().empty()) << text;
    }
}

TEST(Pgn4, a_round_number_in_the_wrong_place_is_told) {
    EXPECT_EQ(codes_of(teams + "1. h2-h3 .. b7-c7 .. g13-g12\n2. m8-l8"), std::vector<std::string>{"round-number"});
    EXPECT_EQ(codes_of(teams + opening + "\n3. j2-j3 .. b9-c9 .. i13-i12 .. m6-l6\n4. j3-j4"),
              std::vector<std::string>{"round-number"});
    EXPECT_EQ(codes_of(teams + opening + "\n99999999999999999999. j2-j3"), std::vector<std::string>{"round-number"});
    EXPECT_EQ(codes_of(teams + "1. h2-h3 b7-c7 g13-g12"), std::vector<std::string>{"missing-separator"});
    EXPECT_EQ(codes_of(teams + "1. h2-h3 !! b7-c7"), std::vector<std::string>{"missing-separator"});
    for (const char* parted : {" .. ", "..", " ..\n", " .. !! ", " !! .. ", " .. {} ", " {} .. ", " .. $1 "})
        EXPECT_EQ(codes_of(teams + "1. h2-h3" + parted + "b7-c7"), std::vector<std::string>{}) << parted;
}

TEST(Pgn4, variations_nested_and_in_a_row) {
    const Read read =
        read_as("pgn4", teams + "1. h2-h3\n(1.. Nj1-i3 .. Na5-c6 ( .. b8-c8 ) .. Ne14-f12 )\n(1. d2-d3 )  .. b7-c7",
                checking());
    EXPECT_TRUE(read.codes().empty());
    EXPECT_EQ(read.told.text(),
              "game\ntag Variant = Teams\ntag RuleVariants = EnPassant\nstart chesscom-teams 4PC\nply S h2-h3\n(\nply "
              "S j1-i3\nply W a5-c6\n(\n"
              "ply W b8-c8\n)\nply N e14-f12\n)\n(\nply S d2-d3\n)\nply W b7-c7\nend valid");
}

TEST(Pgn4, variations_that_cannot_be_are_kept_as_comments) {
    const Read first = read_as("pgn4", teams + "( 1. d2-d3 ) 1. h2-h3 ) .. b7-c7", checking());
    EXPECT_EQ(first.codes(), (std::vector<std::string>{"misplaced-variation", "misplaced-variation"}));
    EXPECT_EQ(first.told.those("comment"), std::vector<std::string>{"comment ( 1. d2-d3"});
    EXPECT_EQ(first.told.those("ply").size(), 2u);
    const Read open = read_as("pgn4", teams + "1. h2-h3 ( 1. d2-d3 [Variant \"Teams\"] 1. e2-e3", checking());
    EXPECT_EQ(open.codes(), std::vector<std::string>{"unclosed-variation"});
    EXPECT_EQ(open.told.those("game").size(), 2u);
    ReadOptions shallow = checking();
    shallow.deepest_variation = 1;
    const Read deep =
        read_as("pgn4", teams + "1. h2-h3 ( 1. d2-d3 ( 1. e2-e3 ( 1. f2-f3 ) ) .. b7-c7 ) .. b8-c8", shallow);
    EXPECT_EQ(deep.codes(), std::vector<std::string>{"too-deep"});
    EXPECT_EQ(deep.told.those("ply").size(), 4u);
    EXPECT_EQ(deep.told.those("comment"), std::vector<std::string>{"comment ( 1. e2-e3 ( 1. f2-f3 )"});
}

TEST(Pgn4, comments_and_signs_are_kept) {
    const Read read = read_as(
        "pgn4", teams + "{ before } 1. h2-h3!? { [%clk 0:01:58] } $13 { second } .. b7-c7 ?? ( { why not } .. b8-c8 )",
        checking());
    EXPECT_TRUE(read.codes().empty());
    EXPECT_EQ(read.told.text(),
              "game\ntag Variant = Teams\ntag RuleVariants = EnPassant\nstart chesscom-teams 4PC\ncomment before\nply "
              "S h2-h3\nnag 5\ncomment [%clk 0:01:58]\n"
              "nag 13\ncomment second\nply W b7-c7\nnag 4\n(\nply W b8-c8\ncomment why not\n)\nend valid");
    EXPECT_EQ(codes_of(teams + "1. h2-h3 $999999999999"), std::vector<std::string>{"bad-move-text"});
}

TEST(Pgn4, errors_do_not_reach_into_the_next_game) {
    const Read read =
        read_as("pgn4", teams + "1. h2-h3 { open\n\n" + teams + "1. h2-h5\n\n" + teams + opening, checking());
    EXPECT_EQ(read.told.those("end"), (std::vector<std::string>{"end unreadable", "end invalid", "end valid"}));
    EXPECT_EQ(read.codes(), (std::vector<std::string>{"unclosed-comment", "illegal-move"}));
}

TEST(Pgn4, files_without_a_game) {
    EXPECT_EQ(codes_of(""), std::vector<std::string>{"no-game"});
    EXPECT_EQ(codes_of(" \r\n\t"), std::vector<std::string>{"no-game"});
    EXPECT_EQ(codes_of(std::string("\xff\xfe[\0V\0", 6)), std::vector<std::string>{"bad-encoding"});
    EXPECT_EQ(verdict_of(""), "end unreadable");
    EXPECT_EQ(verdict_of(teams), "end valid");
}

}  // namespace
}  // namespace fourhand::tests
