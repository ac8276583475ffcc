// Sets built-in letters one beside the other.
#include "diagram/lettering.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "diagram/glyphs.hpp"
#include "diagram/numbers.hpp"
#include "diagram/outline.hpp"

namespace fourhand {

namespace {

constexpr double letter_space = 27;
constexpr double accent_on_capital = -34;  ///< a capital is that much higher than a small letter
constexpr double missing_width = 56;
constexpr std::string_view missing_path = "M0 0L56 0L56 100L0 100Z";

struct Line {
    std::vector<LetterStroke> strokes;
    double width = 0;
};

/// Code points with letters and their accents taken apart; invalid bytes become U+FFFD.
std::vector<char32_t> decomposed(std::string_view utf8) {
    std::vector<char32_t> characters;
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(utf8.data());
    auto left = static_cast<utf8proc_ssize_t>(utf8.size());
    while (left > 0) {
        utf8proc_int32_t code = 0;
        utf8proc_ssize_t length = utf8proc_iterate(bytes, left, &code);
        if (length < 1) code = 0xfffd, length = 1;
        utf8proc_int32_t parts[8];
        int boundary = 0;
        const auto count = utf8proc_decompose_char(code, parts, 8, UTF8PROC_DECOMPOSE, &boundary);
        const bool known = find_glyph(static_cast<char32_t>(code)) != nullptr;
        if (known || count < 1 || count > 8)
            characters.push_back(static_cast<char32_t>(code));
        else
            characters.insert(characters.end(), parts, parts + count);
        bytes += length;
        left -= length;
    }
    return characters;
}

bool is_control(char32_t character) {
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(character));
    return category == UTF8PROC_CATEGORY_CC || category == UTF8PROC_CATEGORY_CF;
}

bool is_tall(char32_t letter) {
    return (letter >= U'A' && letter <= U'Z') ||
           std::u32string_view(U"bdhkl").find(letter) != std::u32string_view::npos;
}

Line set_line(std::string_view utf8) {
    Line line;
    double letter_begin = 0;
    double letter_width = 0;
    char32_t letter = 0;
    for (const char32_t character : decomposed(utf8)) {
        if (const Glyph* accent = find_accent(character)) {
            const bool under = character >= U'\u0323' && character <= U'\u0328';
            const double lift = !under && is_tall(letter) ? accent_on_capital : 0;
            line.strokes.push_back({accent->path, {letter_begin + letter_width / 2, lift}});
            continue;
        }
        if (is_control(character) ||
            utf8proc_category(static_cast<utf8proc_int32_t>(character)) == UTF8PROC_CATEGORY_MN)
            continue;
        const Glyph* glyph = find_glyph(character);
        letter_begin = line.width + (line.strokes.empty() ? 0 : letter_space);
        letter_width = glyph != nullptr ? glyph->width : missing_width;
        letter = character;
        line.strokes.push_back({glyph != nullptr ? glyph->path : missing_path, {letter_begin, 0}});
        line.width = letter_begin + letter_width;
    }
    return line;
}

void append_path(std::string& text, const LetterStroke& stroke, double scale) {
    const auto place = [&](double x, double y) {
        append_number(text, stroke.origin.x + x * scale);
        text += ' ';
        append_number(text, stroke.origin.y + y * scale);
    };
    const auto steps = read_path(stroke.path);
    for (const PathStep& step : *steps) {
        switch (step.kind) {
            case PathStep::Kind::Move: text += 'M'; break;
            case PathStep::Kind::Line: text += 'L'; break;
            case PathStep::Kind::Close: text += 'Z'; continue;
            case PathStep::Kind::Curve:
                text += 'C';
                place(step.x1, step.y1);
                text += ' ';
                place(step.x2, step.y2);
                text += ' ';
                break;
        }
        place(step.x, step.y);
    }
}

}  // namespace

std::vector<LetterStroke> set_letters(std::string_view text, Point place, double size, Anchor anchor) {
    Line line = set_line(text);
    const double scale = size / 100;
    Point origin{place.x, place.y - size / 2};
    if (anchor == Anchor::Middle) origin.x -= line.width * scale / 2;
    if (anchor == Anchor::End) origin.x -= line.width * scale;
    for (LetterStroke& stroke : line.strokes)
        stroke.origin = {origin.x + stroke.origin.x * scale, origin.y + stroke.origin.y * scale};
    return std::move(line.strokes);
}

std::string lettering_path(std::string_view text, Point place, double size, Anchor anchor) {
    std::string path;
    for (const LetterStroke& stroke : set_letters(text, place, size, anchor)) append_path(path, stroke, size / 100);
    return path;
}

double lettering_width(std::string_view text, double size) { return set_line(text).width * size / 100; }

std::string lettering_fit(std::string_view text, double size, double width) {
    if (lettering_width(text, size) <= width) return std::string(text);
    std::vector<std::size_t> ends;
    for (std::size_t i = 0; i < text.size(); ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) ends.push_back(i);
    const auto cut = [&](std::size_t end) { return std::string(text.substr(0, end)) + "…"; };
    const auto too_wide = std::partition_point(
        ends.begin(), ends.end(), [&](std::size_t end) { return lettering_width(cut(end), size) <= width; });
    return cut(too_wide == ends.begin() ? 0 : *std::prev(too_wide));
}

}  // namespace fourhand
