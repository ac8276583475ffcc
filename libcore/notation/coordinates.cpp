// Moves as coordinates, both ways.
#include <algorithm>
#include <bit>
#include <utility>

#include "base/text.hpp"
#include "notation/cells.hpp"
#include "notation/movetext.hpp"
#include "rules/lone_moves.hpp"

namespace fourhand {

namespace {

/// The men put back, one by one: "Ra3,Pc2".
std::string men_put_back(const Rules& rules, Seat mover, std::uint16_t put_back) {
    std::string text;
    const auto home = rules.home(mover);
    for (std::size_t i = 0; i < home.size(); ++i) {
        if ((put_back >> i & 1) == 0) continue;
        text += (text.empty() ? "" : ",") + letter_of(rules.start().cells[index(home[i])], rules) +
                rules.board().name(home[i]);
    }
    return text;
}

/// The letter of a seat's king, whatever it is.
std::string king_letter(const Rules& rules, Seat seat) {
    for (const Square square : rules.home(seat))
        if (const Piece man = rules.start().cells[index(square)]; rules.face(rules.kind_of(man)).royal)
            return letter_of(man, rules);
    return {};
}

std::string move_text(const Rules& rules, Seat mover, const Move& move, const std::string& men) {
    const std::string name(lone_name(move.sort));
    if (!name.empty() && move.from == Square::none) return name;
    std::string text = rules.board().name(move.from) + '-' + rules.board().name(move.to);
    if (move.becomes != Kind::none) text += '=' + rules.face(move.becomes).letter;
    if (move.leaves()) return text + '/' + name;
    if (move.king_back != Square::none) text += '/' + king_letter(rules, mover) + rules.board().name(move.king_back);
    if (!men.empty()) text += (move.king_back == Square::none ? '/' : ',') + men;
    return text;
}

bool same_step(const Move& a, const Move& b) {
    return a.from == b.from && a.to == b.to && a.becomes == b.becomes && a.king_back == b.king_back;
}

/// All that can be put back at the end of this move, as the list of legal moves names it; nothing where only one man
/// may be, who must be named.
std::uint16_t everything_back(const Position& position, const Move& move) {
    if (position.rules().switches().replace == Switches::Replace::One) return 0;
    std::uint16_t most = 0;
    for (const Move& other : position.legal_moves())
        if (same_step(other, move) && std::popcount(other.put_back) > std::popcount(most)) most = other.put_back;
    return most;
}

/// A letter and a number, on whatever board.
bool is_square_name(std::string_view text) {
    return text.size() > 1 && text[0] >= 'a' && text[0] <= 'z' &&
           std::all_of(text.begin() + 1, text.end(), [](char c) { return is_digit(c); });
}

/// One text in coordinates, being read.
class Reading {
public:
    Reading(std::string_view text, const Position& position)
        : text_(text), position_(position), rules_(position.rules()), board_(position.rules().board()) {}
    Result<Move> finish();
    /// Why finish() found it not legal.
    const Refusal& refusal() const { return refusal_; }

private:
    Diagnostic no_move(std::string_view part, std::string message) const;
    Diagnostic illegal(Refusal reason);
    Result<Move> lone_word(Move::Sort sort);
    std::optional<Diagnostic> read_squares(std::string_view squares);
    std::optional<Diagnostic> read_promotion(std::string_view letter);
    std::optional<Diagnostic> read_ending(std::string_view ending);
    std::optional<Diagnostic> read_man_put_back(std::string_view man);
    Kind becomes() const;
    Result<Move> plain();
    Result<Move> with_ending();
    std::optional<Move> legal_ending(Move move, bool all) const;
    std::optional<Move> legal_without_king(Move move, bool all) const;
    std::optional<Move> legal_as_said(const Move& move, bool all) const;
    Refusal why_not(Move move) const;

