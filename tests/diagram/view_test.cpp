#include "diagram/view.hpp"

#include <gtest/gtest.h>

#include "diagram/scenes.hpp"

namespace fourhand::tests {
namespace {

Cell seen(std::string_view ahead, std::string_view name) {
    const auto rules = rules_named("hughes");
    return View(rules->board(), ahead).cell(square(*rules, name));
}

TEST(View, shows_the_board_as_it_is_named_to_the_seat_that_looks_north) {
    EXPECT_EQ(seen("north", "d1"), (Cell{3, 13}));
    EXPECT_EQ(seen("north", "a11"), (Cell{0, 3}));
    EXPECT_EQ(seen("north", "n4"), (Cell{13, 10}));
}

TEST(View, turns_the_board_until_a_seat_sits_at_the_bottom) {
    // Each seat's own left rook stands at the lower left of his picture.
    EXPECT_EQ(seen("north", "d1"), (Cell{3, 13}));
    EXPECT_EQ(seen("east", "a11"), (Cell{3, 13}));
    EXPECT_EQ(seen("south", "k14"), (Cell{3, 13}));
    EXPECT_EQ(seen("west", "n4"), (Cell{3, 13}));
}

TEST(View, finds_every_square_where_it_puts_it) {
    for (const std::string id : {"hughes", "loeb", "hans37", "verney-eight"}) {
        const auto rules = rules_named(id);
        for (const std::string_view ahead : {"north", "east", "south", "west"}) {
            const View view(rules->board(), ahead);
            for (std::size_t i = 0; i < rules->board().size(); ++i)
                ASSERT_EQ(view.at(view.cell(static_cast<Square>(i))), static_cast<Square>(i)) << id << ' ' << ahead;
        }
    }
}

TEST(View, knows_no_square_beside_the_board) {
    const auto rules = rules_named("hughes");
    for (const std::string_view ahead : {"north", "east", "south", "west"}) {
        const View view(rules->board(), ahead);
        EXPECT_EQ(view.at({-1, 5}), Square::none);
        EXPECT_EQ(view.at({5, 14}), Square::none);
        EXPECT_EQ(view.at({0, 0}), Square::none);
    }
}

TEST(View, turns_headings_with_the_board) {
    const auto rules = rules_named("hughes");
    const View from_west(rules->board(), "east");
    EXPECT_EQ(from_west.heading('>'), '^');
    EXPECT_EQ(from_west.heading('^'), '<');
    EXPECT_EQ(from_west.heading('v'), '>');
    EXPECT_EQ(from_west.heading('<'), 'v');
    EXPECT_EQ(from_west.heading('\0'), '\0');
    EXPECT_EQ(from_west.looking("east"), '^');
    EXPECT_EQ(View(rules->board(), "south").looking("north"), 'v');
}

}  // namespace
}  // namespace fourhand::tests
