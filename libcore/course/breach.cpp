// A reason for refusing a move, turned into the note that people can read.
#include "course/breach.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <initializer_list>
#include <optional>

#include "record/refused.hpp"

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
    Breach{"no-right", {"castling"}},
    Breach{"castling", {"castling"}},
    Breach{"castling-blocked", {"castling"}},
    Breach{"castling-in-check", {"castling"}},
    Breach{"castling-attacked", {"castling"}},
};

/// A move in coordinates, cut up.
struct Cut {
    Square from, to;
    std::string_view becomes, put_back;
};

std::optional<Cut> cut(std::string_view text, const Board& board) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::size_t sign = std::min(text.find('='), slash), dash = text.find('-');
    if (dash >= sign) return std::nullopt;
    const Cut parts{board.named(text.substr(0, dash)), board.named(text.substr(dash + 1, sign - dash - 1)),
                    text.substr(std::min(sign + 1, slash), slash - std::min(sign + 1, slash)), text.substr(slash)};
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
    if (face.royal && steps == 2) return first_note(position, {"castling", "pieces"});
    return first_note(position, {face.letter, "pieces"});
}

const Note* broken_by_board(const Cut& move, const Position& position) {
    const bool names_kind = !move.becomes.empty();
    const Piece man = position.at(move.from);
    const Kind becomes = names_kind ? promoted_to(move.becomes, position, move.from, move.to) : Kind::none;
    const Refusal refusal = position.refusal(move.from, move.to, becomes);
    if (refusal.word == "geometry") return broken_by_geometry(move, position);
    if (refusal.word == "must-pass") {
        const bool mated = position.in_check(position.to_move());
        return mated ? first_note(position, {"freeze", "mate passes"}) : first_note(position, {"pass"});
    }
    for (const Breach& breach : breaches)
        if (breach.word == refusal.word) return first_note(position, {breach.notes[0], breach.notes[1]});
    if (names_kind && is_man(man) && becomes == Kind::none)
        return position.promotions(man, move.to).empty() ? first_note(position, {"promotes_at", "pawns"})
                                                         : first_note(position, {"promotes_to", "pawns"});
    return first_note(position, {"pieces"});
}

}  // namespace

const Note* rule_broken(std::string_view text, const Position& position) {
    if (text == "pass") return first_note(position, {"pass"});
    const auto move = cut(text, position.rules().board());
    if (!move) return nullptr;
    if (move->put_back.find('K') != std::string_view::npos) return first_note(position, {"king_reentry"});
    if (!move->put_back.empty()) return first_note(position, {"replace"});
    return broken_by_board(*move, position);
}

}  // namespace fourhand
