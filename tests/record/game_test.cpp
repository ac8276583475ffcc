// Games as trees: kept, looked into, told again, flattened.
#include <gtest/gtest.h>

#include "record/flatten.hpp"
#include "record/line.hpp"
#include "record/transcript.hpp"

namespace fourhand::tests {
namespace {

const std::string branched =
    "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n\n"
    "{ before all } 1. h2-h3 (1.. d2-d3 .. b4-c4 ) (1.. e2-e3 ) .. b7-c7 $5 { good } ( .. b8-c8 .. g13-g12 ( .. "
    "h13-h12 { deep } .. m8-l8 ) .. m6-l6 ) .. g13-g12 .. m8-l8\n"
    "2. j2-j3";

std::string retold(const Game& game) {
    Transcript told;
    game.tell(told);
    return told.text();
}

TEST(Game, told_again_is_as_it_was_read) {
    const Read read = read_as("pgn4", branched);
    const auto games = games_in("pgn4", branched);
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(retold(games[0]), read.told.text());
    EXPECT_EQ(read.told.those("(").size(), 4u);
}

TEST(Game, main_line_and_tags) {
    Game game = games_in("pgn4", branched)[0];
    std::vector<std::string> moves;
    for (const NodeId id : game.main_line()) moves.push_back(game.rules->board().name(game.node(id).move.to));
    EXPECT_EQ(moves, (std::vector<std::string>{"h3", "c7", "g12", "l8", "j3"}));
    EXPECT_EQ(game.tag("variant"), "Teams");
    EXPECT_EQ(game.tag("Red"), "");
    game.set_tag("RED", "Ada");
    game.set_tag("red", "Bea");
    EXPECT_EQ(game.tag("Red"), "Bea");
    EXPECT_EQ(game.tags.size(), 3u);
    EXPECT_EQ(game.node(NodeId::root).comments, std::vector<std::string>{"before all"});
}

TEST(Game, flattened_has_no_variation_within_another) {
    const Game flat = flattened(games_in("pgn4", branched)[0]);
    const std::string text = retold(flat);
    EXPECT_NE(text.find("ply W b7-c7\nnag 5\ncomment good\n(\nply W b8-c8\nply N g13-g12\nply E m6-l6\n)\n(\nply W "
                        "b8-c8\nply N h13-h12\n"
                        "comment deep\nply E m8-l8\n)\nply N g13-g12"),
              std::string::npos)
        << text;
    EXPECT_EQ(retold(flattened(flat)), text);
}

TEST(Game, a_thousand_variations_of_one_ply_are_kept_in_their_order) {
    std::string text = "[Variant \"Teams\"]\n1. h2-h3";
    for (int i = 0; i < 500; ++i) text += i % 2 == 0 ? " (1. d2-d3)" : " (1. e2-e3)";
    const Game game = games_in("pgn4", text)[0];
    EXPECT_EQ(game.nodes.size(), 502u);
    EXPECT_EQ(retold(game), read_as("pgn4", text).told.text());
}

TEST(Line, counts_rounds_by_the_place_of_the_first_mover) {
    Line line{Position(*named_rules("chesscom-teams"))};
    const auto enter = [&](const char* text) { line.enter(*read_coordinates(text, line.position())); };
    EXPECT_TRUE(line.opens_round(Seat{0}));
    EXPECT_EQ(line.round(Seat{0}), 1);
    enter("h2-h3");
    EXPECT_FALSE(line.opens_round(Seat{1}));
    enter("b7-c7");
    enter("g13-g12");
    enter("m8-l8");
    EXPECT_TRUE(line.opens_round(Seat{0}));
    EXPECT_EQ(line.round(Seat{0}), 2);
    EXPECT_EQ(line.round_entered(), 1);
    line.begin_variation();
    EXPECT_EQ(line.position().to_move(), Seat{3});
    EXPECT_EQ(line.round(Seat{3}), 1);
    EXPECT_FALSE(line.can_vary());
    enter("m6-l6");
    enter("d2-d3");
    EXPECT_EQ(line.round_entered(), 2);
    line.end_variation();
    EXPECT_EQ(line.round(Seat{0}), 2);
    EXPECT_EQ(line.position().plies(), 4u);
}

TEST(Line, begins_rounds_where_the_variant_begins) {
    const Line line{Position(*named_rules("hughes"))};  // Black, the west seat, moves first
    const Seat first = line.position().to_move();
    EXPECT_EQ(line.position().rules().seat(first).id, "W");
    EXPECT_TRUE(line.opens_round(first));
}

}  // namespace
}  // namespace fourhand::tests
