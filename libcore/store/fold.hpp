// Search keys: the same name however it is spelled, with or without accents, in capitals or not.
#pragma once

#include <string>
#include <string_view>

namespace fourhand {

/// "Jürgen  MÜLLER" and "jurgen muller" have the same key, so have "Łódź" and "lodz", "straße" and "strasse".
/// White space is one blank, none at the ends. Bytes that are not UTF-8 become U+FFFD. folded(folded(x)) == folded(x).
std::string folded(std::string_view text);

}  // namespace fourhand
