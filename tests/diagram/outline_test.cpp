#include "diagram/outline.hpp"

#include <gtest/gtest.h>

#include "base/embedded.hpp"
#include "diagram/scenes.hpp"

namespace fourhand::tests {
namespace {

TEST(Path, is_read_step_by_step) {
    const auto steps = read_path("M1 2L3,4C5 6 7 8 -9.5 10Z");
    ASSERT_TRUE(steps);
    ASSERT_EQ(steps->size(), 4u);
    EXPECT_EQ((*steps)[1].kind, PathStep::Kind::Line);
    EXPECT_EQ((*steps)[2].x1, 5);
    EXPECT_EQ((*steps)[2].x, -9.5);
    EXPECT_EQ((*steps)[3].kind, PathStep::Kind::Close);
    EXPECT_TRUE(read_path("")->empty());
}

TEST(Path, is_refused_at_the_step_that_is_wrong) {
    for (const std::string_view bad :
         {"L1 2", "M1", "M1 2 3 4", "M1 2l3 4", "M1 2H3", "M1 nan", "M1 1e9", "M1 2C1 2 3", "x"})
        EXPECT_FALSE(read_path(bad)) << bad;
    EXPECT_EQ(read_path("M1 2 A3 4").error().where.begin, 5u);
}

TEST(Outline, of_every_file_can_be_read) {
    std::size_t pieces = 0;
    for (const std::string_view path : embedded_under("formats/diagrams/pieces")) {
        const auto outline = read_outline("x", embedded(path));
        ASSERT_TRUE(outline) << path << ": " << outline.error().message;
        EXPECT_LT(outline->pips_from, outline->pips_to) << path;
        ++pieces;
    }
    EXPECT_GE(pieces, 18u);
}

TEST(Outline, stays_in_its_box) {
    for (const std::string_view path : embedded_under("formats/diagrams/pieces")) {
        const auto outline = read_outline("x", embedded(path));
        for (const std::string* text : {&outline->body, &outline->line}) {
            const auto steps = read_path(*text);
            for (const PathStep& step : *steps) {
                if (step.kind == PathStep::Kind::Close) continue;
                EXPECT_TRUE(step.x >= 2 && step.x <= 98 && step.y >= 2 && step.y <= 98)
                    << path << ' ' << step.x << ' ' << step.y;
            }
        }
    }
}

TEST(Outline, is_there_for_every_man_of_every_variant) {
    for (const std::string& id : variant_ids()) {
        const auto rules = named_rules(id);
        if (!rules) continue;  // a game that is known by name only
        for (std::size_t i = 0; i < (*rules)->kinds(); ++i) {
            const KindFace& face = (*rules)->face(static_cast<Kind>(i));
            const auto outline = outline_named(face.outline, face.letter);
            ASSERT_TRUE(outline) << id << ' ' << face.name;
            EXPECT_FALSE((*outline)->name.starts_with("token")) << id << ' ' << face.name;
        }
    }
}

TEST(Outline, is_a_token_with_the_letter_for_an_unknown_piece) {
    const auto outline = outline_named("marshal of the moon", "M");
    ASSERT_TRUE(outline);
    EXPECT_EQ((*outline)->name, "token-M");
    EXPECT_TRUE(read_path((*outline)->body));
    EXPECT_TRUE(read_path((*outline)->line));
    EXPECT_NE((*outline)->line, (*outline_named("x", "X"))->line);
}

TEST(Outline, is_found_by_letter_or_name) {
    EXPECT_EQ((*outline_named("N", ""))->name, "knight");
    EXPECT_EQ((*outline_named("knight", "X"))->name, "knight");
    EXPECT_EQ((*outline_named("", "Q"))->name, "queen");
}

TEST(Outline, is_refused_without_a_body_or_with_a_bad_path) {
    EXPECT_FALSE(read_outline("x", "<svg><path class=\"line\" d=\"M1 2L3 4\"/></svg>"));
    EXPECT_FALSE(read_outline("x", "<svg><path class=\"body\" d=\"m1 2\"/></svg>"));
    EXPECT_FALSE(
        read_outline("x", "<svg><path class=\"body\" d=\"M1 2\"/><path class=\"pips\" d=\"M1 2L3 4\"/></svg>"));
    EXPECT_FALSE(read_outline("x", "<svg><path class=\"body\" d=\"M1 2"));
    const auto good =
        read_outline("x", "<svg><path d=\"M1 2L3 4\" class=\"body\"/><path class=\"pips\" d=\"M20 80L60 80\"/></svg>");
    ASSERT_TRUE(good);
    EXPECT_EQ(good->pips_to, 60);
}

}  // namespace
}  // namespace fourhand::tests
