// Slots turned into plies: what is played, what is refused and how it is explained, what the signs are compared with.
#include <gtest/gtest.h>

#include "record/transcript.hpp"

namespace fourhand::tests {
namespace {

const std::string teams = "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n\n";
const std::string opening = "1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8\n";

/// A set-up position of chess.com's Teams from the men of each seat, kings first.
std::string teams_from(const std::string& fen4) {
    return "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n[StartFen4 \"" + fen4 + "\"]\n\n";
}

TEST(Replay, an_illegal_move_ends_the_main_line_and_the_rest_is_kept) {
    const Read read = read_as("pgn4", teams + opening + "2. Qg1-j4 .. Qa8xk3 .. Nj14-i12 { why } .. m7-l7", checking());
    ASSERT_EQ(read.codes(), std::vector<std::string>{"illegal-move"});
    EXPECT_EQ(read.told.lines.back(), "end invalid");
    EXPECT_EQ(read.told.those("unplayed"), std::vector<std::string>{"unplayed .. Qa8xk3 .. Nj14-i12 { why } .. m7-l7"});
    EXPECT_EQ(read.told.those("ply").size(), 5u);
    EXPECT_EQ(read.only().round, 2);
    EXPECT_EQ(read.only().seat, "W");
}

TEST(Replay, candidates_are_the_legal_moves_near_to_what_was_written) {
    const Read read = read_as("pgn4", teams + "1. Nj1-k4", checking());
    EXPECT_EQ(read.only().candidates, (std::vector<std::string>{"j1-i3", "j1-k3"}));
    const Read other = read_as("pgn4", teams + "1. Ne1-i3", checking());
    EXPECT_EQ(other.only().candidates.at(0), "j1-i3");
}

TEST(Replay, a_man_of_another_seat_explains_itself) {
    const Read skipped = read_as("pgn4", teams + "1. h2-h3 .. g13-g12 .. m8-l8", checking());
    EXPECT_EQ(skipped.only().message, "g13-g12 is not legal for Blue: the man on g13 is Yellow's, but Blue is to move");
    EXPECT_EQ(skipped.only().hints,
              std::vector<std::string>{"it would be legal for Yellow: is a move of Blue missing?"});
    const Read doubled = read_as("pgn4", teams + "1. h2-h3 .. h3-h4", checking());
    EXPECT_EQ(doubled.only().hints,
              std::vector<std::string>{"Red has just moved: is a move written twice, or one of Blue's missing?"});
    const Read empty = read_as("pgn4", teams + "1. h3-h4", checking());
    EXPECT_EQ(empty.only().message, "h3-h4 is not legal for Red: there is no man on h3");
}

TEST(Replay, a_missing_promotion_is_said) {
    const std::string text = teams_from(
        "R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-3,8,3/3,1,yK,6,3/3,8,3/4,rP,9/14/bK,12,gK/14/14/14/14/14/3,8,3/3,8,3/"
        "3,4,rK,3,3");
    const Read read = read_as("pgn4", text + "1. e11-e12", checking());
    EXPECT_TRUE(read.codes().empty()) << read.only().message;  // rank 11 is behind it
    const std::string before = teams_from(
        "R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-3,8,3/3,1,yK,6,3/3,8,3/14/4,rP,9/bK,12,gK/14/14/14/14/14/3,8,3/3,8,3/"
        "3,4,rK,3,3");
    const Read promotes = read_as("pgn4", before + "1. e10-e11", checking());
    ASSERT_EQ(promotes.codes(), std::vector<std::string>{"illegal-move"});
    EXPECT_EQ(promotes.only().hints.at(0), "a pawn that arrives there is promoted: =Q, =R, =B or =N");
    EXPECT_TRUE(read_as("pgn4", before + "1. e10-e11=N", checking()).codes().empty());
    EXPECT_EQ(read_as("pgn4", before + "1. e10-e11=D", checking()).codes(), std::vector<std::string>{"illegal-move"});
}

TEST(Replay, castling_is_named_by_the_distance_of_the_rook) {
    const Read read = read_as("pgn4",
                              teams +
                                  "1. Nj1-i3 .. b4-c4 .. d13-d12 .. m4-l4\n2. j2-j3 .. c4-d4 .. d12-d11 .. l4-k4\n"
                                  "3. Bi1-j2 .. d4-e4 .. d11-d10 .. k4-j4\n4. O-O",
                              checking());
    EXPECT_TRUE(read.codes().empty()) << read.only().message;
    EXPECT_EQ(read.told.those("ply").back(), "ply S h1-j1");
    const Read blocked = read_as("pgn4", teams + "1. O-O", checking());
    EXPECT_EQ(blocked.codes(), std::vector<std::string>{"illegal-move"});
    const Read moved =
        read_as("pgn4", teams + "1. h2-h3 .. b4-c4 .. d13-d12 .. m4-l4\n2. Kh1-h2 .. c4-d4 .. d12-d11 .. l4-k4\n3. O-O",
                checking());
    EXPECT_EQ(moved.only().message, "O-O is not legal for Red: his king has moved before");
}

TEST(Replay, signs_are_compared_with_the_move) {
    const auto codes = [](const std::string& move) {
        return read_as("pgn4", teams + "1. " + move, checking()).codes();
    };
    EXPECT_TRUE(codes("h2-h3").empty());
    EXPECT_EQ(codes("h2-h3+"), std::vector<std::string>{"check-mark"});
    EXPECT_EQ(codes("h2-h3#"), std::vector<std::string>{"mate-mark"});
    EXPECT_EQ(codes("h2xh3"), std::vector<std::string>{"capture-sign"});
    EXPECT_EQ(codes("Nh2-h3"), std::vector<std::string>{"piece-letter"});
    EXPECT_EQ(codes("Ph2-h3"), std::vector<std::string>{});
    EXPECT_EQ(read_as("pgn4", teams + "1. h2-h3+", {}).codes(), std::vector<std::string>{});
    const std::string takes = "1. d2-d3 .. b4-c4 .. g13-g12 .. m8-l8\n2. ";
    EXPECT_EQ(read_as("pgn4", teams + takes + "d3xc4", checking()).codes(), std::vector<std::string>{});
    EXPECT_EQ(read_as("pgn4", teams + takes + "d3-c4", checking()).codes(), std::vector<std::string>{"capture-sign"});
    EXPECT_EQ(read_as("pgn4", teams + takes + "d3xNc4", checking()).codes(),
              std::vector<std::string>{"captured-letter"});
}

TEST(Replay, a_pass_is_only_for_those_who_must) {
    const Read read = read_as("pgn4", teams + "1. --", checking());
    EXPECT_EQ(read.only().message, "-- is not legal for Red: he has a legal move and may not pass");
}

TEST(Replay, what_comes_after_the_end_is_refused) {
    const Read read = read_as("pgn4", teams + opening + "2. R .. b6-c6", checking());
    EXPECT_EQ(read.codes(), std::vector<std::string>{"after-the-end"});
    EXPECT_EQ(read.told.lines.back(), "end invalid");
}

TEST(Replay, words_that_the_position_does_not_bear_out_are_doubted) {
    EXPECT_EQ(read_as("pgn4", teams + opening + "2. S", checking()).codes(), std::vector<std::string>{"status-mark"});
    EXPECT_EQ(read_as("pgn4", teams + opening + "2. #", checking()).codes(), std::vector<std::string>{"mate-mark"});
    EXPECT_EQ(read_as("pgn4", "[Variant \"FFA\"]\n" + opening + "2. C", checking()).codes(),
              std::vector<std::string>{"status-mark"});
    EXPECT_EQ(read_as("pgn4", "[Variant \"FFA\"]\n" + opening + "2. R#", checking()).codes(),
              std::vector<std::string>{"status-mark"});
    EXPECT_EQ(read_as("pgn4", "[Variant \"FFA\"]\n" + opening + "2. D", checking()).codes(),
              std::vector<std::string>{});
}

/// A PGN4 text in another notation.
std::string said_in(const std::string& notation, const std::string& pgn4) {
    std::ostringstream text;
    const auto writer = notation_named(notation)->writer(text, {});
    Diagnostics unheard;
    notation_named("pgn4")->read(Source("test", pgn4), {}, *writer, unheard);
    return text.str();
}

/// "code (round seat)" of each finding.
std::vector<std::string> judged(const std::string& notation, const std::string& text) {
    std::vector<std::string> all;
    const Read read = read_as(notation, text, checking());
    for (const Diagnostic& finding : read.found.all())
        all.push_back(std::string(spelling(finding.code)) + " (" + std::to_string(finding.round) + ' ' + finding.seat +
                      ')');
    return all;
}

TEST(Replay, words_and_draws_are_judged_alike_in_every_notation) {
    const std::string ffa = "[Variant \"FFA\"]\n";
    const std::string back = "Ne1-f3 .. Na5-c6 .. Ne14-f12 .. Nn5-l6\n",
                      forth = "Nf3-e1 .. Nc6-a5 .. Nf12-e14 .. Nl6-n5\n";
    const std::string draw = "[Variant \"hughes\"]\n[RuleVariants \"first=S\"]\n1. " + back + "2. " + forth + "3. " +
                             back + "4. " + forth + "5. Ne1-f3 .. Na5-c6";
    for (const auto& [game, findings] : std::vector<std::pair<std::string, std::vector<std::string>>>{
             {teams + opening + "2. S", {"status-mark (2 S)"}},
             {teams + opening + "2. #", {"mate-mark (2 S)"}},
             {ffa + opening + "2. C", {"status-mark (2 S)"}},
             {ffa + opening + "2. D", {}},
             {ffa + "1. h2-h3S", {"status-mark (1 W)"}},
             {ffa + "1. RS", {}},
             {draw, {"draw-possible (4 E)"}},
         }) {
        EXPECT_EQ(judged("pgn4", game), findings) << game;
        for (const char* notation : {"coordinates", "json"})
            EXPECT_EQ(judged(notation, said_in(notation, game)), findings) << notation << '\n' << game;
    }
}

TEST(Replay, a_variation_that_cannot_be_played_becomes_a_comment_and_the_line_goes_on) {
    const Read read =
        read_as("pgn4", teams + "1. h2-h3 ( 1. d2-d3 .. b1-b2 .. g13-g12 ) .. b7-c7 ( .. Qa8-a1 { sic } ) .. g13-g12",
                checking());
    EXPECT_EQ(read.told.lines.back(), "end invalid");
    EXPECT_EQ(read.told.those("ply").size(), 4u);
    EXPECT_EQ(read.told.those("comment"),
              (std::vector<std::string>{"comment .. b1-b2 .. g13-g12", "comment .. Qa8-a1 { sic }"}));
    EXPECT_TRUE(read.told.those("unplayed").empty());
}

TEST(Replay, rules_that_are_reconstructed_only_warn) {
    const Read read = read_as("pgn4", "[Variant \"dessau\"]\n1. h2-h6", checking());
    EXPECT_EQ(read.codes(), std::vector<std::string>{"illegal-move"});
    EXPECT_EQ(read.only().severity, Severity::Warning);
    EXPECT_EQ(read.told.lines.back(), "end valid");
}

}  // namespace
}  // namespace fourhand::tests
