// What the board of a start tells: its squares, their corners and their colours.
#include <algorithm>
#include <functional>

#include "rules/drawing.hpp"
#include "rules/own_side.hpp"
#include "variants/sentences.hpp"

namespace fourhand {

namespace {

struct KingAndQueen {
    int quarters;  ///< which way they look
    Square king = Square::none, queen = Square::none;
};

/// Every seat's king with his queen; nothing if somebody has not one of each.
std::vector<KingAndQueen> couples(const Rules& rules) {
    std::vector<KingAndQueen> found;
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        KingAndQueen couple{quarter_of(rules.seat(seat).ahead)};
        for (const Square square : rules.home(seat)) {
            const KindFace& face = rules.face(rules.kind_of(rules.start().cells[index(square)]));
            if (face.royal) couple.king = square;
            if (face.letter != "Q") continue;
            if (couple.queen != Square::none) return {};
            couple.queen = square;
        }
        if (couple.king == Square::none || couple.queen == Square::none) return {};
        found.push_back(couple);
    }
    return found;
}

}  // namespace

bool has_corners(const Variant& variant) {
    const Board board = board_of(variant);
    return board.size() < static_cast<std::size_t>(board.width() * board.height());
}

std::string inner_corner(const Variant& variant) {
    const Board board = board_of(variant);
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto square = static_cast<Square>(i);
        const Square across = beyond(board, square, {-1, 1});
        const bool above = beyond(board, square, {0, 1}) != Square::none;
        const bool beside = beyond(board, square, {-1, 0}) != Square::none;
        if (across != Square::none && above != beside) return board.name(square) + " and " + board.name(across);
    }
    return {};
}

bool is_light_parity_odd(const Variant& variant) {
    const auto parity = variant.switches.find("light_parity");
    return parity != variant.switches.end() && parity->second == "odd";
}

bool is_light(const Variant& variant, Place place) {
    return (place.file + place.rank) % 2 == (is_light_parity_odd(variant) ? 1 : 0);
}

QueensStand where_queens_stand(const Rules& rules) {
    const std::vector<KingAndQueen> all = couples(rules);
    const Board& board = rules.board();
    const auto each = [&](const std::function<bool(const KingAndQueen&)>& is) {
        return !all.empty() && std::all_of(all.begin(), all.end(), is);
    };
    const auto on_light = [&](const KingAndQueen& one) { return is_light(rules.variant(), board.place(one.queen)); };
    if (each(on_light)) return QueensStand::Light;
    if (each(std::not_fn(on_light))) return QueensStand::Dark;
    const auto left = [&](const KingAndQueen& one) {
        return beyond(board, one.king, turned({-1, 0}, one.quarters)) == one.queen;
    };
    return each(left) ? QueensStand::Left : QueensStand::Otherwise;
}

std::size_t count_squares(const Variant& variant) { return board_of(variant).size(); }

std::vector<std::string> square_names(const Variant& variant) {
    const Board board = board_of(variant);
    std::vector<std::string> lines;
    for (int rank = board.height() - 1; rank >= 0; --rank) {
        std::string line;
        for (int file = 0; file < board.width(); ++file) {
            const Square square = board.at({file, rank});
            const std::string name = square == Square::none ? "" : board.name(square);
            line += name + std::string(4 - name.size(), ' ');
        }
        line.resize(line.find_last_not_of(' ') + 1);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace fourhand
