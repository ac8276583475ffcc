// The roof over SQLite: files that are none of ours, transactions, a database that is in use, hostile tables.
#include "store/database.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "store/temporary_folder.hpp"

namespace fourhand {

using tests::TemporaryFolder;

std::string message_of(const auto& work) {
    try {
        work();
    } catch (const StoreError& error) {
        return error.what();
    }
    return "no error";
}

TEST(Database, AMistypedNameIsAnErrorAndLeavesNoFile) {
    const TemporaryFolder folder;
    for (const auto mode : {Database::Mode::Read, Database::Mode::Write}) {
        EXPECT_NE(message_of([&] { Database(folder.file("none.db"), mode); }).find("cannot be opened"),
                  std::string::npos);
        EXPECT_FALSE(std::filesystem::exists(folder.file("none.db")));
    }
}

TEST(Database, ATextIsNoDatabase) {
    const TemporaryFolder folder;
    std::ofstream(folder.file("game.pgn4")) << std::string(2000, 'x');
    EXPECT_EQ(message_of([&] {
                  Database(folder.file("game.pgn4"), Database::Mode::Read).number("SELECT count(*) FROM sqlite_schema");
              }),
              "this is not a game database");
}

TEST(Database, AReaderChangesNothing) {
    const TemporaryFolder folder;
    Database(folder.file("a.db"), Database::Mode::Create).execute("CREATE TABLE a (b INTEGER) STRICT");
    Database reader(folder.file("a.db"), Database::Mode::Read);
    EXPECT_THROW(reader.execute("INSERT INTO a VALUES (1)"), StoreError);
}

TEST(Database, WhatIsNotCommittedIsUndone) {
    Database database(":memory:", Database::Mode::Create);
    database.execute("CREATE TABLE a (b INTEGER) STRICT");
    {
        Transaction transaction(database);
        database.execute("INSERT INTO a VALUES (1)");
    }
    EXPECT_EQ(database.number("SELECT count(*) FROM a"), 0);
    {
        Transaction transaction(database);
        database.execute("INSERT INTO a VALUES (1)");
        transaction.commit();
    }
    EXPECT_EQ(database.number("SELECT count(*) FROM a"), 1);
}

TEST(Database, BindsAndGivesBackAllSortsOfValues) {
    Database database(":memory:", Database::Mode::Create);
    Statement statement = database.prepare("SELECT ?1, ?2, ?3, ?4, ?5");
    const std::vector<std::uint8_t> blob = {0, 255, 7};
    statement.bind(1, std::int64_t{-5})
        .bind(2, std::string_view("a\0b", 3))
        .bind(3, blob)
        .bind_null(4)
        .bind(5, std::string_view{});
    ASSERT_TRUE(statement.step());
    EXPECT_EQ(statement.integer(0), -5);
    EXPECT_EQ(statement.text(1), std::string_view("a\0b", 3));
    EXPECT_EQ(std::vector<std::uint8_t>(statement.blob(2).begin(), statement.blob(2).end()), blob);
    EXPECT_TRUE(statement.is_null(3));
    EXPECT_FALSE(statement.is_null(4));
    EXPECT_EQ(statement.text(4), "");
    EXPECT_FALSE(statement.step());
}

TEST(Database, DoubleQuotesAreNoTextAndStrangersTablesAreNotObeyed) {
    const TemporaryFolder folder;
    Database database(folder.file("a.db"), Database::Mode::Create);
    EXPECT_THROW(database.prepare("SELECT \"no such column\""), StoreError);
    EXPECT_THROW(database.execute("ATTACH 'b.db' AS b"), StoreError);
    EXPECT_THROW(database.number("SELECT load_extension('x')"), StoreError);
    database.execute(
        "CREATE TABLE a (b INTEGER); CREATE VIEW v AS WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c)"
        " SELECT n FROM c; CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM a; END");
    EXPECT_THROW(database.number("SELECT count(*) FROM v"), StoreError);
    database.execute("INSERT INTO a VALUES (1)");
    EXPECT_EQ(database.number("SELECT count(*) FROM a"), 1) << "a trigger ran";
}

TEST(Database, FoldsInSql) {
    Database database(":memory:", Database::Mode::Create);
    EXPECT_EQ(database.texts("SELECT fold('ŁÓDŹ')"), std::vector<std::string>{"lodz"});
    EXPECT_EQ(database.number("SELECT fold(NULL) IS NULL"), 1);
}

}  // namespace fourhand
