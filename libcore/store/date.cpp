// Reading dates: numbers from the year on, or an English month name anywhere.
#include "store/date.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "base/text.hpp"

namespace fourhand {

namespace {

constexpr std::array<std::string_view, 12> months = {"january",   "february", "march",    "april",
                                                     "may",       "june",     "july",     "august",
                                                     "september", "october",  "november", "december"};

bool leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

int days_in(int year, int month) {
    constexpr std::array<int, 12> days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[static_cast<std::size_t>(month - 1)] + (month == 2 && leap(year) ? 1 : 0);
}

// Month and day 0 for those that are not known.
std::optional<DateNumber> number_of(int year, int month, int day) {
    if (year < 1 || month < 0 || month > 12 || day < 0) return std::nullopt;
    if (month == 0 && day != 0) return std::nullopt;
    if (month != 0 && day > days_in(year, month)) return std::nullopt;
    return year * 10000 + month * 100 + day;
}

// "Apr" and "April" alike; 0 for no month.
int month_named(std::string_view word) {
    const std::string name = lower_case(word);
    if (name.size() < 3) return 0;
    for (std::size_t i = 0; i < months.size(); ++i) {
        if (months[i].substr(0, name.size()) == name) return static_cast<int>(i) + 1;
    }
    return 0;
}

enum class Sort { Number, Word, Other };

Sort sort_of(char c) {
    if (is_digit(c) || c == '?') return Sort::Number;
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ? Sort::Word : Sort::Other;
}

// Numbers and words, whatever stands between them: "13th", "28T12:00" are two and three of them.
std::vector<std::string_view> date_words(std::string_view text) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = begin + 1;
        while (end < text.size() && sort_of(text[end]) == sort_of(text[begin])) ++end;
        if (sort_of(text[begin]) != Sort::Other) parts.push_back(text.substr(begin, end - begin));
        begin = end;
    }
    return parts;
}

bool is_year(std::string_view word) { return word.size() == 4 && parse_number(word).value_or(0) > 0; }

// A number below 100, or 0 for question marks; nothing for another word.
std::optional<int> small_number(std::string_view word) {
    if (word.find_first_not_of('?') == std::string_view::npos) return 0;
    return word.size() <= 2 ? parse_number(word) : std::nullopt;
}

// "1885 10 13": the year first, then as much as is said.
std::optional<DateNumber> year_first(const std::vector<std::string_view>& parts) {
    const auto part = [&](std::size_t i) { return i < parts.size() ? small_number(parts[i]) : std::nullopt; };
    const int month = part(1).value_or(0);
    const int day = month != 0 ? part(2).value_or(0) : 0;
    return number_of(*parse_number(parts[0]), month, day);
}

// "Fri Apr 28 2023", "13 October 1885", "October 1885": the first word of each sort counts.
std::optional<DateNumber> month_by_name(const std::vector<std::string_view>& parts) {
    int year = 0, month = 0, day = 0;
    for (const std::string_view part : parts) {
        if (year == 0 && is_year(part)) {
            year = *parse_number(part);
        } else if (month == 0 && month_named(part) != 0) {
            month = month_named(part);
        } else if (day == 0 && year == 0) {
            day = small_number(part).value_or(0);
        }
    }
    if (month == 0) day = 0;
    return number_of(year, month, day);
}

}  // namespace

std::optional<DateNumber> date_in(std::string_view text) {
    const std::vector<std::string_view> parts = date_words(text);
    if (parts.empty()) return std::nullopt;
    return is_year(parts[0]) && (parts.size() < 2 || month_named(parts[1]) == 0) ? year_first(parts)
                                                                                 : month_by_name(parts);
}

std::optional<DateSpan> date_span(std::string_view text) {
    const char separator = text.size() > 4 ? text[4] : '-';
    if (separator != '-' && separator != '.' && separator != '/') return std::nullopt;
    const std::vector<std::string_view> parts = split(text, separator);
    if (parts.size() > 3 || !is_year(parts[0])) return std::nullopt;
    int numbers[3] = {*parse_number(parts[0]), 0, 0};
    for (std::size_t i = 1; i < parts.size(); ++i) {
        numbers[i] = parse_number(parts[i]).value_or(0);
        if (numbers[i] < 1) return std::nullopt;
    }
    const std::optional<DateNumber> number = number_of(numbers[0], numbers[1], numbers[2]);
    if (!number) return std::nullopt;
    const int open = parts.size() == 1 ? 9999 : parts.size() == 2 ? 99 : 0;
    return DateSpan{*number, *number + open};
}

}  // namespace fourhand
