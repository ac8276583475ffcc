// Games and tokens.
#include "notation/lexer.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <string>
#include <utility>

#include "base/text.hpp"
#include "record/result.hpp"

namespace fourhand {

/// What a byte begins where a token may begin. All up to Control end a word as well, and a point if another follows.
enum class TextSign : std::uint8_t {
    Comment,
    Brace,
    Open,
    Close,
    Nag,
    Semicolon,
    Blank,
    Control,
    Points,
    Foreign,
    Word,
    Digits,
    Bracket,
    Percent,
    End,  ///< of the text; no byte is one
};

namespace {

using Sign = TextSign;

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
constexpr std::string_view ellipsis = "…";

constexpr std::array<Sign, 256> signs = [] {
    std::array<Sign, 256> table{};
    table.fill(Sign::Word);
    const auto put = [&](std::string_view bytes, Sign sign) {
        for (const char c : bytes) table[static_cast<unsigned char>(c)] = sign;
    };
    for (std::size_t c = 0; c < ' '; ++c) table[c] = Sign::Control;
    for (std::size_t c = 0x80; c < table.size(); ++c) table[c] = Sign::Foreign;
    put(" \t\n\v\f\r", Sign::Blank);
    put("0123456789", Sign::Digits);
    put("[", Sign::Bracket);
    put("%", Sign::Percent);
    put(".", Sign::Points);
    put("{", Sign::Comment);
    put("}", Sign::Brace);
    put("(", Sign::Open);
    put(")", Sign::Close);
    put("$", Sign::Nag);
    put(";", Sign::Semicolon);
    return table;
}();
Sign sign_of(char c) { return signs[static_cast<unsigned char>(c)]; }

/// Whether a word would end before the beginning of a text. Behind it another byte can be read.
bool is_word_end(const char* text) {
    const Sign sign = sign_of(*text);
    return sign <= Sign::Control || (sign == Sign::Points && sign_of(text[1]) == Sign::Points);
}

/// Whether a text begins with the usual separator and a word before `end`.
bool parts_from_word(const char* text, const char* end) {
    constexpr std::size_t size = usual_separator.size();
    return end - text > std::ptrdiff_t{size} && std::memcmp(text, usual_separator.data(), size) == 0 &&
           sign_of(text[size]) == Sign::Word;
}

}  // namespace

GameLexer::GameLexer(const Source& source) : text_(source.text()) {
    if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
}

bool GameLexer::next(GameText& game) {
    game.tags.clear();
    game.tokens.clear();
    game.findings.clear();
    moves_seen_ = too_many_tags_ = false;
    depth_ = last_round_ = control_characters_ = points_told_ = 0;
    Sign sign = find_token();
    if (sign == Sign::End) return false;
    game.where = {at_, at_};
    last_begin_ = at_ + limits::game;
    sure_end_ = std::min(at_ + std::min(limits::game, limits::tokens),
                         text_.size() - std::min(text_.size(), UsualMoveReader::reach));
    if (std::exchange(restarted_, false))
        report(game, Code::RoundsRestart, {at_, at_ + 1},
               "the rounds begin again at 1 without tags; this is read as another game");
    while (sign != Sign::End && read_token(game, sign)) sign = find_token();
    game.where.end = at_;
    if (control_characters_ > 0)
        report(game, Code::ControlCharacter, {first_control_character_, first_control_character_ + 1},
               control_characters_ == 1
                   ? "a control character stands here"
                   : std::to_string(control_characters_) + " control characters stand in this game; this is the first");
    return true;
}

/// Goes to where a token begins.
inline Sign GameLexer::find_token() {
    for (;; ++at_) {
        at_ = blanks_end(at_);
        const Sign sign = sign_of(byte(at_));
        if (sign == Sign::Control) {
            if (at_ >= text_.size()) return Sign::End;
            if (control_characters_++ == 0) first_control_character_ = at_;
        } else if (sign == Sign::Foreign && at_byte_order_mark()) {
            at_ += byte_order_mark.size() - 1;
        } else {
            return sign;
        }
    }
}

inline std::size_t GameLexer::blanks_end(std::size_t at) const {
    while (sign_of(byte(at)) == Sign::Blank) ++at;
    return at;
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

inline void GameLexer::add(GameText& game, const Token& token) {
    if (token.kind != Token::Kind::Comment) moves_seen_ = true;
    const std::size_t begin = token.where.begin;
    if (begin >= sure_end_ && (begin > last_begin_ || game.tokens.size() + points_told_ == limits::tokens))
        return leave_rest_out(game, token.where);
    game.tokens.push_back(token);
}

void GameLexer::leave_rest_out(GameText& game, Span where) {
    if (std::exchange(last_begin_, 0) == 0) return;
    report(game, Code::TooLong, where,
           "a game may have " + std::to_string(limits::game >> 20) + " MB of text; the rest of this one is left out");
}

/// False if the token at at_ belongs to the next game.
inline bool GameLexer::read_token(GameText& game, Sign sign) {
    switch (sign) {
        case Sign::Digits: return read_number(game);
        case Sign::Nag: read_nag(game); return true;
        case Sign::Points: add_points(game, points_end(at_)); return true;
        case Sign::Foreign:
            if (!text_.substr(at_).starts_with(ellipsis)) break;
            add_points(game, at_ + ellipsis.size());
            return true;
        case Sign::Open:
            ++depth_;
            add_parenthesis(game, Token::Kind::Open);
            return true;
        case Sign::Close:
            depth_ -= depth_ > 0;
            add_parenthesis(game, Token::Kind::Close);
            return true;
        case Sign::Comment: read_comment(game); return true;
        case Sign::Semicolon: read_line_comment(game); return true;
        case Sign::Percent:
            if (!at_line_start(at_)) break;
            at_ = line_end(at_);
            return true;
        case Sign::Bracket:
            if (moves_seen_ && !tag_at(at_)) break;
            if (!moves_seen_) read_bracket(game);
            return !moves_seen_;
        case Sign::Word:
        case Sign::Brace:
        case Sign::Blank:
        case Sign::Control:
        case Sign::End: break;
    }
    read_words(game);
    return true;
}

inline void GameLexer::add_points(GameText& game, std::size_t end) {
    add(game, {.where = {std::exchange(at_, end), end}, .kind = Token::Kind::Points});
}

void GameLexer::add_parenthesis(GameText& game, Token::Kind kind) {
    add(game, {.where = {at_, at_ + 1}, .kind = kind});
    ++at_;
}

inline std::size_t GameLexer::points_end(std::size_t at) const {
    while (byte(at) == '.') ++at;
    return at;
}

inline std::size_t GameLexer::digits_end(std::size_t at) const {
    while (is_digit(byte(at))) ++at;
    return at;
}

void GameLexer::read_nag(GameText& game) {
    const std::size_t begin = at_ + 1, end = digits_end(begin);
    if (end == begin) return read_words(game);
    at_ = end;
    add(game, {.where = {begin, end}, .kind = Token::Kind::Nag});
}

/// "12." and "12.." are numbers; "1-0" and "0-0" are words. False if the round is one of the next game.
inline bool GameLexer::read_number(GameText& game) {
    std::optional<std::size_t> number;
    const Span where{at_, number_end(at_, number)};
    if (sign_of(byte(where.end)) > Sign::Points || where.end - where.begin > limits::word) {
        read_words(game);
        return true;
    }
    if (depth_ == 0) {
        const std::size_t round = number.value_or(last_round_ + 1);
        restarted_ = restarts(game, round);
        if (restarted_) return false;
        last_round_ = round;
    }
    at_ = points_end(where.end);
    const bool fits = number && std::in_range<int>(*number);
    add(game, {.where = where, .number = fits ? static_cast<int>(*number) : no_number, .kind = Token::Kind::Number});
    at_ = blanks_end(at_);
    if (sign_of(byte(at_)) == Sign::Word) read_words(game);
    return true;
}

/// Where the digits at `at` end, and the number that they are; none if it is too great.
inline std::size_t GameLexer::number_end(std::size_t at, std::optional<std::size_t>& number) const {
    constexpr std::size_t surely_fit = std::numeric_limits<std::size_t>::digits10;
    std::size_t end = at, value = 0;
    for (; is_digit(byte(end)); ++end) value = value * 10 + static_cast<std::size_t>(byte(end) - '0');
    number = end - at <= surely_fit ? value : parse_number<std::size_t>(text_.substr(at, end - at));
    return end;
}

/// A "1." of the main line behind later rounds or a result: the same game again, or another one, without tags between
/// them.
inline bool GameLexer::restarts(const GameText& game, std::size_t round) const {
    if (round != 1) return false;
    if (last_round_ > 1) return true;
    if (game.tokens.empty() || game.tokens.back().kind != Token::Kind::Word) return false;
    const Span last = game.tokens.back().where;
    return is_result(text_.substr(last.begin, last.end - last.begin));
}

/// A word, and those that follow parted as usual.
void GameLexer::read_words(GameText& game) {
    if (at_ >= sure_end_) return read_late_word(game);
    moves_seen_ = true;
    const char* at = text_.data() + at_;
    const char* const sure_end = text_.data() + sure_end_;
    bool parted = false;
    do {
        Token& token = game.tokens.emplace_back();
        token.points_before = parted;
        at = read_word(game, token, at);
        parted = parts_from_word(at, sure_end);
        if (parted) at += usual_separator.size();
        points_told_ += parted;
    } while (parted);
    at_ = place(at);
}

/// One that may be a token too many, or is near to the end of the text.
void GameLexer::read_late_word(GameText& game) {
    Token token{.where = {at_, at_}, .kind = Token::Kind::Word};
    at_ = token.where.end = place(finish_word(game, token, text_.data() + at_));
    add(game, token);
}

/// Be it with a character that ends words. The answer is where it ends.
inline const char* GameLexer::read_word(GameText& game, Token& token, const char* word) {
    UsualMoveReader reader(word);
    const bool usual = reader.read(token.usual);
    const char* end = reader.at();
    token.kind = Token::Kind::Word;
    token.where.begin = place(word);
    if (!usual || !is_word_end(end)) end = finish_word(game, token, end);
    token.where.end = place(end);
    return end;
}

/// A word that is no usual move, or not known to be one, read up to `at`. The answer is where it ends.
const char* GameLexer::finish_word(GameText& game, Token& token, const char* at) const {
    token.usual = {};
    const std::size_t begin = token.where.begin;
    at = std::max(at, text_.data() + begin + 1);
    while (!is_word_end(at)) ++at;
    const std::size_t size = place(at) - begin;
    if (size <= limits::word) return at;
    token.kind = Token::Kind::Overlong;
    report(game, Code::TooLong, {begin, place(at)}, "a word of " + std::to_string(size) + " bytes is no move");
    return at;
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
    add(game, {.where = {begin + 1, end}, .kind = Token::Kind::Comment});
}

void GameLexer::read_line_comment(GameText& game) {
    const std::size_t begin = at_;
    at_ = line_end(at_);
    report(game, Code::LineComment, {begin, at_}, "PGN4 has no comments behind a semicolon; this was read as one");
    add(game, {.where = {begin + 1, at_}, .kind = Token::Kind::Comment});
}

}  // namespace fourhand