    std::string_view text_;
    const Position& position_;
    const Rules& rules_;
    const Board& board_;
    Move move_;
    Refusal refusal_{};
    bool promotion_said_ = false;
    bool all_ = false;
};

Diagnostic Reading::no_move(std::string_view part, std::string message) const {
    const auto begin = static_cast<std::size_t>(part.data() - text_.data());
    return {Code::BadMoveText,
            {begin, begin + part.size()},
            std::move(message),
            {"a move in coordinates is e2-e4, h7-h8=Q for a promotion, or pass"}};
}

Diagnostic Reading::illegal(Refusal reason) {
    refusal_ = std::move(reason);
    return {
        Code::IllegalMove,
        {0, text_.size()},
        std::string(text_) + " is not legal for " + rules_.seat(position_.to_move()).colour + ": " + refusal_.sentence};
}

Result<Move> Reading::lone_word(Move::Sort sort) {
    const Move move = Move::of(sort);
    if (position_.legal(move)) return move;
    if (position_.outcome()) return illegal({"over", "the game is over"});
    if (sort == Move::Sort::Penalty) return illegal({"pass", "he has to pass without it"});
    return illegal({"pass", "a turn is lost only by a player who cannot move"});
}

std::optional<Diagnostic> Reading::read_squares(std::string_view squares) {
    const std::size_t hyphen = squares.find('-');
    if (hyphen == std::string_view::npos)
        return no_move(text_, "\"" + printable(text_) + "\" is no move in coordinates");
    const std::string_view from = squares.substr(0, hyphen), to = squares.substr(hyphen + 1);
    move_.from = board_.named(from);
    move_.to = board_.named(to);
    for (const auto& [name, square] : {std::pair(from, move_.from), std::pair(to, move_.to)})
        if (square == Square::none)
            return no_move(name, is_square_name(name)
                                     ? "the board has no square \"" + printable(name) + "\""
                                     : "\"" + printable(name) + "\" is no square: write both squares, e2-e4");
    return std::nullopt;
}

std::optional<Diagnostic> Reading::read_promotion(std::string_view letter) {
    promotion_said_ = true;
    for (std::size_t kind = 0; kind < rules_.kinds(); ++kind) {
        const KindFace& face = rules_.face(static_cast<Kind>(kind));
        if (face.letter == letter && !face.pawn && !face.royal) {
            move_.becomes = static_cast<Kind>(kind);
            return std::nullopt;
        }
    }
    return no_move(letter, "no pawn becomes \"" + printable(letter) + "\" in this game");
}

std::optional<Diagnostic> Reading::read_man_put_back(std::string_view man) {
    const Square square = man.size() < 2 ? Square::none : board_.named(man.substr(1));
    const std::string_view letter = man.substr(0, std::min<std::size_t>(1, man.size()));
    const auto home = rules_.home(position_.to_move());
    const auto at = std::find(home.begin(), home.end(), square);
    if (square != Square::none && letter == king_letter(rules_, position_.to_move()) &&
        move_.king_back == Square::none) {
        move_.king_back = square;
        return std::nullopt;
    }
    if (square == Square::none || at == home.end() || letter_of(rules_.start().cells[index(square)], rules_) != letter)
        return no_move(man, "\"" + printable(man) + "\" is no man on a starting square of " +
                                rules_.seat(position_.to_move()).colour);
    move_.put_back = static_cast<std::uint16_t>(move_.put_back | 1u << (at - home.begin()));
    return std::nullopt;
}

std::optional<Diagnostic> Reading::read_ending(std::string_view ending) {
    if (ending == "resign" || ending == "timeout") {
        move_.sort = ending == "resign" ? Move::Sort::Resign : Move::Sort::Timeout;
        return std::nullopt;
    }
    if (!rules_.has_sections())
        return no_move(ending, "\"/" + printable(ending) + "\": no men are put back in this game");
    for (const std::string_view man : split(ending, ',')) {
        if (man == "all") {
            all_ = true;
        } else if (auto error = read_man_put_back(man)) {
            return error;
        }
    }
    return std::nullopt;
}

/// What the pawn becomes, where that is left out and there is no choice.
Kind Reading::becomes() const {
    const Piece man = position_.at(move_.from);
    if (promotion_said_ || !is_man(man)) return move_.becomes;
    const auto choices = position_.promotions(man, move_.to);
    return choices.size() == 1 ? choices.front() : Kind::none;
}

Result<Move> Reading::plain() {
    if (const auto move = position_.find(move_.from, move_.to, becomes())) return *move;
    return illegal(position_.refusal(move_.from, move_.to, becomes()));
}

std::optional<Move> Reading::legal_ending(Move move, bool all) const {
    if (all) move.put_back = everything_back(position_, move);
    if (!position_.legal(move) || (all && move.put_back == 0)) return std::nullopt;
    return move;
}

/// A king who has his own square to go back to goes there unsaid; to say it is no fault.
std::optional<Move> Reading::legal_without_king(Move move, bool all) const {
    const Square said = std::exchange(move.king_back, Square::none);
    const Seat mover = position_.to_move();
    if (said == Square::none || said == position_.king(mover)) return std::nullopt;
    std::optional<Move> legal = legal_ending(move, all);
    if (!legal) return std::nullopt;
    Position after = position_.bare();
    after.play(*legal);
    return after.king(mover) == said && said != legal->to ? legal : std::nullopt;
}

std::optional<Move> Reading::legal_as_said(const Move& move, bool all) const {
    const auto legal = legal_ending(move, all);
    return legal ? legal : legal_without_king(move, all);
}

Refusal Reading::why_not(Move move) const {
    if (move.sort != Move::Sort::Step)
        return {"leaves", "a player who leaves can walk with his king only where it is safe"};
    const Piece taken = position_.at(move.to);
    const bool takes_king = is_man(taken) && rules_.face(rules_.kind_of(taken)).royal &&
                            position_.standing(rules_.seat_of(taken)) != Standing::Out;
    if (all_ && !takes_king) move.put_back = 1;  // whoever it is, nobody comes back
    if (!all_ || !takes_king || !legal_as_said(move, false)) return position_.refusal(move);
    if (rules_.switches().replace == Switches::Replace::One)
        return {"men-back", "by these rules one man is put back, and the move must name him"};
    return {"men-back", "there is no man to be put back"};
}

Result<Move> Reading::with_ending() {
    Move move = move_;
    move.becomes = becomes();
    if (const auto legal = legal_as_said(move, all_)) return *legal;
    return illegal(why_not(move));
}

Result<Move> Reading::finish() {
    if (const auto sort = lone_move_named(text_)) return lone_word(*sort);
    const std::size_t slash = text_.find('/');
    std::string_view squares = text_.substr(0, slash);
    if (const std::size_t equals = squares.find('='); equals != std::string_view::npos) {
        if (auto error = read_promotion(squares.substr(equals + 1))) return *error;
        squares = squares.substr(0, equals);
    }
    if (auto error = read_squares(squares)) return *error;
    if (slash == std::string_view::npos) return plain();
    if (auto error = read_ending(text_.substr(slash + 1))) return *error;
    return with_ending();
}

}  // namespace

std::string coordinates(const Rules& rules, Seat mover, const Move& move) {
    return move_text(rules, mover, move,
                     move.put_back == 0 ? std::string() : men_put_back(rules, mover, move.put_back));
}

std::string coordinates(const Position& before, const Move& move) {
    if (move.put_back != 0 && move.put_back == everything_back(before, move))
        return move_text(before.rules(), before.to_move(), move, "all");
    return coordinates(before.rules(), before.to_move(), move);
}

Result<Move> read_coordinates(std::string_view text, const Position& position) {
    return Reading(text, position).finish();
}

Refusal refusal_of_coordinates(std::string_view text, const Position& position) {
    Reading reading(text, position);
    static_cast<void>(reading.finish());
    return reading.refusal();
}

}  // namespace fourhand
