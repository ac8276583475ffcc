// The table of built-in letters.
#pragma once

#include <string_view>

namespace fourhand {

/// The strokes of one character: capitals stand from y = 0 (top) to 100 (base line), small letters begin at 34.
struct Glyph {
    char32_t character;
    double width;  ///< of the strokes; the space to the next letter comes on top
    std::string_view path;
};

/// Null for a character that has no strokes of its own.
const Glyph* find_glyph(char32_t character);
/// Strokes over (or under) a letter for a combining accent, centred on x = 0, for small letters; null if unknown.
const Glyph* find_accent(char32_t combining);

}  // namespace fourhand
