// x, the captured letter, + and #.
#include "record/marks.hpp"

#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "record/refused.hpp"

namespace fourhand {

namespace {

using Report = std::function<void(Diagnostic)>;

std::string times(int count, std::string_view sign, std::string_view otherwise) {
    if (count == 0) return std::string(otherwise);
    std::string signs;
    for (int i = 0; i < count; ++i) signs += sign;
    return signs;
}

void compare_capture(const Slot& slot, const Position& after, const PlyEffect& effect, const Report& report) {
    const Rules& rules = after.rules();
    if (slot.takes != !effect.taken.empty()) {
        report({Code::CaptureSign, slot.where,
                std::string(slot.text) + (slot.takes ? " takes nothing" : " takes, and says no x")});
        return;
    }
    if (!slot.takes) return;
    for (const auto& [square, man] : effect.taken)
        if (letter_fits(slot.taken, rules.face(rules.kind_of(man)))) return;
    const KindFace& face = rules.face(rules.kind_of(effect.taken.front().second));
    report({Code::CapturedLetter,
            slot.where,
            std::string(slot.text) + " takes a " + face.name,
            {face.pawn ? "behind x no letter stands for a pawn" : "behind x stands " + face.letter}});
}

void compare_checks(const Slot& slot, const PlyEffect& effect, const Report& report) {
    if (slot.checks == effect.new_checks) return;
    report({Code::CheckMark, slot.where,
            std::string(slot.text) + " gives " +
                (effect.new_checks == 0   ? "no new check"
                 : effect.new_checks == 1 ? "one new check"
                                          : std::to_string(effect.new_checks) + " new checks") +
                ": " + times(effect.new_checks, "+", "no +") + ", not " + times(slot.checks, "+", "none")});
}

/// Players whom the last ply mated, as the marks of this variant count them.
int mated_by(const Position& after, const PlyEffect& effect) {
    const Rules& rules = after.rules();
    if (!rules.switches().mates_at_victims_turn) return std::popcount(effect.mated);
    int mated = 0;
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        mated += seat != after.last_mover() && !rules.partners(seat, after.last_mover()) && after.mated(seat);
    }
    return mated;
}

void compare_mates(const Slot& slot, const Position& after, const PlyEffect& effect, const Report& report) {
    if (slot.mates == 0 && after.rules().switches().mates_at_victims_turn)
        return;  // the sign stands in the victim's slot
    const int mated = mated_by(after, effect);
    if (slot.mates == mated) return;
    report({Code::MateMark, slot.where,
            std::string(slot.text) + " mates " +
                (mated == 0   ? "nobody"
                 : mated == 1 ? "one player"
                              : std::to_string(mated) + " players") +
                ": " + times(mated, "#", "no #") + ", not " + times(slot.mates, "#", "none")});
}

}  // namespace

void compare_marks(const Slot& slot, const Position& after, bool count_checks, const Report& report) {
    const PlyEffect effect = after.last_effect();
    if (slot.says == Slot::Says::Move) compare_capture(slot, after, effect, report);
    if (count_checks && slot.says != Slot::Says::Pass) compare_checks(slot, effect, report);
    compare_mates(slot, after, effect, report);
}

}  // namespace fourhand
