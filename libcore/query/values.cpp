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

/// What a range says, as far as it says it: `first` may lie behind `last`.
std::optional<NumberSpan> span_of(std::string_view text, const NumberSort& sort) {
    constexpr NumberSpan everything{std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};
    NumberSpan span = everything;
    const auto set = [&](std::size_t sign, auto assign) {
        const auto found = sort.read(trimmed(text.substr(sign)));
        if (found) assign(*found);
        return found ? std::optional(span) : std::nullopt;
    };
    if (text.starts_with(">=")) return set(2, [&](NumberSpan n) { span.first = n.first; });
    if (text.starts_with("<=")) return set(2, [&](NumberSpan n) { span.last = n.last; });
    if (text.starts_with(">")) return set(1, [&](NumberSpan n) { span.first = n.last + 1; });
    if (text.starts_with("<")) return set(1, [&](NumberSpan n) { span.last = n.first - 1; });
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos) return sort.read(text);
    const std::string_view low = trimmed(text.substr(0, dots)), high = trimmed(text.substr(dots + 2));
    const auto first = low.empty() ? std::optional(everything) : sort.read(low);
    const auto last = high.empty() ? std::optional(everything) : sort.read(high);
    if (!first || !last || (low.empty() && high.empty())) return std::nullopt;
    return NumberSpan{first->first, last->last};
}

/// Two numbers that stand forwards with a dash between them, as people write ranges elsewhere: "10-20" gives "10..20".
std::optional<std::string> meant_range(std::string_view text, const NumberSort& sort) {
    for (std::size_t dash = text.find('-'); dash != std::string_view::npos; dash = text.find('-', dash + 1)) {
        const std::string_view low = trimmed(text.substr(0, dash)), high = trimmed(text.substr(dash + 1));
        const auto first = sort.read(low), last = sort.read(high);
        if (first && last && first->first <= last->last) return std::string(low) + ".." + std::string(high);
    }
    return std::nullopt;
}

Diagnostic backwards(const Argument& argument) {
    const std::string_view text = trimmed(argument.text);
    const std::size_t dots = text.find("..");
    const std::string low(trimmed(text.substr(0, dots))), high(trimmed(text.substr(dots + 2)));
    return bad_value(argument, argument.text + " goes backwards", {"did you mean " + high + ".." + low + "?"});
}

Condition joined(Condition a, std::string_view by, const Condition& b) {
    if (a.sql.empty()) return b;
    if (b.sql.empty()) return a;
    a.sql = "(" + a.sql + ")" + std::string(by) + "(" + b.sql + ")";
    a.values.insert(a.values.end(), b.values.begin(), b.values.end());
    return a;
}

}  // namespace

Diagnostic bad_value(const Argument& argument, std::string message, std::vector<std::string> hints) {
    return {Code::BadTermValue, argument.where, std::move(message), std::move(hints)};
}

bool says_nothing(std::string_view text) { return folded(text.starts_with('=') ? text.substr(1) : text).empty(); }

Diagnostic without_text(const Argument& argument) {
    return bad_value(argument, "there is no text to look for in '" + argument.text + "'",
                     {"=ada is the whole of a text, ada* its beginning"});
}

Condition text_matches(const std::string& folded_column, std::string_view text) {
    const bool whole = text.starts_with('=');
    const std::string key = folded(whole ? text.substr(1) : text);
    if (whole) return {folded_column + " = ?", {key}};
    if (key.find('*') != std::string::npos) return {folded_column + " GLOB ?", {glob_pattern(key)}};
    return {"instr(" + folded_column + ", ?) > 0", {key}};
}

Result<Condition> text_matches(const std::string& folded_column, const Argument& argument) {
    if (says_nothing(argument.text)) return without_text(argument);
    return text_matches(folded_column, std::string_view(argument.text));
}

std::function<bool(std::string_view)> text_test(std::string_view text) {
    const bool whole = text.starts_with('=');
    const std::string key = folded(whole ? text.substr(1) : text);
    if (whole) return [key](std::string_view at_hand) { return folded(at_hand) == key; };
    if (key.find('*') == std::string::npos)
        return [key](std::string_view at_hand) { return folded(at_hand).find(key) != std::string::npos; };
    return [key](std::string_view at_hand) { return fits_pattern(folded(at_hand), key); };
}

Result<Condition> in_range(const std::string& column, const Argument& argument, const NumberSort& sort) {
    const std::string_view text = trimmed(argument.text);
    const auto span = span_of(text, sort);
    if (!span) {
        const auto meant = meant_range(text, sort);
        return bad_value(argument, argument.text + " is not " + sort.what,
                         {meant ? "did you mean " + *meant + "?" : "it is written as " + sort.ranges});
    }
    if (span->first > span->last) return backwards(argument);
    if (span->last < sort.all.first || span->first > sort.all.last)
        return bad_value(argument, "nothing fits " + argument.text + "; it takes " + sort.what);
    return Condition{column + " BETWEEN ? AND ?", {span->first, span->last}};
}

Result<Condition> number_in_range(const std::string& column, const Argument& argument, std::int64_t least) {
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    const auto number = [](std::string_view text) -> std::optional<NumberSpan> {
        const auto value = parse_number<std::int32_t>(text);
        return value && *value >= 0 ? std::optional(NumberSpan{*value, *value}) : std::nullopt;
    };
    return in_range(column, argument,
                    {number,
                     {least, most},
                     "a number from " + std::to_string(least) + " to " + std::to_string(most),
                     "10, 10..20, 10.., ..20, >10, >=10, <10 or <=10"});
}

Condition either(Condition a, const Condition& b) { return joined(std::move(a), " OR ", b); }
Condition both(Condition a, const Condition& b) { return joined(std::move(a), " AND ", b); }

Condition wrapped(std::string_view before, Condition condition, std::string_view after) {
    condition.sql = std::string(before) + condition.sql + std::string(after);
    return condition;
}

Result<Condition> wrapped(std::string_view before, Result<Condition> condition, std::string_view after) {
    if (!condition) return condition;
    return wrapped(before, *std::move(condition), after);
}

}  // namespace fourhand
