// PGN4 that is meant to hurt: deep, long, broken.
#include <gtest/gtest.h>

#include <chrono>
#include <functional>

#include "notation/lexer.hpp"
#include "notation/pgn4_texts.hpp"

namespace fourhand::tests {
namespace {

/// Seconds for a text and for one ten times as long: the work may not grow faster than the text, timer noise apart.
void expect_linear(const std::function<std::string(std::size_t)>& text, std::size_t size) {
    const auto seconds = [&](std::size_t times) {
        const std::string made = text(times);
        const auto begin = std::chrono::steady_clock::now();
        read_as("pgn4", made, checking());
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    const double small = seconds(size), large = seconds(size * 10);
    EXPECT_LT(large, 40 * small + 0.5) << "size " << size;
}

std::string repeated(const std::string& text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

TEST(Pgn4Hostile, deep_variations) {
    const std::string text =
        teams + "1. h2-h3 " + repeated("( 1. d2-d3 ", 20'000) + repeated(") ", 20'000) + ".. b7-c7";
    const Read read = read_as("pgn4", text, checking());
    EXPECT_EQ(read.codes(), std::vector<std::string>{"too-deep"});
    EXPECT_EQ(read.told.those("ply").size(), 258u);
    EXPECT_EQ(read.told.those("ply").back(), "ply W b7-c7");
    expect_linear([](std::size_t n) { return teams + "1. h2-h3 " + repeated("( 1. d2-d3 ", n); }, 5'000);
}

TEST(Pgn4Hostile, time_grows_with_the_text_only) {
    expect_linear([](std::size_t n) { return repeated("[T \"v\"]\n", n) + "1. h2-h3"; }, 5'000);
    expect_linear([](std::size_t n) { return teams + "1. " + std::string(100 * n, 'N'); }, 5'000);
    expect_linear([](std::size_t n) { return teams + "1. h2-h3 {" + std::string(100 * n, 'a'); }, 5'000);
    expect_linear([](std::size_t n) { return repeated("[A \"1\"]\n\n1. x { y\n\n", n); }, 100);
    expect_linear([](std::size_t n) { return repeated("[A\n\n", n); }, 5'000);
    expect_linear([](std::size_t n) { return repeated("[A \"b\n", n); }, 5'000);
    expect_linear([](std::size_t n) { return teams + "1. h2-h3 " + repeated("( 1. d2-d3 ) ", n); }, 1'000);
    expect_linear([](std::size_t n) { return teams + "1. h2-h3 " + repeated("$1 ) { a } ", n); }, 1'000);
}

TEST(Pgn4Hostile, classes_of_bad_text) {
    EXPECT_EQ(codes_of(teams + "1. " + std::string(100'000, 'N') + " .. b7-c7"), std::vector<std::string>{"too-long"});
    EXPECT_EQ(verdict_of(teams + "1. " + std::string(100'000, 'N') + " .. b7-c7"), "end unreadable");
    EXPECT_EQ(codes_of(teams + std::string("1. h2-h3 \0 .. b7-c7 { a\0b }", 28)),
              std::vector<std::string>{"control-character"});
    EXPECT_EQ(codes_of("[Variant \"Teams\\\"]\\n[RuleVariants \\\"EnPassant\"]\n1. h2-h3"),
              std::vector<std::string>{"unsupported-game"});
    EXPECT_EQ(read_as("pgn4", "[Variant \"Teams\"]\n[Red \"A\x1b]0;pwned\x07\"]\n1. h2-h3", checking())
                  .told.those("tag Red")
                  .size(),
              1u);
}

TEST(Pgn4Hostile, foreign_bytes_that_grow_beyond_a_limit_are_left_out_at_once) {
    const std::string name = "[" + std::string(200, '\xff') + " \"B\"]\n1. h2-h3";
    EXPECT_EQ(codes_of(teams + name), (std::vector<std::string>{"foreign-bytes", "too-long"}));
    const std::string value = "[Red \"" + std::string(limits::tag_value - 1, '\xff') + "\"]\n1. h2-h3";
    EXPECT_EQ(codes_of(teams + value), (std::vector<std::string>{"foreign-bytes", "too-long"}));
    const std::string comment = "1. h2-h3 {" + std::string(limits::comment - 1, '\xff') + "}";
    EXPECT_EQ(codes_of(teams + comment), (std::vector<std::string>{"foreign-bytes", "too-long"}));
}

}  // namespace
}  // namespace fourhand::tests
