// Texts that tests of PGN4 begin with, and what a checker answers to one.
#pragma once

#include <string>
#include <vector>

#include "record/transcript.hpp"

namespace fourhand::tests {

inline const std::string teams = "[Variant \"Teams\"]\n[RuleVariants \"EnPassant\"]\n\n";
inline const std::string opening = "1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8";

inline std::vector<std::string> codes_of(const std::string& text) { return read_as("pgn4", text, checking()).codes(); }

/// "end valid" and so on: of the last game.
inline std::string verdict_of(const std::string& text) { return read_as("pgn4", text, checking()).told.lines.back(); }

}  // namespace fourhand::tests
