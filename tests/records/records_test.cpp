// Historic games, played to their last ply; what is claimed of each is compared with what happens on the board.
#include <gtest/gtest.h>

#include <stdexcept>

#include "base/text.hpp"
#include "common/process.hpp"
#include "record/result.hpp"
#include "record/transcript.hpp"
#include "records/claims.hpp"

namespace fourhand::tests {

Claims read_claims(const std::filesystem::path& path) {
    Claims claims;
    bool rows = false;
    const std::string text = read_text(path);
    for (const std::string_view whole : split(text, '\n')) {
        const std::string_view line = trimmed(whole.substr(0, whole.find('#')));
        const std::size_t colon = line.find(": ");
        const std::string key(line.substr(0, colon));
        if (line.empty()) continue;
        if (claims.title.empty()) {
            claims.title = line;
        } else if (line == "final:") {
            rows = true;
        } else if (rows) {
            claims.final_rows.emplace_back(line);
        } else if (colon == std::string_view::npos) {
            throw std::runtime_error(path.string() + ": no claim: " + std::string(line));
        } else if (key.starts_with("after ")) {
            claims.after_a_ply.emplace_back(parse_number<std::size_t>(key.substr(6)).value(), line.substr(colon + 2));
        } else if (!claims.of_the_game.emplace(key, line.substr(colon + 2)).second) {
            throw std::runtime_error(path.string() + ": claimed twice: " + key);
        }
    }
    return claims;
}

namespace {

std::string listed(const std::vector<std::string>& items) { return items.empty() ? "none" : join(items, ", "); }

template <typename Is>
std::string seats_that(const Position& position, const Is& is) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < position.rules().seats(); ++i)
        if (is(static_cast<Seat>(i))) ids.push_back(position.rules().seat(static_cast<Seat>(i)).id);
    return listed(ids);
}

/// One fact of a position by the name that claims use.
std::string fact(const Position& position, std::string_view name) {
    const auto stands = [&](Standing standing) {
        return seats_that(position, [&](Seat seat) { return position.standing(seat) == standing; });
    };
    if (name == "to move") return position.rules().seat(position.to_move()).id;
    if (name == "frozen") return stands(Standing::Frozen);
    if (name == "out") return stands(Standing::Out);
    if (name == "in check")
        return seats_that(position, [&](Seat seat) {
            return position.standing(seat) == Standing::Playing && position.in_check(seat);
        });
    if (name == "result") {
        const std::string result = result_text(position.rules(), position.outcome());
        return result.empty() ? "open" : result;
    }
    if (name == "men") {
        const std::vector<Piece> cells = position.setup().cells;
        return std::to_string(std::count_if(cells.begin(), cells.end(), is_man));
    }
    if (name == "legal") {
        std::vector<std::string> texts;
        for (const Move& move : position.legal_moves()) texts.push_back(coordinates(position, move));
        std::sort(texts.begin(), texts.end());
        return join(texts, " ");
    }
    return "?";
}

std::string row_text(const Position& position, int rank) {
    std::string text;
    int empty = 0;
    const auto add = [&](const std::string& cell) { text += (text.empty() ? "" : ",") + cell; };
    const auto add_empty = [&] {
        if (empty > 0) add(std::to_string(empty));
        empty = 0;
    };
    for (int file = 0; file < position.rules().board().width(); ++file) {
        const Square square = position.rules().board().at({file, rank});
        const Piece man = square == Square::none ? Piece::wall : position.at(square);
        if (man == Piece::none) ++empty;
        if (man == Piece::none) continue;
        add_empty();
        if (!is_man(man)) {
            add("x");
        } else {
            add(lower_case(position.rules().seat(position.rules().seat_of(man)).id) +
                position.rules().face(position.rules().kind_of(man)).letter);
        }
    }
    add_empty();
    return text;
}

/// A game played, and all that the lists of claims speak of.
struct Played {
    explicit Played(const Game& game) : position(game.start_position()) {
        const Rules& rules = position.rules();
        for (const NodeId id : game.main_line()) {
            const Position before = position;
            position.play_noting(game.node(id).move);
            positions.push_back(position);
            const std::string number = std::to_string(position.plies()) + ' ';
            const std::string mover = number + rules.seat(before.to_move()).id;
            if (game.node(id).move.sort == Move::Sort::Pass) lists["passes"].push_back(mover);
            if (position.last_effect().new_checks > 0) lists["checks"].push_back(mover);
            for (std::size_t i = 0; i < rules.seats(); ++i) {
                const auto seat = static_cast<Seat>(i);
                const Standing was = before.standing(seat), is = position.standing(seat);
                if (was == is) continue;
                const std::string who = number + rules.seat(seat).id;
                lists[is == Standing::Frozen ? "freezes" : is == Standing::Out ? "leaves" : "frees"].push_back(who);
            }
        }
    }

    Position position;
    std::vector<Position> positions;
    std::map<std::string, std::vector<std::string>> lists;
};

