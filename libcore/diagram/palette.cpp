// Finds the palette of a picture.
#include "diagram/palette.hpp"

#include <algorithm>
#include <cstring>
#include <limits>

namespace fourhand {

namespace {

constexpr std::size_t most_colours = 256;
constexpr std::size_t kept_exactly = 96;  ///< so many frequent colours: those of areas, never of edges alone
constexpr std::uint32_t colour_bits = 0xffffff;

struct Entry {
    std::uint32_t colour = 0;
    std::uint32_t count = 0;  ///< 0: free
    std::uint8_t place = 0;
};

/// Colours with their counts, found by hashing; grows as it fills.
class ColourTable {
public:
    ColourTable() : entries_(std::size_t{1} << bits_) {}

    Entry& at(std::uint32_t colour) {
        Entry* entry = &slot(colour);
        if (entry->count != 0) return *entry;
        if (2 * used_ >= entries_.size()) {
            grow();
            entry = &slot(colour);
        }
        entry->colour = colour;
        ++used_;
        return *entry;
    }

    std::vector<Entry*> by_frequency() {
        std::vector<Entry*> list;
        for (Entry& entry : entries_)
            if (entry.count != 0) list.push_back(&entry);
        std::sort(list.begin(), list.end(), [](const Entry* a, const Entry* b) {
            return a->count != b->count ? a->count > b->count : a->colour < b->colour;
        });
        return list;
    }

private:
    Entry& slot(std::uint32_t colour) {
        std::size_t at = (colour * 2654435761U) >> (32 - bits_);
        while (entries_[at].count != 0 && entries_[at].colour != colour) at = (at + 1) & (entries_.size() - 1);
        return entries_[at];
    }

    void grow() {
        std::vector<Entry> old = std::move(entries_);
        ++bits_;
        entries_.assign(std::size_t{1} << bits_, {});
        for (const Entry& entry : old)
            if (entry.count != 0) slot(entry.colour) = entry;
    }

    unsigned bits_ = 12;
    std::size_t used_ = 0;
    std::vector<Entry> entries_;
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

std::uint8_t nearest(const std::vector<std::uint32_t>& palette, std::uint32_t colour) {
    std::size_t best = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < palette.size(); ++i) {
        const int apart = distance(palette[i], colour);
        if (apart < least) least = apart, best = i;
    }
    return static_cast<std::uint8_t>(best);
}

/// The most frequent colours, and of the others only those that no chosen one is alike (the same upper bits).
std::vector<std::uint32_t> chosen(const std::vector<Entry*>& by_frequency) {
    std::vector<std::uint32_t> palette;
    for (const int kept_bits : {8, 5, 4}) {
        const std::uint32_t mask = (0xffU << (8 - kept_bits) & 0xffU) * 0x010101U;
        std::vector<std::uint32_t> seen;
        palette.clear();
        for (const Entry* entry : by_frequency) {
            const std::uint32_t look = entry->colour & mask;
            const auto at = std::lower_bound(seen.begin(), seen.end(), look);
            const bool is_alike = at != seen.end() && *at == look;
            if (is_alike && palette.size() >= kept_exactly) continue;
            if (!is_alike) seen.insert(at, look);
            palette.push_back(entry->colour);
            if (palette.size() > most_colours) break;
        }
        if (palette.size() <= most_colours) return palette;
    }
    palette.resize(most_colours);
    return palette;
}

}  // namespace

PalettePicture to_palette(const std::uint32_t* pixels, int width, int height, std::size_t stride) {
    ColourTable table;
    const auto columns = static_cast<std::size_t>(width);
    const auto rows = static_cast<std::size_t>(height);
    for (std::size_t y = 0; y < rows; ++y) {
        const std::uint32_t* const row = pixels + y * stride;
        for (std::size_t x = 0; x < columns;) {
            const std::size_t end = run_end(row, x, columns);
            table.at(row[x] & colour_bits).count += static_cast<std::uint32_t>(end - x);
            x = end;
        }
    }
    PalettePicture picture{width, height, {}, std::vector<std::uint8_t>(columns * rows)};
    const std::vector<Entry*> list = table.by_frequency();
    picture.palette = chosen(list);
    for (Entry* entry : list) entry->place = nearest(picture.palette, entry->colour);
    for (std::size_t y = 0; y < rows; ++y) {
        const std::uint32_t* const row = pixels + y * stride;
        std::uint8_t* const out = picture.pixels.data() + y * columns;
        for (std::size_t x = 0; x < columns;) {
            const std::size_t end = run_end(row, x, columns);
            std::fill(out + x, out + end, table.at(row[x] & colour_bits).place);
            x = end;
        }
    }
    return picture;
}

}  // namespace fourhand
