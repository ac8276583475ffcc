#include "seeds/referee.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.hpp"
#include "notation/fen4.hpp"
#include "notation/movetext.hpp"
#include "notation/ply_json.hpp"
#include "notation/position_text.hpp"
#include "rules/perft.hpp"
#include "seeds/words.hpp"

namespace fourhand::tests {

SaidMove said_move(std::string_view text) {
    SaidMove said{std::string(text), "", 0, false, 0, 0};
    if (text == "--") {
        said.coordinates = "pass";
        return said;
    }
    for (; text.ends_with('+') || text.ends_with('#'); text.remove_suffix(1))
        ++(text.back() == '+' ? said.checks : said.mates);
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z') {
        said.letter = text.front();
        text.remove_prefix(1);
    }
    said.coordinates = text;
    const std::size_t sign = said.coordinates.find_first_of("x-");
    if (sign == std::string::npos) return said;
    said.takes = said.coordinates[sign] == 'x';
    said.coordinates[sign] = '-';
    return said;
}

void Referee::follow(const SeedCase& one) {
    for (const CaseLine& line : one.lines) {
        try {
            obey(line);
        } catch (const Objection& objection) {
            ADD_FAILURE_AT(one.file.c_str(), static_cast<int>(line.number)) << line.word << ' ' << line.rest << '\n'
                                                                            << objection.what();
            return;
        }
    }
}

void Referee::obey(const CaseLine& line) {
    for (const auto* table : {&commands(), &questions()}) {
        for (const Named& named : *table) {
            if (named.word == line.word) return (this->*named.command)(line.rest);
        }
    }
    if (line.rest.starts_with("is ")) return standings_are(line.word, line.rest.substr(3));
    if (line.word == "points" && line.rest.starts_with("are ")) return points_are(line.rest.substr(4));
    static const std::vector<std::string_view> marks = {"turn",   "frozen",  "released", "out",  "gone",
                                                        "rights", "pending", "points",   "clock"};
    if (std::find(marks.begin(), marks.end(), line.word) == marks.end())
        throw Objection("cases know no word \"" + line.word + '"');
    said_.add(line.word, line.rest);
    position_.reset();
}

const std::vector<Referee::Named>& Referee::commands() {
    static const std::vector<Named> table = {
        {"rules", &Referee::rules},     {"rule", &Referee::rule},     {"under", &Referee::under},
        {"men", &Referee::men},         {"text", &Referee::text},     {"impossible", &Referee::impossible},
        {"doubted", &Referee::doubted}, {"play", &Referee::play},     {"back", &Referee::back},
        {"ok", &Referee::ok},           {"no", &Referee::no},         {"only", &Referee::only},
        {"man", &Referee::man},         {"barred", &Referee::barred}, {"count", &Referee::count}};
    return table;
}

/// The position on the board; put there if a line has changed it.
Position& Referee::board() {
    if (position_) return *position_;
    doubts_.clear();
    auto position = said_.on_the_board(doubts_);
    if (!position) throw Objection(position.error().message);
    position_ = *std::move(position);
    written_is_read(*position_);
    return *position_;
}

void Referee::written_is_read(const Position& position) const {
    if (position.key() != position.computed_key()) throw Objection("the key is not that of the position");
    if (position.outcome()) return;
    for (const std::string& text : {write_fen4(position), write_position_json(position)}) {
        const auto again = read_position(text, position.shared_rules());
        if (!again) throw Objection("cannot be read back: " + again.error().message + "\n" + text);
        if (again->key() != position.key()) throw Objection("is read back as another position:\n" + text);
    }
}

void Referee::rules(std::string_view rest) {
    said_.use_rules(rest);
    position_.reset();
    record_.clear();
}

void Referee::rule(std::string_view rest) {
    said_.add_rule(rest);
    position_.reset();
}

void Referee::under(std::string_view rest) {
    said_.change_rules(rest);
    position_.reset();
}

void Referee::men(std::string_view rest) {
    said_.use_men(rest);
    position_.reset();
}

void Referee::text(std::string_view rest) {
    said_.use_text(rest);
    position_.reset();
}

void Referee::impossible(std::string_view rest) {
    Diagnostics doubts;
    const auto position = said_.on_the_board(doubts);
    if (position) throw Objection("it is possible");
    expect_words(quoted(rest), position.error().message);
}

