// Games whose king has another letter than K: he is known by being royal, not by his letter.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "base/diagnostic.hpp"
#include "base/source.hpp"
#include "base/text.hpp"
#include "notation/fen4.hpp"
#include "notation/movetext.hpp"
#include "rules/position.hpp"
#include "rules/rules.hpp"

namespace fourhand::tests {
namespace {

/// A game of the suite with a khan (X) for its king, from its first array.
std::shared_ptr<const Rules> with_khans(const std::string& id) {
    const auto plain = named_variant(id);
    std::vector<std::string> rows;
    for (std::string row : plain->arrays.front().rows) {
        std::replace(row.begin(), row.end(), 'K', 'X');
        rows.push_back('"' + row + '"');
    }
    std::string removed;
    for (const ArraySaid& array : plain->arrays) removed += '"' + array.name + "\": null, ";
    const std::string text = R"({ "id": "khans", "title": "Khans", "like": ")" + id + R"(", "arrays": { )" + removed +
                             "\"khans\": [ " + join(rows, ", ") + R"( ] }, "pieces": { "K": null,
        "X": { "name": "khan", "royal": true, "moves": [ { "step": [[0, 1], [1, 1]], "round": true } ] } } })";
    const auto variant = load_variant(Source("khans.json", text));
    EXPECT_TRUE(variant) << variant.error().message;
    const auto rules = compile(*variant);
    EXPECT_TRUE(rules) << rules.error().message;
    return *rules;
}

/// Our own FEN4 was read back with four doubts and without the rights to castle.
TEST(RoyalLetters, CastlingRightsAreReadBackAsTheyWereWritten) {
    const auto rules = with_khans("american");
    const std::string written = write_fen4(Position(rules));
    Diagnostics doubts;
    const auto read = read_fen4(written, *rules, &doubts);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_TRUE(doubts.all().empty()) << written;
    const auto position = Position::from(rules, read->setup, &doubts);
    ASSERT_TRUE(position);
    EXPECT_TRUE(doubts.all().empty());
    EXPECT_EQ(write_fen4(*position), written);
}

/// A queen in the corner castles no more than she did before.
TEST(RoyalLetters, OnlyTheRookOfTheStartCastles) {
    const auto rules = *named_rules("american");
    fourhand::Setup setup = rules->start();
    const Square corner = rules->board().named("k1"), queen = rules->board().named("g1");
    std::swap(setup.cells[index(corner)], setup.cells[index(queen)]);
    Diagnostics doubts;
    const auto position = Position::from(rules, setup, &doubts);
    ASSERT_TRUE(position);
    ASSERT_EQ(doubts.all().size(), 1u);
    EXPECT_EQ(position->setup().rights[0].size(), 1u);
}

/// A king put back was written K whatever he is, and no other letter was read.
TEST(RoyalLetters, AKingPutBackHasHisOwnLetter) {
    const auto rules = with_khans("loeb");
    const Board& board = rules->board();
    fourhand::Setup setup = rules->start();
    std::fill(setup.cells.begin(), setup.cells.end(), Piece::none);
    const auto put = [&](const char* seat, const char* letter, const char* square) {
        const Square at = board.named(square);
        setup.cells[index(at)] = rules->man(rules->seat_named(seat), letter, at);
    };
    put("S", "X", "b5"), put("W", "X", "a6"), put("N", "X", "f12"), put("N", "N", "g1"), put("E", "X", "l6");
    for (auto& rights : setup.rights) rights.clear();
    const auto position = Position::from(rules, setup);
    ASSERT_TRUE(position) << position.error().message;
    const auto move = read_coordinates("b5-a6/Xc1", *position);
    ASSERT_TRUE(move) << move.error().message;
    EXPECT_EQ(coordinates(*rules, position->to_move(), *move), "b5-a6/Xc1");
    EXPECT_FALSE(read_coordinates("b5-a6/Kc1", *position));
}

}  // namespace
}  // namespace fourhand::tests
