// Writing games in coordinates.
#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "notation/coordinate.hpp"
#include "notation/movetext.hpp"
#include "notation/pgn4_tags.hpp"
#include "record/line.hpp"

namespace fourhand {

namespace {

/// Writes tags, the main line one round a line, and comments; variations and NAGs have no place here.
class Writer : public GameSink {
public:
    explicit Writer(std::ostream& out) : out_(out) {}

    void begin_game(Span) override {
        tags_.clear();
        line_.reset();
        depth_ = 0;
        tags_written_ = false;
        fresh_ = true;
    }
    void tag(std::string_view name, std::string_view value, Span) override {
        tags_.push_back({std::string(name), std::string(value)});
    }
    void begin_moves(const Position& start) override {
        say_start(tags_, start);
        write_tags();
        line_.emplace(start);
    }
    void ply(const Position& before, const Move& move, Span) override {
        if (depth_ > 0) return;
        if (!fresh_) out_ << (line_->opens_round(before.to_move()) ? '\n' : ' ');
        out_ << coordinates(line_->position(), move);
        line_->enter(move);
        fresh_ = false;
    }
    void word(Word word, Span) override {
        if (depth_ > 0) return;
        out_ << (fresh_ ? "" : " ") << spelling(word);
        fresh_ = false;
    }
    void comment(std::string_view text, Span) override {
        if (depth_ == 0) remark(text);
    }
    void begin_variation(Span) override { ++depth_; }
    void end_variation(Span) override { --depth_; }
    void unplayed(std::string_view text, Span) override {
        if (!tags_written_) write_tags();
        out_ << (fresh_ ? "" : "\n") << text;
        fresh_ = false;
    }
    void end_game(Verdict) override {
        if (!tags_written_) write_tags();
        out_ << (fresh_ ? "" : "\n");
        first_game_ = false;
    }

private:
    void write_tags() {
        tags_written_ = true;
        if (!first_game_) out_ << '\n';
        for (const Tag& tag : tags_) out_ << "# [" << tag.name << " \"" << escaped(tag.value) << "\"]\n";
    }

    /// Never at the left edge, where it could be taken for a tag.
    void remark(std::string_view text) {
        out_ << " # " << in_one_line(trimmed(text)) << '\n';
        fresh_ = true;
    }

    static std::string in_one_line(std::string_view text) {
        std::string line(text);
        std::replace_if(line.begin(), line.end(), is_space, ' ');
        return line;
    }

    static std::string escaped(std::string_view value) {
        std::string text;
        for (const char c : in_one_line(value)) {
            if (c == '"' || c == '\\') text += '\\';
            text += c;
        }
        return text;
    }

    std::ostream& out_;
    std::vector<Tag> tags_;
    std::optional<Line> line_;
    std::size_t depth_ = 0;
    bool first_game_ = true;
    bool tags_written_ = false;
    bool fresh_ = true;  ///< nothing stands in this line yet
};

}  // namespace

std::unique_ptr<GameSink> write_coordinate_games(std::ostream& out, const WriteOptions&) {
    return std::make_unique<Writer>(out);
}

}  // namespace fourhand
