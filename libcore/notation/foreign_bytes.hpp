// Names and comments in text that is not UTF-8: old Western files, written in Windows-1252.
#pragma once

#include <string>
#include <string_view>

namespace fourhand {

/// The text as valid UTF-8: bytes that are no part of UTF-8 are taken for Windows-1252 characters.
std::string as_utf8(std::string_view text);

}  // namespace fourhand
