// PGN4 read and written: what formats/pgn4.md promises.
#include <gtest/gtest.h>

#include <chrono>
#include <functional>

#include "notation/loeb.hpp"
#include "notation/pgn4_slot.hpp"
#include "record/transcript.hpp"

namespace fourhand::tests {
namespace {

const std::string teams = "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n\n";
const std::string opening = "1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8";

std::string start_of(const std::string& text, const ReadOptions& options = {}) {
    const auto starts = read_as("pgn4", text, options).told.those("start");
    return starts.empty() ? "none" : starts[0];
}
std::vector<std::string> codes_of(const std::string& text) { return read_as("pgn4", text, checking()).codes(); }
std::string verdict_of(const std::string& text) { return read_as("pgn4", text, checking()).told.lines.back(); }
const Game& game_of(const std::string& text, const ReadOptions& options = {}) {
    static std::vector<Game> games;
    games = games_in("pgn4", text, options);
    return games.at(0);
}
std::string switch_of(const std::string& tags, const std::string& key) {
    return game_of(tags + "\n1. h2-h3").rules->variant().switches.at(key);
}

// -- words

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
        const auto read = read_slot(letter + "h2-h3", rules->board(), {});
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
    for (const char* word :
         {"h2", "h2h3", "Nf3", "e4", "Qh2-", "h2-h3=", "h2-h3x", "Resign", "O-O-O-O", "O-O-", "O-O-+", "h2-Nh3", "}", "1e4"})
        EXPECT_EQ(code(word), "bad-move-text") << word;
    for (const char* word : {"a1-b3", "q4-q5", "h0-h3", "h2-h15"}) EXPECT_EQ(code(word), "illegal-move") << word;
    for (const char* word : {"Ni8-h10&@yH-i8", "@rH-f4", "g5-g7Θ-g9", "O-O&@yE-h11", "a1-a2Θ-g9", "Θh2-h3", "h2xΘh3",
                             "h7-h8=Θ", "h2xh3/Θa1", "h2xh3/@a1", "h2-h3=Q@"})
        EXPECT_EQ(code(word), "unsupported-move") << word;
}

// -- tags

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
    EXPECT_EQ(switch_of("[Variant \"hughes\"][RuleVariants \"closed_diagonals=d3-c4,d12-c11\"]", "closed_diagonals"),
              "d3-c4 d12-c11");
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
    EXPECT_EQ(game_of(teams + opening, options).rules->variant().switches.at("promotes_to"), "Q");
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

TEST(Pgn4Tags, bytes_that_are_not_utf8_are_read_as_windows_1252) {
    const Read read = read_as("pgn4", "[Variant \"Teams\"]\n[Red \"Ren\xe9 \x80\"]\n1. h2-h3 { na\xefve }", checking());
    EXPECT_EQ(read.codes(), std::vector<std::string>{"foreign-bytes"});
    EXPECT_EQ(read.told.those("tag Red"), std::vector<std::string>{"tag Red = René €"});
    EXPECT_EQ(read.told.those("comment"), std::vector<std::string>{"comment naïve"});
}

// -- move text

TEST(Pgn4, line_ends_numbers_and_blanks_mean_little) {
    const std::string plain = read_as("pgn4", teams + opening + "\n2. j2-j3 .. b9-c9").told.text();
    for (const char* text :
         {"1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8 2. j2-j3 .. b9-c9", "1.h2-h3..b7-c7..g13-g12..m8-l8\r\n2.j2-j3..b9-c9",
          "1. h2-h3 1.. b7-c7 1.. g13-g12 1.. m8-l8 2. j2-j3 2.. b9-c9",
          "1. h2-h3\n..b7-c7\n..g13-g12\n..m8-l8\n2.\nj2-j3 .. b9-c9\n"}) {
        const Read read = read_as("pgn4", teams + text, checking());
        EXPECT_EQ(read.told.text(), plain) << text;
        EXPECT_TRUE(read.codes().empty()) << text;
    }
}

TEST(Pgn4, a_round_number_in_the_wrong_place_is_told) {
    EXPECT_EQ(codes_of(teams + "1. h2-h3 .. b7-c7 .. g13-g12\n2. m8-l8"), std::vector<std::string>{"round-number"});
    EXPECT_EQ(codes_of(teams + opening + "\n3. j2-j3 .. b9-c9 .. i13-i12 .. m6-l6\n4. j3-j4"),
              std::vector<std::string>{"round-number"});
    EXPECT_EQ(codes_of(teams + opening + "\n99999999999999999999. j2-j3"), std::vector<std::string>{"round-number"});
    EXPECT_EQ(codes_of(teams + "1. h2-h3 b7-c7 g13-g12"), std::vector<std::string>{"missing-separator"});
}

TEST(Pgn4, variations_nested_and_in_a_row) {
    const Read read =
        read_as("pgn4", teams + "1. h2-h3\n(1.. Nj1-i3 .. Na5-c6 ( .. b8-c8 ) .. Ne14-f12 )\n(1. d2-d3 )  .. b7-c7",
                checking());
    EXPECT_TRUE(read.codes().empty());
    EXPECT_EQ(read.told.text(),
              "game\ntag Variant = Teams\ntag RuleVariants = EnPassant\nstart chesscom-teams 4PC\nply S h2-h3\n(\nply "
              "S j1-i3\nply W a5-c6\n(\n"
              "ply W b8-c8\n)\nply N e14-f12\n)\n(\nply S d2-d3\n)\nply W b7-c7\nend valid");
}

TEST(Pgn4, variations_that_cannot_be_are_kept_as_comments) {
    const Read first = read_as("pgn4", teams + "( 1. d2-d3 ) 1. h2-h3 ) .. b7-c7", checking());
    EXPECT_EQ(first.codes(), (std::vector<std::string>{"misplaced-variation", "misplaced-variation"}));
    EXPECT_EQ(first.told.those("comment"), std::vector<std::string>{"comment ( 1. d2-d3"});
    EXPECT_EQ(first.told.those("ply").size(), 2u);
    const Read open = read_as("pgn4", teams + "1. h2-h3 ( 1. d2-d3 [Variant \"Teams\"] 1. e2-e3", checking());
    EXPECT_EQ(open.codes(), std::vector<std::string>{"unclosed-variation"});
    EXPECT_EQ(open.told.those("game").size(), 2u);
    ReadOptions shallow = checking();
    shallow.deepest_variation = 1;
    const Read deep =
        read_as("pgn4", teams + "1. h2-h3 ( 1. d2-d3 ( 1. e2-e3 ( 1. f2-f3 ) ) .. b7-c7 ) .. b8-c8", shallow);
    EXPECT_EQ(deep.codes(), std::vector<std::string>{"too-deep"});
    EXPECT_EQ(deep.told.those("ply").size(), 4u);
    EXPECT_EQ(deep.told.those("comment"), std::vector<std::string>{"comment ( 1. e2-e3 ( 1. f2-f3 )"});
}

TEST(Pgn4, comments_and_signs_are_kept) {
    const Read read = read_as(
        "pgn4", teams + "{ before } 1. h2-h3!? { [%clk 0:01:58] } $13 { second } .. b7-c7 ?? ( { why not } .. b8-c8 )",
        checking());
    EXPECT_TRUE(read.codes().empty());
    EXPECT_EQ(read.told.text(),
              "game\ntag Variant = Teams\ntag RuleVariants = EnPassant\nstart chesscom-teams 4PC\ncomment before\nply "
              "S h2-h3\nnag 5\ncomment [%clk 0:01:58]\n"
              "nag 13\ncomment second\nply W b7-c7\nnag 4\n(\nply W b8-c8\ncomment why not\n)\nend valid");
    EXPECT_EQ(codes_of(teams + "1. h2-h3 $999999999999"), std::vector<std::string>{"bad-move-text"});
}

TEST(Pgn4, errors_do_not_reach_into_the_next_game) {
    const Read read =
        read_as("pgn4", teams + "1. h2-h3 { open\n\n" + teams + "1. h2-h5\n\n" + teams + opening, checking());
    EXPECT_EQ(read.told.those("end"), (std::vector<std::string>{"end unreadable", "end invalid", "end valid"}));
    EXPECT_EQ(read.codes(), (std::vector<std::string>{"unclosed-comment", "illegal-move"}));
}

TEST(Pgn4, files_without_a_game) {
    EXPECT_EQ(codes_of(""), std::vector<std::string>{"no-game"});
    EXPECT_EQ(codes_of(" \r\n\t"), std::vector<std::string>{"no-game"});
    EXPECT_EQ(codes_of(std::string("\xff\xfe[\0V\0", 6)), std::vector<std::string>{"bad-encoding"});
    EXPECT_EQ(verdict_of(""), "end unreadable");
    EXPECT_EQ(verdict_of(teams), "end valid");
}

// -- writing

TEST(Pgn4Writer, writes_the_layout_of_the_site) {
    EXPECT_EQ(written("pgn4",
                      teams + "1. h2-h3 (1. d2-d3 .. b7-c7) .. b7-c7 { good } ( .. b8-c8 .. h13-h12 .. m6-l6 2. e2-e3 "
                              ") .. g13-g12 .. m8-l8 2. j2-j3",
                      "pgn4"),
              teams +
                  "1. h2-h3\n(1.. d2-d3 .. b7-c7 )  .. b7-c7 { good } ( .. b8-c8 .. h13-h12 .. m6-l6\n2. e2-e3 )  .. "
                  "g13-g12 .. m8-l8\n2. j2-j3\n");
}

TEST(Pgn4Writer, is_read_as_the_same_game) {
    const std::string text = "[Foo \"a \\\"b\\\" \\\\ ]\"]\n" + teams +
                             "1. h2-h3 { } in a brace; } $3 ( 1. d2-d3 ( 1. e2-e3 ) ) .. b7-c7\n\n" + teams + opening +
                             "\n2. h3-h9 .. x { y }\n";
    const std::string once = written("pgn4", text, "pgn4");
    EXPECT_EQ(written("pgn4", once, "pgn4"), once);
    const std::string hostile =
        "{\"tags\":{\"Variant\":\"Teams\",\"Red\":\"a\\\"]\\n[Blue "
        "\\\"b\"},\"moves\":[{\"move\":\"h2-h3\",\"comments\":[\"a } b\",\"c\\n\\n[Red \\\"x\\\"]\"]}]}";
    const std::string safe = written("json", hostile, "pgn4");
    const Read read = read_as("pgn4", safe, checking());
    EXPECT_EQ(read.told.those("game").size(), 1u) << safe;
    EXPECT_EQ(read.told.those("tag").size(), 2u) << safe;
    EXPECT_EQ(written("pgn4", safe, "pgn4"), safe);
}

TEST(Pgn4Writer, says_what_was_said_elsewhere) {
    ReadOptions options;
    options.variant = "hughes";
    options.house_rules = {"first=S", "thaw=owner_turn"};
    const std::string text = written("pgn4", opening, "pgn4", {}, options);
    EXPECT_EQ(text, "[Variant \"hughes\"]\n[RuleVariants \"first=S thaw=owner_turn\"]\n\n" + opening + "\n");
    EXPECT_EQ(written("pgn4", text, "pgn4"), text);
    EXPECT_EQ(written("coordinates", "h2-h3 b7-c7", "pgn4"),
              "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n\n1. h2-h3 .. b7-c7\n");
    options = {};
    options.variant = "chesscom-ffa";
    EXPECT_EQ(written("coordinates", "h2-h3 resign", "pgn4", {}, options),
              "[Variant \"FFA\"]\n[RuleVariants \"EnPassant DeadKingWalking\"]\n\n1. h2-h3 .. R\n");
}

TEST(Pgn4Writer, flattens) {
    WriteOptions how;
    how.flatten = true;
    EXPECT_EQ(
        written("pgn4", teams + "1. h2-h3 .. b7-c7 ( .. b9-c9 .. g13-g12 ( .. h13-h12 ) ) .. g13-g12", "pgn4", how),
        teams + "1. h2-h3 .. b7-c7 ( .. b9-c9 .. g13-g12 ) ( .. b9-c9 .. h13-h12 )  .. g13-g12\n");
}

TEST(Pgn4Writer, a_game_from_a_position) {
    const std::string text =
        "[Variant \"hughes\"]\n[StartFen4 \"Y-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-3-"
        "{'frozen':(false,false,false,false),'turned':('','','',''),'moved':('','','',''),'doubleSteps':('','','','')}-"
        "3,8,3/3,3,yK,4,3/3,8,3/14/14/bK,12,rK/14/14/14/14/14/3,8,3/3,8,3/3,4,wK,3,3\"]\n\n1.. Kg13-g12 .. Kn9-n10 .. "
        "Kh1-h2\n2. Ka9-a10\n";
    const Read read = read_as("pgn4", text, checking());
    EXPECT_EQ(read.codes(), std::vector<std::string>{"draw-possible"});  // kings alone
    EXPECT_EQ(written("pgn4", text, "pgn4"), text);
}

// -- hostile texts

/// Seconds for a text and for one ten times as long: the work may not grow faster than the text, timer noise apart.
void expect_linear(const std::function<std::string(std::size_t)>& text, std::size_t size) {
    const auto seconds = [&](std::size_t times) {
        const std::string made = text(times);
        const auto begin = std::chrono::steady_clock::now();
        read_as("pgn4", made, checking());
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    const double small = seconds(size), large = seconds(size * 10);
    EXPECT_LT(large, 40 * small + 0.5) << "size " << size;
}

std::string repeated(const std::string& text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

TEST(Pgn4Hostile, deep_variations) {
    const std::string text =
        teams + "1. h2-h3 " + repeated("( 1. d2-d3 ", 20'000) + repeated(") ", 20'000) + ".. b7-c7";
    const Read read = read_as("pgn4", text, checking());
    EXPECT_EQ(read.codes(), std::vector<std::string>{"too-deep"});
    EXPECT_EQ(read.told.those("ply").size(), 258u);
    EXPECT_EQ(read.told.those("ply").back(), "ply W b7-c7");
    expect_linear([](std::size_t n) { return teams + "1. h2-h3 " + repeated("( 1. d2-d3 ", n); }, 5'000);
}

TEST(Pgn4Hostile, time_grows_with_the_text_only) {
    expect_linear([](std::size_t n) { return repeated("[T \"v\"]\n", n) + "1. h2-h3"; }, 5'000);
    expect_linear([](std::size_t n) { return teams + "1. " + std::string(100 * n, 'N'); }, 5'000);
    expect_linear([](std::size_t n) { return teams + "1. h2-h3 {" + std::string(100 * n, 'a'); }, 5'000);
    expect_linear([](std::size_t n) { return repeated("[A \"1\"]\n\n1. x { y\n\n", n); }, 100);
    expect_linear([](std::size_t n) { return repeated("[A\n\n", n); }, 5'000);
    expect_linear([](std::size_t n) { return repeated("[A \"b\n", n); }, 5'000);
    expect_linear([](std::size_t n) { return teams + "1. h2-h3 " + repeated("( 1. d2-d3 ) ", n); }, 1'000);
    expect_linear([](std::size_t n) { return teams + "1. h2-h3 " + repeated("$1 ) { a } ", n); }, 1'000);
}

TEST(Pgn4Hostile, classes_of_bad_text) {
    EXPECT_EQ(codes_of(teams + "1. " + std::string(100'000, 'N') + " .. b7-c7"), std::vector<std::string>{"too-long"});
    EXPECT_EQ(verdict_of(teams + "1. " + std::string(100'000, 'N') + " .. b7-c7"), "end unreadable");
    EXPECT_EQ(codes_of(teams + std::string("1. h2-h3 \0 .. b7-c7 { a\0b }", 28)),
              std::vector<std::string>{"control-character"});
    EXPECT_EQ(codes_of("[Variant \"Teams\\\"]\\n[RuleVariants \\\"EnPassant\"]\n1. h2-h3"),
              std::vector<std::string>{"unsupported-game"});
    EXPECT_EQ(read_as("pgn4", "[Variant \"Teams\"]\n[Red \"A\x1b]0;pwned\x07\"]\n1. h2-h3", checking())
                  .told.those("tag Red")
                  .size(),
              1u);
}

/// What is written of a text, and of that again.
std::pair<std::string, std::string> written_twice(const std::string& text) {
    const std::string once = written("pgn4", text, "pgn4");
    return {once, written("pgn4", once, "pgn4")};
}

TEST(Pgn4Written, games_without_moves_stay_apart) {
    const std::string text = "[Variant \"hughes\"]\n[White \"A\"]\n\n1.\n\n[Variant \"hughes\"]\n[White \"B\"]\n\n";
    EXPECT_EQ(games_in("pgn4", text).size(), 2u);
    EXPECT_EQ(written("pgn4", text, "pgn4"), text);
}

TEST(Pgn4Written, unplayed_text_that_looks_like_something_else_is_not_lost) {
    for (const char* rest : {"%b7 c7 .. d2-d3", "[b7 c7"}) {
        const auto [once, twice] = written_twice("[Variant \"hughes\"]\n\n1. b7-c7 .. " + std::string(rest));
        EXPECT_NE(once.find(rest), std::string::npos) << once;
        EXPECT_EQ(once, twice);
    }
    const auto [once, twice] = written_twice("[Variant \"nobody's\"]\n\n(%b7-c7");
    EXPECT_EQ(once, twice);
}

TEST(Pgn4Written, a_sign_in_a_variation_without_a_ply_is_no_comment) {
    const Read read = read_as("pgn4", "[Variant \"hughes\"]\n\n1. b7-c7 ( $3 { said } )");
    EXPECT_EQ(read.told.those("comment"), std::vector<std::string>{"comment said"});
}

TEST(Pgn4Written, comments_between_tags_of_a_game_that_cannot_be_played_are_kept_once) {
    const auto [once, twice] =
        written_twice("[Variant \"hughes\"]\n[StartFen4 \"a-b\"]\n{ said }\n[Result \"*\"]\n\n1. b7-c7");
    EXPECT_EQ(once, twice);
    EXPECT_NE(once.find("{ said }"), std::string::npos);
    EXPECT_EQ(once.find("[Result"), once.rfind("[Result"));
}

TEST(Pgn4Written, a_tag_name_with_a_quotation_mark_of_windows_can_be_read_again) {
    const auto [once, twice] = written_twice(
        "[R\x94"
        "d \"A\"]\n[Variant \"hughes\"]\n\n1. b7-c7");
    EXPECT_EQ(once, twice);
    EXPECT_TRUE(once.starts_with("[R'd \"A\"]\n")) << once;
}

TEST(Pgn4Hostile, men_put_back_behind_castling_are_no_move) {
    EXPECT_FALSE(read_slot("O-O/Kc1", (*named_rules("loeb"))->board(), {}));
    EXPECT_EQ(codes_of("[Variant \"loeb\"]\n\n1. O-O/all"), std::vector<std::string>{"bad-move-text"});
}

// -- Loeb's way
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

}  // namespace
}  // namespace fourhand::tests
