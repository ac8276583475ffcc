// Databases of older versions, of newer ones, and of other programs.
#include "store/migrate.hpp"

#include <gtest/gtest.h>

#include "store/temporary_folder.hpp"

namespace fourhand {

using tests::TemporaryFolder;

std::vector<std::string> tables_of(Database& database) {
    return database.texts("SELECT type || name || coalesce(sql, '') FROM sqlite_schema ORDER BY type, name");
}

TEST(Migrate, StepsAreNumberedFromOneWithoutAGap) {
    const std::vector<SchemaStep> steps = schema_steps();
    ASSERT_FALSE(steps.empty());
    for (std::size_t i = 0; i < steps.size(); ++i) EXPECT_EQ(steps[i].to, static_cast<int>(i) + 1);
}

TEST(Migrate, ComesFromEveryOlderVersionToTheSameTables) {
    std::vector<SchemaStep> steps = schema_steps();
    // Two steps that are yet to come: a column with a value for the games that are there, and an index.
    steps.push_back({steps.back().to + 1, "ALTER TABLE games ADD COLUMN opening TEXT NOT NULL DEFAULT '?'"});
    steps.push_back({steps.back().to + 1, "CREATE INDEX games_by_opening ON games (opening)"});
    Database fresh(":memory:", Database::Mode::Create);
    migrate(fresh, steps);
    for (std::size_t version = 1; version < steps.size(); ++version) {
        Database old(":memory:", Database::Mode::Create);
        migrate(old, {steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(version)});
        old.execute("INSERT INTO games (plies, verdict, hash) VALUES (0, 2, 1)");
        EXPECT_THROW(require_schema(old, steps), StoreError);
        migrate(old, steps);
        EXPECT_NO_THROW(require_schema(old, steps));
        EXPECT_EQ(tables_of(old), tables_of(fresh)) << "from version " << version;
        EXPECT_EQ(old.number("SELECT count(*) FROM games WHERE opening = '?'"), 1);
        EXPECT_EQ(old.texts("PRAGMA integrity_check"), std::vector<std::string>{"ok"});
        EXPECT_EQ(old.texts("PRAGMA foreign_key_check"), std::vector<std::string>{});
    }
}

/// Whoever adds a step, or changes a table, has to say here what comes of it.
TEST(Migrate, KnowsTheNewestTablesByTheirHash) {
    Database newest(":memory:", Database::Mode::Create);
    migrate(newest, schema_steps());
    EXPECT_EQ(schema_hash(newest), hash_of_newest_schema);
    newest.execute("CREATE INDEX more ON games (plies)");
    EXPECT_NE(schema_hash(newest), hash_of_newest_schema);
}

TEST(Migrate, AStepThatFailsUndoesAll) {
    std::vector<SchemaStep> steps = schema_steps();
    Database database(":memory:", Database::Mode::Create);
    migrate(database, steps);
    const auto before = tables_of(database);
    const int version = steps.back().to;
    steps.push_back({version + 1, "CREATE TABLE more (a INTEGER) STRICT"});
    steps.push_back({version + 2, "CREATE TABLE games (a INTEGER) STRICT"});
    EXPECT_THROW(migrate(database, steps), StoreError);
    EXPECT_EQ(tables_of(database), before);
    EXPECT_EQ(database.number("PRAGMA user_version"), version);
}

TEST(Migrate, RefusesNewerVersionsAndOtherPrograms) {
    const std::vector<SchemaStep> steps = schema_steps();
    Database newer(":memory:", Database::Mode::Create);
    migrate(newer, steps);
    newer.execute("PRAGMA user_version = " + std::to_string(steps.back().to + 1));
    EXPECT_THROW(migrate(newer, steps), StoreError);
    EXPECT_THROW(require_schema(newer, steps), StoreError);

    Database other(":memory:", Database::Mode::Create);
    other.execute("CREATE TABLE games (id INTEGER PRIMARY KEY)");
    EXPECT_THROW(migrate(other, steps), StoreError);
    EXPECT_THROW(require_schema(other, steps), StoreError);
    EXPECT_EQ(other.number("SELECT count(*) FROM sqlite_schema"), 1);
}

std::string refusal(Database& database, void (*of)(Database&, const std::vector<SchemaStep>&)) {
    try {
        of(database, schema_steps());
    } catch (const StoreError& error) {
        return error.what();
    }
    return "none";
}

TEST(Migrate, AVersionThatThereNeverWasIsNoOlderOne) {
    for (const char* version : {"0", "-1", "-2147483648"}) {
        Database database(":memory:", Database::Mode::Create);
        migrate(database, schema_steps());
        database.execute("PRAGMA user_version = " + std::string(version));
        const std::string said = "this database says that it is of version " + std::string(version) +
                                 ", which there never was: another program has changed its user_version";
        EXPECT_EQ(refusal(database, require_schema), said);
        EXPECT_EQ(refusal(database, migrate), said) << "it failed at the first table that was there";
        EXPECT_EQ(database.number("PRAGMA user_version"), std::stoll(version));
    }
}

TEST(Migrate, AFileOfAnotherProgramWithoutTablesIsNotTaken) {
    for (const char* mark : {"PRAGMA application_id = 5", "PRAGMA user_version = 5"}) {
        Database other(":memory:", Database::Mode::Create);
        other.execute(mark);
        EXPECT_EQ(refusal(other, migrate), "this is the database of another program") << mark;
        EXPECT_EQ(refusal(other, require_schema), "this is the database of another program") << mark;
        EXPECT_TRUE(is_empty(other));
    }
}

TEST(Migrate, AnEmptyFileIsMadeOursAndWithoutTablesIsNot) {
    Database empty(":memory:", Database::Mode::Create);
    EXPECT_EQ(refusal(empty, require_schema), "this file is empty: no games have been imported into it");
    EXPECT_EQ(refusal(empty, migrate), "none");
    Database emptied(":memory:", Database::Mode::Create);
    emptied.execute("PRAGMA application_id = " + std::to_string(database_application_id) + "; PRAGMA user_version = 1");
    EXPECT_EQ(
        refusal(emptied, require_schema),
        "the tables of this database are not those of this version of Fourhand: another program has changed them, "
        "or an early version of this one has made them");
}

TEST(Migrate, NoticesTablesThatWereChanged) {
    const std::vector<SchemaStep> steps = schema_steps();
    Database database(":memory:", Database::Mode::Create);
    migrate(database, steps);
    database.execute("CREATE INDEX mine ON games (plies)");
    EXPECT_NO_THROW(require_schema(database, steps)) << "an index of one's own is no fault";
    database.execute("DROP TABLE texts; CREATE VIEW texts AS SELECT 1 AS game, 'x' AS text");
    EXPECT_THROW(require_schema(database, steps), StoreError);
}

}  // namespace fourhand
