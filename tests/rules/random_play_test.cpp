// What must hold in every position of every game, tried in games of random moves. FOURHAND_RANDOM_GAMES says how many a
// variant, FOURHAND_RANDOM_FIRST the number of the first, FOURHAND_RANDOM_PLIES how long they may be, and
// FOURHAND_RANDOM_CLOSELY up to which ply every ply is looked at in every way: later ones are at every eighth, for that
// takes most of the time.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <random>

#include "base/text.hpp"
#include "notation/fen4.hpp"
#include "notation/movetext.hpp"
#include "notation/position_json.hpp"
#include "notation/position_text.hpp"
#include "record/transcript.hpp"
#include "rules/position.hpp"

namespace fourhand {
namespace {

int number_from(const char* variable, int otherwise) {
    const char* said = std::getenv(variable);
    return said == nullptr ? otherwise : parse_number(said).value();
}
int games_a_variant() { return number_from("FOURHAND_RANDOM_GAMES", 2); }
int first_game() { return number_from("FOURHAND_RANDOM_FIRST", 0); }
int most_plies() { return number_from("FOURHAND_RANDOM_PLIES", 160); }
bool looked_at_closely(int ply) { return ply % 8 == 0 || ply < number_from("FOURHAND_RANDOM_CLOSELY", 160); }

std::string said_of(const Position& position) { return write_setup_json(position.setup(), position.rules()); }

bool has(const std::vector<Move>& moves, const Move& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// The list, the questions about single moves, and the texts agree.
void expect_moves_agree(const Position& position, const std::vector<Move>& moves) {
    EXPECT_EQ(position.count_legal_moves(), moves.size());
    for (const Move& move : moves) {
        const std::string text = coordinates(position, move);
        EXPECT_TRUE(position.legal(move)) << text;
        const auto read = read_coordinates(text, position);
        ASSERT_TRUE(read) << text << ": " << read.error().message;
        EXPECT_EQ(*read, move) << text;
        const auto without_all = read_coordinates(coordinates(position.rules(), position.to_move(), move), position);
        ASSERT_TRUE(without_all) << text;
        EXPECT_EQ(*without_all, move) << text;
        if (move.from != Square::none && move.put_back == 0 && move.king_back == Square::none) {
            EXPECT_EQ(position.find(move.from, move.to, move.becomes), move) << text;
        }
    }
}

/// No frozen man moves, and none is taken.
void expect_frozen_men_rest(const Position& position, const std::vector<Move>& moves) {
    const Rules& rules = position.rules();
    for (const Move& move : moves) {
        if (move.from == Square::none) continue;
        const Piece taken = position.at(move.to);
        const Seat owner = is_man(taken) ? rules.seat_of(taken) : Seat::none;
        const bool nobodys = owner == Seat::none || owner == rules.nobody();
        EXPECT_EQ(rules.seat_of(position.at(move.from)), position.to_move()) << coordinates(position, move);
        EXPECT_TRUE(nobodys || position.standing(owner) != Standing::Frozen) << coordinates(position, move);
        EXPECT_NE(position.standing(position.to_move()), Standing::Frozen) << coordinates(position, move);
    }
}

/// Pairs of squares taken at random: a move is found if and only if it is in the list, and a refusal has words.
void expect_others_refused(const Position& position, const std::vector<Move>& moves, std::mt19937& random) {
    const std::size_t squares = position.rules().board().size();
    std::uniform_int_distribution<std::size_t> any(0, squares - 1);
    for (int i = 0; i < 24; ++i) {
        Square from = static_cast<Square>(any(random));
        if (i % 2 == 0)
            for (int tries = 0; tries < 20 && !is_man(position.at(from)); ++tries)
                from = static_cast<Square>(any(random));
        const Square to = static_cast<Square>(any(random));
        const auto found = position.find(from, to);
        const bool listed = std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
            return move.from == from && move.to == to && move.becomes == Kind::none && move.put_back == 0 &&
                   move.king_back == Square::none;
        });
        EXPECT_EQ(found.has_value(), listed)
            << said_of(position) << ' ' << position.rules().board().name(from) << position.rules().board().name(to);
        if (found) {
            EXPECT_TRUE(has(moves, *found));
        } else if (std::none_of(moves.begin(), moves.end(),
                                [&](const Move& move) { return move.from == from && move.to == to; })) {
            EXPECT_FALSE(position.refusal(from, to).sentence.empty());
        }
    }
}

/// What a position has kept in mind from those before it changes nothing: one set up anew has the same moves.
void expect_same_moves(const Position& anew, const Position& position) {
    for (std::size_t i = 0; i < position.rules().seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        EXPECT_EQ(anew.can_move(seat), position.can_move(seat)) << said_of(position) << ' ' << i;
    }
    if (position.outcome()) return;
    const std::vector<Move> moves = position.legal_moves(), others = anew.legal_moves();
    EXPECT_TRUE(std::is_permutation(moves.begin(), moves.end(), others.begin(), others.end())) << said_of(position);
}

/// The position that a text says is the given one, whose FEN4 is given too.
void expect_read_back(const std::string& text, const Position& position, const std::string& fen4, bool closely) {
    Diagnostics doubts;
    const auto read = read_position(text, position.shared_rules(), &doubts);
    ASSERT_TRUE(read) << read.error().message << '\n' << text;
    EXPECT_EQ(read->key(), position.key()) << text << '\n' << write_fen4(*read);
    EXPECT_EQ(write_fen4(*read), fen4);
    if (closely) expect_same_moves(*read, position);
    // Who is frozen is doubted where that can arise, but seldom does.
    for (const Diagnostic& doubt : doubts.all())
        EXPECT_NE(doubt.message.find("frozen"), std::string::npos) << doubt.message << '\n' << text;
}

/// A move in the random game; penalties are rare, and so are resignations, which only those make who play for
/// themselves.
Move choose(const Position& position, const std::vector<Move>& moves, std::mt19937& random) {
    const bool for_himself = !position.rules().has_teams();
    if (for_himself && std::uniform_int_distribution<int>(0, 59)(random) == 0)
        return Move::of(random() % 2 == 0 ? Move::Sort::Resign : Move::Sort::Timeout);
    if (moves.front().sort != Move::Sort::Pass && std::uniform_int_distribution<int>(0, 99)(random) == 0)
        return Move::of(Move::Sort::Penalty);
    // Captures make more happen.
    std::vector<Move> captures;
    for (const Move& move : moves)
        if (move.from != Square::none && is_man(position.at(move.to))) captures.push_back(move);
    const auto& from = !captures.empty() && random() % 3 == 0 ? captures : moves;
    return from[std::uniform_int_distribution<std::size_t>(0, from.size() - 1)(random)];
}

using Checkers = std::vector<std::vector<Square>>;

Checkers checkers(const Position& position) {
    Checkers found;
    found.reserve(position.rules().seats());
    for (std::size_t seat = 0; seat < position.rules().seats(); ++seat) {
        const bool checked = position.in_check(static_cast<Seat>(seat));
        found.push_back(checked ? position.checkers(static_cast<Seat>(seat)) : std::vector<Square>{});
    }
    return found;
}

/// What a noted ply kept account of, worked out anew: who stands in check, and whom the mover's side attacks anew.
void expect_checks_noted(const Position& position, const Checkers& before) {
    const Rules& rules = position.rules();
    const Seat mover = position.last_mover();
    const PlyEffect effect = position.last_effect();
    const Checkers after = checkers(position);
    int anew = 0;
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        EXPECT_EQ(position.stands_checked(seat), position.in_check(seat)) << rules.seat(seat).id;
        const bool in_game =
            position.standing(seat) == Standing::Playing || position.standing(seat) == Standing::Walking;
        const bool enemy = in_game && seat != mover && !rules.partners(seat, mover);
        const std::vector<Square>& now = after[i];
        anew += enemy && std::any_of(now.begin(), now.end(), [&](Square square) {
                    return square == position.last_move().to ||
                           std::find(before[i].begin(), before[i].end(), square) == before[i].end();
                });
    }
    EXPECT_EQ(effect.new_checks, anew);
}

