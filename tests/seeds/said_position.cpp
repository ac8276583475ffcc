#include "seeds/said_position.hpp"

#include <cctype>

#include "base/text.hpp"
#include "notation/position_text.hpp"

namespace fourhand::tests {

std::vector<std::pair<std::string, std::vector<std::string>>> by_seat(std::string_view text) {
    std::vector<std::pair<std::string, std::vector<std::string>>> seats;
    for (const std::string_view part : split(text, ';')) {
        const std::size_t colon = part.find(':');
        if (colon == std::string_view::npos)
            throw Objection("a seat and a colon are missing in \"" + std::string(part) + '"');
        std::vector<std::string> said;
        for (const std::string_view word : words(part.substr(colon + 1))) said.emplace_back(word);
        seats.emplace_back(trimmed(part.substr(0, colon)), std::move(said));
    }
    return seats;
}

Seat seat_called(const Rules& rules, std::string_view name) {
    for (std::size_t i = 0; i < rules.seats(); ++i)
        if (rules.seat(static_cast<Seat>(i)).id == name) return static_cast<Seat>(i);
    throw Objection("no seat is called \"" + std::string(name) + '"');
}

Square square_called(const Rules& rules, std::string_view name) {
    const Square square = rules.board().named(name);
    if (square == Square::none) throw Objection("the board has no square \"" + std::string(name) + '"');
    return square;
}

namespace {

char opposite(char heading) {
    constexpr std::string_view ways = "^v><";
    return ways[ways.find(heading) ^ 1u];
}

}  // namespace

std::pair<Piece, Square> man_said(const Rules& rules, Seat seat, std::string_view text) {
    std::string_view rest = text;
    const bool back = rest.starts_with('~'), moved = rest.ends_with('*');
    if (back) rest.remove_prefix(1);
    if (moved) rest.remove_suffix(1);
    std::string_view letter = "P";
    if (rules.board().named(rest) == Square::none && rest.size() > 2) {
        letter = rest.substr(0, 1);
        rest.remove_prefix(1);
    }
    const Square square = square_called(rules, rest);
    const char heading = back ? opposite(rules.heading(rules.man(seat, letter, square))) : '\0';
    const Piece man = rules.man(seat, letter, square, heading, moved);
    if (!is_man(man)) throw Objection("no man of this game is written \"" + std::string(text) + '"');
    return {man, square};
}

void SaidPosition::use_rules(std::string_view text) {
    *this = SaidPosition();
    change_rules(text);
}

void SaidPosition::change_rules(std::string_view text) {
    variant_.clear();
    array_.clear();
    house_.clear();
    for (const std::string_view word : words(text)) {
        if (variant_.empty())
            variant_ = word;
        else if (word.find('=') != std::string_view::npos)
            house_.emplace_back(word);
        else
            array_ = word;
    }
}

void SaidPosition::add_rule(std::string_view text) { house_.emplace_back(text); }

void SaidPosition::use_men(std::string_view text) {
    men_ = text;
    text_.clear();
    added_.clear();
}

void SaidPosition::use_text(std::string_view text) {
    text_ = text;
    men_.clear();
    added_.clear();
}

void SaidPosition::add(std::string_view word, std::string_view text) { added_.emplace_back(word, text); }

std::shared_ptr<const Rules> SaidPosition::rules() const {
    const auto rules = named_rules(variant_, array_, house_);
    if (!rules) throw Objection(rules.error().message);
    return *rules;
}

void SaidPosition::add_to(Setup& setup, const Rules& rules, const std::string& word, const std::string& text) const {
    const auto each_seat = [&](auto&& act) {
        for (const std::string_view name : words(text)) act(index(seat_called(rules, name)));
    };
    if (word == "turn") {
        setup.turn = seat_called(rules, text);
    } else if (word == "frozen") {
        each_seat([&](std::size_t seat) { setup.standings[seat] = Standing::Frozen; });
    } else if (word == "released") {
        each_seat([&](std::size_t seat) { setup.released[seat] = true; });
    } else if (word == "out") {
        each_seat([&](std::size_t seat) {
            setup.standings[seat] = Standing::Out;
            setup.left.push_back(static_cast<Seat>(seat));
        });
    } else if (word == "gone") {
        each_seat([&](std::size_t seat) {
            setup.removed[seat] = true;
            for (const Square square : rules.home(static_cast<Seat>(seat))) setup.cells[index(square)] = Piece::wall;
        });
    } else if (word == "clock") {
        setup.clock = parse_number(text).value_or(0);
    } else {
        for (const auto& [name, said] : by_seat(text)) {
            const std::size_t seat = index(seat_called(rules, name));
            if (word == "points") {
                setup.points[seat] = parse_number(said.at(0)).value_or(0);
            } else if (word == "pending") {
                setup.double_steps[seat] = {square_called(rules, said.at(0)), square_called(rules, said.at(1))};
            } else {
                for (const std::string& rook : said) setup.rights[seat].push_back(square_called(rules, rook));
            }
        }
    }
}

Setup SaidPosition::setup(const Rules& rules) const {
    Setup setup = rules.start();
    if (!men_.empty()) {
        setup = Setup{};
        setup.cells.assign(rules.board().size(), Piece::none);
        setup.turn = rules.first();
        for (const auto& [name, men] : by_seat(men_)) {
            for (const std::string& text : men) {
                const auto [man, square] = man_said(rules, seat_called(rules, name), text);
                if (setup.cells[index(square)] != Piece::none) throw Objection("two men stand where " + text + " is");
                setup.cells[index(square)] = man;
            }
        }
    }
    for (const auto& [word, text] : added_) add_to(setup, rules, word, text);
    return setup;
}

Result<Position> SaidPosition::on_the_board(Diagnostics& doubts) const {
    if (!text_.empty()) return read_position(text_, rules(), &doubts);
    const auto compiled = rules();
    return Position::from(compiled, setup(*compiled), &doubts);
}

}  // namespace fourhand::tests
