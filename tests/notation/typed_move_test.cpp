// Moves as people type them.
#include "notation/typed_move.hpp"

#include <gtest/gtest.h>

#include "notation/movetext.hpp"
#include "notation/position_text.hpp"
#include "rules/rules.hpp"

namespace fourhand {
namespace {

Position position_of(const char* variant, const char* json) {
    const auto rules = named_rules(variant);
    auto position = read_position(json, *rules);
    EXPECT_TRUE(position) << position.error().message;
    return *position;
}

Position american() {
    return position_of("american", R"({"men":{"S":"Kh1 Rk1 Bd5 b5","W":"Ka11 b7 Na6","N":"Kg14","E":"Kn8"},"turn":"S",)"
                                   R"("rights":{"S":["k1"]}})");
}

TEST(Typed, is_read_in_coordinates_and_in_the_words_of_games) {
    const Position position = american();
    for (const auto& [text, coordinates_of_it] : std::vector<std::pair<const char*, const char*>>{
             {"d5-b7", "d5-b7"},
             {"Bd5xb7", "d5-b7"},
             {"Bd5xb7+!", "d5-b7"},
             {"O-O", "h1-j1"},
             {"0-0", "h1-j1"},
             {"h1-j1", "h1-j1"},
             {"b5xNa6=Q", "b5-a6=Q"},
             {"b5-a6=N", "b5-a6=N"},
         }) {
        const auto move = read_typed_move(text, position);
        ASSERT_TRUE(move) << text << ": " << move.error().message;
        EXPECT_EQ(coordinates(position, *move), coordinates_of_it) << text;
        EXPECT_EQ(typed_in_coordinates(text, position), coordinates_of_it) << text;
    }
}

TEST(Typed, a_word_that_names_no_square_is_told_how_squares_are_written) {
    const auto verney = named_rules("verney");
    const Position start(*verney);
    EXPECT_EQ(read_typed_move("P-K3", start).error().message, "\"P\" is no square: write both squares, e2-e4");
    EXPECT_EQ(read_typed_move("d2-z9", start).error().message, "d2-z9 is not legal: the board has no square z9");
}

TEST(Typed, a_double_step_in_a_game_without_one_is_told_so) {
    const auto reason = [](const char* variant, const char* move) {
        const auto read = read_typed_move(move, Position(*named_rules(variant)));
        return read ? "legal" : read.error().message.substr(read.error().message.find(": ") + 2);
    };
    EXPECT_EQ(reason("verney", "d2-d4"), "the pawn on d2 does not reach d4: pawns go one square here");
    EXPECT_EQ(reason("verney", "d2-d5"), "the pawn on d2 does not reach d5");
    EXPECT_EQ(reason("verney", "d2-f4"), "the pawn on d2 does not reach f4");
    EXPECT_EQ(reason("chesscom-teams", "d2-d5"), "the pawn on d2 does not reach d5");
    EXPECT_EQ(reason("chesscom-teams", "d2-d4"), "legal");
}

TEST(Typed, is_refused_with_the_reason) {
    const Position position = american();
    for (const auto& [text, reason] : std::vector<std::pair<const char*, const char*>>{
             {"Bd5xd7", "the bishop on d5 does not reach d7"},
             {"O-O-O", "so there is no castling"},
             {"--", "a turn is lost only by a player who cannot move"},
             {"b5xa6", "and the move must say so"},
             {"Kh1-a1", "the board has no square a1"},
         }) {
        const auto move = read_typed_move(text, position);
        ASSERT_FALSE(move) << text;
        EXPECT_EQ(move.error().code, Code::IllegalMove) << text << ": " << move.error().message;
        EXPECT_NE(move.error().message.find(reason), std::string::npos) << move.error().message;
    }
    for (const char* text : {"", "x", "Bd5", "e4", "h1 h2", "\033[2J"}) {
        const auto move = read_typed_move(text, position);
        ASSERT_FALSE(move) << text;
        EXPECT_EQ(move.error().code, Code::BadMoveText) << text << ": " << move.error().message;
    }
}

TEST(Typed, passes_and_puts_back) {
    const Position stuck =
        position_of("hughes", R"({"men":{"S":"Kh1 Qb9","W":"Ka11","N":"Kg14","E":"Kn8"},"turn":"W"})");
    for (const char* text : {"--", "pass", "—"}) EXPECT_TRUE(read_typed_move(text, stuck)) << text;
    const Position loeb = position_of("loeb", R"({"men":{"S":"Kb5","W":"Ka6","N":"Kf12 Ng1","E":"Kl6"},"turn":"S"})");
    const auto move = read_typed_move("Kb5xKa6/Kc1", loeb);
    ASSERT_TRUE(move) << move.error().message;
    EXPECT_EQ(coordinates(loeb, *move), "b5-a6/Kc1");
}

}  // namespace
}  // namespace fourhand