/// A set-up position plays its first noted ply by all its laws; the position that was played to may know a shorter way.
void expect_played_alike(const Position& position, const Move& move) {
    auto set_up = Position::from(position.shared_rules(), position.setup());
    ASSERT_TRUE(set_up) << set_up.error().message;
    Position played_to = position;
    set_up->play_noting(move);
    const bool quiet = played_to.play_noting(move);
    EXPECT_TRUE(played_to.setup() == set_up->setup())
        << coordinates(position, move) << ' ' << said_of(played_to) << ' ' << said_of(*set_up);
    const PlyEffect effect = played_to.last_effect(), by_law = set_up->last_effect();
    EXPECT_EQ(effect.new_checks, by_law.new_checks) << coordinates(position, move);
    EXPECT_EQ(effect.mated, by_law.mated) << coordinates(position, move);
    if (quiet) {
        EXPECT_TRUE(effect.taken.empty());
        EXPECT_EQ(effect.new_checks + effect.mated, 0);
    }
}

void play_and_check(Position& position, const Move& move, const std::vector<Move>& moves) {
    const Setup before = position.setup();
    const std::string text = coordinates(position, move);
    const std::uint64_t key = position.key();
    const std::string token = pgn4_token(position, move);
    EXPECT_FALSE(token.empty()) << text;
    position.play(move);
    EXPECT_EQ(position.key(), position.computed_key()) << text;
    const Setup played = position.setup();
    position.take_back();
    EXPECT_TRUE(position.setup() == before) << text << ' ' << said_of(position);
    EXPECT_EQ(position.key(), key) << text;
    EXPECT_EQ(position.computed_key(), key) << text;
    EXPECT_EQ(position.legal_moves(), moves) << text;
    const Checkers checked = checkers(position);
    EXPECT_EQ(play_pgn4_token(position, move), token);
    EXPECT_TRUE(position.setup() == played) << text << ' ' << said_of(position);
    if (played.standings == before.standings) expect_checks_noted(position, checked);
}

