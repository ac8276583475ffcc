// Comments that can be read back.
#include "notation/pgn4_comments.hpp"

#include <utility>

#include "record/said.hpp"

namespace fourhand {

void append_inward(std::string& text, char c) {
    if (c == '[' && !text.empty() && (text.back() == '\n' || text.back() == '\r')) text += ' ';
    text += c;
}

std::string without_braces(std::string_view said) {
    std::string text;
    for (const char c : said) append_inward(text, c == '}' ? ']' : c);
    return text;
}

void PenaltyReason::ply(const Position& before, const Move& move) {
    if (move.sort == Move::Sort::Penalty) untold_ = {&before.rules(), before.to_move()};
}

void PenaltyReason::comment(std::string_view text) {
    if (untold_.rules != nullptr && tells_penalty(text, untold_.who, *untold_.rules)) untold_ = {};
}

void PenaltyReason::begin_variation() { varied_.push_back(std::exchange(untold_, {})); }

void PenaltyReason::end_variation() {
    untold_ = varied_.back();
    varied_.pop_back();
}

std::string PenaltyReason::take_missing() {
    const Untold untold = std::exchange(untold_, {});
    if (untold.rules == nullptr) return {};
    return "[%penalty " + untold.rules->seat(untold.who).id + " \"loses this turn\"]";
}

}  // namespace fourhand
