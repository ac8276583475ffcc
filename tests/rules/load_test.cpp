// Variant files: what is refused, and where the complaint points; how a file is laid over what it is like.
#include <gtest/gtest.h>

#include <string>

#include "base/source.hpp"
#include "base/text.hpp"
#include "rules/house_rules.hpp"
#include "rules/rules.hpp"
#include "rules/variant.hpp"

namespace fourhand {
namespace {

/// A whole small game on nine squares.
const std::string small = R"({
  "id": "small", "title": "A small game",
  "seats": [ { "id": "S", "letter": "s", "colour": "South", "ahead": "north" },
             { "id": "N", "letter": "n", "colour": "North", "ahead": "south" } ],
  "arrays": { "one": [ ".  nK .", ".  nP .", ".  sP .", "sR sK ." ] },
  "pieces": { "K": { "name": "king", "royal": true, "moves": [ { "step": [[0, 1], [1, 1]], "round": true } ] },
              "R": { "name": "rook", "moves": [ { "slide": [[0, 1]], "round": true } ] },
              "P": { "name": "pawn", "march": true } },
  "rules": { "promotes_to": "R", "double_step": "none" },
  "laws": [ "freeze", "all others mated", "nobody moves" ]
})";

std::string with(std::string text, const std::string& old, const std::string& now) {
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return text.replace(at, old.size(), now);
}

Result<Variant> load(const std::string& text) { return load_variant(Source("small.json", text)); }

std::string complaint(const std::string& text) {
    const auto variant = load(text);
    if (variant) return "loads";
    EXPECT_EQ(variant.error().code, Code::BadVariant);
    std::string all = variant.error().message;
    for (const std::string& hint : variant.error().hints) all += " | " + hint;
    return all;
}

struct Fault {
    const char* name;
    const char* old;
    const char* now;
    const char* message;  ///< how the complaint begins
};

void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.name; }

class Faults : public testing::TestWithParam<Fault> {};

TEST_P(Faults, AreNamedWithTheirPointer) {
    const Fault& fault = GetParam();
    const std::string said = complaint(with(small, fault.old, fault.now));
    EXPECT_EQ(said.substr(0, std::string(fault.message).size()), fault.message) << said;
}

