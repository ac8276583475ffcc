// Dates in tags and in queries.
#include "store/date.hpp"

#include <gtest/gtest.h>

namespace fourhand {

TEST(Date, ReadsEverySpellingOfRecords) {
    EXPECT_EQ(date_in("Fri Apr 28 2023 12:00:00 GMT+0000 (Coordinated Universal Time)"), 20230428);
    EXPECT_EQ(date_in("Sat Feb 29 2020 17:23:11 GMT+0000 (UTC)"), 20200229);
    EXPECT_EQ(date_in("2023-04-28"), 20230428);
    EXPECT_EQ(date_in("2023.04.28"), 20230428);
    EXPECT_EQ(date_in("2023/4/8"), 20230408);
    EXPECT_EQ(date_in("2023-04-28T12:00:00Z"), 20230428);
    EXPECT_EQ(date_in("13 October 1885"), 18851013);
    EXPECT_EQ(date_in("October 13, 1885"), 18851013);
    EXPECT_EQ(date_in("13th October 1885"), 18851013);
    EXPECT_EQ(date_in("1885 October 13"), 18851000);
}

TEST(Date, KeepsWhatIsVagueVague) {
    EXPECT_EQ(date_in("1885"), 18850000);
    EXPECT_EQ(date_in("about 1885"), 18850000);
    EXPECT_EQ(date_in("1885.10.??"), 18851000);
    EXPECT_EQ(date_in("1885.??.??"), 18850000);
    EXPECT_EQ(date_in("October 1885"), 18851000);
}

TEST(Date, FindsNoneWhereThereIsNone) {
    EXPECT_EQ(date_in(""), std::nullopt);
    EXPECT_EQ(date_in("????.??.??"), std::nullopt);
    EXPECT_EQ(date_in("Tuesday night"), std::nullopt);
    EXPECT_EQ(date_in("2023-13-01"), std::nullopt);
    EXPECT_EQ(date_in("2023-02-29"), std::nullopt);
    EXPECT_EQ(date_in("31 April 2023"), std::nullopt);
}

TEST(Date, SpansWhatAWrittenDateMayMean) {
    const auto span = [](std::string_view text) {
        const auto found = date_span(text);
        return found ? std::pair(found->first, found->last) : std::pair(0, 0);
    };
    EXPECT_EQ(span("2020"), std::pair(20200000, 20209999));
    EXPECT_EQ(span("2020-05"), std::pair(20200500, 20200599));
    EXPECT_EQ(span("2020-05-17"), std::pair(20200517, 20200517));
    EXPECT_EQ(span("2020.05.17"), std::pair(20200517, 20200517));
    for (const char* wrong :
         {"", "20", "20200", "2020-", "2020-00", "2020-13", "2020-02-30", "2020-05-17-1", "2020x05", "may"}) {
        EXPECT_EQ(date_span(wrong), std::nullopt) << wrong;
    }
}

}  // namespace fourhand
