#include "diagram/painters.hpp"

#include <gtest/gtest.h>

#include "diagram/scenes.hpp"

namespace fourhand::tests {
namespace {

TEST(Painters, are_found_by_name_and_by_suffix) {
    EXPECT_EQ(painters().size(), 4u);
    for (const PainterRow& row : painters()) EXPECT_EQ(painter_named(row.id), &row);
    EXPECT_EQ(painter_for_file("a/b.c/start.PNG"), painter_named("png"));
    EXPECT_EQ(painter_for_file("start.jpeg"), nullptr);
    EXPECT_EQ(painter_for_file("png"), nullptr);
    EXPECT_EQ(painter_named("PNG"), nullptr);
}

TEST(Text, shows_seats_letters_headings_and_shades) {
    const auto rules = rules_named("chaturaji");
    const Scene scene = start_of("chaturaji");
    EXPECT_EQ(painted(scene, "txt"),
              "8  bR bP .  :  yK yB yN yR\n"
              "7  bN bP :  .  yP yP yP yP\n"
              "6  bB bP .  :  .  :  .  :\n"
              "5  bK bP :  .  :  .  :  .\n"
              "4  .  :  .  :  .  :  gP gK\n"
              "3  :  .  :  .  :  .  gP gB\n"
              "2  rP rP rP rP .  :  gP gN\n"
              "1  rR rN rB rK :  .  gP gR\n"
              "   a  b  c  d  e  f  g  h\n"
              "\n"
              "Red to move\n");
}

TEST(Text, widens_its_cells_for_headings) {
    const auto rules = rules_named("hughes");
    auto setup = rules->start();
    put(setup, *rules, "h8", Seat{0}, "P", 'v');
    setup.standings[1] = Standing::Frozen;
    const std::string text = painted(scene_of("hughes", setup), "txt");
    EXPECT_NE(text.find("wPv "), std::string::npos);
    EXPECT_TRUE(text.ends_with("\nBlack to move; frozen: Black\n")) << text;
}

TEST(Pdf, is_one_page_without_a_date) {
    const std::string pdf = painted(start_of("hughes", "print"), "pdf", 400);
    EXPECT_TRUE(pdf.starts_with("%PDF-1."));
    EXPECT_TRUE(pdf.ends_with("%%EOF\n"));
    EXPECT_EQ(pdf.find("CreationDate"), std::string::npos);
    EXPECT_EQ(pdf.find("/Font <<"), std::string::npos);
    EXPECT_NE(pdf.find("/Count 1"), std::string::npos);
    EXPECT_LT(pdf.size(), 60'000u);
    EXPECT_EQ(pdf, painted(start_of("hughes", "print"), "pdf", 400));
}

TEST(Pdf, of_every_start_is_painted) {
    for (const std::string& id : variant_ids()) {
        if (!named_rules(id)) continue;
        EXPECT_TRUE(painted(start_of(id, "print"), "pdf").ends_with("%%EOF\n")) << id;
    }
}

}  // namespace
}  // namespace fourhand::tests
