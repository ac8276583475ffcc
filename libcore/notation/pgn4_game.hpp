// The move text of one PGN4 game, token by token.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/source.hpp"
#include "notation/lexer.hpp"
#include "notation/notation.hpp"
#include "record/replay.hpp"

namespace fourhand {

/// How far the main line of a move text could be read.
struct MoveTextEnd {
    std::size_t plies = 0;     ///< of the main line
    bool whole = true;         ///< nothing of the main line is left
    bool unsupported = false;  ///< it stopped at a move of a game that is not played here
};

/// Plays the tokens of a game, telling the replay's sink. What the main line could not play goes to `sink` as unplayed
/// text.
class Pgn4Moves {
public:
    Pgn4Moves(const Source& source, const GameText& game, const ReadOptions& options, Replay& replay, GameSink& sink,
              Diagnostics& findings);
    MoveTextEnd play();

private:
    bool play_usual(const Token& token);
    void play_token(const Token& token);
    void number(Span where);
    void word(const Token& token);
    bool may_move(const Token& token);
    bool too_many(const Token& token);
    void comment(Span where);
    void nag(Span where);
    void open(Span where);
    void close(Span where);
    bool play_slot(std::string_view text, Span where);
    std::vector<Span> comments_behind() const;
    bool play_pass(Slot slot);
    bool enter(const Slot& slot);
    void check_round(const Slot& slot);
    void wrong_round(const Token& number, int round, bool opens);
    void warn_of_parting(Span where);
    void abandon();
    void skip_variation(std::size_t text_begin);
    void keep_as_comment(Span text);
    void report(Code code, Span where, std::string message);
    std::string_view text(Span where) const { return {text_.data() + where.begin, where.end - where.begin}; }
    bool is_last() const { return at_ + 1 == tokens_end_; }

    const std::string_view text_;  ///< of the whole file
    const Board& board_;
    const GameText& game_;
    const ReadOptions& options_;
    Replay& replay_;
    GameSink& sink_;
    Diagnostics& findings_;
    MoveTextEnd end_;
    Slot usual_;       ///< what a usual move says; what it cannot say stays empty
    const Token* at_;  ///< the token we are at
    const Token* const tokens_end_;
    std::vector<Span> open_;         ///< parentheses of the variations we are in
    bool parted_ = true;             ///< ".." or a number stands before the next word
    const Token* number_ = nullptr;  ///< the number before the next word of the main line
    int shift_ = 0;                  ///< by how much the record's round numbers are off, once that was reported
    bool parting_warned_ = false;
};

/// Where a token begins in the text, its brace or $ and points told with it included.
std::size_t token_begin(const Token& token);

}  // namespace fourhand