const Fault faults[] = {
    {"syntax", "\"title\":", "\"title\"", "this is not JSON: "},
    {"unknown_key", "\"title\":", "\"titel\":", "/titel: \"titel\" is no key here | did you mean title?"},
    {"missing_key", "\"title\": \"A small game\",", "", "/title: is missing: it must be a text in quotes"},
    {"wrong_type", "\"A small game\"", "7", "/title: must be a text in quotes"},
    {"duplicate_key", "\"name\": \"rook\",", "\"name\": \"rook\", \"name\": \"tower\",",
     "/pieces/R/name: the key \"name\" stands here twice"},
    {"duplicate_piece", "\"P\": {", "\"K\": {", "/pieces/K: the key \"K\" stands here twice"},
    {"id", "\"id\": \"small\"", "\"id\": \"A Small\"", "/id: must be lower-case letters, digits and hyphens"},
    {"title_of_blanks", "\"A small game\"", "\" \"", "/title: must not be empty"},
    {"title_with_escape", "\"A small game\"", "\"A \\u001b[31msmall game\"",
     "/title: must not hold control characters"},
    {"colour_with_override", "\"South\"", "\"So\\u202euth\"", "/seats/0/colour: must not hold control characters"},
    {"array_with_escape", "\"one\":", "\"o\\u001bne\":", "/arrays/o\\x1bne: the key "},
    {"laws_of_mated_men", "\"freeze\", ", "\"freeze\", \"eliminate\", ",
     "/laws/1: \"eliminate\" and \"freeze\" exclude each other: each says what becomes of a player who is mated"},
    {"laws_of_first_mate", "\"freeze\", ", "\"first mate\", \"freeze\", ",
     "/laws/1: \"freeze\" and \"first mate\" exclude"},
    {"laws_of_armies", "\"freeze\", ", "\"freeze\", \"remove army\", ",
     "/laws/1: \"remove army\" and \"freeze\" exclude"},
    {"laws_of_stalemate", "\"freeze\", ", "\"freeze\", \"stalemate draws\", \"stalemate leaves\", ",
     "/laws/2: \"stalemate leaves\" and \"stalemate draws\" exclude"},
    {"laws_of_winning", "\"nobody moves\"", "\"last king\"", "/laws/2: \"last king\" and \"all others mated\" exclude"},
    {"no_seat", "\"seats\": [",
     "\"seats\": [], \"sources\": [], \"story\": {}, \"notes\": {}, \"aliases\": [], \"like\": [",
     "/like: must be a text in quotes"},
    {"seat_key", "\"ahead\": \"south\"", "\"ahead\": \"south\", \"teem\": \"A\"",
     "/seats/1/teem: \"teem\" is no key here | did you mean team?"},
    {"seat_letter", "\"letter\": \"n\"", "\"letter\": \"N\"", "/seats/1/letter: must be one or two lower-case letters"},
    {"seat_letter_twice", "\"letter\": \"n\"", "\"letter\": \"s\"", "/seats/1/letter: \"s\" is another seat's already"},
    {"seat_ahead", "\"ahead\": \"south\"", "\"ahead\": \"down\"", "/seats/1/ahead: must be north, east, south or west"},
    {"ragged_row", "\".  nP .\"", "\".  nP\"", "/arrays/one/1: has 2 cells, and the first row has 3"},
    {"unknown_man", "nP", "nX", "/arrays/one/1: \"nX\" is neither --, . nor a seat's letter and a man's"},
    {"no_king", "nK", "nR", "/arrays/one: N must have one king, and has 0"},
    {"two_kings", "sR", "sK", "/arrays/one: S must have one king, and has 2"},
    {"other_board", "\"sR sK .\" ]", "\"sR sK .\" ], \"two\": [ \"-- nK .\", \". . .\", \". . .\", \". sK .\" ]",
     "/arrays/two: must be drawn on the same board as \"one\""},
    {"piece_key", "\"slide\"", "\"slyde\"", "/pieces/R/moves/0/slyde: \"slyde\" is no key here | did you mean slide?"},
    {"step_and_slide", "\"slide\": [[0, 1]]", "\"slide\": [[0, 1]], \"step\": [[0, 1]]",
     "/pieces/R/moves/0: must have either \"step\" or \"slide\""},
    {"step_of_one_number", "\"slide\": [[0, 1]]", "\"slide\": [[1]]", "/pieces/R/moves/0/slide/0: must be two numbers"},
    {"step_to_nowhere", "\"slide\": [[0, 1]]", "\"slide\": [[0, 0]]", "/pieces/R/moves/0/slide/0: goes nowhere"},
    {"step_too_far", "\"slide\": [[0, 1]]", "\"slide\": [[0, 99]]",
     "/pieces/R/moves/0/slide/0/1: must be a whole number from -25 to 25"},
    {"step_in_fractions", "\"slide\": [[0, 1]]", "\"slide\": [[0, 1.5]]",
     "/pieces/R/moves/0/slide/0/1: must be a whole number"},
    {"step_beyond_64_bits", "\"slide\": [[0, 1]]", "\"slide\": [[0, 18446744073709551615]]",
     "/pieces/R/moves/0/slide/0/1: must be a whole number"},
    {"far_step", "\"step\": [[0, 1], [1, 1]]", "\"far\": 2, \"step\": [[0, 1], [1, 1]]",
     "/pieces/K/moves/0/far: only a slide has a longest way"},
    {"lame_rook", "\"slide\": [[0, 1]]", "\"lame\": true, \"slide\": [[0, 1]]",
     "/pieces/R/moves/0/lame: only a knight's step (1, 2) can be lame"},
    {"no_moves", "\"march\": true", "\"pawn\": true",
     "/pieces/P/moves: must say how the man moves, or \"march\" be true"},
    {"letter_of_two", "\"R\": {", "\"Rk\": {", "/pieces/Rk: a man's letter must be one letter, not \"Rk\""},
    {"half_promotion", "\"name\": \"rook\",", "\"name\": \"rook\", \"promotes_to\": \"R\",",
     "/pieces/R: must say both \"promotes_to\" and \"promotes_at\""},
    {"promotion_to_nobody", "\"march\": true", "\"march\": true, \"promotes_to\": \"Q\"",
     "/pieces/P/promotes_to: no man that a pawn can become has the letter Q"},
    {"unknown_law", "\"freeze\"", "\"freese\"", "/laws/0: there is no law \"freese\" | did you mean freeze?"},
    {"law_twice", "\"nobody moves\"", "\"freeze\"", "/laws/2: \"freeze\" is among the laws already"},
    {"no_laws", "[ \"freeze\", \"all others mated\", \"nobody moves\" ]", "[]", "/laws: must be a list of laws"},
    {"unknown_switch", "\"double_step\"", "\"double_stop\"",
     "/rules/double_stop: is not known | did you mean double_step?"},
    {"unknown_value", "\"double_step\": \"none\"", "\"double_step\": \"twice\"",
     "/rules/double_step: cannot be \"twice\"; it takes none or first_move"},
    {"value_of_wrong_type", "\"double_step\": \"none\"", "\"double_step\": true",
     "/rules/double_step: must be a text in quotes"},
    {"unknown_first", "\"rules\": {", "\"rules\": { \"first\": \"W\",",
     "/rules/first: cannot be \"W\"; it takes S or N"},
    {"promotion_to_king", "\"promotes_to\": \"R\"", "\"promotes_to\": \"K\"", "/rules/promotes_to: cannot be \"K\""},
    {"promotion_at_rank_1", "\"rules\": {", "\"rules\": { \"promotes_at\": \"own_rank:1\",",
     "/rules/promotes_at: cannot be \"own_rank:1\""},
    {"closed_far_apart", "\"rules\": {", "\"rules\": { \"closed_diagonals\": \"a1-c3\",",
     "/rules/closed_diagonals: cannot be \"a1-c3\""},
    {"leap_without_partners", "\"rules\": {", "\"rules\": { \"leap\": \"yes\",",
     "/rules/leap: cannot be yes: a pawn leaps over a partner's pawn, and there are no partners"},
    {"passing_without_double_step", "\"rules\": {", "\"rules\": { \"en_passant\": \"all\",",
     "/rules/en_passant: cannot be all: no pawn makes a double step"},
    {"key_without_teams", "\"rules\": {", "\"rules\": { \"partner_exposure\": \"allowed\",",
     "/rules/partner_exposure: is no house rule here: there are no teams"},
    {"key_without_raze", "\"rules\": {", "\"rules\": { \"replace\": \"all\",",
     "/rules/replace: is no house rule here: no section of the board is ever removed"},
    {"live_under_freeze", "\"rules\": {", "\"rules\": { \"mated_men\": \"live\",",
     "/rules/mated_men: says live, and the law is \"freeze\""},
    {"thaw_without_freeze", "\"freeze\", \"all others mated\", \"nobody moves\" ]",
     "\"mate passes\", \"nobody moves\" ], \"story\": {}", "loads"},
    {"default_that_will_not_do", "\"promotes_to\": \"R\", ", "",
     "/rules/promotes_to: must be said, for its default will not do"},
    {"unknown_like", "\"title\":", "\"like\": \"hughs\", \"title\":", "/like: no variant is called \"hughs\" | hughes"},
    {"colour_set_too_short", "\"rules\": {", "\"colour_sets\": { \"club\": [\"Red\"] }, \"rules\": {",
     "/colour_sets/club: must name 2 seats in turn order"},
    {"law_that_takes_no_argument", "\"freeze\"", "{ \"law\": \"freeze\", \"argument\": \"nonsense\" }",
     "/laws/0/argument: the law \"freeze\" takes no argument"},
    {"note_key", "\"rules\": {", "\"notes\": { \"first\": { \"test\": \"\" } }, \"rules\": {",
     "/notes/first/test: \"test\" is no key here | did you mean text?"},
    {"pointer_escapes", "\"rules\": {", "\"a/b~c\": 1, \"rules\": {", "/a~1b~0c: \"a/b~c\" is no key here"},
};

