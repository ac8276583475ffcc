#include "seeds/words.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "seeds/referee.hpp"

namespace fourhand::tests {

std::string quoted(std::string_view text) {
    const std::size_t begin = text.find('"'), end = text.rfind('"');
    return begin == end ? std::string() : std::string(text.substr(begin + 1, end - begin - 1));
}

std::pair<std::string_view, std::string_view> halves(std::string_view text) {
    if (text.ends_with(':')) return {text.substr(0, text.size() - 1), ""};
    const std::size_t colon = text.find(": ");
    if (colon == std::string_view::npos) throw Objection("a colon is missing");
    return {text.substr(0, colon), trimmed(text.substr(colon + 2))};
}

void expect_words(std::string_view wanted, std::string_view message) {
    if (message.find(wanted) == std::string_view::npos) throw Objection("it is said: " + std::string(message));
}

void expect_moves(std::string_view said, const std::vector<std::string>& coordinates) {
    std::vector<std::string> wanted;
    for (const std::string_view word : words(said)) wanted.push_back(said_move(word).coordinates);
    std::sort(wanted.begin(), wanted.end());
    if (wanted != coordinates) throw Objection("the moves are: " + join(coordinates, " "));
}

Kind kind_said(const Rules& rules, std::string_view coordinates) {
    const std::size_t sign = coordinates.find('=');
    if (sign == std::string_view::npos) return Kind::none;
    const std::string_view letter = coordinates.substr(sign + 1, 1);
    for (std::size_t kind = 0; kind < rules.kinds(); ++kind)
        if (rules.face(static_cast<Kind>(kind)).letter == letter) return static_cast<Kind>(kind);
    throw Objection("no man of this game is written \"" + std::string(letter) + '"');
}

}  // namespace fourhand::tests
