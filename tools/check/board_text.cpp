// Rows of letters.
#include "check/board_text.hpp"

namespace fourhand {

namespace {

std::string cell(const Position& position, Square square) {
    if (square == Square::none || position.at(square) == Piece::wall) return "";
    const Piece man = position.at(square);
    if (!is_man(man)) return ".";
    const Rules& rules = position.rules();
    const Seat seat = rules.seat_of(man);
    const std::string owner = index(seat) < rules.seats() ? rules.seat(seat).shown : "d";
    return owner + rules.face(rules.kind_of(man)).letter;
}

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(text.size() < width ? width - text.size() : 0, ' ');
}

std::string without_trailing_blanks(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

}  // namespace

std::string board_text(const Position& position) {
    const Board& board = position.rules().board();
    const std::size_t width = position.rules().seats() > 4 ? 4 : 3;
    std::string text;
    for (int rank = board.height() - 1; rank >= 0; --rank) {
        std::string line = "   " + padded(std::to_string(rank + 1), 3);
        for (int file = 0; file < board.width(); ++file) line += padded(cell(position, board.at({file, rank})), width);
        text += without_trailing_blanks(line);
    }
    std::string files = "      ";
    for (int file = 0; file < board.width(); ++file)
        files += padded(std::string(1, static_cast<char>('a' + file)), width);
    return text + without_trailing_blanks(files) + "   " + position.rules().seat(position.to_move()).colour +
           " is to move\n";
}

}  // namespace fourhand
