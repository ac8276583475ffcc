// Numbers as paths and SVG write them: two decimals at most, a point, no locale.
#pragma once

#include <string>

namespace fourhand {

/// Appends a number of at most two decimals without needless zeros: "12", "0.5", "-3.25".
void append_number(std::string& text, double number);

}  // namespace fourhand
