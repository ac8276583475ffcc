// What of a FEN4 hangs on the men once they stand: castling, open double steps, sections, royal men.
#include <algorithm>

#include "base/text.hpp"
#include "notation/fen4.hpp"
#include "notation/fen4_reading.hpp"
#include "rules/own_side.hpp"

namespace fourhand {

/// A right to castle belongs to the rook at that end of the king's back row, who stands there as at the start.
void Fen4Reading::read_castle(std::size_t seat, bool short_side, Span where) {
    const auto his = [&](Square square) {
        const Piece man = setup_.cells[index(square)];
        return is_man(man) && index(rules_.seat_of(man)) == seat ? rules_.kind_of(man) : Kind::none;
    };
    for (const CastleWay& way : rules_.tables().castles) {
        const Kind king = his(way.king_from);
        if (index(way.seat) != seat || way.short_side != short_side || king == Kind::none) continue;
        if (!rules_.face(king).royal) continue;
        if (his(way.rook_from) != rules_.kind_of(rules_.start().cells[index(way.rook_from)])) break;
        setup_.rights[seat].push_back(way.rook_from);
        return;
    }
    // chess.com leaves the bits of those who have gone.
    if (dead_[seat]) return;
    doubt(where, colour(seat) + " cannot have the right to castle " + (short_side ? "O-O" : "O-O-O") +
                     ": king and rook do not stand where they castle from");
}

std::optional<Diagnostic> Fen4Reading::read_castling() {
    std::vector<bool> near, far;
    if (auto error = read_bits(said_.castle_short, "castling towards the nearer rook", near)) return error;
    if (auto error = read_bits(said_.castle_long, "castling towards the farther rook", far)) return error;
    for (std::size_t i = 0; i < rules_.seats(); ++i) {
        if (!rules_.has_castling() && (near[i] || far[i])) {
            doubt(said_.castle_short[i].where, "there is no castling in this game");
            continue;
        }
        if (near[i]) read_castle(i, true, said_.castle_short[i].where);
        if (far[i]) read_castle(i, false, said_.castle_long[i].where);
    }
    return std::nullopt;
}

/// The form of 2019 leaves the pawn out: it stands one square ahead of the passed one.
Square Fen4Reading::pawn_ahead_of(Square passed, std::size_t seat) const {
    const int quarters = quarter_of(rules_.seat(static_cast<Seat>(seat)).ahead);
    return beyond(rules_.board(), passed, turned({0, 1}, quarters));
}

std::optional<Diagnostic> Fen4Reading::read_double_steps() {
    if (!options_.double_steps) return std::nullopt;
    for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
        const auto& said = (*options_.double_steps)[seat];
        if (said.empty()) continue;
        const Square pawn = said.size() == 2 ? said[1].square : pawn_ahead_of(said[0].square, seat);
        const Piece man = pawn == Square::none ? Piece::none : setup_.cells[index(pawn)];
        if (is_man(man) && index(rules_.seat_of(man)) == seat && rules_.face(rules_.kind_of(man)).pawn) {
            setup_.double_steps[seat] = {said[0].square, pawn};
        } else {
            doubt(said[0].where,
                  "no pawn of " + colour(seat) + " has just passed over " + rules_.board().name(said[0].square));
        }
    }
    return std::nullopt;
}

std::optional<Diagnostic> Fen4Reading::read_sections() {
    if (!rules_.has_sections()) return std::nullopt;
    for (std::size_t i = 0; i < rules_.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        const bool gone = section_is_gone(seat, rules_, setup_.cells);
        if (options_.removed && (*options_.removed)[i] != gone)
            return wrong(whole_,
                         gone ? "the section of " + colour(i) + " is not on the board, and 'removed' does not say so"
                              : "'removed' says that the section of " + colour(i) + " is gone, and it is on the board",
                         {"the cells of a section that is gone are x"});
        setup_.removed[i] = gone;
    }
    return std::nullopt;
}

std::optional<Diagnostic> Fen4Reading::check_royals() const {
    if (!options_.royal) return std::nullopt;
    for (std::size_t seat = 0; seat < rules_.seats(); ++seat) {
        const auto& said = (*options_.royal)[seat];
        for (const SquareAt& square : said) {
            const Piece man = setup_.cells[index(square.square)];
            const bool king =
                is_man(man) && index(rules_.seat_of(man)) == seat && rules_.face(rules_.kind_of(man)).royal;
            if (!king || said.size() > 1)
                return foreign(square.where, colour(seat) + " has another royal man than one king");
        }
    }
    return std::nullopt;
}

void Fen4Reading::complain_of_missing_keys() const {
    if (rules_.is_chesscom_game()) return;
    std::vector<std::string> missing, taken;
    const auto expect = [&](bool known, bool said, const char* key, const char* otherwise) {
        if (!known || said) return;
        missing.push_back(std::string("'") + key + "'");
        taken.emplace_back(otherwise);
    };
    expect(rules_.has_frozen(), options_.frozen.has_value(), "frozen", "nobody is frozen");
    expect(has_marches(rules_), options_.turned.has_value(), "turned", "no pawn has turned");
    expect(rules_.has_unmoved_pawns(), options_.moved.has_value(), "moved",
           "pawns on their first squares have not moved");
    expect(rules_.has_sections(), options_.removed.has_value(), "removed", "sections are gone whose cells are x");
    expect(rules_.switches().en_passant, options_.double_steps.has_value(), "doubleSteps", "no double step is open");
    if (!missing.empty()) doubt(whole_, "it does not say " + join_or(missing) + "; taken as: " + join(taken, ", "));
}

}  // namespace fourhand
