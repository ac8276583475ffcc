// Games into the database and out of it again.
#include "store/store.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "record/builder.hpp"
#include "store/random_game.hpp"
#include "store/temporary_folder.hpp"

namespace fourhand {

using tests::RandomGame;
using tests::TemporaryFolder;

Store in_memory() { return Store(":memory:", Database::Mode::Create, tests::position_text()); }

/// Everything that a sink is told, as text.
class Told : public GameSink {
public:
    std::string text;
    void tag(std::string_view name, std::string_view value, Span) override {
        add("tag", std::string(name) + "=" + std::string(value));
    }
    void begin_moves(const Position& start) override {
        add("start", std::string(start.rules().id()) + write_fen4(start));
        line_ = &start;
    }
    void ply(const Position& before, const Move& move, Span) override {
        add("ply", std::to_string(before.key()) + " " + std::to_string(index(move.from)) + "-" +
                       std::to_string(index(move.to)) + "=" + std::to_string(index(move.becomes)) + "/" +
                       std::to_string(static_cast<int>(move.sort)));
    }
    void word(Word word, Span) override { add("word", std::string(spelling(word))); }
    void comment(std::string_view comment, Span) override { add("comment", std::string(comment)); }
    void nag(int number, Span) override { add("nag", std::to_string(number)); }
    void begin_variation(Span) override { add("(", ""); }
    void end_variation(Span) override { add(")", ""); }
    void unplayed(std::string_view unplayed, Span) override { add("unplayed", std::string(unplayed)); }
    /// What was told as the start must show the end of the main line by now.
    void end_game(Verdict verdict) override {
        const std::string at = line_ == nullptr ? "" : " after " + std::to_string(line_->plies()) + write_fen4(*line_);
        add("end", std::string(spelling(verdict)) + at);
        line_ = nullptr;
    }

private:
    const Position* line_ = nullptr;
    void add(const std::string& what, const std::string& of) { text += what + " " + of + "\n"; }
};

/// Adds one game that `teller` tells.
Added add(Store& store, const std::function<void(GameSink&)>& teller) {
    Added added;
    StoredGameWriter writer(tests::position_text(), [&](StoredGame& game) { added = store.add(game); });
    store.begin();
    teller(writer);
    store.commit();
    return added;
}

void expect_same(Store& store, const std::function<void(GameSink&)>& teller) {
    const Added added = add(store, teller);
    ASSERT_EQ(added.how, Added::How::Stored);
    Told in, out;
    teller(in);
    store.tell(added.game, out);
    EXPECT_EQ(out.text, in.text);
}

TEST(Store, TheKeysAreThoseOfTheMainLine) {
    const auto rules = *named_rules("chesscom-ffa");
    const StoredGame game = tests::random_stored_game(rules, {3, 150, true});
    std::vector<std::uint32_t> keys;
    replay(game, tests::position_text(), [&](const Position& position) {
        keys.push_back(static_cast<std::uint32_t>(position.key()));
        return true;
    });
    EXPECT_EQ(game.keys, keys);
    EXPECT_EQ(game.keys.size(), 1 + game.plies.size() / 3);
    EXPECT_NE(game.stream, Bytes{}) << "there are variations";
}

TEST(Store, TellsEveryVariantAsItWasTold) {
    Store store = in_memory();
    std::uint64_t seed = 0;
    for (const std::string& id : variant_ids()) {
        SCOPED_TRACE(id);
        const auto rules = *named_rules(id);
        for (const bool annotated : {false, true}) {
            expect_same(store, [&](GameSink& sink) { tests::tell_random_game(rules, {seed, 120, annotated}, sink); });
            ++seed;
        }
    }
    EXPECT_EQ(store.count(), static_cast<std::int64_t>(seed));
    EXPECT_EQ(store.database().texts("PRAGMA integrity_check"), std::vector<std::string>{"ok"});
    EXPECT_EQ(store.database().texts("PRAGMA foreign_key_check"), std::vector<std::string>{});
}

TEST(Store, KeepsVariationsInVariationsAndEverythingSaid) {
    Store store = in_memory();
    expect_same(store, [](GameSink& sink) {
        Position position(*named_rules("hughes"));
        const auto play = [&] {
            const Move move = position.legal_moves().front();
            sink.ply(position, move, {});
            position.play(move);
        };
        sink.begin_game({});
        sink.tag("Event", "", {});
        sink.tag("event", "twice", {});
        sink.begin_moves(position);
        sink.comment("before all", {});
        play();
        sink.nag(1, {});
        play();
        sink.begin_variation({});
        position.take_back();
        play();
        sink.begin_variation({});
        position.take_back();
        play();
        play();
        sink.end_variation({});
        sink.begin_variation({});
        position.take_back();
        position.take_back();
        play();
        sink.comment("with \xe2\x80\x9cquotes\xe2\x80\x9d and\na line", {});
        sink.end_variation({});
        play();
        sink.end_variation({});
        position.take_back();
        play();
        sink.word(Word::Claim, {});
        sink.unplayed(" 7. Qx?? ", {});
        sink.end_game(Verdict::Invalid);
    });
}

TEST(Store, KeepsTextThatCannotBePlayed) {
    Store store = in_memory();
    expect_same(store, [](GameSink& sink) {
        sink.begin_game({});
        sink.tag("Variant", "FFA", {});
        sink.tag("RuleVariants", "Crazyhouse", {});
        for (const char* colour : {"Red", "Blue", "Yellow", "Green"})
            sink.tag(colour, std::string("Player in ") + colour, {});
        sink.unplayed("1. e2-e4 .. @rH-f4", {});
        sink.end_game(Verdict::Unsupported);
    });
    EXPECT_EQ(
        store.database().texts(
            "SELECT s.seat || ' ' || p.name FROM seats s JOIN players p ON p.id = s.player ORDER BY 1"),
        (std::vector<std::string>{"E Player in Green", "N Player in Yellow", "S Player in Red", "W Player in Blue"}));
    EXPECT_EQ(store.database().number("SELECT rules IS NULL FROM games"), 1);
}

TEST(Store, KeepsAStartThatIsNotTheArray) {
    Store store = in_memory();
    const auto rules = *named_rules("chesscom-ffa");
    Position start(rules);
    for (int i = 0; i < 9; ++i) start.play(start.legal_moves().front());
    const Position set_up = *Position::from(rules, start.setup());
    expect_same(store, [&](GameSink& sink) {
        Position line = set_up;
        const Move move = line.legal_moves().back();
        sink.begin_game({});
        sink.begin_moves(line);
        sink.ply(line, move, {});
        line.play(move);
        sink.end_game(Verdict::Valid);
    });
    EXPECT_EQ(store.database().number("SELECT count(*) FROM starts"), 1);
    const StoredGame game = tests::random_stored_game(rules, {5});
    store.begin();
    store.add(game);
    store.commit();
    EXPECT_EQ(store.database().number("SELECT count(*) FROM starts"), 1) << "the array is not written out";
}

TEST(Store, HouseRulesComeBack) {
    Store store = in_memory();
    const std::vector<std::string> house_rules = {"double_step=none"};
    const auto rules = *named_rules("hughes", {}, house_rules);
    expect_same(store, [&](GameSink& sink) { tests::tell_random_game(rules, {3, 40}, sink); });
    EXPECT_EQ(store.get(1).rules->variant().switches, rules->variant().switches);
    expect_same(store, [&](GameSink& sink) { tests::tell_random_game(*named_rules("hughes"), {3, 40}, sink); });
    EXPECT_EQ(store.database().texts("SELECT house_rules FROM rules WHERE house_rules = ''").size(), 1u);
}

TEST(Store, AGameThatSaysTheSameIsADuplicate) {
    Store store = in_memory();
    const auto rules = *named_rules("chesscom-teams");
    const auto teller = [&](std::uint64_t seed) {
        return [&rules, seed](GameSink& sink) { tests::tell_random_game(rules, {seed, 50}, sink); };
    };
    EXPECT_EQ(add(store, teller(1)).how, Added::How::Stored);
    EXPECT_EQ(add(store, teller(2)).how, Added::How::Stored);
    const Added again = add(store, teller(1));
    EXPECT_EQ(again.how, Added::How::Duplicate);
    EXPECT_EQ(again.game, 1);
    StoredGame other = tests::random_stored_game(rules, {1, 50});
    other.tags[0].second += "!";
    store.begin();
    EXPECT_EQ(store.add(other).how, Added::How::Stored) << "one tag differs";
    EXPECT_EQ(store.add(other).how, Added::How::Duplicate) << "in the same batch";
    store.commit();
    EXPECT_EQ(store.count(), 3);
}

TEST(Store, AnotherGameWithTheSameHashIsNoDuplicate) {
    Store store = in_memory();
    const auto rules = *named_rules("chesscom-teams");
    const StoredGame first = tests::random_stored_game(rules, {1, 20}),
                     second = tests::random_stored_game(rules, {2, 20});
    store.begin();
    store.add(first);
    store.commit();
    const std::int64_t hash_of_first = store.database().number("SELECT hash FROM games WHERE id = 1");
    store.begin();
    store.add(second);
    store.commit();
    const std::int64_t hash_of_second = store.database().number("SELECT hash FROM games WHERE id = 2");
    // As if both had the hash of the second: the first of them stored holds it.
    store.database().execute(
        "DELETE FROM seats WHERE game = 2; DELETE FROM tags WHERE game = 2; DELETE FROM moves; DELETE FROM games"
        " WHERE id = 2; UPDATE games SET hash = " +
        std::to_string(hash_of_second));
    ASSERT_NE(hash_of_first, hash_of_second);
    store.begin();
    const Added added = store.add(second);
    EXPECT_EQ(added.how, Added::How::Stored);
    EXPECT_EQ(store.add(second).how, Added::How::Duplicate);
    EXPECT_EQ(store.add(second).game, added.game);
    store.commit();
    EXPECT_EQ(store.database().number("SELECT hash FROM games WHERE id = 2"), hash_of_second + 1);
}

TEST(Store, AnUndoneBatchLeavesNothing) {
    Store store = in_memory();
    const auto rules = *named_rules("chesscom-teams");
    store.begin();
    store.add(tests::random_stored_game(rules, {1, 50}));
    store.roll_back();
    EXPECT_EQ(store.count(), 0);
    EXPECT_EQ(store.database().number("SELECT count(*) FROM players"), 0);
    store.begin();
    store.add(tests::random_stored_game(rules, {1, 50}));
    store.commit();
    EXPECT_EQ(store.count(), 1);
    EXPECT_EQ(store.database().number("SELECT count(*) FROM position_keys"), 1);
    Told told;
    store.tell(1, told);
    EXPECT_NE(told.text.find("tag Event=Event"), std::string::npos);
}

TEST(Store, AGameThatIsTooLargeIsRefusedAlone) {
    Store store = in_memory();
    StoredGame game;
    game.verdict = Verdict::Unsupported;
    game.text = std::string(largest_game + 1, 'x');
    store.begin();
    EXPECT_EQ(store.add(game).how, Added::How::TooLarge);
    game.text = "short";
    EXPECT_EQ(store.add(game).how, Added::How::Stored);
    store.commit();
    EXPECT_EQ(store.count(), 1);
}

TEST(Store, DamageIsSaidOfItsGame) {
    Store store = in_memory();
    const auto rules = *named_rules("hughes");
    store.begin();
    store.add(tests::random_stored_game(rules, {1, 50}));
    StoredGame annotated = tests::random_stored_game(rules, {2, 50, true});
    ASSERT_FALSE(annotated.stream.empty());
    store.add(annotated);
    store.commit();
    store.database().execute("UPDATE moves SET plies = x'010203040506' WHERE game = 1");
    GameBuilder nobody([](Game&&) {});
    try {
        store.tell(1, nobody);
        FAIL();
    } catch (const StoreError& error) {
        EXPECT_NE(std::string(error.what()).find("game 1 of the database"), std::string::npos) << error.what();
    }
    EXPECT_THROW(store.tell(3, nobody), StoreError);
    // Any stream is read without harm: it makes sense, or it is damaged.
    tests::Dice dice(1);
    for (int i = 0; i < 2000; ++i) {
        StoredGame bad = annotated;
        for (int change = 0; change < 3; ++change)
            bad.stream[dice.below(bad.stream.size())] = static_cast<std::uint8_t>(dice.below(256));
        try {
            tell(bad, tests::position_text(), nobody);
        } catch (const StoreError&) {
        }
    }
}

TEST(Store, LostAndChangedRowsAreDamage) {
    const auto rules = *named_rules("hughes");
    const StoredGame game = tests::random_stored_game(rules, {2, 50, true});
    ASSERT_FALSE(game.stream.empty() || game.tags.empty());
    for (const char* harm :
         {"DELETE FROM moves", "DELETE FROM annotations", "DELETE FROM tags", "DELETE FROM tags WHERE ordinal = 1",
          "UPDATE tags SET value = value || 'x'", "UPDATE games SET plies = plies + 1",
          "UPDATE tag_names SET name = 'A\"]' || char(10) || '[Red \"x' WHERE id = 1",
          "UPDATE tags SET value = CAST(x'ff' AS TEXT)"}) {
        SCOPED_TRACE(harm);
        Store store = in_memory();
        store.begin();
        EXPECT_EQ(store.add(game).how, Added::How::Stored);
        store.commit();
        EXPECT_NO_THROW(store.load(1));
        store.database().execute(harm);
        EXPECT_THROW(store.load(1), StoreError);
        store.begin();
        EXPECT_EQ(store.add(game).how, Added::How::Stored) << "the import mends it";
        store.commit();
    }
}

TEST(Store, ATagThatNoRecordHoldsIsDamageThoughItsHashIsRight) {
    for (const auto& [name, value] : {std::pair{"A\"]\n[Red \"x", "y"}, std::pair{"A", "\xff"}, std::pair{"", "y"}}) {
        Store store = in_memory();
        StoredGame game = tests::random_stored_game(*named_rules("hughes"), {1, 8});
        game.tags.emplace_back(name, value);
        store.begin();
        store.add(game);
        store.commit();
        EXPECT_THROW(store.load(1), StoreError) << name;
        EXPECT_THROW(store.tags(1), StoreError) << name;
    }
}

TEST(Store, AnEmptyFileOrAnotherProgramsDatabaseIsRefused) {
    const TemporaryFolder folder;
    Database(folder.file("other.db"), Database::Mode::Create).execute("CREATE TABLE a (b INTEGER)");
    for (const auto mode : {Database::Mode::Read, Database::Mode::Write, Database::Mode::Create}) {
        EXPECT_THROW(Store(folder.file("other.db"), mode, tests::position_text()), StoreError);
    }
    std::filesystem::resize_file(folder.file("other.db"), 0);
    EXPECT_THROW(Store(folder.file("other.db"), Database::Mode::Read, tests::position_text()), StoreError);
    EXPECT_THROW(Store(folder.file("other.db"), Database::Mode::Write, tests::position_text()), StoreError);
    EXPECT_NO_THROW(Store(folder.file("other.db"), Database::Mode::Create, tests::position_text()));
}

}  // namespace fourhand
