// Why a slot cannot be played, said so that a person can put the record right.
#pragma once

#include "base/diagnostic.hpp"
#include "record/replay.hpp"
#include "record/slot.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// The finding about a slot that means no legal move: the reason, what may be missing, and the legal moves near to it.
Diagnostic refused(const Slot& slot, const Position& position, MoveText say);

/// The way to castle that O-O (or else O-O-O) means where the king of the player to move stands; null if there is none
/// from there.
const CastleWay* castle_way(const Position& position, bool short_side);

/// Whether a letter can stand for a kind of man: its own, or that of the man it is drawn as; none or its own for a
/// pawn.
inline bool letter_fits(std::string_view letter, const KindFace& face) {
    if (letter.empty()) return face.pawn;
    const auto is = [&](const std::string& own) {
        if (letter.size() != own.size() || letter.front() != own.front()) return false;
        return letter.size() == 1 || letter == own;  // to compare what is longer takes a call
    };
    return is(face.letter) || is(face.written);
}

/// The kind that a letter behind = means for the man on `from` arriving on `to`; Kind::none if there is none.
Kind promoted_to(std::string_view letter, const Position& position, Square from, Square to);

}  // namespace fourhand
