// Writing PGN4: the layout of chess.com's exports, variations nested.
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "base/source.hpp"
#include "base/text.hpp"
#include "notation/lexer.hpp"
#include "notation/movetext.hpp"
#include "notation/pgn4.hpp"
#include "notation/pgn4_comments.hpp"
#include "notation/pgn4_tags.hpp"
#include "record/builder.hpp"
#include "record/flatten.hpp"
#include "record/line.hpp"

namespace fourhand {

namespace {

class Pgn4Writer : public GameSink {
public:
    explicit Pgn4Writer(std::ostream& out) : out_(out) {}

    void begin_game(Span) override {
        tags_.clear();
        line_.reset();
        fresh_ = true;
        tags_written_ = opened_ = gap_ = false;
    }

    void tag(std::string_view name, std::string_view value, Span) override {
        tags_.push_back({std::string(name), std::string(value)});
    }

    void begin_moves(const Position& start) override {
        say_start(tags_, start);
        write_tags();
        line_.emplace(start);
        reason_ = {};
    }

    void ply(const Position& before, const Move& move, Span) override {
        explain_penalty();
        begin_slot(before.to_move());
        reason_.ply(before, move);
        line_->enter_by([&](Position& position) { out_ << play_pgn4_token(position, move); });
    }

    void word(Word word, Span) override {
        explain_penalty();
        const Seat seat = line_->slot_of(word);
        begin_slot(seat);
        line_->enter_word(seat);
        out_ << sign(word);
    }

    void nag(int number, Span) override {
        out_ << (fresh_ ? "$" : " $") << number;
        gap_ = false;
        if (fresh_) out_ << '\n';
    }

    void comment(std::string_view text, Span) override {
        reason_.comment(text);
        out_ << (fresh_ ? "{ " : " { ") << without_braces(text) << " }";
        gap_ = true;
        if (fresh_) out_ << '\n';
    }

    void begin_variation(Span) override {
        reason_.begin_variation();
        line_->begin_variation();
        out_ << (line_->opens_round(line_->position().to_move()) ? "\n(" : " ( ");
        fresh_ = opened_ = true;
    }

    void end_variation(Span) override {
        explain_penalty();
        reason_.end_variation();
        line_->end_variation();
        out_ << " )";
        gap_ = true;
    }

    void unplayed(std::string_view text, Span) override {
        explain_penalty();
        if (!tags_written_) write_tags();
        // A line that begins with % would be skipped, and one that begins with [ taken for a tag.
        const std::string rest = (text.starts_with('%') || text.starts_with('[') ? ".. " : "") + std::string(text);
        if (!is_one_game(rest)) return comment(text, {});
        if (!fresh_) out_ << '\n';
        out_ << rest;
        fresh_ = false;
    }

    void end_game(Verdict) override {
        if (!tags_written_ && tags_.empty()) return;  // there is nothing to write
        explain_penalty();
        if (!tags_written_) write_tags();
        out_ << (fresh_ ? "" : "\n");
        without_moves_ = fresh_;
        first_game_ = false;
    }

private:
    void explain_penalty() {
        const std::string missing = reason_.take_missing();
        if (!missing.empty()) comment(missing, {});
    }

    /// Whether the rest of a game is read as that, and no part of it as the tags or the rounds of a further game.
    bool is_one_game(const std::string& rest) const {
        const Source source("", fresh_ ? rest : "2. " + rest);
        GameLexer lexer(source);
        GameText game;
        return !lexer.next(game) || (game.tags.empty() && !lexer.next(game));
    }

    void write_tags() {
        tags_written_ = true;
        if (!first_game_) out_ << (without_moves_ ? "1.\n\n" : "\n");
        for (const Tag& tag : tags_) out_ << '[' << without_blanks(tag.name) << " \"" << escaped(tag.value) << "\"]\n";
        if (!tags_.empty()) out_ << '\n';
    }

    /// What stands before the next move or word: a number in a new line, or two points.
    void begin_slot(Seat seat) {
        const bool opens = line_->opens_round(seat);
        if (opens || fresh_) {
            begin_round(opens, line_->round(seat));
        } else {
            out_ << (gap_ ? "  .. " : " .. ");
        }
        fresh_ = opened_ = gap_ = false;
    }

    void begin_round(bool opens, int round) {
        const std::string number = std::to_string(round);
        if (opened_) {
            out_ << (opens ? number : "") << ".. ";  // chess.com: "(1.. d2-d4", but "( .. b7-c7"
        } else {
            out_ << (fresh_ ? "" : "\n") << number << (opens ? ". " : ".. ");
        }
    }

    static std::string_view sign(Word word) {
        switch (word) {
            case Word::Stalemate: return "S";
            case Word::Claim: return "C";
            case Word::Draw: return "D";
            case Word::Mated: return "#";
        }
        return {};
    }

    static std::string escaped(std::string_view value) {
        std::string text;
        for (const char c : value) {
            if (c == '"' || c == '\\') text += '\\';
            append_inward(text, c);
        }
        return text;
    }

    /// A colour of two words names its tag as one.
    static std::string without_blanks(std::string name) {
        std::erase_if(name, is_space);
        return name;
    }

    std::ostream& out_;
    std::vector<Tag> tags_;
    std::optional<Line> line_;
    bool first_game_ = true;
    bool tags_written_ = false;
    bool without_moves_ = false;  ///< the game before: the tags of the next would join its own
    bool fresh_ = true;           ///< nothing stands in the line of moves yet
    bool opened_ = false;         ///< a parenthesis has just been written
    PenaltyReason reason_;
    bool gap_ = false;  ///< a comment or a parenthesis ends here
};

/// Keeps each game, and tells it with its variations side by side.
class FlatWriter : public GameBuilder {
public:
    explicit FlatWriter(std::ostream& out)
        : GameBuilder([this](Game&& game) { flattened(std::move(game)).tell(writer_); }), writer_(out) {}

private:
    Pgn4Writer writer_;
};

}  // namespace

std::unique_ptr<GameSink> write_pgn4(std::ostream& out, const WriteOptions& options) {
    if (options.flatten) return std::make_unique<FlatWriter>(out);
    return std::make_unique<Pgn4Writer>(out);
}

}  // namespace fourhand
