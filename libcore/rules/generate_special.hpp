// Moves that change more than their own two squares: tried on the board before they are offered. Part of generate.hpp.
#pragma once

#include "rules/generate.hpp"

namespace fourhand {

/// Tried on the board: the own king is not attacked by `menace`, and no partner has a new checker.
template <typename Sink>
bool Generator<Sink>::safe_on_board(const Move& move, PieceSet menace) {
    std::array<Position::Attackers, max_seats> before;
    each_protected(
        [&](std::size_t partner) { at_.find_attackers(at_.kings_[partner], at_.menace_[partner], before[partner]); });
    const Trial trial(at_, static_cast<Seat>(me_), ghosts_, move);
    const std::uint16_t king = at_.kings_[me_];
    if (heed_king_ && king != index(Square::none) && at_.attacked(static_cast<Square>(king), menace)) return false;
    bool safe = true;
    each_protected([&](std::size_t partner) {
        Position::Attackers after;
        at_.find_attackers(at_.kings_[partner], at_.menace_[partner], after);
        for (std::size_t i = 0; i < after.count; ++i) safe = safe && before[partner].has(after.squares[i]);
    });
    return safe;
}

/// A pawn that passed over the square may still be taken there.
template <typename Sink>
bool Generator<Sink>::en_passant_possible(std::uint16_t to) const {
    for (const Seat owner : seats_in(at_.passers(static_cast<Square>(to), ghosts_)))
        if (prey(cells_[index(at_.double_steps_[index(owner)].pawn)])) return true;
    return false;
}

template <typename Sink>
bool Generator<Sink>::en_passant(std::uint16_t from, std::uint16_t to, Piece man) {
    if (!wanted(to)) return false;
    Move move{};
    move.from = static_cast<Square>(from), move.to = static_cast<Square>(to), move.sort = Move::Sort::EnPassant;
    const bool promoted = at_.promotes(man, to) && !tables_.promotions[index(man)].empty();
    if (promoted) move.becomes = tables_.promotions[index(man)].front();
    if (!safe_on_board(move, at_.menace_[me_])) return false;
    if (!promoted) return tell(move, watching_);
    for (const Kind kind : tables_.promotions[index(man)]) {
        move.becomes = kind;
        if (tell(move, watching_)) return true;
    }
    return false;
}

/// A king is taken: his men give no check any more; where laws do more (Loeb's sections), they say how the move may
/// end.
template <typename Sink>
bool Generator<Sink>::king_taken(std::uint16_t from, std::uint16_t to, Kind becomes) {
    Move move{};
    move.from = static_cast<Square>(from), move.to = static_cast<Square>(to), move.becomes = becomes;
    if constexpr (requires { Sink::ends_anyhow; }) return tell(move, watching_);
    const auto& laws = at_.rules_->laws(Law::Continues);
    if (laws.empty()) {
        const PieceSet fallen = tables_.army[index(tables_.seat_of[index(cells_[to])])];
        return safe_on_board(move, at_.menace_[me_] & ~fallen) && tell(move, watching_);
    }
    MoveList endings;
    for (const Law* law : laws) law->continuations(at_, move, endings);
    for (const Move& ending : endings)
        if (tell(ending, watching_)) return true;
    return false;
}

/// formats/engine.md, 16.10, 16.11: the move ends the mate of a frozen enemy whose men then attack the own king, a
/// square that he castles over, or a partner's king anew.
template <typename Sink>
bool Generator<Sink>::wakes(const Move& move) {
    for (std::size_t other = 0; other < at_.rules_->seats(); ++other) {
        if (at_.players_.standings[other] != Standing::Frozen || (tables_.team[me_] >> other & 1) != 0) continue;
        if (!mated_before(other)) continue;
        const Trial trial(at_, static_cast<Seat>(me_), ghosts_, move);
        if (harmed_by(other, move) && !at_.mated0(static_cast<Seat>(other))) return true;
    }
    return false;
}

template <typename Sink>
bool Generator<Sink>::harmed_by(std::size_t woken, const Move& move) const {
    const PieceSet army = tables_.army[woken] & (switches_.kings_taken ? ~PieceSet{0} : ~tables_.kings);
    const Square king = at_.king(static_cast<Seat>(me_));
    if (king != Square::none && !switches_.waking_allowed && at_.attacked(king, army)) return true;
    if (move.sort == Move::Sort::Castle)
        for (const Square square : tables_.castle_way(move.from, move.to)->safe)
            if (at_.attacked(square, army)) return true;
    bool exposed = false;
    each_protected([&](std::size_t partner) {
        exposed = exposed || at_.attacked(static_cast<Square>(at_.kings_[partner]), army);
    });
    return exposed;
}

template <typename Sink>
bool Generator<Sink>::mated_before(std::size_t frozen) {
    if (mated_before_[frozen] == 0) mated_before_[frozen] = at_.mated0(static_cast<Seat>(frozen)) ? 1 : -1;
    return mated_before_[frozen] > 0;
}

}  // namespace fourhand
