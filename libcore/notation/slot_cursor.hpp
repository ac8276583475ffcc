// A reader's place in a word of move text (formats/pgn4.md, "Moves").
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/text.hpp"
#include "record/slot.hpp"

namespace fourhand {

constexpr bool is_small(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

/// A duck of duck chess.
inline constexpr std::string_view duck = "Θ";

/// A man's letter, and how many bytes of a word say it. No letter: he is a pawn, or there is none.
struct ManSaid {
    std::string_view letter;
    std::size_t size = 0;
};

/// The man at the beginning of a text that is not empty, in Loeb's way: the capital of a small letter; a capital that
/// begins no square is a man as well (behind =).
ManSaid small_man(std::string_view text);
/// The man at the beginning of a text that is not empty, as a figurine or any other character that is not ASCII and no
/// duck.
ManSaid drawn_man(std::string_view text);

/// How many bytes a dash has that is longer than a hyphen and begins a text; 0 if none does.
std::size_t long_dash(std::string_view text);

/// Reads a word bit by bit. Loeb's way has small letters for men, the pawn's too, and capitals for squares (pC2-C4,
/// nB5-C3).
class SlotCursor {
public:
    explicit SlotCursor(std::string_view word) : text_(word), small_men_(is_in_loebs_way(word)) {}

    bool done() const { return at_ == text_.size(); }
    bool at(char c) const { return !done() && text_[at_] == c; }
    std::string_view rest() const { return text_.substr(at_); }

    bool skip(char sign) {
        const bool there = at(sign);
        at_ += there;
        return there;
    }

    bool skip(std::string_view sign) {
        const bool there = rest().starts_with(sign);
        if (there) at_ += sign.size();
        return there;
    }

    std::uint8_t count(char sign) {
        std::uint8_t count = 0;
        while (count < 0xff && skip(sign)) ++count;
        return count;
    }

    /// A dash of any length.
    bool skip_dash() {
        const std::size_t size = at('-') ? 1 : long_dash(rest());
        at_ += size;
        return size > 0;
    }

    /// R or T.
    Slot::Leaving leaving() {
        if (skip('R')) return Slot::Leaving::Resigns;
        return skip('T') ? Slot::Leaving::Oversteps : Slot::Leaving::No;
    }

    /// The letter of a man. Empty if there is none.
    std::string_view letter() {
        if (done()) return {};
        const char c = text_[at_];
        if (!small_men_ && is_capital(c)) return take(1);
        if (!small_men_ && is_ascii(c)) return {};
        const ManSaid man = small_men_ ? small_man(rest()) : drawn_man(rest());
        at_ += man.size;
        return man.letter;
    }

    /// The letter of a file and one or two digits; empty if there is none.
    std::string_view square() {
        if (done() || !(small_men_ ? is_capital(text_[at_]) : is_small(text_[at_])) || !is_digit_at(at_ + 1)) return {};
        return take(is_digit_at(at_ + 2) ? 3 : 2);
    }

private:
    static bool is_in_loebs_way(std::string_view word) {
        return word.size() > 2 && is_small(word[0]) && is_capital(word[1]) && is_digit(word[2]);
    }

    bool is_digit_at(std::size_t at) const { return at < text_.size() && is_digit(text_[at]); }

    std::string_view take(std::size_t size) {
        const std::string_view taken(text_.data() + at_, size);
        at_ += size;
        return taken;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    bool small_men_ = false;
};

}  // namespace fourhand
