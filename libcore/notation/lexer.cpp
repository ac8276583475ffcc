// Games and tokens.
#include "notation/lexer.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "base/text.hpp"
#include "notation/pgn4_game.hpp"

namespace fourhand {

namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
constexpr std::string_view ellipsis = "…";

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 && !is_space(c); }

/// What a word of move text may end before: a point only if another follows, all else always.
constexpr std::array<bool, 256> may_end_word_table = [] {
    std::array<bool, 256> table{};
    for (std::size_t c = 0; c <= ' '; ++c) table[c] = true;
    for (const char c : {'{', '}', '(', ')', '$', ';', '.'}) table[static_cast<unsigned char>(c)] = true;
    return table;
}();
bool may_end_word(char c) { return may_end_word_table[static_cast<unsigned char>(c)]; }

/// Where the word ends that begins at `at`, be it with a character that ends words.
std::size_t word_end(std::string_view text, std::size_t at) {
    const auto is_lone_point = [&] { return text[at] == '.' && text.substr(at + 1, 1) != "."; };
    do ++at;
    while (at < text.size() && (!may_end_word(text[at]) || is_lone_point()));
    return at;
}

}  // namespace

GameLexer::GameLexer(const Source& source) : text_(source.text()) {
    if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
}

bool GameLexer::next(GameText& game) {
    game.tags.clear();
    game.tokens.clear();
    game.findings.clear();
    moves_seen_ = ends_here_ = too_long_ = too_many_tags_ = false;
    depth_ = last_round_ = control_characters_ = 0;
    skip_blanks();
    if (at_ >= text_.size()) return false;
    game.where = {at_, at_};
    if (std::exchange(restarted_, false))
        report(game, Code::RoundsRestart, {at_, at_ + 1},
               "the rounds begin again at 1 without tags; this is read as another game");
    while (at_ < text_.size() && !ends_here_) {
        read_token(game);
        skip_blanks();
    }
    game.where.end = at_;
    if (control_characters_ > 0)
        report(game, Code::ControlCharacter, {first_control_character_, first_control_character_ + 1},
               control_characters_ == 1
                   ? "a control character stands here"
                   : std::to_string(control_characters_) + " control characters stand in this game; this is the first");
    return true;
}

void GameLexer::skip_blanks() {
    for (; at_ < text_.size(); ++at_) {
        const char c = text_[at_];
        if (is_control(c)) {
            if (control_characters_++ == 0) first_control_character_ = at_;
        } else if (c == byte_order_mark.front() && at_byte_order_mark()) {
            at_ += byte_order_mark.size() - 1;
        } else if (!is_space(c)) {
            return;
        }
    }
}

bool GameLexer::at_line_start(std::size_t at) const {
    while (at > 0 && is_blank(text_[at - 1])) --at;
    if (text_.substr(0, at).ends_with(byte_order_mark)) at -= byte_order_mark.size();
    return at == 0 || is_line_end(text_[at - 1]);
}

/// Files put one behind the other have it in the middle, at the beginning of a line.
bool GameLexer::at_byte_order_mark() const {
    return text_.substr(at_).starts_with(byte_order_mark) && at_line_start(at_);
}

std::size_t GameLexer::line_end(std::size_t at) const {
    while (at < text_.size() && !is_line_end(text_[at])) ++at;
    return at;
}

void GameLexer::report(GameText& game, Code code, Span where, std::string message) const {
    game.findings.report({code, where, std::move(message)});
}

void GameLexer::add(GameText& game, Token::Kind kind, Span where) {
    if (kind != Token::Kind::Comment) moves_seen_ = true;
    if (too_long_) return;
    if (where.begin - game.where.begin > limits::game || game.tokens.size() >= limits::tokens)
        return leave_rest_out(game, where);
    game.tokens.push_back({kind, where});
}

void GameLexer::leave_rest_out(GameText& game, Span where) {
    too_long_ = true;
    report(game, Code::TooLong, where,
           "a game may have " + std::to_string(limits::game >> 20) + " MB of text; the rest of this one is left out");
}

