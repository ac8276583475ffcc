// FEN4: both dialects read, one form written, every option kept or understood, every error at its place.
#include <gtest/gtest.h>

#include "notation/fen4.hpp"
#include "rules/position.hpp"

namespace fourhand {
namespace {

std::shared_ptr<const Rules> rules_of(std::string_view id, std::string_view array = {},
                                      const std::vector<std::string>& house = {}) {
    const auto rules = named_rules(id, array, house);
    if (!rules) throw std::runtime_error(rules.error().message);
    return *rules;
}

/// The text read and written again; what was wrong with it otherwise.
std::string again(std::string_view text, const Rules& rules, Diagnostics* doubts = nullptr) {
    const auto read = read_fen4(text, rules, doubts);
    return read ? write_fen4(read->setup, rules, read->other_keys) : read.error().message;
}

const std::string modern_board =
    "x,x,x,yR,yN,yB,yK,yQ,yB,yN,yR,x,x,x/x,x,x,yP,yP,yP,yP,yP,yP,yP,yP,x,x,x/x,x,x,8,x,x,x/bR,bP,10,gP,gR/"
    "bN,bP,10,gP,gN/"
    "bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/bN,bP,10,gP,gN/bR,bP,10,gP,gR/x,x,x,8,x,x,x/"
    "x,x,x,rP,rP,rP,rP,rP,rP,rP,rP,x,x,x/x,x,x,rR,rN,rB,rQ,rK,rB,rN,rR,x,x,x";
const std::string modern_start = "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-" + modern_board;

/// Kings alone, and what else is laid in: for short tests.
std::string kings(const std::string& before_board, const std::string& rank_11 = "14",
                  const std::string& rank_4 = "14") {
    return before_board + "3,3,yK,4,3/3,8,3/3,8,3/" + rank_11 + "/14/14/13,gK/bK,13/14/14/" + rank_4 +
           "/3,8,3/3,8,3/3,4,rK,3,3";
}

/// With every `from` turned into `to`.
std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string result;
    for (std::size_t at; (at = text.find(from)) != std::string_view::npos; text.remove_prefix(at + from.size()))
        result.append(text.substr(0, at)).append(to);
    return result.append(text);
}

TEST(Fen4, TheStartIsWrittenAsChessComWritesIt) {
    EXPECT_EQ(write_fen4(Position(rules_of("chesscom-teams"))), modern_start);
    EXPECT_EQ(write_fen4(Position(rules_of("chesscom-ffa"))), modern_start);
}

TEST(Fen4, BothCornersMeanTheSame) {
    const auto rules = rules_of("chesscom-teams");
    const std::string old = replaced(modern_start, "x,x,x", "3");
    EXPECT_EQ(again(old, *rules), modern_start);
    EXPECT_EQ(again(replaced(old, "3,8,3", "14"), *rules), modern_start);
    EXPECT_EQ(again(replaced(modern_start, "x,x,x", "xxx"), *rules), modern_start);
}

TEST(Fen4, WhiteSpaceMeansNothing) {
    const auto rules = rules_of("chesscom-teams");
    std::string pretty = "\xef\xbb\xbf " + modern_start.substr(0, modern_start.find("x,x,x")) + "\r\n";
    for (const char c : modern_board) {
        pretty += c;
        if (c == '/') pretty += '\n';
        if (c == ',') pretty += ' ';
    }
    EXPECT_EQ(again(pretty + "\n", *rules), modern_start);
    EXPECT_EQ(again(modern_start + "-,,,", *rules), modern_start);
}

TEST(Fen4, WallsAreKept) {
    const auto rules = rules_of("chesscom-teams");
    const std::string text = again(kings("R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-3-", "5,X,x,7"), *rules);
    EXPECT_NE(text.find("/5,X,X,7/"), std::string::npos) << text;
    EXPECT_EQ(again(text, *rules), text);
}

TEST(Fen4, DoubleStepsOfBothForms) {
    const auto rules = rules_of("chesscom-teams");
    const std::string written =
        again(kings("G-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'enPassant':('','c4:d4','','')}-", "14", "3,bP,10"), *rules);
    EXPECT_NE(written.find("-{'enPassant':('','c4:d4','','')}-"), std::string::npos) << written;
    EXPECT_EQ(
        again(kings("G-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'enPassant':('','c4','','')}-", "14", "3,bP,10"), *rules),
        written);
    EXPECT_EQ(
        again(kings("G-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{\"enPassant\":[\"\",\"c4\",\"\",\"\"]}-", "14", "3,bP,10"),
              *rules),
        written);

    Diagnostics doubts;
    const std::string gone =
        again(kings("G-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'enPassant':('','c4:d4','','')}-"), *rules, &doubts);
    EXPECT_EQ(gone.find("enPassant"), std::string::npos);
    ASSERT_EQ(doubts.warnings(), 1u);
    EXPECT_EQ(doubts.all()[0].code, Code::DoubtfulPosition);
}

TEST(Fen4, OtherKeysAreKeptByteForByte) {
    const auto rules = rules_of("chesscom-ffa");
    const std::string options =
        "'royal':('h1','a7','g14','n8'),'gameOver':'RED  WON \xe2\x80\xa2 {x} - "
        "y','wb':true,'zombieType':('','rando',,'')";
    const std::string text = kings("R-0,0,0,0-0,0,0,0-0,0,0,0-1,22,0,3-7-{" + options + "}-");
    const auto read = read_fen4(text, *rules);
    ASSERT_TRUE(read) << read.error().message;
    ASSERT_EQ(read->other_keys.size(), 4u);
    EXPECT_EQ(read->other_keys[1].second, "'RED  WON \xe2\x80\xa2 {x} - y'");
    EXPECT_EQ(read->other_keys[3].second, "('','rando',,'')");
    EXPECT_EQ(read->setup.points[1], 22);
    EXPECT_EQ(read->setup.clock, 7);
    const std::string written = write_fen4(read->setup, *rules, read->other_keys);
    EXPECT_NE(written.find("-{" + options + "}-"), std::string::npos) << written;
    EXPECT_EQ(again(written, *rules), written);
}

TEST(Fen4, WhoResignedWalksWithHisKing) {
    const auto rules = rules_of("chesscom-ffa");
    const std::string text = again(kings("R-0,1,1,0-1,1,1,1-0,0,0,0-0,5,0,0-2-{'resigned':(false,true,false,false),'"
                                         "flagged':(false,false,true,false)}-",
                                         "dbR,dP,12"),
                                   *rules);
    const auto read = read_fen4(text, *rules);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(read->setup.standings[1], Standing::Walking);
    EXPECT_EQ(read->setup.standings[2], Standing::Walking);
    EXPECT_TRUE(read->setup.timed_out[2]);
    EXPECT_EQ(read->setup.left, (std::vector<Seat>{Seat{1}, Seat{2}}));
    EXPECT_NE(text.find("/dbR,dP,12/"), std::string::npos) << text;
    EXPECT_NE(text.find(",yK,"), std::string::npos) << text;
    EXPECT_NE(text.find("'resigned':(false,true,false,false),'flagged':(false,false,true,false)"), std::string::npos)
        << text;
    EXPECT_EQ(again(text, *rules), text);

    // A player who is simply out has a dead king.
    const auto out = read_fen4(kings("R-0,1,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-", "dbR,13"), *rules);
    ASSERT_TRUE(out);
    EXPECT_EQ(out->setup.standings[1], Standing::Out);
    EXPECT_NE(write_fen4(out->setup, *rules).find("/dbK,13/"), std::string::npos);
}

TEST(Fen4, DeadMenOfTheLivingAreNobodys) {
    Diagnostics doubts;
    const auto rules = rules_of("chesscom-ffa");
    const std::string text = again(kings("R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-", "drQ,13"), *rules, &doubts);
    EXPECT_NE(text.find("/dQ,13/"), std::string::npos) << text;
    EXPECT_EQ(doubts.warnings(), 1u);
}

TEST(Fen4, RightsWithoutTheirRookAreDoubted) {
    Diagnostics doubts;
    const std::string text = again(kings("R-0,0,0,0-1,0,0,0-0,0,0,0-0,0,0,0-0-"), *rules_of("chesscom-teams"), &doubts);
    EXPECT_EQ(text.substr(0, 18), "R-0,0,0,0-0,0,0,0-");
    ASSERT_EQ(doubts.warnings(), 1u);
    EXPECT_NE(doubts.all()[0].message.find("Red"), std::string::npos);
}

TEST(Fen4, CastlingFollowsTheKingNotTheArray) {
    // The old array under the rules of the new one: W's near rook is at the other end.
    const auto modern = rules_of("chesscom-teams", "4PC"), old = rules_of("chesscom-teams", "4PCo");
    const std::string text = write_fen4(Position(old));
    const auto read = read_fen4(text, *modern);
    ASSERT_TRUE(read);
    EXPECT_EQ(write_fen4(read->setup, *modern), text);
    const auto only_near = read_fen4("R-0,0,0,0-1,1,1,1-0,0,0,0" + text.substr(25), *modern);
    ASSERT_TRUE(only_near);
    EXPECT_EQ(modern->board().name(only_near->setup.rights[1].at(0)), "a11");
    EXPECT_EQ(modern->board().name(only_near->setup.rights[0].at(0)), "k1");
}

TEST(Fen4, HistoricGamesSayMore) {
    const auto rules = rules_of("hughes");
    EXPECT_TRUE(
        write_fen4(Position(rules))
            .starts_with("B-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'variant':'hughes','frozen':(false,false,false,false),'"
                         "turned':('','','',''),"
                         "'moved':('','','',''),'doubleSteps':('','','','')}-x,x,x,yR,yN,yB,yK,yQ,yB,yN,yR,x,x,x"));
    const std::string text = again(
        "W-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'variant':'hughes','frozen':(false,true,false,false),'turned':('b9 "
        "e4','','',''),"
        "'moved':('d2','','',''),'doubleSteps':('','','','l7:k7')}-"
        "3,3,yK,4,3/3,8,3/3,8,3/14/14/1,wP,12/13,rK/bK,9,rP,3/14/14/4,wP,9/3,8,3/3,wP,wP,6,3/3,4,wK,3,3",
        *rules);
    EXPECT_NE(text.find("'frozen':(false,true,false,false),'turned':('e4 b9','','',''),'moved':('d2','','',''),"
                        "'doubleSteps':('','','','l7:k7')"),
              std::string::npos)
        << text;
    EXPECT_EQ(again(text, *rules), text);
    const auto read = read_fen4(text, *rules);
    ASSERT_TRUE(read);
    const auto man = [&](const char* square) { return read->setup.cells[index(rules->board().named(square))]; };
    EXPECT_EQ(rules->heading(man("b9")), 'v');
    EXPECT_FALSE(rules->face(rules->kind_of(man("d2"))).unmoved);
    EXPECT_TRUE(rules->face(rules->kind_of(man("e2"))).unmoved);
}

TEST(Fen4, AMissingKeyIsSaid) {
    Diagnostics doubts;
    const auto rules = rules_of("hughes");
    std::string text = write_fen4(Position(rules));
    text.replace(text.find("'frozen':(false,false,false,false),"), 35, "");
    ASSERT_TRUE(read_fen4(text, *rules, &doubts));
    ASSERT_EQ(doubts.warnings(), 1u);
    EXPECT_NE(doubts.all()[0].message.find("'frozen'"), std::string::npos);
    EXPECT_EQ(doubts.all()[0].message.find("'turned'"), std::string::npos);
}

TEST(Fen4, TheOrderOfLeavingIsWrittenWhereItIsNotThatOfTheTurns) {
    const auto rules = rules_of("chesscom-ffa");
    const std::string gone = replaced(modern_board, "rK", "1");
    const auto text = [&](const std::string& options) {
        return "G-1,1,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-" + options +
               replaced(replaced(replaced(gone, "bK", "1"), "r", "dr"), "b", "db");
    };
    const auto read = read_fen4(text("{'left':'W S'}-"), *rules);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->setup.left, (std::vector<Seat>{Seat{1}, Seat{0}}));
    EXPECT_EQ(Position::from(rules, read->setup)->left().size(), 2u);
    EXPECT_EQ(again(text("{'left':'W S'}-"), *rules), text("{'left':'W S'}-"));
    EXPECT_EQ(again(text("{'left':'S W'}-"), *rules), text(""));
    Diagnostics doubts;
    EXPECT_EQ(again(text("{'left':'W N'}-"), *rules, &doubts), text(""));
    EXPECT_EQ(doubts.warnings(), 1u);
    EXPECT_NE(again(text("{'left':'W Q'}-"), *rules).find("'left' names seats"), std::string::npos);
    EXPECT_NE(again(text("{'left':'W W'}-"), *rules).find("'left' names seats"), std::string::npos);
}

