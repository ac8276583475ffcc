// The house rules as the engine asks for them.
#include "rules/compiler.hpp"

namespace fourhand {

namespace {

Switches::Count count_word(std::string_view word) {
    return word == "draw" ? Switches::Count::Draw : word == "off" ? Switches::Count::Off : Switches::Count::Report;
}

Switches::Leaving leaving_word(std::string_view word) {
    return word == "army_frozen"   ? Switches::Leaving::ArmyFrozen
           : word == "army_passes" ? Switches::Leaving::ArmyPasses
                                   : Switches::Leaving::TeamLoses;
}

}  // namespace

void Compiler::read_switches() {
    Switches& to = rules_.switches_;
    to.partner_exposure = says("partner_exposure", "new_checker")    ? Switches::Exposure::NewChecker
                          : says("partner_exposure", "if_unchecked") ? Switches::Exposure::IfUnchecked
                                                                     : Switches::Exposure::Allowed;
    to.protect_frozen_partner = !says("protect_frozen_partner", "no");
    to.partner_rule_yields = says("partner_rule_yields", "yes");
    to.mover_first = !says("standing_order", "clockwise_from_next");
    to.thaw_at_turn = says("thaw", "owner_turn");
    to.release_by_partner = says("release_by", "partner");
    to.waking_allowed = says("waking_own_attacker", "allowed");
    to.touch_frozen_king = says("touch_frozen_king", "yes");
    to.mated_men_live = says("mated_men", "live");
    to.stuck_plays_on = says("team_stuck", "play_on");
    to.win_in_check = !says("win_in_check", "no");
    to.replace = says("replace", "removed") ? Switches::Replace::Removed
                 : says("replace", "one")   ? Switches::Replace::One
                 : says("replace", "none")  ? Switches::Replace::None
                                            : Switches::Replace::All;
    to.king_reentry_any = says("king_reentry", "any");
    to.new_edge_stays = says("pawn_at_new_edge", "stays");
    to.repetition = count_word(word("repetition"));
    to.fifty = count_word(word("fifty"));
    to.material = count_word(word("material"));
    to.material_pawns_ignored = says("material_pawns", "ignored");
    to.resign = leaving_word(word("resign"));
    to.time_forfeit = leaving_word(word("time_forfeit"));
    to.walking_kings = has_law("walking king") && !says("walking_kings", "no");
    to.political = says("political", "yes");
    to.freezes = has_law("freeze");
    to.puts_out = has_law("eliminate") || has_law("remove army");
    to.answers_check = !says("answer_check", "no");
    to.kings_taken = has_law("king taken") || has_law("raze");
    to.out_men_taken = has_law("king taken") || has_law("raze") || has_law("eliminate");
    to.en_passant = says("double_step", "first_move") && !says("en_passant", "none");
    to.no_move = has_law("first mate") || has_law("stalemate draws") ? Switches::NoMove::Ends
                 : has_law("stalemate leaves")                       ? Switches::NoMove::Leaves
                                                                     : Switches::NoMove::Pass;
    to.mates_at_victims_turn = says("mate_mark", "victim_turn");
    rules_.tables_.keeps_checks = to.freezes || to.puts_out || has_law("both mated") || has_law("all others mated");
    rules_.has_points_ = has_law("points");
    rules_.has_frozen_ = to.freezes;
    rules_.has_sections_ = has_law("raze");
    rules_.has_walkers_ = has_law("walking king");
}

}  // namespace fourhand
