// x, the captured letter, + and #.
#include "record/marks.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "record/refused.hpp"

namespace fourhand {

namespace {

bool takes_as_said(const Slot& slot, const Rules& rules, const TakenMen& taken) {
    return std::any_of(taken.begin(), taken.end(), [&](const TakenMen::Taken& man) {
        return letter_fits(slot.taken, rules.face(rules.kind_of(man.man)));
    });
}

Diagnostic wrong_capture(const Slot& slot, const Rules& rules, const TakenMen& taken) {
    if (slot.takes == taken.empty())
        return {Code::CaptureSign, slot.where,
                std::string(slot.text) + (slot.takes ? " takes nothing" : " takes, and says no x")};
    const KindFace& face = rules.face(rules.kind_of(taken.front().man));
    return {Code::CapturedLetter,
            slot.where,
            std::string(slot.text) + " takes a " + face.name,
            {face.pawn ? "behind x no letter stands for a pawn" : "behind x stands " + face.letter}};
}

std::string signs(int count, char sign, std::string_view otherwise) {
    return count == 0 ? std::string(otherwise) : std::string(static_cast<std::size_t>(count), sign);
}

/// "one new check", "3 players".
std::string counted(int count, std::string_view one, std::string_view more) {
    return count == 1 ? "one " + std::string(one) : std::to_string(count) + ' ' + std::string(more);
}

Diagnostic wrong_sign(Code code, const Slot& slot, const std::string& does, char sign, int right, int written) {
    return {code, slot.where,
            std::string(slot.text) + does + ": " + signs(right, sign, std::string("no ") + sign) + ", not " +
                signs(written, sign, "none")};
}

Diagnostic wrong_checks(const Slot& slot, int checks) {
    const std::string gives = checks == 0 ? "no new check" : counted(checks, "new check", "new checks");
    return wrong_sign(Code::CheckMark, slot, " gives " + gives, '+', checks, slot.checks);
}

Diagnostic wrong_mates(const Slot& slot, int mated) {
    const std::string whom = mated == 0 ? "nobody" : counted(mated, "player", "players");
    return wrong_sign(Code::MateMark, slot, " mates " + whom, '#', mated, slot.mates);
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

}  // namespace

std::vector<Diagnostic> compare_marks(const Slot& slot, const Position& after, bool count_checks) {
    if (slot.says == Slot::Says::Pass) return {};  // nothing can be written behind it
    const PlyEffect effect = after.last_effect();
    const Rules& rules = after.rules();
    const bool as_said = slot.takes ? takes_as_said(slot, rules, effect.taken) : effect.taken.empty();
    std::vector<Diagnostic> findings;
    if (slot.says == Slot::Says::Move && !as_said) findings.push_back(wrong_capture(slot, rules, effect.taken));
    if (count_checks && slot.checks != effect.new_checks) findings.push_back(wrong_checks(slot, effect.new_checks));
    // Where a mate is one only when the victim's turn comes, the sign may stand in his slot.
    if (slot.mates == 0 && rules.switches().mates_at_victims_turn) return findings;
    if (const int mated = mated_by(after, effect); slot.mates != mated) findings.push_back(wrong_mates(slot, mated));
    return findings;
}

}  // namespace fourhand
