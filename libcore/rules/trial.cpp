// Cells changed for a look, and put back.
#include "rules/trial.hpp"

#include <utility>

namespace fourhand {

Trial::Trial(const Position& position, Seat mover, SeatSet open, const Move& move)
    : at_(const_cast<Position&>(position)),
      me_(index(mover)),
      king_before_(at_.kings_[me_]),
      counted_from_before_(at_.counted_from_),
      ghosts_before_(at_.state_.ghosts),
      checks_known_before_(std::exchange(at_.state_.checks_known, false)),
      double_step_before_(at_.double_steps_[me_]) {
    const Tables& tables = at_.rules_->tables();
    const Piece man = at_.at(move.from);
    const std::size_t row = index(man) * tables.squares;
    if (move.sort == Move::Sort::EnPassant) take_passers(open, move.to);
    if (move.sort == Move::Sort::Castle) castle_rook(move);
    const bool promoted = move.becomes != Kind::none;
    set(move.from, Piece::none);
    set(move.to, promoted ? at_.rules_->piece(mover, move.becomes) : tables.landing[row + index(move.to)]);
    if (index(move.from) == king_before_) at_.kings_[me_] = static_cast<std::uint16_t>(index(move.to));
    if (move.sort == Move::Sort::Double && at_.rules_->switches().en_passant)
        open_double_step(static_cast<Square>(tables.ahead[row + index(move.from)]), move.to);
    at_.counted_from_ = static_cast<Seat>((me_ + 1) % at_.rules_->seats());
}

Trial::~Trial() {
    at_.counted_from_ = counted_from_before_;
    at_.kings_[me_] = king_before_;
    at_.state_.ghosts = ghosts_before_;
    at_.state_.checks_known = checks_known_before_;
    at_.double_steps_[me_] = double_step_before_;
    while (count_ > 0) {
        const auto& [square, piece] = before_[--count_];
        at_.cells_[index(square)] = piece;
    }
}

void Trial::set(Square square, Piece piece) {
    before_[count_++] = {square, at_.at(square)};
    at_.cells_[index(square)] = piece;
}

void Trial::take_passers(SeatSet open, Square goal) {
    for (const Seat owner : seats_in(at_.passers(goal, open))) {
        const Square pawn = at_.double_steps_[index(owner)].pawn;
        if (contains(at_.prey_[me_], at_.at(pawn))) set(pawn, Piece::none);
    }
}

void Trial::castle_rook(const Move& move) {
    const Tables& tables = at_.rules_->tables();
    const CastleWay& way = *tables.castle_way(move.from, move.to);
    set(way.rook_to, at_.at(way.rook_from));
    set(way.rook_from, Piece::none);
}

void Trial::open_double_step(Square passed, Square pawn) {
    at_.state_.ghosts = static_cast<SeatSet>(ghosts_before_ | bit(static_cast<Seat>(me_)));
    at_.double_steps_[me_] = {passed, pawn};
}

}  // namespace fourhand
