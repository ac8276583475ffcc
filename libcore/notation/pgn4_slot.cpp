// Move words of PGN4, and the other spellings that are met.
#include "notation/pgn4_slot.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "base/text.hpp"
#include "notation/slot_cursor.hpp"

namespace fourhand {

namespace {

/// Words that are a slot as they stand; a dash is one too.
struct WholeWord {
    std::string_view word;
    Slot::Says says;
};
constexpr std::array whole_words = {
    WholeWord{"--", Slot::Says::Pass},     WholeWord{"P", Slot::Says::Pass},  WholeWord{"pass", Slot::Says::Pass},
    WholeWord{"S", Slot::Says::Stalemate}, WholeWord{"#", Slot::Says::Mated}, WholeWord{"C", Slot::Says::Claim},
    WholeWord{"D", Slot::Says::Draw},
};
constexpr std::size_t longest_whole_word = 4;

class SlotReader {
public:
    /// Fills an empty slot.
    SlotReader(std::string_view word, const Board& board, Span where, Slot& slot)
        : word_(word), board_(board), cursor_(word), slot_(slot) {
        slot_.text = word;
        slot_.where = where;
    }

    /// False if it is no slot; then there is a complaint.
    bool read() {
        cut_nag();
        if (word_.ends_with(',')) cut(1);  // Loeb's separator
        if (is_whole_word() || is_leaving()) return true;
        if (is_castling()) return castling();
        if (move()) return true;
        if (const std::string_view foreign = foreign_move(); !foreign.empty()) unsupported(foreign);
        return false;
    }

    Diagnostic complaint() const { return {code_, slot_.where, complaint_}; }

private:
    /// Takes "!?" and the like off the end.
    void cut_nag() {
        std::size_t end = word_.size();
        while (end > 0 && (word_[end - 1] == '!' || word_[end - 1] == '?')) --end;
        if (end == 0 || end == word_.size()) return;
        const int nag = nag_of(word_.substr(end));
        if (nag == 0) return;
        slot_.nag = static_cast<std::uint8_t>(nag);
        cut(word_.size() - end);
    }

    void cut(std::size_t size) {
        word_.remove_suffix(size);
        cursor_ = SlotCursor(word_);
    }

    bool is_whole_word() {
        if (word_.size() > longest_whole_word) return false;
        SlotCursor cursor = cursor_;
        if (cursor.skip_dash() && cursor.done()) slot_.says = Slot::Says::Pass;
        for (const WholeWord& row : whole_words)
            if (row.word == word_) slot_.says = row.says;
        return slot_.says != Slot::Says::Move;
    }

    /// R and T alone, R#, T#, RS, TS.
    bool is_leaving() {
        SlotCursor cursor = cursor_;
        const Slot::Leaving leaving = cursor.leaving();
        if (leaving == Slot::Leaving::No) return false;
        const std::uint8_t mates = cursor.count('#');
        const bool stalemated = cursor.skip('S');
        if (!cursor.done()) return false;
        slot_.says = Slot::Says::Leave;
        slot_.leaving = leaving;
        slot_.mates = mates;
        slot_.stalemated = stalemated;
        return true;
    }

    /// O-O and O-O-O, also with zeros or small letters.
    bool is_castling() {
        SlotCursor cursor = cursor_;
        int rings = 0;
        do {
            if (!cursor.skip('O') && !cursor.skip('0') && !cursor.skip('o')) return false;
            ++rings;
        } while (rings < 3 && cursor.skip('-'));
        if (rings < 2 || cursor.at('-')) return false;
        slot_.says = rings == 2 ? Slot::Says::CastleShort : Slot::Says::CastleLong;
        cursor_ = cursor;
        return true;
    }

    bool castling() {
        if (cursor_.rest().find('@') != std::string_view::npos) return unsupported("a gate of Seirawan chess");
        return marks();
    }

    /// Always false, as the next three are.
    bool complain(Code code, std::string message) {
        code_ = code;
        complaint_ = std::move(message);
        return false;
    }

    bool unsupported(std::string_view what) {
        return complain(Code::UnsupportedMove,
                        std::string(slot_.text) + " is " + std::string(what) + ", which is not played here");
    }

    bool bad(std::string_view why) {
        return complain(Code::BadMoveText, "'" + std::string(slot_.text) + "' is no move: " + std::string(why));
    }

    bool no_square(std::string_view name) {
        return complain(Code::IllegalMove,
                        std::string(slot_.text) + " is not legal: the board has no square " + std::string(name));
    }

    std::string_view foreign_move() const {
        if (word_.find("&@") != std::string_view::npos) return "a gate of Seirawan chess";
        if (word_.find('@') != std::string_view::npos) return "a drop of crazyhouse";
        if (word_.find(duck) != std::string_view::npos) return "a move of duck chess";
        return {};
    }

    bool move() {
        SlotCursor cursor = cursor_;
        slot_.letter = cursor.letter();
        const std::string_view from = cursor.square();
        if (from.empty()) return bad("a move begins with the square it starts from");
        slot_.takes = cursor.skip('x') || cursor.skip("×");
        if (!slot_.takes && !cursor.skip_dash()) return bad("between two squares stands - or x");
        slot_.taken = cursor.letter();
        if (!slot_.takes && !slot_.taken.empty()) return bad("the letter of a captured man stands behind x");
        const std::string_view to = cursor.square();
        if (to.empty()) return bad("a move ends with the square it goes to");
        slot_.from = square_named(from);
        if (slot_.from == Square::none) return no_square(from);
        slot_.to = square_named(to);
        if (slot_.to == Square::none) return no_square(to);
        cursor_ = cursor;
        return cursor.done() || (promotion() && marks());
    }

    bool promotion() {
        if (!cursor_.skip('=')) return true;
        slot_.becomes = cursor_.letter();
        return !slot_.becomes.empty() || bad("behind = stands the letter of what the pawn becomes");
    }

    /// In Loeb's way its file is a capital.
    Square square_named(std::string_view name) const {
        return is_capital(name.front()) ? board_.named(lower_case(name)) : board_.named(name);
    }

    /// "+", "#", then R or T, then S; Loeb's "/all", "/Kc1", "/Ra3,Pc2" stands before or behind them.
    bool marks() {
        men_put_back();
        slot_.checks = cursor_.count('+');
        slot_.mates = cursor_.count('#');
        slot_.leaving = cursor_.leaving();
        slot_.stalemated = cursor_.skip('S');
        men_put_back();
        if (!cursor_.done()) return bad("'" + std::string(cursor_.rest()) + "' has no meaning at its end");
        return true;
    }

    /// Behind / as well a drop or a duck makes it a move of another game.
    void men_put_back() {
        if (slot_.says != Slot::Says::Move || !cursor_.at('/') || !foreign_move().empty()) return;
        const std::size_t end = std::min(cursor_.rest().find_first_of("+#"), cursor_.rest().size());
        slot_.put_back = cursor_.rest().substr(0, end);
        cursor_.skip(slot_.put_back);
    }

    std::string_view word_;
    const Board& board_;
    SlotCursor cursor_;
    Slot& slot_;
    Code code_{};
    std::string complaint_;
};

}  // namespace

Result<Slot> read_slot(std::string_view word, const Board& board, Span where) {
    Result<Slot> read{Slot{}};
    SlotReader reader(word, board, where, *read);
    if (!reader.read()) read = reader.complaint();
    return read;
}

}  // namespace fourhand
