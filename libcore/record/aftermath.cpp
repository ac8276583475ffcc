// Comparing the positions before and after a ply.
#include "record/aftermath.hpp"

#include "record/command.hpp"

namespace fourhand {

namespace {

bool is_movers(const Rules& rules) {
    const auto credit = rules.variant().switches.find("mate_credit");
    return credit != rules.variant().switches.end() && credit->second == "mover";
}

/// Those of a set whose king is gone, where kings are taken.
SeatSet without_king(const Position& position, SeatSet seats) {
    SeatSet gone = 0;
    if (!position.rules().switches().kings_taken) return gone;
    for (const Seat seat : seats_in(seats))
        if (position.king(seat) == Square::none) gone = static_cast<SeatSet>(gone | bit(seat));
    return gone;
}

bool is_one(SeatSet seats) { return (seats & (seats - 1)) == 0; }

std::string are(SeatSet seats) { return is_one(seats) ? " is " : " are "; }

}  // namespace

Aftermath aftermath(const Position& after) {
    const PlyEffect effect = after.last_effect();
    const SeatSet kingless = without_king(after, effect.mated);
    Aftermath happened{static_cast<SeatSet>(effect.mated & ~kingless), kingless, 0, effect.freed};
    const auto were_frozen = static_cast<SeatSet>((after.frozen() | effect.freed) & ~effect.mated);
    if (were_frozen == 0) return happened;
    Position before = after;
    before.take_back();
    for (const Seat seat : seats_in(were_frozen))
        if (before.mated(seat) && !after.mated(seat))
            happened.released = static_cast<SeatSet>(happened.released | bit(seat));
    return happened;
}

std::vector<std::string> sentences(const Aftermath& happened, const Position& after) {
    const Rules& rules = after.rules();
    const std::string mover = rules.seat(after.last_mover()).colour;
    const auto names = [&](SeatSet seats) { return seats_in_words(seats, rules); };
    const bool moved = !after.last_move().loses_turn();
    std::vector<std::string> all;
    if (after.last_move().sort == Move::Sort::Penalty) all.push_back("the arbiter has taken " + mover + "'s turn");
    if (happened.kingless != 0)
        all.push_back(names(happened.kingless) + (is_one(happened.kingless) ? " has" : " have") + " lost the king to " +
                      mover);
    if (happened.mated != 0 && moved && is_movers(rules))
        all.push_back(mover + " mates " + names(happened.mated));
    else if (happened.mated != 0)
        all.push_back(names(happened.mated) + are(happened.mated) + "mated after " + mover +
                      (moved ? "'s move" : "'s turn"));
    if (happened.released != 0)
        all.push_back(names(happened.released) + are(happened.released) + "released by " + mover +
                      (moved ? "'s move" : "'s turn"));
    const auto later = static_cast<SeatSet>(happened.woken & ~happened.released);
    if (later != 0)
        all.push_back("the army of " + names(later) + " wakes after " + mover + (moved ? "'s move" : "'s turn"));
    return all;
}

}  // namespace fourhand
