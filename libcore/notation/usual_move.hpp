// The usual word of move text, a move like "Nj1-i3" or "h4xQg5+" (formats/pgn4.md, "Moves"): decoded in one go while
// the text is cut up, understood when it is played.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/text.hpp"
#include "board/board.hpp"
#include "notation/slot_cursor.hpp"
#include "record/slot.hpp"

namespace fourhand {

/// What such a word says, as far as that can be told without a board.
struct UsualMove {
    /// As a Place says it.
    struct Name {
        std::uint8_t file = 0;
        std::uint8_t rank = no_rank;
    };
    static constexpr std::uint8_t no_rank = 0xff;

    Name from, to;
    std::uint8_t letter = 0;    ///< bytes of the moving man's letter, with which the word begins: 1 or 0
    bool takes = false;         ///< x stands between the squares
    std::uint8_t taken = 0;     ///< bytes of the captured man's letter: 1 or 0
    std::uint8_t taken_at = 0;  ///< where in the word it stands
    std::uint8_t checks = 0;    ///< how many +
    std::uint8_t mates = 0;     ///< how many #

    /// False: this is no usual move.
    explicit operator bool() const { return to.rank != no_rank; }
};

/// Takes the parts of a word off its beginning, and never a byte that ends words, as the one behind the text of a
/// Source does.
class UsualMoveReader {
public:
    /// So many bytes can be read from the beginning of the word on, be they its own or not.
    static constexpr std::size_t reach = 8;

    explicit UsualMoveReader(const char* word) : word_(word), at_(word) {}

    /// Fills a move that says nothing yet. False if the text begins with none that is usual.
    bool read(UsualMove& move) {
        if (is_capital(*at_)) move.letter = 1, ++at_;
        if (!square(move.from)) return false;
        if (*at_ == '-') {
            ++at_;
        } else if (!capture(move)) {
            return false;
        }
        if (!square(move.to)) return false;
        if (*at_ > ' ') marks(move);
        return true;
    }

    /// Behind what was read so far, be it in vain.
    const char* at() const { return at_; }

private:
    /// Its two bytes are looked at together: where the first is below 'a', the difference has a file beyond 'z'.
    bool square(UsualMove::Name& name) {
        constexpr unsigned first_name = 'a' | '1' << 8, files = 26, ranks = 9;
        const auto byte = [&](int at) { return static_cast<unsigned char>(at_[at]); };
        const unsigned square = (byte(0) | unsigned{byte(1)} << 8) - first_name;
        if (square >= ranks << 8 || (square & 0xff) >= files) return false;
        name.file = static_cast<std::uint8_t>(square);
        name.rank = static_cast<std::uint8_t>(square >> 8);
        at_ += 2;
        if (is_digit(*at_)) name.rank = static_cast<std::uint8_t>(name.rank * 10 + 9 + (*at_++ - '0'));
        return true;
    }

    bool capture(UsualMove& move) {
        if (*at_ != 'x') return false;
        move.takes = true;
        move.taken_at = static_cast<std::uint8_t>(++at_ - word_);
        if (is_capital(*at_)) move.taken = 1, ++at_;
        return true;
    }

    void marks(UsualMove& move) {
        move.checks = count('+');
        move.mates = count('#');
    }

    std::uint8_t count(char sign) {
        constexpr std::uint8_t most = 100;  // a usual word is never too long
        std::uint8_t count = 0;
        for (; *at_ == sign && count < most; ++at_) ++count;
        return count;
    }

    const char* const word_;
    const char* at_;
};

/// Puts what a usual move says into a slot that is used for such moves only; the slot keeps views into `word`, from
/// which it was read and whose place `where` is. False if the board has not both squares; then what stands in the slot
/// means nothing.
inline bool fill_slot(Slot& slot, const UsualMove& move, std::string_view word, const Board& board, Span where) {
    slot.from = board.at({move.from.file, move.from.rank});
    slot.to = board.at({move.to.file, move.to.rank});
    if (slot.from == Square::none || slot.to == Square::none) return false;
    slot.takes = move.takes;
    slot.checks = move.checks;
    slot.mates = move.mates;
    slot.letter = {word.data(), move.letter};
    slot.taken = {word.data() + move.taken_at, move.taken};
    slot.text = word;
    slot.where = where;
    return true;
}

}  // namespace fourhand
