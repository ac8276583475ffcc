#include "diagram/lettering.hpp"

#include <gtest/gtest.h>

#include "diagram/outline.hpp"

namespace fourhand {
namespace {

std::size_t strokes(std::string_view text) { return set_letters(text, {}, 100, Anchor::Start).size(); }
std::string box() { return std::string(set_letters("\U0001F0A1", {}, 100, Anchor::Start).front().path); }

TEST(Lettering, draws_every_printable_character_of_ascii) {
    for (char c = '!'; c <= '~'; ++c) {
        const auto letters = set_letters(std::string(1, c), {}, 100, Anchor::Start);
        ASSERT_EQ(letters.size(), 1u) << c;
        EXPECT_NE(letters[0].path, box()) << c;
        EXPECT_TRUE(read_path(letters[0].path)) << c;
        EXPECT_FALSE(read_path(letters[0].path)->empty()) << c;
    }
}

TEST(Lettering, puts_accents_over_their_letters) {
    EXPECT_EQ(strokes("Müller"), 7u);
    EXPECT_EQ(strokes("Dvořák"), 8u);
    EXPECT_EQ(strokes("Łukasz Żółć"), 14u);  // a space is a letter too; ł has its own strokes
    const auto small = set_letters("é", {}, 100, Anchor::Start);
    const auto capital = set_letters("É", {}, 100, Anchor::Start);
    EXPECT_EQ(small[1].path, capital[1].path);
    EXPECT_LT(capital[1].origin.y, small[1].origin.y);
}

TEST(Lettering, shows_a_box_for_what_it_cannot_draw) {
    for (const auto& stroke : set_letters("北京", {}, 100, Anchor::Start)) EXPECT_EQ(stroke.path, box());
    EXPECT_EQ(strokes("北京"), 2u);
    EXPECT_EQ(set_letters("\xff", {}, 100, Anchor::Start).front().path, box());
}

TEST(Lettering, passes_over_control_characters) {
    EXPECT_EQ(strokes("a\x1b\n\u202e\u200d"
                      "b"),
              2u);
    EXPECT_EQ(lettering_width("a\x1b", 10), lettering_width("a", 10));
}

TEST(Lettering, stands_where_its_anchor_says) {
    const double width = lettering_width("abc", 20);
    const Point place{100, 50};
    EXPECT_DOUBLE_EQ(set_letters("abc", place, 20, Anchor::Start)[0].origin.x, 100);
    EXPECT_DOUBLE_EQ(set_letters("abc", place, 20, Anchor::Middle)[0].origin.x, 100 - width / 2);
    EXPECT_DOUBLE_EQ(set_letters("abc", place, 20, Anchor::End)[0].origin.x, 100 - width);
    EXPECT_DOUBLE_EQ(set_letters("abc", place, 20, Anchor::Start)[0].origin.y, 40);
}

TEST(Lettering, cuts_what_does_not_fit) {
    EXPECT_EQ(lettering_fit("short", 10, 1000), "short");
    const std::string cut = lettering_fit("a name that is much too long", 10, 60);
    EXPECT_TRUE(cut.starts_with("a n")) << cut;
    EXPECT_TRUE(cut.ends_with("…")) << cut;
    EXPECT_LE(lettering_width(cut, 10), 60);
    EXPECT_EQ(lettering_fit("ÄÖÜ", 10, 0), "…");
    EXPECT_TRUE(lettering_fit(std::string(1 << 20, 'w'), 10, 100).ends_with("…"));
}

TEST(Lettering, writes_one_path_for_a_text) {
    EXPECT_EQ(lettering_path("I", {10, 20}, 10, Anchor::Start), "M10 15L10 25");
    EXPECT_TRUE(read_path(lettering_path("Qß@", {0, 0}, 12.5, Anchor::Middle)));
}

}  // namespace
}  // namespace fourhand
