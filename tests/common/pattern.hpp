// Expected texts with gaps: a line of "..." stands for any lines, "[..]" inside a line for any characters.
#pragma once

#include <string>
#include <string_view>

namespace fourhand::tests {

/// Whether a text is what a pattern says.
bool matches(std::string_view pattern, std::string_view text);

}  // namespace fourhand::tests
