// Finds the palette of a picture.
#include "diagram/palette.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <unordered_map>
#include <utility>

namespace fourhand {

namespace {

constexpr std::size_t most_colours = 256;
constexpr std::size_t kept_exactly = 96;  ///< so many frequent colours: those of areas, never of edges alone
constexpr std::uint32_t colour_bits = 0xffffff;

struct Entry {
    std::uint32_t colour = 0;
    std::uint32_t count = 0;
    std::uint8_t place = 0;  ///< in the palette
};

/// The colours of a picture, numbered as they come; found by hashing.
class ColourTable {
public:
    ColourTable() : slots_(std::size_t{1} << bits_, free_slot) {}

    std::uint32_t number_of(std::uint32_t colour) {
        std::uint32_t* slot = &slot_of(colour);
        if (*slot != free_slot) return *slot;
        if (2 * entries_.size() >= slots_.size()) {
            grow();
            slot = &slot_of(colour);
        }
        *slot = static_cast<std::uint32_t>(entries_.size());
        entries_.push_back({colour});
        return *slot;
    }
    Entry& operator[](std::uint32_t number) { return entries_[number]; }

    std::vector<Entry*> by_frequency() {
        std::vector<Entry*> list;
        for (Entry& entry : entries_) list.push_back(&entry);
        std::sort(list.begin(), list.end(), [](const Entry* a, const Entry* b) {
            return a->count != b->count ? a->count > b->count : a->colour < b->colour;
        });
        return list;
    }

private:
    static constexpr std::uint32_t free_slot = 0xffffffff;

    std::uint32_t& slot_of(std::uint32_t colour) {
        std::size_t at = (colour * 2654435761U) >> (32 - bits_);
        while (slots_[at] != free_slot && entries_[slots_[at]].colour != colour) at = (at + 1) & (slots_.size() - 1);
        return slots_[at];
    }

    void grow() {
        ++bits_;
        slots_.assign(std::size_t{1} << bits_, free_slot);
        for (std::uint32_t number = 0; number < entries_.size(); ++number) slot_of(entries_[number].colour) = number;
    }

    unsigned bits_ = 12;
    std::vector<std::uint32_t> slots_;
    std::vector<Entry> entries_;
};

constexpr std::size_t pixels_a_run = 8;  ///< in the busiest of diagrams

/// Pixels of one colour side by side.
struct Run {
    std::uint32_t colour;  ///< its number
    std::uint32_t length;
};

/// The end of the run of equal pixels that begins at `x`; two pixels are compared at once while the run lasts.
std::size_t run_end(const std::uint32_t* row, std::size_t x, std::size_t columns) {
    const std::uint64_t two = row[x] * 0x100000001ULL;
    std::size_t end = x + 1;
    for (; end + 4 <= columns; end += 4) {
        std::uint64_t next[2];
        std::memcpy(next, row + end, sizeof next);
        if (next[0] != two || next[1] != two) break;
    }
    while (end < columns && row[end] == row[x]) ++end;
    return end;
}

int distance(std::uint32_t a, std::uint32_t b) {
    int sum = 0;
    for (const int shift : {0, 8, 16}) {
        const int difference = static_cast<int>(a >> shift & 0xff) - static_cast<int>(b >> shift & 0xff);
        sum += difference * difference;
    }
    return sum;
}

int brightness(std::uint32_t colour) {
    return static_cast<int>((colour & 0xff) + (colour >> 8 & 0xff) + (colour >> 16 & 0xff));
}

/// Finds the nearest colours of a palette. They are sorted by brightness, and only those are looked at whose brightness
/// is so near that they can be: its difference, squared, is at most three times the distance.
class Neighbours {
public:
    explicit Neighbours(const std::vector<std::uint32_t>& palette) {
        for (const std::uint32_t colour : palette) {
            const auto place = static_cast<std::uint8_t>(sorted_.size());
            sorted_.push_back({brightness(colour), colour, place});
        }
        std::stable_sort(sorted_.begin(), sorted_.end(),
                         [](const Neighbour& a, const Neighbour& b) { return a.brightness < b.brightness; });
    }

