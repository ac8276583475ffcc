// The shortest games of Hans37, and that the search leaves nothing out.
#include "analysis/shortest.hpp"

#include <gtest/gtest.h>

#include "notation/movetext.hpp"

namespace fourhand {
namespace {

struct Wanted {
    std::string variant;
    std::string winner;  ///< a seat, or nothing for anybody
    std::size_t plies;
};

SeatSet seats(const Rules& rules, const std::string& winner) {
    return winner.empty() ? static_cast<SeatSet>((1u << rules.seats()) - 1) : bit(rules.seat_named(winner));
}

ShortestGame shortest(Position& position, SeatSet winners, int most_plies) {
    return shortest_game(position, {winners, most_plies}, [](int, std::uint64_t) { return true; });
}

class ShortestGames : public testing::TestWithParam<Wanted> {};

TEST_P(ShortestGames, EndInAWinAndAreProvedMinimal) {
    const Wanted& wanted = GetParam();
    Position position(*named_rules(wanted.variant));
    const std::uint64_t key = position.key();
    const SeatSet winners = seats(position.rules(), wanted.winner);
    const ShortestGame game = shortest(position, winners, 30);
    EXPECT_EQ(position.key(), key);
    ASSERT_TRUE(game.found);
    EXPECT_TRUE(game.proved);
    EXPECT_EQ(game.moves.size(), wanted.plies);
    for (const Move& move : game.moves) {
        ASSERT_FALSE(position.outcome()) << "over before ply " << position.plies() + 1;
        ASSERT_TRUE(position.legal(move)) << coordinates(position, move);
        position.play(move);
    }
    EXPECT_EQ(position.outcome().ending, Ending::Centre);
    EXPECT_NE(position.outcome().winners & winners, 0);
}

INSTANTIATE_TEST_SUITE_P(Hans37, ShortestGames,
                         testing::Values(Wanted{"hans37", "", 15}, Wanted{"hans37", "E", 15}, Wanted{"hans37", "S", 16},
                                         Wanted{"hans37", "W", 17}, Wanted{"hans37", "N", 18},
                                         Wanted{"hans37-teams", "", 15}, Wanted{"hans37-teams", "S", 16}),
                         [](const auto& wanted) {
                             std::string name = wanted.param.variant + "_" + wanted.param.winner;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

/// Every legal game, without any table or bound.
bool wins_within(Position& position, SeatSet winners, int plies) {
    if (position.outcome()) return (position.outcome().winners & winners) != 0;
    if (plies == 0) return false;
    for (const Move& move : position.legal_moves()) {
        position.play(move);
        const bool found = wins_within(position, winners, plies - 1);
        position.take_back();
        if (found) return true;
    }
    return false;
}

TEST(Shortest, AgreesWithTryingEverythingNearTheEnd) {
    // The game that East wins, taken back a few plies.
    Position whole(*named_rules("hans37"));
    const ShortestGame game = shortest(whole, seats(whole.rules(), "E"), 20);
    for (const std::size_t left : {1u, 2u, 3u, 4u}) {
        Position position(*named_rules("hans37"));
        for (std::size_t i = 0; i + left < game.moves.size(); ++i) position.play(game.moves[i]);
        for (const std::string winner : {"S", "W", "N", "E"}) {
            const SeatSet winners = seats(position.rules(), winner);
            constexpr int most = 4;
            const ShortestGame found = shortest(position, winners, most);
            int least = 0;
            while (least <= most && !wins_within(position, winners, least)) ++least;
            EXPECT_EQ(found.found, least <= most) << winner << ' ' << left;
            const int plies = found.found ? static_cast<int>(found.moves.size()) : most + 1;
            EXPECT_EQ(plies, least) << winner << ' ' << left;
        }
    }
}

TEST(Shortest, SaysWhenThereIsNone) {
    Position position(*named_rules("hughes"));
    const ShortestGame game = shortest(position, seats(position.rules(), ""), 3);
    EXPECT_FALSE(game.found);
    EXPECT_TRUE(game.proved);
    EXPECT_EQ(game.none_below, 4);
}

TEST(Shortest, ASearchThatIsStoppedProvesNothing) {
    Position position(*named_rules("hughes"));
    const ShortestGame game =
        shortest_game(position, {seats(position.rules(), ""), 5}, [](int plies, std::uint64_t) { return plies < 2; });
    EXPECT_FALSE(game.found);
    EXPECT_FALSE(game.proved);
    EXPECT_EQ(game.none_below, 2);
}

TEST(Shortest, AMateThatEndsTheGameIsFound) {
    Position position(*named_rules("chess4"));
    const ShortestGame game = shortest(position, seats(position.rules(), ""), 1);
    EXPECT_FALSE(game.found);
}

}  // namespace
}  // namespace fourhand
