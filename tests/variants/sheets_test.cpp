// What people are given to read: no sentence of a rule sheet or of an explanation without its source, none of another
// board.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.hpp"
#include "common/process.hpp"
#include "rules/variant.hpp"

namespace fourhand::tests {
namespace {

/// The items of a list with their continued lines: each begins with `head`, and goes on while lines are indented more.
std::vector<std::string> items(const std::string& text, std::string_view head) {
    std::vector<std::string> found;
    bool inside = false;
    for (const std::string_view line : split(text, '\n')) {
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        const bool begins = line.starts_with(head) && indent == std::min(head.find_first_not_of(' '), head.size());
        if (begins)
            found.emplace_back(line);
        else if (inside && indent > 2)
            found.back().append(" ").append(trimmed(line));
        inside = begins || (inside && indent > 2);
    }
    return found;
}

/// A text in one line.
std::string unwrapped(const std::string& text) {
    std::string line;
    for (const std::string_view word : words(text)) line.append(word).append(" ");
    return line;
}

std::string part(const std::string& text, std::string_view from, std::string_view to) {
    const std::size_t begin = text.find(from), end = text.find(to, begin);
    EXPECT_NE(begin, std::string::npos) << from;
    EXPECT_NE(end, std::string::npos) << to;
    return text.substr(begin, end - begin);
}

class EverySheet : public testing::TestWithParam<std::string> {
protected:
    std::string told(const std::string& options = "") const {
        const Ran ran = run_line("fourhand variants " + GetParam() + options, Workplace());
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        return ran.out;
    }
};

INSTANTIATE_TEST_SUITE_P(Variants, EverySheet, testing::ValuesIn(variant_ids()), [](const auto& given) {
    std::string name = given.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST_P(EverySheet, gives_every_sentence_its_source) {
    const std::string sheet = told(" --rules");
    const auto sentences = items(sheet.substr(0, sheet.find("\nSources\n")), "  - ");
    EXPECT_GT(sentences.size(), 15u);
    for (const std::string& sentence : sentences)
        EXPECT_TRUE(sentence.find(" [1]") != std::string::npos || sentence.find("(R)") != std::string::npos ||
                    sentence.find("(C)") != std::string::npos || sentence.find(" [2]") != std::string::npos ||
                    sentence.find(" [3]") != std::string::npos)
            << GetParam() << sentence;
}

/// Each switch has the reason for its value behind it.
TEST_P(EverySheet, explains_every_switch) {
    const auto explained = items(part(told(), "\nRules (each a switch", "\nLaws, in the order"), "  ");
    EXPECT_GT(explained.size(), 15u);
    for (const std::string& one : explained) EXPECT_TRUE(one.ends_with("]")) << GetParam() << ':' << one;
}

TEST_P(EverySheet, speaks_of_a_cross_only_where_the_board_is_one) {
    const std::string explanation = told();
    const bool arms = explanation.find(" 160 squares\n") != std::string::npos ||
                      explanation.find(" 448 squares\n") != std::string::npos;
    if (arms) return;
    EXPECT_EQ(explanation.find("the cross"), std::string::npos);
    EXPECT_EQ(told(" --rules").find("only by capturing"), std::string::npos);
}

/// A house rule is answered for by those who made it, also where it exchanges one law for another.
TEST(Sheet, marks_what_a_house_rule_brings_in) {
    const Workplace place;
    const auto sheet = [&](const std::string& options) {
        return unwrapped(run_line("fourhand variants " + options + " --rules", place).out);
    };
    const std::string stuck = sheet("hughes --rule team_stuck=play_on");
    EXPECT_NE(stuck.find("If no player at all can move, the game is drawn. (house rule)"), std::string::npos) << stuck;
    const std::string stone = sheet("hans37 --rule mated_men=stone");
    EXPECT_NE(stone.find("is no answer to his check. (house rule)"), std::string::npos) << stone;
    EXPECT_NE(sheet("american --rule castling=no").find("There is no castling. (house rule)"), std::string::npos);
}

/// Where an enemy's back row lies ahead of a pawn, a plain move leads there.
TEST(Sheet, says_only_by_capturing_where_no_plain_move_leads_there) {
    const Workplace place;
    const auto sheet = [&](const std::string& options) {
        return run_line("fourhand variants " + options + " --rules", place).out;
    };
    const std::string_view words = "It can get there only by capturing";
    for (const char* game : {"american", "hughes", "verney-eight", "loeb --rule promotes_at=enemy_back"})
        EXPECT_EQ(sheet(game).find(words) != std::string::npos, std::string(game).find("loeb") == std::string::npos)
            << game;
    for (const char* game : {"political-american", "greenchess", "chaturaji"})
        EXPECT_EQ(sheet(game + std::string(" --rule promotes_at=enemy_back")).find(words), std::string::npos) << game;
}

/// "His men stay live" was handed out as a word of the page, which does not say it.
TEST_P(EverySheet, claims_no_source_for_what_stays_live) {
    for (const std::string& sentence : items(told(" --rules"), "  - ")) {
        const bool live = sentence.find("stay live") != std::string::npos;
        EXPECT_TRUE(!live || sentence.ends_with(" (R)")) << GetParam() << sentence;
    }
}

/// Of the array that is drawn, not of the game's first; a house rule on the colouring answers for what it does.
TEST(Sheet, says_where_the_queens_of_the_drawn_array_stand) {
    const struct {
        const char *options, *words;
    } cases[] = {
        {"american", "All queens begin on light squares. [1]"},
        {"american --start all-left", "Every queen begins on the left of her king."},
        {"american --rule light_parity=odd", "All queens begin on dark squares. (house rule)"},
        {"verney", "All queens begin on light squares."},
        {"verney-eight --rule light_parity=odd", "All queens begin on light squares. [1]"},
        {"hughes --start all-light", "All queens begin on light squares."},
    };
    for (const auto& [options, words] : cases) {
        const std::string sheet = run_line("fourhand variants " + std::string(options) + " --rules", Workplace()).out;
        EXPECT_NE(sheet.find(words), std::string::npos) << options << '\n' << sheet;
    }
    EXPECT_EQ(run_line("fourhand variants chaturaji --rules", Workplace()).out.find("ueen begins"), std::string::npos);
}

/// No page is quoted for what it does not say, and nothing said is lost by a house rule.
TEST(Sheet, tells_what_the_rules_say_and_whose_words_they_are) {
    const struct {
        const char *options, *has, *lacks;
    } cases[] = {
        {"american", "at least 3 times, and if it has not turned at most 9 times. [1]", "(C)"},
        {"hughes", "at least 3 times, and if it has not turned at most 9 times. (C)", "at most 9 times. [1]"},
        {"verney", "at least 3 times, and if it has not turned at most 9 times. (C)", "at most 9 times. [1]"},
        {"verney-eight", "at most 17 times. [1] (C)", "at most 17 times. [1] -"},
        {"verney", "(C) counted on the board, not said by a source", "back row, which"},
        {"hans37-teams", "wins for his team if his king stands on d4", "wins if his king"},
        {"hans37", "wins if his king stands on d4", "for his team"},
        {"political-american", "All queens begin on light squares. (R)", "All queens begin on light squares. [1]"},
        {"political-american", "White (S) moves first. (R)", "partner or enemy"},
        {"political-american", "Whoever breaks the mate releases him. (R)", "get there only"},
        {"american", "releases him, partner or enemy. [1] (R)", "turns round where"},
        {"american", "A pawn also turns where the edge of the board stops it: for White on b11,", "A pawn turns where"},
        {"american --rule turn_at_partner=no",
         "A pawn turns round where the edge of the board stops it:", "also turns"},
        {"american --rule turn_at_partner=no",
         "on the way back. From then on it moves and captures the other way. Mark", "also turns"},
        {"hughes --rule mated_men=live", "A king may not step next to an enemy king. (R)", "frozen or not"},
        {"hughes", "A king may not step next to an enemy king, frozen or not. (R)", "an enemy king. (R)"},
        {"loeb", "All queens begin on light squares. [2] (R)", "All queens begin on light squares. [1]"},
        {"loeb", "A pawn put back may go two squares at first; a rook put back does not castle. [1] (R)", "(C)"},
        {"loeb --rule castling=no", "A pawn put back may go two squares at first. [1] (R)", "a rook put back"},
        {"four-seasons", "are looked at first, in the order of turns. (R)", "frozen"},
        {"chess4", "are looked at first, in the order of turns. (R)", "frozen"},
        {"hughes", "in the order of turns; nobody is frozen or freed twice by one move. (R)",
         "in the order of turns. (R)"},
        {"chaturaji", "his men stay as obstacles that may be captured for nothing. [2]", "as obstacles. "},
        {"chaturaji", "r Red (lower left), b Blue (upper left), y Yellow (upper right), g Green (lower right);",
         "r Red,"},
        {"four-seasons", "g Green (Spring, upper left)", "below"},
        {"verney-eight", "yr Yellow right (below), yl Yellow left (below)", "lower"},
        {"loeb --rule replace=none", "The taker of a king puts no men back.", "A pawn put back"},
    };
    for (const auto& [options, has, lacks] : cases) {
        const std::string sheet = run_line("fourhand variants " + std::string(options) + " --rules", Workplace()).out;
        const std::string text = unwrapped(sheet);
        EXPECT_NE(text.find(has), std::string::npos) << options << ": " << has << '\n' << sheet;
        EXPECT_EQ(text.find(lacks), std::string::npos) << options << ": " << lacks << '\n' << sheet;
    }
}

/// "Its own 22th rank ( for Red)" stood on the sheet.
TEST(Sheet, counts_ranks_as_people_do_and_knows_which_there_are) {
    const struct {
        const char *rank, *words;
    } cases[] = {{"2", "2nd rank"}, {"3", "3rd rank"}, {"11", "11th rank"}, {"14", "14th rank"}, {"22", ""}};
    for (const auto& [rank, words] : cases) {
        const std::string rule = std::string(" --rule promotes_at=own_rank:") + rank;
        const Ran told = run_line("fourhand variants chesscom-teams" + rule, Workplace());
        EXPECT_NE(told.out.find(words), std::string::npos) << rank << '\n' << told.out << told.err;
        EXPECT_EQ(told.exit_code != 0, std::string_view(words).empty()) << rank;
        EXPECT_EQ(told.err.find("the board has no such rank") != std::string::npos, std::string_view(words).empty());
    }
}

/// A game on seven files and four ranks, in which East moves first.
const std::string wide = R"({
  "id": "wide", "title": "A wide game",
  "seats": [ { "id": "E", "letter": "e", "colour": "East", "ahead": "west" },
             { "id": "W", "letter": "w", "colour": "West", "ahead": "east" } ],
  "arrays": { "one": [ ".  .  .  . .  .  .", "wK wP . . . eP eK", "wR wP . . . eP eR", ".  .  .  . .  .  ." ] },
  "pieces": { "K": { "name": "king", "royal": true, "moves": [ { "step": [[0, 1], [1, 1]], "round": true } ] },
              "R": { "name": "rook", "moves": [ { "slide": [[0, 1]], "round": true } ] },
              "P": { "name": "pawn", "march": true } },
  "rules": { "promotes_to": "R", "double_step": "none", "promotes_at": "own_rank:5" },
  "laws": [ "freeze", "all others mated", "nobody moves" ]
})";

/// The sheet took the number of rows for the width: it named no square, and the engine promotes on c1 to c4.
TEST(Sheet, counts_ranks_along_the_files_of_a_board_that_is_not_square) {
    const Workplace place;
    write_text(place.folder() / "wide.json", wide);
    const Ran told = run_line("fourhand variants --file wide.json --rules", place);
    EXPECT_NE(told.out.find("5th rank (c1, c2, c3 and c4 for East)"), std::string::npos) << told.out << told.err;
}

/// Whose men the letters are, and where he sits; every game that is not of teams says what a resignation does.
TEST_P(EverySheet, explains_its_drawing_and_what_leaving_does) {
    const std::string sheet = told(" --rules");
    EXPECT_NE(sheet.find("Letters: "), std::string::npos);
    EXPECT_NE(sheet.find("resign"), std::string::npos);
}

}  // namespace
}  // namespace fourhand::tests
