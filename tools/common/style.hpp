// Colour on a terminal; never the only carrier of a meaning.
#pragma once

#include <string>
#include <string_view>

namespace fourhand {

enum class Ink { Bold, Red, Yellow, Cyan };

/// The text with the escape sequences of an ink round it; as it is if not `on`.
std::string inked(std::string_view text, Ink ink, bool on);

}  // namespace fourhand
