// A variant's words made into rules: kinds of men, the board, seats, the start, the laws.
#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

#include "base/text.hpp"
#include "rules/compiler.hpp"
#include "rules/position.hpp"
#include "rules/rules.hpp"

namespace fourhand {

Diagnostic Compiler::bad(std::string message) const {
    return {Code::BadVariant, {}, "variant " + rules_.variant_.id + ": " + std::move(message)};
}

bool Compiler::says(std::string_view key, std::string_view value) const { return word(key) == value; }

std::string_view Compiler::word(std::string_view key) const {
    const auto found = rules_.variant_.switches.find(key);
    return found == rules_.variant_.switches.end() ? std::string_view{} : std::string_view(found->second);
}

bool Compiler::has_law(std::string_view name) const {
    const auto& laws = rules_.variant_.laws;
    return std::any_of(laws.begin(), laws.end(), [&](const LawSaid& law) { return law.name == name; });
}

int Compiler::seat_quarter(Seat seat) const { return quarter_of(rules_.seat(seat).ahead); }

int Compiler::quarter(Piece man) const {
    const Seat seat = rules_.seat_of(man);
    const int of_seat = seat == rules_.nobody() ? 0 : seat_quarter(seat);
    return (of_seat + rules_.face(rules_.kind_of(man)).heading) % 4;
}

std::optional<Diagnostic> Compiler::read_array(std::string_view wanted) {
    const auto& arrays = rules_.variant_.arrays;
    assert(!arrays.empty());
    const auto found = std::find_if(arrays.begin(), arrays.end(),
                                    [&](const ArraySaid& array) { return wanted.empty() || array.name == wanted; });
    if (found == arrays.end()) {
        std::vector<std::string> names;
        for (const ArraySaid& array : arrays) names.push_back(array.name);
        return bad("no array is called " + std::string(wanted) + "; there is " + join_or(names));
    }
    rules_.array_ = found->name;
    Drawing drawing = take_apart(rules_.variant_, *found);
    rules_.board_ = std::move(drawing.board);
    drawn_ = std::move(drawing.men);
    return std::nullopt;
}

void Compiler::number_seats() {
    const auto& seats = rules_.variant_.seats;
    assert(seats.size() >= 2 && seats.size() <= max_seats);
    Tables& tables = rules_.tables_;
    tables.seats = static_cast<std::uint8_t>(seats.size());
    for (std::size_t a = 0; a < seats.size(); ++a)
        for (std::size_t b = 0; b < seats.size(); ++b)
            if (a == b || (!seats[a].team.empty() && seats[a].team == seats[b].team)) {
                tables.team[a] = static_cast<std::uint8_t>(tables.team[a] | 1u << b);
                if (a != b) rules_.has_teams_ = true;
            } else {
                tables.enemies[a] = static_cast<std::uint8_t>(tables.enemies[a] | 1u << b);
            }
    if (has_law("eliminate")) rules_.nobody_ = static_cast<Seat>(seats.size());
}

/// In which directions, counted from their seat's own, the pawns of the drawing march.
std::vector<int> Compiler::headings_in_use() const {
    std::set<int> used;
    for (const auto& man : drawn_) {
        if (!man || !rules_.variant_.pieces[man->piece].march) continue;
        const int own = quarter_of(rules_.variant_.seats[man->seat].ahead);
        const int marches = man->heading == 0 ? own : static_cast<int>(headings.find(man->heading));
        used.insert((marches - own + 4) % 4);
    }
    if (used.empty()) used.insert(0);
    // Where the rules are guessed, pawns that a club let turn can be set up although they do not turn here.
    if (turns() || rules_.variant_.reconstructed)
        for (const int heading : std::vector<int>(used.begin(), used.end())) used.insert((heading + 2) % 4);
    return {used.begin(), used.end()};
}

void Compiler::add_face(const PieceSaid& said, int heading, bool unmoved) {
    KindFace face;
    face.letter = said.letter;
    face.name = said.name;
    face.outline = said.outline.empty() ? said.letter : said.outline;
    face.written = said.written.empty() ? said.letter : said.written;
    face.royal = said.royal;
    face.pawn = said.pawn || said.march;
    face.march = said.march;
    face.heading = heading;
    face.unmoved = unmoved;
    face.points = said.points;
    rules_.faces_.push_back(std::move(face));
    said_of_.push_back(&said);
}

std::optional<Diagnostic> Compiler::number_kinds() {
    const bool doubles = says("double_step", "first_move");
    const std::vector<int> used = headings_in_use();
    rules_.marked_ = used.size() > 1 && !(used.size() == 2 && used[0] == 0 && used[1] == 2);
    for (const PieceSaid& said : rules_.variant_.pieces) {
        if (!said.march) {
            add_face(said, 0, false);
            continue;
        }
        for (const int heading : used) add_face(said, heading, false);
        if (doubles) add_face(said, used.front(), true);
    }
    rules_.has_unmoved_ = doubles;
    rules_.tables_.pawns_leap = says("leap", "yes");
    rules_.has_turned_ = used.size() > 1 && !rules_.marked_;
    const std::size_t owners = rules_.seats() + (rules_.nobody_ == Seat::none ? 0 : 1);
    if (owners * rules_.kinds() > most_sorts_of_men)
        return bad("there are more than " + std::to_string(most_sorts_of_men) + " sorts of men");
    Tables& tables = rules_.tables_;
    for (std::size_t owner = 0; owner < owners; ++owner)
        for (std::size_t kind = 0; kind < rules_.kinds(); ++kind) {
            const Piece man = rules_.piece(static_cast<Seat>(owner), static_cast<Kind>(kind));
            tables.seat_of[index(man)] = static_cast<Seat>(owner);
            tables.kind_of[index(man)] = static_cast<Kind>(kind);
            tables.army[owner] |= bit(man);
            const KindFace& face = rules_.faces_[kind];
            if (face.royal) tables.kings |= bit(man);
            if (face.pawn) tables.pawns |= bit(man);
            if (face.march) tables.marchers |= bit(man);
            if (face.unmoved) tables.unmoved |= bit(man);
        }
    for (std::size_t seat = 0; seat < rules_.seats(); ++seat)
        for (std::size_t other = 0; other < rules_.seats(); ++other)
            if ((tables.team[seat] >> other & 1) != 0) tables.side[seat] |= tables.army[other];
    return std::nullopt;
}

bool Compiler::turns() const { return says("turn_at_partner", "yes") || says("turn_at_obstructed", "yes"); }

void Compiler::place_men() {
    Setup& start = rules_.start_;
    start.cells.assign(rules_.board_.size(), Piece::none);
    for (std::size_t i = 0; i < drawn_.size(); ++i) {
        if (!drawn_[i]) continue;
        const auto seat = static_cast<Seat>(drawn_[i]->seat);
        const auto square = static_cast<Square>(i);
        start.cells[i] = rules_.man(seat, rules_.variant_.pieces[drawn_[i]->piece].letter, square, drawn_[i]->heading);
        assert(start.cells[i] != Piece::none);
        rules_.home_[index(seat)].push_back(square);
    }
    for (auto& home : rules_.home_)
        std::sort(home.begin(), home.end(), [&](Square a, Square b) {
            const Place p = rules_.board_.place(a), q = rules_.board_.place(b);
            return std::pair(p.file, p.rank) < std::pair(q.file, q.rank);
        });
    start.turn = rules_.seat_named(word("first"));
    assert(start.turn != Seat::none);
}

std::optional<Diagnostic> Compiler::make_laws() {
    for (const LawSaid& said : rules_.variant_.laws) {
        const LawRow* row = law_row(said.name);
        assert(row != nullptr);
        auto law = row->make(said.argument, rules_);
        if (!law) return bad(law.error().message);
        for (const Law::Moment moment : {Law::Taken, Law::Moved, Law::TurnBegins, Law::Judge, Law::Continues,
                                         Law::Leaves, Law::Stuck, Law::Reports})
            if (((*law)->moments() & moment) != 0) rules_.laws_at_[moment].push_back(law->get());
        rules_.laws_.push_back(*std::move(law));
    }
    rules_.tables_.quiet_turns = rules_.laws(Law::Taken).empty() && rules_.laws(Law::Moved).empty() &&
                                 rules_.laws(Law::TurnBegins).empty() && !rules_.has_points_;
    const auto rest_while_calm = [&](Law::Moment moment) {
        const auto& laws = rules_.laws(moment);
        return std::all_of(laws.begin(), laws.end(), [](const Law* law) { return law->rests_while_calm(); });
    };
    rules_.tables_.calm_turns = rules_.tables_.keeps_checks && rest_while_calm(Law::Taken) &&
                                rest_while_calm(Law::Moved) && rest_while_calm(Law::TurnBegins) && !rules_.has_points_;
    rules_.tables_.judging_clock = Law::never;
    for (const Law* law : rules_.laws(Law::Judge))
        if (law->minds_plain_plies())
            rules_.tables_.judging_clock = std::min(rules_.tables_.judging_clock, law->least_clock());
    return std::nullopt;
}

Result<std::shared_ptr<const Rules>> Compiler::finish(std::string_view array) {
    if (auto error = read_array(array)) return *error;
    number_seats();
    if (auto error = number_kinds()) return *error;
    read_switches();
    place_men();
    if (auto error = check_promotion_rank()) return *error;
    lay_runs();
    lay_looks();
    lay_landings();
    lay_castles();
    lay_keys();
    if (auto error = make_laws()) return *error;
    std::shared_ptr<const Rules> rules = std::make_shared<Rules>(std::move(rules_));
    const auto start = Position::from(rules, rules->start());
    if (!start) return start.error();
    return rules;
}

Result<std::shared_ptr<const Rules>> compile(const Variant& variant, std::string_view array) {
    return Compiler(variant).finish(array);
}

}  // namespace fourhand
