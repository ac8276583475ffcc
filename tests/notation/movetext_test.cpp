// Moves as coordinates and as PGN4 tokens: letters, marks, endings, and why a text is refused.
#include <gtest/gtest.h>

#include "base/text.hpp"
#include "notation/movetext.hpp"
#include "notation/position_text.hpp"

namespace fourhand {
namespace {

std::shared_ptr<const Rules> rules_of(std::string_view id, std::string_view array = {}) {
    const auto rules = named_rules(id, array);
    if (!rules) throw std::runtime_error(rules.error().message);
    return *rules;
}

/// Men by seat as in JSON's "men", and what else stands in the object.
Position set_up(std::string_view id, const std::string& json) {
    auto position = read_position(json, rules_of(id));
    if (!position) throw std::runtime_error(position.error().message);
    return *std::move(position);
}

Position kings_and(std::string_view id, const std::string& s, const std::string& w = "", const std::string& n = "",
                   const std::string& e = "", const std::string& rest = "") {
    return set_up(id, R"({"men":{"S":"Kh1 )" + s + R"(","W":"Ka7 )" + w + R"(","N":"Kg14 )" + n + R"(","E":"Kn8 )" + e +
                          R"("},"turn":"S")" + rest + "}");
}

std::string token(Position position, std::string_view text) {
    const auto move = read_coordinates(text, position);
    if (!move) return move.error().message;
    const std::uint64_t key = position.key();
    const std::string spelt = pgn4_token(position, *move);
    EXPECT_EQ(position.key(), key) << text;
    return spelt;
}

TEST(Pgn4Token, LettersAndSquares) {
    const Position start(rules_of("chesscom-teams"));
    EXPECT_EQ(token(start, "e2-e4"), "e2-e4");
    EXPECT_EQ(token(start, "j1-i3"), "Nj1-i3");
    const Position position = kings_and("chesscom-teams", "Rd4 e5", "Bd8 d6");
    EXPECT_EQ(token(position, "d4-d5"), "Rd4-d5");
    EXPECT_EQ(token(position, "d4-d6"), "Rd4xd6");
    EXPECT_EQ(token(position, "e5-d6"), "e5xd6");
    EXPECT_EQ(token(kings_and("chesscom-teams", "Rd4", "Bd5"), "d4-d5"), "Rd4xBd5");
}

TEST(Pgn4Token, EnPassantIsAPlainCapture) {
    const std::string pending = R"(,"pending":[["E","l5","k5"]])";
    EXPECT_EQ(token(kings_and("chesscom-teams", "k4", "", "", "k5", pending), "k4-l5"), "k4xl5");
    // With a man on the passed square two men leave the board, and the one on the square is named.
    EXPECT_EQ(token(kings_and("chesscom-teams", "k4", "", "", "k5 Nl5", pending), "k4-l5"), "k4xNl5");
}

TEST(Pgn4Token, OnePlusForEachNewCheck) {
    EXPECT_EQ(token(kings_and("chesscom-teams", "Rd4"), "d4-d7"), "Rd4-d7+");
    EXPECT_EQ(token(kings_and("chesscom-teams", "Qd7"), "d7-g4"), "Qd7-g4");
    // One move, two kings: the bishop checks one, and the rook behind it looks at the other.
    EXPECT_EQ(token(kings_and("chesscom-teams", "Rd8 Bf8"), "f8-e9"), "Bf8-e9+");
    EXPECT_EQ(token(kings_and("chesscom-teams", "Rd8 Bf8"), "f8-d10"), "Bf8-d10++");
    // Who is in check already is so without a new sign.
    EXPECT_EQ(token(kings_and("chesscom-teams", "Rd7 h2"), "h2-h3"), "h2-h3");
}

TEST(Pgn4Token, PromotionBeforeMarks) {
    EXPECT_EQ(token(kings_and("chesscom-teams", "g10"), "g10-g11=Q"), "g10-g11=Q");
    EXPECT_EQ(token(kings_and("chesscom-teams", "d10"), "d10-d11=N"), "d10-d11=N");
    EXPECT_EQ(token(kings_and("chesscom-teams", "c10", "Nb11"), "c10-b11=R"), "c10xNb11=R");
    EXPECT_EQ(token(kings_and("chesscom-ffa", "e7"), "e7-e8=D"), "e7-e8=D+");
    EXPECT_EQ(token(kings_and("chesscom-ffa", "e7"), "e7-e8"), "e7-e8=D+");
}

