// Which men may not go everywhere: lines to kings, and frozen armies that must not wake. Part of generate.hpp.
#pragma once

#include "rules/generate.hpp"

namespace fourhand {

template <typename Sink>
bool Generator<Sink>::is_protected(std::size_t partner) const {
    if (partner == me_ || (tables_.team[me_] >> partner & 1) == 0) return false;
    const Standing standing = at_.players_.standings[partner];
    if (at_.kings_[partner] == index(Square::none) || standing == Standing::Out) return false;
    if (standing == Standing::Frozen && !switches_.protect_frozen_partner) return false;
    return switches_.partner_exposure == Switches::Exposure::NewChecker ||
           !at_.attacked(static_cast<Square>(at_.kings_[partner]), at_.menace_[partner]);
}

template <typename Sink>
void Generator<Sink>::look_round_partners() {
    for (std::size_t partner = 0; partner < at_.rules_->seats(); ++partner)
        if (is_protected(partner)) lines_.add_pins(at_, at_.kings_[partner], at_.menace_[partner], army_);
}

template <typename Sink>
void Generator<Sink>::look_round() {
    if (king_ != index(Square::none) && heed_king_) lines_.add(at_, king_, at_.menace_[me_], army_);
    if (partner_rule_) look_round_partners();
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
        if (partner_rule_)
            for (std::size_t partner = 0; partner < at_.rules_->seats(); ++partner)
                if (is_protected(partner)) watched_.add(at_, at_.kings_[partner], army, army_);
    }
    aimed_at_ = watched_.any_check();
}

}  // namespace fourhand