/// Tells a game that was played from the array.
void tell_game(const std::shared_ptr<const Rules>& rules, const std::vector<Move>& moves, GameSink& sink) {
    Position position(rules);
    sink.begin_game({});
    sink.tag("Variant", rules->id(), {});
    sink.begin_moves(position);
    for (const Move& move : moves) {
        sink.ply(position, move, {});
        position.play(move);
    }
    sink.end_game(Verdict::Valid);
}

/// Written in every notation and read again, with its marks checked, it is the same game, and nothing is wrong with it.
void expect_game_read_back(const std::shared_ptr<const Rules>& rules, const std::vector<Move>& moves) {
    tests::Transcript told;
    tell_game(rules, moves, told);
    for (const char* notation : {"pgn4", "json", "coordinates"}) {
        std::ostringstream text;
        tell_game(rules, moves, *notation_named(notation)->writer(text, {}));
        const tests::Read read = tests::read_as(notation, text.str(), tests::checking());
        EXPECT_EQ(read.told.those("ply"), told.those("ply")) << notation;
        EXPECT_EQ(read.told.lines.back(), "end valid") << notation;
        for (const Diagnostic& finding : read.found.all())
            EXPECT_EQ(finding.code, Code::DrawPossible) << notation << ": " << finding.message;
    }
}

void play_a_game(const std::shared_ptr<const Rules>& rules, std::mt19937& random) {
    Position position(rules);
    std::vector<std::uint64_t> keys{position.key()};
    std::vector<Move> played;
    for (int ply = 0; ply < most_plies(); ++ply) {
        const std::string fen4 = write_fen4(position);
        const bool closely = looked_at_closely(ply);
        SCOPED_TRACE("ply " + std::to_string(ply + 1) + " " + fen4);
        const std::vector<Move> moves = position.legal_moves();
        EXPECT_EQ(moves.empty(), static_cast<bool>(position.outcome()));
        if (moves.empty()) break;  // whose turn it is has no meaning any more
        expect_read_back(fen4, position, fen4, closely);
        expect_frozen_men_rest(position, moves);
        if (closely) {
            expect_read_back(write_position_json(position), position, fen4, closely);
            expect_moves_agree(position, moves);
            expect_others_refused(position, moves, random);
        }
        const Move move = choose(position, moves, random);
        if (closely) expect_played_alike(position, move);
        play_and_check(position, move, moves);
        played.push_back(move);
        keys.push_back(position.key());
        if (testing::Test::HasFailure()) return;
    }
    expect_game_read_back(rules, played);
    while (position.plies() > 0) {
        EXPECT_EQ(position.key(), keys.back());
        keys.pop_back();
        position.take_back();
    }
    EXPECT_EQ(position.key(), keys.back());
}

class RandomPlay : public testing::TestWithParam<std::string> {};

TEST_P(RandomPlay, KeepsItsLaws) {
    const auto rules = named_rules(GetParam());
    ASSERT_TRUE(rules) << rules.error().message;
    for (int game = first_game(); game < first_game() + games_a_variant(); ++game) {
        SCOPED_TRACE("game " + std::to_string(game));
        std::mt19937 random(static_cast<unsigned>(1784 + game));
        play_a_game(*rules, random);
        if (HasFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(, RandomPlay, testing::ValuesIn(variant_ids()),
                         [](const testing::TestParamInfo<std::string>& id) {
                             std::string name = id.param;
                             for (char& c : name)
                                 if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
                             return name;
                         });

}  // namespace
}  // namespace fourhand
