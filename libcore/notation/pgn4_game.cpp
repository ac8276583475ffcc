// Tokens turned into slots, comments and variations.
#include "notation/pgn4_game.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "notation/foreign_bytes.hpp"
#include "notation/game_reading.hpp"
#include "notation/pgn4_slot.hpp"
#include "record/result.hpp"
#include "record/said.hpp"

namespace fourhand {

namespace {

bool is_glue(Token::Kind kind) { return kind == Token::Kind::Number || kind == Token::Kind::Points; }

}  // namespace

std::size_t token_begin(const Token& token) {
    constexpr std::size_t points = usual_separator.size() - 1;  // with the blank behind them
    const bool marked = token.kind == Token::Kind::Comment || token.kind == Token::Kind::Nag;
    return token.where.begin - (token.points_before ? points : marked);
}

Pgn4Moves::Pgn4Moves(const Source& source, const GameText& game, const ReadOptions& options, Replay& replay,
                     GameSink& sink, Diagnostics& findings)
    : text_(source.text()),
      board_(replay.position().rules().board()),
      game_(game),
      options_(options),
      replay_(replay),
      sink_(sink),
      findings_(findings),
      at_(game.tokens.data()),
      tokens_end_(at_ + game.tokens.size()) {}

MoveTextEnd Pgn4Moves::play() {
    for (; at_ != tokens_end_; ++at_)
        if (!play_usual(*at_)) play_token(*at_);
    if (!open_.empty()) report(Code::UnclosedVariation, open_.back(), "this variation has no )");
    while (replay_.depth() > 0) replay_.end_variation(open_.back());
    end_.plies = replay_.position().plies();
    return end_;
}

/// False for all but a usual move between two squares of the board.
inline bool Pgn4Moves::play_usual(const Token& token) {
    if (!token.usual || !fill_slot(usual_, token.usual, text(token.where), board_, token.where)) return false;
    if (!may_move(token)) return true;
    parted_ = false;
    if (!enter(usual_)) abandon();
    return true;
}

inline void Pgn4Moves::play_token(const Token& token) {
    switch (token.kind) {
        case Token::Kind::Number: return number(token.where);
        case Token::Kind::Points: parted_ = true; return;
        case Token::Kind::Word:
        case Token::Kind::Overlong: return word(token);
        case Token::Kind::Comment: return comment(token.where);
        case Token::Kind::Open: return open(token.where);
        case Token::Kind::Close: return close(token.where);
        case Token::Kind::Nag: return nag(token.where);
    }
}

void Pgn4Moves::report(Code code, Span where, std::string message) {
    findings_.report({code, where, std::move(message)});
}

/// "5." opens a round; "5.." and "5. .." go on in the middle of one.
void Pgn4Moves::number(Span where) {
    parted_ = true;
    const bool two_points = text_.data()[where.end] == '.' && text_.data()[where.end + 1] == '.';
    const bool points_follow = !is_last() && at_[1].kind == Token::Kind::Points;
    if (replay_.depth() == 0 && !two_points && !points_follow) number_ = at_;
}

/// A lost or doubled token betrays itself where a round number comes too early or too late.
inline void Pgn4Moves::check_round(const Slot& slot) {
    const Token& number = *std::exchange(number_, nullptr);
    if (slot.says == Slot::Says::Stalemate || slot.says == Slot::Says::Mated) return;
    const Seat seat = replay_.position().to_move();
    const bool opens = replay_.line().opens_round(seat);
    const int round = replay_.line().round(seat), said = number.number;
    const bool as_expected = said != no_number && std::int64_t{said} == std::int64_t{round} + shift_;
    if (!opens || !as_expected) wrong_round(number, round, opens);
}

void Pgn4Moves::wrong_round(const Token& number, int round, bool opens) {
    const std::string said(text(number.where));
    const Position& position = replay_.position();
    if (opens) {
        report(Code::RoundNumber, number.where, "this is round " + std::to_string(round) + ", not " + said);
    } else {
        report(Code::RoundNumber, number.where,
               "round " + said + " begins here, but " + position.rules().seat(position.to_move()).colour +
                   " has not moved in round " + std::to_string(round) + " yet");
    }
    if (number.number != no_number) shift_ = number.number - round;
}

void Pgn4Moves::word(const Token& token) {
    const std::string_view word = text(token.where);
    parted_ = parted_ || token.points_before;
    if (const int sign = nag_of(word); sign != 0) return replay_.nag(sign, token.where);
    if (is_last() && replay_.depth() == 0 && is_result(word)) return;  // told as a tag
    if (token.kind == Token::Kind::Overlong) return abandon();
    const bool comma = word.ends_with(',');  // Loeb's: pC2-C4, pB3-D3; behind a comment it stands alone
    if (comma && word.size() == 1) {
        parted_ = true;
        return;
    }
    if (!may_move(token)) return;
    parted_ = comma;
    if (!play_slot(word, token.where)) abandon();
}

/// Whether it is not one move too many. One that nothing parts from the move before gets a warning.
inline bool Pgn4Moves::may_move(const Token& token) {
    if (replay_.entered() >= limits::plies) return too_many(token);
    if (!parted_ && !token.points_before && replay_.can_vary()) warn_of_parting(token.where);
    return true;
}

bool Pgn4Moves::too_many(const Token& token) {
    report(Code::TooLong, token.where,
           "a game may have " + std::to_string(limits::plies) + " plies, variations included");
    abandon();
    return false;
}

/// Once a game.
void Pgn4Moves::warn_of_parting(Span where) {
    if (!std::exchange(parting_warned_, true))
        report(Code::MissingSeparator, where, "between two moves stand two points (..)");
}

bool Pgn4Moves::play_slot(std::string_view word, Span where) {
    const Result<Slot> read = read_slot(word, board_, where);
    if (read && read->says == Slot::Says::Pass) return play_pass(*read);
    if (read) return enter(*read);
    const Diagnostic& error = read.error();
    end_.unsupported = end_.unsupported || (error.code == Code::UnsupportedMove && replay_.depth() == 0);
    replay_.refuse(error.code, error.where, error.message);
    return false;
}

/// The comments on the ply at at_.
std::vector<Span> Pgn4Moves::comments_behind() const {
    std::vector<Span> comments;
    std::size_t depth = 0;
    for (const Token* token = at_ + 1; token != tokens_end_; ++token) {
        if (token->kind == Token::Kind::Open) ++depth;
        if (token->kind == Token::Kind::Close && depth-- == 0) break;
        if (depth != 0) continue;
        if (token->kind == Token::Kind::Word || token->kind == Token::Kind::Overlong) break;
        if (token->kind == Token::Kind::Comment) comments.push_back(token->where);
    }
    return comments;
}

/// A turn is lost by who cannot move, or as a penalty that a comment behind it tells of. A comment whose command cannot
/// be read may have meant to.
bool Pgn4Moves::play_pass(Slot slot) {
    const Position& position = replay_.position();
    const std::vector<Span> comments = comments_behind();
    slot.penalty = std::any_of(comments.begin(), comments.end(), [&](Span comment) {
        return tells_penalty(text(comment), position.to_move(), position.rules());
    });
    if (enter(slot)) return true;
    for (const Span comment : comments) replay_.check_commands(text(comment), comment);
    return false;
}

inline bool Pgn4Moves::enter(const Slot& slot) {
    if (number_ != nullptr) check_round(slot);
    return replay_.enter(slot);
}

/// The word at at_ cannot be played. In the main line all that is left is kept as it stands; of a variation what is
/// left of it.
void Pgn4Moves::abandon() {
    const Token* first = at_;
    while (first != game_.tokens.data() && is_glue(first[-1].kind)) --first;
    const std::size_t begin = token_begin(*first);
    if (replay_.depth() > 0) return skip_variation(begin);
    end_.whole = false;
    at_ = tokens_end_ - 1;
    const std::string_view rest = trimmed(text({begin, game_.where.end}));
    sink_.unplayed(rest, {begin, begin + rest.size()});
}

/// Goes to the parenthesis that ends the variation we are in (which is closed then), keeping its text as a comment.
void Pgn4Moves::skip_variation(std::size_t text_begin) {
    std::size_t depth = 1;
    for (; !is_last(); ++at_) {
        const Token::Kind kind = at_[1].kind;
        if (kind == Token::Kind::Open) ++depth;
        if (kind == Token::Kind::Close && --depth == 0) break;
    }
    keep_as_comment({text_begin, is_last() ? game_.where.end : at_[1].where.begin});
}

void Pgn4Moves::keep_as_comment(Span where) {
    const std::string_view kept = trimmed(text(where));
    if (kept.size() > limits::comment) return;  // as UTF-8 it is no shorter
    const std::string told = as_utf8(kept);
    if (!told.empty() && told.size() <= limits::comment) replay_.comment(told, where);
}

void Pgn4Moves::comment(Span where) {
    const std::string_view said = trimmed(text(where));
    if (said.empty()) return;
    const auto begin = where.begin + static_cast<std::size_t>(said.data() - text(where).data());
    const std::string told = as_utf8(said);
    if (told.size() > limits::comment)
        return report(Code::TooLong, where, "as UTF-8 this comment is longer than is read; it is left out");
    replay_.comment(told, {begin, begin + said.size()});
}

void Pgn4Moves::nag(Span where) {
    const auto number = parse_number(text(where));
    if (number && *number <= highest_nag) return replay_.nag(*number, where);
    report(Code::BadMoveText, where, "a NAG is a number from 0 to " + std::to_string(highest_nag));
}

void Pgn4Moves::open(Span where) {
    const bool deep = replay_.depth() >= static_cast<std::size_t>(std::max(0, options_.deepest_variation));
    if (deep || !replay_.can_vary()) {
        if (deep) {
            report(Code::TooDeep, where,
                   "variations may be nested " + std::to_string(options_.deepest_variation) +
                       " deep; this one is kept as a comment");
        } else {
            report(Code::MisplacedVariation, where,
                   "a variation stands behind the move it is an alternative to; this one is kept as a comment");
        }
        const std::size_t begin = where.begin;
        skip_variation(begin);
        if (!is_last()) ++at_;  // its parenthesis
        return;
    }
    open_.push_back(where);
    replay_.begin_variation(where);
    parted_ = true;
}

void Pgn4Moves::close(Span where) {
    parted_ = false;
    if (open_.empty()) return report(Code::MisplacedVariation, where, "no variation is open that this ) could end");
    open_.pop_back();
    replay_.end_variation(where);
}

}  // namespace fourhand
