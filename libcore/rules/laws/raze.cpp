// Loeb's rule 7: who loses his king loses his section of the board, and the captor puts missing men back.
#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "rules/laws/laws.hpp"
#include "rules/ply.hpp"

namespace fourhand::laws {

namespace {

bool is_king(const Rules& rules, Piece man) { return is_man(man) && contains(rules.tables().kings, man); }

/// Whether a king stands there whose owner is still in the game: with him falls a section. The king of a player who has
/// left is an obstacle like his other men.
bool is_king_in_the_game(const Position& position, Square square) {
    const Piece man = position.at(square);
    return is_king(position.rules(), man) && position.standing(position.rules().seat_of(man)) != Standing::Out;
}

Piece start_man(const Rules& rules, Square square) { return rules.start().cells[index(square)]; }

const std::string& letter_of(const Rules& rules, Piece man) { return rules.face(rules.kind_of(man)).letter; }

int on_board(const Position& position, Seat seat, const std::string& letter) {
    const Rules& rules = position.rules();
    int count = 0;
    for (std::size_t i = 0; i < rules.board().size(); ++i) {
        const Piece man = position.at(static_cast<Square>(i));
        count += is_man(man) && rules.seat_of(man) == seat && letter_of(rules, man) == letter;
    }
    return count;
}

/// "Missing" of a kind: the number at the start less the number on the board (a promoted queen counts as a queen); with
/// replace = removed only what this very move has cost.
int missing(const Position& before, const Position& after, Seat seat, const std::string& letter) {
    const Rules& rules = after.rules();
    if (rules.switches().replace == Switches::Replace::Removed)
        return on_board(before, seat, letter) - on_board(after, seat, letter);
    int count = -on_board(after, seat, letter);
    for (const Square square : rules.home(seat)) count += letter_of(rules, start_man(rules, square)) == letter;
    return count;
}

Square home_of_king(const Rules& rules, Seat seat) {
    for (const Square square : rules.home(seat))
        if (is_king(rules, start_man(rules, square))) return square;
    return Square::none;
}

/// Where the mover's king, lost with the section, may be put back: nowhere to choose (Square::none) if he is on the
/// board; else on the empty squares of the back row, else on any empty square of the section.
std::vector<Square> king_choices(const Position& after, Seat mover) {
    const Rules& rules = after.rules();
    if (after.king(mover) != Square::none) return {Square::none};
    std::vector<Square> back_row, section;
    for (const Square square : rules.home(mover)) {
        if (after.at(square) != Piece::none) continue;
        section.push_back(square);
        if (!contains(rules.tables().pawns, start_man(rules, square))) back_row.push_back(square);
    }
    return back_row.empty() ? section : back_row;
}

/// What stands against a choice of men put back: the first man in the way, if it is one man.
struct Fault {
    enum class Why { None, Forbidden, OnlyOne, Occupied, NotMissing };
    Why why = Why::None;
    Square at = Square::none;
};

/// The men put back by `choice` must be missing, and their starting squares empty.
Fault fault_of(const Position& before, const Position& after, Seat mover, const Move& choice) {
    const Rules& rules = after.rules();
    const auto replace = rules.switches().replace;
    if (choice.put_back != 0 && replace == Switches::Replace::None) return {Fault::Why::Forbidden};
    if (std::popcount(choice.put_back) > 1 && replace == Switches::Replace::One) return {Fault::Why::OnlyOne};
    std::vector<std::string> letters;
    for (std::size_t i = 0; i < rules.home(mover).size(); ++i) {
        if ((choice.put_back >> i & 1) == 0) continue;
        const Square square = rules.home(mover)[i];
        if (after.at(square) != Piece::none || square == choice.king_back) return {Fault::Why::Occupied, square};
        const Piece man = start_man(rules, square);
        letters.push_back(letter_of(rules, man));
        const auto back = std::count(letters.begin(), letters.end(), letters.back());
        if (is_king(rules, man) || back > missing(before, after, mover, letters.back()))
            return {Fault::Why::NotMissing, square};
    }
    return {};
}

/// Every missing man that finds an empty starting square of his kind; the lowest squares by file, then rank, first.
std::uint16_t everything(const Position& before, const Position& after, Seat mover, Square king) {
    Move choice;
    choice.king_back = king;
    for (std::size_t i = 0; i < after.rules().home(mover).size(); ++i) {
        const std::uint16_t kept = choice.put_back;
        choice.put_back = static_cast<std::uint16_t>(kept | 1u << i);
        if (fault_of(before, after, mover, choice).why != Fault::Why::None) choice.put_back = kept;
    }
    return choice.put_back;
}

/// The whole turn is judged, putting back included: the king must be safe after it (switch king_reentry: any).
bool is_safe(const Position& before, const Position& after, const Move& move) {
    const Seat mover = before.to_move();
    Position done = before.bare();
    done.play(move);
    if (done.king(mover) == Square::none) return false;
    const Square stood = before.king(mover) == move.from ? move.to : before.king(mover);
    const bool returned = before.rules().switches().king_reentry_any && after.at(stood) == Piece::wall;
    return returned || !done.in_check(mover);
}

Position after_plain(const Position& before, Move move) {
    move.put_back = 0;
    move.king_back = Square::none;
    Position after = before.bare();
    after.play(move);
    return after;
}

/// Why the king cannot be put back, or left out, as the move says; empty if he can.
std::string objection_to_king(const Position& before, const Position& after, const Move& move) {
    const Board& board = after.rules().board();
    const Seat mover = before.to_move();
    const Square now = after.king(mover), said = move.king_back;
    if (now == Square::none) {
        const std::vector<Square> choices = king_choices(after, mover);
        if (std::find(choices.begin(), choices.end(), said) != choices.end()) return {};
        std::vector<std::string> names;
        for (const Square square : choices) names.push_back(board.name(square));
        if (names.empty()) return "the king goes with the section, and no square of his own section is empty";
        return "the king goes with the section: the move must say on which square of his own section he stands "
               "again, " +
               join_or(names);
    }
    const Square went = before.king(mover) == move.from ? move.to : before.king(mover);
    if (said == Square::none || (said == now && now != went)) return {};
    if (now == went) return "the king stands on " + board.name(now) + " and is not put back";
    return "the king is put back on his own square, " + board.name(now) + ", which is empty";
}

std::string sentence_of(const Fault& fault, const Rules& rules) {
    const auto man = [&] { return rules.face(rules.kind_of(start_man(rules, fault.at))).name; };
    switch (fault.why) {
        case Fault::Why::Forbidden: return "by these rules no men are put back";
        case Fault::Why::OnlyOne: return "by these rules only one man is put back";
        case Fault::Why::Occupied: return "no man is put back on " + rules.board().name(fault.at) + ": it is not empty";
        case Fault::Why::NotMissing:
            return "no " + man() + " can be put back on " + rules.board().name(fault.at) + ": " +
                   (rules.switches().replace == Switches::Replace::Removed ? "this move does not cost so many of them"
                                                                           : "not so many are missing");
        case Fault::Why::None: break;
    }
    return {};
}

/// "B loses. The 2x8 section of board belonging to B is removed. All pieces on it are removed. (if there are kings on
/// it, other than A's, then they lose as well, and remove their 2x8 sections, and so on ...). Player A can replace any
/// missing pieces in a starting square of his for such a piece. B's remaining pieces remain on the board as inert
/// obstacles." (Loeb, rule 7)
class Raze : public Law {
public:
    std::uint8_t moments() const override { return Taken | Continues; }

