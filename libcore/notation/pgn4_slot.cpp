// Move words of PGN4, and the other spellings that are met.
#include "notation/pgn4_slot.hpp"

#include <array>
#include <optional>
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

constexpr std::array<std::string_view, 4> dashes = {"-", "–", "—", "−"};
constexpr std::array<std::string_view, 2> captures = {"x", "×"};
constexpr std::array<std::string_view, 6> nag_signs = {"!", "?", "!!", "??", "!?", "?!"};

constexpr bool is_small(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

/// Loeb's way: small letters for men, the pawn's too, and capitals for squares (pC2-C4, nB5-C3).
bool is_in_loebs_way(std::string_view word) {
    return word.size() > 2 && is_small(word[0]) && is_capital(word[1]) && is_digit(word[2]);
}

/// A reader's place in a word.
class Cursor {
public:
    explicit Cursor(std::string_view text) : rest_(text), small_men_(is_in_loebs_way(text)) {}

    bool done() const { return rest_.empty(); }
    std::string_view rest() const { return rest_; }

    bool skip(std::string_view sign) {
        if (!rest_.starts_with(sign)) return false;
        rest_.remove_prefix(sign.size());
        return true;
    }

    template <std::size_t size>
    bool skip_any(const std::array<std::string_view, size>& signs) {
        for (const std::string_view sign : signs)
            if (skip(sign)) return true;
        return false;
    }

    std::uint8_t count(std::string_view sign) {
        std::uint8_t count = 0;
        while (count < 0xff && skip(sign)) ++count;
        return count;
    }

    /// A capital, a figurine, or any character that is not ASCII: the letter of a man. Empty if there is none.
    std::string_view letter() {
        if (rest_.empty()) return {};
        if (small_men_) return small_letter();
        if (is_capital(rest_.front())) return take(1);
        if (static_cast<unsigned char>(rest_.front()) < 0x80) return {};
        for (const Figurine& figurine : figurines)
            if (skip(figurine.sign)) return figurine.letter;
        std::size_t size = 1;
        while (size < rest_.size() && (static_cast<unsigned char>(rest_[size]) & 0xc0) == 0x80) ++size;
        return take(size);
    }

    /// The letter of a file and one or two digits; empty if there is none.
    std::string_view square() {
        std::size_t size = 0;
        if (rest_.empty() || !(small_men_ ? is_capital(rest_.front()) : is_small(rest_.front()))) return {};
        for (size = 1; size < rest_.size() && size < 3 && is_digit(rest_[size]);) ++size;
        return size > 1 ? take(size) : std::string_view{};
    }

private:
    /// The capital of a small letter before a square; none of a pawn that moves or is taken.
    std::string_view small_letter() {
        constexpr std::string_view capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        if (!is_small(rest_.front())) return take_capital();
        const auto number = static_cast<std::size_t>(rest_.front() - 'a');
        take(1);
        return number == 'p' - 'a' ? std::string_view{} : capitals.substr(number, 1);
    }

    /// Behind = a capital is a man as well; elsewhere it begins a square.
    std::string_view take_capital() {
        const bool square = rest_.size() > 1 && is_digit(rest_[1]);
        return is_capital(rest_.front()) && !square ? take(1) : std::string_view{};
    }

    std::string_view take(std::size_t size) {
        const std::string_view taken = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return taken;
    }

    std::string_view rest_;
    bool small_men_ = false;
};

class SlotReader {
public:
    SlotReader(std::string_view word, const Board& board, Span where) : word_(word), board_(board), cursor_(word) {
        slot_.text = word;
        slot_.where = where;
    }

    Result<Slot> read() {
        cut_nag();
        if (word_.ends_with(',')) cut(1);  // Loeb's separator
        if (const auto lost = lost_turn()) return *lost;
        if (const auto status = status_word()) return *status;
        if (const auto castle = castling()) return *castle;
        if (const std::string_view foreign = foreign_move(); !foreign.empty()) return unsupported(foreign);
        return move();
    }

private:
    /// Takes "!?" and the like off the end.
    void cut_nag() {
        std::size_t end = word_.size();
        while (end > 0 && (word_[end - 1] == '!' || word_[end - 1] == '?')) --end;
        const int nag = nag_of(word_.substr(end));
        if (nag == 0 || end == 0) return;
        slot_.nag = static_cast<std::uint8_t>(nag);
        cut(word_.size() - end);
    }

    void cut(std::size_t size) {
        word_.remove_suffix(size);
        cursor_ = Cursor(word_);
    }

    std::optional<Slot> lost_turn() {
        bool pass = word_ == "--" || word_ == "P" || word_ == "pass";
        for (const std::string_view dash : dashes) pass = pass || word_ == dash;
        if (!pass) return std::nullopt;
        slot_.says = Slot::Says::Pass;
        return slot_;
    }

    /// R T S # C D, and R#, T#, RS, TS.
    std::optional<Slot> status_word() {
        Cursor cursor(word_);
        if (cursor.skip("R")) {
            slot_.leaving = Slot::Leaving::Resigns;
        } else if (cursor.skip("T")) {
            slot_.leaving = Slot::Leaving::Oversteps;
        } else {
            return plain_status(cursor);
        }
        slot_.mates = cursor.count("#");
        slot_.stalemated = cursor.skip("S");
        slot_.says = Slot::Says::Leave;
        if (cursor.done()) return slot_;
        slot_.leaving = Slot::Leaving::No;
        slot_.mates = 0;
        slot_.stalemated = false;
        slot_.says = Slot::Says::Move;
        return std::nullopt;
    }

    std::optional<Slot> plain_status(Cursor cursor) {
        const std::array<std::pair<std::string_view, Slot::Says>, 4> signs = {{{"S", Slot::Says::Stalemate},
                                                                               {"#", Slot::Says::Mated},
                                                                               {"C", Slot::Says::Claim},
                                                                               {"D", Slot::Says::Draw}}};
        for (const auto& [sign, says] : signs) {
            if (cursor.rest() != sign) continue;
            slot_.says = says;
            return slot_;
        }
        return std::nullopt;
    }

    /// O-O and O-O-O, also with zeros or small letters.
    std::optional<Result<Slot>> castling() {
        Cursor cursor(word_);
        int rings = 0;
        while (rings < 3 && (rings == 0 || cursor.skip("-")) &&
               (cursor.skip("O") || cursor.skip("0") || cursor.skip("o")))
            ++rings;
        if (rings < 2 || cursor.rest().starts_with("-")) return std::nullopt;
        slot_.says = rings == 2 ? Slot::Says::CastleShort : Slot::Says::CastleLong;
        cursor_ = cursor;
        if (cursor_.rest().find('@') != std::string_view::npos) return unsupported("a gate of Seirawan chess");
        return marks();
    }

    Diagnostic unsupported(std::string_view what) const {
        return {Code::UnsupportedMove, slot_.where,
                std::string(slot_.text) + " is " + std::string(what) + ", which is not played here"};
    }

    std::string_view foreign_move() const {
        if (word_.find("&@") != std::string_view::npos) return "a gate of Seirawan chess";
        if (word_.find('@') != std::string_view::npos) return "a drop of crazyhouse";
        if (word_.find("Θ") != std::string_view::npos) return "a move of duck chess";
        return {};
    }

    Diagnostic bad(std::string_view why) const {
        return {Code::BadMoveText, slot_.where, "'" + std::string(slot_.text) + "' is no move: " + std::string(why)};
    }

    Result<Slot> move() {
        slot_.letter = cursor_.letter();
        const std::string_view from = cursor_.square();
        if (from.empty()) return bad("a move begins with the square it starts from");
        slot_.takes = cursor_.skip_any(captures);
        if (!slot_.takes && !cursor_.skip_any(dashes)) return bad("between two squares stands - or x");
        slot_.taken = cursor_.letter();
        if (!slot_.takes && !slot_.taken.empty()) return bad("the letter of a captured man stands behind x");
        const std::string_view to = cursor_.square();
        if (to.empty()) return bad("a move ends with the square it goes to");
        const bool capitals = is_capital(from.front());
        slot_.from = board_.named(capitals ? lower_case(from) : from);
        slot_.to = board_.named(capitals ? lower_case(to) : to);
        for (const auto& [square, name] : {std::pair{slot_.from, from}, std::pair{slot_.to, to}})
            if (square == Square::none)
                return Diagnostic{
                    Code::IllegalMove, slot_.where,
                    std::string(slot_.text) + " is not legal: the board has no square " + std::string(name)};
        return promotion();
    }

    Result<Slot> promotion() {
        if (!cursor_.skip("=")) return marks();
        slot_.becomes = cursor_.letter();
        if (slot_.becomes.empty()) return bad("behind = stands the letter of what the pawn becomes");
        return marks();
    }

    /// "+", "#", then R or T, then S; Loeb's "/all", "/Kc1", "/Ra3,Pc2" stands before or behind them.
    Result<Slot> marks() {
        men_put_back();
        slot_.checks = cursor_.count("+");
        slot_.mates = cursor_.count("#");
        if (cursor_.skip("R")) slot_.leaving = Slot::Leaving::Resigns;
        if (slot_.leaving == Slot::Leaving::No && cursor_.skip("T")) slot_.leaving = Slot::Leaving::Oversteps;
        slot_.stalemated = cursor_.skip("S");
        men_put_back();
        if (!cursor_.done()) return bad("'" + std::string(cursor_.rest()) + "' has no meaning at its end");
        return slot_;
    }

    void men_put_back() {
        if (slot_.says != Slot::Says::Move || !cursor_.rest().starts_with("/")) return;
        const std::size_t end = std::min(cursor_.rest().find_first_of("+#"), cursor_.rest().size());
        slot_.put_back = cursor_.rest().substr(0, end);
        cursor_.skip(slot_.put_back);
    }

    std::string_view word_;
    const Board& board_;
    Cursor cursor_;
    Slot slot_;
};

}  // namespace

Result<Slot> read_slot(std::string_view word, const Board& board, Span where) {
    return SlotReader(word, board, where).read();
}

int nag_of(std::string_view sign) {
    for (std::size_t i = 0; i < nag_signs.size(); ++i)
        if (sign == nag_signs[i]) return static_cast<int>(i) + 1;
    return 0;
}

}  // namespace fourhand
