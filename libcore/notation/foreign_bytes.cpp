// Windows-1252 to UTF-8.
#include "notation/foreign_bytes.hpp"

#include <array>
#include <cstdint>

#include "base/text.hpp"

namespace fourhand {

namespace {

/// What the bytes 0x80 to 0x9f mean; 0 is a byte without meaning.
constexpr std::array<std::uint16_t, 32> middle = {0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                                  0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017d, 0,
                                                  0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                                  0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};
constexpr std::uint16_t replacement_character = 0xfffd;

void append(std::string& text, std::uint16_t point) {
    const auto put = [&](unsigned byte) { text += static_cast<char>(byte); };
    if (point < 0x800) {
        put(0xc0u | point >> 6);
    } else {
        put(0xe0u | point >> 12);
        put(0x80u | (point >> 6 & 0x3fu));
    }
    put(0x80u | (point & 0x3fu));
}

}  // namespace

std::string as_utf8(std::string_view text) {
    if (find_invalid_utf8(text) == std::string_view::npos) return std::string(text);
    std::string result;
    for (std::size_t at; (at = find_invalid_utf8(text)) != std::string_view::npos; text.remove_prefix(at + 1)) {
        result += text.substr(0, at);
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::uint16_t point = byte < 0xa0 ? middle[byte - 0x80u] : byte;
        append(result, point == 0 ? replacement_character : point);
    }
    return result += text;
}

}  // namespace fourhand
