// Comparing the positions before and after a ply.
#include "record/aftermath.hpp"

#include "record/command.hpp"

namespace fourhand {

namespace {

bool is_movers(const Rules& rules) {
    const auto credit = rules.variant().switches.find("mate_credit");
    return credit != rules.variant().switches.end() && credit->second == "mover";
}

/// Whose king the ply has taken, and of those whom it has put out, whose king went with a section.
SeatSet without_king(const Position& position, const PlyEffect& effect) {
    const Rules& rules = position.rules();
    SeatSet gone = 0;
    if (!rules.switches().kings_taken) return gone;
    for (const Seat seat : seats_in(effect.mated))
        if (position.king(seat) == Square::none) gone = static_cast<SeatSet>(gone | bit(seat));
    for (const TakenMen::Taken& taken : effect.taken)
        if (rules.face(rules.kind_of(taken.man)).royal && rules.seat_of(taken.man) != rules.nobody())
            gone = static_cast<SeatSet>(gone | bit(rules.seat_of(taken.man)));
    return gone;
}

bool is_one(SeatSet seats) { return (seats & (seats - 1)) == 0; }

std::string are(SeatSet seats) { return is_one(seats) ? " is " : " are "; }

}  // namespace

Aftermath aftermath(const Position& after) {
    const PlyEffect effect = after.last_effect();
    const SeatSet kingless = without_king(after, effect);
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
    const Move& move = after.last_move();
    const bool moved = move.from != Square::none && !move.leaves();
    const std::string of_mover = mover + (move.leaves() ? "'s leaving" : moved ? "'s move" : "'s turn");
    std::vector<std::string> all;
    if (move.sort == Move::Sort::Penalty) all.push_back("the arbiter has taken " + mover + "'s turn");
    if (happened.kingless != 0)
        all.push_back(names(happened.kingless) + (is_one(happened.kingless) ? " has" : " have") + " lost the king to " +
                      mover);
    if (happened.mated != 0 && moved && is_movers(rules))
        all.push_back(mover + " mates " + names(happened.mated));
    else if (happened.mated != 0)
        all.push_back(names(happened.mated) + are(happened.mated) + "mated after " + of_mover);
    if (happened.released != 0)
        all.push_back(names(happened.released) + are(happened.released) + "released by " + of_mover);
    const auto later = static_cast<SeatSet>(happened.woken & ~happened.released);
    if (later != 0) all.push_back("the army of " + names(later) + " wakes after " + of_mover);
    return all;
}

}  // namespace fourhand
