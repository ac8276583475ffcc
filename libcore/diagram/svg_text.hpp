// Small pieces of SVG text: numbers, colours, escapes, ids.
#pragma once

#include <string>
#include <string_view>

#include "diagram/scene.hpp"

namespace fourhand {

/// Stands before every id until with_prefix replaces it.
constexpr char id_mark = '\x01';

std::string number(double value);
/// "#rrggbb".
std::string hex(Colour colour);
/// ` fill="#d55e00"`, with an opacity where there is one.
std::string ink(std::string_view attribute, Colour colour);
/// Text for the content of an element or for an attribute in quotes. What XML forbids (control characters, invalid UTF-8) becomes U+FFFD.
std::string escaped_for_xml(std::string_view text);
/// Replaces every id_mark by a short prefix made from the text itself, so that pictures can share a page.
std::string with_prefix(const std::string& text);

}  // namespace fourhand
