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

TEST(PositionIndex, DamageIsSaidNotFollowed) {
    Database database(":memory:", Database::Mode::Create);
    migrate(database, schema_steps());
    PositionIndexWriter writer(database);
    writer.add(1, std::vector<std::uint32_t>{1, 2, 3});
    writer.flush();
    const std::vector<std::uint8_t> good = [&] {
        Statement row = database.prepare("SELECT keys FROM position_keys");
        row.step();
        return std::vector<std::uint8_t>(row.blob(0).begin(), row.blob(0).end());
    }();
    for (std::size_t size = 0; size < good.size(); ++size) {
        database.prepare("UPDATE position_keys SET keys = ?1").bind(1, std::span(good).first(size)).run();
        EXPECT_THROW(places(database, {2}), StoreError) << size;
    }
    for (std::size_t at = 0; at < 12; ++at) {  // the number of games, the end of the keys
        if (at >= 4 && at < 8) continue;
        std::vector<std::uint8_t> bad = good;
        bad[at] = static_cast<std::uint8_t>(bad[at] + 100);
        database.prepare("UPDATE position_keys SET keys = ?1").bind(1, bad).run();
        EXPECT_THROW(places(database, {2}), StoreError) << at;
    }
}

}  // namespace fourhand
