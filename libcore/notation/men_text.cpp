// Men as the JSON of positions spells them.
#include "notation/men_text.hpp"

#include "base/text.hpp"

namespace fourhand {

namespace {

Diagnostic wrong(Span where, std::string message, std::vector<std::string> hints = {}) {
    return {Code::BadPosition, where, std::move(message), std::move(hints)};
}

}  // namespace

Result<Piece> man_of_kind(Seat seat, std::string_view kind, const TextAt& whole, Square square, const Rules& rules) {
    const std::string_view letters = kind;
    const bool moved = kind.ends_with('*');
    if (moved) kind.remove_suffix(1);
    char heading = 0;
    if (kind.size() > 1 && std::string_view("^>v<").find(kind.back()) != std::string_view::npos) {
        heading = kind.back();
        kind.remove_suffix(1);
    }
    const bool marked = moved || heading != 0;
    const Piece man = is_kind_letter(kind, rules) ? rules.man(seat, kind, square, heading, moved) : Piece::none;
    const std::string shown = "\"" + printable(whole.text) + "\"";
    if (man != Piece::none && marked && !rules.face(rules.kind_of(man)).march)
        return wrong(whole.where, shown + ": a mark stands behind pawns only");
    if (man != Piece::none) return man;
    if (is_kind_letter(kind, rules)) return wrong(whole.where, shown + ": no pawn of this seat ever marches that way");
    return Diagnostic{Code::UnsupportedPosition,
                      whole.where,
                      "there is no man " + printable(letters) + " in this game (" + shown + ")",
                      {known_men(rules)}};
}

Result<Piece> man_in_cell(const TextAt& cell, Square square, const Rules& rules) {
    const Seat seat = seat_before(cell.text, rules, [&](Seat s) -> const std::string& { return rules.seat(s).id; });
    if (seat == Seat::none && cell.text.starts_with('d') && rules.nobody() != Seat::none)
        return man_of_kind(rules.nobody(), std::string_view(cell.text).substr(1), cell, square, rules);
    if (seat == Seat::none || cell.text.size() == rules.seat(seat).id.size())
        return wrong(cell.where, "\"" + printable(cell.text) + "\" is no cell",
                     {"a cell is a man (seat and kind, such as " + rules.variant().seats[0].id +
                          "K), x, or a number of empty squares",
                      known_men(rules)});
    return man_of_kind(seat, std::string_view(cell.text).substr(rules.seat(seat).id.size()), cell, square, rules);
}

}  // namespace fourhand
