// Move words of PGN4, and the other spellings that are met.
#include "notation/pgn4_slot.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "base/text.hpp"

namespace fourhand {

namespace {

struct Figurine {
    std::string_view sign;
    std::string_view letter;
};
constexpr std::array figurines = {
    Figurine{"♔", "K"}, Figurine{"♕", "Q"}, Figurine{"♖", "R"}, Figurine{"♗", "B"},
    Figurine{"♘", "N"}, Figurine{"♙", "P"}, Figurine{"♚", "K"}, Figurine{"♛", "Q"},
    Figurine{"♜", "R"}, Figurine{"♝", "B"}, Figurine{"♞", "N"}, Figurine{"♟", "P"},
};

constexpr std::string_view duck = "Θ";
constexpr std::array<std::string_view, 3> long_dashes = {"–", "—", "−"};
constexpr std::array<std::string_view, 6> nag_signs = {"!", "?", "!!", "??", "!?", "?!"};

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

constexpr bool is_small(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

/// Loeb's way: small letters for men, the pawn's too, and capitals for squares (pC2-C4, nB5-C3).
bool is_in_loebs_way(std::string_view word) {
    return word.size() > 2 && is_small(word[0]) && is_capital(word[1]) && is_digit(word[2]);
}

/// A man's letter, and how many bytes of a word say it. No letter: he is a pawn, or there is none.
struct ManSaid {
    std::string_view letter;
    std::size_t size = 0;
};

/// In Loeb's way: the capital of a small letter; behind = a capital is a man as well, elsewhere it begins a square.
ManSaid small_man(std::string_view text) {
    constexpr std::string_view capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    if (text[0] == 'p') return {{}, 1};
    if (is_small(text[0])) return {capitals.substr(static_cast<std::size_t>(text[0] - 'a'), 1), 1};
    const bool square = text.size() > 1 && is_digit(text[1]);
    return is_capital(text[0]) && !square ? ManSaid{text.substr(0, 1), 1} : ManSaid{};
}

/// A figurine, or any other character that is not ASCII and no duck.
ManSaid drawn_man(std::string_view text) {
    if (text.starts_with(duck)) return {};
    for (const Figurine& figurine : figurines)
        if (text.starts_with(figurine.sign)) return {figurine.letter, figurine.sign.size()};
    std::size_t size = 1;
    while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xc0) == 0x80) ++size;
    return {text.substr(0, size), size};
}

/// All men but capitals; seldom met, and therefore out of the way.
[[gnu::noinline]] ManSaid other_man(std::string_view text, bool small) {
    return small ? small_man(text) : drawn_man(text);
}

/// A reader's place in a word.
class Cursor {
public:
    explicit Cursor(std::string_view text) : text_(text), small_men_(is_in_loebs_way(text)) {}

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

    bool skip_dash() {
        return skip('-') || std::any_of(long_dashes.begin(), long_dashes.end(),
                                        [&](const std::string_view dash) { return skip(dash); });
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
        const ManSaid man = other_man(rest(), small_men_);
        at_ += man.size;
        return man.letter;
    }

    /// The letter of a file and one or two digits; empty if there is none.
    std::string_view square() {
        if (done() || !(small_men_ ? is_capital(text_[at_]) : is_small(text_[at_])) || !is_digit_at(at_ + 1)) return {};
        return take(is_digit_at(at_ + 2) ? 3 : 2);
    }

private:
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
        cursor_ = Cursor(word_);
    }

    bool is_whole_word() {
        if (word_.size() > longest_whole_word) return false;
        Cursor cursor = cursor_;
        if (cursor.skip_dash() && cursor.done()) slot_.says = Slot::Says::Pass;
        for (const WholeWord& row : whole_words)
            if (row.word == word_) slot_.says = row.says;
        return slot_.says != Slot::Says::Move;
    }

    /// R and T alone, R#, T#, RS, TS.
    bool is_leaving() {
        Cursor cursor = cursor_;
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
        Cursor cursor = cursor_;
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
        Cursor cursor = cursor_;
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
    Cursor cursor_;
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

int nag_of(std::string_view sign) {
    if (!sign.starts_with('!') && !sign.starts_with('?')) return 0;
    for (std::size_t i = 0; i < nag_signs.size(); ++i)
        if (sign == nag_signs[i]) return static_cast<int>(i) + 1;
    return 0;
}

}  // namespace fourhand
