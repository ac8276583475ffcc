// What is written at a time is spread over 1, 2, 4, ... buckets by some bits of the keys, so that all are about as
// large. A row of the index is such a bucket: the lowest 16 bits of its keys, game by game, and how many each game has
// there.
#include "store/position_index.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace fourhand {

namespace {

constexpr std::size_t keys_a_bucket = 32 * 1024;
constexpr std::size_t most_keys = 4 * 1024 * 1024;          // that are kept in memory
constexpr int part_bytes = 2, part_bits = 16;               // of a key in a bucket
constexpr int most_bits = 8;                                // that tell the bucket
constexpr std::int64_t most_games = std::int64_t{1} << 48;  // more there cannot be
static_assert(most_keys / keys_a_bucket < 1 << most_bits);

std::uint64_t bucket_of(std::uint64_t key, int bits) { return key >> part_bits & ((1U << bits) - 1); }

std::uint16_t part_at(const std::uint8_t* bytes) {
    if constexpr (std::endian::native != std::endian::little)
        return static_cast<std::uint16_t>(bytes[1] << 8 | bytes[0]);
    std::uint16_t part = 0;
    std::memcpy(&part, bytes, part_bytes);
    return part;
}

/// Where the wanted part comes next, from `at` on; the number of all if it does not. They are compared by blocks
/// without a way out of the loop, so that many are compared at a time.
std::size_t next_equal(std::span<const std::uint8_t> parts, std::uint16_t wanted, std::size_t at) {
    constexpr std::size_t block = 1024;
    const std::size_t all = parts.size() / part_bytes;
    const auto is_equal = [&](std::size_t i) { return part_at(parts.data() + i * part_bytes) == wanted; };
    for (; at + block <= all; at += block) {
        std::uint16_t found = 0;
        for (std::size_t i = at; i < at + block; ++i) found = static_cast<std::uint16_t>(found | (is_equal(i) ? 1 : 0));
        if (found != 0) break;
    }
    while (at < all && !is_equal(at)) ++at;
    return at;
}

void check(bool sound) {
    if (!sound) throw StoreError(0, "the position index is damaged");
}

/// Adds the games of a bucket that have such a key.
void look(std::int64_t first_game, std::span<const std::uint8_t> counts, std::span<const std::uint8_t> parts,
          std::uint16_t wanted, std::vector<std::int64_t>& games) {
    check(parts.size() % part_bytes == 0 && first_game <= most_games);
    const std::size_t all = parts.size() / part_bytes;
    std::size_t at = next_equal(parts, wanted, 0);
    if (at == all) return;
    ByteReader reader(counts);
    std::size_t end = 0;
    for (std::int64_t game = first_game; !reader.at_end(); ++game) {
        const auto count = reader.varint();
        check(count && *count <= all - end);
        end += static_cast<std::size_t>(*count);
        if (at >= end) continue;
        games.push_back(game);
        at = next_equal(parts, wanted, end);
    }
    check(end == all);
}

}  // namespace

PositionIndexWriter::PositionIndexWriter(Database& database)
    : insert_(database.prepare("INSERT INTO position_keys (bits, bucket, first_game, counts, keys)"
                               " VALUES (?1, ?2, ?3, ?4, ?5)")) {}

void PositionIndexWriter::add(std::int64_t game, std::span<const std::uint32_t> keys) {
    if (keys.empty()) return;
    if (keys_.empty()) first_game_ = game;
    ends_.resize(static_cast<std::size_t>(game - first_game_), keys_.size());  // games without keys lie between
    keys_.insert(keys_.end(), keys.begin(), keys.end());
    ends_.push_back(keys_.size());
    if (keys_.size() >= most_keys) flush();
}

void PositionIndexWriter::flush() {
    if (keys_.empty()) return;
    struct Bucket {
        Bytes counts, keys;
        std::size_t of_game = 0;
    };
    const int bits = std::min(most_bits, static_cast<int>(std::bit_width(keys_.size() / keys_a_bucket)));
    std::vector<Bucket> buckets(std::size_t{1} << bits);
    auto key = keys_.begin();
    for (const std::size_t end : ends_) {
        for (; key != keys_.begin() + static_cast<std::ptrdiff_t>(end); ++key) {
            Bucket& bucket = buckets[bucket_of(*key, bits)];
            append_number(bucket.keys, *key, part_bytes);
            ++bucket.of_game;
        }
        for (Bucket& bucket : buckets) append_varint(bucket.counts, std::exchange(bucket.of_game, 0));
    }
    for (std::size_t i = 0; i < buckets.size(); ++i) {
        insert_.bind(1, std::int64_t{bits}).bind(2, static_cast<std::int64_t>(i)).bind(3, first_game_);
        insert_.bind(4, buckets[i].counts).bind(5, buckets[i].keys).run();
    }
    forget();
}

void PositionIndexWriter::forget() {
    ends_.clear();
    keys_.clear();
}

std::vector<std::int64_t> games_with(Database& database, std::span<const std::uint64_t> keys) {
    std::vector<std::int64_t> games;
    Statement rows =
        database.prepare("SELECT first_game, counts, keys FROM position_keys WHERE bits = ?1 AND bucket = ?2");
    for (int bits = 0; bits <= most_bits; ++bits) {
        for (const std::uint64_t key : keys) {
            rows.bind(1, std::int64_t{bits}).bind(2, static_cast<std::int64_t>(bucket_of(key, bits)));
            while (rows.step())
                look(rows.integer(0), rows.blob(1), rows.blob(2), static_cast<std::uint16_t>(key), games);
            rows.reset();
        }
    }
    std::sort(games.begin(), games.end());
    games.erase(std::unique(games.begin(), games.end()), games.end());
    return games;
}

}  // namespace fourhand
