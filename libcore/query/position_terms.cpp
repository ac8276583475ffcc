// Questions to positions.
#include "query/position_terms.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "query/values.hpp"

namespace fourhand {

Result<PositionTest> position_term(const Argument& argument, const PositionSense& sense) {
    std::vector<std::uint64_t> keys;
    std::optional<Diagnostic> complaint;
    for (const std::shared_ptr<const Rules>& rules : sense.rules()) {
        const Result<Position> position = sense.read(argument.text, rules);
        if (position) {
            keys.push_back(position->key());
        } else if (!complaint || complaint->code == Code::UnsupportedPosition) {
            complaint = position.error();
        }
    }
    if (keys.empty() && complaint) return bad_value(argument, complaint->message, complaint->hints);
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    const auto holds = [keys](const Position& position) {
        return std::binary_search(keys.begin(), keys.end(), position.key());
    };
    return PositionTest{holds, keys};
}

Result<PositionTest> move_term(const Argument& argument, const PositionSense&) {
    const std::vector<std::string_view> squares = split(trimmed(argument.text), '-');
    const auto is_name = [](std::string_view name) {
        return name.size() >= 2 && name[0] >= 'a' && name[0] <= 'z' && parse_number(name.substr(1)).value_or(0) > 0;
    };
    if (squares.size() != 2 || !is_name(squares[0]) || !is_name(squares[1])) {
        return bad_value(argument, argument.text + " is not a move from one square to another", {"move:e2-e4"});
    }
    const std::string from(squares[0]), to(squares[1]);
    return PositionTest{[from, to](const Position& position) {
        if (position.plies() == 0) return false;
        const Move& move = position.last_move();
        const Board& board = position.rules().board();
        return move.from != Square::none && move.from == board.named(from) && move.to == board.named(to);
    }};
}

Result<PositionTest> promotion_term(const Argument& argument, const PositionSense&) {
    const std::string letter(trimmed(argument.text));
    if (count_characters(letter) != 1)
        return bad_value(argument, argument.text + " is not the letter of a piece", {"promotion:Q"});
    return PositionTest{[letter](const Position& position) {
        if (position.plies() == 0 || position.last_move().becomes == Kind::none) return false;
        return position.rules().face(position.last_move().becomes).letter == letter;
    }};
}

Result<PositionTest> turned_term(const Argument& argument, const PositionSense&) {
    const std::string seat(trimmed(argument.text));
    return PositionTest{[seat](const Position& position) {
        const Rules& rules = position.rules();
        if (!rules.has_turned_pawns()) return false;
        const Seat wanted = lower_case(seat) == "any" ? Seat::none : rules.seat_named(seat);
        if (wanted == Seat::none && lower_case(seat) != "any") return false;
        for (std::size_t i = 0; i < rules.board().size(); ++i) {
            const Piece man = position.at(static_cast<Square>(i));
            if (!is_man(man) || rules.face(rules.kind_of(man)).heading == 0) continue;
            if (wanted == Seat::none || rules.seat_of(man) == wanted) return true;
        }
        return false;
    }};
}

}  // namespace fourhand
