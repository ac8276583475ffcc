// Dates as a number that may leave open the day or the month: 20230428, 18850000.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fourhand {

/// yyyymmdd; a month or a day that is not known is 00. Numbers of whole dates compare as the dates do.
using DateNumber = int;

/// The date in the text of a Date tag: "2023-04-28", "2023.04.??", "1885", "Fri Apr 28 2023 12:00:00 GMT+0000", "13
/// October 1885". Nothing if the text names no year, or a day that no calendar has.
std::optional<DateNumber> date_in(std::string_view text);

/// From the first to the last number that a date as written may mean: "2020" is 20200000 to 20209999, "2020-05"
/// 20200500 to 20200599.
struct DateSpan {
    DateNumber first = 0;
    DateNumber last = 0;
    friend bool operator==(const DateSpan&, const DateSpan&) = default;
};
/// Of "yyyy", "yyyy-mm" or "yyyy-mm-dd" (dots and slashes may stand for the dashes); nothing for anything else.
std::optional<DateSpan> date_span(std::string_view text);

}  // namespace fourhand
