// What the drawing of a start tells of its board: its squares, their corners and their colours.
#include <algorithm>
#include <functional>

#include "base/text.hpp"
#include "variants/grid.hpp"
#include "variants/sentences.hpp"

namespace fourhand {

namespace {

struct KingAndQueen {
    const SeatSaid* seat;
    Spot king, queen;
};

/// Every seat's king with his queen; nothing if somebody has not one of each.
std::vector<KingAndQueen> couples(const Variant& variant, const StartGrid& grid) {
    std::vector<KingAndQueen> found;
    for (const SeatSaid& seat : variant.seats) {
        const std::vector<Spot> kings = grid.men(seat.letter + "K"), queens = grid.men(seat.letter + "Q");
        if (kings.size() != 1 || queens.size() != 1) return {};
        found.push_back({&seat, kings.front(), queens.front()});
    }
    return found;
}

bool stands_left(const KingAndQueen& couple) {
    const Spot ahead = ahead_of(*couple.seat);
    return couple.queen == couple.king + Spot{-ahead.column, ahead.row};
}

}  // namespace

bool has_corners(const Variant& variant) {
    const auto& rows = variant.arrays.front().rows;
    return std::any_of(rows.begin(), rows.end(), [](const std::string& row) { return row.find("--") != row.npos; });
}

std::string inner_corner(const Variant& variant) {
    const StartGrid grid(variant.arrays.front());
    for (const Spot place : grid.squares()) {
        const Spot beyond = place + Spot{-1, -1}, above = place + Spot{-1, 0}, beside = place + Spot{0, -1};
        if (grid.is_square(beyond) && grid.is_square(above) != grid.is_square(beside))
            return grid.name(place) + " and " + grid.name(beyond);
    }
    return {};
}

bool is_light_parity_odd(const Variant& variant) {
    const auto parity = variant.switches.find("light_parity");
    return parity != variant.switches.end() && parity->second == "odd";
}

QueensStand where_queens_stand(const Variant& variant, const ArraySaid& array) {
    const StartGrid grid(array);
    const std::vector<KingAndQueen> all = couples(variant, grid);
    const int light = is_light_parity_odd(variant) ? 1 : 0;
    const auto each = [&](const std::function<bool(const KingAndQueen&)>& is) {
        return !all.empty() && std::all_of(all.begin(), all.end(), is);
    };
    if (each([&](const KingAndQueen& one) { return grid.sum(one.queen) % 2 == light; })) return QueensStand::Light;
    if (each([&](const KingAndQueen& one) { return grid.sum(one.queen) % 2 != light; })) return QueensStand::Dark;
    return each(stands_left) ? QueensStand::Left : QueensStand::Otherwise;
}

std::size_t count_squares(const Variant& variant) {
    return variant.arrays.empty() ? 0 : StartGrid(variant.arrays.front()).squares().size();
}

std::vector<std::string> square_names(const Variant& variant) {
    const StartGrid grid(variant.arrays.front());
    std::vector<std::string> lines;
    for (int row = 0; row < static_cast<int>(grid.rows().size()); ++row) {
        std::string line;
        for (int column = 0; column < static_cast<int>(grid.rows()[static_cast<std::size_t>(row)].size()); ++column) {
            const std::string name = grid.is_square({row, column}) ? grid.name({row, column}) : "";
            line += name + std::string(4 - name.size(), ' ');
        }
        line.resize(line.find_last_not_of(' ') + 1);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace fourhand
