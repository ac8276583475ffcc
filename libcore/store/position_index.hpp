// The position index: in which games a position may have stood, told by 16 or more bits of its key.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "store/bytes.hpp"
#include "store/database.hpp"

namespace fourhand {

/// Collects the keys of games and appends them to the index, sorted into buckets so that a search reads few of them.
class PositionIndexWriter {
public:
    explicit PositionIndexWriter(Database& database);

    /// Games come with rising numbers. Keys of the positions of its main line.
    void add(std::int64_t game, std::span<const std::uint32_t> keys);
    /// Writes what has been collected. Before every commit.
    void flush();
    /// Forgets what has been collected: the transaction is undone.
    void forget();

private:
    Statement insert_;
    std::int64_t first_game_ = 0;
    std::vector<std::size_t> ends_;    ///< of each game from the first on: how many keys there are up to its last
    std::vector<std::uint32_t> keys_;  ///< of one game after the other
};

/// The games, by rising number, in which a position with one of these keys may have stood; rarely also others.
/// StoreError for a damaged index.
std::vector<std::int64_t> games_with(Database& database, std::span<const std::uint64_t> keys);

}  // namespace fourhand