    void taken(Ply& ply, Seat mover, Square, Piece man) const override {
        if (!is_king(ply.rules(), man)) return;
        if (ply.position().standing(ply.rules().seat_of(man)) == Standing::Out) return;
        remove_sections(ply, mover, ply.rules().seat_of(man));
        crown_pawns_at_new_edges(ply);
        put_back(ply, mover);
    }

    void continuations(const Position& before, const Move& plain, MoveList& all) const override {
        const Seat mover = before.to_move();
        const Position after = after_plain(before, plain);
        for (const Square king : king_choices(after, mover)) {
            Move move = plain;
            move.king_back = king;
            if (is_safe(before, after, move)) all.push(move);
            if (!is_king_in_the_game(before, plain.to)) continue;
            move.put_back = everything(before, after, mover, king);
            if (move.put_back != 0 && is_safe(before, after, move)) all.push(move);
        }
    }

    bool accepts(const Position& before, const Move& move) const override {
        if (move.put_back == 0 || move.from == Square::none || !is_king_in_the_game(before, move.to)) return false;
        const std::vector<Move> legal = before.legal_moves();
        const auto alike = [&](const Move& other) {
            return other.from == move.from && other.to == move.to && other.becomes == move.becomes &&
                   other.king_back == move.king_back;
        };
        if (std::none_of(legal.begin(), legal.end(), alike)) return false;
        const Position after = after_plain(before, move);
        return fault_of(before, after, before.to_move(), move).why == Fault::Why::None && is_safe(before, after, move);
    }

