// A position as JSON: read in every form of it, written whole, errors at their places; and FEN4 where it is one.
#include <gtest/gtest.h>

#include "notation/fen4.hpp"
#include "notation/json_tree.hpp"
#include "notation/position_json.hpp"
#include "notation/position_text.hpp"

namespace fourhand {
namespace {

std::shared_ptr<const Rules> rules_of(std::string_view id) {
    const auto rules = named_rules(id);
    if (!rules) throw std::runtime_error(rules.error().message);
    return *rules;
}

TEST(PositionText, TheStartOfEveryGameIsReadBack) {
    for (const std::string& id : variant_ids()) {
        const auto rules = named_rules(id);
        if (!rules) continue;
        const Position start(*rules);
        const auto read = read_position(write_position_json(start), *rules);
        ASSERT_TRUE(read) << id << ": " << read.error().message;
        EXPECT_EQ(read->key(), start.key()) << id;
        const auto fen4 = read_position(std::string(" ").append(write_fen4(start)) + "\n", *rules);
        ASSERT_TRUE(fen4) << id;
        EXPECT_EQ(fen4->key(), start.key()) << id;
    }
}

const std::string set_up =
    R"({"men": {"S": "Kh1 Rk1 d2 e2* b9v e4", "W": "Ka7 d5", "N": "Kg14 Nf6", "E": "Kn8"}, "turn": "S",
    "frozen": ["N"], "out": [], "rights": {"S": ["k1"]}, "pending": [["W", "c5", "d5"]], "clock": 4})";

TEST(PositionText, MenMayBeListed) {
    const auto rules = rules_of("american");
    const auto setup = read_setup_json(set_up, *rules);
    ASSERT_TRUE(setup) << setup.error().message;
    EXPECT_EQ(
        write_setup_json(*setup, *rules),
        R"({"variant":"american","board":["x,x,x,3,NK,4,x,x,x","x,x,x,8,x,x,x","x,x,x,8,x,x,x","14","14","1,SPv,12","13,EK","WK,13","5,NN,8","3,WP,10",)"
        R"("4,SP,9","x,x,x,8,x,x,x","x,x,x,SP,SP*,6,x,x,x","x,x,x,4,SK,2,SR,x,x,x"],"turn":"S","frozen":["N"],"out":[],)"
        R"("rights":{"S":["k1"]},"pending":[["W","c5","d5"]],"clock":4})");
    const auto again = read_setup_json(write_setup_json(*setup, *rules), *rules);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->cells, setup->cells);
    EXPECT_EQ(write_setup_json(*again, *rules), write_setup_json(*setup, *rules));
}

TEST(PositionText, SaysItsVariant) {
    EXPECT_EQ(fen4_variant(write_position_json(Position(rules_of("verney")))), "verney");
    EXPECT_EQ(fen4_variant("{\"turn\":\"S\"}"), "");
    EXPECT_EQ(fen4_variant("{\"variant\":1}"), "");
    EXPECT_EQ(fen4_variant("{"), "");
}

TEST(PositionText, PointsBySeatOrInTurnOrder) {
    const auto rules = rules_of("chesscom-ffa");
    const std::string men = R"({"men":{"S":"Kh1","N":"Kg14","E":"Kn8 Dn9"},"turn":"S","out":["W"],"points":)";
    const auto by_seat = read_setup_json(men + R"({"E":12,"S":3}})", *rules),
               in_order = read_setup_json(men + "[3,0,0,12]}", *rules);
    ASSERT_TRUE(by_seat && in_order);
    EXPECT_EQ(by_seat->points, in_order->points);
    EXPECT_EQ(by_seat->points[3], 12);
    EXPECT_FALSE(read_setup_json(men + "[3,0,0]}", *rules));
}

TEST(PositionText, WalkersAreAmongThoseWhoAreOut) {
    const auto rules = rules_of("chesscom-ffa");
    const auto setup = read_setup_json(
        R"({"men":{"S":"Kh1","W":"Ka7","N":"Kg14","E":"Kn8"},"turn":"S","out":["N","W"],"walkers":["W"],"flagged":["W"]})",
        *rules);
    ASSERT_TRUE(setup) << setup.error().message;
    EXPECT_EQ(setup->standings[1], Standing::Walking);
    EXPECT_EQ(setup->standings[2], Standing::Out);
    EXPECT_EQ(setup->left, (std::vector<Seat>{Seat{2}, Seat{1}}));
    EXPECT_TRUE(setup->timed_out[1]);
}

