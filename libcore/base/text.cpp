// Characters, white space, near names.
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <numeric>

namespace fourhand {

namespace {

/// Length of the valid UTF-8 sequence at `at`, 0 if there is none; its code point in `point`.
std::size_t sequence_at(std::string_view text, std::size_t at, std::uint32_t& point) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at);
    if (first < 0x80) return point = first, 1;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || at + length > text.size()) return 0;
    point = first & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xc0) != 0x80) return 0;
        point = point << 6 | (byte(at + i) & 0x3fu);
    }
    constexpr std::array<std::uint32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
    if (point < least[length] || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return 0;
    return length;
}

/// Goes on in a text as long as whole blocks of so many bytes are ASCII.
template <std::size_t size>
void skip_ascii_blocks(std::string_view text, std::size_t& at) {
    for (; at + size <= text.size(); at += size) {
        unsigned char bits = 0;
        for (std::size_t i = 0; i < size; ++i) bits |= static_cast<unsigned char>(text[at + i]);
        if (bits >= 0x80) return;
    }
}

/// The first byte from `at` on that is not ASCII; the size if there is none.
std::size_t skip_ascii(std::string_view text, std::size_t at) {
    skip_ascii_blocks<64>(text, at);
    skip_ascii_blocks<16>(text, at);
    while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80) ++at;
    return at;
}

bool is_hidden(std::uint32_t point) {
    return point < 0x20 || (point >= 0x7f && point < 0xa0) || (point >= 0x200b && point <= 0x200f) ||
           (point >= 0x2028 && point <= 0x202e) || (point >= 0x2060 && point <= 0x206f) || point == 0xfeff;
}

/// Damerau-Levenshtein distance (neighbours swapped count once).
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before, above(b.size() + 1), row(b.size() + 1);
    std::iota(above.begin(), above.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t cost = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + cost});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before = above;
        above = row;
    }
    return above[b.size()];
}

}  // namespace

std::size_t count_characters(std::string_view text) {
    std::size_t count = 0;
    std::uint32_t point = 0;
    for (std::size_t at = 0; at < text.size(); ++count) at += std::max<std::size_t>(1, sequence_at(text, at, point));
    return count;
}

std::size_t find_invalid_utf8(std::string_view text) {
    std::uint32_t point = 0;
    for (std::size_t at = skip_ascii(text, 0); at < text.size(); at = skip_ascii(text, at)) {
        const std::size_t length = sequence_at(text, at, point);
        if (length == 0) return at;
        at += length;
    }
    return std::string_view::npos;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

std::string lower_case(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = small_letter(c);
    return result;
}

bool before_but_for_case(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return a.size() < b.size();
    std::size_t same = 0;
    while (same < a.size() && small_letter(a[same]) == small_letter(b[same])) ++same;
    return same < a.size() && small_letter(a[same]) < small_letter(b[same]);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t at; (at = text.find(separator)) != std::string_view::npos; text.remove_prefix(at + 1))
        parts.push_back(text.substr(0, at));
    parts.push_back(text);
    return parts;
}

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> result;
    for (std::size_t begin = 0, end; begin < text.size(); begin = end + 1) {
        end = begin;
        while (end < text.size() && !is_space(text[end])) ++end;
        if (end > begin) result.push_back(text.substr(begin, end - begin));
    }
    return result;
}

std::vector<std::string> near_names(std::string_view word, const std::vector<std::string>& known) {
    constexpr std::size_t farthest = 2, most = 3;
    if (word.size() > 64) return {};
    std::vector<std::pair<std::size_t, std::string>> near;
    const std::string lower = lower_case(word);
    for (const std::string& name : known) {
        if (name.size() > word.size() + farthest || word.size() > name.size() + farthest) continue;
        const std::size_t far = distance(lower, lower_case(name));
        if (far <= farthest && far < name.size()) near.emplace_back(far, name);
    }
    std::sort(near.begin(), near.end());
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(most, near.size()); ++i) names.push_back(near[i].second);
    return names;
}

std::string join_or(const std::vector<std::string>& items) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i)
        text += (i == 0 ? "" : i + 1 == items.size() ? " or " : ", ") + items[i];
    return text;
}

std::string join(const std::vector<std::string>& items, std::string_view separator) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += separator;
        text += items[i];
    }
    return text;
}

std::string printable(std::string_view text) {
    std::string result;
    std::uint32_t point = 0;
    std::array<char, 16> shown{};
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = sequence_at(text, at, point);
        if (length != 0 && !is_hidden(point)) {
            result += text.substr(at, length);
        } else {
            const unsigned code = length == 0 ? static_cast<unsigned char>(text[at]) : point;
            std::snprintf(shown.data(), shown.size(), code < 0x100 ? "\\x%02x" : "<U+%04X>", code);
            result += shown.data();
        }
        at += std::max<std::size_t>(1, length);
    }
    return result;
}

}  // namespace fourhand
