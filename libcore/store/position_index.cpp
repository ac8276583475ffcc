// A row of the index is: the number of games, for each its number and where its keys end, and then all keys.
#include "store/position_index.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace fourhand {

namespace {

constexpr std::size_t games_a_row = 64;
constexpr std::size_t keys_a_row = 256 * 1024;  // long games: a row is written when it has grown to a megabyte
constexpr std::size_t number_bytes = 4;

std::uint32_t number_at(const std::uint8_t* bytes) {
    std::uint32_t number = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&number, bytes, number_bytes);
    } else {
        for (int i = 3; i >= 0; --i) number = number << 8 | bytes[i];
    }
    return number;
}

/// Whether the key is among `count` keys; without a way out of the loop, so that many are compared at a time.
bool any_equal(const std::uint8_t* keys, std::size_t count, std::uint32_t wanted) {
    std::uint32_t found = 0;
    for (std::size_t i = 0; i < count; ++i) found |= number_at(keys + i * number_bytes) == wanted ? 1u : 0u;
    return found != 0;
}

void check(bool sound) {
    if (!sound) throw StoreError(0, "the position index is damaged");
}

/// One row of the index, as it lies in the file.
class Row {
public:
    Row(std::int64_t first_game, std::span<const std::uint8_t> bytes) : first_game_(first_game) {
        check(bytes.size() >= number_bytes);
        games_ = number_at(bytes.data());
        const std::size_t head = number_bytes * (1 + 2 * games_);
        check(games_ <= games_a_row && bytes.size() >= head);
        entries_ = bytes.data() + number_bytes;
        keys_ = bytes.data() + head;
        count_ = (bytes.size() - head) / number_bytes;
        for (std::size_t i = 0; i < games_; ++i) check(begin(i) <= end(i) && end(i) <= count_);
        check(games_ == 0 ? count_ == 0 : end(games_ - 1) == count_);
    }

    /// Tells the places of the wanted keys; false if `each` has had enough.
    bool scan(std::span<const std::uint32_t> wanted, const std::function<bool(const Candidate&)>& each) const {
        constexpr std::size_t block = 256;
        for (std::size_t from = 0; from < count_; from += block) {
            const std::size_t size = std::min(block, count_ - from);
            const bool any = std::any_of(wanted.begin(), wanted.end(), [&](std::uint32_t key) {
                return any_equal(keys_ + from * number_bytes, size, key);
            });
            if (any && !tell(from, from + size, wanted, each)) return false;
        }
        return true;
    }

private:
    std::uint32_t end(std::size_t game) const { return number_at(entries_ + (2 * game + 1) * number_bytes); }
    std::uint32_t begin(std::size_t game) const { return game == 0 ? 0 : end(game - 1); }
    std::uint32_t number(std::size_t game) const { return number_at(entries_ + 2 * game * number_bytes); }

    bool tell(std::size_t from, std::size_t to, std::span<const std::uint32_t> wanted,
              const std::function<bool(const Candidate&)>& each) const {
        std::size_t game = 0;
        for (std::size_t i = from; i < to; ++i) {
            const std::uint32_t key = number_at(keys_ + i * number_bytes);
            if (std::find(wanted.begin(), wanted.end(), key) == wanted.end()) continue;
            while (end(game) <= i) ++game;
            if (!each({first_game_ + number(game), static_cast<std::uint32_t>(i - begin(game))})) return false;
        }
        return true;
    }

    std::int64_t first_game_;
    std::size_t games_ = 0;
    const std::uint8_t* entries_ = nullptr;
    const std::uint8_t* keys_ = nullptr;
    std::size_t count_ = 0;
};

}  // namespace

PositionIndexWriter::PositionIndexWriter(Database& database)
    : insert_(database.prepare("INSERT INTO position_keys (first_game, keys) VALUES (?1, ?2)")) {}

void PositionIndexWriter::add(std::int64_t game, std::span<const std::uint32_t> keys) {
    if (keys.empty()) return;
    if (entries_.empty()) first_game_ = game;
    keys_.insert(keys_.end(), keys.begin(), keys.end());
    entries_.push_back({static_cast<std::uint32_t>(game - first_game_), static_cast<std::uint32_t>(keys_.size())});
    if (entries_.size() == games_a_row || keys_.size() >= keys_a_row) flush();
}

void PositionIndexWriter::flush() {
    if (entries_.empty()) return;
    Bytes bytes;
    bytes.reserve(number_bytes * (1 + 2 * entries_.size() + keys_.size()));
    append_number(bytes, entries_.size(), number_bytes);
    for (const Entry& entry : entries_) {
        append_number(bytes, entry.game, number_bytes);
        append_number(bytes, entry.end, number_bytes);
    }
    for (const std::uint32_t key : keys_) append_number(bytes, key, number_bytes);
    insert_.bind(1, first_game_).bind(2, bytes).run();
    forget();
}

void PositionIndexWriter::forget() {
    entries_.clear();
    keys_.clear();
}

void scan_positions(Database& database, std::span<const std::uint32_t> keys,
                    const std::function<bool(const Candidate&)>& each) {
    Statement rows = database.prepare("SELECT first_game, keys FROM position_keys ORDER BY id");
    while (rows.step()) {
        if (!Row(rows.integer(0), rows.blob(1)).scan(keys, each)) return;
    }
}

}  // namespace fourhand
