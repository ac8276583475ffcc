// Puts standings and men into words.
#include "diagram/wording.hpp"

#include "base/text.hpp"

namespace fourhand {

namespace {

struct StandingWord {
    Standing standing;
    std::string_view word;
};
constexpr StandingWord standing_words[] = {{Standing::Frozen, "frozen"},
                                           {Standing::Walking, "walking"},
                                           {Standing::Out, "out"}};

std::string man_note(const Rules& rules, Piece man, Square square) {
    const KindFace& face = rules.face(rules.kind_of(man));
    std::string note = face.pawn ? "" : face.letter;
    note += rules.board().name(square);
    if (face.march && !rules.heads_as_usual(man)) note += rules.heading(man);
    return note;
}

}  // namespace

std::string seat_title(const Rules& rules, Seat seat) {
    const SeatSaid& said = rules.seat(seat);
    for (std::size_t i = 0; i < rules.seats(); ++i)
        if (i != index(seat) && rules.seat(static_cast<Seat>(i)).colour == said.colour)
            return said.colour + " (" + said.id + ")";
    return said.colour;
}

std::vector<std::string> standing_notes(const Rules& rules, const Setup& setup, bool over) {
    std::vector<std::string> notes{over ? "the game is over" : seat_title(rules, setup.turn) + " to move"};
    for (const auto& [standing, word] : standing_words) {
        std::vector<std::string> seats;
        for (std::size_t i = 0; i < rules.seats(); ++i)
            if (setup.standings[i] == standing) seats.push_back(seat_title(rules, static_cast<Seat>(i)));
        if (!seats.empty()) notes.push_back(std::string(word) + ": " + join(seats, ", "));
    }
    return notes;
}

std::vector<std::string> men_notes(const Rules& rules, const Setup& setup) {
    std::vector<std::vector<std::string>> men(rules.seats() + 1);
    for (const bool pawns : {false, true}) {
        for (std::size_t i = 0; i < setup.cells.size(); ++i) {
            const Piece man = setup.cells[i];
            if (!is_man(man) || rules.face(rules.kind_of(man)).pawn != pawns) continue;
            men[index(rules.seat_of(man))].push_back(man_note(rules, man, static_cast<Square>(i)));
        }
    }
    std::vector<std::string> notes;
    for (std::size_t i = 0; i < men.size(); ++i) {
        if (men[i].empty()) continue;
        const std::string army = i < rules.seats() ? seat_title(rules, static_cast<Seat>(i)) : "nobody's";
        notes.push_back(army + ": " + join(men[i], " "));
    }
    return notes;
}

}  // namespace fourhand
