// What people write of the end of a game, understood.
#include "record/termination.hpp"

#include <gtest/gtest.h>

namespace fourhand::tests {
namespace {

Termination read(std::string_view text, std::string_view variant = "hughes", const std::vector<Tag>& tags = {}) {
    return read_termination(text, **named_rules(variant), tags);
}

SeatSet seats(std::initializer_list<int> places) {
    SeatSet set = 0;
    for (const int place : places) set = static_cast<SeatSet>(set | bit(static_cast<Seat>(place)));
    return set;
}

TEST(Termination, tells_ways_apart) {
    EXPECT_EQ(read("Black and Red resign").way, Way::Resignation);
    EXPECT_EQ(read("Blue forfeit on time. 1-0").way, Way::Time);
    EXPECT_EQ(read("Red forfeits").way, Way::Forfeit);
    EXPECT_EQ(read("adjudication by Cleo: time was up").way, Way::Adjudication);
    EXPECT_EQ(read("1/2-1/2 AGREED.").way, Way::Agreement);
    EXPECT_EQ(read("Draw. (Stalemate)").way, Way::Stalemate);
    EXPECT_EQ(read("CHECKMATE • 1-0").way, Way::Mate);
    EXPECT_EQ(read("Game over. (3-fold repetition)").way, Way::Repetition);
    EXPECT_EQ(read("(50-move-rule)").way, Way::FiftyMoves);
    EXPECT_EQ(read("fifty moves").way, Way::FiftyMoves);
    EXPECT_EQ(read("(insuff. material; Blue +10, Green +10)").way, Way::Material);
    EXPECT_EQ(read("nobody can move").way, Way::Stuck);
    EXPECT_EQ(read("last king").way, Way::LastKing);
    EXPECT_EQ(read("king in the centre").way, Way::Centre);
    EXPECT_EQ(read("teammates, bedtime, flagrant, disagreeable, material").way, Way::Unsaid);
    for (const char* text : {"", ".", "'", "’s", "s'", " ' 's ’", "(", "adjudic", "by", "win", "time", "\xff"})
        EXPECT_EQ(read(text).left, seats({})) << text;
}

TEST(Termination, finds_who_left) {
    EXPECT_EQ(read("Red resigned. 0-1").left, seats({3}));
    EXPECT_EQ(read("RED & Black RESIGN").left, seats({1, 3}));
    EXPECT_EQ(read("black, red resigned").left, seats({1, 3}));
    EXPECT_EQ(read("resignation by Red and Black").left, seats({1, 3}));
    EXPECT_EQ(read("time, S").left, seats({0}));
    EXPECT_EQ(read("the fall of Red's flag").left, seats({3}));
    EXPECT_EQ(read("Red resigned. Black's time ran out").left, seats({1, 3}));
    EXPECT_EQ(read("White wins, for Red resigned").left, seats({3}));
    EXPECT_EQ(read("Red lost on time to White").left, seats({3}));
    EXPECT_EQ(read("White accepts the resignation of Red").left, seats({3}));
    EXPECT_EQ(read("White wins on time").left, seats({}));
    EXPECT_EQ(read("Red did not resign").left, seats({}));
    EXPECT_TRUE(read("the others resigned").others_left);
}

TEST(Termination, knows_seats_by_all_their_names) {
    EXPECT_EQ(read("Peanut Butter resigned", "american").left, seats({2}));
    EXPECT_EQ(read("White and Peanut Butter resign", "american").left, seats({0, 2}));
    EXPECT_EQ(read("White and PeanutButter resign", "political-american").left, seats({0, 2}));
    EXPECT_EQ(read("YellowLeft resigned", "verney-eight").left, seats({1}));
    EXPECT_EQ(read("Yellow resigned", "verney-eight").left, seats({0, 1}));
    EXPECT_EQ(read("Yellow left resigned", "verney-eight").left, seats({1}));
    EXPECT_EQ(read("WL resigned", "verney-eight").left, seats({3}));
    const std::vector<Tag> tags = {{"White", "Ann O'Neil"}, {"Red", "J. Smith"}, {"Black", "Red"}};
    EXPECT_EQ(read("Ann O'Neil's flag fell", "hughes", tags).left, seats({0}));
    EXPECT_EQ(read("J. Smith resigned", "hughes", tags).left, seats({3}));
    EXPECT_EQ(read("Red resigned", "hughes", tags).left, seats({3})) << "an army counts before a player";
    EXPECT_EQ(read("Ann resigned", "hughes", {{"White", "Ann"}, {"Yellow", "Ann"}}).left, seats({0, 2}));
    EXPECT_EQ(read("Ann resigned", "hughes", {{"White", "Ann"}, {"Red", "Ann"}}).left, seats({}));
}

TEST(Termination, finds_who_won) {
    EXPECT_EQ(read("White and Yellow win on points").won, seats({0, 2}));
    EXPECT_EQ(read("a win for Black").won, seats({1}));
    EXPECT_EQ(read("White won a rook").won, seats({}));
    EXPECT_EQ(read("Red resigned. 1-0").score, seats({0, 2}));
    EXPECT_EQ(read("½-½").score, seats({}));
    EXPECT_EQ(read("1-0", "loeb").score, std::nullopt);
    EXPECT_TRUE(read("drawn").drawn);
    EXPECT_FALSE(read("White refused a draw; Red resigned").drawn);
}

TEST(Termination, reads_an_adjudication) {
    const Termination whole = read("adjudication by the arbiter, Cleo: the hall had to be closed");
    EXPECT_TRUE(whole.judge_named && whole.judged_why);
    EXPECT_FALSE(read("adjudication by the arbiter: it was late").judge_named);
    EXPECT_FALSE(read("adjudication by Cleo").judged_why);
    EXPECT_EQ(read("adjudication by Cleo: White wanted to resign").left, seats({}));
}

TEST(Termination, takes_time_in_proportion_to_the_text) {
    std::string text;
    for (int i = 0; i < 20000; ++i) text += "Red resigned ";
    EXPECT_EQ(read(text).left, seats({3}));
}

}  // namespace
}  // namespace fourhand::tests
