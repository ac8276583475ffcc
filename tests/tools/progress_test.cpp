// What the progress line shows, and that it gets out of the way.
#include "common/progress.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace fourhand::tests {
namespace {

constexpr std::chrono::milliseconds at_once{0};

class ProgressLine : public testing::Test {
protected:
    std::istringstream in_;
    std::ostringstream out_, err_;
    Streams streams_{in_, out_, err_, false, false, true};
};

TEST_F(ProgressLine, counts_and_goes_away_at_the_end) {
    {
        Progress progress(streams_, false, "games", at_once);
        progress.advance(7);
        EXPECT_EQ(err_.str(), "\r\033[K7 games");
    }
    EXPECT_EQ(err_.str(), "\r\033[K7 games\r\033[K");
}

TEST_F(ProgressLine, shows_how_much_of_the_whole_is_done_where_that_is_known) {
    Progress progress(streams_, false, "games", at_once);
    progress.begin_part(2, 400);
    progress.begin_part(2, 400);
    progress.reach(200);
    progress.advance();
    EXPECT_EQ(err_.str(), "\r\033[K[######################........] 1 games") << "one of two files and a half";
}

TEST_F(ProgressLine, makes_way_for_what_else_is_said) {
    Progress progress(streams_, false, "games", at_once);
    progress.advance();
    progress.clear();
    EXPECT_TRUE(err_.str().ends_with("\r\033[K"));
    const std::string cleared = err_.str();
    progress.clear();
    EXPECT_EQ(err_.str(), cleared) << "there is nothing to take away";
}

TEST_F(ProgressLine, is_silent_at_first_if_quiet_and_where_no_terminal_is) {
    Progress early(streams_, false, "games"), quiet(streams_, true, "games", at_once);
    streams_.err_is_terminal = false;
    Progress unseen(streams_, false, "games", at_once);
    for (Progress* progress : {&early, &quiet, &unseen}) progress->advance();
    EXPECT_EQ(err_.str(), "");
}

}  // namespace
}  // namespace fourhand::tests
