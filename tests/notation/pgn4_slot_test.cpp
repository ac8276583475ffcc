// The words of PGN4 move text one by one, in the site's way and in Loeb's.
#include <gtest/gtest.h>

#include "notation/lexer.hpp"
#include "notation/loeb.hpp"
#include "notation/pgn4_slot.hpp"
#include "notation/pgn4_texts.hpp"

namespace fourhand::tests {
namespace {

TEST(Pgn4Slot, every_form_of_a_move) {
    const auto rules = *named_rules("chesscom-ffa");
    const auto slot = [&](std::string_view word) {
        const auto read = read_slot(word, rules->board(), {});
        EXPECT_TRUE(read) << word;
        return read ? *read : Slot{};
    };
    EXPECT_EQ(slot("h8-h7=D+").becomes, "D");
    EXPECT_EQ(slot("Qi10-i1++#").checks, 2);
    EXPECT_EQ(slot("Qi10-i1++#").mates, 1);
    EXPECT_EQ(slot("Kg3xh3T").leaving, Slot::Leaving::Oversteps);
    EXPECT_TRUE(slot("Kg3xh3T").taken.empty());
    EXPECT_EQ(slot("Bg14xKk10#").taken, "K");
    EXPECT_EQ(slot("♘e1–f3").letter, "N");
    EXPECT_EQ(slot("Ne1×Bf3").taken, "B");
    EXPECT_EQ(slot("0-0-0+").says, Slot::Says::CastleLong);
    EXPECT_EQ(slot("O-O#").mates, 1);
    EXPECT_EQ(slot("R#").mates, 1);
    EXPECT_EQ(slot("R#").says, Slot::Says::Leave);
    EXPECT_EQ(slot("Rd1-d7").says, Slot::Says::Move);
    EXPECT_EQ(slot("Qh4-h5!?").nag, 5);
    EXPECT_EQ(slot("Qd5xKd6+/all").put_back, "/all");
    EXPECT_EQ(slot("--").says, Slot::Says::Pass);
    EXPECT_EQ(slot("-").says, Slot::Says::Pass);
    EXPECT_EQ(slot("#").says, Slot::Says::Mated);
    EXPECT_EQ(slot("D").says, Slot::Says::Draw);
    EXPECT_EQ(slot("βb5-d5").letter, "β");
}

TEST(Pgn4Slot, letters_that_say_more_than_a_man_are_men_before_a_square) {
    const auto rules = *named_rules("chesscom-ffa");
    for (const std::string letter : {"R", "T", "S", "C", "D", "P", "O"}) {
        const std::string word = letter + "h2-h3";
        const auto read = read_slot(word, rules->board(), {});
        ASSERT_TRUE(read) << letter;
        EXPECT_EQ(read->says, Slot::Says::Move) << letter;
        EXPECT_EQ(read->letter, letter);
        EXPECT_EQ(read->leaving, Slot::Leaving::No) << letter;
    }
    for (const char* word : {"RR", "R#T", "RS#", "TR", "S#", "Dh2", "PP", "---", "o-", "o2-o"})
        EXPECT_FALSE(read_slot(word, rules->board(), {})) << word;
}

TEST(Pgn4Slot, what_is_no_move) {
    const auto rules = *named_rules("chesscom-ffa");
    const auto code = [&](std::string_view word) {
        const auto read = read_slot(word, rules->board(), {});
        return read ? "" : std::string(spelling(read.error().code));
    };
    for (const char* word : {"h2", "h2h3", "Nf3", "e4", "Qh2-", "h2-h3=", "h2-h3x", "Resign", "O-O-O-O", "O-O-",
                             "O-O-+", "h2-Nh3", "}", "1e4"})
        EXPECT_EQ(code(word), "bad-move-text") << word;
    for (const char* word : {"a1-b3", "q4-q5", "h0-h3", "h2-h15"}) EXPECT_EQ(code(word), "illegal-move") << word;
    for (const char* word : {"Ni8-h10&@yH-i8", "@rH-f4", "g5-g7Θ-g9", "O-O&@yE-h11", "a1-a2Θ-g9", "Θh2-h3", "h2xΘh3",
                             "h7-h8=Θ", "h2xh3/Θa1", "h2xh3/@a1", "h2-h3=Q@"})
        EXPECT_EQ(code(word), "unsupported-move") << word;
}

TEST(Pgn4Slot, men_put_back_behind_castling_are_no_move) {
    EXPECT_FALSE(read_slot("O-O/Kc1", (*named_rules("loeb"))->board(), {}));
    EXPECT_EQ(codes_of("[Variant \"loeb\"]\n\n1. O-O/all"), std::vector<std::string>{"bad-move-text"});
}

TEST(LoebsWay, small_letters_are_men_and_capitals_are_squares) {
    const Board& board = (*named_rules("loeb"))->board();
    const auto slot_of = [&](std::string_view word) { return *read_slot(word, board, {}); };
    EXPECT_EQ(slot_of("pC2-C4").letter, "");
    EXPECT_EQ(slot_of("pC2-C4").from, board.named("c2"));
    EXPECT_EQ(slot_of("nB5-C3,").letter, "N");
    EXPECT_EQ(slot_of("nB5-C3,").to, board.named("c3"));
    EXPECT_EQ(slot_of("pD4xnC3+#").taken, "N");
    EXPECT_EQ(slot_of("pD4xC3").taken, "");
    EXPECT_EQ(slot_of("pD4xpC3").taken, "");
    EXPECT_EQ(slot_of("pA9-A10=Q").becomes, "Q");
    EXPECT_EQ(slot_of("pA9-A10=q!?").becomes, "Q");
    EXPECT_EQ(slot_of("qD5xkD6+/all,").put_back, "/all");
    EXPECT_EQ(slot_of("O-O,").says, Slot::Says::CastleShort);
    EXPECT_EQ(slot_of("--,").says, Slot::Says::Pass);
    EXPECT_FALSE(read_slot("pC2C4", board, {}));
    EXPECT_FALSE(read_slot("pc2-c4", board, {}));
    EXPECT_FALSE(read_slot("pC2-c4", board, {}));
    EXPECT_FALSE(read_slot(",", board, {}));
}

TEST(LoebsWay, is_written_move_by_move) {
    EXPECT_EQ(loebs_way("c2-c4"), "pC2-C4");
    EXPECT_EQ(loebs_way("Nb5xQc3+#"), "nB5xqC3+#");
    EXPECT_EQ(loebs_way("d4xc3=N"), "pD4xC3=N");
    EXPECT_EQ(loebs_way("Kb5xKa6#/Kc1"), "kB5xkA6#/Kc1");
}

/// Every field of a slot.
std::string told(const Slot& slot) {
    const auto number = [](auto value) { return std::to_string(static_cast<int>(value)) + ' '; };
    std::string text;
    for (const std::string_view said : {slot.letter, slot.taken, slot.becomes, slot.put_back, slot.text})
        text += std::string(said) + '|';
    return text + number(slot.says) + number(slot.leaving) + number(slot.takes) + number(slot.stalemated) +
           number(slot.checks) + number(slot.mates) + number(slot.nag) + number(slot.from) + number(slot.to) +
           number(slot.where.begin) + number(slot.where.end);
}

/// Of the first game.
std::vector<Token> tokens_of(const Source& source) {
    GameText game;
    GameLexer(source).next(game);
    return game.tokens;
}

/// The words of a list, and all that come of each by leaving a byte out, doubling it or putting another in its place.
std::vector<std::string> changed(const std::vector<std::string>& words) {
    constexpr std::string_view bytes = "aexz AEKPRSTXZ0123459-+#=!?,./@\xc3\x97";
    std::vector<std::string> all = words;
    for (const std::string& word : words)
        for (std::size_t at = 0; at < word.size(); ++at) {
            all.push_back(word.substr(0, at) + word.substr(at + 1));
            all.push_back(word.substr(0, at) + word[at] + word.substr(at));
            for (const char byte : bytes) all.push_back(word.substr(0, at) + byte + word.substr(at + 1));
        }
    return all;
}

TEST(Pgn4Slot, the_usual_move_read_in_one_go_says_what_it_says_read_bit_by_bit) {
    const std::vector<std::string> words = {"h2-h3",
                                            "Nj1-i3",
                                            "h10xRg9+",
                                            "Bg14xKk10#",
                                            "Qi10-i1++#",
                                            "a1-a2",
                                            "Kg3xh3T",
                                            "h8-h7=D+",
                                            "Qh4-h5!?",
                                            "O-O-O",
                                            "0-0+",
                                            "--",
                                            "R#",
                                            "S",
                                            "pC2-C4,",
                                            "nB5xkC10+#",
                                            "♘e1–f3",
                                            "Ne1×Bf3",
                                            "d1xQd14=Q",
                                            "Qd5xKd6+/all",
                                            "h2h3",
                                            "Ni8-h10&@yH-i8",
                                            "z99-n11",
                                            "e4",
                                            "xd4-d5",
                                            "d4xd5xd6",
                                            "h2-Nh3",
                                            "RSh2-h3",
                                            "h2-h3S",
                                            "h2-h3RS",
                                            "d4-d5##++",
                                            "Xd4xXd5",
                                            std::string("d4-d5") + std::string(300, '+')};
    std::size_t usual = 0;
    for (const char* variant : {"chesscom-teams", "loeb"}) {
        const Board& board = (*named_rules(variant))->board();
        Slot slot;
        for (const std::string& word : changed(words)) {
            const Source source("word", word + " .. " + word + " .. " + word);
            for (const Token& token : tokens_of(source)) {
                const std::string_view said = source.text(token.where);
                if (!token.usual || !fill_slot(slot, token.usual, said, board, token.where)) continue;
                ++usual;
                EXPECT_EQ(token.kind, Token::Kind::Word);
                const Result<Slot> read = read_slot(said, board, token.where);
                ASSERT_TRUE(read) << said;
                EXPECT_EQ(told(slot), told(*read)) << said;
            }
        }
    }
    EXPECT_GT(usual, 800u);
}

TEST(Pgn4Slot, moves_of_every_day_are_usual) {
    const Board& board = (*named_rules("chesscom-teams"))->board();
    for (const std::string end : {"", " ", "..", "\n", "{", ")"})
        for (const std::string word : {"h2-h3", "Nj1-i3", "h4xQg5", "Bi7xl10", "Qg1-g2+", "n11xRn10++#"}) {
            Slot slot;
            const Source source("word", word + end + std::string(UsualMoveReader::reach, ' '));
            const Token token = tokens_of(source).front();
            EXPECT_TRUE(token.usual) << word;
            EXPECT_TRUE(fill_slot(slot, token.usual, word, board, token.where)) << word;
        }
}

}  // namespace
}  // namespace fourhand::tests
