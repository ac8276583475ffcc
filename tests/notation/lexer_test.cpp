// Texts cut into games and tokens.
#include <gtest/gtest.h>

#include "notation/lexer.hpp"

namespace fourhand::tests {
namespace {

/// Tokens as one letter each with their text: "N1 W:e4 P C:text ( ) $5".
std::string cut(const std::string& text, std::vector<std::string>* codes = nullptr, std::size_t* games = nullptr) {
    const Source source("text", text);
    GameLexer lexer(source);
    GameText game;
    std::string all;
    while (lexer.next(game)) {
        if (games != nullptr) ++*games;
        if (!all.empty()) all += " | ";
        for (const TagText& tag : game.tags) {
            all += '[';
            all += source.text(tag.name);
            all += '=';
            all += source.text(tag.value);
            all += ']';
        }
        for (const Token& token : game.tokens) {
            const std::string said(source.text(token.where));
            if (token.points_before) all += " P";
            switch (token.kind) {
                case Token::Kind::Number: all += " N" + said; break;
                case Token::Kind::Points: all += " P"; break;
                case Token::Kind::Word: all += " " + said; break;
                case Token::Kind::Overlong: all += " Overlong"; break;
                case Token::Kind::Comment: all += " {" + said + "}"; break;
                case Token::Kind::Open: all += " ("; break;
                case Token::Kind::Close: all += " )"; break;
                case Token::Kind::Nag: all += " $" + said; break;
            }
        }
        if (codes != nullptr)
            for (const Diagnostic& finding : game.findings.all()) codes->emplace_back(spelling(finding.code));
    }
    return all;
}

std::vector<std::string> codes_of(const std::string& text) {
    std::vector<std::string> codes;
    cut(text, &codes);
    return codes;
}

std::size_t games_in(const std::string& text) {
    std::size_t games = 0;
    cut(text, nullptr, &games);
    return games;
}

TEST(Lexer, words_need_no_blanks_between_signs) {
    EXPECT_EQ(cut("1. h2-h3..b7-c7(..b9-d9)$5{ text }.. #"), " N1 h2-h3 P b7-c7 ( P b9-d9 ) $5 { text } P #");
    EXPECT_EQ(cut("1.h2-h3 2..m9-l9 3 . . x"), " N1 h2-h3 N2 m9-l9 N3 P P x");
    EXPECT_EQ(cut("1-0 0-0 1/2-1/2 *"), " 1-0 0-0 1/2-1/2 *");
    EXPECT_EQ(cut("h2-h3 … b7-c7"), " h2-h3 P b7-c7");
    EXPECT_EQ(cut("h2.h3 h2.. h2. b7-c7."), " h2.h3 h2 P h2. b7-c7.");
    EXPECT_EQ(cut("é …x “x ]x"), " é P x “x ]x");
}

/// A letter for each token: W for a word with the points before it, w for another, . for points, o for all others.
std::string kinds(const std::string& text) {
    const Source source("text", text + std::string(UsualMoveReader::reach, ' '));
    GameLexer lexer(source);
    GameText game;
    std::string all;
    while (lexer.next(game)) {
        for (const Token& token : game.tokens) {
            const bool word = token.kind == Token::Kind::Word || token.kind == Token::Kind::Overlong;
            all += word ? (token.points_before ? 'W' : 'w') : token.kind == Token::Kind::Points ? '.' : 'o';
        }
    }
    return all;
}

TEST(Lexer, points_parting_words_as_usual_are_told_with_the_second_word) {
    EXPECT_EQ(kinds("h2-h3 .. b7-c7 .. x .. }"), "wWW.w");
    EXPECT_EQ(kinds("a ..  b\n.. c..d ... e .... f"), "w.w.w.w.w.w");
    EXPECT_EQ(kinds(".. a .. .. b .. "), ".w..w.");
    EXPECT_EQ(kinds("1. a .. 2. b .. {c} .. d .. $5 .. ( .. e .. ) .."), "ow.ow.o.w.o.o.w.o.");
    EXPECT_EQ(kinds("a .. 0-0 .. é .. %b .. [c .. [D \"e\"] f"), "w.w.w.w.w.w");
    EXPECT_EQ(kinds("a .. " + std::string(300, 'N') + " .. h2-h3" + std::string(300, '+') + " .. b"), "wWWW");
}

TEST(Lexer, all_points_count_as_tokens) {
    std::string usual, unusual;
    for (std::size_t i = 0; i < limits::tokens / 2 + 10; ++i) {
        usual += "x .. ";
        unusual += "x ..\n";
    }
    for (const std::string& text : {usual, unusual}) {
        const Source source("text", text);
        GameLexer lexer(source);
        GameText game;
        ASSERT_TRUE(lexer.next(game));
        std::size_t tokens = game.tokens.size();
        for (const Token& token : game.tokens) tokens += token.points_before;
        EXPECT_EQ(tokens, limits::tokens);
        ASSERT_EQ(game.findings.all().size(), 1u);
        EXPECT_EQ(game.findings.all()[0].where.begin, limits::tokens / 2 * 5);
    }
}

TEST(Lexer, tags_in_any_form) {
    EXPECT_EQ(cut("[Red \"Ada\"]\n\n\n[Blue   \"Bram\" ] [Green \"\"]\n1. x"), "[Red=Ada][Blue=Bram][Green=] N1 x");
    EXPECT_EQ(cut("[Red “Ada”]"), "[Red=Ada]");
    EXPECT_EQ(cut("[StartFen4 \"R-0-\n3,yR/\n14\"]\nx"), "[StartFen4=R-0-\n3,yR/\n14] x");
    EXPECT_EQ(cut("[Red \"A \\\"B\\\" \\\\ ]\"]x"), "[Red=A \\\"B\\\" \\\\ ]] x");
    EXPECT_EQ(cut("\xef\xbb\xbf[Red \"Ada\"]x"), "[Red=Ada] x");
    EXPECT_EQ(cut("{ first } [Red \"Ada\"] x"), "[Red=Ada] { first } x");
}

TEST(Lexer, a_byte_order_mark_counts_at_the_beginning_of_a_line) {
    EXPECT_EQ(cut("x\n\xef\xbb\xbf[A \"2\"] y"), " x | [A=2] y");
    EXPECT_EQ(cut("x\n \xef\xbb\xbf y"), " x y");
    EXPECT_EQ(cut("x \xef\xbb\xbf y \xef\xbb"), " x \xef\xbb\xbf y \xef\xbb");
}

TEST(Lexer, tags_that_cannot_be_read_are_reported_and_the_others_read) {
    EXPECT_EQ(cut("[Red Ada]\n[Blue \"Bram\"]\nx"), "[Blue=Bram] x");
    EXPECT_EQ(codes_of("[Red Ada]\n[Blue \"Bram\"]\nx"), std::vector<std::string>{"bad-tag"});
    EXPECT_EQ(cut("[Red \"Ada]\n[Blue \"Bram\"]\nx"), "[Blue=Bram] x");
    EXPECT_EQ(codes_of("[Red \"Ada]\n[Blue \"Bram\"]\nx"), std::vector<std::string>{"bad-tag"});
    EXPECT_EQ(codes_of("[Red \"Ada\" or so]\nx"), std::vector<std::string>{"bad-tag"});
    std::string long_name = "[";
    long_name.append(100'000, 'A');
    EXPECT_EQ(codes_of(long_name + " \"x\"]\nx"), std::vector<std::string>{"bad-tag"});
}

TEST(Lexer, a_game_ends_where_the_tags_of_the_next_begin) {
    EXPECT_EQ(cut("[A \"1\"] x [A \"2\"] y"), "[A=1] x | [A=2] y");
    EXPECT_EQ(cut("x ( y [A \"2\"] z"), " x ( y | [A=2] z");
    EXPECT_EQ(cut("1. a 2. b [%clk] c"), " N1 a N2 b [%clk] c");
}

TEST(Lexer, or_where_the_rounds_begin_again) {
    const std::string twice = "1. a .. b\n2. c\n1. a .. b\n2. c";
    EXPECT_EQ(games_in(twice), 2u);
    EXPECT_EQ(codes_of(twice), std::vector<std::string>{"rounds-restart"});
    EXPECT_EQ(games_in("1. a ( 1. b ) 1. c"), 1u);
    EXPECT_EQ(games_in("1. a 1-0\n\n1. b .. c"), 2u);
    EXPECT_EQ(codes_of("1. a 1-0\n\n1. b .. c"), std::vector<std::string>{"rounds-restart"});
    EXPECT_EQ(games_in("1. a ( 1-0 1. b ) .. c"), 1u);
    EXPECT_EQ(games_in("1. a 2. b ( 1. c )"), 1u);
}

TEST(Lexer, a_comment_without_its_brace_does_not_swallow_the_next_game) {
    const std::string text = "[A \"1\"]\n\n1. x { forgotten\nand more\n\n[A \"2\"]\n\n1. y { closed }";
    EXPECT_EQ(cut(text), "[A=1] N1 x { forgotten\nand more\n} | [A=2] N1 y { closed }");
    EXPECT_EQ(codes_of(text), std::vector<std::string>{"unclosed-comment"});
    std::string crlf;
    for (const char c : text) crlf += c == '\n' ? std::string("\r\n") : std::string(1, c);
    EXPECT_EQ(games_in(crlf), 2u);
    EXPECT_EQ(games_in("x { a\n[A \"2\"] in the text } y"), 1u);
    EXPECT_EQ(games_in("x { a\n\n [A \"2\"] in the text } y"), 1u);
    EXPECT_EQ(codes_of("x { to the end"), std::vector<std::string>{"unclosed-comment"});
}

TEST(Lexer, line_comments_and_percent_lines) {
    EXPECT_EQ(cut("x ; to the end\ny"), " x { to the end} y");
    EXPECT_EQ(codes_of("x ; to the end\ny"), std::vector<std::string>{"line-comment"});
    EXPECT_EQ(cut("% not this\nx"), " x");
    EXPECT_EQ(cut("x %y"), " x %y");
    EXPECT_EQ(cut("{ a; b }x"), " { a; b } x");
}

TEST(Lexer, line_ends_of_every_kind) {
    EXPECT_EQ(cut("[A \"1\"]\r\n\r\n1. x\r\n.. y\r\n"), "[A=1] N1 x P y");
    EXPECT_EQ(cut("[A \"1\"]\r\r1. x\r.. y\r"), "[A=1] N1 x P y");
}

TEST(Lexer, control_characters_count_as_blanks) {
    EXPECT_EQ(cut(std::string("1. x \0\1 .. y", 13)), " N1 x P y");
    EXPECT_EQ(codes_of(std::string("1. x \0\1 .. y", 13)), std::vector<std::string>{"control-character"});
}

TEST(Lexer, longer_things_than_are_read_are_reported_and_left_out) {
    EXPECT_EQ(cut("x " + std::string(10'000, 'N') + " y"), " x Overlong y");
    EXPECT_EQ(codes_of("x {" + std::string(limits::comment, 'a') + "} y"), std::vector<std::string>{"too-long"});
    EXPECT_EQ(cut("x {" + std::string(limits::comment, 'a') + "} y"), " x y");
    EXPECT_EQ(cut("[A \"" + std::string(limits::tag_value + 1, 'a') + "\"] x"), " x");
    std::string tags;
    for (int i = 0; i < 1500; ++i) tags += "[T" + std::to_string(i) + " \"v\"]\n";
    EXPECT_EQ(codes_of(tags + "x"), std::vector<std::string>{"too-long"});
}

TEST(Lexer, numbers_are_told_with_their_value) {
    const Source source("text", "1. a 007. b 2147483647. c 2147483648. d 99999999999999999999999. e ( 3.. f ) $5");
    GameLexer lexer(source);
    GameText game;
    ASSERT_TRUE(lexer.next(game));
    std::vector<int> numbers;
    for (const Token& token : game.tokens)
        if (token.kind == Token::Kind::Number) numbers.push_back(token.number);
    EXPECT_EQ(numbers, (std::vector<int>{1, 7, 2147483647, no_number, no_number, 3}));
}

TEST(Lexer, a_point_by_itself_is_part_of_its_word_up_to_the_last_byte) {
    EXPECT_EQ(cut("a.b."), " a.b.");
    EXPECT_EQ(cut("a.."), " a P");
    EXPECT_EQ(cut("."), " P");
    EXPECT_EQ(cut("1."), " N1");
    EXPECT_EQ(cut("1"), " N1");
    EXPECT_EQ(cut("$"), " $");
    EXPECT_EQ(cut("}{"), " } {}");
}

TEST(Lexer, a_game_longer_than_is_read_is_cut_and_the_next_one_read) {
    std::string text = "1. x\n";
    text += "{" + std::string(limits::comment - 1, 'a') + "}";
    while (text.size() <= limits::game) text += "{" + std::string(limits::comment - 1, 'a') + "}";
    text += "2. y 3. z\n[A \"2\"] 1. x";
    std::vector<std::string> codes;
    const std::string all = cut(text, &codes);
    EXPECT_EQ(codes, std::vector<std::string>{"too-long"});
    EXPECT_EQ(all.find(" y"), std::string::npos);
    EXPECT_TRUE(all.ends_with("} | [A=2] N1 x"));
}

TEST(Lexer, places_are_those_of_the_file) {
    const std::string text = "[A \"1\"]\n1. x { c }";
    const Source source("text", text);
    GameLexer lexer(source);
    GameText game;
    ASSERT_TRUE(lexer.next(game));
    EXPECT_EQ(source.text(game.tags[0].where), "[A \"1\"]");
    EXPECT_EQ(source.text(game.tokens[1].where), "x");
    EXPECT_EQ(source.text(game.tokens[2].where), " c ");
    EXPECT_EQ(game.where.end, text.size());
    EXPECT_FALSE(lexer.next(game));
}

}  // namespace
}  // namespace fourhand::tests
