// Writes short numbers.
#include "diagram/numbers.hpp"

#include <charconv>
#include <cmath>

namespace fourhand {

void append_number(std::string& text, double number) {
    const auto hundredths = static_cast<long long>(std::llround(number * 100));
    char digits[32];
    const long long whole = hundredths / 100;
    const int rest = static_cast<int>(std::llabs(hundredths % 100));
    if (hundredths < 0 && whole == 0) text += '-';
    text.append(digits, std::to_chars(digits, digits + sizeof digits, whole).ptr);
    if (rest == 0) return;
    text += '.';
    text += static_cast<char>('0' + rest / 10);
    if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
}

}  // namespace fourhand
