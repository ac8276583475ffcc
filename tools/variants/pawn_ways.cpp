// Where pawns come on the board of a start: by walking, by capturing, and where its edge stops them.
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "variants/grid.hpp"
#include "variants/sentences.hpp"

namespace fourhand {

namespace {

bool are_enemies(const SeatSaid& one, const SeatSaid& other) {
    return one.id != other.id && (one.team.empty() || one.team != other.team);
}

std::set<Spot> enemy_rows(const Variant& variant, const StartGrid& grid, const SeatSaid& seat) {
    std::set<Spot> places;
    for (const SeatSaid& other : variant.seats)
        if (are_enemies(seat, other)) places.merge(grid.back_row(variant, other));
    return places;
}

/// Where a seat's pawns begin.
std::vector<Spot> pawns_of(const Variant& variant, const StartGrid& grid, const SeatSaid& seat) {
    std::vector<Spot> places;
    for (const PieceSaid& piece : variant.pieces)
        if (piece.march)
            for (const Spot pawn : grid.men(seat.letter + piece.letter)) places.push_back(pawn);
    return places;
}

/// A pawn's ways to an enemy's back row, step by step and capture by capture; every move goes one square ahead.
class Ways {
public:
    Ways(const Variant& variant, const StartGrid& grid, const SeatSaid& seat)
        : grid_(grid), ahead_(ahead_of(seat)), goal_(enemy_rows(variant, grid, seat)) {}

    /// From a place: nothing if no way leads there.
    std::optional<Captures> captures(Spot from) {
        if (goal_.contains(from)) return Captures{};
        if (const auto at = known_.find(from); at != known_.end()) return at->second;
        std::optional<Captures> best;
        for (const int aside : {0, 1, -1}) {
            const Spot to = from + ahead_ + Spot{ahead_.column * aside, ahead_.row * aside};
            const auto rest = grid_.is_square(to) ? captures(to) : std::nullopt;
            if (!rest) continue;
            const int one = aside == 0 ? 0 : 1;
            best = best ? Captures{std::min(best->least, rest->least + one), std::max(best->most, rest->most + one)}
                        : Captures{rest->least + one, rest->most + one};
        }
        return known_[from] = best;
    }

private:
    const StartGrid& grid_;
    Spot ahead_;
    std::set<Spot> goal_;
    std::map<Spot, std::optional<Captures>> known_;
};

}  // namespace

Captures captures_to_an_enemy(const Variant& variant) {
    const StartGrid grid(variant.arrays.front());
    std::optional<Captures> all;
    for (const SeatSaid& seat : variant.seats) {
        Ways ways(variant, grid, seat);
        for (const Spot pawn : pawns_of(variant, grid, seat)) {
            const auto one = ways.captures(pawn);
            if (one) all = all ? Captures{std::min(all->least, one->least), std::max(all->most, one->most)} : *one;
        }
    }
    return all.value_or(Captures{});
}

std::vector<std::string> edge_squares(const Variant& variant, const SeatSaid& seat, bool walking_back) {
    const StartGrid grid(variant.arrays.front());
    const Spot ahead = ahead_of(seat);
    const Spot step = walking_back ? Spot{-ahead.row, -ahead.column} : ahead;
    std::vector<std::string> names;
    for (const Spot place : grid.squares()) {
        const bool back_row = std::any_of(variant.seats.begin(), variant.seats.end(), [&](const SeatSaid& other) {
            return grid.back_row(variant, other).contains(place);
        });
        if (!back_row && !grid.is_square(place + step)) names.push_back(grid.name(place));
    }
    return names;
}

std::vector<std::string> own_rank(const Variant& variant, const SeatSaid& seat, int number) {
    const StartGrid grid(variant.arrays.front());
    const Spot ahead = ahead_of(seat);
    const int size = static_cast<int>(grid.rows().size());
    std::vector<std::string> names;
    for (const Spot place : grid.squares()) {
        const int along = ahead.row != 0 ? place.row : place.column;
        const bool rising = ahead.row + ahead.column > 0;
        if ((rising ? along + 1 : size - along) == number) names.push_back(grid.name(place));
    }
    return names;
}

}  // namespace fourhand