TEST(Pgn4Token, TheOnePointQueenIsWrittenAsAQueen) {
    EXPECT_EQ(token(kings_and("chesscom-ffa", "Rd4", "Dd8"), "d4-d8"), "Rd4xQd8+");
    EXPECT_EQ(token(kings_and("chesscom-ffa", "Dd4"), "d4-e4"), "Qd4-e4");
}

TEST(Pgn4Token, MateIsMarkedWhereItTakesEffectAtOnce) {
    const auto mate = [](std::string_view id) { return token(kings_and(id, "Rd11", "b6 b7 b8"), "d11-a11"); };
    EXPECT_EQ(mate("hughes"), "Rd11-a11+#");
    EXPECT_EQ(mate("american"), "Rd11-a11+#");
    EXPECT_EQ(mate("chesscom-ffa"), "Rd11-a11+#");
    EXPECT_EQ(mate("chesscom-teams"), "Rd11-a11+");
    EXPECT_EQ(mate("greenchess"), "Rd11-a11+");
    const Position both = set_up(
        "hughes", R"({"men":{"S":"Kh1 Rk10","W":"Ka7 b6 b7 b8","N":"Kg14 Bh13","E":"Kn7 Bn8 Bn6 m6 m7"},"turn":"S"})");
    EXPECT_EQ(token(both, "k10-a10"), "Rk10-a10++##");
}

TEST(Pgn4Token, CastlingIsNamedByItsSideAndUnmarkedAtChessCom) {
    const std::string rights = R"(,"rights":{"S":["d1","k1"]})";
    EXPECT_EQ(token(kings_and("chesscom-teams", "Rd1 Rk1", "", "", "", rights), "h1-j1"), "O-O");
    EXPECT_EQ(token(kings_and("chesscom-teams", "Rd1 Rk1", "", "", "", rights), "h1-f1"), "O-O-O");
    const std::string checked =
        R"({"men":{"S":"Kh1 Rk1","W":"Ka7","N":"Kg14","E":"Ki9"},"turn":"S","rights":{"S":["k1"]}})";
    EXPECT_EQ(token(set_up("chesscom-teams", checked), "h1-j1"), "O-O");
    EXPECT_EQ(token(set_up("american", checked), "h1-j1"), "O-O+");
}

TEST(Pgn4Token, PassAndLeaving) {
    const Position frozen = set_up(
        "hughes", R"({"men":{"S":"Kh1 Ra11","W":"Ka7 b6 b7 b8","N":"Kg14","E":"Kn8"},"turn":"W","frozen":["W"]})");
    EXPECT_EQ(token(frozen, "pass"), "--");
    EXPECT_EQ(token(kings_and("chesscom-ffa", "d2"), "resign"), "R");
    EXPECT_EQ(token(kings_and("chesscom-ffa", "d2"), "timeout"), "T");
    EXPECT_EQ(token(kings_and("chesscom-ffa", "d2", "Rb7", "h13"), "h1-h2/resign"), "Kh1-h2R");
    EXPECT_EQ(token(kings_and("chesscom-ffa", "d2", "Rb7", "h13"), "h1-h2/timeout"), "Kh1-h2T");
    EXPECT_EQ(token(kings_and("chesscom-teams", "g2 h2 i2", "Rd1"), "resign"), "R");
}

