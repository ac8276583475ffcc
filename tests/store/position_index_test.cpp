// The position index.
#include "store/position_index.hpp"

#include <gtest/gtest.h>

#include "store/migrate.hpp"

namespace fourhand {

std::vector<std::pair<std::int64_t, std::uint32_t>> places(Database& database, std::vector<std::uint32_t> keys) {
    std::vector<std::pair<std::int64_t, std::uint32_t>> found;
    scan_positions(database, keys, [&](const Candidate& candidate) {
        found.emplace_back(candidate.game, candidate.ply);
        return true;
    });
    return found;
}

TEST(PositionIndex, FindsEveryPlaceInOrder) {
    Database database(":memory:", Database::Mode::Create);
    migrate(database, schema_steps());
    PositionIndexWriter writer(database);
    // Games 2, 4, 6, ... of rising length; key 7 at ply 0 of all, key 1000 + n at the last ply of game n, key 9 twice
    // in game 100.
    for (std::int64_t game = 2; game <= 400; game += 2) {
        std::vector<std::uint32_t> keys(static_cast<std::size_t>(game), 5);
        keys.front() = 7;
        keys.back() = static_cast<std::uint32_t>(1000 + game);
        if (game == 100) keys[3] = keys[50] = 9;
        writer.add(game, keys);
    }
    writer.flush();
    EXPECT_EQ(database.number("SELECT count(*) FROM position_keys"), 4);  // 200 games, 64 a row
    EXPECT_EQ(places(database, {7}).size(), 200u);
    EXPECT_EQ(places(database, {7})[1], (std::pair<std::int64_t, std::uint32_t>(4, 0)));
    EXPECT_EQ(places(database, {9}), (std::vector<std::pair<std::int64_t, std::uint32_t>>{{100, 3}, {100, 50}}));
    EXPECT_EQ(places(database, {1400, 9, 1002}),
              (std::vector<std::pair<std::int64_t, std::uint32_t>>{{2, 1}, {100, 3}, {100, 50}, {400, 399}}));
    EXPECT_TRUE(places(database, {8}).empty());
    EXPECT_TRUE(places(database, {}).empty());
}

TEST(PositionIndex, StopsWhenAsked) {
    Database database(":memory:", Database::Mode::Create);
    migrate(database, schema_steps());
    PositionIndexWriter writer(database);
    for (std::int64_t game = 1; game <= 10; ++game) writer.add(game, std::vector<std::uint32_t>{1, 2, 3});
    writer.flush();
    int asked = 0;
    scan_positions(database, std::vector<std::uint32_t>{2}, [&](const Candidate&) { return ++asked < 4; });
    EXPECT_EQ(asked, 4);
}

TEST(PositionIndex, ComparesTwentyFourBits) {
    Database database(":memory:", Database::Mode::Create);
    migrate(database, schema_steps());
    PositionIndexWriter writer(database);
    writer.add(1, std::vector<std::uint32_t>{0x01'02'03'04, 0x01'99'03'04, 0x99'02'03'04, 0x01'02'03'99});
    writer.flush();
    EXPECT_EQ(places(database, {0x01'02'03'04}), (std::vector<std::pair<std::int64_t, std::uint32_t>>{{1, 0}, {1, 2}}));
    EXPECT_TRUE(places(database, {0x02'03, 0x99'03'99}).empty());
}

TEST(PositionIndex, DamageIsSaidNotFollowed) {
    Database database(":memory:", Database::Mode::Create);
    migrate(database, schema_steps());
    PositionIndexWriter writer(database);
    writer.add(1, std::vector<std::uint32_t>{1, 2, 3});
    writer.add(3, std::vector<std::uint32_t>{1, 2});
    writer.flush();
    for (const std::string column : {"ends", "lower", "upper"}) {
        SCOPED_TRACE(column);
        const std::vector<std::uint8_t> good = [&] {
            Statement row = database.prepare("SELECT " + column + " FROM position_keys");
            row.step();
            return std::vector<std::uint8_t>(row.blob(0).begin(), row.blob(0).end());
        }();
        Statement change = database.prepare("UPDATE position_keys SET " + column + " = ?1");
        for (std::size_t size = 0; size < good.size(); ++size) {
            change.bind(1, std::span(good).first(size)).run();
            EXPECT_THROW(places(database, {2}), StoreError) << size;
        }
        std::vector<std::uint8_t> longer = good;
        longer.push_back(0);
        change.bind(1, longer).run();
        EXPECT_THROW(places(database, {2}), StoreError);
        change.bind(1, good).run();
    }
    EXPECT_EQ(places(database, {2}).size(), 2u);
    for (const std::int64_t end : {5, 13}) {  // the first byte of where a game's keys end
        const auto put = [&](std::string_view byte) {
            database
                .prepare(
                    "UPDATE position_keys SET ends = CAST(substr(ends, 1, ?1 - 1) || CAST(?2 AS BLOB) || "
                    "substr(ends, ?1 + 1) AS BLOB)")
                .bind(1, end)
                .bind(2, byte)
                .run();
        };
        put("d");
        EXPECT_THROW(places(database, {2}), StoreError) << end;
        put(end == 5 ? "\x03" : "\x05");
        EXPECT_EQ(places(database, {2}).size(), 2u);
    }
}

}  // namespace fourhand
