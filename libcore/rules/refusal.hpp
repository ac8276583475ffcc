// Why a move is not legal.
#pragma once

#include <string>
#include <string_view>

namespace fourhand {

/// Why a move is refused: a stable word and a sentence for people.
struct Refusal {
    std::string_view word;  ///< "frozen", "pinned", "in-check", "partner", "geometry", ...
    std::string sentence;
};

}  // namespace fourhand
