// Queries to trees.
#include <gtest/gtest.h>

#include "query/query.hpp"

namespace fourhand {

/// The tree as text: (and player=ada (not text=x)).
std::string shape(const Query& query) {
    switch (query.kind) {
        case Query::Kind::All: return "all";
        case Query::Kind::Term: return std::string(query.term->name) + "=" + query.argument.text;
        case Query::Kind::And:
        case Query::Kind::Or:
        case Query::Kind::Not: break;
    }
    std::string text = query.kind == Query::Kind::And ? "(and" : query.kind == Query::Kind::Or ? "(or" : "(not";
    for (const Query& child : query.children) text.append(" ").append(shape(child));
    return text + ")";
}

std::string parsed(std::string_view text) {
    const auto query = parse_query(text);
    if (query) return shape(*query);
    const Span where = query.error().where;
    return std::string(spelling(query.error().code)) + " at " + std::to_string(where.begin) + ": " +
           query.error().message;
}

TEST(ParseQuery, TermsAndOperators) {
    EXPECT_EQ(parsed(""), "all");
    EXPECT_EQ(parsed("  "), "all");
    EXPECT_EQ(parsed("player:ada"), "player=ada");
    EXPECT_EQ(parsed("Player:Ada"), "player=Ada");
    EXPECT_EQ(parsed("ada"), "text=ada");
    EXPECT_EQ(parsed("player:ada event:london"), "(and player=ada event=london)");
    EXPECT_EQ(parsed("player:ada AND event:london and x"), "(and player=ada event=london text=x)");
    EXPECT_EQ(parsed("a b or c d"), "(or (and text=a text=b) (and text=c text=d))");
    EXPECT_EQ(parsed("a or b or c"), "(or text=a text=b text=c)");
    EXPECT_EQ(parsed("a (b or c)"), "(and text=a (or text=b text=c))");
    EXPECT_EQ(parsed("not a b"), "(and (not text=a) text=b)");
    EXPECT_EQ(parsed("not (a b)"), "(not (and text=a text=b))");
    EXPECT_EQ(parsed("-player:ada"), "(not player=ada)");
    EXPECT_EQ(parsed("not not a"), "text=a");
    EXPECT_EQ(parsed("((a))"), "text=a");
    EXPECT_EQ(parsed("a(b)c"), "(and text=a text=b text=c)");
    EXPECT_EQ(parsed("a - b"), "(and text=a text=- text=b)");
}

TEST(ParseQuery, QuotationMarksAndBracesKeepWordsTogether) {
    EXPECT_EQ(parsed("player:\"ada lovelace\""), "player=ada lovelace");
    EXPECT_EQ(parsed("\"and\""), "text=and");
    EXPECT_EQ(parsed("\"player:ada\""), "text=player:ada");
    EXPECT_EQ(parsed(R"("say \"a\\b\"")"), R"(text=say "a\b")");
    EXPECT_EQ(parsed("tag:Time=\"1 (one)\"x"), "tag=Time=1 (one)x");
    EXPECT_EQ(parsed("position:{\"board\": [\"a }\", 1], \"x\": {}} b"),
              "(and position={\"board\": [\"a }\", 1], \"x\": {}} text=b)");
    EXPECT_EQ(parsed("position:R-0,0-{'frozen':(false, true)}-x,x/3 b"),
              "(and position=R-0,0-{'frozen':(false, true)}-x,x/3 text=b)");
    EXPECT_EQ(parsed("date:>=2020-05 plies:10..20"), "(and date=>=2020-05 plies=10..20)");
}

TEST(ParseQuery, ComplaintsNameThePlace) {
    EXPECT_EQ(parsed("a plaeyr:ada"), "unknown-term at 2: there is no term plaeyr");
    EXPECT_EQ(parse_query("plaeyr:ada").error().hints, std::vector<std::string>{"did you mean player?"});
    EXPECT_EQ(parse_query("xyzzy:ada").error().hints.front().substr(0, 20), "the terms are player");
    EXPECT_EQ(parsed("a player:"), "bad-term-value at 2: the term player is without a value");
    EXPECT_EQ(parsed("a (b"), "bad-query at 2: the parenthesis is not closed");
    EXPECT_EQ(parsed("a b)"), "bad-query at 3: a parenthesis is closed that was not opened");
    EXPECT_EQ(parsed("()"), "bad-query at 1: a term is missing here");
    EXPECT_EQ(parsed("a and"), "bad-query at 5: the query ends where a term is missing");
    EXPECT_EQ(parsed("a or or b"), "bad-query at 5: a term is missing here");
    EXPECT_EQ(parsed("not"), "bad-query at 3: the query ends where a term is missing");
    EXPECT_EQ(parsed("player:\"ada"), "bad-query at 7: a quotation mark is not closed");
    EXPECT_EQ(parsed("position:{a"), "bad-query at 9: a brace is not closed");
}

TEST(ParseQuery, DepthAndLengthAreBounded) {
    EXPECT_EQ(parsed(std::string(64, '(') + "a" + std::string(64, ')')), "text=a");
    EXPECT_EQ(parsed(std::string(100'000, '(')).substr(0, 9), "bad-query");
    std::string many;
    for (int i = 0; i < 1000; ++i) many += "a ";
    EXPECT_EQ(parsed(many).substr(0, 9), "bad-query");
    EXPECT_NE(parsed(std::string(100'000, '-') + "a"), "");
}

}  // namespace fourhand
