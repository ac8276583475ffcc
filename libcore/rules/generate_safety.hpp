// Which men may not go everywhere: lines to kings, and frozen armies that must not wake. Part of generate.hpp.
#pragma once

#include "rules/generate.hpp"

namespace fourhand {

template <typename Sink>
SeatSet Generator<Sink>::protected_partners() const {
    if (switches_.partner_exposure == Switches::Exposure::Allowed) return 0;
    SeatSet found = 0;
    for (auto partners = static_cast<SeatSet>(tables_.team[me_] & ~(1u << me_)); partners != 0;
         partners = static_cast<SeatSet>(partners & (partners - 1))) {
        const auto partner = static_cast<std::size_t>(std::countr_zero(partners));
        const Standing standing = at_.players_.standings[partner];
        const bool spared = at_.kings_[partner] == index(Square::none) || standing == Standing::Out ||
                            (standing == Standing::Frozen && !switches_.protect_frozen_partner) ||
                            (switches_.partner_exposure == Switches::Exposure::IfUnchecked &&
                             at_.attacked(static_cast<Square>(at_.kings_[partner]), at_.menace_[partner]));
        if (!spared) found = static_cast<SeatSet>(found | 1u << partner);
    }
    return found;
}

/// Each partner to whose king no line may be opened.
template <typename Sink>
template <typename Do>
void Generator<Sink>::each_protected(const Do& look) const {
    for (SeatSet partners = protected_; partners != 0; partners = static_cast<SeatSet>(partners & (partners - 1)))
        look(static_cast<std::size_t>(std::countr_zero(partners)));
}

template <typename Sink>
void Generator<Sink>::look_round() {
    if (king_ != index(Square::none) && heed_king_) lines_.add(at_, king_, at_.menace_[me_], army_);
    each_protected(
        [&](std::size_t partner) { lines_.add_pins(at_, at_.kings_[partner], at_.menace_[partner], army_); });
    if (level_ == Level::Legal && switches_.freezes && !switches_.thaw_at_turn && !switches_.waking_allowed &&
        !switches_.release_by_partner && !switches_.mated_men_live)
        watch_frozen();
}

/// formats/engine.md, 16.10: only frozen enemies whose men could aim at a king in question
/// matter.
template <typename Sink>
void Generator<Sink>::watch_frozen() {
    for (std::size_t other = 0; other < at_.rules_->seats(); ++other) {
        if (at_.players_.standings[other] != Standing::Frozen || (tables_.team[me_] >> other & 1) != 0) continue;
        const PieceSet army = tables_.army[other] & (switches_.kings_taken ? ~PieceSet{0} : ~tables_.kings);
        watching_ = true;
        if (king_ != index(Square::none)) watched_.add(at_, king_, army, army_);
        each_protected([&](std::size_t partner) { watched_.add(at_, at_.kings_[partner], army, army_); });
    }
    aimed_at_ = watched_.any_check();
}

}  // namespace fourhand
