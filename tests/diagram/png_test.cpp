#include <gtest/gtest.h>
#include <libdeflate.h>

#include <set>

#include "diagram/canvas.hpp"
#include "diagram/palette.hpp"
#include "diagram/png_file.hpp"
#include "diagram/png_picture.hpp"
#include "diagram/scenes.hpp"

namespace fourhand::tests {
namespace {

TEST(Png, is_a_palette_picture_of_the_size_asked_for) {
    const auto chunks = chunks_of(painted(start_of("hughes"), "png", 800));
    const std::string header = data_of(chunks, "IHDR");
    EXPECT_EQ(number_at(header, 0), 800u);
    EXPECT_EQ(number_at(header, 4), 800u);
    EXPECT_EQ(header.substr(8), std::string("\x08\x03\0\0\0", 5));
    EXPECT_EQ(data_of(chunks, "pHYs"), std::string("\0\0\x2e\x23\0\0\x2e\x23\x01", 9));  // 300 dots to the inch
    EXPECT_LE(data_of(chunks, "PLTE").size(), 768u);
    EXPECT_EQ(chunks.back().type, "IEND");
}

TEST(Png, says_in_words_what_it_shows) {
    DiagramOptions options;
    options.title = std::string("nul \0 and \x1b[31m", 15);
    const auto chunks = chunks_of(painted(start_of("hughes", "club", options), "png", 200));
    std::set<std::string> keywords;
    for (const Chunk& chunk : chunks) {
        if (chunk.type != "iTXt") continue;
        keywords.insert(chunk.data.substr(0, chunk.data.find('\0')));
        EXPECT_EQ(chunk.data.find('\x1b'), std::string::npos);
        EXPECT_EQ(chunk.data.find('\0', chunk.data.find('\0') + 5), std::string::npos) << "one text, to the end";
    }
    EXPECT_EQ(keywords, (std::set<std::string>{"Title", "Description"}));
}

TEST(Png, has_the_colours_of_its_style_exactly) {
    const Style style = style_named("club");
    const Picture picture(painted(start_of("hughes"), "png", 800));
    // Squares are 51 pixels wide; the board's corner lies at 43.
    const auto middle = [&](std::size_t column, std::size_t row) {
        return picture.at(43 + column * 51 + 25, 43 + row * 51 + 25);
    };
    EXPECT_EQ(picture.at(2, 2), style.page);
    EXPECT_EQ(middle(3, 11), *style.dark.fill) << "d3";
    EXPECT_EQ(middle(4, 11), *style.light.fill) << "e3";
    EXPECT_EQ(middle(0, 0), style.page) << "a14 is no square";
    EXPECT_EQ(picture.at(43 + 12 * 51 + 25, 43 + 6 * 51 + 34), *style.armies.at("red").alone.body.fill)
        << "m8, the body of a red pawn";
    EXPECT_EQ(middle(10, 13), *style.armies.at("white").alone.body.fill) << "k1, a white rook";
}

TEST(Png, is_the_same_from_a_painter_that_has_painted_before) {
    const auto fresh = [](const Scene& scene) { return painted(scene, "png", 300); };
    const auto painter = painter_named("png")->make();
    for (const std::string id : {"hughes", "hughes", "hughes", "loeb", "hughes"}) {
        const Scene scene = start_of(id);
        EXPECT_EQ(painter->paint(scene, 300), fresh(scene)) << id;
    }
    painter->paint(start_of("hughes", "print"), 300);
    EXPECT_EQ(painter->paint(start_of("hughes"), 310), painted(start_of("hughes"), "png", 310));
}

TEST(Png, of_every_start_in_every_style_is_painted) {
    for (const std::string& style : style_names()) {
        const auto painter = painter_named("png")->make();
        for (const std::string& id : variant_ids()) {
            if (!named_rules(id)) continue;
            const Picture picture(painter->paint(start_of(id, style), 240));
            EXPECT_EQ(std::max(picture.width, picture.height), 240u);
            EXPECT_EQ(picture.at(0, 0), style_named(style).page) << id << ' ' << style;
        }
    }
}

TEST(Png, is_painted_however_small) {
    const Picture picture(painted(start_of("verney-eight"), "png", smallest_picture));
    EXPECT_EQ(picture.width, 64u);
}

TEST(Png, that_cairo_cannot_hold_is_an_error) {
    EXPECT_THROW(painted(start_of("hughes"), "png", 40'000), PaintError);
    EXPECT_THROW(check_cairo(1), PaintError);
    EXPECT_NO_THROW(check_cairo(0));
}

// -- the palette

TEST(Palette, keeps_up_to_256_colours_as_they_are) {
    std::vector<std::uint32_t> pixels;
    for (std::uint32_t i = 0; i < 256; ++i) pixels.push_back(0xff000000 | i * 0x010203 % 0x1000000);
    const PalettePicture picture = to_palette(pixels.data(), 16, 16, 16);
    EXPECT_EQ(picture.palette.size(), 256u);
    for (std::size_t i = 0; i < pixels.size(); ++i)
        EXPECT_EQ(picture.palette[picture.rows[i / 16 * 17 + 1 + i % 16]], pixels[i] & 0xffffff);
}

/// The colour that lies `step` thousandths of the way from one to another.
std::uint32_t between(std::uint32_t from, std::uint32_t to, std::uint32_t step) {
    std::uint32_t colour = 0xff000000;
    for (const int shift : {0, 8, 16})
        colour |= ((from >> shift & 0xff) * (1000 - step) + (to >> shift & 0xff) * step) / 1000 << shift;
    return colour;
}

TEST(Palette, of_many_colours_keeps_the_frequent_ones_and_comes_near_the_others) {
    std::vector<std::uint32_t> pixels(20'000, 0xfff5f5f2);
    std::fill(pixels.begin() + 10'000, pixels.end(), 0xffffffff);
    for (std::uint32_t i = 0; i < 1'000; ++i) {
        pixels[i] = between(0xf5f5f2, 0xc8372d, i);
        pixels[1'000 + i] = between(0xc8372d, 0x0072b2, i);
        pixels[2'000 + i] = between(0x0072b2, 0xf5f5f2, i);
    }
    const PalettePicture picture = to_palette(pixels.data(), 100, 200, 100);
    EXPECT_LE(picture.palette.size(), 256u);
    const auto shown = [&](std::size_t i) { return picture.palette[picture.rows[i / 100 * 101 + 1 + i % 100]]; };
    EXPECT_EQ(shown(9'000), 0xf5f5f2u);
    EXPECT_EQ(shown(19'000), 0xffffffu);
    for (std::size_t i = 0; i < 3'000; ++i)
        for (const int shift : {0, 8, 16})
            EXPECT_LT(
                std::abs(static_cast<int>(shown(i) >> shift & 0xff) - static_cast<int>(pixels[i] >> shift & 0xff)), 16);
}

TEST(Palette, reads_rows_by_their_stride) {
    const std::uint32_t pixels[] = {1, 2, 99, 2, 1, 99};
    const PalettePicture picture = to_palette(pixels, 2, 2, 3);
    EXPECT_EQ(picture.palette, (std::vector<std::uint32_t>{1, 2}));
    EXPECT_EQ(picture.rows, (std::vector<std::uint8_t>{0, 0, 1, 0, 1, 0}));
}

}  // namespace
}  // namespace fourhand::tests
