// Moves as PGN4 tokens.
#include "notation/movetext.hpp"

#include <bit>

#include "notation/fen4.hpp"

namespace fourhand {

namespace {

std::string castle_text(const Rules& rules, const Move& move) {
    return rules.tables().castle_way(move.from, move.to)->short_side ? "O-O" : "O-O-O";
}

/// From and goal, with the letters of who moves and what is taken; promotion.
std::string squares_text(const Position& position, const Move& move) {
    const Rules& rules = position.rules();
    const KindFace& mover = rules.face(rules.kind_of(position.at(move.from)));
    const Piece taken = position.at(move.to);
    std::string text;
    if (!mover.pawn) text += mover.written;
    text += rules.board().name(move.from);
    text += is_man(taken) || move.sort == Move::Sort::EnPassant ? 'x' : '-';
    if (is_man(taken) && !rules.face(rules.kind_of(taken)).pawn) text += rules.face(rules.kind_of(taken)).written;
    text += rules.board().name(move.to);
    if (move.becomes != Kind::none) text += '=' + rules.face(move.becomes).letter;
    return text;
}

/// "R#": he left while his king, alone, could not get out of check. Whom his men, now stone, mate is no mark of his.
std::string leaving_text(const Position& after, const Move& move) {
    std::string text = move.sort == Move::Sort::Resign ? "R" : "T";
    if (move.from == Square::none && contains(SeatSet{after.last_effect().mated}, after.last_mover())) text += '#';
    return text;
}

}  // namespace

std::string play_pgn4_token(Position& position, const Move& move) {
    if (move.loses_turn()) {
        position.play_noting(move);
        return "--";
    }
    std::string text, ending;
    if (move.sort == Move::Sort::Castle) {
        text = castle_text(position.rules(), move);
    } else if (move.from != Square::none) {
        text = squares_text(position, move);
    }
    if (move.put_back != 0 || move.king_back != Square::none) {
        ending = coordinates(position, move);
        ending.erase(0, ending.find('/'));
    }
    position.play_noting(move);
    const PlyEffect effect = position.last_effect();
    // chess.com's castling never shows the check that it gives.
    if (move.from != Square::none && !(move.sort == Move::Sort::Castle && position.rules().is_chesscom_game()))
        text.append(static_cast<std::size_t>(effect.new_checks), '+');
    if (move.leaves()) return text + leaving_text(position, move);
    text.append(static_cast<std::size_t>(std::popcount(effect.mated)), '#');
    return text + ending;
}

std::string pgn4_token(Position& position, const Move& move) {
    std::string text = play_pgn4_token(position, move);
    position.take_back();
    return text;
}

}  // namespace fourhand
