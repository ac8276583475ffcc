// Small questions about text: characters, white space, numbers, near names. No locale.
#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fourhand {

/// The number of code points in UTF-8 text; a byte that is not part of valid UTF-8 counts as one.
std::size_t count_characters(std::string_view text);

/// The place of the first byte that is not valid UTF-8, or npos.
std::size_t find_invalid_utf8(std::string_view text);

/// Space, tab, line feed, carriage return, vertical tab, form feed.
constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Without white space at both ends.
std::string_view trimmed(std::string_view text);

/// ASCII letters to lower case, all else as it is.
std::string lower_case(std::string_view text);

/// Of an ASCII capital its small letter; any other character as it is.
constexpr char small_letter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// Whether two texts differ at most in capitals and small letters of ASCII.
inline bool same_but_for_case(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return false;
    std::size_t same = 0;
    while (same < a.size() && small_letter(a[same]) == small_letter(b[same])) ++same;
    return same == a.size();
}

/// Whether a text comes before another in an order in which texts that differ at most in case are the same; shorter
/// ones come first.
bool before_but_for_case(std::string_view a, std::string_view b);

/// The parts between separators, empty ones too; one part for text without a separator.
std::vector<std::string_view> split(std::string_view text, char separator);

/// The words between white space, none of them empty.
std::vector<std::string_view> words(std::string_view text);

/// The whole text as a base-10 number; nothing for anything else, an overflow included.
template <typename Number = int>
std::optional<Number> parse_number(std::string_view text) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// Those of `known` that a person may have meant by `word` (at most two letters changed, left out, added or swapped),
/// the nearest first, at most three.
std::vector<std::string> near_names(std::string_view word, const std::vector<std::string>& known);

/// "a, b or c"; empty for none.
std::string join_or(const std::vector<std::string>& items);

/// The parts with `separator` between them.
std::string join(const std::vector<std::string>& items, std::string_view separator);

/// Text made safe for a terminal: control characters, bidirectional overrides and invalid bytes are shown as \xNN or
/// <U+NNNN>.
std::string printable(std::string_view text);

}  // namespace fourhand