TEST(PositionText, ASectionThatIsGoneIsSeen) {
    const auto rules = rules_of("loeb");
    const auto setup = read_setup_json(
        R"({"board":["x,x,3,NK,4,x,x","x,x,8,x,x","x,x,10","x,x,10","x,x,10","x,x,10","x,x,9,EK","x,x,10","x,x,10",
        "x,x,10","x,x,8,x,x","x,x,4,SK,3,x,x"],"turn":"S","out":["W"]})",
        *rules);
    ASSERT_TRUE(setup) << setup.error().message;
    EXPECT_TRUE(setup->removed[1]);
    EXPECT_FALSE(setup->removed[0]);
}

/// What becomes of a position: "sound", the doubts, or the error; with the code before it.
std::string judged(std::string_view id, std::string_view text) {
    Diagnostics doubts;
    const auto read = read_position(text, rules_of(id), &doubts);
    const auto said = [](const Diagnostic& finding) {
        return std::string(spelling(finding.code)) + ": " + finding.message;
    };
    if (!read) return said(read.error());
    return doubts.all().empty() ? "sound" : said(doubts.all().front());
}

TEST(PositionText, ASectionFallsWholeAndWithItsPlayer) {
    const auto with = [](const std::string& rank_4, const std::string& rank_5, const std::string& rest) {
        return judged("loeb",
                      R"({"board":["x,x,3,NK,4,x,x","x,x,8,x,x","x,x,10","x,x,10","x,x,10","x,x,10","x,x,9,EK",")" +
                          rank_5 + "\",\"" + rank_4 + R"(","x,x,10","x,x,8,x,x","x,x,4,SK,3,x,x"],"turn":"S")" + rest +
                          "}");
    };
    const std::string gone = "x,x,10";
    EXPECT_EQ(with(gone, gone, R"(,"out":["W"])"), "sound");
    EXPECT_EQ(with(gone, gone, R"(,"out":["W"],"removed":["W"])"), "sound");
    EXPECT_EQ(with(gone, "x,x,2,WN,7", R"(,"out":["W"])"), "sound") << "what stood elsewhere is left";
    EXPECT_EQ(with(gone, "x,WN,10", R"(,"out":["W"])"),
              "impossible-position: a part of West's section is gone: it falls whole");
    EXPECT_EQ(with("12", gone, R"(,"out":["W"])"),
              "impossible-position: a part of West's section is gone: it falls whole");
    EXPECT_EQ(with("12", gone, R"(,"out":["W"],"removed":["W"])"), "bad-position: the section of W is on the board");
    EXPECT_EQ(with(gone, gone, R"(,"out":["W"],"removed":[])"),
              "bad-position: the section of W is not on the board, and \"removed\" does not say so");
    EXPECT_EQ(with(gone, "x,x,WK,9", ""), "impossible-position: West's section is gone, but he is not out");
    EXPECT_EQ(with(gone, "x,x,WK,9", R"(,"out":["W"])"),
              "impossible-position: West is out, but has a king on the board");
    EXPECT_EQ(with(gone, "x,x,4,x,5", R"(,"out":["W"])"),
              "impossible-position: g5 is gone, and is of no player's section");
}

TEST(PositionText, ASectionIsGoneWhereMenAreListed) {
    const std::string men = R"({"men":{"S":"Kg1","N":"Kg12","E":"Kl5","W":"Nd5"},"turn":"S","out":["W"])";
    EXPECT_EQ(judged("loeb", men + "}"), "sound") << "he resigned, and his king was taken";
    const auto setup = read_setup_json(men + R"(,"removed":["W"]})", *rules_of("loeb"));
    ASSERT_TRUE(setup) << setup.error().message;
    EXPECT_TRUE(setup->removed[1]);
    EXPECT_EQ(setup->cells[index(rules_of("loeb")->board().named("a4"))], Piece::wall);
    EXPECT_EQ(
        judged("loeb", R"({"men":{"S":"Kg1","N":"Kg12","E":"Kl5","W":"Nb5"},"turn":"S","out":["W"],"removed":["W"]})"),
        "bad-position: a man stands on b5, and the section of W is gone");
    EXPECT_EQ(judged("hughes", R"({"men":{"S":"Kh1","W":"Ka7","N":"Kg14","E":"Kn8"},"turn":"S","removed":["W"]})"),
              "bad-position: no section of the board is ever removed in this game");
}

