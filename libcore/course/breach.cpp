// A reason for refusing a move, turned into the note that people can read.
#include "course/breach.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <initializer_list>
#include <optional>

#include "notation/movetext.hpp"

namespace fourhand {

namespace {

/// What the notes on a refusal are about; the first that the variant has counts.
struct Breach {
    std::string_view word;
    std::array<std::string_view, 2> notes;
};
constexpr std::array breaches = {
    Breach{"wrong-seat", {"first"}},
    Breach{"partner", {"partners", "seats"}},
    Breach{"frozen-man", {"freeze"}},
    Breach{"frozen", {"freeze"}},
    Breach{"king", {"answer_check"}},
    Breach{"in-check", {"answer_check"}},
    Breach{"exposes-king", {"answer_check"}},
    Breach{"exposes-partner", {"partner_exposure"}},
    Breach{"wakes", {"waking_own_attacker"}},
    Breach{"no-promotion", {"promotes_at", "pawns"}},
    Breach{"promotion", {"promotes_to", "pawns"}},
    Breach{"king-back", {"king_reentry"}},
    Breach{"king-back-attacked", {"king_reentry"}},
    Breach{"men-back", {"replace"}},
    Breach{"no-king-taken", {"replace"}},
    Breach{"no-right", {"castling"}},
    Breach{"castling", {"castling"}},
    Breach{"castling-blocked", {"castling"}},
    Breach{"castling-in-check", {"castling"}},
    Breach{"castling-attacked", {"castling"}},
};

/// A move in coordinates, cut up.
struct Cut {
    Square from, to;
    std::string_view becomes;
};

std::optional<Cut> cut(std::string_view text, const Board& board) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::size_t sign = std::min(text.find('='), slash), dash = text.find('-');
    if (dash >= sign) return std::nullopt;
    const Cut parts{board.named(text.substr(0, dash)), board.named(text.substr(dash + 1, sign - dash - 1)),
                    text.substr(std::min(sign + 1, slash), slash - std::min(sign + 1, slash))};
    if (parts.from == Square::none || parts.to == Square::none) return std::nullopt;
    return parts;
}

const Note* first_note(const Position& position, std::initializer_list<std::string_view> about) {
    for (const std::string_view word : about)
        for (const Note& note : position.rules().variant().notes)
            if (!word.empty() && note.about == word) return &note;
    return nullptr;
}

/// Squares from one to another along a file or a rank; 0 if they lie otherwise.
int straight(Place from, Place to) {
    const int files = std::abs(to.file - from.file), ranks = std::abs(to.rank - from.rank);
    return files == 0 ? ranks : ranks == 0 ? files : 0;
}

/// From the square where he starts to another of his army's: so a king goes only to castle.
bool sets_out_at_home(const Cut& move, const Position& position) {
    const Rules& rules = position.rules();
    const auto home = rules.home(position.to_move());
    return rules.start().cells[index(move.from)] == position.at(move.from) &&
           std::find(home.begin(), home.end(), move.to) != home.end();
}

/// A man does not go so: a pawn steps too far, or over somebody; a king would castle; or it is no way of that man.
const Note* broken_by_geometry(const Cut& move, const Position& position) {
    const Rules& rules = position.rules();
    const Board& board = rules.board();
    const KindFace& face = rules.face(rules.kind_of(position.at(move.from)));
    const Place from = board.place(move.from), to = board.place(move.to);
    const int steps = straight(from, to);
    if (face.pawn && steps > 1) {
        const Square next =
            board.at({from.file + (to.file - from.file) / steps, from.rank + (to.rank - from.rank) / steps});
        const bool over = next != Square::none && is_man(position.at(next));
        return over ? first_note(position, {"leap", "pawns"}) : first_note(position, {"double_step", "pawns"});
    }
    if (face.pawn) return first_note(position, {face.letter, "pawns"});
    if (face.royal && steps == 2 && sets_out_at_home(move, position))
        return first_note(position, {"castling", "pieces"});
    return first_note(position, {face.letter, "pieces"});
}

const Note* broken_by_board(std::string_view text, const Cut& move, const Position& position) {
    const Refusal refusal = refusal_of_coordinates(text, position);
    if (refusal.word == "geometry") return broken_by_geometry(move, position);
    if (refusal.word == "must-pass") {
        const bool mated = position.in_check(position.to_move());
        return mated ? first_note(position, {"freeze", "mate passes"}) : first_note(position, {"pass"});
    }
    for (const Breach& breach : breaches)
        if (breach.word == refusal.word) return first_note(position, {breach.notes[0], breach.notes[1]});
    const Piece man = position.at(move.from);
    if (!move.becomes.empty() && is_man(man))
        return position.promotions(man, move.to).empty() ? first_note(position, {"promotes_at", "pawns"})
                                                         : first_note(position, {"promotes_to", "pawns"});
    return first_note(position, {"pieces"});
}

}  // namespace

const Note* rule_broken(std::string_view text, const Position& position) {
    if (text == "pass") return first_note(position, {"pass"});
    const auto move = cut(text, position.rules().board());
    if (!move) return nullptr;
    return broken_by_board(text, *move, position);
}

}  // namespace fourhand
