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
    /// A file from 0 and a rank from 1 to 99; rank 0: no square.
    struct Name {
        std::uint8_t file = 0;
        std::uint8_t rank = 0;
    };

    Name from, to;
    std::uint8_t letter = 0;  ///< bytes of the moving man's letter, with which the word begins: 1 or 0
    std::uint8_t taken = 0;   ///< where in the word the captured man's letter stands; 0: it has none
    bool takes = false;       ///< x stands between the squares
    std::uint8_t checks = 0;  ///< how many +
    std::uint8_t mates = 0;   ///< how many #

    /// False: this is no usual move.
    explicit operator bool() const { return to.rank != 0; }
};

/// Takes the parts of a word off its beginning, and never a byte that ends words, as the one behind the text of a
/// Source does.
class UsualMoveReader {
public:
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

    /// The bytes that were read so far, be it in vain.
    std::size_t size() const { return static_cast<std::size_t>(at_ - word_); }

private:
    bool square(UsualMove::Name& name) {
        if (!is_small(at_[0]) || !is_digit(at_[1]) || at_[1] == '0') return false;
        int rank = at_[1] - '0';
        name.file = static_cast<std::uint8_t>(at_[0] - 'a');
        at_ += 2;
        if (is_digit(*at_)) rank = rank * 10 + (*at_++ - '0');
        name.rank = static_cast<std::uint8_t>(rank);
        return true;
    }

    bool capture(UsualMove& move) {
        if (*at_ != 'x') return false;
        move.takes = true;
        if (is_capital(*++at_)) move.taken = static_cast<std::uint8_t>(at_++ - word_);
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
    const auto named = [&](UsualMove::Name name) { return board.at({name.file, name.rank - 1}); };
    slot.from = named(move.from);
    slot.to = named(move.to);
    slot.takes = move.takes;
    slot.checks = move.checks;
    slot.mates = move.mates;
    slot.letter = {word.data(), move.letter};
    slot.taken = {word.data() + move.taken, move.taken != 0 ? std::size_t{1} : std::size_t{0}};
    slot.text = word;
    slot.where = where;
    return slot.from != Square::none && slot.to != Square::none;
}

}  // namespace fourhand