class Record : public ::testing::TestWithParam<std::filesystem::path> {
protected:
    std::filesystem::path claims_path() const {
        std::filesystem::path path = GetParam();
        return path.replace_extension(".claims");
    }
    std::string pgn4() const { return read_text(GetParam()); }
};

TEST_P(Record, goes_as_is_claimed) {
    const Claims claims = read_claims(claims_path());
    const std::vector<Game> games = games_in("pgn4", pgn4());
    ASSERT_EQ(games.size(), 1u);
    ASSERT_TRUE(games.front().unplayed.empty()) << games.front().unplayed;
    const Played played(games.front());
    for (const char* key : {"plies", "passes", "checks", "freezes", "frees", "leaves", "to move", "result", "men"})
        EXPECT_TRUE(claims.of_the_game.contains(key)) << "nothing is claimed of: " << key;
    for (const auto& [key, claim] : claims.of_the_game) {
        if (key == "plies") {
            EXPECT_EQ(std::to_string(played.positions.size()), claim);
        } else if (key == "passes" || key == "checks" || key == "freezes" || key == "frees" || key == "leaves") {
            const auto list = played.lists.find(key);
            EXPECT_EQ(listed(list == played.lists.end() ? std::vector<std::string>{} : list->second), claim) << key;
        } else {
            EXPECT_EQ(fact(played.position, key), claim) << key;
        }
    }
    for (const auto& [ply, facts] : claims.after_a_ply) {
        ASSERT_LE(ply, played.positions.size());
        const Position& position = ply == 0 ? games.front().start_position() : played.positions[ply - 1];
        for (const std::string_view each : split(facts, ';')) {
            const auto parts = words(each);
            const std::size_t name_words =
                each.find("to move") != each.npos || each.find("in check") != each.npos ? 2 : 1;
            ASSERT_GT(parts.size(), name_words) << each;
            const std::string name =
                name_words == 2 ? std::string(parts[0]) + ' ' + std::string(parts[1]) : std::string(parts[0]);
            const std::string_view value = trimmed(trimmed(each).substr(name.size()));
            EXPECT_EQ(fact(position, name), value) << "after " << ply << ": " << each;
        }
    }
}

TEST_P(Record, ends_on_this_board) {
    const Claims claims = read_claims(claims_path());
    const std::vector<Game> games = games_in("pgn4", pgn4());
    const Played played(games.at(0));
    std::vector<std::string> rows;
    for (int rank = played.position.rules().board().height() - 1; rank >= 0; --rank)
        rows.push_back(row_text(played.position, rank));
    EXPECT_EQ(join(rows, "\n"), join(claims.final_rows, "\n"));
}

TEST_P(Record, is_valid_by_the_checker_and_without_a_remark) {
    const Workplace place;
    const Ran ran = run_line("fourhand check --strict " + GetParam().string(), place);
    EXPECT_EQ(ran.out, "1 game: 1 valid; 0 errors, 0 warnings\n") << ran.err;
}

TEST_P(Record, comes_back_from_every_notation) {
    const std::string text = pgn4();
    const auto plies = [](const Game& game) {
        std::vector<std::string> moves;
        Position position = game.start_position();
        for (const NodeId id : game.main_line()) {
            moves.push_back(coordinates(position, game.node(id).move));
            position.play(game.node(id).move);
        }
        return join(moves, " ");
    };
    const std::string moves = plies(games_in("pgn4", text).at(0));
    EXPECT_EQ(written("pgn4", text, "pgn4"), text);
    for (const char* way : {"coordinates", "json", "loeb"}) {
        const std::string other = written("pgn4", text, way);
        const std::string back = way == std::string("loeb") ? "pgn4" : way;
        EXPECT_EQ(plies(games_in(back, other).at(0)), moves) << way;
        if (back != "pgn4") {
            const std::vector<Game> game = games_in(back, other);
            const std::vector<Game> original = games_in("pgn4", text);
            ASSERT_EQ(game[0].tags.size(), original[0].tags.size());
            for (std::size_t i = 0; i < game[0].tags.size(); ++i)
                EXPECT_EQ(game[0].tags[i].value, original[0].tags[i].value);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(every, Record, ::testing::ValuesIn(files_with_suffix("tests/records", ".pgn4")),
                         [](const auto& tested) {
                             std::string name = tested.param.stem().string();
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST(Records, have_their_claims_and_claims_their_records) {
    const auto records = files_with_suffix("tests/records", ".pgn4");
    EXPECT_EQ(records.size(), files_with_suffix("tests/records", ".claims").size());
    EXPECT_GE(records.size(), 12u);
}

TEST(Records, a_wrong_claim_fails) {
    const std::vector<Game> games = games_in("pgn4", read_text(source_path("tests/records/hughes-1892-note.pgn4")));
    const Played played(games.at(0));
    EXPECT_NE(listed(played.lists.at("freezes")), "24 W");
    EXPECT_NE(fact(played.positions[23], "legal"), "h1-h2");
    EXPECT_EQ(fact(played.positions[23], "no such thing"), "?");
}

}  // namespace
}  // namespace fourhand::tests
