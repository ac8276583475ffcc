// What the tags of PGN4 say of a game's rules and start.
#include <gtest/gtest.h>

#include "notation/pgn4_texts.hpp"

namespace fourhand::tests {
namespace {

std::string start_of(const std::string& text, const ReadOptions& options = {}) {
    const auto starts = read_as("pgn4", text, options).told.those("start");
    return starts.empty() ? "none" : starts[0];
}

std::shared_ptr<const Rules> rules_of(const std::string& text, const ReadOptions& options = {}) {
    return games_in("pgn4", text, options).at(0).rules;
}

std::string switch_of(const std::string& tags, const std::string& key) {
    return rules_of(tags + "\n1. h2-h3")->variant().switches.at(key);
}

TEST(Pgn4Tags, variant_and_array_by_the_rule_of_the_site) {
    EXPECT_EQ(start_of("[Variant \"FFA\"]\n1. h2-h3"), "start chesscom-ffa 4PCo");
    EXPECT_EQ(start_of("[Variant \"ffa\"]\n[RuleVariants \"EnPassant\"]\n1. h2-h3"), "start chesscom-ffa 4PC");
    EXPECT_EQ(start_of("[StartFen4 \"4PCb\"]\n[Variant \"Teams\"]\n1. h2-h3"), "start chesscom-teams 4PCb");
    EXPECT_EQ(start_of("[Variant \"Solo\"]\n1. h2-h3"), "start chesscom-ffa 4PCo");
    EXPECT_EQ(start_of("[Variant \"hughes\"]\n1. b7-c7").substr(0, 12), "start hughes");
}

TEST(Pgn4Tags, words_of_the_site_are_house_rules) {
    EXPECT_EQ(switch_of("[Variant \"FFA\"]", "en_passant"), "all");
    EXPECT_EQ(switch_of("[Variant \"FFA\"]", "walking_kings"), "no");
    EXPECT_EQ(switch_of("[Variant \"FFA\"][RuleVariants \"Anonymous\"]", "en_passant"), "none");
    EXPECT_EQ(switch_of("[Variant \"FFA\"][RuleVariants \"DeadKingWalking SemiAnonymous\"]", "walking_kings"), "yes");
    EXPECT_EQ(switch_of("[Variant \"FFA\"][RuleVariants \"Prom=11\"]", "promotes_at"), "own_rank:11");
    EXPECT_EQ(switch_of("[Variant \"Teams\"][RuleVariants \"PromoteTo=QN\"]", "promotes_to"), "QN");
    EXPECT_EQ(switch_of("[Variant \"hughes\"][RuleVariants \"thaw=owner_turn first=S\"]", "thaw"), "owner_turn");
    EXPECT_EQ(switch_of("[Variant \"american\"][RuleVariants \"first=Chocolate\"]", "first"), "E");
    EXPECT_EQ(switch_of("[Variant \"american\"][RuleVariants \"first=Peanut,Butter\"]", "first"), "N");
    EXPECT_EQ(switch_of("[Variant \"hughes\"][RuleVariants \"closed_diagonals=d3-c4,d12-c11\"]", "closed_diagonals"),
              "d3-c4 d12-c11");
}

TEST(Pgn4Tags, rules_in_one_word_are_told_apart) {
    for (const auto& [value, hint] : std::vector<std::pair<std::string, std::string>>{
             {"castling=no,leap=yes", "blanks part the rules: castling=no leap=yes"},
             {"closed_diagonals=d3-c4,d12-c11,leap=yes",
              "blanks part the rules: closed_diagonals=d3-c4,d12-c11 leap=yes"},
             {"castling=no;leap=yes", "blanks part the rules: castling=no leap=yes"},
         }) {
        const Read read = read_as("pgn4", "[Variant \"hughes\"]\n[RuleVariants \"" + value + "\"]\n1. b7-c7");
        ASSERT_EQ(read.codes(), std::vector<std::string>{"unsupported-game"}) << value;
        EXPECT_EQ(read.found.all()[0].hints, std::vector<std::string>{hint});
    }
    const Read site = read_as("pgn4", "[Variant \"FFA\"]\n[RuleVariants \"EnPassant,DeadKingWalking\"]\n1. h2-h3");
    ASSERT_EQ(site.codes(), std::vector<std::string>{"unsupported-game"});
    EXPECT_EQ(site.found.all()[0].hints, std::vector<std::string>{"blanks part the rules: EnPassant DeadKingWalking"});
}

TEST(Pgn4Tags, a_name_with_a_blank_is_told_its_name) {
    const auto hints = [](const std::string& tag) {
        const Read read = read_as("pgn4", "[Variant \"american\"]\n" + tag + "\n1. h2-h3");
        EXPECT_EQ(read.codes().at(0), "bad-tag") << tag;
        return read.found.all()[0].hints;
    };
    EXPECT_EQ(hints("[Peanut Butter \"Tom\"]"), std::vector<std::string>{"tag names have no blanks: PeanutButter"});
    EXPECT_EQ(hints("[Red Elo “1800”]"), std::vector<std::string>{"tag names have no blanks: RedElo"});
    EXPECT_EQ(hints("[Red Tom]"), std::vector<std::string>{});
    EXPECT_EQ(hints("[Red is: \"Tom\"]"), std::vector<std::string>{});
}

TEST(Pgn4Tags, what_is_not_played_here_is_named) {
    const Read read = read_as(
        "pgn4", "[Variant \"FFA\"]\n[RuleVariants \"EnPassant Atomic KotH\"]\n[Foo \"bar\"]\n1. h2-h3 { c } .. b7-c7",
        checking());
    EXPECT_EQ(read.codes(), (std::vector<std::string>{"unsupported-game", "unsupported-game"}));
    EXPECT_EQ(read.found.all()[1].message, "the rule 'KotH' is not played here");
    EXPECT_EQ(read.told.those("unplayed"), std::vector<std::string>{"unplayed 1. h2-h3 { c } .. b7-c7"});
    EXPECT_EQ(read.told.those("tag Foo"), std::vector<std::string>{"tag Foo = bar"});
    EXPECT_EQ(read.told.lines.back(), "end unsupported");
    EXPECT_EQ(verdict_of("[Variant \"Bughouse\"]\n1. e2-e4"), "end unsupported");
    EXPECT_EQ(verdict_of("[Variant \"FFA\"]\n[StartFen4 \"2PC\"]\n1. h5-h7"), "end unsupported");
    EXPECT_EQ(verdict_of("[Variant \"FFA\"]\n[White \"a\"]\n[Black \"b\"]\n1. h5-h7"), "end unsupported");
    EXPECT_EQ(verdict_of("[Variant \"Teams\"]\n[StartFen4 \"R-0,0\"]\n1. h2-h3"), "end unreadable");
    EXPECT_EQ(verdict_of("1. k5-k7 .. d10-d8"), "end unsupported");
    EXPECT_EQ(verdict_of(teams + opening + "\n2. Nj1-i3&@rH-j1"), "end unsupported");
}

TEST(Pgn4Tags, options_override) {
    ReadOptions options;
    options.variant = "hughes-1892";
    EXPECT_EQ(start_of(teams + opening, options).substr(0, 17), "start hughes-1892");
    options = {};
    options.array = "4PCo";
    EXPECT_EQ(start_of(teams + opening, options), "start chesscom-teams 4PCo");
    options.house_rules = {"promotes_to=Q"};
    EXPECT_EQ(rules_of(teams + opening, options)->variant().switches.at("promotes_to"), "Q");
}

TEST(Pgn4Tags, without_a_variant_it_is_the_one_that_plays_further) {
    // Blue takes Green's pawn: partners in Teams.
    const std::string four =
        "1. h2-h3 .. b7-d7 .. g13-g12 .. m8-k8\n2. h3-h4 .. d7-e7 .. g12-g11 .. k8-j8\n3. h4-h5 .. e7-f7 .. g11-g10 .. "
        "j8-i8\n"
        "4. h5-h6 .. f7-g7 .. g10-g9 .. i8-h8\n5. j2-j3 .. g7xh8=D";
    const Read read = read_as("pgn4", four, checking());
    EXPECT_EQ(read.told.those("start"), std::vector<std::string>{"start chesscom-ffa 4PCo"});
    EXPECT_EQ(read.codes(), std::vector<std::string>{"guessed-variant"});
    EXPECT_EQ(start_of(opening), "start chesscom-teams 4PCo");
    EXPECT_EQ(start_of("[StartFen4 "
                       "\"R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'variant':'hughes'}-3,8,3/3,3,yK,4,3/3,8,3/14/14/"
                       "bK,12,rK/14/14/14/14/14/3,8,3/3,8,3/3,4,wK,3,3\"]\n"),
              "start hughes " + std::string((*named_rules("hughes"))->array()));
}

TEST(Pgn4Tags, twice_is_once) {
    const Read read = read_as("pgn4", "[Variant \"Teams\"]\n[Red \"Ada\"]\n[red \"Bea\"]\n" + opening, checking());
    EXPECT_EQ(read.codes(), std::vector<std::string>{"repeated-tag"});
    EXPECT_EQ(read.told.those("tag").size(), 3u);
}

TEST(Pgn4Tags, a_rule_by_two_values_is_none) {
    for (const char* rules : {"Prom=3 Prom=8", "PromoteTo=Q PromoteTo=R", "promotes_at=own_rank:3 Prom=8"})
        EXPECT_EQ(
            read_as("pgn4", "[Variant \"FFA\"]\n[RuleVariants \"" + std::string(rules) + "\"]\n1. h2-h3", {}).codes(),
            std::vector<std::string>{"unsupported-game"})
            << rules;
}

TEST(Pgn4Tags, bytes_that_are_not_utf8_are_read_as_windows_1252) {
    const Read read = read_as("pgn4", "[Variant \"Teams\"]\n[Red \"Ren\xe9 \x80\"]\n1. h2-h3 { na\xefve }", checking());
    EXPECT_EQ(read.codes(), std::vector<std::string>{"foreign-bytes"});
    EXPECT_EQ(read.told.those("tag Red"), std::vector<std::string>{"tag Red = René €"});
    EXPECT_EQ(read.told.those("comment"), std::vector<std::string>{"comment naïve"});
}

}  // namespace
}  // namespace fourhand::tests
