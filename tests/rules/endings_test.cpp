// The end of a game, for whoever asks for moves and not for the outcome.
#include <gtest/gtest.h>

#include <array>
#include <utility>

#include "rules/position.hpp"

namespace fourhand {
namespace {

/// Every player's knight goes out, or comes home.
void move_knights(Position& position, bool out) {
    constexpr std::array<std::pair<const char*, const char*>, 4> steps = {
        {{"j1", "i3"}, {"a10", "c9"}, {"j14", "i12"}, {"n5", "l6"}}};
    const Board& board = position.rules().board();
    for (const auto& [home, abroad] : steps) {
        const auto move = position.find(board.named(out ? home : abroad), board.named(out ? abroad : home));
        ASSERT_TRUE(move) << home << ' ' << position.plies();
        position.play(*move);
    }
}

bool is_over(const Position& position) {
    const Board& board = position.rules().board();
    const bool found = position.find(board.named("j1"), board.named("i3")).has_value();
    EXPECT_EQ(position.legal_moves().empty(), !found);
    return !found;
}

TEST(Endings, OfRepetitionAreSeenWithoutAskingForTheOutcome) {
    Position position(*named_rules("chesscom-teams"));
    for (int time = 1; time < 3; ++time) {
        EXPECT_FALSE(is_over(position)) << time;
        move_knights(position, true);
        move_knights(position, false);
    }
    EXPECT_TRUE(is_over(position));
    EXPECT_EQ(position.outcome().ending, Ending::Repetition);
    position.take_back();
    EXPECT_TRUE(position.find(position.rules().board().named("l6"), position.rules().board().named("n5")));
}

TEST(Endings, OfFiftyMovesEachAreSeenWithoutAskingForTheOutcome) {
    for (const int clock : {191, 192}) {
        auto setup = (*named_rules("chesscom-teams"))->start();
        setup.clock = clock;
        Position position = *Position::from(*named_rules("chesscom-teams"), setup);
        move_knights(position, true);
        move_knights(position, false);
        EXPECT_EQ(is_over(position), clock + 8 >= 200) << clock;
    }
}

TEST(Endings, OfASetUpPositionAreSeenAfterItsFirstPly) {
    auto setup = (*named_rules("chesscom-teams"))->start();
    const Rules& rules = **named_rules("chesscom-teams");
    for (Piece& piece : setup.cells)
        if (is_man(piece) && !rules.face(rules.kind_of(piece)).royal) piece = Piece::none;
    Position position = *Position::from(*named_rules("chesscom-teams"), setup);
    const std::vector<Move> moves = position.legal_moves();
    ASSERT_FALSE(moves.empty());
    position.play(moves.front());
    EXPECT_TRUE(position.legal_moves().empty());
    EXPECT_EQ(position.outcome().ending, Ending::Material);
}

}  // namespace
}  // namespace fourhand
