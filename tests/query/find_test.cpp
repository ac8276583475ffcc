// Terms and plans over a small database of known games.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <functional>

#include "base/embedded.hpp"
#include "query/plan.hpp"
#include "store/position_index.hpp"
#include "store/random_game.hpp"

namespace fourhand {

class Find : public testing::Test {
protected:
    Find() : store_(":memory:", Database::Mode::Create, tests::position_text()) {
        const auto teams = *named_rules("chesscom-teams"), ffa = *named_rules("chesscom-ffa"),
                   hughes = *named_rules("hughes");
        store_.begin();
        // 1
        add(teams,
            {{"Event", "Club evening"},
             {"Site", "San Antonio (Texas)"},
             {"Date", "2020-05-17"},
             {"Red", "Ada Lovelace"},
             {"RedElo", "1500"},
             {"Blue", "Bram"},
             {"Yellow", "Cleo"},
             {"Green", "Dov"},
             {"Result", "1-0"}},
            1, 30);
        // 2
        add(ffa,
            {{"Date", "2021.??.??"},
             {"Red", "Bram"},
             {"Blue", "Ada Lovelace"},
             {"BlueElo", "2100"},
             {"Yellow", "JÜRGEN"},
             {"Result", "Bram: 10 - Ada Lovelace: 60 - JÜRGEN: 3"}},
            2, 50);
        // 3
        add(hughes,
            {{"Event", "London Club"},
             {"Date", "1885"},
             {"White", "Jurgen"},
             {"Yellow", "Bram van Dam"},
             {"Result", "1/2-1/2"}},
            3, 80, "a double-cross by Black");
        // 4
        add(teams, {{"Red", "100%_sure"}, {"Yellow", "Ada?*"}, {"Result", "*"}}, 4, 10);
        // 5
        add(nullptr,
            {{"Variant", "FFA"},
             {"RuleVariants", "Crazyhouse"},
             {"Red", "Ada Lovelace"},
             {"Blue", "Eve"},
             {"Yellow", "Eve"},
             {"Green", "Eve"}},
            5, 0);
        store_.commit();
    }

    void add(const std::shared_ptr<const Rules>& rules, std::vector<std::pair<std::string, std::string>> tags,
             std::uint64_t seed, std::size_t plies, const std::string& comment = {}) {
        StoredGame game;
        if (rules) {
            StoredGameWriter writer(tests::position_text(), [&](StoredGame& told) { game = std::move(told); });
            Position position(rules);
            tests::Dice dice(seed);
            writer.begin_game({});
            writer.begin_moves(position);
            for (std::size_t i = 0; i < plies; ++i) {
                const std::vector<Move> moves = position.legal_moves();
                const Move move = moves[dice.below(moves.size())];
                writer.ply(position, move, {});
                position.play(move);
            }
            if (!comment.empty()) writer.comment(comment, {});
            writer.end_game(Verdict::Valid);
        } else {
            game.verdict = Verdict::Unsupported;
            game.text = "1. @rH-f4";
        }
        game.tags = std::move(tags);
        ASSERT_EQ(store_.add(game).how, Added::How::Stored);
    }

    Result<Plan> plan(const std::string& text) {
        const auto query = parse_query(text);
        if (!query) return query.error();
        return Plan::make(*query, {tests::position_text().read, [this] { return store_.rules(); }});
    }

    /// The numbers of the games found, or the complaint.
    std::string find(const std::string& text) {
        const auto found = plan(text);
        if (!found) return found.error().message;
        std::string games;
        for (const Hit& hit : found->run(store_)) {
            if (!games.empty()) games += ' ';
            games += std::to_string(hit.game);
            if (hit.ply) games += '@' + std::to_string(*hit.ply);
        }
        EXPECT_EQ(found->count(store_), found->run(store_).size());
        return games;
    }

    /// The position after some plies of a game, as FEN4 without blanks.
    std::string position_of(GameId game, std::size_t ply) {
        std::string fen4;
        store_.replay(game, [&](const Position& position) {
            fen4 = write_fen4(position);
            return position.plies() < ply;
        });
        std::erase_if(fen4, [](char c) { return c == '\n'; });
        return fen4;
    }

