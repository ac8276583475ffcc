// Writing games in Loeb's way.
#include "notation/loeb.hpp"

#include <optional>
#include <ostream>
#include <sstream>
#include <vector>

#include "notation/movetext.hpp"
#include "notation/pgn4.hpp"
#include "notation/pgn4_comments.hpp"
#include "record/line.hpp"

namespace fourhand {

namespace {

constexpr char changed(char c) {
    if (c >= 'a' && c <= 'z' && c != 'x') return static_cast<char>(c - 'a' + 'A');
    if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
    return c;
}

class Writer : public GameSink {
public:
    explicit Writer(std::ostream& out) : out_(out) {}

    void begin_game(Span where) override {
        if (!first_game_) out_ << '\n';
        first_game_ = false;
        head_.str({});
        head_writer_ = write_pgn4(head_, {});
        head_writer_->begin_game(where);
        line_.reset();
        reason_ = {};
        depth_ = 0;
        fresh_ = true;
    }
    void tag(std::string_view name, std::string_view value, Span where) override {
        head_writer_->tag(name, value, where);
    }
    void begin_moves(const Position& start) override {
        head_writer_->begin_moves(start);
        out_ << head_.str();
        line_.emplace(start);
    }
    void ply(const Position& before, const Move& move, Span) override {
        if (depth_ > 0) return;
        explain_penalty();
        reason_.ply(before, move);
        if (!fresh_) out_ << (line_->opens_round(before.to_move()) ? ",\n" : ", ");
        fresh_ = false;
        line_->enter_by([&](Position& position) {
            const bool squares = move.from != Square::none && move.sort != Move::Sort::Castle;
            const std::string token = play_pgn4_token(position, move);
            out_ << (squares ? loebs_way(token) : token);
        });
    }
    void comment(std::string_view text, Span) override {
        if (depth_ > 0) return;
        reason_.comment(text);
        out_ << (fresh_ ? "{ " : " { ") << without_braces(text) << " }" << (fresh_ ? "\n" : "");
    }
    void begin_variation(Span) override { ++depth_; }
    void end_variation(Span) override { --depth_; }
    void unplayed(std::string_view text, Span) override {
        if (!line_) out_ << head_.str();
        explain_penalty();
        out_ << (fresh_ ? "" : "\n") << text;
        fresh_ = false;
    }
    void end_game(Verdict) override {
        explain_penalty();
        out_ << (fresh_ ? "" : "\n");
    }

private:
    void explain_penalty() {
        const std::string missing = reason_.take_missing();
        if (!missing.empty()) comment(missing, {});
    }

    std::ostream& out_;
    std::ostringstream head_;  ///< tags, as PGN4 has them
    std::unique_ptr<GameSink> head_writer_;
    std::optional<Line> line_;
    PenaltyReason reason_;
    std::size_t depth_ = 0;
    bool first_game_ = true;
    bool fresh_ = true;  ///< nothing stands in the line of moves yet
};

}  // namespace

std::string loebs_way(std::string_view pgn4_move) {
    const std::size_t end = std::min(pgn4_move.find_first_of("=+#/"), pgn4_move.size());
    std::string text = pgn4_move.front() >= 'a' ? "p" : "";
    for (const char c : pgn4_move.substr(0, end)) text += changed(c);
    return text += pgn4_move.substr(end);
}

std::unique_ptr<GameSink> write_loeb_games(std::ostream& out, const WriteOptions&) {
    return std::make_unique<Writer>(out);
}

}  // namespace fourhand
