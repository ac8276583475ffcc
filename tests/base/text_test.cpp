// Small questions about text.
#include "base/text.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace fourhand {
namespace {

TEST(Text, counts_characters_not_bytes) {
    EXPECT_EQ(count_characters(""), 0u);
    EXPECT_EQ(count_characters("e2-e4"), 5u);
    EXPECT_EQ(count_characters("\xc3\xbc\xe2\x99\x94\xf0\x9f\x99\x82"), 3u);
    EXPECT_EQ(count_characters("\xc3"), 1u);
    EXPECT_EQ(count_characters("\x80\x80"), 2u);
}

TEST(Text, finds_the_first_byte_that_is_no_utf8) {
    EXPECT_EQ(find_invalid_utf8("M\xc3\xbcller"), std::string_view::npos);
    EXPECT_EQ(find_invalid_utf8("M\xfcller"), 1u);
    EXPECT_EQ(find_invalid_utf8("ab\xc3"), 2u) << "cut short";
    EXPECT_EQ(find_invalid_utf8("\xc0\x80"), 0u) << "longer than needed";
    EXPECT_EQ(find_invalid_utf8("\xe0\x80\x80"), 0u) << "longer than needed";
    EXPECT_EQ(find_invalid_utf8("\xed\xa0\x80"), 0u) << "half of a surrogate pair";
    EXPECT_EQ(find_invalid_utf8("\xf4\x90\x80\x80"), 0u) << "beyond U+10FFFF";
    EXPECT_EQ(find_invalid_utf8("\xf4\x8f\xbf\xbf"), std::string_view::npos);
}

TEST(Text, finds_a_byte_that_is_no_utf8_wherever_it_stands) {
    const std::string good =
        "More than a hundred letters, more than are taken at once, " + std::string(90, 'x') + "M\xc3\xbc";
    EXPECT_EQ(find_invalid_utf8(good), std::string_view::npos);
    for (std::size_t at = 0; at < good.size() - 1; ++at) {
        std::string bad = good;
        bad[at] = '\xff';
        EXPECT_EQ(find_invalid_utf8(bad), at);
        EXPECT_EQ(find_invalid_utf8(good + bad), good.size() + at);
    }
}

TEST(Text, trims_both_ends) {
    EXPECT_EQ(trimmed(" \t\r\n a b \v\f"), "a b");
    EXPECT_EQ(trimmed(" \n "), "");
    EXPECT_EQ(trimmed(""), "");
}

TEST(Text, lower_case_leaves_all_but_ascii_letters) { EXPECT_EQ(lower_case("Q\xc3\x9c-AZ[9"), "q\xc3\x9c-az[9"); }

TEST(Text, names_may_differ_in_capitals) {
    EXPECT_TRUE(same_but_for_case("RedElo", "rEDeLO"));
    EXPECT_TRUE(same_but_for_case("", ""));
    EXPECT_FALSE(same_but_for_case("Red", "RedElo"));
    EXPECT_FALSE(same_but_for_case("RedElo", "Red"));
    EXPECT_FALSE(same_but_for_case("[", "{")) << "no letters, though as far apart as capitals are";
    EXPECT_FALSE(same_but_for_case("\xc3\x9c", "\xc3\xbc"));
}

TEST(Text, the_order_of_names_does_not_heed_capitals_either) {
    EXPECT_TRUE(before_but_for_case("RED", "blue")) << "it is the shorter";
    EXPECT_FALSE(before_but_for_case("blue", "RED"));
    EXPECT_TRUE(before_but_for_case("elo", "RED"));
    EXPECT_FALSE(before_but_for_case("RED", "elo"));
    EXPECT_FALSE(before_but_for_case("RED", "red"));
    EXPECT_FALSE(before_but_for_case("red", "RED"));
    EXPECT_FALSE(before_but_for_case("", ""));
}

TEST(Text, splits_and_keeps_empty_parts) {
    EXPECT_EQ(split("a,,b,", ','), (std::vector<std::string_view>{"a", "", "b", ""}));
    EXPECT_EQ(split("", ','), (std::vector<std::string_view>{""}));
}

TEST(Text, words_are_never_empty) {
    EXPECT_EQ(words("  a\t b\n"), (std::vector<std::string_view>{"a", "b"}));
    EXPECT_TRUE(words(" \n").empty());
}

TEST(Text, numbers_are_base_10_and_whole) {
    EXPECT_EQ(parse_number("08"), 8);
    EXPECT_EQ(parse_number("-12"), -12);
    EXPECT_EQ(parse_number(""), std::nullopt);
    EXPECT_EQ(parse_number("0x10"), std::nullopt);
    EXPECT_EQ(parse_number("12 "), std::nullopt);
    EXPECT_EQ(parse_number("+1"), std::nullopt);
    EXPECT_EQ(parse_number("99999999999"), std::nullopt) << "an overflow is no number";
    EXPECT_EQ(parse_number<std::int64_t>("99999999999"), 99999999999);
    EXPECT_EQ(parse_number<unsigned>("-1"), std::nullopt);
}

TEST(Text, near_names_offer_what_was_meant) {
    const std::vector<std::string> known = {"hughes", "verney", "verney-eight", "loeb", "hans37"};
    EXPECT_EQ(near_names("huges", known), (std::vector<std::string>{"hughes"}));
    EXPECT_EQ(near_names("HUGHES", known), (std::vector<std::string>{"hughes"}));
    EXPECT_EQ(near_names("lobe", known), (std::vector<std::string>{"loeb"})) << "two swapped letters are one slip";
    EXPECT_EQ(near_names("ughs", known), (std::vector<std::string>{"hughes"})) << "two letters left out";
    EXPECT_EQ(near_names("vverneyy", known), (std::vector<std::string>{"verney"})) << "two letters too many";
    EXPECT_TRUE(near_names("chess", known).empty());
    EXPECT_TRUE(near_names(std::string(1000, 'x'), known).empty());
}

TEST(Text, near_names_put_the_nearest_first_and_are_few) {
    const std::vector<std::string> known = {"abcf", "abcd", "abxy", "abce", "abcde"};
    EXPECT_EQ(near_names("abcd", known), (std::vector<std::string>{"abcd", "abcde", "abce"}));
}

TEST(Text, a_short_name_is_not_near_everything) { EXPECT_TRUE(near_names("zz", {"ab", "a"}).empty()); }

TEST(Text, joins_with_or) {
    EXPECT_EQ(join_or({}), "");
    EXPECT_EQ(join_or({"a"}), "a");
    EXPECT_EQ(join_or({"a", "b", "c"}), "a, b or c");
    EXPECT_EQ(join({"a", "b"}, ", "), "a, b");
}

TEST(Text, printable_hides_nothing_and_obeys_nothing) {
    EXPECT_EQ(printable("M\xc3\xbcller"), "M\xc3\xbcller");
    EXPECT_EQ(printable("\x1b]0;evil\x07"), "\\x1b]0;evil\\x07");
    EXPECT_EQ(printable("a\xe2\x80\xae"
                        "b"),
              "a<U+202E>b")
        << "a bidirectional override";
    EXPECT_EQ(printable("\xc2\x9b"
                        "31m"),
              "\\x9b31m")
        << "a control sequence introducer of one character";
    EXPECT_EQ(printable("\xff"), "\\xff");
    EXPECT_EQ(printable(std::string_view("\0x", 2)), "\\x00x");
}

}  // namespace
}  // namespace fourhand