TEST(Fen4, AnotherVariantIsDoubted) {
    Diagnostics doubts;
    EXPECT_EQ(fen4_variant(write_fen4(Position(rules_of("hughes-1892")))), "hughes-1892");
    EXPECT_EQ(fen4_variant(modern_start), "");
    EXPECT_EQ(fen4_variant("no position"), "");
    const std::string text = write_fen4(Position(rules_of("hughes-1892")));
    ASSERT_TRUE(read_fen4(text, *rules_of("hughes"), &doubts));
    ASSERT_EQ(doubts.warnings(), 1u);
    const Span where = doubts.all()[0].where;
    EXPECT_EQ(text.substr(where.begin, where.end - where.begin), "hughes-1892");
}

TEST(Fen4, SectionsOfLoebsBoard) {
    const auto rules = rules_of("loeb");
    const std::string text =
        "S-0,1,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'variant':'loeb','moved':('','','',''),'removed':(false,true,false,false)"
        ","
        "'doubleSteps':('','','','')}-x,x,3,nK,4,x,x/x,x,8,x,x/x,x,10/x,x,10/x,x,10/x,x,2,dwN,7/x,x,9,eK/x,x,10/x,x,10/"
        "x,x,10/x,x,8,x,x/"
        "x,x,4,sK,3,x,x";
    EXPECT_EQ(again(text, *rules), text);
    std::string liar = text;
    liar.replace(liar.find("(false,true"), 11, "(false,false");
    EXPECT_NE(again(liar, *rules).find("'removed'"), std::string::npos);
}