TEST(Pgn4Token, MenPutBackComeLast) {
    const Position position =
        set_up("loeb", R"({"men":{"S":"Kg1 Qd5 Rb9","W":"Kd6 Rh5","N":"Ka5 Nh8 Rd11","E":"Kl6"},"turn":"S"})");
    const std::string plain = token(position, "d5-d6"), all = token(position, "d5-d6/all");
    EXPECT_TRUE(plain.starts_with("Qd5xKd6")) << plain;
    EXPECT_TRUE(all.starts_with("Qd5xKd6") && all.ends_with("/all")) << all;
    EXPECT_TRUE(token(position, "d5-d6/Rc1,Pc2").ends_with("/Rc1,Pc2")) << token(position, "d5-d6/Rc1,Pc2");
    const Position king_lost = set_up("loeb", R"({"men":{"S":"Kb5 Rg1","W":"Ka6","N":"Kf12 ","E":"Kl6"},"turn":"S"})");
    EXPECT_TRUE(token(king_lost, "b5-a6/Kc1").ends_with("/Kc1")) << token(king_lost, "b5-a6/Kc1");
    EXPECT_TRUE(token(king_lost, "b5-a6/Kc1,all").ends_with("/Kc1,all"));
}

TEST(Coordinates, LoebsEndingsAreReadBack) {
    const Position position =
        set_up("loeb", R"({"men":{"S":"Kb5 Rg1 Qe1","W":"Ka6","N":"Kf12","E":"Kl6"},"turn":"S"})");
    for (const char* text : {"b5-a6/Kc1", "b5-a6/Kc1,all", "b5-a6/Kc1,Pc2,Rj1", "b5-b4"}) {
        const auto move = read_coordinates(text, position);
        ASSERT_TRUE(move) << text << ": " << move.error().message;
        EXPECT_EQ(coordinates(position, *move), text);
    }
    EXPECT_FALSE(read_coordinates("b5-a6/Kg1", position));
    EXPECT_FALSE(read_coordinates("b5-b4/all", position));
    EXPECT_FALSE(read_coordinates("b5-a6/Kc1,Pc3", position));
}

struct Refused {
    const char* name;
    const char* text;  ///< the part that is marked between « and »
    Code code;
    const char* message;
};

class RefusedText : public testing::TestWithParam<Refused> {};

TEST_P(RefusedText, SaysWhereAndWhy) {
    std::string text = GetParam().text;
    const std::size_t begin = text.find("«");
    text.erase(begin, 2);
    const std::size_t end = text.find("»");
    text.erase(end, 2);
    const Position position = kings_and("chesscom-teams", "Rd4 d10 i2", "Ri9");
    const auto move = read_coordinates(text, position);
    ASSERT_FALSE(move);
    EXPECT_EQ(move.error().code, GetParam().code);
    EXPECT_EQ(move.error().where.begin, begin) << move.error().message;
    EXPECT_EQ(move.error().where.end, end) << move.error().message;
    EXPECT_NE(move.error().message.find(GetParam().message), std::string::npos) << move.error().message;
}

INSTANTIATE_TEST_SUITE_P(
    , RefusedText,
    testing::Values(Refused{"NoMove", "«hello»", Code::BadMoveText, "no move in coordinates"},
                    Refused{"NoText", "«»", Code::BadMoveText, "no move in coordinates"},
                    Refused{"NoSquare", "d4-«z9»", Code::BadMoveText, "no square \"z9\""},
                    Refused{"Corner", "«a1»-a2", Code::BadMoveText, "no square \"a1\""},
                    Refused{"LeadingZero", "d4-«d05»", Code::BadMoveText, "no square"},
                    Refused{"NoKind", "d10-d11=«X»", Code::BadMoveText, "no pawn becomes"},
                    Refused{"King", "d10-d11=«K»", Code::BadMoveText, "no pawn becomes"},
                    Refused{"NothingPutBack", "d4-d5/«all»", Code::BadMoveText, "no men are put back"},
                    Refused{"WrongWay", "«d4-e5»", Code::IllegalMove, "not legal for Red"},
                    Refused{"NoPromotionSaid", "«d10-d11»", Code::IllegalMove, "not legal for Red"},
                    Refused{"NoPromotionThere", "«d4-d5=Q»", Code::IllegalMove, "not legal for Red"},
                    Refused{"OtherSeat", "«i9-i8»", Code::IllegalMove, "not legal for Red"},
                    Refused{"PassNotAllowed", "«pass»", Code::IllegalMove, "cannot move"}),
    [](const testing::TestParamInfo<Refused>& refused) { return std::string(refused.param.name); });

}  // namespace
}  // namespace fourhand
