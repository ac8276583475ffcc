// The men of a FEN4: cells understood and laid on the board, pawns that walk another way or have moved.
#include <algorithm>

#include "base/text.hpp"
#include "notation/fen4_reading.hpp"

namespace fourhand {

std::string Fen4Reading::letters_of_seats() const {
    std::vector<std::string> letters;
    for (std::size_t i = 0; i < rules_.seats(); ++i)
        letters.push_back(rules_.variant().seats[i].letter + " (" + colour(i) + ")");
    return "armies here: " + join(letters, ", ");
}

Diagnostic Fen4Reading::no_man(const TextAt& cell) const {
    const Seat seat =
        seat_before(cell.text, rules_, [&](Seat s) -> const std::string& { return rules_.seat(s).letter; });
    const std::string shown = "\"" + printable(cell.text) + "\"";
    if (seat != Seat::none) {
        const std::string kind = cell.text.substr(rules_.seat(seat).letter.size());
        if (!kind.empty() && count_characters(kind) == 1 && !is_digit(kind[0]))
            return foreign(cell.where, "there is no man " + printable(kind) + " in this game (" + shown + ")",
                           {known_men(rules_)});
    }
    const bool other_army = cell.text.size() >= 2 && cell.text.size() <= 3 && cell.text[0] >= 'a' &&
                            cell.text[0] <= 'z' && is_kind_letter(cell.text.substr(cell.text.size() - 1), rules_);
    if (seat == Seat::none && other_army)
        return foreign(cell.where, shown + " belongs to no army of this game", {letters_of_seats()});
    return wrong(
        cell.where, shown + " is no cell",
        {"a cell is a man (army and kind), x, or a number of empty squares", letters_of_seats(), known_men(rules_)});
}

Result<Piece> Fen4Reading::man(const TextAt& cell, Square square) const {
    const Seat seat =
        seat_before(cell.text, rules_, [&](Seat s) -> const std::string& { return rules_.seat(s).letter; });
    if (seat != Seat::none) {
        const Piece found = rules_.man(seat, cell.text.substr(rules_.seat(seat).letter.size()), square);
        if (found != Piece::none) return found;
    }
    return cell.text.starts_with("d") ? dead_man(cell, square) : no_man(cell);
}

Result<Piece> Fen4Reading::dead_man(const TextAt& cell, Square square) const {
    const TextAt rest{cell.text.substr(1), {cell.where.begin + 1, cell.where.end}};
    const Seat seat =
        seat_before(rest.text, rules_, [&](Seat s) -> const std::string& { return rules_.seat(s).letter; });
    if (seat != Seat::none && is_kind_letter(rest.text.substr(rules_.seat(seat).letter.size()), rules_)) {
        const std::string kind = rest.text.substr(rules_.seat(seat).letter.size());
        if (setup_.standings[index(seat)] == Standing::Out) return rules_.man(seat, kind, square);
        if (rules_.nobody() == Seat::none)
            return wrong(cell.where, cell.text + " is a dead man of " + rules_.seat(seat).colour + ", who is not out");
        doubt(cell.where,
              cell.text + " is a dead man of " + rules_.seat(seat).colour + ", who is not out; taken as nobody's");
        return rules_.man(rules_.nobody(), kind, square);
    }
    if (!is_kind_letter(rest.text, rules_)) return no_man(cell);
    if (rules_.nobody() == Seat::none)
        return foreign(cell.where, "there are no dead men without an owner in this game (" + cell.text + ")");
    return rules_.man(rules_.nobody(), rest.text, square);
}

std::optional<Diagnostic> Fen4Reading::read_board() {
    const int height = rules_.board().height();
    const auto& ranks = said_.ranks;
    if (ranks.size() != static_cast<std::size_t>(height))
        return foreign(
            {ranks.front().front().where.begin, ranks.back().back().where.end},
            "the board has " + std::to_string(ranks.size()) + " ranks; this game's has " + std::to_string(height));
    setup_.cells.assign(rules_.board().size(), Piece::none);
    const ReadMan read = [this](const TextAt& cell, Square square) {
        auto found = man(cell, square);
        if (found && rules_.face(rules_.kind_of(*found)).royal && cell.text[0] != 'd' &&
            index(rules_.seat_of(*found)) < max_seats)
            live_king_[index(rules_.seat_of(*found))] = true;
        return found;
    };
    for (int i = 0; i < height; ++i)
        if (auto error = lay_rank(ranks[static_cast<std::size_t>(i)], height - 1 - i, rules_, read, setup_.cells))
            return error;
    return std::nullopt;
}

/// "dead bit 1, `resigned` or `flagged` true, the king `rK`": his king walks on, or his army passes.
std::optional<Diagnostic> Fen4Reading::read_walkers() {
    if (!leavers_keep_turns(rules_)) return std::nullopt;
    for (std::size_t i = 0; i < rules_.seats(); ++i) {
        const bool went = (options_.resigned && (*options_.resigned)[i]) || setup_.timed_out[i];
        if (setup_.standings[i] == Standing::Out && went && live_king_[i]) setup_.standings[i] = Standing::Walking;
    }
    return std::nullopt;
}

std::optional<Diagnostic> Fen4Reading::read_march(std::size_t seat, const SquareAt& said, bool turned) {
    const Piece man = setup_.cells[index(said.square)];
    const std::string& name = rules_.board().name(said.square);
    if (!is_man(man) || index(rules_.seat_of(man)) != seat || !rules_.face(rules_.kind_of(man)).march)
        return wrong(said.where, "no pawn of " + colour(seat) + " stands on " + name);
    constexpr std::string_view headings = "^>v<";
    char heading = said.heading != 0 ? said.heading : rules_.heading(man);
    if (turned && said.heading == 0) heading = headings[(headings.find(heading) + 2) % 4];
    const Piece changed = rules_.man(static_cast<Seat>(seat), letter_of(man, rules_), said.square, heading, true);
    if (changed == Piece::none) return wrong(said.where, "no pawn of " + colour(seat) + " ever marches that way");
    setup_.cells[index(said.square)] = changed;
    return std::nullopt;
}

std::optional<Diagnostic> Fen4Reading::read_marches() {
    for (const bool turned : {true, false}) {
        const auto& option = turned ? options_.turned : options_.moved;
        if (!option) continue;
        for (std::size_t seat = 0; seat < option->size(); ++seat)
            for (const SquareAt& square : (*option)[seat])
                if (auto error = read_march(seat, square, turned)) return error;
    }
    return std::nullopt;
}

}  // namespace fourhand
