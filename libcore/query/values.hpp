// The values that terms take, and the conditions they make: texts, ranges of numbers, ranges of dates.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "query/terms.hpp"

namespace fourhand {

/// A complaint about the value of a term.
Diagnostic bad_value(const Argument& argument, std::string message, std::vector<std::string> hints = {});

/// Whether `folded_column` (an SQL expression that gives search keys) contains a text; "=text" is the whole of it; *
/// stands for anything.
Condition text_matches(const std::string& folded_column, std::string_view text);

/// The same of a text at hand, which need not be folded.
std::function<bool(std::string_view)> text_test(std::string_view text);

/// The first and last number that a written one stands for ("2020": 20200000 to 20209999).
struct NumberSpan {
    std::int64_t first = 0;
    std::int64_t last = 0;
};
using NumberSense = std::function<std::optional<NumberSpan>(std::string_view)>;

/// Whether a column lies in "N", "N..M", "N..", "..M", ">N", ">=N", "<N", "<=N"; `what` is said in the complaint ("a
/// date").
Result<Condition> in_range(const std::string& column, const Argument& argument, const NumberSense& sense,
                           std::string_view what);
/// The same of whole numbers.
Result<Condition> number_in_range(const std::string& column, const Argument& argument);

/// `before` + a condition + `after`, with the same values.
Condition wrapped(std::string_view before, Condition condition, std::string_view after);

}  // namespace fourhand