TEST(Fen4, EverySeatAndOutline) {
    for (const std::string& id : variant_ids()) {
        const auto rules = named_rules(id);
        if (!rules) continue;
        Diagnostics doubts;
        const Position start(*rules);
        const std::string text = write_fen4(start);
        const auto read = read_fen4(text, **rules, &doubts);
        ASSERT_TRUE(read) << id << ": " << read.error().message << '\n' << text;
        EXPECT_EQ(doubts.warnings(), 0u) << id;
        EXPECT_EQ(write_fen4(read->setup, **rules), text) << id;
        const auto position = Position::from(*rules, read->setup);
        ASSERT_TRUE(position) << id;
        EXPECT_EQ(position->key(), start.key()) << id;
    }
}

TEST(Fen4, TwoLettersOfASeat) {
    const std::string text = write_fen4(Position(rules_of("verney-eight")));
    EXPECT_EQ(text.substr(0, 20), "YR-0,0,0,0,0,0,0,0-0");
    EXPECT_NE(text.find("x,x,x,ylR,ylN,"), std::string::npos) << text;
}

/// A broken text with the broken part between « and », and a part of the message.
struct Broken {
    const char* name;
    std::string text;
    Code code;
    const char* message;
};

class BrokenFen4 : public testing::TestWithParam<Broken> {};

