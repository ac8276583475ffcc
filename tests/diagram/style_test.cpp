#include "diagram/style.hpp"

#include <gtest/gtest.h>

#include "base/embedded.hpp"
#include "diagram/liveries.hpp"
#include "diagram/png_picture.hpp"
#include "diagram/scenes.hpp"

namespace fourhand::tests {
namespace {

/// The club style with one text in it replaced.
Result<Style> changed(const std::string& from, const std::string& to) {
    std::string text(embedded(style_file("club")));
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    return load_style(Source("club.json", text), "club");
}

TEST(Style, of_every_file_loads) {
    const std::vector<std::string> names = style_names();
    EXPECT_EQ(names, (std::vector<std::string>{"club", "okabe-ito", "plate", "print"}));
    for (const std::string& name : names) {
        const auto style = named_style(name);
        ASSERT_TRUE(style) << style.error().message;
        EXPECT_EQ(style->id, name);
        EXPECT_GE(style->order.size(), 4u);
    }
}

TEST(Style, is_read_as_it_is_said) {
    const Style style = style_named("club");
    EXPECT_EQ(style.page, (Colour{255, 255, 255, 255}));
    EXPECT_EQ(style.from.fill, (Colour{0x8f, 0xb0, 0x8a, 0x66}));
    EXPECT_TRUE(style.from.dashed);
    EXPECT_DOUBLE_EQ(style.edge.width, 0.05);
    const Style::Army& red = style.armies.at("red");
    EXPECT_EQ(red.right.pip, (Colour{0xff, 0xe9, 0xe2}));
    EXPECT_EQ(red.left.pip, red.right.line);
    EXPECT_EQ(red.left.body.stroke, red.right.body.stroke);
}

TEST(Style, names_the_place_of_what_is_wrong) {
    const struct {
        std::string from, to, pointer;
    } cases[] = {
        {"\"page\": \"#ffffff\"", "\"page\": \"white\"", "/page "},
        {"\"page\": \"#ffffff\"", "\"page\": \"#fffff\"", "/page "},
        {"\"page\": \"#ffffff\"", "\"page\": \"#ggffff\"", "/page "},
        {"\"page\": \"#ffffff\",", "", "/page "},
        {"\"letters\"", "\"leters\"", "/leters "},
        {"\"dark\": { \"fill\"", "\"dark\": { \"fil\"", "/board/dark/fil "},
        {"\"pattern\": \"hatch\"", "\"pattern\": \"hash\"", "/board/removed/pattern "},
        {"\"outline_width\": 3", "\"outline_width\": 31", "/men/outline_width "},
        {"\"outline_width\": 3", "\"outline_width\": \"3\"", "/men/outline_width "},
        {"\"order\": [\"White\"", "\"order\": [\"Wite\"", "/men/order/0 "},
        {"\"strength\": 62", "\"strength\": 620", "/men/frozen/strength "},
        {"\"dashed\": true", "\"dashed\": 1", "/marks/from/dashed "},
        {"\"ink\": \"#2b2620\", \"right\"", "\"right\"", "/men/armies/White/ink "},
    };
    for (const auto& [from, to, pointer] : cases) {
        const auto style = changed(from, to);
        ASSERT_FALSE(style) << to;
        EXPECT_EQ(style.error().code, Code::BadStyle);
        EXPECT_TRUE(style.error().message.starts_with(pointer)) << style.error().message;
    }
    EXPECT_FALSE(changed("\"title\"", "\"title\": \"twice\", \"title\""));
    EXPECT_FALSE(load_style(Source("x", "[]"), "x"));
    EXPECT_FALSE(load_style(Source("x", "{"), "x"));
}

TEST(Style, of_an_unknown_name_is_answered_with_near_ones) {
    const auto style = named_style("clob");
    ASSERT_FALSE(style);
    EXPECT_EQ(style.error().code, Code::UnknownStyle);
    EXPECT_EQ(style.error().hints, (std::vector<std::string>{"did you mean club?"}));
    EXPECT_FALSE(named_style("pieces/king"));
    EXPECT_FALSE(named_style(""));
}

// -- liveries

Liveries liveries_of(const std::string& variant, const std::string& style) {
    return {*rules_named(variant), style_named(style), {}};
}

TEST(Liveries, follow_the_colour_names_of_the_variant) {
    const Liveries american = liveries_of("american", "club");
    const Style club = style_named("club");
    EXPECT_EQ(american.livery(Seat{0}, Condition::Live).body.fill, club.armies.at("white").alone.body.fill);
    EXPECT_EQ(american.livery(Seat{2}, Condition::Live).body.fill, club.armies.at("tan").alone.body.fill);
}

TEST(Liveries, in_print_keep_white_and_black_for_those_who_are_called_so) {
    const Liveries verney = liveries_of("verney", "print");  // White, Green, Black, Blue
    const Style print = style_named("print");
    EXPECT_EQ(verney.livery(Seat{0}, Condition::Live).body, print.armies.at("white").alone.body);
    EXPECT_EQ(verney.livery(Seat{1}, Condition::Live).body, print.armies.at("hatched").alone.body);
    EXPECT_EQ(verney.livery(Seat{2}, Condition::Live).body, print.armies.at("black").alone.body);
    EXPECT_EQ(verney.livery(Seat{3}, Condition::Live).body, print.armies.at("dotted").alone.body);
}

int lightness(Colour colour) { return 299 * colour.red + 587 * colour.green + 114 * colour.blue; }

/// How light a picture is whose squares are all painted so: colours and the density of patterns together.
double brightness(Paint body) {
    Style style = style_named("print");
    body.stroke.reset();
    style.light = style.dark = body;
    const auto rules = rules_named("hans37");
    const auto composer = Composer::make(rules, style);
    const Picture picture(painted(composer->compose(rules->start(), {}, {}), "png", 400));
    double sum = 0;
    for (std::size_t y = 0; y < picture.height; ++y)
        for (std::size_t x = 0; x < picture.width; ++x) sum += lightness(picture.at(x, y));
    return sum / static_cast<double>(picture.width * picture.height);
}

/// As on the plate of 1885; in club, okabe-ito and print some left-hand armies were the darker ones.
TEST(Liveries, of_every_style_show_every_left_hand_army_lighter_than_its_neighbour) {
    const auto rules = rules_named("verney-eight");
    for (const std::string& style : style_names()) {
        const Liveries liveries = liveries_of("verney-eight", style);
        for (std::size_t i = 0; i < rules->seats(); i += 2) {
            const auto right = static_cast<Seat>(i), left = static_cast<Seat>(i + 1);
            ASSERT_TRUE(rules->seat(left).left_hand);
            EXPECT_GT(brightness(liveries.livery(left, Condition::Live).body),
                      brightness(liveries.livery(right, Condition::Live).body) + 3'000)
                << style << ' ' << rules->seat(right).colour;
        }
    }
}

/// So for every army of a style, whatever colour a game may one day have twice.
TEST(Style, makes_the_left_of_every_pair_the_lighter) {
    for (const std::string& style : style_names())
        for (const auto& [colour, army] : style_named(style).armies)
            EXPECT_GT(brightness(army.left.body), brightness(army.right.body)) << style << ' ' << colour;
}

/// Where a colour is there once nobody is made darker for a neighbour's sake.
TEST(Liveries, of_an_only_army_are_its_plain_inks) {
    for (const std::string& style : style_names())
        EXPECT_EQ(liveries_of("hughes", style).livery(Seat{0}, Condition::Live).body,
                  style_named(style).armies.at("white").alone.body);
}

/// What is left of a livery on a black and white page.
bool same_without_colour(const Livery& a, const Livery& b) {
    const auto is_dark = [](const Livery& livery) { return lightness(*livery.body.fill) < 128'000; };
    return a.body.pattern == b.body.pattern && is_dark(a) == is_dark(b) && a.pips.count == b.pips.count &&
           a.pips.form == b.pips.form;
}

TEST(Liveries, tell_seats_apart_without_colour) {
    for (const std::string& style : style_names()) {
        for (const std::string& id : variant_ids()) {
            const auto rules = named_rules(id);
            if (!rules) continue;
            const Liveries liveries(**rules, style_named(style), {});
            for (std::size_t i = 0; i < (*rules)->seats(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    EXPECT_FALSE(same_without_colour(liveries.livery(static_cast<Seat>(i), Condition::Live),
                                                     liveries.livery(static_cast<Seat>(j), Condition::Live)))
                        << style << ' ' << id << ' ' << i << ' ' << j;
        }
    }
}

TEST(Liveries, show_frozen_and_walking_by_a_cue_and_men_out_by_a_cross) {
    const auto cue = std::make_shared<const Outline>();
    for (const std::string& style : style_names()) {
        const Liveries liveries(*rules_named("chesscom-ffa"), style_named(style), {cue, cue});
        EXPECT_EQ(liveries.livery(Seat{0}, Condition::Live).cue, nullptr);
        EXPECT_EQ(liveries.livery(Seat{0}, Condition::Frozen).cue, cue);
        EXPECT_TRUE(liveries.livery(Seat{0}, Condition::Frozen).cue_body.stroke);
        EXPECT_EQ(liveries.livery(Seat{0}, Condition::Walking).cue, cue);
        EXPECT_TRUE(liveries.livery(Seat{0}, Condition::Walking).cue_body.dashed);
        EXPECT_EQ(liveries.livery(Seat{0}, Condition::Out).pips.form, Pips::Form::Crosses);
        EXPECT_EQ(liveries.livery(rules_named("chesscom-ffa")->nobody(), Condition::Out).body.fill,
                  liveries.livery(Seat{3}, Condition::Out).body.fill);
    }
}

}  // namespace
}  // namespace fourhand::tests
