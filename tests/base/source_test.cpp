// Lines and columns of texts with every kind of line end.
#include "base/source.hpp"

#include <gtest/gtest.h>

namespace fourhand {
namespace {

void expect_at(const Source& source, std::size_t offset, std::size_t line, std::size_t column) {
    const LineColumn place = source.locate(offset);
    EXPECT_EQ(place.line, line) << "offset " << offset;
    EXPECT_EQ(place.column, column) << "offset " << offset;
}

TEST(Source, counts_lines_and_columns_from_one) {
    const Source source("x", "ab\ncd\n");
    expect_at(source, 0, 1, 1);
    expect_at(source, 1, 1, 2);
    expect_at(source, 2, 1, 3);
    expect_at(source, 3, 2, 1);
    expect_at(source, 6, 3, 1);
}

TEST(Source, an_offset_past_the_end_is_the_end) { expect_at(Source("x", "ab"), 99, 1, 3); }

TEST(Source, an_empty_text_has_one_empty_line) {
    const Source source("x", "");
    expect_at(source, 0, 1, 1);
    EXPECT_EQ(source.line(1), "");
}

TEST(Source, knows_the_three_line_ends) {
    const Source source("x", "one\r\ntwo\rthree\nfour");
    EXPECT_EQ(source.line(1), "one");
    EXPECT_EQ(source.line(2), "two");
    EXPECT_EQ(source.line(3), "three");
    EXPECT_EQ(source.line(4), "four");
    expect_at(source, 5, 2, 1);
    expect_at(source, 9, 3, 1);
}

TEST(Source, columns_count_characters) {
    const Source source("x", "M\xc3\xbcller \xe2\x99\x94 x");
    expect_at(source, source.text().find('x'), 1, 10);
}

TEST(Source, an_invalid_byte_is_one_column) { expect_at(Source("x", "\xff\xfe z"), 3, 1, 4); }

TEST(Source, lines_that_do_not_exist_are_empty) {
    const Source source("x", "ab\n");
    EXPECT_EQ(source.line(0), "");
    EXPECT_EQ(source.line(2), "");
    EXPECT_EQ(source.line(3), "");
}

TEST(Source, gives_the_text_of_a_span) { EXPECT_EQ(Source("x", "e2-e4 k13").text({3, 5}), "e4"); }

TEST(Source, a_copy_has_its_own_text) {
    Source copy("", "");
    {
        const Source source("x", "one\ntwo");
        EXPECT_EQ(source.line(2), "two");
        copy = source;
    }
    EXPECT_EQ(copy.line(2), "two");
    EXPECT_EQ(copy.name(), "x");
}

}  // namespace
}  // namespace fourhand
