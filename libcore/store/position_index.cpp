// A row of the index is three blobs: for each game its number and where its keys end; the lower 16 bits of all keys;
// the next 8. Nearly always the lower ones tell that the wanted key is not there, and the upper ones are not even read.
#include "store/position_index.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace fourhand {

namespace {

constexpr std::size_t games_a_row = 64;
constexpr std::size_t keys_a_row = 256 * 1024;  // long games: a row is written when it has so many
constexpr std::size_t end_bytes = 8, lower_bytes = 2;

using Blob = std::span<const std::uint8_t>;

template <typename Number>
Number number_at(const std::uint8_t* bytes) {
    Number number = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&number, bytes, sizeof number);
    } else {
        for (std::size_t i = sizeof number; i-- > 0;) number = static_cast<Number>(number << 8 | bytes[i]);
    }
    return number;
}

std::uint16_t lower_part(std::uint32_t key) { return static_cast<std::uint16_t>(key); }
std::uint8_t upper_part(std::uint32_t key) { return static_cast<std::uint8_t>(key >> 16); }

/// Whether the lower part is among `count` of them; without a way out of the loop, so that many are compared at a time.
bool any_equal(const std::uint8_t* lower, std::size_t count, std::uint16_t wanted) {
    std::uint16_t found = 0;
    for (std::size_t i = 0; i < count; ++i)
        found =
            static_cast<std::uint16_t>(found | (number_at<std::uint16_t>(lower + i * lower_bytes) == wanted ? 1 : 0));
    return found != 0;
}

void check(bool sound) {
    if (!sound) throw StoreError(0, "the position index is damaged");
}

/// One row of the index, as it lies in the file.
class Row {
public:
    /// `upper` gives the upper parts when they are asked for.
    Row(std::int64_t first_game, Blob ends, Blob lower, const std::function<Blob()>& upper)
        : first_game_(first_game), ends_(ends), lower_(lower), upper_(upper), count_(lower.size() / lower_bytes) {
        check(ends.size() % end_bytes == 0 && lower.size() == count_ * lower_bytes);
        const std::size_t games = ends.size() / end_bytes;
        check(0 < games && games <= games_a_row && end(games - 1) == count_);
        for (std::size_t i = 0; i < games; ++i) check(begin(i) <= end(i));
    }

    /// Tells the places of the wanted keys; false if `each` has had enough.
    bool scan(std::span<const std::uint32_t> wanted, const std::function<bool(const Candidate&)>& each) const {
        constexpr std::size_t block = 1024;
        for (std::size_t from = 0; from < count_; from += block) {
            const std::size_t size = std::min(block, count_ - from);
            const bool any = std::any_of(wanted.begin(), wanted.end(), [&](std::uint32_t key) {
                return any_equal(lower_.data() + from * lower_bytes, size, lower_part(key));
            });
            if (any && !tell(from, from + size, wanted, each)) return false;
        }
        return true;
    }

private:
    std::uint32_t number(std::size_t game) const { return number_at<std::uint32_t>(ends_.data() + game * end_bytes); }
    std::uint32_t end(std::size_t game) const {
        return number_at<std::uint32_t>(ends_.data() + game * end_bytes + end_bytes / 2);
    }
    std::uint32_t begin(std::size_t game) const { return game == 0 ? 0 : end(game - 1); }

    bool tell(std::size_t from, std::size_t to, std::span<const std::uint32_t> wanted,
              const std::function<bool(const Candidate&)>& each) const {
        const Blob upper = upper_();
        check(upper.size() == count_);
        std::size_t game = 0;
        for (std::size_t i = from; i < to; ++i) {
            const auto lower = number_at<std::uint16_t>(lower_.data() + i * lower_bytes);
            const bool is_wanted = std::any_of(wanted.begin(), wanted.end(), [&](std::uint32_t key) {
                return lower_part(key) == lower && upper_part(key) == upper[i];
            });
            if (!is_wanted) continue;
            while (end(game) <= i) ++game;
            if (!each({first_game_ + number(game), static_cast<std::uint32_t>(i - begin(game))})) return false;
        }
        return true;
    }

    std::int64_t first_game_;
    Blob ends_, lower_;
    const std::function<Blob()>& upper_;
    std::size_t count_;
};

}  // namespace

PositionIndexWriter::PositionIndexWriter(Database& database)
    : insert_(database.prepare("INSERT INTO position_keys (first_game, ends, lower, upper) VALUES (?1, ?2, ?3, ?4)")) {}

void PositionIndexWriter::add(std::int64_t game, std::span<const std::uint32_t> keys) {
    if (keys.empty()) return;
    if (ends_.empty()) first_game_ = game;
    for (const std::uint32_t key : keys) {
        append_number(lower_, lower_part(key), lower_bytes);
        upper_.push_back(upper_part(key));
    }
    append_number(ends_, static_cast<std::uint64_t>(game - first_game_), end_bytes / 2);
    append_number(ends_, upper_.size(), end_bytes / 2);
    if (ends_.size() == games_a_row * end_bytes || upper_.size() >= keys_a_row) flush();
}

void PositionIndexWriter::flush() {
    if (ends_.empty()) return;
    insert_.bind(1, first_game_).bind(2, ends_).bind(3, lower_).bind(4, upper_).run();
    forget();
}

void PositionIndexWriter::forget() {
    ends_.clear();
    lower_.clear();
    upper_.clear();
}

void scan_positions(Database& database, std::span<const std::uint32_t> keys,
                    const std::function<bool(const Candidate&)>& each) {
    Statement rows = database.prepare("SELECT id, first_game, ends, lower FROM position_keys ORDER BY id");
    Statement upper_of = database.prepare("SELECT upper FROM position_keys WHERE id = ?1");
    const std::function<Blob()> upper = [&] {
        upper_of.reset();
        check(upper_of.bind(1, rows.integer(0)).step());
        return upper_of.blob(0);
    };
    while (rows.step()) {
        if (!Row(rows.integer(1), rows.blob(2), rows.blob(3), upper).scan(keys, each)) return;
    }
}

}  // namespace fourhand
