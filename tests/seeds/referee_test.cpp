// A case that is not so fails: every line here is false.
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include "seeds/referee.hpp"

namespace fourhand::tests {
namespace {

struct False {
    const char* word;
    const char* rest;
};

const std::vector<False> false_lines = {
    {"play", "Rd11-a12"},
    {"play", "Bd11-a11"},
    {"play", "Rd11xa11"},
    {"play", "Rd11-d12#"},
    {"play", "Rd11-d12+"},
    {"play", "Bd5-b7"},
    {"ok", "Kh1-h3"},
    {"ok", "--"},
    {"no", "Kh1-h2: geometry"},
    {"no", "Kh1-h3: frozen"},
    {"no", "Kh1-h3: geometry \"jump\""},
    {"only", "Kh1-h2"},
    {"man", "h1: Kh1-h2"},
    {"barred", "Rd11-a11"},
    {"count", "1"},
    {"next", "W"},
    {"frozen", "is W"},
    {"checked", "is W"},
    {"mated", "is E"},
    {"stalemated", "is S"},
    {"out", "is N"},
    {"stands", "S: Kh2"},
    {"stands", "W: Kh1"},
    {"stands", "W: ~b6"},
    {"empty", "h1"},
    {"over", "S+N: all enemies mated"},
    {"differs", ""},
    {"squares", "161"},
    {"has", "a1"},
    {"lacks", "h1"},
    {"order", "W N E S"},
    {"teams", "none"},
    {"named", "Black is S"},
    {"start", "S: Qh1"},
    {"says", "leap=no"},
    {"says", "replace=all"},
    {"refuses", "leap=no \"\""},
    {"story", "\"1793\""},
    {"sheet", "\"Talk is free.\""},
    {"writes", "Rd11-a11: Rd11-a11"},
    {"reads", "h1-h3: Kh1-h2"},
    {"finds", "illegal-move \"\""},
    {"verdict", "invalid"},
    {"impossible", "\"king\""},
    {"doubted", "\"frozen\""},
    {"rules", "hughes"},
    {"jump", "e5"},
    {"men", "S: Kh1 Kh1"},
};

class FalseLine : public testing::TestWithParam<std::size_t> {};

TEST_P(FalseLine, IsObjectedTo) {
    const False& line = false_lines[GetParam()];
    SeedCase one{"here.txt", 1, "false", "", {}};
    one.lines = {{2, "rules", "hughes first=S"},
                 {3, "men", "S: Kh1 Rd11 Bd5; W: Ka7 b6 b7 b8; N: Kg14; E: Kn8 Rn9"},
                 {4, "remember", ""},
                 {5, "|", "1. h2-h3"},
                 {6, line.word, line.rest},
                 {7, "next", "S"}};
    testing::TestPartResultArray found;
    {
        testing::ScopedFakeTestPartResultReporter reporter(
            testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &found);
        Referee().follow(one);
    }
    ASSERT_EQ(found.size(), 1) << line.word << ' ' << line.rest;
    EXPECT_STREQ(found.GetTestPartResult(0).file_name(), "here.txt");
    const int number = found.GetTestPartResult(0).line_number();
    EXPECT_TRUE(number == 6 || number == 7) << line.word << ' ' << line.rest;
}

INSTANTIATE_TEST_SUITE_P(, FalseLine, testing::Range<std::size_t>(0, false_lines.size()));

}  // namespace
}  // namespace fourhand::tests
