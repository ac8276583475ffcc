// Values of terms to SQL. What people wrote is always a parameter, never part of the statement.
#include "query/values.hpp"

#include <limits>
#include <utility>

#include "base/text.hpp"
#include "store/fold.hpp"

namespace fourhand {

namespace {

/// SQLite's GLOB pattern for a text in which only * is special.
std::string glob_pattern(std::string_view text) {
    std::string pattern;
    for (const char c : text) {
        if (c == '?' || c == '[') {
            pattern += std::string("[") + c + ']';
        } else {
            pattern += c;
        }
    }
    return pattern;
}

/// Whether a text is a pattern in which * stands for anything: its parts follow each other, the first at the beginning,
/// the last at the end.
bool fits_pattern(std::string_view text, std::string_view pattern) {
    const auto parts = split(pattern, '*');
    if (!text.starts_with(parts.front())) return false;
    std::size_t at = parts.front().size();
    for (std::size_t i = 1; i + 1 < parts.size(); ++i) {
        at = text.find(parts[i], at);
        if (at == std::string_view::npos) return false;
        at += parts[i].size();
    }
    return text.size() >= at + parts.back().size() && text.ends_with(parts.back());
}

constexpr NumberSpan everything{std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};

std::optional<NumberSpan> span_from(std::string_view text, std::size_t sign, const NumberSense& sense) {
    return sense(trimmed(text.substr(sign)));
}

std::optional<NumberSpan> span_of(std::string_view text, const NumberSense& sense) {
    NumberSpan span = everything;
    const auto set = [&](std::size_t sign, auto assign) {
        const auto found = span_from(text, sign, sense);
        if (found) assign(*found);
        return found ? std::optional(span) : std::nullopt;
    };
    if (text.starts_with(">=")) return set(2, [&](NumberSpan n) { span.first = n.first; });
    if (text.starts_with("<=")) return set(2, [&](NumberSpan n) { span.last = n.last; });
    if (text.starts_with(">")) return set(1, [&](NumberSpan n) { span.first = n.last + 1; });
    if (text.starts_with("<")) return set(1, [&](NumberSpan n) { span.last = n.first - 1; });
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos) return sense(text);
    const std::string_view low = trimmed(text.substr(0, dots)), high = trimmed(text.substr(dots + 2));
    const auto first = low.empty() ? std::optional(everything) : sense(low);
    const auto last = high.empty() ? std::optional(everything) : sense(high);
    if (!first || !last || (low.empty() && high.empty())) return std::nullopt;
    return NumberSpan{first->first, last->last};
}

}  // namespace

Diagnostic bad_value(const Argument& argument, std::string message, std::vector<std::string> hints) {
    return {Code::BadTermValue, argument.where, std::move(message), std::move(hints)};
}

Condition text_matches(const std::string& folded_column, std::string_view text) {
    const bool whole = text.starts_with('=');
    const std::string key = folded(whole ? text.substr(1) : text);
    if (whole) return {folded_column + " = ?", {key}};
    if (key.find('*') != std::string::npos) return {folded_column + " GLOB ?", {glob_pattern(key)}};
    return {"instr(" + folded_column + ", ?) > 0", {key}};
}

std::function<bool(std::string_view)> text_test(std::string_view text) {
    const bool whole = text.starts_with('=');
    const std::string key = folded(whole ? text.substr(1) : text);
    if (whole) return [key](std::string_view at_hand) { return folded(at_hand) == key; };
    if (key.find('*') == std::string::npos)
        return [key](std::string_view at_hand) { return folded(at_hand).find(key) != std::string::npos; };
    return [key](std::string_view at_hand) { return fits_pattern(folded(at_hand), key); };
}

Result<Condition> in_range(const std::string& column, const Argument& argument, const NumberSense& sense,
                           std::string_view what) {
    const auto span = span_of(trimmed(argument.text), sense);
    if (!span) {
        return bad_value(argument, argument.text + " is not " + std::string(what),
                         {"a range is written as 10, 10..20, 10.., ..20, >10, >=10, <10 or <=10"});
    }
    return Condition{column + " BETWEEN ? AND ?", {span->first, span->last}};
}

Result<Condition> number_in_range(const std::string& column, const Argument& argument) {
    const auto number = [](std::string_view text) -> std::optional<NumberSpan> {
        const auto value = parse_number<std::int32_t>(text);
        return value ? std::optional(NumberSpan{*value, *value}) : std::nullopt;
    };
    return in_range(column, argument, number, "a number");
}

Condition wrapped(std::string_view before, Condition condition, std::string_view after) {
    condition.sql = std::string(before) + condition.sql + std::string(after);
    return condition;
}

}  // namespace fourhand