INSTANTIATE_TEST_SUITE_P(Load, Faults, testing::ValuesIn(faults),
                         [](const auto& given) { return std::string(given.param.name); });

TEST(Load, TheSmallGameLoadsAndHasEverySwitchThatApplies) {
    const auto variant = load(small);
    ASSERT_TRUE(variant) << variant.error().message;
    EXPECT_EQ(variant->switches.at("first"), "S");
    EXPECT_EQ(variant->switches.at("en_passant"), "none");
    EXPECT_EQ(variant->switches.at("thaw"), "at_once");
    EXPECT_EQ(variant->switches.at("mated_men"), "stone");
    EXPECT_FALSE(variant->switches.contains("partner_exposure"));
    EXPECT_FALSE(variant->switches.contains("replace"));
    EXPECT_EQ(variant->seats[1].team, "N");
    EXPECT_EQ(variant->pieces[0].motions[0].steps.size(), 8u);
}

/// The small game with a queen in its array, which is said to stand on a light square.
std::string with_queens(const std::string& rows, const std::string& rules) {
    const std::string queen =
        "\"Q\": { \"name\": \"queen\", \"moves\": [ { \"slide\": [[0, 1], [1, 1]], \"round\": true } ] }, \"R\"";
    const std::string array = "{ \"queens\": \"light\", \"rows\": [ " + rows + " ] }";
    const std::string drawn =
        with(with(small, "[ \".  nK .\", \".  nP .\", \".  sP .\", \"sR sK .\" ]", array), "\"R\"", queen);
    return with(drawn, "\"rules\": {", "\"rules\": { " + rules);
}

