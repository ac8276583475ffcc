// Search keys by Unicode's case folding and decomposition (utf8proc), and a few letters that do not decompose.
#include "store/fold.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "base/text.hpp"

namespace fourhand {

namespace {

struct Plain {
    utf8proc_int32_t letter;
    std::string_view as;
};

// Sorted by letter. Small letters alone: the case is folded before.
constexpr std::array plain_letters = {
    Plain{0x00e6, "ae"}, Plain{0x00f0, "d"}, Plain{0x00f8, "o"}, Plain{0x00fe, "th"}, Plain{0x0111, "d"},
    Plain{0x0127, "h"},  Plain{0x0131, "i"}, Plain{0x0138, "k"}, Plain{0x0142, "l"},  Plain{0x014b, "n"},
    Plain{0x0153, "oe"}, Plain{0x0167, "t"}, Plain{0x0180, "b"}, Plain{0x0188, "c"},  Plain{0x018c, "d"},
    Plain{0x0192, "f"},  Plain{0x0199, "k"}, Plain{0x019a, "l"}, Plain{0x019e, "n"},  Plain{0x01a5, "p"},
    Plain{0x01ad, "t"},  Plain{0x01b4, "y"}, Plain{0x01b6, "z"}, Plain{0x01e5, "g"},  Plain{0x0253, "b"},
    Plain{0x0256, "d"},  Plain{0x0257, "d"}, Plain{0x0260, "g"}, Plain{0x0268, "i"},  Plain{0x0289, "u"},
};

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

void append_letter(std::string& key, utf8proc_int32_t letter) {
    const auto found =
        std::lower_bound(plain_letters.begin(), plain_letters.end(), letter,
                         [](const Plain& plain, utf8proc_int32_t wanted) { return plain.letter < wanted; });
    if (found != plain_letters.end() && found->letter == letter) {
        key += found->as;
        return;
    }
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto size = utf8proc_encode_char(letter, bytes.data());
    key.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(size));
}

// The folded letters of a text; an invalid byte is U+FFFD.
std::vector<utf8proc_int32_t> decomposed(std::string_view text) {
    constexpr auto how = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD |
                                                        UTF8PROC_DECOMPOSE | UTF8PROC_STRIPMARK | UTF8PROC_IGNORE);
    std::vector<utf8proc_int32_t> letters;
    std::array<utf8proc_int32_t, 32> parts{};  // no character decomposes into more than 18
    const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    auto left = static_cast<utf8proc_ssize_t>(text.size());
    while (left > 0) {
        utf8proc_int32_t letter = 0;
        const auto size = utf8proc_iterate(at, left, &letter);
        if (size <= 0) letter = 0xfffd;
        int last_class = 0;
        const auto count = utf8proc_decompose_char(letter, parts.data(), parts.size(), how, &last_class);
        if (count > 0) letters.insert(letters.end(), parts.begin(), parts.begin() + count);
        at += std::max<utf8proc_ssize_t>(size, 1);
        left -= std::max<utf8proc_ssize_t>(size, 1);
    }
    return letters;
}

std::string single_spaced(std::string_view text) {
    std::string result;
    for (const std::string_view word : words(text)) {
        if (!result.empty()) result += ' ';
        result += word;
    }
    return result;
}

}  // namespace

std::string folded(std::string_view text) {
    if (is_ascii(text)) return single_spaced(lower_case(text));
    std::string key;
    for (const utf8proc_int32_t letter : decomposed(text)) append_letter(key, letter);
    return single_spaced(key);
}

}  // namespace fourhand