TEST(PositionText, ASeatMayHaveAnyOfItsNames) {
    const auto rules = rules_of("american");
    const auto by_id =
        read_setup_json(R"({"men":{"S":"Kh1 Rk1","W":"Ka7 d5","N":"Kg14","E":"Kn8"},"turn":"E","frozen":["N"],
                                           "rights":{"S":["k1"]},"pending":[["W","c5","d5"]]})",
                        *rules);
    const auto by_name =
        read_setup_json(R"({"men":{"White":"Kh1 Rk1","black":"Ka7 d5","Peanut Butter":"Kg14","c":"Kn8"},
                                             "turn":"Chocolate","frozen":["Tan"],"rights":{"white":["k1"]},
                                             "pending":[["Black","c5","d5"]]})",
                        *rules);
    ASSERT_TRUE(by_id && by_name) << by_name.error().message;
    EXPECT_EQ(write_setup_json(*by_id, *rules), write_setup_json(*by_name, *rules));
}

TEST(PositionText, MarksThatMeanNothingAreDoubted) {
    const auto with = [](const std::string& rest) {
        return judged("hughes",
                      R"({"men":{"S":"Kh1 d2","W":"Ka7","N":"Kg14","E":"Kn8 Qa6 Ra9 Re7"},"turn":"S")" + rest + "}");
    };
    EXPECT_EQ(with(R"(,"frozen":["W"])"), "sound");
    EXPECT_EQ(with(R"(,"frozen":["W"],"released":["W"])"),
              "doubtful-position: Black cannot be released: here nobody waits for his partner to do it");
    EXPECT_EQ(with(R"(,"frozen":["W"],"released":["S"])"),
              "doubtful-position: White cannot be released: he is not frozen");
    EXPECT_EQ(with(R"(,"frozen":["W"],"points":[0,3,0,0])"),
              "doubtful-position: there are no points in this game, and Black is said to have some");
}

TEST(PositionText, AFlagThatFellEndsTheGameOrPutsOut) {
    const std::string men = R"({"men":{"S":"Kh1","W":"Ka7","N":"Kg14","E":"Kn8"},"turn":"S","flagged":["W"]})";
    const auto hughes = read_setup_json(men, *rules_of("hughes"));
    ASSERT_TRUE(hughes) << hughes.error().message;
    EXPECT_TRUE(hughes->timed_out[1]);
    EXPECT_EQ(judged("hughes", write_fen4(*hughes, *rules_of("hughes"))), "sound");
    EXPECT_EQ(judged("chesscom-ffa", men), "bad-position: W left by the clock, so he must be among \"out\" too");
}

struct Broken {
    const char* name;
    std::string text;  ///< the wrong part between « and »
    const char* message;
    Code code = Code::BadPosition;
};

class BrokenPosition : public testing::TestWithParam<Broken> {};

TEST_P(BrokenPosition, IsToldWhere) {
    std::string text = GetParam().text;
    const std::size_t begin = text.find("«");
    ASSERT_NE(begin, std::string::npos);
    text.erase(begin, 2);
    const std::size_t end = text.find("»");
    text.erase(end, 2);
    const auto read = read_setup_json(text, *rules_of("hughes"));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, GetParam().code) << read.error().message;
    EXPECT_NE(read.error().message.find(GetParam().message), std::string::npos) << read.error().message;
    EXPECT_EQ(read.error().where.begin, begin) << read.error().message;
    EXPECT_EQ(read.error().where.end, end) << read.error().message;
}

std::string men(const std::string& rest) { return R"({"men":{"S":"Kh1","W":"Ka7","N":"Kg14","E":"Kn8"})" + rest + "}"; }

