// Text of bracketed tags and move text cut into games and tokens with their places (formats/pgn4.md, "Files and
// games").
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/source.hpp"
#include "notation/usual_move.hpp"

namespace fourhand {

/// What usually stands between two moves.
inline constexpr std::string_view usual_separator = " .. ";

/// Instead of a number that no int holds.
inline constexpr int no_number = -1;

struct Token {
    enum class Kind : std::uint8_t {
        Number,    ///< digits with points behind them; `where` is the digits
        Points,    ///< ".."
        Word,      ///< a move, or whatever stands in its place
        Overlong,  ///< a word longer than limits::word
        Comment,   ///< what stands between braces, or behind a semicolon
        Open,      ///< (
        Close,     ///< )
        Nag,       ///< $ and digits; `where` is the digits
    };
    Span where{};
    int number = no_number;  ///< of a Number: its value
    Kind kind{};
    bool points_before = false;  ///< of a word: usual_separator stands between it and the one before, and no Points do
    UsualMove usual{};           ///< of a Word: the move that it is, if it is a usual one
};

/// A tag as it stands there: the value between its quotes still has its escapes.
struct TagText {
    Span where;
    Span name;
    Span value;
};

/// One game of a file, cut up.
struct GameText {
    Span where;
    std::vector<TagText> tags;
    std::vector<Token> tokens;
    Diagnostics findings;  ///< what was wrong with the text itself
};

/// Limits of what is read; what is longer is reported and left out. formats/pgn4.md lists them.
namespace limits {
inline constexpr std::size_t tag_name = 255, tag_value = 64 << 10, tags = 1000, word = 255, comment = 1 << 20,
                             game = 16 << 20, tokens = 4'000'000, plies = 100'000;
}

inline bool is_line_end(char c) { return c == '\n' || c == '\r'; }
inline bool is_blank(char c) { return c == ' ' || c == '\t'; }

enum class TextSign : std::uint8_t;

/// Cuts a text into games. Time is linear in the size of the text, memory in the size of the largest game.
class GameLexer {
public:
    /// The source must live longer.
    explicit GameLexer(const Source& source);

    /// The next game; false at the end of the text. What `game` held before is replaced; its memory is used again.
    bool next(GameText& game);

private:
    TextSign find_token();
    bool read_token(GameText& game, TextSign sign);
    void read_bracket(GameText& game);
    std::optional<TagText> tag_at(std::size_t at) const;
    void read_tag(GameText& game, TagText tag);
    std::size_t value_end(std::size_t at, bool& closed) const;
    void bad_tag(GameText& game, std::size_t begin);
    void read_comment(GameText& game);
    std::size_t comment_end(bool& closed) const;
    void read_line_comment(GameText& game);
    void read_words(GameText& game);
    void read_late_word(GameText& game);
    const char* read_word(GameText& game, Token& token, const char* word);
    const char* finish_word(GameText& game, Token& token, const char* at) const;
    void read_nag(GameText& game);
    bool read_number(GameText& game);
    std::size_t number_end(std::size_t at, std::optional<std::size_t>& number) const;
    bool restarts(const GameText& game, std::size_t round) const;
    void add(GameText& game, const Token& token);
    void add_points(GameText& game, std::size_t end);
    void add_parenthesis(GameText& game, Token::Kind kind);
    void leave_rest_out(GameText& game, Span where);
    void add_tag(GameText& game, const TagText& tag);
    void report(GameText& game, Code code, Span where, std::string message) const;
    bool at_line_start(std::size_t at) const;
    bool at_byte_order_mark() const;
    std::size_t line_end(std::size_t at) const;
    std::size_t blanks_end(std::size_t at) const;
    std::size_t points_end(std::size_t at) const;
    std::size_t digits_end(std::size_t at) const;
    /// Behind the last byte of a source stands a NUL, which ends all that is read byte by byte.
    char byte(std::size_t at) const { return text_.data()[at]; }
    std::size_t place(const char* at) const { return static_cast<std::size_t>(at - text_.data()); }

    std::string_view text_;
    std::size_t at_ = 0;
    bool moves_seen_ = false;  ///< in this game
    bool restarted_ = false;   ///< this game began where the rounds began again
    std::size_t depth_ = 0;    ///< open parentheses
    std::size_t last_round_ = 0;
    std::size_t control_characters_ = 0, first_control_character_ = 0;
    std::size_t last_begin_ = 0;   ///< where a token may begin at the latest; 0 once the rest is left out
    std::size_t sure_end_ = 0;     ///< no token that begins before can be one too many, or out of a reader's reach
    std::size_t points_told_ = 0;  ///< with the words behind them, instead of by tokens of their own
    bool too_many_tags_ = false;
};

}  // namespace fourhand
