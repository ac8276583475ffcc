// Questions to positions.
#include "query/position_terms.hpp"

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "query/known_names.hpp"
#include "query/values.hpp"
#include "rules/lone_moves.hpp"

namespace fourhand {

namespace {

/// `letter` in lower case.
bool has_letter(const Rules& rules, Kind kind, std::string_view letter) {
    return lower_case(rules.face(kind).letter) == letter;
}

bool has_letter(const Rules& rules, std::string_view letter) {
    for (std::size_t kind = 0; kind < rules.kinds(); ++kind)
        if (has_letter(rules, static_cast<Kind>(kind), letter)) return true;
    return false;
}

bool has_squares(const Rules& rules, std::string_view one, std::string_view other) {
    return rules.board().named(one) != Square::none && rules.board().named(other) != Square::none;
}

}  // namespace

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
    const auto can_be_read = [&](const std::shared_ptr<const Rules>& rules) {
        const Result<Position> position = sense.read(argument.text, rules);
        if (!position && !complaint) complaint = position.error();
        return static_cast<bool>(position);
    };
    if (keys.empty() && !some_rules(can_be_read) && complaint)
        return bad_value(argument, complaint->message, complaint->hints);
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    const auto holds = [keys](const Position& position) {
        return std::binary_search(keys.begin(), keys.end(), position.key());
    };
    return PositionTest{holds, keys};
}

Result<PositionTest> move_term(const Argument& argument, const PositionSense&) {
    if (const auto sort = lone_move_named(lower_case(trimmed(argument.text))))
        return PositionTest{
            [sort](const Position& position) { return position.plies() > 0 && position.last_move().sort == *sort; }};
    const std::vector<std::string_view> squares = split(trimmed(argument.text), '-');
    const auto is_name = [](std::string_view name) {
        return name.size() >= 2 && name[0] >= 'a' && name[0] <= 'z' && parse_number(name.substr(1)).value_or(0) > 0;
    };
    if (squares.size() != 2 || !is_name(squares[0]) || !is_name(squares[1])) {
        return bad_value(argument, argument.text + " is not a move from one square to another",
                         {"move:e2-e4; or pass, penalty, resign, timeout"});
    }
    const std::string from(squares[0]), to(squares[1]);
    if (!some_rules([&](const auto& rules) { return has_squares(*rules, from, to); }))
        return bad_value(argument, "no board has both of these squares: " + from + " and " + to, {"move:e2-e4"});
    if (from == to) return bad_value(argument, "a move leaves its square: " + argument.text, {"move:e2-e4"});
    return PositionTest{[from, to](const Position& position) {
        if (position.plies() == 0) return false;
        const Move& move = position.last_move();
        const Board& board = position.rules().board();
        return move.from != Square::none && move.from == board.named(from) && move.to == board.named(to);
    }};
}

Result<PositionTest> promotion_term(const Argument& argument, const PositionSense&) {
    const std::string letter = lower_case(trimmed(argument.text));
    if (!some_rules([&](const auto& rules) { return has_letter(*rules, letter); }))
        return bad_value(argument, argument.text + " is not the letter of a piece in any variant", {"promotion:Q"});
    return PositionTest{[letter](const Position& position) {
        if (position.plies() == 0 || position.last_move().becomes == Kind::none) return false;
        return has_letter(position.rules(), position.last_move().becomes, letter);
    }};
}

Result<PositionTest> turned_term(const Argument& argument, const PositionSense&) {
    const std::string seat(trimmed(argument.text));
    const bool any = lower_case(seat) == "any";
    if (!any && !is_seat_somewhere(seat)) return no_such_seat(argument, seat);
    return PositionTest{[seat, any](const Position& position) {
        const Rules& rules = position.rules();
        if (!rules.has_turned_pawns()) return false;
        const Seat wanted = any ? Seat::none : rules.seat_named(seat);
        if (wanted == Seat::none && !any) return false;
        for (std::size_t i = 0; i < rules.board().size(); ++i) {
            const Piece man = position.at(static_cast<Square>(i));
            if (!is_man(man) || rules.face(rules.kind_of(man)).heading == 0) continue;
            if (wanted == Seat::none || rules.seat_of(man) == wanted) return true;
        }
        return false;
    }};
}

}  // namespace fourhand