INSTANTIATE_TEST_SUITE_P(
    , BrokenPosition,
    testing::Values(
        Broken{"NoObject", "«[1]»", "is a JSON object"}, Broken{"NoJson", "{\"turn\":«S»}", "no JSON"},
        Broken{"TwoValues", "{}«x»", "no JSON"}, Broken{"NoBoard", "«{\"turn\":\"S\"}»", "no \"board\""},
        Broken{"NoTurn", "«" + men("") + "»", "\"turn\" is missing"},
        Broken{"TurnIsANumber", men(",\"turn\":«1»"), "should be a text, not a whole number"},
        Broken{"NoSeat", men(",\"turn\":«\"Q\"»"), "no seat is called \"Q\""},
        Broken{"TwiceTheKey", men(",\"turn\":\"S\",«\"turn\"»:\"W\""), "twice"},
        Broken{"TwiceTheSeat", men(",\"turn\":\"S\",\"frozen\":[\"W\",«\"W\"»]"), "twice"},
        Broken{"FrozenIsNoList", men(",\"turn\":\"S\",\"frozen\":«\"W\"»"), "should be a list"},
        Broken{"OutAndFrozen", men(",\"turn\":\"S\",\"frozen\":[\"W\"],\"out\":«[\"W\"]»"), "both out and frozen"},
        Broken{"NobodyWalks", men(",\"turn\":\"S\",\"out\":[\"W\"],\"walkers\":«[\"W\"]»"), "no kings walk"},
        Broken{"RightsNoSquare", men(",\"turn\":\"S\",\"rights\":{\"S\":[«\"a1\"»]}"), "no square"},
        Broken{"PendingOfTwo", men(",\"turn\":\"S\",\"pending\":[«[\"W\",\"c5\"]»]"), "its owner, the passed square"},
        Broken{"RightsTwice", men(",\"turn\":\"S\",\"rights\":{\"S\":[],\"White\":«[]»}"), "who is there twice"},
        Broken{"PointsTwice", men(",\"turn\":\"S\",\"points\":{\"S\":1,\"White\":«2»}"), "who is there twice"},
        Broken{"MenTwoNames", R"({"men":{"S":"Kh1","White":«"Ra4"»},"turn":"S"})", "who is there twice"},
        Broken{"ClockTooLarge", men(",\"turn\":\"S\",\"clock\":«99999999999999999999»"),
               "a number with a fraction or too large"},
        Broken{"ClockNegative", men(",\"turn\":\"S\",\"clock\":«-1»"), "from 0 to"},
        Broken{"MenNoSquare", R"({"men":{"S":«"Kh1 Rq99"»},"turn":"S"})", "no man on a square"},
        Broken{"MenTwice", R"({"men":{"S":«"Kh1 Rh1"»},"turn":"S"})", "two men stand on h1"},
        Broken{"MenUnknown", R"({"men":{"S":«"Xh1"»},"turn":"S"})", "no man X", Code::UnsupportedPosition},
        Broken{"Rows", R"({"board":«["14"]»,"turn":"S"})", "has 1 ranks", Code::UnsupportedPosition},
        Broken{
            "Cell",
            R"({"board":["x,x,x,3,«Q»,4,x,x,x","14","14","14","14","14","14","14","14","14","14","14","14","14"],"turn":"S"})",
            "is no cell"},
        Broken{
            "Unknown",
            R"({"board":["x,x,x,3,«SX»,4,x,x,x","14","14","14","14","14","14","14","14","14","14","14","14","14"],"turn":"S"})",
            "no man X", Code::UnsupportedPosition},
        Broken{"MarkedRook", R"({"men":{"S":«"Kh1 Ra4*"»},"turn":"S"})", "pawns only"},
        Broken{
            "Sideways",
            R"({"board":["x,x,x,3,«SP>»,4,x,x,x","14","14","14","14","14","14","14","14","14","14","14","14","14"],"turn":"S"})",
            "ever marches"}),
    [](const testing::TestParamInfo<Broken>& broken) { return std::string(broken.param.name); });

TEST(JsonTree, IsStrict) {
    EXPECT_TRUE(read_json(std::string(64, '[') + std::string(64, ']')));
    const auto deep = read_json(std::string(65, '[') + std::string(65, ']'));
    ASSERT_FALSE(deep);
    EXPECT_EQ(deep.error().where.begin, 64u);
    for (const char* text :
         {"", "{", "[1,]", "{\"a\":1,}", "nul", "\"\xff\"", "\"\\ud800\"", "01", "1e999", "'a'", "{1:2}"})
        EXPECT_FALSE(read_json(text)) << text;
    EXPECT_FALSE(read_json(std::string(1'000'000, '[')));
}

TEST(JsonTree, KnowsWhereEverythingStands) {
    const std::string text = " { \"a\" : [ 12 , true,\"\\u00e4x\" ] , \"b\":-3.5e1}";
    const auto tree = read_json(text);
    ASSERT_TRUE(tree);
    const auto said = [&](const JsonNode& value) {
        return text.substr(value.where.begin, value.where.end - value.where.begin);
    };
    EXPECT_EQ(said(*tree), text.substr(1));
    EXPECT_EQ(said(*tree->at("a")), "[ 12 , true,\"\\u00e4x\" ]");
    EXPECT_EQ(said(tree->at("a")->items[0]), "12");
    EXPECT_EQ(said(tree->at("a")->items[1]), "true");
    EXPECT_EQ(said(tree->at("a")->items[2]), "\"\\u00e4x\"");
    EXPECT_EQ(said(*tree->at("b")), "-3.5e1");
    EXPECT_EQ(tree->at("c"), nullptr);
}

}  // namespace
}  // namespace fourhand
