// The games of formats/variants: every file loads and plays, is complete, and its arrays are those of the sources.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/embedded.hpp"
#include "base/source.hpp"
#include "base/text.hpp"
#include "rules/law.hpp"
#include "rules/rules.hpp"
#include "rules/switches.hpp"

namespace fourhand {
namespace {

class EveryVariant : public testing::TestWithParam<std::string> {
protected:
    Variant variant() const {
        auto loaded = named_variant(GetParam());
        EXPECT_TRUE(loaded) << loaded.error().message;
        return *std::move(loaded);
    }
};

INSTANTIATE_TEST_SUITE_P(Variants, EveryVariant, testing::ValuesIn(variant_ids()), [](const auto& given) {
    std::string name = given.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

/// The man of a cell as seat id and piece, "SK"; empty for a cell without one.
std::string by_seat(const Variant& variant, std::string_view cell) {
    std::string found;
    for (const SeatSaid& seat : variant.seats)
        for (const PieceSaid& piece : variant.pieces)
            if (cell.starts_with(seat.letter + piece.letter))
                found = seat.id + std::string(cell.substr(seat.letter.size()));
    return found;
}

std::string square_name(std::size_t file, std::size_t rank) {
    return static_cast<char>('a' + file) + std::to_string(rank);
}

/// Where the men of a piece letter stand, by seat.
std::map<std::string, std::string> squares_of(const Variant& variant, const ArraySaid& array, std::string_view letter) {
    std::map<std::string, std::string> squares;
    for (std::size_t row = 0; row < array.rows.size(); ++row) {
        const auto cells = words(array.rows[row]);
        for (std::size_t file = 0; file < cells.size(); ++file) {
            const std::string man = by_seat(variant, cells[file]);
            for (const SeatSaid& seat : variant.seats)
                if (man == seat.id + std::string(letter)) squares[seat.id] = square_name(file, array.rows.size() - row);
        }
    }
    return squares;
}

const ArraySaid& array_named(const Variant& variant, std::string_view name) {
    const auto at = std::find_if(variant.arrays.begin(), variant.arrays.end(),
                                 [&](const ArraySaid& array) { return array.name == name; });
    EXPECT_NE(at, variant.arrays.end()) << variant.id << ' ' << name;
    return *at;
}

TEST_P(EveryVariant, CompilesForEachOfItsArrays) {
    for (const ArraySaid& array : variant().arrays) {
        const auto rules = named_rules(GetParam(), array.name);
        EXPECT_TRUE(rules) << array.name << ": " << rules.error().message;
    }
}

TEST_P(EveryVariant, HasAValueForEverySwitchThatApplies) {
    const Variant said = variant();
    for (const SwitchRow& row : switch_rows())
        EXPECT_EQ(row.need.met(SwitchView{said, said.switches}), said.switches.contains(row.row.key)) << row.row.key;
}

TEST_P(EveryVariant, StartsAsItsDrawingShows) {
    const Variant said = variant();
    std::ifstream file(std::string(FOURHAND_SOURCE_DIR) + "/tests/variants/" + said.id + "/start.txt");
    ASSERT_TRUE(file) << "tests/variants/" << said.id << "/start.txt is missing";
    std::vector<std::string> wanted, drawn;
    for (std::string line; std::getline(file, line);)
        if (!line.starts_with('#')) wanted.push_back(line);
    for (const std::string& row : said.arrays.front().rows) {
        std::vector<std::string> cells;
        for (const std::string_view cell : words(row))
            cells.push_back(cell == "--" || cell == "." ? std::string(cell) : by_seat(said, cell));
        drawn.push_back(join(cells, " "));
    }
    ASSERT_EQ(drawn.size(), wanted.size());
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        std::vector<std::string> cells;
        for (const std::string_view cell : words(wanted[i])) cells.emplace_back(cell);
        EXPECT_EQ(drawn[i], join(cells, " "));
    }
}

TEST_P(EveryVariant, GivesEachArmyTheSameMen) {
    const Variant said = variant();
    for (const ArraySaid& array : said.arrays) {
        std::map<std::string, std::multiset<std::string>> men;
        for (const std::string& row : array.rows)
            for (const std::string_view cell : words(row)) {
                const std::string man = by_seat(said, cell);
                for (const SeatSaid& seat : said.seats)
                    if (man.starts_with(seat.id)) men[seat.id].insert(man.substr(seat.id.size(), 1));
            }
        const std::size_t wanted = said.id.starts_with("hans37")                         ? 7
                                   : said.id == "chaturaji" || said.id == "four-seasons" ? 8
                                                                                         : 16;
        EXPECT_EQ(men.size(), said.seats.size());
        for (const auto& [seat, army] : men) {
            EXPECT_EQ(army.size(), wanted) << seat;
            EXPECT_EQ(army, men.begin()->second) << seat;
            EXPECT_EQ(army.count("K"), 1u) << seat;
        }
    }
}

TEST_P(EveryVariant, SaysWhereItsRulesComeFrom) {
    const Variant said = variant();
    std::set<std::string> words_of_the_board = {"board",    "array", "seats",   "pieces",      "queens",  "pawns",
                                                "partners", "pass",  "answers", "resignation", "captures"};
    for (const PieceSaid& piece : said.pieces) words_of_the_board.insert(piece.letter);
    EXPECT_FALSE(said.sources.empty());
    EXPECT_GE(said.notes.size(), 5u);
    for (const Note& note : said.notes) {
        const bool law =
            std::any_of(said.laws.begin(), said.laws.end(), [&](const LawSaid& row) { return row.name == note.about; });
        EXPECT_TRUE(law || said.switches.contains(note.about) || words_of_the_board.contains(note.about)) << note.about;
        EXPECT_FALSE(note.text.empty() || note.source.empty()) << note.about;
    }
    std::set<std::string> chapters;
    for (const auto& [chapter, text] : said.story) chapters.insert(chapter);
    for (const char* chapter : {"year", "author", "origin", "how it changed", "today"})
        EXPECT_TRUE(chapters.contains(chapter)) << chapter;
}

TEST_P(EveryVariant, IsFoundByEachOfItsAliases) {
    for (const std::string& alias : variant().aliases) {
        const auto found = named_variant(alias);
        ASSERT_TRUE(found) << alias;
        EXPECT_EQ(found->id, GetParam()) << alias;
    }
}

TEST(Variants, NoNameMeansTwoGames) {
    std::set<std::string> names;
    for (const std::string& id : variant_ids()) {
        EXPECT_TRUE(names.insert(id).second) << id;
        const auto variant = named_variant(id);
        ASSERT_TRUE(variant) << id;
        for (const std::string& alias : variant->aliases) EXPECT_TRUE(names.insert(alias).second) << alias;
    }
}

TEST(Variants, EveryFileLoads) {
    std::size_t files = 0;
    for (const std::string_view path : embedded_under("formats/variants")) {
        const Source source{std::string(path), std::string(embedded(path))};
        const auto loaded = load_variant(source);
        EXPECT_TRUE(loaded) << render(loaded.error(), source);
        ++files;
    }
    EXPECT_EQ(files, variant_ids().size() + unsupported_variant_ids().size() + 3)
        << "cross, orthodox and stone are abstract";
}

struct Royals {
    const char* variant;
    const char* array;
    std::map<std::string, std::string> kings, queens;
    const char* light;  ///< whose queens stand on light squares, in turn order
};

TEST(Arrays, HaveTheirKingsAndQueensWhereTheSourcesPutThem) {
    using Where = std::map<std::string, std::string>;
    const Where light_kings = {{"S", "h1"}, {"W", "a8"}, {"N", "g14"}, {"E", "n7"}},
                light_queens = {{"S", "g1"}, {"W", "a7"}, {"N", "h14"}, {"E", "n8"}};
    const Where left_kings = {{"S", "h1"}, {"W", "a7"}, {"N", "g14"}, {"E", "n8"}},
                left_queens = {{"S", "g1"}, {"W", "a8"}, {"N", "h14"}, {"E", "n7"}};
    const Where loeb_kings = {{"N", "f12"}, {"W", "a7"}, {"S", "g1"}, {"E", "l6"}},
                loeb_queens = {{"N", "g12"}, {"W", "a6"}, {"S", "f1"}, {"E", "l7"}};
    const Where eight_kings = {{"SL", "h1"},  {"SR", "p1"},  {"WL", "a16"}, {"WR", "a8"},
                               {"NL", "o22"}, {"NR", "g22"}, {"EL", "v7"},  {"ER", "v15"}};
    const Where eight_queens = {{"SL", "g1"},  {"SR", "o1"},  {"WL", "a15"}, {"WR", "a7"},
                                {"NL", "p22"}, {"NR", "h22"}, {"EL", "v8"},  {"ER", "v16"}};
    const Royals table[] = {
        {"american", "all-light", light_kings, light_queens, "S W N E"},
        {"american", "all-left", left_kings, left_queens, "S N"},
        {"hughes", "all-left", left_kings, left_queens, "S N"},
        {"hughes-1892", "all-left", left_kings, left_queens, "S N"},
        {"verney", "all-light", light_kings, light_queens, "S W N E"},
        {"dessau", "all-light", light_kings, light_queens, "S W N E"},
        {"political-american", "all-light", light_kings, light_queens, "S W N E"},
        {"greenchess", "all-light", light_kings, light_queens, "S N E W"},
        {"loeb", "queens-light", loeb_kings, loeb_queens, "S W N E"},
        {"political", "queens-light", loeb_kings, loeb_queens, "S W N E"},
        {"verney-eight", "all-light", eight_kings, eight_queens, "SR SL WR WL NR NL ER EL"},
        {"chesscom-teams", "4PC", left_kings, left_queens, "S N"},
        {"chesscom-ffa", "4PCo", light_kings, light_queens, "S W N E"},
        {"chesscom-ffa",
         "4PCb",
         {{"S", "h1"}, {"W", "a7"}, {"N", "h14"}, {"E", "n7"}},
         {{"S", "g1"}, {"W", "a8"}, {"N", "g14"}, {"E", "n8"}},
         "S E"},
        {"chesscom-ffa",
         "4PCn",
         {{"S", "h1"}, {"W", "a7"}, {"N", "h14"}, {"E", "n8"}},
         {{"S", "g1"}, {"W", "a8"}, {"N", "g14"}, {"E", "n7"}},
         "S"},
        {"chesscom-ffa",
         "4PCrg",
         {{"S", "g1"}, {"W", "a8"}, {"N", "g14"}, {"E", "n8"}},
         {{"S", "h1"}, {"W", "a7"}, {"N", "h14"}, {"E", "n7"}},
         "W N"},
        {"chess4",
         "kings-left",
         {{"S", "g1"}, {"W", "a8"}, {"N", "g14"}, {"E", "n7"}},
         {{"S", "h1"}, {"W", "a7"}, {"N", "h14"}, {"E", "n8"}},
         "W N E"},
    };
    for (const Royals& row : table) {
        const auto variant = named_variant(row.variant);
        ASSERT_TRUE(variant) << row.variant;
        const ArraySaid& array = array_named(*variant, row.array);
        EXPECT_EQ(squares_of(*variant, array, "K"), row.kings) << row.variant << ' ' << row.array;
        const Where queens = squares_of(*variant, array, "Q");
        EXPECT_EQ(queens, row.queens) << row.variant << ' ' << row.array;
        std::vector<std::string> light;
        for (const SeatSaid& seat : variant->seats) {
            const std::string& square = queens.at(seat.id);
            const int parity = (square[0] - 'a' + 1 + parse_number<int>(square.substr(1)).value()) % 2;
            if ((parity == 1) == (variant->switches.at("light_parity") == "odd")) light.push_back(seat.id);
        }
        EXPECT_EQ(join(light, " "), row.light) << row.variant << ' ' << row.array;
    }
}

TEST(Arrays, AreTheGamesOwnOrSaidToBeForComparison) {
    EXPECT_FALSE(named_variant("american")->arrays[0].comparison);
    EXPECT_TRUE(array_named(*named_variant("american"), "all-left").comparison);
    EXPECT_TRUE(array_named(*named_variant("hughes"), "all-light").comparison);
    EXPECT_FALSE(array_named(*named_variant("chesscom-teams"), "4PCo").comparison);
}

struct Count {
    const char* variant;
    std::size_t squares;
    std::size_t seats;
    const char* order;
    const char* first;
};

TEST(Boards, HaveTheirSquaresSeatsAndTurns) {
    const Count table[] = {
        {"american", 160, 4, "S W N E", "S"},
        {"loeb", 128, 4, "S W N E", "S"},
        {"hughes", 160, 4, "S W N E", "W"},
        {"hughes-1892", 160, 4, "S W N E", "S"},
        {"verney", 160, 4, "S W N E", "S"},
        {"dessau", 160, 4, "S W N E", "S"},
        {"political", 128, 4, "S W N E", "S"},
        {"political-american", 160, 4, "S W N E", "S"},
        {"verney-eight", 448, 8, "SR SL WR WL NR NL ER EL", "SR"},
        {"hans37", 37, 4, "S W N E", "S"},
        {"hans37-teams", 37, 4, "S W N E", "S"},
        {"chaturaji", 64, 4, "S W N E", "S"},
        {"four-seasons", 64, 4, "NW SW SE NE", "NW"},
        {"greenchess", 160, 4, "S N E W", "S"},
        {"chess4", 160, 4, "S W N E", "S"},
        {"chesscom-teams", 160, 4, "S W N E", "S"},
        {"chesscom-ffa", 160, 4, "S W N E", "S"},
    };
    EXPECT_EQ(std::size(table), variant_ids().size());
    for (const Count& row : table) {
        const auto variant = named_variant(row.variant);
        ASSERT_TRUE(variant) << row.variant;
        std::size_t squares = 0;
        for (const std::string& line : variant->arrays.front().rows)
            for (const std::string_view cell : words(line)) squares += cell != "--";
        std::vector<std::string> order;
        for (const SeatSaid& seat : variant->seats) order.push_back(seat.id);
        EXPECT_EQ(squares, row.squares) << row.variant;
        EXPECT_EQ(join(order, " "), row.order) << row.variant;
        EXPECT_EQ(variant->switches.at("first"), row.first) << row.variant;
    }
}

TEST(Teams, AreThoseOfTheSources) {
    const auto partners = [](const char* id, const char* a, const char* b) {
        const auto rules = named_rules(id);
        return (*rules)->partners((*rules)->seat_named(a), (*rules)->seat_named(b));
    };
    for (const char* id : {"american", "hughes", "verney", "dessau", "hans37-teams", "chesscom-teams"}) {
        EXPECT_TRUE(partners(id, "S", "N")) << id;
        EXPECT_TRUE(partners(id, "W", "E")) << id;
        EXPECT_FALSE(partners(id, "S", "W")) << id;
    }
    for (const char* id :
         {"loeb", "political", "political-american", "hans37", "chesscom-ffa", "chaturaji", "four-seasons", "chess4"})
        EXPECT_FALSE(partners(id, "S", "N") || partners(id, "S", "E")) << id;
    EXPECT_TRUE(partners("greenchess", "S", "E"));
    EXPECT_FALSE(partners("greenchess", "S", "N"));
    for (const char* other : {"SL", "NR", "NL"}) EXPECT_TRUE(partners("verney-eight", "SR", other)) << other;
    for (const char* other : {"WR", "WL", "ER", "EL"}) EXPECT_FALSE(partners("verney-eight", "SR", other)) << other;
}

/// What each game says of the points in which they differ most.
TEST(Rules, DifferAsTheSourcesDo) {
    const std::map<std::string, std::map<std::string, std::string>> table = {
        {"american",
         {{"castling", "yes"},
          {"promotes_to", "QRBN"},
          {"leap", "no"},
          {"thaw", "owner_turn"},
          {"talk", "learners"},
          {"partner_exposure", "allowed"},
          {"turn_at_obstructed", "yes"},
          {"turn_back_home", "1"}}},
        {"hughes",
         {{"castling", "no"},
          {"promotes_to", "Q"},
          {"leap", "yes"},
          {"thaw", "at_once"},
          {"double_step", "first_move"},
          {"partner_exposure", "new_checker"},
          {"waking_own_attacker", "forbidden"},
          {"team_stuck", "draw"}}},
        {"verney", {{"double_step", "none"}, {"en_passant", "none"}, {"seat_switch", "yes"}, {"turn_back_home", "1"}}},
        {"verney-eight",
         {{"turn_back_home", "2"},
          {"seat_switch", "no"},
          {"repetition", "draw"},
          {"fifty", "draw"},
          {"material", "draw"}}},
        {"dessau",
         {{"promotes_at", "enemy_and_partner_back"},
          {"turn_at_partner", "no"},
          {"castling", "yes"},
          {"thaw", "at_once"}}},
        {"loeb",
         {{"light_parity", "odd"},
          {"closed_diagonals", "c2-b3 j2-k3 c11-b10 j11-k10"},
          {"en_passant", "all"},
          {"replace", "all"},
          {"king_reentry", "safe"},
          {"pawn_at_new_edge", "queen"},
          {"mated_men", "live"},
          {"political", "no"}}},
        {"political", {{"political", "yes"}, {"talk", "free"}, {"replace", "all"}}},
        {"political-american",
         {{"political", "yes"}, {"promotes_at", "foreign_back"}, {"turn_at_obstructed", "no"}, {"thaw", "owner_turn"}}},
        {"hans37",
         {{"sideways_capture", "yes"}, {"win_in_check", "yes"}, {"mated_men", "live"}, {"team_stuck", "play_on"}}},
        {"hans37-teams", {{"partner_exposure", "new_checker"}, {"team_stuck", "play_on"}}},
        {"chesscom-teams", {{"promotes_at", "own_rank:11"}, {"repetition", "draw"}, {"mate_mark", "victim_turn"}}},
        {"chesscom-ffa",
         {{"promotes_at", "own_rank:8"}, {"promotes_to", "D"}, {"repetition", "draw"}, {"mate_mark", "first"}}},
        {"chaturaji", {{"answer_check", "no"}, {"promotes_to", "R"}, {"double_step", "none"}}},
        {"greenchess", {{"mate_mark", "victim_turn"}, {"en_passant", "opponents"}}},
    };
    for (const auto& [id, rules] : table) {
        const auto variant = named_variant(id);
        ASSERT_TRUE(variant) << id;
        for (const auto& [key, value] : rules) EXPECT_EQ(variant->switches.at(key), value) << id << ' ' << key;
    }
    EXPECT_TRUE(named_variant("dessau")->reconstructed);
    EXPECT_FALSE(named_variant("hughes")->reconstructed);
}

TEST(Story, SaysWhatTheListOfGamesSaysOfFourPlayerChess) {
    for (const char* id : {"chesscom-teams", "chesscom-ffa"}) {
        const auto variant = named_variant(id);
        EXPECT_NE(variant->story.back().second.find("in teams or all against all"), std::string::npos) << id;
    }
}

TEST(Story, KeepsTheClashOfTheYears) {
    const auto american = named_variant("american"), dessau = named_variant("dessau");
    EXPECT_NE(american->story[0].second.find("1793"), std::string::npos);
    EXPECT_NE(american->story[0].second.find("1784"), std::string::npos);
    EXPECT_NE(dessau->story[0].second.find("1784"), std::string::npos);
    EXPECT_NE(dessau->story[0].second.find("1793"), std::string::npos);
}

}  // namespace
}  // namespace fourhand