    std::optional<Refusal> objection(const Position& before, const Move& move) const override {
        const Rules& rules = before.rules();
        const bool ends = move.put_back != 0 || move.king_back != Square::none;
        if (!is_king_in_the_game(before, move.to)) {
            if (!ends) return std::nullopt;
            return Refusal{"no-king-taken", "no king of a player in the game is taken on " +
                                                rules.board().name(move.to) + ", so nobody is put back"};
        }
        const Position after = after_plain(before, move);
        if (std::string wrong = objection_to_king(before, after, move); !wrong.empty())
            return Refusal{"king-back", std::move(wrong)};
        const Fault fault = fault_of(before, after, before.to_move(), move);
        if (fault.why == Fault::Why::None) return std::nullopt;
        return Refusal{"men-back", sentence_of(fault, rules)};
    }

private:
    static void remove_sections(Ply& ply, Seat mover, Seat fallen) {
        const Rules& rules = ply.rules();
        std::vector<Seat> queue{fallen};
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const Seat seat = queue[next];
            ply.note_mate(seat);
            ply.set_standing(seat, Standing::Out);
            ply.set_removed(seat);
            for (const Square square : rules.home(seat)) {
                const Piece man = ply.position().at(square);
                const Seat owner = is_man(man) ? rules.seat_of(man) : Seat::none;
                const bool falls =
                    is_king(rules, man) && owner != mover && ply.position().standing(owner) != Standing::Out;
                if (falls && std::find(queue.begin(), queue.end(), owner) == queue.end()) queue.push_back(owner);
                ply.wall(square);
            }
        }
    }

    /// A pawn that has no square ahead any more is a queen at once (resolved by us; switch pawn_at_new_edge).
    static void crown_pawns_at_new_edges(Ply& ply) {
        const Rules& rules = ply.rules();
        const Tables& tables = rules.tables();
        if (rules.switches().new_edge_stays) return;
        for (std::size_t i = 0; i < rules.board().size(); ++i) {
            const auto square = static_cast<Square>(i);
            const Piece man = ply.position().at(square);
            if (!is_man(man) || !contains(tables.pawns, man) || tables.promotions[index(man)].empty()) continue;
            const Seat owner = rules.seat_of(man);
            if (ply.position().standing(owner) == Standing::Out) continue;
            const std::size_t ahead = tables.ahead[index(man) * tables.squares + i];
            if (ahead == tables.squares || ply.position().at(static_cast<Square>(ahead)) != Piece::wall) continue;
            ply.remove(square);
            ply.put(square, rules.piece(owner, tables.promotions[index(man)].front()));
        }
    }

    /// A lost king returns to his own square where it is empty; else the move says where. Men as the move says.
    static void put_back(Ply& ply, Seat mover) {
        const Rules& rules = ply.rules();
        if (ply.position().king(mover) == Square::none) {
            const Square own = home_of_king(rules, mover);
            const Square square = ply.position().at(own) == Piece::none ? own : ply.move().king_back;
            if (square != Square::none) ply.put(square, start_man(rules, own));
        }
        for (std::size_t i = 0; i < rules.home(mover).size(); ++i)
            if ((ply.move().put_back >> i & 1) != 0)
                ply.put(rules.home(mover)[i], start_man(rules, rules.home(mover)[i]));
    }
};

}  // namespace

Made raze(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<Raze>()); }

}  // namespace fourhand::laws