    /// The place of the nearest in the palette; of equally near ones the first.
    std::uint8_t nearest(std::uint32_t colour) const {
        const int wanted = brightness(colour);
        const auto middle = std::partition_point(sorted_.begin(), sorted_.end(),
                                                 [&](const Neighbour& other) { return other.brightness < wanted; });
        std::pair best{farthest, std::uint8_t{0}};
        const auto compare = [&](const Neighbour& other) {
            const int difference = other.brightness - wanted;
            if (difference * difference > 3 * best.first) return false;
            best = std::min(best, std::pair{distance(other.colour, colour), other.place});
            return true;
        };
        for (auto at = middle; at != sorted_.end() && compare(*at); ++at) continue;
        for (auto at = middle; at != sorted_.begin() && compare(*std::prev(at)); --at) continue;
        return best.second;
    }

private:
    static constexpr int farthest = 3 * 255 * 255;
    struct Neighbour {
        int brightness;
        std::uint32_t colour;
        std::uint8_t place;
    };
    std::vector<Neighbour> sorted_;
};

/// Gives every colour its place in a palette: the most frequent ones a place of their own, and of the others only those
/// that no chosen one is alike (the same upper bits). The palette may come out too long.
std::vector<std::uint32_t> choose(const std::vector<Entry*>& by_frequency, int kept_bits) {
    const std::uint32_t mask = (0xffU << (8 - kept_bits) & 0xffU) * 0x010101U;
    std::unordered_map<std::uint32_t, std::size_t> places;  // by what is alike
    std::vector<std::uint32_t> palette;
    for (Entry* entry : by_frequency) {
        const auto [at, is_new] = places.try_emplace(entry->colour & mask, palette.size());
        const bool is_chosen = is_new || palette.size() < kept_exactly;
        entry->place = static_cast<std::uint8_t>(is_chosen ? palette.size() : at->second);
        if (is_chosen) palette.push_back(entry->colour);
        if (palette.size() > most_colours) break;
    }
    return palette;
}

std::vector<std::uint32_t> choose(const std::vector<Entry*>& by_frequency) {
    std::vector<std::uint32_t> palette;
    for (const int kept_bits : {8, 5, 4}) {
        palette = choose(by_frequency, kept_bits);
        if (palette.size() <= most_colours) return palette;
    }
    palette.resize(most_colours);
    const Neighbours neighbours(palette);
    for (Entry* entry : by_frequency) entry->place = neighbours.nearest(entry->colour);
    return palette;
}

}  // namespace

PalettePicture to_palette(const std::uint32_t* pixels, int width, int height, std::size_t stride) {
    ColourTable table;
    std::vector<Run> runs;
    const auto columns = static_cast<std::size_t>(width);
    const auto rows = static_cast<std::size_t>(height);
    runs.reserve(columns * rows / pixels_a_run);
    for (std::size_t y = 0; y < rows; ++y) {
        const std::uint32_t* const row = pixels + y * stride;
        for (std::size_t x = 0; x < columns;) {
            const std::size_t end = run_end(row, x, columns);
            runs.push_back({table.number_of(row[x] & colour_bits), static_cast<std::uint32_t>(end - x)});
            table[runs.back().colour].count += runs.back().length;
            x = end;
        }
    }
    PalettePicture picture{width, height, choose(table.by_frequency()),
                           std::vector<std::uint8_t>((columns + 1) * rows)};
    std::uint8_t* out = picture.rows.data();
    auto run = runs.begin();
    for (std::size_t y = 0; y < rows; ++y) {
        ++out;
        for (std::uint8_t* const end = out + columns; out < end; ++run) {
            const std::uint8_t place = table[run->colour].place;
            *out++ = place;  // most runs are that short
            if (run->length > 1) out = std::fill_n(out, run->length - 1, place);
        }
    }
    return picture;
}

}  // namespace fourhand
