// The import tool killed, interrupted and out of room, from outside.
#include <gtest/gtest.h>

#include <sstream>

#include "common/process.hpp"
#include "notation/notation.hpp"
#include "store/random_game.hpp"
#include "store/store.hpp"

namespace fourhand {

using tests::Ran;
using tests::run_line;

constexpr std::size_t games = 600;
constexpr std::int64_t batch = 25;

class Import : public testing::Test {
protected:
    Import() {
        std::ostringstream text;
        const auto writer = notation_named("pgn4")->writer(text, {});
        const auto rules = *named_rules("hans37");
        for (std::uint64_t seed = 1; seed <= games; ++seed) tests::tell_random_game(rules, {seed, 60}, *writer);
        tests::write_text(place_.folder() / "games.pgn4", text.str());
    }

    /// Games in the database, of which there may be none yet; its pages and references sound, its batches whole.
    std::int64_t sound_games() {
        const std::string path = (place_.folder() / "games.db").string();
        if (!std::filesystem::exists(path)) return 0;
        if (Database(path, Database::Mode::Write).number("SELECT count(*) FROM sqlite_schema") == 0) return 0;
        Store store(path, Database::Mode::Read, tests::position_text());
        EXPECT_EQ(store.database().texts("PRAGMA integrity_check"), std::vector<std::string>{"ok"});
        EXPECT_EQ(store.database().texts("PRAGMA foreign_key_check"), std::vector<std::string>{});
        const std::int64_t count = store.count();
        if (count != static_cast<std::int64_t>(games)) {
            EXPECT_EQ(count % batch, 0);
        }
        return count;
    }

    Ran import(const std::string& before, const std::string& after = {}) {
        return run_line(before + "fourhand-import --batch " + std::to_string(batch) + " games.db games.pgn4" + after,
                        place_);
    }

    void expect_to_go_on() {
        const std::int64_t before = sound_games();
        const Ran ran = run_line("fourhand-import games.db games.pgn4 2>/dev/null", place_);
        EXPECT_EQ(ran.exit_code, 0);
        std::string said = std::to_string(games - static_cast<std::size_t>(before)) + " games stored";
        if (before > 0) said += ", " + std::to_string(before) + " already there";
        EXPECT_EQ(ran.out, said + "\n");
        EXPECT_EQ(sound_games(), static_cast<std::int64_t>(games));
    }

    void start_anew() { run_line("rm -f games.db games.db-journal", place_); }

    const tests::Workplace place_;
};

TEST_F(Import, KilledAtAnyMomentLeavesWholeBatches) {
    int killed = 0;
    for (const char* moment : {"0.005", "0.01", "0.02", "0.04", "0.08", "0.16"}) {
        SCOPED_TRACE(moment);
        start_anew();
        killed += import(std::string("timeout -s KILL ") + moment + " ").exit_code == 137 ? 1 : 0;
        expect_to_go_on();
    }
    EXPECT_GT(killed, 0);
}

TEST_F(Import, AnInterruptUndoesTheOpenBatchAndSaysWhatIsSafe) {
    bool interrupted = false;
    for (int milliseconds = 20; milliseconds < 2000 && !interrupted; milliseconds += milliseconds / 3) {
        start_anew();
        const Ran ran = import("timeout --preserve-status -s INT 0." + std::string(milliseconds < 100 ? "0" : "") +
                               std::to_string(milliseconds % 1000) + " ");
        if (ran.exit_code != 130 || ran.err.empty()) continue;  // it had not begun, or was done
        interrupted = true;
        EXPECT_EQ(ran.err, "fourhand import: interrupted: " + std::to_string(sound_games()) +
                               " games are safe in games.db; the same import goes on after them\n");
        EXPECT_EQ(ran.out, "");
    }
    EXPECT_TRUE(interrupted);
    expect_to_go_on();
}

TEST_F(Import, OutOfRoomItSaysWhatIsSafe) {
    const Ran ran = import("ulimit -f 400; ");  // 200 KiB
    EXPECT_EQ(ran.exit_code, 3);
    const std::int64_t safe = sound_games();
    EXPECT_GT(safe, 0);
    EXPECT_LT(safe, static_cast<std::int64_t>(games));
    EXPECT_TRUE(ran.err.starts_with("fourhand import: games.db: reading or writing the database failed")) << ran.err;
    EXPECT_TRUE(ran.err.ends_with("\nfourhand import: " + std::to_string(safe) +
                                  " games are safe in games.db; the same import goes on after them\n"))
        << ran.err;
    expect_to_go_on();
}

}  // namespace fourhand