void Referee::doubted(std::string_view rest) {
    board();
    for (const Diagnostic& doubt : doubts_.all())
        if (doubt.message.find(quoted(rest)) != std::string::npos) return;
    throw Objection(doubts_.all().empty() ? "nothing is doubted" : "doubted is: " + doubts_.all().front().message);
}

Move Referee::legal_move(const SaidMove& said) {
    const auto move = read_coordinates(said.coordinates, board());
    if (!move) throw Objection(said.text + ": " + move.error().message);
    if (move->from == Square::none) return *move;
    const Rules& rules = board().rules();
    const KindFace& face = rules.face(rules.kind_of(board().at(move->from)));
    const std::string letter = face.pawn ? "" : face.letter;
    if (letter != (said.letter == 0 ? std::string() : std::string(1, said.letter)))
        throw Objection(said.text + " is made by a " + face.name);
    if (said.takes != (is_man(board().at(move->to)) || move->sort == Move::Sort::EnPassant))
        throw Objection(said.text + (said.takes ? " takes nothing" : " takes a man"));
    return *move;
}

void Referee::play_one(const SaidMove& said) {
    const Move move = legal_move(said);
    Position& position = board();
    position.play_noting(move);
    const PlyEffect effect = position.last_effect();
    if (effect.new_checks < said.checks)
        throw Objection(said.text + " gives " + std::to_string(effect.new_checks) + " new checks");
    int mates = 0;
    for (std::size_t i = 0; i < position.rules().seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        mates += contains(effect.mated, seat) || (position.standing(seat) != Standing::Out && position.mated(seat));
    }
    if (mates < said.mates) throw Objection(said.text + " mates " + std::to_string(mates));
    written_is_read(position);
}

void Referee::play(std::string_view rest) {
    for (const std::string_view word : words(rest)) play_one(said_move(word));
}

void Referee::back(std::string_view rest) {
    for (int plies = rest.empty() ? 1 : parse_number(rest).value_or(0); plies > 0; --plies) board().take_back();
}

void Referee::ok(std::string_view rest) {
    for (const std::string_view word : words(rest)) legal_move(said_move(word));
}

void Referee::no(std::string_view rest) {
    const auto [moves, why] = halves(rest);
    const std::string_view word = why.substr(0, why.find_first_of(" \""));
    for (const std::string_view text : words(moves)) {
        const SaidMove said = said_move(text);
        const auto move = read_coordinates(said.coordinates, board());
        if (move) throw Objection(said.text + " is legal");
        const Board& squares = board().rules().board();
        const std::size_t dash = said.coordinates.find('-'), tail = said.coordinates.find_first_of("=/");
        const Square from = squares.named(said.coordinates.substr(0, dash));
        const Square to = dash == std::string::npos ? Square::none
                                                    : squares.named(said.coordinates.substr(dash + 1, tail - dash - 1));
        const bool ends = said.coordinates.find('/') != std::string::npos;
        Refusal refusal{{}, move.error().message};
        if (ends && !refusal_of_coordinates(said.coordinates, board()).word.empty())
            refusal = refusal_of_coordinates(said.coordinates, board());
        else if (!ends && from != Square::none && to != Square::none)
            refusal = board().refusal(from, to, kind_said(board().rules(), said.coordinates));
        if (refusal.word != word)
            throw Objection(said.text + " is refused as " + std::string(refusal.word) + ": " + refusal.sentence);
        expect_words(quoted(why), refusal.sentence);
    }
}

void Referee::only(std::string_view rest) { expect_moves(rest, sorted_coordinates(board(), board().legal_moves())); }

void Referee::man(std::string_view rest) {
    const auto [name, moves] = halves(rest);
    const Square from = square_called(board().rules(), name);
    std::vector<Move> his;
    for (const Move& move : board().legal_moves())
        if (move.from == from) his.push_back(move);
    expect_moves(moves, sorted_coordinates(board(), his));
    ok(moves);
}

void Referee::barred(std::string_view rest) {
    expect_moves(rest, sorted_coordinates(board(), board().barred_by_waking()));
}

void Referee::count(std::string_view rest) {
    int depth = 0;
    for (const std::string_view number : words(rest)) {
        const std::uint64_t counted = perft(board(), ++depth);
        if (std::to_string(counted) != number)
            throw Objection("there are " + std::to_string(counted) + " at depth " + std::to_string(depth));
    }
}

}  // namespace fourhand::tests