void GameLexer::read_token(GameText& game) {
    const char c = text_[at_];
    const Span here{at_, at_ + 1};
    switch (c) {
        case '[': return read_bracket(game);
        case '{': return read_comment(game);
        case ';': return read_line_comment(game);
        case '%':
            if (at_line_start(at_)) {
                at_ = line_end(at_);
                return;
            }
            return read_word(game);
        case '(':
            ++depth_;
            ++at_;
            return add(game, Token::Kind::Open, here);
        case ')':
            depth_ -= depth_ > 0;
            ++at_;
            return add(game, Token::Kind::Close, here);
        case '.':
            while (at_ < text_.size() && text_[at_] == '.') ++at_;
            return add(game, Token::Kind::Points, {here.begin, at_});
        case ellipsis.front():
            if (!text_.substr(at_).starts_with(ellipsis)) return read_word(game);
            at_ += ellipsis.size();
            return add(game, Token::Kind::Points, {here.begin, at_});
        default: return is_digit(c) || c == '$' ? read_digits(game) : read_word(game);
    }
}

/// "12." and "12.." are numbers, "$12" is a NAG; "1-0" and "0-0" are words.
void GameLexer::read_digits(GameText& game) {
    const bool nag = text_[at_] == '$';
    const std::size_t begin = at_ + nag;
    std::size_t end = begin;
    while (end < text_.size() && is_digit(text_[end])) ++end;
    if (nag && end > begin) {
        at_ = end;
        return add(game, Token::Kind::Nag, {begin, end});
    }
    const bool alone = end == text_.size() || may_end_word(text_[end]);
    if (nag || !alone || end - begin > limits::word) return read_word(game);
    count_rounds(game, {begin, end});
    if (ends_here_) return;
    at_ = end;
    while (at_ < text_.size() && text_[at_] == '.') ++at_;
    add(game, Token::Kind::Number, {begin, end});
}

/// A "1." of the main line behind later rounds or a result: the same game again, or another one, without tags between
/// them.
void GameLexer::count_rounds(const GameText& game, Span number) {
    if (depth_ > 0) return;
    const auto at = [&](Span where) { return text_.substr(where.begin, where.end - where.begin); };
    const auto round = parse_number<std::size_t>(at(number)).value_or(last_round_ + 1);
    const bool over =
        !game.tokens.empty() && game.tokens.back().kind == Token::Kind::Word && is_result(at(game.tokens.back().where));
    if (round == 1 && (last_round_ > 1 || over)) {
        ends_here_ = restarted_ = true;
    } else {
        last_round_ = round;
    }
}

void GameLexer::read_word(GameText& game) {
    const Span where{at_, word_end(text_, at_)};
    at_ = where.end;
    if (where.end - where.begin > limits::word) return add_overlong(game, where);
    add(game, Token::Kind::Word, where);
}

void GameLexer::add_overlong(GameText& game, Span where) {
    report(game, Code::TooLong, where, "a word of " + std::to_string(where.end - where.begin) + " bytes is no move");
    add(game, Token::Kind::Overlong, where);
}

// -- comments

/// Where the comment at at_ ends: at its brace; without one, before a line that begins with a tag and follows an empty
/// line, so that a forgotten brace does not swallow the next game.
std::size_t GameLexer::comment_end(bool& closed) const {
    bool empty_line = false;
    std::size_t at = at_ + 1;
    for (; at < text_.size() && text_[at] != '}'; ++at) {
        if (!is_line_end(text_[at])) continue;
        if (text_.substr(at, 2) == "\r\n") ++at;
        std::size_t next = at + 1;
        if (next < text_.size() && empty_line && text_[next] == '[' && tag_at(next)) break;
        while (next < text_.size() && is_blank(text_[next])) ++next;
        empty_line = next < text_.size() && is_line_end(text_[next]);
        at = std::max(at, next - 1);
    }
    closed = at < text_.size() && text_[at] == '}';
    return at;
}

void GameLexer::read_comment(GameText& game) {
    bool closed = false;
    const std::size_t begin = at_, end = comment_end(closed);
    at_ = end + closed;
    if (!closed) report(game, Code::UnclosedComment, {begin, begin + 1}, "this comment has no }");
    if (end - begin > limits::comment) {
        report(game, Code::TooLong, {begin, begin + 1},
               "a comment may have " + std::to_string(limits::comment >> 20) + " MB; this one, of " +
                   std::to_string(end - begin - 1) + " bytes, is left out");
        return;
    }
    add(game, Token::Kind::Comment, {begin + 1, end});
}

void GameLexer::read_line_comment(GameText& game) {
    const std::size_t begin = at_;
    at_ = line_end(at_);
    report(game, Code::LineComment, {begin, at_}, "PGN4 has no comments behind a semicolon; this was read as one");
    add(game, Token::Kind::Comment, {begin + 1, at_});
}

}  // namespace fourhand
