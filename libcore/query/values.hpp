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

/// Whether there is nothing to look for in a text: it is empty but for the = of "the whole of it", or made of marks
/// that search keys leave out.
bool says_nothing(std::string_view text);
/// The complaint about such a text.
Diagnostic without_text(const Argument& argument);

/// Whether `folded_column` (an SQL expression that gives search keys) contains a text; "=text" is the whole of it; *
/// stands for anything.
Condition text_matches(const std::string& folded_column, std::string_view text);
/// The same for a term that takes a text and nothing else.
Result<Condition> text_matches(const std::string& folded_column, const Argument& argument);

/// The same of a text at hand, which need not be folded.
std::function<bool(std::string_view)> text_test(std::string_view text);

/// The first and last number that a written one stands for ("2020": 20200000 to 20209999).
struct NumberSpan {
    std::int64_t first = 0;
    std::int64_t last = 0;
};

/// A sort of number that ranges are made of.
struct NumberSort {
    std::function<std::optional<NumberSpan>(std::string_view)> read;
    NumberSpan all;      ///< the least and the greatest there is
    std::string what;    ///< "a date", for complaints
    std::string ranges;  ///< how ranges are written, for hints
};

/// Whether a column lies in "N", "N..M", "N..", "..M", ">N", ">=N", "<N", "<=N". A range that goes backwards, or in
/// which there is no number of this sort, is wrong.
Result<Condition> in_range(const std::string& column, const Argument& argument, const NumberSort& sort);
/// The same of whole numbers from `least` on.
Result<Condition> number_in_range(const std::string& column, const Argument& argument, std::int64_t least = 0);

/// Two conditions with OR, or AND, between them; one that asks nothing, with no text, leaves the other.
Condition either(Condition a, const Condition& b);
Condition both(Condition a, const Condition& b);

/// `before` + a condition + `after`, with the same values.
Condition wrapped(std::string_view before, Condition condition, std::string_view after);
Result<Condition> wrapped(std::string_view before, Result<Condition> condition, std::string_view after);

}  // namespace fourhand
