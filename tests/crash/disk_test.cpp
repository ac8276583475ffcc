// Whatever operation of the disk fails during an import: the batches before it are there, whole, and the next import
// goes on.
#include <gtest/gtest.h>

#include <filesystem>
#include <optional>

#include "crash/faulty_disk.hpp"
#include "store/random_game.hpp"
#include "store/store.hpp"
#include "store/temporary_folder.hpp"

namespace fourhand {

using tests::FaultyDisk;

constexpr std::int64_t batches = 3, games_a_batch = 2;

class Disk : public testing::Test {
protected:
    Disk() {
        const auto rules = *named_rules("hans37");
        for (std::uint64_t seed = 1; seed <= batches * games_a_batch; ++seed) {
            games_.push_back(tests::random_stored_game(rules, {seed, 40, true}));
        }
    }

    /// Imports all games. How many are safe; nothing more than a StoreError may come of it.
    std::int64_t import() {
        std::int64_t safe = 0;
        try {
            Store store(path_, Database::Mode::Create, tests::position_text());
            for (std::int64_t batch = 0; batch < batches; ++batch) {
                store.begin();
                for (std::int64_t i = 0; i < games_a_batch; ++i) {
                    store.add(games_[static_cast<std::size_t>(batch * games_a_batch + i)]);
                }
                store.commit();
                safe += games_a_batch;
            }
        } catch (const StoreError& error) {
            message_ = error.what();
        }
        return safe;
    }

    /// What a healthy reader finds: whole batches, at least those that were reported safe, every game as it was.
    void expect_whole_batches(std::int64_t safe) {
        const bool empty = !std::filesystem::exists(path_) ||
                           Database(path_, Database::Mode::Write).number("SELECT count(*) FROM sqlite_schema") == 0;
        if (empty) {
            EXPECT_EQ(safe, 0);
            return;
        }
        Store store(path_, Database::Mode::Read, tests::position_text());
        EXPECT_EQ(store.database().texts("PRAGMA integrity_check"), std::vector<std::string>{"ok"});
        EXPECT_EQ(store.database().texts("PRAGMA foreign_key_check"), std::vector<std::string>{});
        const std::int64_t count = store.count();
        EXPECT_GE(count, safe);
        EXPECT_EQ(count % games_a_batch, 0);
        EXPECT_EQ(store.database().number("SELECT count(*) FROM position_keys"), count / games_a_batch);
        for (std::int64_t id = 1; id <= count; ++id) {
            const StoredGame game = store.load(id);
            EXPECT_EQ(game.plies, games_[static_cast<std::size_t>(id - 1)].plies);
            EXPECT_EQ(game.tags, games_[static_cast<std::size_t>(id - 1)].tags);
        }
    }

    /// Fails one operation after the other, until an import goes through untouched.
    int fail_every_operation(FaultyDisk::Fault fault) {
        FaultyDisk disk;
        for (int operations = 0;; ++operations) {
            std::filesystem::remove(path_);
            std::filesystem::remove(path_ + "-journal");
            disk.fail_after(operations, fault);
            const std::int64_t safe = import();
            const bool failed = disk.has_failed();
            disk.repair();
            SCOPED_TRACE("operation " + std::to_string(operations));
            expect_whole_batches(safe);
            if (!failed) {
                EXPECT_EQ(safe, batches * games_a_batch);
                return operations;
            }
            if (operations % 10 != 0) continue;
            EXPECT_EQ(import(), batches * games_a_batch) << "the same import again goes on";
            expect_whole_batches(batches * games_a_batch);
        }
    }

    const tests::TemporaryFolder folder_;
    const std::string path_ = folder_.file("games.db");
    std::vector<StoredGame> games_;
    std::string message_;
};

TEST_F(Disk, ErrorsAtEveryOperation) { EXPECT_GT(fail_every_operation(FaultyDisk::Fault::Error), 50); }

TEST_F(Disk, FullAtEveryOperation) {
    EXPECT_GT(fail_every_operation(FaultyDisk::Fault::Full), 50);
    EXPECT_EQ(message_, "the disk is full");
}

}  // namespace fourhand
