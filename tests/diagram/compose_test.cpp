#include "diagram/compose.hpp"

#include <gtest/gtest.h>

#include "diagram/scenes.hpp"

namespace fourhand::tests {
namespace {

/// The squares of a scene that a text diagram shows as `text`.
std::vector<Point> squares_shown(const Scene& scene, char text) {
    for (const Squares& squares : shapes_of<Squares>(scene))
        if (squares.text == text) return squares.corners;
    return {};
}

bool holds(const std::vector<Point>& corners, const Scene& scene, int column, int row) {
    const Point wanted{scene.grid.corner.x + column, scene.grid.corner.y + row};
    for (const Point corner : corners)
        if (std::abs(corner.x - wanted.x) < 1e-9 && std::abs(corner.y - wanted.y) < 1e-9) return true;
    return false;
}

Figure man_on(const Scene& scene, int column, int row) {
    for (const Figure& figure : shapes_of<Figure>(scene))
        if (holds({figure.corner}, scene, column, row)) return figure;
    ADD_FAILURE() << "no man at " << column << ' ' << row;
    return {};
}

TEST(Compose, checkers_the_board_with_a_dark_corner_at_the_left) {
    const Scene scene = start_of("hughes");
    const auto dark = squares_shown(scene, ':');
    EXPECT_EQ(dark.size() + squares_shown(scene, '.').size(), 160u);
    EXPECT_TRUE(holds(dark, scene, 3, 13)) << "d1";
    EXPECT_TRUE(holds(dark, scene, 0, 10)) << "a4";
    EXPECT_TRUE(holds(dark, scene, 10, 0)) << "k14";
    EXPECT_FALSE(holds(dark, scene, 10, 13)) << "k1";
    EXPECT_FALSE(holds(dark, scene, 0, 3)) << "a11";
    EXPECT_FALSE(holds(dark, scene, 13, 10)) << "n4";
}

TEST(Compose, follows_the_light_parity_of_the_variant) {
    const Scene scene = start_of("loeb");
    EXPECT_TRUE(holds(squares_shown(scene, '.'), scene, 9, 11)) << "j1";
    EXPECT_TRUE(holds(squares_shown(scene, ':'), scene, 2, 11)) << "c1";
}

TEST(Compose, stands_every_man_on_his_square) {
    const Scene scene = start_of("hughes");
    EXPECT_EQ(shapes_of<Figure>(scene).size(), 64u);
    EXPECT_EQ(man_on(scene, 7, 13).text, "wK");
    EXPECT_EQ(man_on(scene, 0, 6).text, "bQ");
    EXPECT_EQ(scene.outlines[man_on(scene, 7, 13).outline]->name, "king");
}

TEST(Compose, turns_squares_names_and_men_for_the_seat_at_the_bottom) {
    DiagramOptions options;
    options.bottom = Seat{1};  // West
    const Scene scene = start_of("hughes", "club", options);
    EXPECT_EQ(man_on(scene, 3, 13).text, "bR");
    EXPECT_EQ(man_on(scene, 6, 13).text, "bQ");
    EXPECT_EQ(man_on(scene, 13, 3).text, "wR");  // k1: far right, low in the picture's upper half
    EXPECT_EQ(scene.grid.columns.front(), "14");
    EXPECT_EQ(scene.grid.columns.back(), "1");
    EXPECT_EQ(scene.grid.rows.front(), "n");
    EXPECT_EQ(scene.grid.rows.back(), "a");
    EXPECT_TRUE(holds(squares_shown(scene, ':'), scene, 10, 13)) << "a4";
}

TEST(Compose, names_every_file_and_rank_at_both_ends) {
    const Scene scene = start_of("hughes");
    EXPECT_EQ(shapes_of<Label>(scene).size(), 56u);
    DiagramOptions bare;
    bare.coordinates = false;
    EXPECT_TRUE(shapes_of<Label>(start_of("hughes", "club", bare)).empty());
}

TEST(Compose, points_beside_pawns_that_march_otherwise_than_their_seat) {
    const auto rules = rules_named("hughes");
    auto setup = rules->start();
    const std::size_t before = shapes_of<Polygons>(scene_of("hughes", setup)).size();
    put(setup, *rules, "g7", Seat{0}, "P");
    EXPECT_EQ(shapes_of<Polygons>(scene_of("hughes", setup)).size(), before);
    put(setup, *rules, "h8", Seat{0}, "P", 'v');
    const Scene scene = scene_of("hughes", setup);
    ASSERT_EQ(shapes_of<Polygons>(scene).size(), before + 1);
    const std::vector<Point> pointer = shapes_of<Polygons>(scene).back().contours.front();
    const Point middle{scene.grid.corner.x + 7.5, scene.grid.corner.y + 6.5};
    EXPECT_NEAR(pointer[0].x, middle.x, 1e-9);
    EXPECT_GT(pointer[0].y, pointer[1].y);
    EXPECT_GT(pointer[1].y, middle.y);
    EXPECT_EQ(man_on(scene, 7, 6).text, "wPv");
    EXPECT_EQ(man_on(scene, 6, 7).text, "wP");
}

TEST(Compose, turns_the_pointers_with_the_board) {
    const auto rules = rules_named("hughes");
    auto setup = rules->start();
    put(setup, *rules, "h8", Seat{0}, "P", 'v');
    DiagramOptions options;
    options.bottom = Seat{3};  // East sees South's way home on his left
    const Scene scene = scene_of("hughes", setup, "club", options);
    EXPECT_EQ(man_on(scene, 7, 7).text, "wP<");
}

TEST(Compose, points_beside_every_pawn_where_a_seats_pawns_march_both_ways) {
    EXPECT_EQ(shapes_of<Polygons>(start_of("four-seasons")).size(), 1u + 16u);
}

TEST(Compose, shows_how_each_army_stands) {
    const auto rules = rules_named("chesscom-ffa");
    auto setup = rules->start();
    setup.standings[1] = Standing::Frozen;
    setup.standings[2] = Standing::Walking;
    setup.standings[3] = Standing::Out;
    const Scene scene = scene_of("chesscom-ffa", setup);
    const auto livery = [&](int column, int row) { return scene.liveries[man_on(scene, column, row).livery]; };
    EXPECT_EQ(livery(7, 13).cue, nullptr);
    EXPECT_EQ(livery(0, 6).cue->name, "cue-frozen");
    EXPECT_EQ(livery(6, 0).cue->name, "cue-walking") << "North's king";
    EXPECT_EQ(livery(7, 0).pips.form, Pips::Form::Crosses) << "North's queen";
    EXPECT_EQ(livery(13, 6).pips.form, Pips::Form::Crosses);
    EXPECT_EQ(scene.notes, (std::vector<std::string>{"Red to move", "frozen: Blue", "walking: Yellow", "out: Green"}));
}

TEST(Compose, takes_removed_squares_from_the_board) {
    const auto rules = rules_named("loeb");
    auto setup = rules->start();
    setup.removed[1] = true;
    for (const Square square : rules->home(Seat{1})) setup.cells[index(square)] = Piece::wall;
    const Scene scene = scene_of("loeb", setup);
    EXPECT_EQ(squares_shown(scene, '.').size() + squares_shown(scene, ':').size(), 112u);
    EXPECT_EQ(shapes_of<Squares>(scene).front().corners.size(), 16u);
    EXPECT_FALSE(holds(squares_shown(scene, ':'), scene, 0, 5));
}

TEST(Compose, frames_the_squares_of_the_last_move) {
    const auto rules = rules_named("hughes");
    const Marks marks{square(*rules, "e2"), square(*rules, "e4"), true};
    const Scene scene = scene_of("hughes", rules->start(), "club", {}, marks);
    const auto boxes = shapes_of<Box>(scene);
    ASSERT_EQ(boxes.size(), 3u);  // and the bar of who is to move
    EXPECT_TRUE(boxes[0].paint.dashed);
    EXPECT_FALSE(boxes[1].paint.dashed);
    EXPECT_NEAR(boxes[0].corner.y - boxes[1].corner.y, 2, 0.1);
    EXPECT_EQ(shapes_of<Polygons>(scene).back().contours.front().size(), 7u) << "an arrow has seven corners";
    EXPECT_EQ(shapes_of<Box>(scene_of("hughes", rules->start(), "club", {}, {Square::none, Square::none, true})).size(),
              1u);
}

TEST(Compose, lays_the_bar_along_the_back_row_of_who_is_to_move) {
    const auto bar = [](const std::string& variant, Seat turn) {
        auto setup = rules_named(variant)->start();
        setup.turn = turn;
        const Scene scene = scene_of(variant, setup);
        Box box = shapes_of<Box>(scene).back();
        box.corner = {box.corner.x - scene.grid.corner.x, box.corner.y - scene.grid.corner.y};
        return box;
    };
    EXPECT_GT(bar("hughes", Seat{0}).corner.y, 14);
    EXPECT_NEAR(bar("hughes", Seat{0}).corner.x, 3, 1e-9);
    EXPECT_NEAR(bar("hughes", Seat{0}).width, 8, 1e-9);
    EXPECT_LT(bar("hughes", Seat{1}).corner.x, 0);
    EXPECT_NEAR(bar("hughes", Seat{1}).height, 8, 1e-9);
    EXPECT_LT(bar("hughes", Seat{2}).corner.y, 0);
    EXPECT_GT(bar("hughes", Seat{3}).corner.x, 14);
    EXPECT_NEAR(bar("verney-eight", Seat{0}).corner.x, 11, 1e-9) << "SR sits on the right half";
    EXPECT_NEAR(bar("verney-eight", Seat{1}).corner.x, 3, 1e-9);
    EXPECT_NEAR(bar("hans37", Seat{0}).width, 3, 1e-9);
    DiagramOptions over;
    over.over = true;
    const Scene scene = start_of("hughes", "club", over);
    EXPECT_TRUE(shapes_of<Box>(scene).empty());
    EXPECT_EQ(scene.notes.front(), "the game is over");
}

TEST(Compose, names_the_armies_in_the_legend) {
    DiagramOptions options;
    options.legend = true;
    options.points = true;
    options.players[0] = "Anna";
    const auto rules = rules_named("chesscom-ffa");
    auto setup = rules->start();
    setup.points[0] = 34;
    setup.standings[2] = Standing::Out;
    const Scene plain = scene_of("chesscom-ffa", setup);
    const Scene scene = scene_of("chesscom-ffa", setup, "club", options);
    const auto labels = shapes_of<Label>(scene);
    ASSERT_EQ(labels.size(), shapes_of<Label>(plain).size() + 4);
    EXPECT_EQ(labels[labels.size() - 4].text, "Red: Anna, 34");
    EXPECT_EQ(labels[labels.size() - 2].text, "Yellow, 0, out");
    EXPECT_GT(scene.height, plain.height + 1);
}

TEST(Compose, says_in_words_what_it_shows) {
    const auto rules = rules_named("hughes");
    auto setup = rules->start();
    put(setup, *rules, "h8", Seat{0}, "P", 'v');
    const Scene scene = scene_of("hughes", setup);
    EXPECT_EQ(scene.title, rules->variant().title + ", Black to move");
    EXPECT_EQ(scene.men.at(0), "White: Rd1 Ne1 Bf1 Qg1 Kh1 Bi1 Nj1 Rk1 d2 e2 f2 g2 h2 i2 j2 k2 h8v");
    EXPECT_EQ(scene.men.size(), 4u);
}

}  // namespace
}  // namespace fourhand::tests
