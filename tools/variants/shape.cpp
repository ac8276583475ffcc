// What the drawing of a start tells of its board: its squares, their corners, and where a pawn comes by walking.
#include <algorithm>
#include <set>

#include "base/text.hpp"
#include "variants/sentences.hpp"

namespace fourhand {

namespace {

/// The first array as cells, the highest rank first.
using Grid = std::vector<std::vector<std::string_view>>;

struct Place {
    int row = 0, column = 0;
    auto operator<=>(const Place&) const = default;
    Place operator+(Place step) const { return {row + step.row, column + step.column}; }
};

Grid grid_of(const Variant& variant) {
    Grid grid;
    for (const std::string& row : variant.arrays.front().rows) grid.push_back(words(row));
    return grid;
}

/// A place and those beyond it in a direction, up to the edge or a hole.
std::vector<Place> run(const Grid& grid, Place at, Place step) {
    const auto is_square = [&](Place place) {
        if (place.row < 0 || place.row >= static_cast<int>(grid.size()) || place.column < 0) return false;
        const auto& row = grid[static_cast<std::size_t>(place.row)];
        return place.column < static_cast<int>(row.size()) && row[static_cast<std::size_t>(place.column)] != "--";
    };
    std::vector<Place> places;
    for (; is_square(at); at = at + step) places.push_back(at);
    return places;
}

Place ahead_of(const SeatSaid& seat) {
    if (seat.ahead == "north") return {-1, 0};
    if (seat.ahead == "south") return {1, 0};
    return {0, seat.ahead == "east" ? 1 : -1};
}

/// Where a seat's men begin that are written with a letter.
std::vector<Place> men_of(const Grid& grid, const std::string& letters) {
    std::vector<Place> places;
    for (std::size_t row = 0; row < grid.size(); ++row)
        for (std::size_t column = 0; column < grid[row].size(); ++column)
            if (grid[row][column].starts_with(letters))
                places.push_back({static_cast<int>(row), static_cast<int>(column)});
    return places;
}

/// The row of a seat's king from edge to edge.
std::set<Place> back_row(const Variant& variant, const Grid& grid, const SeatSaid& seat) {
    std::set<Place> places;
    const Place ahead = ahead_of(seat);
    for (const PieceSaid& piece : variant.pieces)
        if (piece.royal)
            for (const Place king : men_of(grid, seat.letter + piece.letter))
                for (const int way : {1, -1})
                    for (const Place place : run(grid, king, {ahead.column * way, ahead.row * way}))
                        places.insert(place);
    return places;
}

/// The squares that a seat's pawns reach by plain moves.
std::set<Place> walks(const Variant& variant, const Grid& grid, const SeatSaid& seat) {
    std::set<Place> places;
    for (const PieceSaid& piece : variant.pieces)
        if (piece.march)
            for (const Place pawn : men_of(grid, seat.letter + piece.letter))
                for (const Place place : run(grid, pawn, ahead_of(seat))) places.insert(place);
    return places;
}

}  // namespace

bool has_corners(const Variant& variant) {
    const auto& rows = variant.arrays.front().rows;
    return std::any_of(rows.begin(), rows.end(), [](const std::string& row) { return row.find("--") != row.npos; });
}

bool walks_to_an_enemy(const Variant& variant) {
    const Grid grid = grid_of(variant);
    for (const SeatSaid& seat : variant.seats) {
        const std::set<Place> reached = walks(variant, grid, seat);
        for (const SeatSaid& other : variant.seats) {
            const std::set<Place> row = back_row(variant, grid, other);
            if (other.team != seat.team &&
                std::any_of(row.begin(), row.end(), [&](Place place) { return reached.contains(place); }))
                return true;
        }
    }
    return false;
}

std::size_t count_squares(const Variant& variant) {
    std::size_t count = 0;
    if (variant.arrays.empty()) return count;
    for (const auto& row : grid_of(variant))
        count +=
            static_cast<std::size_t>(std::count_if(row.begin(), row.end(), [](auto cell) { return cell != "--"; }));
    return count;
}

std::vector<std::string> square_names(const Variant& variant) {
    const Grid grid = grid_of(variant);
    std::vector<std::string> lines;
    for (std::size_t row = 0; row < grid.size(); ++row) {
        std::string line;
        for (std::size_t column = 0; column < grid[row].size(); ++column) {
            const std::string name =
                grid[row][column] == "--" ? "" : static_cast<char>('a' + column) + std::to_string(grid.size() - row);
            line += name + std::string(4 - name.size(), ' ');
        }
        line.resize(line.find_last_not_of(' ') + 1);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace fourhand
