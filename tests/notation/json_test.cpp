// Games as JSON read and written (formats/game-json.md).
#include <gtest/gtest.h>

#include "notation/fen4.hpp"
#include "record/transcript.hpp"

namespace fourhand::tests {
namespace {

std::vector<std::string> codes_of(const std::string& text) { return read_as("json", text, checking()).codes(); }

const std::string branched =
    "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n[Foo \"bar\"]\n\n"
    "{ before all }\n1. h2-h3\n(1.. d2-d3 .. b4-c4 ) (1.. e2-e3 )  .. b7-c7 $5 { good } ( .. b9-c9 .. g13-g12 ( .. "
    "h13-h12 { deep }  .. m8-l8 )  .. m6-l6 )  .. g13-g12 .. m8-l8\n"
    "2. R\n";

TEST(Json, a_game_comes_back_as_it_was) {
    const std::string text = written("pgn4", branched, "pgn4");
    const std::string json = written("pgn4", text, "json");
    EXPECT_EQ(json.find('\n'), json.size() - 1);
    EXPECT_EQ(written("json", json, "pgn4"), text);
    EXPECT_EQ(written("json", json, "json"), json);
}

TEST(Json, has_the_main_line_first_then_each_variation) {
    const std::string json = written(
        "pgn4",
        "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n1. h2-h3 ( 1. d2-d3 .. b4-c4 ) .. b7-c7 ( .. b9-c9 )",
        "json");
    EXPECT_EQ(json,
              "{\"variant\":\"chesscom-teams\",\"array\":\"4PC\",\"tags\":{\"Variant\":\"Teams\",\"RuleVariants\":"
              "\"EnPassant\"},\"moves\":["
              "{\"seat\":\"S\",\"move\":\"h2-h3\"},{\"seat\":\"W\",\"move\":\"b7-c7\"},"
              "{\"seat\":\"S\",\"move\":\"d2-d3\",\"after\":0},{\"seat\":\"W\",\"move\":\"b4-c4\"},{\"seat\":\"W\","
              "\"move\":\"b9-c9\",\"after\":1}],"
              "\"result\":null,\"verdict\":\"valid\"}\n");
}

TEST(Json, moves_may_be_plain_texts) {
    const Read read = read_as(
        "json",
        R"({"variant":"chesscom-ffa","moves":["h2-h3","b7-c7",{"move":"resign"},{"move":"m8-l8","words":["draw"]}]})",
        checking());
    EXPECT_TRUE(read.codes().empty());
    EXPECT_EQ(
        read.told.text(),
        "game\nstart chesscom-ffa 4PC\nply S h2-h3\nply W b7-c7\nply N resign\nply E m8-l8\nword draw\nend valid");
}

TEST(Json, rules_and_start_are_its_own) {
    const auto games = games_in("json", R"({"variant":"hughes","rules":{"first":"S","thaw":"owner_turn"},"moves":[]})");
    EXPECT_EQ(games.at(0).rules->variant().switches.at("thaw"), "owner_turn");
    EXPECT_EQ(read_as("json", R"({"tags":{"Variant":"FFA"},"moves":["h2-h3"]})").told.those("start"),
              std::vector<std::string>{"start chesscom-ffa 4PCo"});
    const std::string position = written("pgn4", branched, "fen4");
    const std::string json =
        "{\"variant\":\"chesscom-teams\",\"start\":\"" + position.substr(0, position.size() - 1) + "\",\"moves\":[]}";
    EXPECT_EQ(written("json", json, "fen4"), position);
    EXPECT_EQ(codes_of(R"({"variant":"chesscom-teams","start":"no position"})"),
              std::vector<std::string>{"bad-position"});
    EXPECT_EQ(codes_of(R"({"variant":"no such game"})"), std::vector<std::string>{"unsupported-game"});
}

TEST(Json, points_and_plies_counted_at_the_start_are_not_lost) {
    const std::string array = write_fen4(Position(*named_rules("chesscom-ffa")));
    for (const char* counted : {"-5,0,3,0-0-", "-0,0,0,0-40-"}) {
        std::string start = array;
        start.replace(start.find("-0,0,0,0-0-x"), std::string_view("-0,0,0,0-0-").size(), counted);
        const std::string json = "{\"variant\":\"chesscom-ffa\",\"start\":\"" + start + "\",\"moves\":[\"j1-i3\"]}";
        const std::string after = written("json", json, "fen4");
        EXPECT_EQ(written("json", written("json", json, "json"), "fen4"), after);
        const std::string pgn4 = written("json", json, "pgn4");
        EXPECT_NE(pgn4.find("[StartFen4 \"" + start + "\"]"), std::string::npos) << pgn4;
        EXPECT_EQ(written("json", written("pgn4", pgn4, "json"), "fen4"), after);
        EXPECT_EQ(written("coordinates", written("json", json, "coordinates"), "fen4"), after);
    }
}

const std::string standing = R"({"men":{"S":"Kh1 e5","W":"Ka7","N":"Kg14","E":"Kn8"},"turn":"S","variant":"american"})";

TEST(Json, a_position_in_a_file_is_a_game_that_stands_there) {
    const std::string fen4 = written("json", standing, "fen4");
    EXPECT_NE(fen4.find("'variant':'american'"), std::string::npos) << fen4;
    EXPECT_NE(fen4.find("/4,wP,9/"), std::string::npos) << fen4;
    const std::string whole = written("json", standing, "position");
    EXPECT_EQ(written("json", whole + standing + "\n", "fen4"), fen4 + fen4);
    std::string pretty = standing;
    for (std::size_t at = 0; (at = pretty.find(',', at)) != std::string::npos; at += 2) pretty.replace(at, 1, ",\n");
    EXPECT_EQ(written("json", pretty, "fen4"), fen4);
    const std::string no_variant = standing.substr(0, standing.find(",\"variant\"")) + "}";
    EXPECT_EQ(codes_of(no_variant), std::vector<std::string>{"guessed-variant"});
}

TEST(Json, a_position_is_not_half_read_as_a_game) {
    for (const char* more : {",\"tags\":{}}", ",\"moves\":[]}", ",\"nonsense\":1}", ",\"doubleSteps\":[]}"}) {
        const Read read = read_as("json", standing.substr(0, standing.size() - 1) + more, checking());
        EXPECT_EQ(read.codes().size(), 1u) << more;
        EXPECT_EQ(read.told.those("start").size(), 0u) << more;
    }
    EXPECT_EQ(codes_of(R"({"variant":"hughes","turn":"S"})"), std::vector<std::string>{"bad-json"});
}

TEST(Json, keys_that_are_not_known_are_wrong) {
    EXPECT_EQ(codes_of(R"({"variant":"hughes","mvoes":["b7-c7"]})"), std::vector<std::string>{"bad-json"});
    EXPECT_EQ(codes_of(R"({"variant":"hughes","moves":[{"move":"b7-c7","nag":[1]}]})"),
              std::vector<std::string>{"bad-json"});
}

TEST(Json, several_games_in_lines_or_spread_over_them) {
    const Read read = read_as("json",
                              "{\"variant\":\"hughes\"}\n{\n \"variant\" : \"verney\", \"tags\": {\"A\": \"} "
                              "{\"}\n}\n\n{\"variant\":\"loeb\"}",
                              checking());
    EXPECT_TRUE(read.codes().empty());
    EXPECT_EQ(read.told.those("start").size(), 3u);
}

TEST(Json, an_illegal_move_ends_its_line) {
    const Read read = read_as(
        "json",
        R"({"variant":"chesscom-teams","moves":["h2-h3","b7-c7","g13-g10","m8-l8",{"move":"b9-e9","after":1},"g13-g12"]})",
        checking());
    EXPECT_EQ(read.codes(), (std::vector<std::string>{"illegal-move", "illegal-move"}));
    EXPECT_EQ(read.told.those("unplayed"), std::vector<std::string>{"unplayed g13-g10 m8-l8"});
    EXPECT_EQ(read.told.those("comment"), std::vector<std::string>{"comment b9-e9 g13-g12"});
    EXPECT_EQ(read.told.lines.back(), "end invalid");
    const Read varied = read_as(
        "json",
        R"({"variant":"chesscom-teams","moves":["h2-h3","b7-c7","g13-g12",{"move":"b9-e9","after":1},"g13-g12"]})",
        checking());
    EXPECT_EQ(varied.told.those("comment"), std::vector<std::string>{"comment b9-e9 g13-g12"});
    EXPECT_EQ(varied.told.those("ply").size(), 3u);
}

TEST(Json, what_is_not_the_json_of_a_game_is_pointed_at) {
    for (const char* text :
         {"[1]", "{\"moves\":{}}", "{\"moves\":[1]}", "{\"moves\":[{\"move\":\"h2-h3\",\"after\":5}]}",
          "{\"variant\":1}", "{\"tags\":{\"a b\":\"c\"}}", "{\"tags\":{\"a\":1}}",
          "{\"moves\":[{\"move\":\"h2-h3\",\"nags\":[256]}]}", "{\"moves\":[{\"move\":\"h2-h3\",\"comments\":\"x\"}]}",
          "{\"a\":1,\"a\":2}", "{\"variant\":", "{", "\"variant\"",
          "{\"a\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]}"}) {
        const Read read = read_as("json", text, checking());
        EXPECT_EQ(read.codes(), std::vector<std::string>{"bad-json"}) << text;
        EXPECT_EQ(read.told.lines.back(), "end unreadable") << text;
    }
    EXPECT_EQ(codes_of(" \n"), std::vector<std::string>{"no-game"});
}

TEST(Json, tags_that_differ_in_capitals_only_are_told) {
    const Read read =
        read_as("json", R"({"variant":"hughes","tags":{"White":"Ada","white":"Bram"},"moves":["b7-c7"]})", checking());
    EXPECT_EQ(read.codes(), std::vector<std::string>{"repeated-tag"});
    EXPECT_EQ(read.told.lines.back(), "end valid");
}

TEST(Json, an_error_does_not_reach_into_the_next_game) {
    const Read read =
        read_as("json", "{\"moves\":[1]}\nnonsense\n{\"variant\":\"hughes\",\"moves\":[\"b7-c7\"]}", checking());
    EXPECT_EQ(read.codes(), (std::vector<std::string>{"bad-json", "bad-json"}));
    EXPECT_EQ(read.told.those("end"), (std::vector<std::string>{"end unreadable", "end unreadable", "end valid"}));
    EXPECT_EQ(read.only().where.begin, 10u);
}

TEST(Json, an_unsupported_game_is_passed_on) {
    const std::string text = "[Variant \"FFA\"]\n[RuleVariants \"Atomic\"]\n\n1. h2-h3 { c } .. b7-c7\n";
    const std::string json = written("pgn4", text, "json");
    EXPECT_EQ(json,
              "{\"tags\":{\"Variant\":\"FFA\",\"RuleVariants\":\"Atomic\"},\"unplayed\":\"1. h2-h3 { c } .. "
              "b7-c7\",\"verdict\":\"unsupported\"}\n");
    EXPECT_EQ(written("json", json, "pgn4"), text);
}

}  // namespace
}  // namespace fourhand::tests
