// Search keys.
#include "store/fold.hpp"

#include <gtest/gtest.h>

namespace fourhand {

TEST(Fold, TreatsSpellingsOfANameAlike) {
    EXPECT_EQ(folded("Ada  Lovelace "), "ada lovelace");
    EXPECT_EQ(folded("JÜRGEN MÜLLER"), "jurgen muller");
    EXPECT_EQ(folded("Ju\xcc\x88rgen"), "jurgen");  // u with a combining diaeresis
    EXPECT_EQ(folded("Straße"), folded("STRASSE"));
    EXPECT_EQ(folded("ŁÓDŹ"), "lodz");
    EXPECT_EQ(folded("Ødegård"), "odegard");
    EXPECT_EQ(folded("Æsir þór Đặng ıŞIK"), "aesir thor dang isik");
    EXPECT_EQ(folded("ﬁne Ⅳ"), "fine iv");
    EXPECT_EQ(folded("a\xc2\xa0"
                     "b"),
              "a b");  // a no-break space
    EXPECT_EQ(folded("Иван"), "иван");
    EXPECT_EQ(folded("王"), "王");
}

TEST(Fold, MarksBytesThatAreNoText) { EXPECT_EQ(folded("M\xfcller"), "m\xef\xbf\xbdller"); }

TEST(Fold, DoesNotChangeASearchKey) {
    for (const char* text : {"", " ", "Ada", "ŁÓDŹ", "\xff", "ﬁne Ⅳ", "İstanbul", "ẞ"}) {
        EXPECT_EQ(folded(folded(text)), folded(text)) << text;
    }
}

}  // namespace fourhand
