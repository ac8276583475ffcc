// Boards: their squares, holes and names.
#include "board/board.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace fourhand {
namespace {

Board full(int width, int height) {
    return Board(width, height, std::vector<bool>(static_cast<std::size_t>(width * height), true));
}

/// The cross of the four-handed board: 14 by 14 without its four corners of 3 by 3.
Board cross() {
    std::vector<bool> exists;
    const auto is_corner = [](int at) { return at < 3 || at > 10; };
    for (int rank = 0; rank < 14; ++rank)
        for (int file = 0; file < 14; ++file) exists.push_back(!(is_corner(file) && is_corner(rank)));
    return Board(14, 14, exists);
}

TEST(Board, an_empty_board_has_no_squares) {
    const Board board;
    EXPECT_EQ(board.size(), 0u);
    EXPECT_EQ(board.at({0, 0}), Square::none);
    EXPECT_EQ(board.named("a1"), Square::none);
}

TEST(Board, squares_are_numbered_by_rank_then_file) {
    const Board board = full(3, 2);
    EXPECT_EQ(board.size(), 6u);
    EXPECT_EQ(board.name(Square{0}), "a1");
    EXPECT_EQ(board.name(Square{2}), "c1");
    EXPECT_EQ(board.name(Square{3}), "a2");
}

TEST(Board, the_cross_has_160_squares) {
    const Board board = cross();
    EXPECT_EQ(board.size(), 160u);
    EXPECT_EQ(board.name(Square{0}), "d1");
    EXPECT_EQ(board.named("a1"), Square::none);
    EXPECT_EQ(board.named("c3"), Square::none);
    EXPECT_NE(board.named("d3"), Square::none);
    EXPECT_EQ(board.name(Square{159}), "k14");
}

TEST(Board, name_place_and_square_agree_on_every_square) {
    for (const Board& board : {cross(), full(26, 26), full(1, 26), full(26, 1)}) {
        for (std::size_t i = 0; i < board.size(); ++i) {
            const auto square = static_cast<Square>(i);
            EXPECT_EQ(board.named(board.name(square)), square);
            EXPECT_EQ(board.at(board.place(square)), square);
        }
    }
}

TEST(Board, the_largest_board_ends_at_z26) {
    const Board board = full(26, 26);
    EXPECT_EQ(board.size(), max_squares);
    EXPECT_EQ(board.name(Square{max_squares - 1}), "z26");
    EXPECT_EQ(board.named("z27"), Square::none);
}

TEST(Board, places_off_the_board_have_no_square) {
    const Board board = full(4, 4);
    for (const Place place : {Place{-1, 0}, Place{0, -1}, Place{4, 0}, Place{0, 4}, Place{-100, 100}})
        EXPECT_EQ(board.at(place), Square::none);
}

TEST(Board, only_exact_names_name_a_square) {
    const Board board = full(14, 14);
    for (const char* name :
         {"", "e", "4", "E4", "e0", "e04", "e4 ", " e4", "e15", "o1", "e-4", "e1x", "e111", "4e", "\xc3\xa9"})
        EXPECT_EQ(board.named(name), Square::none) << '"' << name << '"';
    EXPECT_EQ(board.name(board.named("e10")), "e10");
}

TEST(Seats, of_a_set_come_in_turn_order) {
    std::vector<std::size_t> seats;
    for (const Seat seat : seats_in(SeatSet{0b10010110})) seats.push_back(index(seat));
    EXPECT_EQ(seats, (std::vector<std::size_t>{1, 2, 4, 7}));
    for (const Seat seat : seats_in(SeatSet{0})) FAIL() << index(seat);
}

}  // namespace
}  // namespace fourhand