TEST(Load, QueensSaidToStandOnLightSquaresChangePlacesWithTheirKingsWhereTheColouringIsTurned) {
    const std::string rows = R"("nQ nK .", ". nP .", ". sP .", ". sQ sK")";  // a4 and b1: odd
    const auto drawn = [&](const std::string& rules, const std::vector<std::string>& house) {
        const auto variant = load_variant(Source("small.json", with_queens(rows, rules)), house);
        return variant ? join(variant->arrays.front().rows, "/") : variant.error().message;
    };
    const std::string as_drawn = "nQ nK ./. nP ./. sP ./. sQ sK", changed = "nK nQ ./. nP ./. sP ./. sK sQ";
    EXPECT_EQ(drawn("\"light_parity\": \"odd\",", {}), as_drawn);
    EXPECT_EQ(drawn("", {}), changed);
    EXPECT_EQ(drawn("\"light_parity\": \"odd\",", {"light_parity=even"}), changed);
    EXPECT_EQ(drawn("", {"light_parity=odd"}), as_drawn);
}

TEST(Load, QueensSaidToStandOnLightSquaresStandOnOneColour) {
    const std::string wrong =
        "/arrays/one/queens: says that all queens (letter Q) stand on squares of one colour, and they do not";
    EXPECT_EQ(complaint(with_queens(R"("nQ nK .", ". nP .", ". sP .", "sQ sK .")", "")), wrong) << "a4 odd, a1 even";
    EXPECT_EQ(complaint(with_queens(R"(". nK .", ". nP .", ". sP .", ". sK .")", "")), wrong) << "there are none";
    EXPECT_EQ(complaint(with(with_queens(R"("nQ nK .", ". nP .", ". sP .", ". sQ sK")", ""), "\"light\"", "\"dark\"")),
              "/arrays/one/queens: must be light");
}

/// A queen each was taken for granted: two became two kings, and none left a seat without a king.
TEST(Load, QueensChangePlacesWithTheirKingsOneEach) {
    EXPECT_EQ(complaint(with_queens(R"("nQ nK .", "nP nQ .", ". sP .", ". sQ sK")", "")),
              "/arrays/one/queens: says that queens change places with their kings, and not every seat has one queen");
}

/// Royal men may have other letters: the king of each seat goes where his queen stood, as he is.
TEST(Load, QueensChangePlacesWithRoyalMenOfAnyLetter) {
    std::string text = with_queens(R"("nQ nX .", ". nP .", ". sP .", ". sQ sK")", "");
    text = with(text, "\"pieces\": {",
                "\"pieces\": { \"X\": { \"name\": \"khan\", \"royal\": true, \"moves\": [ "
                "{ \"step\": [[0, 1]], \"round\": true } ] },");
    const auto variant = load(text);
    ASSERT_TRUE(variant) << variant.error().message;
    EXPECT_EQ(join(variant->arrays.front().rows, "/"), "nX nQ ./. nP ./. sP ./. sK sQ");
}

/// A pawn without a mark beside marked ones of his seat was "no piece" to the compiler, after the loader had taken him.
TEST(Load, APawnWithoutAMarkMarchesAsHisSeatDoes) {
    const auto variant = load(with(small, ".  sP .", "sP> sP ."));
    ASSERT_TRUE(variant) << variant.error().message;
    const auto rules = compile(*variant);
    ASSERT_TRUE(rules) << rules.error().message;
    const auto heading = [&](const char* square) {
        return (*rules)->heading((*rules)->start().cells[index((*rules)->board().named(square))]);
    };
    EXPECT_EQ(heading("a2"), '>');
    EXPECT_EQ(heading("b2"), '^');
}

