// The catalogue, the collector and the rendering of findings.
#include "base/diagnostic.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/result.hpp"

namespace fourhand {
namespace {

Diagnostic finding(std::size_t begin, std::size_t end, std::string message = "said") {
    Diagnostic diagnostic;
    diagnostic.code = Code::IllegalMove;
    diagnostic.where = {begin, end};
    diagnostic.message = std::move(message);
    diagnostic.severity = severity(Code::IllegalMove);
    return diagnostic;
}

TEST(Catalogue, every_code_has_its_own_spelling_and_a_sentence) {
    std::set<std::string_view> spellings;
    for (const Code code : all_codes()) {
        const std::string_view word = spelling(code);
        EXPECT_TRUE(spellings.insert(word).second) << word << " twice";
        EXPECT_TRUE(std::all_of(word.begin(), word.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; }))
            << word;
        EXPECT_TRUE(meaning(code).ends_with('.')) << word;
    }
    EXPECT_GT(spellings.size(), 5u);
}

TEST(Diagnostics, counts_by_severity) {
    Diagnostics all;
    EXPECT_FALSE(all.any_error());
    Diagnostic warning = finding(0, 1);
    warning.severity = Severity::Warning;
    all.report(warning);
    EXPECT_FALSE(all.any_error());
    all.report(finding(0, 1));
    EXPECT_TRUE(all.any_error());
    EXPECT_EQ(all.errors(), 1u);
    EXPECT_EQ(all.warnings(), 1u);
    all.clear();
    EXPECT_FALSE(all.any_error());
    EXPECT_TRUE(all.all().empty());
}

TEST(Render, shows_place_line_and_caret) {
    const Source source("game.pgn4", "1. e4\n2. Qh7xk11 .. x\n");
    EXPECT_EQ(render(finding(9, 16), source),
              "game.pgn4:2:4: error: said [illegal-move]\n"
              "   2. Qh7xk11 .. x\n"
              "      ^~~~~~~\n");
}

TEST(Render, hints_follow) {
    Diagnostic diagnostic = finding(0, 2);
    diagnostic.hints = {"one", "two"};
    EXPECT_EQ(render(diagnostic, Source("x", "e4")),
              "x:1:1: error: said [illegal-move]\n   e4\n   ^~\n   hint: one\n   hint: two\n");
}

TEST(Render, an_empty_span_gets_one_caret) {
    EXPECT_EQ(render(finding(2, 2), Source("x", "e4")), "x:1:3: error: said [illegal-move]\n   e4\n     ^\n");
}

TEST(Render, a_span_over_several_lines_ends_with_the_first) {
    EXPECT_EQ(render(finding(1, 6), Source("x", "abc\ndef")), "x:1:2: error: said [illegal-move]\n   abc\n    ^~\n");
}

TEST(Render, nothing_of_the_input_reaches_a_terminal_raw) {
    const std::string text = render(finding(0, 1, "bad \x1b[31m"), Source("na\x1bme", "\x1b]0;x\x07"));
    EXPECT_EQ(text.find('\x1b'), std::string::npos) << text;
    EXPECT_EQ(text.find('\x07'), std::string::npos) << text;
}

TEST(Render, a_long_line_is_cut_round_the_place) {
    const std::string line(10'000, 'a');
    const std::string text = render(finding(5'000, 5'003), Source("x", line));
    EXPECT_LT(text.size(), 500u);
    EXPECT_NE(text.find("^~~\n"), std::string::npos);
}

TEST(Render, a_cut_never_splits_a_character) {
    std::string line;
    for (int i = 0; i < 500; ++i) line += "\xe2\x99\x94";
    for (std::size_t at = 300; at < 900; at += 3) {
        const std::string text = render(finding(at, at + 3), Source("x", line));
        EXPECT_EQ(text.find("\\x"), std::string::npos) << "a byte stands alone: " << text;
    }
}

TEST(Render, a_place_past_the_end_is_the_end) {
    EXPECT_EQ(render(finding(50, 60), Source("x", "ab")), "x:1:3: error: said [illegal-move]\n   ab\n     ^\n");
}

TEST(Result, holds_a_value_or_a_reason) {
    const Result<int> good = 3;
    EXPECT_TRUE(good);
    EXPECT_EQ(*good, 3);
    const Result<int> bad = finding(1, 2);
    EXPECT_FALSE(bad);
    EXPECT_EQ(bad.error().where.begin, 1u);
}

}  // namespace
}  // namespace fourhand