TEST_P(BrokenFen4, IsToldWhere) {
    std::string text = GetParam().text;
    const std::size_t begin = text.find("«");
    ASSERT_NE(begin, std::string::npos);
    text.erase(begin, 2);
    const std::size_t end = text.find("»");
    text.erase(end, 2);
    const auto read = read_fen4(text, *rules_of("chesscom-teams"));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, GetParam().code) << read.error().message;
    EXPECT_NE(read.error().message.find(GetParam().message), std::string::npos) << read.error().message;
    EXPECT_EQ(read.error().where.begin, begin) << read.error().message;
    EXPECT_EQ(read.error().where.end, end) << read.error().message;
}

const std::string fields = "R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-";

std::string with(const std::string& text, const std::string& from, const std::string& to) {
    std::string changed = text;
    return changed.replace(changed.find(from), from.size(), to);
}

INSTANTIATE_TEST_SUITE_P(
    , BrokenFen4,
    testing::Values(
        Broken{"Nothing", "  «»", Code::BadPosition, "nothing"},
        Broken{"AName", "«4PCo»", Code::BadPosition, "name of a start array"},
        Broken{"Gamma", "«3yRyNyByKyQ/3yPyP r rKrQ»- 0 1", Code::BadPosition, "seat to move"},
        Broken{"OtherSeat", kings("«W»-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-"), Code::UnsupportedPosition,
               "letters W; it is R, B, Y or G"},
        Broken{"EndsEarly", "R-0,0,0,0-0,0,0,0-«0,0,0,0»", Code::BadPosition, "farther rook"},
        Broken{"ThreeSeats", kings("R-«0,0,0»-0,0,0,0-0,0,0,0-0,0,0,0-0-"), Code::BadPosition, "3 seats; there are 4"},
        Broken{"NoBit", kings("R-0,0,0,0-0,«2»,0,0-0,0,0,0-0,0,0,0-0-"), Code::BadPosition, "should be 0 or 1"},
        Broken{"NoPoints", kings("R-0,0,0,0-0,0,0,0-0,0,0,0-0,«x»,0,0-0-"), Code::BadPosition, "no number of points"},
        Broken{"SquareAsPoints", kings("R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,«g12»,0-0-"), Code::BadPosition,
               "no number of points"},
        Broken{"NoClock", kings("R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-«a»-"), Code::BadPosition, "plies since"},
        Broken{"NoBoard", fields + "«»", Code::BadPosition, "board is missing"},
        Broken{"ThirteenCells", with(kings(fields), "/13,gK/", "/«12,gK»/"), Code::BadPosition,
               "rank 8 has 13 cells, not 14"},
        Broken{"TooManyCells", with(kings(fields), "/13,gK/", "/«14,gK»/"), Code::BadPosition, "rank 8 has 15 cells"},
        Broken{"ZeroCells", with(kings(fields), "/13,gK/", "/13,«0»,gK/"), Code::BadPosition,
               "no number of empty squares"},
        Broken{"EmptyCell", with(kings(fields), "/13,gK/", "/13,«»,gK/"), Code::BadPosition, "an empty cell in rank 8"},
        Broken{"HugeNumber", with(kings(fields), "/13,gK/", "/«99999999999»/"), Code::BadPosition,
               "no number of empty squares"},
        Broken{"FifteenRanks", fields + "«" + kings("").substr(0) + "/14»", Code::UnsupportedPosition,
               "15 ranks; this game's has 14"},
        Broken{"ManInACorner", with(kings(fields), "/3,8,3/", "/2,«rP»,8,3/"), Code::BadPosition,
               "no square (rank 13, file c)"},
        Broken{"FairyMan", with(kings(fields), "/13,gK/", "/12,«rβ»,gK/"), Code::UnsupportedPosition,
               "no man β in this game"},
        Broken{"FairyLetter", with(kings(fields), "/13,gK/", "/12,«rE»,gK/"), Code::UnsupportedPosition, "no man E"},
        Broken{"OtherArmy", with(kings(fields), "/13,gK/", "/12,«wQ»,gK/"), Code::UnsupportedPosition,
               "no army of this game"},
        Broken{"NoCell", with(kings(fields), "/13,gK/", "/12,«r?P»,gK/"), Code::BadPosition, "is no cell"},
        Broken{"LowerCase", with(kings(fields), "/13,gK/", "/12,«rp»,gK/"), Code::UnsupportedPosition, "no man p"},
        Broken{"DeadMan", with(kings(fields), "/13,gK/", "/12,«dP»,gK/"), Code::UnsupportedPosition,
               "without an owner"},
        Broken{"HyphenInBoard", with(kings(fields), "/13,gK/", "/13«-»gK/"), Code::BadPosition, "hyphen in the board"},
        Broken{"OpenBlock", fields + "{'a':«1»", Code::BadPosition, "not closed"},
        Broken{"OpenQuote", fields + "{'a':«'b}-14»", Code::BadPosition, "quotation that is not closed"},
        Broken{"WrongBracket", kings(fields + "{'a':(1«]»}-"), Code::BadPosition, "closing ]"},
        Broken{"NoKey", kings(fields + "{«a»:1}-"), Code::BadPosition, "key in quotes"},
        Broken{"NoColon", kings(fields + "{'a'«1»}-"), Code::BadPosition, "colon"},
        Broken{"NoValue", kings(fields + "{'a':«»}-"), Code::BadPosition, "no value"},
        Broken{"TwiceTheKey", kings(fields + "{'a':1,'«a»':2}-"), Code::BadPosition, "twice"},
        Broken{"NothingBehindBlock", fields + "{'a':1}«3»,3", Code::BadPosition, "after the option block"},
        Broken{"NoTuple", kings(fields + "{'resigned':«true»}-"), Code::BadPosition, "4 values in parentheses"},
        Broken{"ShortTuple", kings(fields + "{'resigned':«(true,false)»}-"), Code::BadPosition, "2 values"},
        Broken{"NoFlag", kings(fields + "{'resigned':(true,«1»,false,false)}-"), Code::BadPosition, "true or false"},
        Broken{"NoSquare", kings(fields + "{'enPassant':('','«c2»:d3','','')}-"), Code::BadPosition,
               "none of this board"},
        Broken{"NotTurning", kings(fields + "{'turned':('«e4»','','','')}-", "14", "4,rP,9"), Code::BadPosition,
               "ever marches that way"},
        Broken{"NoPawn", kings(fields + "{'moved':('«e4»','','','')}-"), Code::BadPosition,
               "no pawn of Red stands on e4"},
        Broken{"Dimensions", kings(fields + "{'wb':true,'dim':«'8x8'»}-"), Code::UnsupportedPosition,
               "other dimensions"},
        Broken{"Bank", kings(fields + "{'bank':«('rE,rH','','','')»}-"), Code::UnsupportedPosition, "in hand"},
        Broken{"Seirawan", kings(fields + "{'seirawanDrops':«(('d4'),(),(),())»}-"), Code::UnsupportedPosition,
               "Seirawan"},
        Broken{"PawnRank", kings(fields + "{'pawnsBaseRank':«3»}-"), Code::UnsupportedPosition, "second"},
        Broken{"OtherRoyal", kings(fields + "{'royal':('«e4»','','','')}-", "14", "4,rR,9"), Code::UnsupportedPosition,
               "royal"}),
    [](const testing::TestParamInfo<Broken>& broken) { return std::string(broken.param.name); });

TEST(Fen4, HarmlessOptionsOfOtherGamesAreKept) {
    const std::string options =
        "{'dim':'14x14','bank':('','','',''),'pawnBaseRank':2,'noCorners':false,'lives':(1,1,1,1)}";
    const std::string text = kings(fields + options + "-");
    EXPECT_NE(again(text, *rules_of("chesscom-teams")).find(options), std::string::npos)
        << again(text, *rules_of("chesscom-teams"));
}

TEST(Fen4, NestingIsBounded) {
    EXPECT_NE(again(kings(fields + "{'a':" + std::string(100, '(') + std::string(100, ')') + "}-"),
                    *rules_of("chesscom-teams"))
                  .find("too deeply"),
              std::string::npos);
}

}  // namespace
}  // namespace fourhand
