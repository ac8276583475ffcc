// Small words of the cases: quotations, halves round a colon, lists of moves.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/rules.hpp"

namespace fourhand::tests {

/// What stands between quotation marks; empty if nothing does.
std::string quoted(std::string_view text);

/// What stands before the first colon that a blank follows (or that ends the text), and what behind it.
std::pair<std::string_view, std::string_view> halves(std::string_view text);

/// Objects unless a message contains these words.
void expect_words(std::string_view wanted, std::string_view message);

/// Objects unless the moves, as players write them, are exactly these in coordinates.
void expect_moves(std::string_view said, const std::vector<std::string>& coordinates);

/// The kind behind a move's =, Kind::none if there is no =.
Kind kind_said(const Rules& rules, std::string_view coordinates);

}  // namespace fourhand::tests
