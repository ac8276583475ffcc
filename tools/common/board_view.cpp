// A position for a terminal.
#include "common/board_view.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "record/result.hpp"

namespace fourhand {

namespace {

/// Terminals have eight colours; the variants' words for theirs, and the nearest of those. Players without colours are
/// told apart by their seats.
constexpr std::array<std::pair<std::string_view, std::string_view>, 16> colour_codes = {{{"Red", "31"},
                                                                                         {"Green", "32"},
                                                                                         {"Yellow", "33"},
                                                                                         {"Gold", "33"},
                                                                                         {"Tan", "33"},
                                                                                         {"Blue", "34"},
                                                                                         {"Brown", "35"},
                                                                                         {"Chocolate", "35"},
                                                                                         {"White", "1"},
                                                                                         {"Black", "36"},
                                                                                         {"Silver", "37"},
                                                                                         {"Orange", "91"},
                                                                                         {"South", "31"},
                                                                                         {"West", "34"},
                                                                                         {"North", "33"},
                                                                                         {"East", "32"}}};

std::string_view colour_code(const std::string& colour) {
    for (const auto& [name, code] : colour_codes)
        if (colour.starts_with(name)) return code;
    return "0";
}

struct Cell {
    std::string text;
    std::string codes;  ///< of its colour; empty for none
};

Cell cell(const Position& position, Square square) {
    const Rules& rules = position.rules();
    if (square == Square::none || position.at(square) == Piece::wall) return {};
    const Piece man = position.at(square);
    if (!is_man(man)) return {".", "2"};
    const KindFace& face = rules.face(rules.kind_of(man));
    const Seat seat = rules.seat_of(man);
    if (seat == rules.nobody()) return {'d' + face.letter, "2"};
    std::string text = rules.seat(seat).shown + face.letter;
    if (face.march && !rules.heads_as_usual(man)) text += rules.heading(man);
    const Standing standing = position.standing(seat);
    std::string codes(colour_code(rules.seat(seat).colour));
    if (standing == Standing::Frozen) return {'(' + text + ')', codes + ";2"};
    const bool dead = standing == Standing::Out || (standing == Standing::Walking && !face.royal);
    if (dead) return {'d' + text, codes + ";2"};
    return {text, codes};
}

std::string coloured(const std::string& text, const std::string& codes) {
    return "\033[" + codes + 'm' + text + "\033[0m";
}

std::string seats_in_words(const Position& position, bool (*is)(const Position&, Seat)) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < position.rules().seats(); ++i)
        if (is(position, static_cast<Seat>(i))) names.push_back(position.rules().seat(static_cast<Seat>(i)).colour);
    return join(names, ", ");
}

std::string ending_in_words(const Position& position) {
    const Outcome& outcome = position.outcome();
    std::vector<std::string> winners;
    for (std::size_t seat = 0; seat < position.rules().seats(); ++seat)
        if ((outcome.winners >> seat & 1) != 0)
            winners.push_back(position.rules().seat(static_cast<Seat>(seat)).colour);
    const std::string who = winners.empty() ? "drawn" : "won by " + join(winners, " and ");
    return "the game is over, " + who + ": " + std::string(spelling(outcome.ending)) + " (" +
           result_text(position.rules(), outcome) + ")\n";
}

}  // namespace

std::string board_view(const Position& position, const Move& last, bool colour) {
    const Board& board = position.rules().board();
    std::vector<Cell> cells;
    std::size_t width = 0;
    for (int rank = board.height() - 1; rank >= 0; --rank)
        for (int file = 0; file < board.width(); ++file) {
            const Square square = board.at({file, rank});
            cells.push_back(cell(position, square));
            width = std::max(width, cells.back().text.size());
            const bool moved =
                square != Square::none && last.from != Square::none && (square == last.from || square == last.to);
            if (moved) cells.back().codes += ";7";
        }
    std::string text;
    auto next = cells.begin();
    for (int rank = board.height() - 1; rank >= 0; --rank) {
        std::string line = (rank < 9 ? " " : "") + std::to_string(rank + 1);
        std::size_t blanks = 1;
        for (int file = 0; file < board.width(); ++file, ++next) {
            if (!next->text.empty()) {
                line += std::string(blanks, ' ') + (colour ? coloured(next->text, next->codes) : next->text);
                blanks = 0;
            }
            blanks += width + 1 - next->text.size();
        }
        text += line + '\n';
    }
    std::string files = "  ";
    for (int file = 0; file < board.width(); ++file)
        files += ' ' + std::string(1, static_cast<char>('a' + file)) +
                 (file + 1 < board.width() ? std::string(width - 1, ' ') : "");
    return text + files + '\n';
}

std::string standings_view(const Position& position) {
    const Rules& rules = position.rules();
    std::string text;
    const auto add = [&](const std::string& who, std::string_view what) {
        if (!who.empty()) text += std::string(what) + who + '\n';
    };
    if (!position.outcome()) add(rules.seat(position.to_move()).colour, "to move: ");
    add(seats_in_words(position,
                       [](const Position& p, Seat s) { return p.standing(s) == Standing::Playing && p.in_check(s); }),
        "in check: ");
    add(seats_in_words(position, [](const Position& p, Seat s) { return p.standing(s) == Standing::Frozen; }),
        "frozen: ");
    add(seats_in_words(position, [](const Position& p, Seat s) { return p.standing(s) == Standing::Walking; }),
        rules.has_walkers() ? "left, the king walks on: " : "left, the army stays live and passes: ");
    add(seats_in_words(position, [](const Position& p, Seat s) { return p.standing(s) == Standing::Out; }), "out: ");
    if (rules.has_points()) {
        std::vector<std::string> points;
        for (std::size_t seat = 0; seat < rules.seats(); ++seat)
            points.push_back(rules.seat(static_cast<Seat>(seat)).colour + ' ' +
                             std::to_string(position.points(static_cast<Seat>(seat))));
        add(join(points, ", "), "points: ");
    }
    if (position.outcome()) text += ending_in_words(position);
    return text;
}

}  // namespace fourhand
