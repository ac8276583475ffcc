// What is seldom met: men in Loeb's way, men that are drawn, long dashes.
#include "notation/slot_cursor.hpp"

#include <array>

namespace fourhand {

namespace {

struct Figurine {
    std::string_view sign;
    std::string_view letter;
};
constexpr std::array figurines = {
    Figurine{"♔", "K"}, Figurine{"♕", "Q"}, Figurine{"♖", "R"}, Figurine{"♗", "B"},
    Figurine{"♘", "N"}, Figurine{"♙", "P"}, Figurine{"♚", "K"}, Figurine{"♛", "Q"},
    Figurine{"♜", "R"}, Figurine{"♝", "B"}, Figurine{"♞", "N"}, Figurine{"♟", "P"},
};

constexpr std::array<std::string_view, 3> long_dashes = {"–", "—", "−"};

}  // namespace

std::size_t long_dash(std::string_view text) {
    for (const std::string_view dash : long_dashes)
        if (text.starts_with(dash)) return dash.size();
    return 0;
}

ManSaid small_man(std::string_view text) {
    constexpr std::string_view capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    if (text[0] == 'p') return {{}, 1};
    if (is_small(text[0])) return {capitals.substr(static_cast<std::size_t>(text[0] - 'a'), 1), 1};
    const bool square = text.size() > 1 && is_digit(text[1]);
    return is_capital(text[0]) && !square ? ManSaid{text.substr(0, 1), 1} : ManSaid{};
}

ManSaid drawn_man(std::string_view text) {
    if (text.starts_with(duck)) return {};
    for (const Figurine& figurine : figurines)
        if (text.starts_with(figurine.sign)) return {figurine.letter, figurine.sign.size()};
    std::size_t size = 1;
    while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xc0) == 0x80) ++size;
    return {text.substr(0, size), size};
}

}  // namespace fourhand
