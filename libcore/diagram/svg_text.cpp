// Writes small pieces of SVG.
#include "diagram/svg_text.hpp"

#include <cstdint>

#include "base/text.hpp"
#include "diagram/numbers.hpp"

namespace fourhand {

namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";

/// The bytes of the character that begins there; 0 if they are not UTF-8 or not allowed in XML.
std::size_t character_length(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (length > text.size() || find_invalid_utf8(text.substr(0, length)) != text.npos) return 0;
    const bool control = first < 0x20 && first != '\t' && first != '\n' && first != '\r';
    const bool forbidden = text.substr(0, 3) == "\xef\xbf\xbe" || text.substr(0, 3) == "\xef\xbf\xbf";
    return control || forbidden || first == 0x7f ? 0 : length;
}

}  // namespace

SvgTag& SvgTag::set(std::string_view attribute, std::string_view value) {
    text_ += ' ';
    text_ += attribute;
    text_ += "=\"";
    text_ += value;
    text_ += '"';
    return *this;
}

SvgTag& SvgTag::set(std::string_view attribute, double value) {
    std::string text;
    append_number(text, value);
    return set(attribute, text);
}

SvgTag& SvgTag::set(std::string_view attribute, Colour value) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string hex = "#";
    for (const int channel : {value.red, value.green, value.blue}) {
        hex += digits[static_cast<std::size_t>(channel / 16)];
        hex += digits[static_cast<std::size_t>(channel % 16)];
    }
    set(attribute, hex);
    if (value.alpha != 255) set(std::string(attribute) + "-opacity", value.alpha / 255.0);
    return *this;
}

std::string escaped_for_xml(std::string_view text) {
    std::string escaped;
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        switch (text[0]) {
            case '&': escaped += "&amp;"; break;
            case '<': escaped += "&lt;"; break;
            case '>': escaped += "&gt;"; break;
            case '"': escaped += "&quot;"; break;
            case '\'': escaped += "&#39;"; break;
            default: escaped += length == 0 ? replacement : text.substr(0, length); break;
        }
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return escaped;
}

std::string with_prefix(const std::string& text) {
    std::uint64_t hash = 14695981039346656037U;  // FNV-1a
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    std::string prefix = "f";
    for (int i = 0; i < 4; ++i, hash /= 36) prefix += "0123456789abcdefghijklmnopqrstuvwxyz"[hash % 36];
    prefix += '-';
    std::string prefixed;
    for (const char c : text) {
        if (c == id_mark)
            prefixed += prefix;
        else
            prefixed += c;
    }
    return prefixed;
}

}  // namespace fourhand
