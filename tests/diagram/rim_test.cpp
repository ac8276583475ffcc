#include "diagram/rim.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace fourhand {
namespace {

using Contours = std::vector<std::vector<Point>>;

Contours rim_of(const std::vector<std::string>& rows) {
    const auto is_square = [&](Cell cell) {
        return rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] == '#';
    };
    return rim(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()), is_square);
}

/// Twice the area, positive where squares lie on the right of the direction.
double area(const std::vector<Point>& contour) {
    double sum = 0;
    for (std::size_t i = 0; i < contour.size(); ++i) {
        const Point a = contour[i];
        const Point b = contour[(i + 1) % contour.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return sum / 2;
}

TEST(Rim, goes_round_one_square) { EXPECT_EQ(rim_of({"#"}), (Contours{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}})); }

TEST(Rim, names_only_corners) {
    const Contours contours = rim_of({".##.", "####", "####", ".##."});
    ASSERT_EQ(contours.size(), 1u);
    EXPECT_EQ(contours[0].size(), 12u);
    EXPECT_EQ(area(contours[0]), 12);
}

TEST(Rim, goes_round_holes_the_other_way) {
    const Contours contours = rim_of({"####", "#..#", "####"});
    ASSERT_EQ(contours.size(), 2u);
    EXPECT_EQ(area(contours[0]), 12);
    EXPECT_EQ(area(contours[1]), -2);
}

TEST(Rim, keeps_squares_apart_that_touch_by_a_corner) {
    const Contours contours = rim_of({"#.", ".#"});
    ASSERT_EQ(contours.size(), 2u);
    EXPECT_EQ(area(contours[0]), 1);
    EXPECT_EQ(area(contours[1]), 1);
}

TEST(Rim, is_empty_for_an_empty_board) { EXPECT_TRUE(rim_of({"..", ".."}).empty()); }

}  // namespace
}  // namespace fourhand