    Store store_;
};

TEST_F(Find, EveryGame) { EXPECT_EQ(find(""), "1 2 3 4 5"); }

TEST_F(Find, PlayersAtAnySeat) {
    EXPECT_EQ(find("player:ada"), "1 2 4 5");
    EXPECT_EQ(find("player:=\"ada lovelace\""), "1 2 5");
    EXPECT_EQ(find("player:bram"), "1 2 3");
    EXPECT_EQ(find("player:=bram"), "1 2");
    EXPECT_EQ(find("player:bram*"), "1 2 3");
    EXPECT_EQ(find("player:*dam"), "3");
    EXPECT_EQ(find("player:jürgen"), "2 3");
    EXPECT_EQ(find("player:nobody"), "");
}

TEST_F(Find, WhatIsSpecialToSqlIsNotSpecialHere) {
    EXPECT_EQ(find("player:100%_sure"), "4");
    EXPECT_EQ(find("player:%"), "4");
    EXPECT_EQ(find("player:_"), "4");
    EXPECT_EQ(find("player:ada?*"), "4");
    EXPECT_EQ(find("player:[a]*"), "");
    EXPECT_EQ(find("player:\"' OR 1=1 --\""), "");
}

TEST_F(Find, PlayersAtOneSeat) {
    EXPECT_EQ(find("seat:S=ada"), "1 5");
    EXPECT_EQ(find("seat:n=ada"), "4");
    EXPECT_EQ(find("seat:W=\"=ada lovelace\""), "2");
    EXPECT_EQ(find("seat:red=ada"), "1 5");
    EXPECT_EQ(find("seat:S=ada seat:N=cleo"), "1");
    EXPECT_EQ(find("seat:ada"), "the term seat takes SEAT=NAME");
    EXPECT_EQ(find("seat:S="), "the term seat takes SEAT=NAME");
}

// The spelling of the tag was compared, and not the army that it names.
TEST_F(Find, ASeatIsFoundByEveryNameOfItsArmy) {
    const auto american = *named_rules("american"), hughes = *named_rules("hughes");
    store_.begin();
    add(american, {{"Chocolate", "Fay"}, {"Tan", "Gus"}}, 6, 5);
    add(hughes, {{"S", "Ann"}, {"Red", "Hal"}}, 7, 5);
    add(*named_rules("verney-eight"), {{"SR", "Ann"}}, 8, 5);
    add(*named_rules("verney", {}, {"colours=records"}), {{"Black", "Ida"}, {"Yellow", "Jo"}}, 9, 5);
    add(*named_rules("verney"), {{"Black", "Ida"}}, 10, 5);
    store_.commit();
    for (const char* name : {"brown", "chocolate", "E", "c", "Brown"})
        EXPECT_EQ(find("seat:" + std::string(name) + "=fay"), "6") << name;
    EXPECT_EQ(find("seat:\"Peanut Butter=gus\""), "6");
    EXPECT_EQ(find("seat:white=ann"), "7");
    EXPECT_EQ(find("seat:y=ann"), "");
    EXPECT_EQ(find("seat:\"Yellow right=ann\""), "8");
    EXPECT_EQ(find("seat:yr=ann"), "8");
    EXPECT_EQ(find("seat:black=ida"), "9 10");
    EXPECT_EQ(find("seat:W=ida"), "9") << "where Black sits depends on the house rule colours";
    EXPECT_EQ(find("seat:N=ida"), "10");
    EXPECT_EQ(find("seat:yellow=jo"), "9");
    EXPECT_EQ(find("seat:red=hal"), "7");
    EXPECT_EQ(find("seat:blue=eve"), "5") << "its rules are not known";
}

TEST_F(Find, NamesWithBlanksAreWrittenWithThemAndWithout) {
    store_.begin();
    add(*named_rules("political-american"), {{"PeanutButter", "Gus"}}, 6, 5, "[%alliance Tan+Brown]");
    add(*named_rules("verney-eight"), {{"YellowRight", "Ann"}}, 7, 5);
    store_.commit();
    for (const char* list : {"\"Peanut Butter+Brown\"", "\"\\\"Peanut Butter\\\"+Brown\"", "PeanutButter+brown",
                             "\"Chocolate+Peanut Butter\"", "tan+chocolate"})
        EXPECT_EQ(find("alliance:" + std::string(list)), "6@5") << list;
    EXPECT_EQ(find("alliance:\"Peanut Butter+Brown vs White\""), "");
    EXPECT_EQ(find("alliance:\"Peanut Butter+Brown betrayed by Peanut Butter\""), "");
    EXPECT_EQ(find("alliance:\"Peanut Butter+Mauve\""), "no variant has a seat Mauve");
    for (const char* name : {"peanutbutter=gus", "\"peanut butter=gus\"", "tan=gus", "N=gus"})
        EXPECT_EQ(find("seat:" + std::string(name)), "6") << name;
    EXPECT_EQ(find("seat:yellowright=ann"), "7");
    EXPECT_EQ(find("turned:yellowright"), "");
}

TEST_F(Find, ResultsAndWinners) {
    EXPECT_EQ(find("result:1-0"), "1");
    EXPECT_EQ(find("result:draw"), "3");
    EXPECT_EQ(find("result:open"), "4");
    EXPECT_EQ(find("result:none"), "2 5");
    EXPECT_EQ(find("winner:ada"), "1 2");
    EXPECT_EQ(find("winner:cleo"), "1") << "the partner won too";
    EXPECT_EQ(find("winner:bram"), "");
    EXPECT_EQ(find("result:2-0"), "2-0 is not a result");
}

// What the tag Result may say, result: may ask.
TEST_F(Find, ResultsAreAskedForAsTheTagSaysThem) {
    const auto loeb = *named_rules("loeb"), hughes = *named_rules("hughes");
    store_.begin();
    add(loeb, {{"White", "Ann"}, {"Result", "win:White"}}, 6, 5);
    add(hughes, {{"White", "Eva"}, {"Result", "win:W,E"}}, 7, 5);
    add(hughes, {{"Result", "½-½"}}, 8, 5);
    add(hughes, {{"Result", "Aborted"}}, 9, 5);
    store_.commit();
    const std::string white = loeb->seat(loeb->seat_named("White")).id;
    EXPECT_EQ(find("winner:ann"), "6");
    EXPECT_EQ(find("result:win:white"), "6");
    EXPECT_EQ(find("result:win:" + white + " variant:loeb"), "6");
    EXPECT_EQ(find("result:0-1"), "7");
    EXPECT_EQ(find("result:win:W,E"), "7");
    EXPECT_EQ(find("result:WIN:red,Black"), "7");
    EXPECT_EQ(find("result:win:S,N"), "1") << "whether it is said so or as 1-0";
    EXPECT_EQ(find("result:win:red,yellow"), "1");
    EXPECT_EQ(find("result:½-½"), "3 8");
    EXPECT_EQ(find("result:draw"), "3 8");
    EXPECT_EQ(find("result:aborted"), "4 9");
    EXPECT_EQ(find("result:?"), "4 9");
    EXPECT_EQ(find("result:none"), "2 5 6");
    EXPECT_EQ(find("result:\"Bram: 10 - Ada Lovelace: 60 - JÜRGEN: 3\""), "2");
    EXPECT_EQ(find("result:win:mauve"), "no variant has a seat mauve");
    EXPECT_EQ(find("result:win:S,SW"), "win:S,SW are the winners of no game");
    EXPECT_EQ(find("result:11-0"), "11-0 is not a result");
}

TEST_F(Find, Dates) {
    EXPECT_EQ(find("date:2020"), "1");
    EXPECT_EQ(find("date:2020-05"), "1");
    EXPECT_EQ(find("date:2020-05-17"), "1");
    EXPECT_EQ(find("date:2020-06"), "");
    EXPECT_EQ(find("date:2020..2022"), "1 2");
    EXPECT_EQ(find("date:..2020"), "1 3");
    EXPECT_EQ(find("date:2020-06.."), "2");
    EXPECT_EQ(find("date:>=2020-05"), "1 2");
    EXPECT_EQ(find("date:>2020"), "2");
    EXPECT_EQ(find("date:<2020-05-17"), "3");
    EXPECT_EQ(find("date:<=2020"), "1 3");
    EXPECT_EQ(find("not date:1..3000").substr(0, 13), "1..3000 is no");
    EXPECT_EQ(find("not date:1000..3000"), "4 5") << "those without a date";
    EXPECT_EQ(find("date:may"), "may is not a date of the calendar (2020, 2020-05 or 2020-05-17)");
}

TEST_F(Find, Numbers) {
    EXPECT_EQ(find("plies:50"), "2");
    EXPECT_EQ(find("plies:30..50"), "1 2");
    EXPECT_EQ(find("plies:>50"), "3");
    EXPECT_EQ(find("plies:<=10"), "4 5");
    EXPECT_EQ(find("rating:>=2000"), "2");
    EXPECT_EQ(find("rating:..1600"), "1");
    EXPECT_EQ(find("game:2..3"), "2 3");
    EXPECT_EQ(find("game:>0"), "1 2 3 4 5");
    EXPECT_EQ(find("plies:many"), "many is not a number from 0 to 2147483647");
    EXPECT_EQ(find("plies:.."), ".. is not a number from 0 to 2147483647");
    EXPECT_EQ(find("plies:99999999999"), "99999999999 is not a number from 0 to 2147483647");
}

TEST_F(Find, Texts) {
    EXPECT_EQ(find("event:club"), "1 3");
    EXPECT_EQ(find("event:=\"london club\""), "3");
    EXPECT_EQ(find("site:\"antonio (texas)\""), "1");
    EXPECT_EQ(find("tag:rulevariants=crazy"), "5");
    EXPECT_EQ(find("tag:nosuch=crazy"), "");
    EXPECT_EQ(find("tag:crazy"), "the term tag takes NAME=TEXT");
    EXPECT_EQ(find("lovelace"), "1 2 5");
    EXPECT_EQ(find("comment:double-cross"), "3");
    EXPECT_EQ(find("comment:triple"), "");
}

TEST_F(Find, VariantsAndVerdicts) {
    EXPECT_EQ(find("variant:hughes"), "3");
    EXPECT_EQ(find("variant:ffa"), "2");
    EXPECT_EQ(find("verdict:unsupported"), "5");
    EXPECT_EQ(find("verdict:valid"), "1 2 3 4");
    EXPECT_NE(find("variant:huges").find("huges"), std::string::npos);
    EXPECT_EQ(find("verdict:good"), "good is not a verdict");
}

TEST_F(Find, FreelyJoined) {
    EXPECT_EQ(find("player:ada not result:1-0"), "2 4 5");
    EXPECT_EQ(find("result:1-0 or variant:hughes"), "1 3");
    EXPECT_EQ(find("(result:1-0 or variant:hughes) -event:london"), "1");
    EXPECT_EQ(find("not (player:ada or player:bram)"), "");
}

/// The index holds a part of each key: what it names is played through before it counts as found.
TEST_F(Find, GamesWithAnotherPositionOfTheSameKeyPartAreNotFound) {
    std::uint64_t key = 0;
    store_.replay(2, [&](const Position& position) {
        key = position.key();
        return position.plies() < 17;
    });
    std::array<char, 8> part{};
    std::snprintf(part.data(), part.size(), "%02x%02x", static_cast<unsigned>(key & 0xff),
                  static_cast<unsigned>(key >> 8 & 0xff));
    store_.database().execute(
        "INSERT INTO position_keys (bits, bucket, first_game, counts, keys) VALUES (0, 0, 1, x'01', x'" +
        std::string(part.data()) + "')");
    EXPECT_EQ(games_with(store_.database(), std::array{key}), (std::vector<GameId>{1, 2}));
    EXPECT_EQ(find("position:" + position_of(2, 17)), "2@17");
}

TEST_F(Find, Positions) {
    const std::string of_game_2 = position_of(2, 17), of_game_3 = position_of(3, 80);
    EXPECT_EQ(find("position:" + of_game_2), "2@17");
    EXPECT_EQ(find("position:" + of_game_3), "3@80");
    EXPECT_EQ(find("position:" + position_of(1, 0)), "1@0 2@0 4@0") << "the array of both games of chess.com";
    EXPECT_EQ(find("position:" + position_of(3, 0)), "3@0");
    EXPECT_EQ(find("player:ada position:" + position_of(1, 0)), "1@0 2@0 4@0");
    EXPECT_EQ(find("player:cleo position:" + position_of(1, 0)), "1@0");
    EXPECT_EQ(find("not position:" + position_of(1, 0)), "3 5");
    EXPECT_EQ(find("position:" + of_game_2 + " or position:" + of_game_3 + " or result:1-0"), "1 2@17 3@80");
    EXPECT_EQ(find("position:" + of_game_2 + " position:" + of_game_3), "");
    EXPECT_EQ(find("position:" + of_game_2 + " position:" + position_of(2, 0)), "2@17");
    EXPECT_EQ(find("player:nobody position:" + of_game_2), "");
    EXPECT_FALSE(plan("position:nonsense"));
}

TEST_F(Find, MovesAndPromotions) {
    // Every ply of every game is found, at that ply or before it.
    for (const GameId id : {1, 2, 3}) {
        store_.replay(id, [&](const Position& position) {
            if (position.plies() == 0 || position.last_move().from == Square::none) return true;
            const Board& board = position.rules().board();
            const std::string move = board.name(position.last_move().from) + "-" + board.name(position.last_move().to);
            const std::vector<Hit> hits = plan("game:" + std::to_string(id) + " move:" + move)->run(store_);
            EXPECT_EQ(hits.size(), 1u) << move;
            EXPECT_LE(*hits.at(0).ply, position.plies());
            return position.plies() < 20;
        });
    }
    EXPECT_EQ(find("move:a1-a2"), "");
    EXPECT_EQ(find("move:e2"), "e2 is not a move from one square to another");
    EXPECT_EQ(find("promotion:queen"), "queen is not the letter of a piece in any variant");
    EXPECT_EQ(find("turned:any"), "");
}

// Each of these was once answered with no games.
TEST_F(Find, WhatNoGameCanHaveIsWrong) {
    const auto complaint = [&](const std::string& text) {
        const auto made = plan(text);
        if (made) return "no complaint about " + text;
        EXPECT_EQ(made.error().code, Code::BadTermValue) << text;
        return made.error().message + (made.error().hints.empty() ? "" : "; " + made.error().hints.front());
    };
    EXPECT_EQ(complaint("plies:20..10"), "20..10 goes backwards; did you mean 10..20?");
    EXPECT_EQ(complaint("date:2021..2020-05"), "2021..2020-05 goes backwards; did you mean 2020-05..2021?");
    EXPECT_EQ(complaint("rating:3000..1"), "3000..1 goes backwards; did you mean 1..3000?");
    EXPECT_EQ(complaint("plies:10-20"), "10-20 is not a number from 0 to 2147483647; did you mean 10..20?");
    EXPECT_EQ(complaint("date:2020-05-2021").substr(0, 17), "2020-05-2021 is n");
    EXPECT_EQ(plan("date:2020-05-2021").error().hints.front(), "did you mean 2020-05..2021?");
    EXPECT_EQ(complaint("plies:-5").substr(0, 15), "-5 is not a num");
    EXPECT_EQ(complaint("plies:<0"), "nothing fits <0; it takes a number from 0 to 2147483647");
    EXPECT_EQ(complaint("plies:>2147483647"), "nothing fits >2147483647; it takes a number from 0 to 2147483647");
    EXPECT_EQ(complaint("game:0"), "nothing fits 0; it takes a number from 1 to 2147483647");
    for (const char* day : {"2026-13", "2026-00", "2026-02-30", "2025-02-29", "2026-04-31"})
        EXPECT_EQ(complaint(std::string("date:") + day).substr(0, 20 + std::string(day).size()),
                  std::string(day) + " is not a date of th");
    EXPECT_EQ(find("date:2024-02-29"), "");
    EXPECT_EQ(complaint("date:>9999").substr(0, 18), "nothing fits >9999");
    EXPECT_EQ(complaint("seat:X=ada").substr(0, 39), "no variant has a seat X; the seats are ");
    EXPECT_EQ(complaint("seat:rde=ada"), "no variant has a seat rde; did you mean Red?");
    EXPECT_EQ(complaint("seat:redelo=2000").substr(0, 28), "no variant has a seat redelo");
    EXPECT_EQ(complaint("turned:X").substr(0, 23), "no variant has a seat X");
    EXPECT_EQ(complaint("turned:whte"), "no variant has a seat whte; did you mean White?");
    EXPECT_EQ(complaint("alliance:S+Q").substr(0, 23), "no variant has a seat Q");
    EXPECT_EQ(complaint("alliance:\"S+W vs Q\"").substr(0, 23), "no variant has a seat Q");
    EXPECT_EQ(complaint("alliance:\"betrayed by Q\"").substr(0, 23), "no variant has a seat Q");
    for (const char* never : {"S+S", "S+SW", "S+W vs S", "S+W betrayed by N", "S+W vs N+N"})
        EXPECT_EQ(complaint("alliance:\"" + std::string(never) + "\"").substr(0, 12 + std::string(never).size()),
                  std::string(never) + " is no allia");
    EXPECT_EQ(find("alliance:\"S+W betrayed by Red\""), "");
    EXPECT_EQ(complaint("move:e2-e99"), "no board has both of these squares: e2 and e99; move:e2-e4");
    EXPECT_EQ(complaint("move:e2-e2"), "a move leaves its square: e2-e2; move:e2-e4");
    EXPECT_EQ(complaint("promotion:Z"), "Z is not the letter of a piece in any variant; promotion:Q");
    for (const char* empty : {"player:=", "winner:=", "event:=", "site:=", "text:=", "comment:=", "talk:=", "penalty:=",
                              "seat:S==", "player:\u0301"})
        EXPECT_EQ(complaint(empty).substr(0, 27), "there is no text to look fo") << empty;
}

TEST_F(Find, APromotionMayBeAskedForInSmallLetters) {
    const auto capital = plan("promotion:Q"), small = plan("promotion:q");
    ASSERT_TRUE(capital && small);
    EXPECT_EQ(capital->count(store_), small->count(store_));
}

TEST_F(Find, APositionOfAGameThatIsNotThereIsNotFound) {
    const std::string american = write_fen4(Position(*named_rules("american")));
    EXPECT_EQ(find("position:" + american), "");
    Store empty(":memory:", Database::Mode::Create, tests::position_text());
    const PositionSense sense{tests::position_text().read, [&] { return empty.rules(); }};
    EXPECT_TRUE(Plan::make(*parse_query("position:" + american), sense));
    EXPECT_FALSE(Plan::make(*parse_query("position:nonsense"), sense)) << "a database without games answered all";
}

TEST_F(Find, ALimitCutsTheListShort) {
    for (const std::string& text :
         {std::string("player:ada"), std::string("player:ada or position:" + position_of(1, 0)),
          "position:" + position_of(1, 0), "player:ada position:" + position_of(1, 0),
          "not position:" + position_of(2, 50)}) {
        const auto all = plan(text)->run(store_), two = plan(text)->run(store_, 2);
        ASSERT_GE(all.size(), 2u) << text;
        ASSERT_EQ(two.size(), 2u) << text;
        EXPECT_EQ(two[0].game, all[0].game);
        EXPECT_EQ(two[1].game, all[1].game);
    }
}

TEST_F(Find, ArraysAndRules) {
    EXPECT_EQ(find("start:4PC"), "1 2 4");
    EXPECT_EQ(find("start:all-left"), "3");
    EXPECT_EQ(find("start:all-lefd"), "no variant has an array all-lefd");
    EXPECT_EQ(find("rule:leap=yes"), "3");
    EXPECT_EQ(find("rule:castling=yes not rule:leap=yes"), "1 2 4");
    EXPECT_EQ(find("rule:leep=yes"), "house rule leep is not known");
    EXPECT_EQ(find("rule:leap=maybe"), "house rule leap cannot be \"maybe\"; it takes yes or no");
    EXPECT_EQ(find("rule:leap"), "\"leap\" is no house rule: it must be KEY=VALUE");
}

TEST_F(Find, WhatSqlCanDoIsOneStatement) {
    EXPECT_EQ(plan("player:ada (date:2020 or not event:x)")->root().kind, Plan::Step::Kind::Sql);
    const auto mixed = plan("position:" + position_of(1, 0) + " player:ada date:2020");
    ASSERT_EQ(mixed->root().children.size(), 2u);
    EXPECT_EQ(mixed->root().children[0].kind, Plan::Step::Kind::Sql);
}

TEST(Terms, TheTableIsSound) {
    const std::string page(embedded("formats/query.md"));
    for (const Term& term : terms()) {
        EXPECT_EQ((term.sql != nullptr) + (term.replay != nullptr) + (term.remark != nullptr), 1) << term.name;
        EXPECT_EQ(term_named(term.name), &term);
        EXPECT_FALSE(term.help.empty());
        EXPECT_NE(page.find("\n| `" + std::string(term.name) + ":` | " + std::string(term.takes) + " |"),
                  std::string::npos)
            << term.name << " is not in formats/query.md";
    }
    EXPECT_EQ(term_named("PLAYER"), term_named("player"));
    EXPECT_EQ(term_named("nothing"), nullptr);
}

}  // namespace fourhand
