#include "diagram/svg_text.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include <set>

#include "base/text.hpp"
#include "common/process.hpp"
#include "diagram/numbers.hpp"
#include "diagram/scenes.hpp"

namespace fourhand::tests {
namespace {

/// What an XML reader would refuse in a text of tags, attributes and the five escapes; empty if it is well formed.
std::string why_malformed(std::string_view xml) {
    std::vector<std::string> open;
    std::set<std::string> ids;
    while (!xml.empty()) {
        const auto tag_begin = xml.find('<');
        const std::string_view content = xml.substr(0, tag_begin);
        for (auto at = content.find('&'); at != content.npos; at = content.find('&', at + 1)) {
            const std::string_view entity = content.substr(at, content.find(';', at) - at + 1);
            if (entity != "&lt;" && entity != "&gt;" && entity != "&amp;" && entity != "&quot;" && entity != "&#39;")
                return "entity " + std::string(entity);
        }
        if (content.find('>') != content.npos) return "bare >";
        if (tag_begin == xml.npos) break;
        const auto tag_end = xml.find('>', tag_begin);
        if (tag_end == xml.npos) return "unclosed tag";
        const std::string_view tag = xml.substr(tag_begin + 1, tag_end - tag_begin - 1);
        xml.remove_prefix(tag_end + 1);
        const std::string name(tag.substr(0, tag.find_first_of(" /", 1)));
        if (tag.starts_with('/')) {
            if (open.empty() || "/" + open.back() != tag) return "closes " + std::string(tag);
            open.pop_back();
            continue;
        }
        std::set<std::string_view> attributes;
        for (auto at = tag.find(' '); at != tag.npos;) {
            const auto equals = tag.find("=\"", at);
            const auto end = equals == tag.npos ? tag.npos : tag.find('"', equals + 2);
            if (end == tag.npos) return "attribute of " + name;
            const std::string_view attribute = tag.substr(at + 1, equals - at - 1);
            if (!attributes.insert(attribute).second) return name + " has twice " + std::string(attribute);
            if (attribute == "id" && !ids.insert(std::string(tag.substr(equals + 2, end - equals - 2))).second)
                return "id twice";
            at = end + 1 < tag.size() && tag[end + 1] == ' ' ? end + 1 : tag.npos;
        }
        if (!tag.ends_with('/')) open.push_back(name);
    }
    return open.empty() ? "" : "open: " + open.back();
}

/// What is referred to, but not defined.
std::vector<std::string> loose_references(const std::string& svg) {
    std::vector<std::string> loose;
    for (const std::string& opening : {std::string("xlink:href=\"#"), std::string("url(#")}) {
        for (auto at = svg.find(opening); at != svg.npos; at = svg.find(opening, at + 1)) {
            const auto begin = at + opening.size();
            const std::string id = svg.substr(begin, svg.find_first_of("\")", begin) - begin);
            if (svg.find("id=\"" + id + '"') == svg.npos) loose.push_back(id);
        }
    }
    return loose;
}

TEST(Svg, of_every_start_in_every_style_is_well_formed) {
    for (const std::string& style : style_names()) {
        for (const std::string& id : variant_ids()) {
            if (!named_rules(id)) continue;
            const std::string svg = painted(start_of(id, style), "svg");
            EXPECT_EQ(why_malformed(svg), "") << id << ' ' << style;
            EXPECT_TRUE(loose_references(svg).empty()) << id << ' ' << style;
        }
    }
}

TEST(Svg, of_160_squares_is_small) {
    for (const std::string& style : style_names())
        EXPECT_LE(painted(start_of("hughes", style), "svg").size(), 24'000u) << style;
    EXPECT_LE(painted(start_of("verney-eight"), "svg").size(), 40'000u);
}

TEST(Svg, is_the_same_text_every_time) {
    EXPECT_EQ(painted(start_of("loeb"), "svg"), painted(start_of("loeb"), "svg"));
}

TEST(Svg, of_different_pictures_shares_no_id) {
    const auto prefix = [](const std::string& svg) {
        const auto at = svg.find("id=\"") + 4;
        return svg.substr(at, svg.find('-', at) - at);
    };
    const std::string one = painted(start_of("hughes", "club"), "svg");
    const std::string two = painted(start_of("hughes", "print"), "svg");
    EXPECT_NE(prefix(one), prefix(two));
    for (auto at = one.find("id=\""); at != one.npos; at = one.find("id=\"", at + 1))
        EXPECT_EQ(one.compare(at + 4, prefix(one).size() + 1, prefix(one) + "-"), 0) << one.substr(at, 20);
}

TEST(Svg, needs_no_fonts) {
    DiagramOptions options;
    options.legend = true;
    EXPECT_EQ(painted(start_of("hughes", "club", options), "svg").find("<text"), std::string::npos);
}

TEST(Svg, escapes_hostile_words) {
    DiagramOptions options;
    options.title = "</title><script>alert(\"1\")</script> & 'x' \x01\x1b\xff\xef\xbf\xbe é";
    options.legend = true;
    options.players[0] = "\"/><image href=\"http://x\"/>\x02";
    const std::string svg = painted(start_of("hughes", "club", options), "svg");
    EXPECT_EQ(why_malformed(svg), "");
    EXPECT_EQ(svg.find("<script"), std::string::npos);
    EXPECT_EQ(svg.find("<image"), std::string::npos);
    EXPECT_EQ(find_invalid_utf8(svg), std::string::npos);
    for (const char c : svg) EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20 || c == '\n');
    EXPECT_NE(svg.find("&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)"), std::string::npos);
}

TEST(Svg, escapes_what_xml_forbids) {
    EXPECT_EQ(escaped_for_xml("a<b>&\"'"), "a&lt;b&gt;&amp;&quot;&#39;");
    EXPECT_EQ(escaped_for_xml("\x01|\xc3|\xed\xa0\x80|é|\xf0\x9f\x82\xa1|\n"),
              "\ufffd|\ufffd|\ufffd\ufffd\ufffd|é|\xf0\x9f\x82\xa1|\n");
    EXPECT_EQ(escaped_for_xml(std::string("\0", 1)), "�");
}

TEST(Svg, is_as_wide_and_high_as_it_is_asked_to_be) {
    const std::string svg = painted(start_of("hughes"), "svg", 500);
    EXPECT_NE(svg.find("viewBox=\"0 0 1540 1540\" width=\"500\" height=\"500\""), std::string::npos)
        << svg.substr(0, 300);
    DiagramOptions options;
    options.legend = true;
    const Scene tall = start_of("hughes", "club", options);
    const std::string width =
        "width=\"" + std::to_string(std::lround(500 * tall.width / tall.height)) + "\" height=\"500\"";
    EXPECT_NE(painted(tall, "svg", 500).find(width), std::string::npos) << width;
}

/// A small game's position with all that a diagram can show.
Scene everything(const std::string& style) {
    const auto rules = rules_named("hans37");
    auto setup = rules->start();
    setup.standings = {Standing::Playing, Standing::Frozen, Standing::Out, Standing::Walking};
    setup.turn = Seat{0};
    DiagramOptions options;
    options.bottom = Seat{1};
    options.legend = true;
    options.players[2] = "Zoë & <Co>";
    return scene_of("hans37", setup, style, options, {square(*rules, "c2"), square(*rules, "d3"), true});
}

class Golden : public ::testing::TestWithParam<std::string> {};

TEST_P(Golden, pictures_are_as_they_were_approved) {
    const auto path = source_path("tests/diagram/golden/hans37-" + GetParam() + ".svg");
    const std::string svg = painted(everything(GetParam()), "svg", 400);
    if (is_updating()) write_text(path, svg);
    EXPECT_EQ(svg, read_text(path));
}

INSTANTIATE_TEST_SUITE_P(every, Golden, ::testing::ValuesIn(style_names()), [](const auto& tested) {
    std::string name = tested.param;
    for (char& c : name)
        if (c == '-') c = '_';
    return name;
});

TEST(Samples, hold_the_start_as_it_is_drawn) {
    const auto path = source_path("samples/start.svg");
    const std::string svg = painted(start_of("hughes"), "svg", 560);
    if (is_updating()) write_text(path, svg);
    EXPECT_EQ(svg, read_text(path));
}

TEST(Numbers, are_short) {
    const auto written = [](double number) {
        std::string text;
        append_number(text, number);
        return text;
    };
    EXPECT_EQ(written(12), "12");
    EXPECT_EQ(written(0.5), "0.5");
    EXPECT_EQ(written(-0.25), "-0.25");
    EXPECT_EQ(written(-3.256), "-3.26");
    EXPECT_EQ(written(0.001), "0");
    EXPECT_EQ(written(-0.001), "0");
    EXPECT_EQ(written(1540.05), "1540.05");
}

}  // namespace
}  // namespace fourhand::tests
