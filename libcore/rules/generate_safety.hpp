// Which men may not go everywhere: lines to kings, and frozen armies that must not wake. Part of generate.hpp.
#pragma once

#include "rules/generate.hpp"

namespace fourhand {

template <typename Sink>
SeatSet Generator<Sink>::protected_partners() const {
    const SeatSet wards = at_.wards_[me_];
    return switches_.partner_exposure == Switches::Exposure::IfUnchecked ? unchecked(wards) : wards;
}

template <typename Sink>
SeatSet Generator<Sink>::unchecked(SeatSet wards) const {
    SeatSet found = 0;
    for (const Seat ward : seats_in(wards)) {
        const Square king = at_.king(ward);
        const bool checked = king != Square::none && at_.attacked(king, at_.menace_[index(ward)]);
        if (!checked) found = static_cast<SeatSet>(found | bit(ward));
    }
    return found;
}

/// Each partner to whose king no line may be opened.
template <typename Sink>
template <typename Do>
void Generator<Sink>::each_protected(const Do& look) const {
    for (const Seat partner : seats_in(protected_))
        if (at_.king(partner) != Square::none) look(index(partner));
}

template <typename Sink>
void Generator<Sink>::look_round() {
    if (tables_.keeps_checks && at_.state_.checks_known && !contains(at_.state_.checked, static_cast<Seat>(me_)))
        look_for_pins();
    else
        walk_lines();
    if (level_ == Level::Legal && at_.frozen_ != 0 && switches_.freezes && !switches_.thaw_at_turn &&
        !switches_.release_by_partner && !switches_.mated_men_live)
        watch_frozen();
}

template <typename Sink>
void Generator<Sink>::walk_lines() {
    if (king_ != index(Square::none) && heed_king_) lines_.add(at_, king_, at_.menace_[me_], army_);
    each_protected(
        [&](std::size_t partner) { lines_.add_pins(at_, at_.kings_[partner], at_.menace_[partner], army_); });
}

/// The same where the own king is known to stand in no check: only lines that a ply has touched are walked again.
template <typename Sink>
void Generator<Sink>::look_for_pins() {
    SeatSet kings = protected_;
    if (heed_king_) kings = static_cast<SeatSet>(kings | 1u << me_);
    for (const Seat owner : seats_in(kings))
        if (at_.quiet_lines(index(owner)) != Position::all_lines && at_.king(owner) != Square::none)
            lines_.add_new_pins(at_, index(owner), army_, tables_.side[me_]);
}

/// formats/engine.md, 16.10: only frozen enemies whose men could aim at a king in question
/// matter.
template <typename Sink>
void Generator<Sink>::watch_frozen() {
    for (std::size_t other = 0; other < at_.rules_->seats(); ++other) {
        if (at_.players_.standings[other] != Standing::Frozen || (tables_.team[me_] >> other & 1) != 0) continue;
        const PieceSet army = tables_.army[other] & (switches_.kings_taken ? ~PieceSet{0} : ~tables_.kings);
        watching_ = true;
        if (king_ != index(Square::none) && !switches_.waking_allowed) watched_.add(at_, king_, army, army_);
        each_protected([&](std::size_t partner) { watched_.add(at_, at_.kings_[partner], army, army_); });
    }
    aimed_at_ = watched_.any_check();
}

}  // namespace fourhand
