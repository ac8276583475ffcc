// The position index.
#include "store/position_index.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "store/migrate.hpp"

namespace fourhand {

using Games = std::vector<std::int64_t>;

Games found(Database& database, std::vector<std::uint64_t> keys) { return games_with(database, keys); }

TEST(PositionIndex, FindsEveryGameInOrder) {
    Database database(":memory:", Database::Mode::Create);
    migrate(database, schema_steps());
    PositionIndexWriter writer(database);
    // Games 2, 4, 6, ... of rising length; key 7 at the start of all, key 1000 + n at the end of game n, key 9 twice in
    // game 100.
    for (std::int64_t game = 2; game <= 400; game += 2) {
        std::vector<std::uint32_t> keys(static_cast<std::size_t>(game), 5);
        keys.front() = 7;
        keys.back() = static_cast<std::uint32_t>(1000 + game);
        if (game == 100) keys[3] = keys[50] = 9;
        writer.add(game, keys);
        if (game == 200) writer.flush();
    }
    writer.flush();
    EXPECT_EQ(found(database, {7}).size(), 200u);
    EXPECT_EQ(found(database, {7})[1], 4);
    EXPECT_EQ(found(database, {9}), (Games{100}));
    EXPECT_EQ(found(database, {1400, 9, 1002}), (Games{2, 100, 400}));
    EXPECT_EQ(found(database, {1400, 1400}), (Games{400}));
    EXPECT_EQ(found(database, {8}), Games{});
    EXPECT_EQ(found(database, {}), Games{});
}

TEST(PositionIndex, OfManyKeysIsSpreadOverBuckets) {
    Database database(":memory:", Database::Mode::Create);
    migrate(database, schema_steps());
    PositionIndexWriter writer(database);
    const auto key = [](std::int64_t game, std::int64_t ply) {
        return static_cast<std::uint32_t>((game * 1000 + ply) * 2654435761);
    };
    for (std::int64_t game = 1; game <= 1000; ++game) {
        std::vector<std::uint32_t> keys;
        for (std::int64_t ply = 0; ply < 200; ++ply) keys.push_back(key(game, ply));
        writer.add(game, keys);
    }
    writer.flush();
    writer.add(1001, std::vector<std::uint32_t>{key(17, 33)});
    writer.flush();
    EXPECT_EQ(database.texts("SELECT count(*) || ' of ' || bits FROM position_keys GROUP BY bits"),
              (std::vector<std::string>{"1 of 0", "8 of 3"}));
    for (const std::int64_t game : {1, 17, 500, 1000}) {
        const Games games = found(database, {key(game, 33)});
        EXPECT_TRUE(std::binary_search(games.begin(), games.end(), game));
        EXPECT_EQ(std::binary_search(games.begin(), games.end(), 1001), game == 17);
        EXPECT_LE(games.size(), 5u) << "19 of the bits are compared";
    }
}

TEST(PositionIndex, DamageIsSaidNotFollowed) {
    Database database(":memory:", Database::Mode::Create);
    migrate(database, schema_steps());
    PositionIndexWriter writer(database);
    writer.add(1, std::vector<std::uint32_t>{1, 2, 3});
    writer.add(3, std::vector<std::uint32_t>{1, 2});
    writer.flush();
    const auto put = [&](const std::string& column, const Bytes& bytes) {
        database.prepare("UPDATE position_keys SET " + column + " = ?1").bind(1, bytes).run();
    };
    const Bytes counts = {3, 0, 2}, keys = {1, 0, 2, 0, 3, 0, 1, 0, 2, 0};
    EXPECT_EQ(found(database, {2}), (Games{1, 3}));
    for (const Bytes& bad : {Bytes{}, Bytes{3}, Bytes{3, 0, 1}, Bytes{3, 0, 3}, Bytes{3, 0, 2, 1}, Bytes{3, 0, 0x82},
                             Bytes{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1}}) {
        put("counts", bad);
        EXPECT_THROW(found(database, {2}), StoreError);
    }
    put("counts", counts);
    for (std::size_t size = 4; size < keys.size(); ++size) {
        put("keys", Bytes(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(size)));
        EXPECT_THROW(found(database, {2}), StoreError) << size;
    }
    put("keys", keys);
    EXPECT_EQ(found(database, {2}), (Games{1, 3}));
}

}  // namespace fourhand
