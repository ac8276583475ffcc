// Nothing of a position is lost when it is written: in games of random moves under every rule that puts more into one,
// FEN4 and JSON give back each part of it.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/text.hpp"
#include "notation/fen4.hpp"
#include "notation/position_json.hpp"
#include "rules/position.hpp"
#include "store/random_game.hpp"

namespace fourhand {
namespace {

using tests::Dice;

/// The rules under which players are released, leave one by one, or come back; "" are those of the variant.
const std::vector<std::string> house_rules = {"",
                                              "release_by=partner",
                                              "resign=army_passes time_forfeit=army_frozen",
                                              "resign=army_frozen time_forfeit=army_passes",
                                              "walking_kings=no",
                                              "thaw=owner_turn"};

std::shared_ptr<const Rules> rules_with(const std::string& id, const std::string& house) {
    std::vector<std::string> list;
    for (const std::string_view word : words(house)) list.emplace_back(word);
    const auto rules = named_rules(id, {}, list);
    return rules ? *rules : nullptr;
}

/// What a position says that is not the usual thing.
std::set<std::string> parts_of(const Setup& setup, const Rules& rules) {
    std::set<std::string> parts;
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        if (setup.standings[i] == Standing::Frozen) parts.insert("frozen");
        if (setup.standings[i] == Standing::Walking) parts.insert("walking");
        if (setup.standings[i] == Standing::Out) parts.insert("out");
        if (!setup.rights[i].empty()) parts.insert("right");
        if (setup.double_steps[i] != DoubleStep{}) parts.insert("double step");
        if (setup.removed[i]) parts.insert("removed");
        if (setup.released[i]) parts.insert("released");
        if (setup.timed_out[i])
            parts.insert(setup.standings[i] == Standing::Playing ? "timed out at the end" : "timed out");
        if (setup.points[i] != 0) parts.insert("points");
    }
    if (!std::is_sorted(setup.left.begin(), setup.left.end())) parts.insert("order of leaving");
    if (setup.clock != 0) parts.insert("clock");
    return parts;
}

void expect_same(const Setup& read, const Setup& written) {
    EXPECT_EQ(read.cells, written.cells);
    EXPECT_EQ(read.turn, written.turn);
    EXPECT_EQ(read.standings, written.standings);
    EXPECT_EQ(read.left, written.left);
    for (std::size_t i = 0; i < max_seats; ++i) {
        EXPECT_TRUE(std::is_permutation(read.rights[i].begin(), read.rights[i].end(), written.rights[i].begin(),
                                        written.rights[i].end()));
    }
    EXPECT_EQ(read.double_steps, written.double_steps);
    EXPECT_EQ(read.removed, written.removed);
    EXPECT_EQ(read.released, written.released);
    EXPECT_EQ(read.timed_out, written.timed_out);
    EXPECT_EQ(read.points, written.points);
    EXPECT_EQ(read.clock, written.clock);
}

void expect_kept(const Position& position) {
    const Rules& rules = position.rules();
    const Setup setup = position.setup();
    const std::string json = write_setup_json(setup, rules), fen4 = write_fen4(setup, rules);
    SCOPED_TRACE(json + "\n" + fen4);
    const auto from_json = read_setup_json(json, rules);
    ASSERT_TRUE(from_json) << from_json.error().message;
    expect_same(*from_json, setup);
    Diagnostics doubts;
    const auto from_fen4 = read_fen4(fen4, rules, &doubts);
    ASSERT_TRUE(from_fen4) << from_fen4.error().message;
    for (const Diagnostic& doubt : doubts.all()) ADD_FAILURE() << doubt.message;
    expect_same(from_fen4->setup, setup);
    if (position.outcome()) return;  // whose turn it is has no meaning any more
    const auto again = Position::from(position.shared_rules(), setup);
    ASSERT_TRUE(again) << again.error().message;
    expect_same(again->setup(), setup);
}

/// Captures make more happen, those of kings most of all, and now and then somebody leaves.
Move choose(const Position& position, const std::vector<Move>& moves, Dice& dice) {
    if (dice.below(100) == 0) return Move::of(dice.below(2) == 0 ? Move::Sort::Resign : Move::Sort::Timeout);
    const Rules& rules = position.rules();
    std::vector<Move> captures;
    for (const Move& move : moves) {
        const Piece taken = move.from == Square::none ? Piece::none : position.at(move.to);
        if (is_man(taken) && rules.face(rules.kind_of(taken)).royal) return move;
        if (is_man(taken)) captures.push_back(move);
    }
    const auto& from = !captures.empty() && dice.below(2) == 0 ? captures : moves;
    return from[dice.below(from.size())];
}

void play_a_game(const std::shared_ptr<const Rules>& rules, Dice& dice, std::set<std::string>& seen) {
    constexpr int most_plies = 240;
    Position position(rules);
    for (int ply = 0; ply < most_plies; ++ply) {
        expect_kept(position);
        seen.merge(parts_of(position.setup(), *rules));
        if (position.outcome() || testing::Test::HasFailure()) return;
        position.play(choose(position, position.legal_moves(), dice));
    }
}

TEST(PositionKept, InFen4AndJsonUnderEveryRuleThatPutsMoreIntoIt) {
    std::set<std::string> seen;
    for (const std::string& id : variant_ids()) {
        for (const std::string& house : house_rules) {
            const auto rules = rules_with(id, house);
            if (rules == nullptr) continue;
            SCOPED_TRACE(id + ' ' + house);
            Dice dice(1784);
            for (int game = 0; game < 4; ++game) play_a_game(rules, dice, seen);
            if (HasFailure()) return;
        }
    }
    EXPECT_EQ(seen,
              (std::set<std::string>{"clock", "double step", "frozen", "order of leaving", "out", "points", "released",
                                     "removed", "right", "timed out", "timed out at the end", "walking"}));
}

}  // namespace
}  // namespace fourhand
