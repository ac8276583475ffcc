// The position index: the 24 lowest bits of the key of every position of every main line, scanned as a whole.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "store/bytes.hpp"
#include "store/database.hpp"

namespace fourhand {

/// Collects the keys of games and appends them to the index, 64 games a row.
class PositionIndexWriter {
public:
    explicit PositionIndexWriter(Database& database);

    /// Games come with rising numbers. Keys of the positions of its main line, the start first.
    void add(std::int64_t game, std::span<const std::uint32_t> keys);
    /// Writes what has been collected. Before every commit.
    void flush();
    /// Forgets what has been collected: the transaction is undone.
    void forget();

private:
    Statement insert_;
    std::int64_t first_game_ = 0;
    Bytes ends_, lower_, upper_;  ///< the columns of the row to come
};

/// A place that may hold the position: its key agrees in 24 bits.
struct Candidate {
    std::int64_t game = 0;
    std::uint32_t ply = 0;  ///< 0: the start
};

/// Tells every place whose key may be one of `keys`, by game, then by ply. `each` says whether to go on. StoreError for
/// a damaged index.
void scan_positions(Database& database, std::span<const std::uint32_t> keys,
                    const std::function<bool(const Candidate&)>& each);

}  // namespace fourhand