/// Loeb's moves name men put back by their starting squares, sixteen at most: others could never come back.
TEST(Load, WhereSectionsFallAnArmyHasSixteenMenAtMost) {
    const auto army = [](const std::string& men) {
        return R"({ "id": "club", "title": "Club", "like": "loeb", "arrays": { "queens-light": null, "more": [
            "-- -- nR nN nB nK nQ nB nN nR -- --", "-- -- nP nP nP nP nP nP nP nP -- --",
            "wR wP .  .  .  .  .  .  .  .  eP eR", "wN wP .  .  .  .  .  .  .  .  eP eN",
            "wB wP .  .  .  .  .  .  .  .  eP eB", "wK wP .  .  .  .  .  .  .  .  eP eQ",
            "wQ wP .  .  .  .  .  .  .  .  eP eK", "wB wP .  .  .  .  .  .  .  .  eP eB",
            "wN wP .  .  .  .  .  .  .  .  eP eN", "wR wP )" +
               men + R"( .  .  .  .  .  .  .  eP eR",
            "-- -- sP sP sP sP sP sP sP sP -- --", "-- -- sR sN sB sQ sK sB sN sR -- --" ] } })";
    };
    EXPECT_EQ(complaint(army(". ")), "loads");
    EXPECT_EQ(
        complaint(army("sP")),
        "/arrays/more: S has 17 men, and where sections fall (law \"raze\") an army has 16 at most: more starting "
        "squares cannot be told apart when men are put back");
}

TEST(Load, ThawNeedsFreeze) {
    const std::string text =
        with(with(small, "\"freeze\"", "\"mate passes\""), "\"rules\": {", "\"rules\": { \"thaw\": \"at_once\",");
    EXPECT_EQ(complaint(text), "/rules/thaw: is no house rule here: mate does not freeze in this game");
}

TEST(Load, PoliticalNeedsEveryoneForHimself) {
    EXPECT_EQ(complaint(R"({"id": "club", "title": "Club", "like": "hughes", "rules": {"political": "yes"}})"),
              "/rules/political: cannot be yes: alliances are for games in which everyone plays for himself");
}

TEST(Load, DeepNestingIsRefused) {
    std::string deep = "{\"id\": ";
    deep.append(100000, '[').append(100000, ']').append("}");
    EXPECT_NE(complaint(deep).find("nested deeper than 64 levels"), std::string::npos);
    EXPECT_NE(complaint(std::string(100000, '[')).find("nested deeper than 64 levels"), std::string::npos);
}

TEST(Load, AnythingButAnObjectIsRefused) {
    for (const char* text : {"", "[]", "null", "7", "\"x\"", "{}", "[[[["}) EXPECT_NE(complaint(text), "loads") << text;
}

TEST(Load, TheSpanIsThatOfTheValueComplainedOf) {
    const std::string text = with(small, "\"double_step\": \"none\"", "\"double_step\": \"twice\"");
    const auto variant = load(text);
    ASSERT_FALSE(variant);
    const Span where = variant.error().where;
    EXPECT_EQ(text.substr(where.begin, where.end - where.begin), "\"twice\"");
}

TEST(Load, TheSpanOfASyntaxErrorIsWhereReadingStopped) {
    const auto variant = load("{ \"id\": \"x\", }");
    ASSERT_FALSE(variant);
    EXPECT_EQ(variant.error().where.end, 14u);
}

TEST(Like, SaysOnlyTheDifferences) {
    const auto club = load(R"({"id": "club", "title": "Club", "like": "hughes",
                              "rules": {"thaw": "owner_turn", "turn_back_home": null},
                              "pieces": {"N": {"name": "horse"}},
                              "notes": {"thaw": {"text": "so we play", "source": "the club"}, "castling": null}})");
    ASSERT_TRUE(club) << club.error().message;
    const auto hughes = named_variant("hughes");
    ASSERT_TRUE(hughes);
    EXPECT_EQ(club->like, "hughes");
    EXPECT_TRUE(club->aliases.empty());
    EXPECT_EQ(club->switches.at("thaw"), "owner_turn");
    EXPECT_EQ(club->switches.at("turn_back_home"), "1") << "a key that is taken away has its default again";
    EXPECT_EQ(club->switches.at("leap"), "yes");
    EXPECT_FALSE(club->switches.contains("waking_own_attacker")) << "nobody wakes at once";
    EXPECT_EQ(club->arrays[0].rows, hughes->arrays[0].rows);
    EXPECT_EQ(club->pieces[4].name, "horse");
    EXPECT_EQ(club->pieces[4].motions[0].steps.size(), 8u);
    EXPECT_EQ(club->notes.size(), hughes->notes.size() - 1);
    for (const Note& note : club->notes) EXPECT_TRUE(note.about != "thaw" || note.text == "so we play");
}

TEST(Like, ListsReplaceWhole) {
    const auto club =
        load(R"({"id": "club", "title": "Club", "like": "hughes", "laws": ["freeze", "both mated"], "rules": {}})");
    ASSERT_TRUE(club) << club.error().message;
    EXPECT_EQ(club->laws.size(), 2u);
    EXPECT_FALSE(club->switches.contains("repetition")) << "its law is gone";
}

}  // namespace
}  // namespace fourhand
