// Plays the slow referee's games and cases again: same legal moves, same frozen players, same results, after every ply.
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "notation/movetext.hpp"
#include "notation/ply_json.hpp"
#include "notation/position_text.hpp"
#include "rules/position.hpp"

namespace fourhand {
namespace {

using Json = nlohmann::json;

const std::string folder = FOURHAND_SOURCE_DIR "/tests/oracle/";

/// "chesscom-teams:4PCo" is the variant and its array.
std::shared_ptr<const Rules> rules_of(const std::string& name) {
    const std::size_t colon = name.find(':');
    const auto rules = named_rules(name.substr(0, colon), colon == std::string::npos ? "" : name.substr(colon + 1));
    if (rules) return *rules;
    ADD_FAILURE() << rules.error().message;
    return nullptr;
}

std::string test_name(std::string text) {
    for (char& c : text)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    return text;
}

std::string name_of(const testing::TestParamInfo<std::string>& parameter) { return test_name(parameter.param); }

/// What the referee said of the moment after a ply, against what our own line of JSON says.
void expect_same_moment(const Json& said, const Json& ours) {
    for (const char* key : {"frozen", "out", "checked", "points", "result", "board"}) {
        if (said.contains(key)) {
            EXPECT_EQ(ours.value(key, Json()), said[key]) << key;
        }
    }
    EXPECT_EQ(ours.value("walkers", Json::array()), said.value("walkers", Json::array()));
    if (said["result"].is_null()) {
        EXPECT_EQ(ours["next"], said["next"]);
    }
}

void expect_same_choice(const Json& said, const Position& position) {
    if (said.contains("seat")) {
        EXPECT_EQ(position.rules().seat(position.to_move()).id, said["seat"].get<std::string>());
    }
    EXPECT_EQ(Json(sorted_coordinates(position, position.legal_moves())), said["legal"]);
    if (said.contains("move")) {
        EXPECT_EQ(Json(sorted_coordinates(position, position.barred_by_waking())),
                  said.value("barred_by_waking", Json::array()));
    }
    EXPECT_EQ(position.count_legal_moves(), said["legal"].size());
}

/// Plays the move of a line and compares; false if it cannot be played.
bool play_and_compare(Position& position, const Json& line, std::size_t number) {
    expect_same_choice(line, position);
    const auto move = read_coordinates(line["move"].get<std::string>(), position);
    if (!move) {
        ADD_FAILURE() << move.error().message;
        return false;
    }
    const PlyBefore ply = ply_before(position, *move, number, true);
    EXPECT_EQ(ply.move, line["move"].get<std::string>());
    position.play(*move);
    expect_same_moment(line, Json::parse(ply_json(ply, position)));
    EXPECT_EQ(position.key(), position.computed_key());
    return true;
}

Position start_of(const Json& said, const std::string& variant) {
    auto position = read_position(said.dump(), rules_of(variant));
    if (!position) throw std::runtime_error(position.error().message);
    return *std::move(position);
}

std::vector<std::string> game_files() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder + "games"))
        names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

class OracleGame : public testing::TestWithParam<std::string> {};

TEST_P(OracleGame, IsPlayedTheSame) {
    std::ifstream file(folder + "games/" + GetParam() + ".jsonl");
    std::string text;
    ASSERT_TRUE(std::getline(file, text));
    const Json first = Json::parse(text);
    Json start = first;
    for (const char* key : {"ply", "seed", "start"}) start.erase(key);
    Position position = start_of(start, first["variant"]);
    if (first["start"] == "array") {
        EXPECT_EQ(position.key(), Position(position.shared_rules()).key());
    }
    std::size_t ply = 0;
    while (std::getline(file, text)) {
        SCOPED_TRACE("ply " + std::to_string(++ply));
        ASSERT_TRUE(play_and_compare(position, Json::parse(text), ply));
        if (HasFailure()) return;
    }
    EXPECT_GT(ply, 20u);
}

INSTANTIATE_TEST_SUITE_P(, OracleGame, testing::ValuesIn(game_files()), name_of);

const Json& cases() {
    static const Json all = Json::parse(std::ifstream(folder + "cases.json"));
    return all;
}

std::vector<std::string> case_ids() {
    std::vector<std::string> ids;
    for (const Json& one : cases()) ids.push_back(one["id"]);
    return ids;
}

const Json& case_named(const std::string& id) {
    return *std::find_if(cases().begin(), cases().end(), [&](const Json& one) { return one["id"] == id; });
}

/// What was expected of the choice by hand, before the referee was asked.
void expect_by_hand(const Json& expect, const Position& position) {
    const std::vector<std::string> legal = sorted_coordinates(position, position.legal_moves());
    const auto is_legal = [&](const Json& move) { return std::find(legal.begin(), legal.end(), move) != legal.end(); };
    for (const Json& move : expect.value("has", Json::array())) EXPECT_TRUE(is_legal(move)) << move;
    for (const Json& move : expect.value("lacks", Json::array())) EXPECT_FALSE(is_legal(move)) << move;
    if (expect.contains("legal")) {
        EXPECT_EQ(Json(legal), expect["legal"]);
    }
    if (expect.contains("barred")) {
        EXPECT_EQ(Json(sorted_coordinates(position, position.barred_by_waking())), expect["barred"]);
    }
    if (expect.contains("turn")) {
        EXPECT_EQ(position.rules().seat(position.to_move()).id, expect["turn"].get<std::string>());
    }
}

/// And of what follows the move: standings, result, single squares.
void expect_after_by_hand(const Json& expect, const Json& ours, const Position& position) {
    for (const char* key : {"frozen", "out", "checked", "result", "next"}) {
        if (expect.contains(key)) {
            EXPECT_EQ(ours[key], expect[key]) << key;
        }
    }
    const Json whole = Json::parse(write_position_json(position));
    if (expect.contains("pending")) {
        EXPECT_EQ(whole["pending"], expect["pending"]);
    }
    const Json men = expect.value("men", Json::object());
    for (const auto& [name, man] : men.items()) {
        const Square square = position.rules().board().named(name);
        ASSERT_NE(square, Square::none);
        const Piece there = position.at(square);
        std::string spelt;
        if (is_man(there)) {
            const Rules& rules = position.rules();
            spelt = rules.seat(rules.seat_of(there)).id + rules.face(rules.kind_of(there)).letter;
            if (rules.heading(there) != 0 && !rules.heads_as_usual(there)) spelt += rules.heading(there);
            if (rules.is_pawn_start(there, square) && !rules.face(rules.kind_of(there)).unmoved) spelt += '*';
        }
        EXPECT_EQ(spelt, man.get<std::string>()) << name;
    }
}

class OracleCase : public testing::TestWithParam<std::string> {};

TEST_P(OracleCase, ComesOutTheSame) {
    const Json& one = case_named(GetParam());
    SCOPED_TRACE(one["about"].get<std::string>());
    Position position = start_of(one["position"], one["variant"]);
    std::size_t number = 0;
    for (const Json& step : one["steps"]) {
        SCOPED_TRACE("step " + std::to_string(++number));
        const Json expect = step.value("expect", Json::object());
        expect_by_hand(expect, position);
        if (!step.contains("move")) {
            expect_same_choice(step, position);
            continue;
        }
        ASSERT_TRUE(play_and_compare(position, step, number));
        expect_after_by_hand(expect, Json::parse(ply_json({number, position.last_mover(), "", {}, {}}, position)),
                             position);
        if (HasFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(, OracleCase, testing::ValuesIn(case_ids()), name_of);

}  // namespace
}  // namespace fourhand
