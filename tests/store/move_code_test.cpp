// Three bytes a move, for every variant.
#include "store/move_code.hpp"

#include <gtest/gtest.h>

#include "rules/position.hpp"
#include "store/random_game.hpp"

namespace fourhand {

std::shared_ptr<const Rules> rules_of(std::string_view id) { return *named_rules(id); }

TEST(MoveCode, EveryLegalMoveOfRandomPlayComesBack) {
    for (const std::string& id : variant_ids()) {
        const auto rules = rules_of(id);
        const MoveCode code(rules);
        tests::Dice dice(7);
        Position position(rules);
        Bytes plies, escapes;
        std::vector<Move> written;
        for (int ply = 0; ply < 300 && !position.outcome(); ++ply) {
            const std::vector<Move> moves = position.legal_moves();
            for (const Move& move : moves) {
                code.append(move, plies, escapes);
                written.push_back(move);
            }
            position.play(moves[dice.below(moves.size())]);
        }
        EXPECT_EQ(plies.size(), written.size() * MoveCode::size);
        EXPECT_LT(escapes.size(), written.size()) << id << ": escapes are for the rare";
        ByteReader ply_reader(plies), escape_reader(escapes);
        for (const Move& move : written) ASSERT_EQ(code.read(ply_reader, escape_reader), move) << id;
        EXPECT_TRUE(ply_reader.at_end() && escape_reader.at_end());
        EXPECT_EQ(code.read(ply_reader, escape_reader), std::nullopt);
    }
}

TEST(MoveCode, UnusualMovesComeBackThroughAnEscape) {
    const auto rules = rules_of("loeb");
    const MoveCode code(rules);
    Move back{Square{3}, Square{14}};
    back.put_back = 5;
    back.king_back = Square{2};
    Move walk = Move::of(Move::Sort::Resign);
    walk.from = Square{3};
    walk.to = Square{4};
    Move en_passant_promotion{Square{3}, Square{14}, Kind{1}, Move::Sort::EnPassant};
    for (const Move& move : {back, walk, en_passant_promotion, Move::pass(), Move::of(Move::Sort::Resign),
                             Move::of(Move::Sort::Timeout), Move::of(Move::Sort::Penalty)}) {
        Bytes bytes;
        code.append(move, bytes, bytes);
        ByteReader reader(bytes);
        EXPECT_EQ(code.read(reader, reader), move);
        EXPECT_TRUE(reader.at_end());
    }
}

TEST(MoveCode, BytesThatMeanNoMoveAreRefused) {
    const auto rules = rules_of("hans37");
    const MoveCode code(rules);
    const auto read = [&](std::uint32_t number, Bytes escape) {
        Bytes bytes;
        append_number(bytes, number, 3);
        ByteReader plies(bytes), escapes(escape);
        return code.read(plies, escapes);
    };
    EXPECT_EQ(read(0, {}), std::nullopt) << "a step needs squares";
    EXPECT_EQ(read(5u << 9 | 5, {}), std::nullopt) << "from a square to itself";
    EXPECT_EQ(read(400u << 9 | 5, {}), std::nullopt) << "off the board";
    EXPECT_EQ(read(9u << 18 | 6u << 9 | 5, {}), std::nullopt) << "no such kind of move";
    EXPECT_EQ(read(4u << 18 | 6u << 9 | 5, {}), std::nullopt) << "a pass has no squares";
    EXPECT_EQ(read(7u << 18 | 6u << 9 | 5, {}), std::nullopt) << "nor has a penalty";
    EXPECT_EQ(read(63u << 18, {}), std::nullopt) << "an escape that is not there";
    EXPECT_EQ(read(63u << 18, {1, 0, 2, 0, 99, 0, 0, 255, 255, 0}), std::nullopt) << "no such sort";
    EXPECT_EQ(read(63u << 18, {1, 0, 2, 0, 0, 0, 0, 255, 255, 1, 'z', 0}), std::nullopt) << "no such letter";
    EXPECT_EQ(read(63u << 18, {1, 0, 2, 0, 0, 0, 0, 255, 0, 0}), std::nullopt) << "the king is put back off the board";
}

TEST(MoveCode, AnyBytesAreReadWithoutHarm) {
    tests::Dice dice(3);
    for (const char* id : {"loeb", "verney-eight", "chesscom-ffa"}) {
        const auto rules = rules_of(id);
        const MoveCode code(rules);
        for (int i = 0; i < 20'000; ++i) {
            Bytes bytes(3 + dice.below(20));
            for (auto& byte : bytes) byte = static_cast<std::uint8_t>(dice.below(256));
            ByteReader reader(bytes);
            while (const auto move = code.read(reader, reader)) {
                EXPECT_TRUE(move->from == Square::none || index(move->from) < rules->board().size());
                EXPECT_TRUE(move->becomes == Kind::none || index(move->becomes) < rules->kinds());
            }
        }
    }
}

}  // namespace fourhand
