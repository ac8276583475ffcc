// Where pawns come on the board of a start: by walking, by capturing, and where its edge stops them.
#include <algorithm>
#include <functional>
#include <map>
#include <optional>

#include "rules/drawing.hpp"
#include "rules/own_side.hpp"
#include "variants/sentences.hpp"

namespace fourhand {

namespace {

/// The ways of one pawn to where it is promoted, step by step and capture by capture, as the engine lets it go.
class Ways {
public:
    Ways(const Tables& tables, Piece pawn) : tables_(tables), pawn_(index(pawn)) {}

    /// From a square: nothing if no way leads there.
    std::optional<Captures> captures(std::size_t from) {
        if (tables_.landing[pawn_ * tables_.squares + from] == Tables::promotes) return Captures{};
        if (const auto at = known_.find(from); at != known_.end()) return at->second;
        const PawnSteps& steps = tables_.pawn_steps[tables_.shape_of[pawn_] * tables_.squares + from];
        std::optional<Captures> best = further(steps.one, 0);
        for (const std::uint16_t taken : steps.takes) best = either(best, further(taken, 1));
        return known_[from] = best;
    }

    /// Of two ways, or bundles of ways.
    static std::optional<Captures> either(std::optional<Captures> one, std::optional<Captures> other) {
        if (!one || !other) return one ? one : other;
        return Captures{std::min(one->least, other->least), std::max(one->most, other->most)};
    }

private:
    std::optional<Captures> further(std::size_t to, int taken) {
        const auto rest = to == tables_.squares ? std::nullopt : captures(to);
        return rest ? std::optional(Captures{rest->least + taken, rest->most + taken}) : std::nullopt;
    }

    const Tables& tables_;
    std::size_t pawn_;
    std::map<std::size_t, std::optional<Captures>> known_;
};

bool is_on_a_back_row(const Variant& variant, const Board& board, Square square) {
    return std::any_of(variant.seats.begin(), variant.seats.end(),
                       [&](const SeatSaid& seat) { return own_rank(board, square, quarter_of(seat.ahead)) == 1; });
}

std::vector<std::string> names_of(const Board& board, const std::function<bool(Square)>& wanted) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < board.size(); ++i)
        if (const auto square = static_cast<Square>(i); wanted(square)) names.push_back(board.name(square));
    return names;
}

}  // namespace

Captures captures_to_promotion(const Rules& rules) {
    const Tables& tables = rules.tables();
    const std::vector<Piece>& cells = rules.start().cells;
    std::optional<Captures> all;
    for (std::size_t square = 0; square < cells.size(); ++square)
        if (is_man(cells[square]) && contains(tables.marchers, cells[square]))
            all = Ways::either(all, Ways(tables, cells[square]).captures(square));
    return all.value_or(Captures{});
}

std::vector<std::string> edge_squares(const Variant& variant, const SeatSaid& seat, bool walking_back) {
    const Board board = board_of(variant);
    const Direction ahead = turned({0, walking_back ? -1 : 1}, quarter_of(seat.ahead));
    return names_of(board, [&](Square square) {
        return beyond(board, square, ahead) == Square::none && !is_on_a_back_row(variant, board, square);
    });
}

std::vector<std::string> squares_of_rank(const Variant& variant, const SeatSaid& seat, int number) {
    const Board board = board_of(variant);
    return names_of(board, [&](Square square) { return own_rank(board, square, quarter_of(seat.ahead)) == number; });
}

}  // namespace fourhand
