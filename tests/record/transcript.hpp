// What a reader told, as lines of text; and the reading of a text in one call.
#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "notation/movetext.hpp"
#include "notation/notation.hpp"
#include "record/builder.hpp"

namespace fourhand::tests {

/// Every event a line: "tag Red = Ada", "start hughes", "ply S h2-h3", "comment ...", "( ", ")", "word stalemate", "nag
/// 5", "unplayed ...", "end valid".
class Transcript : public GameSink {
public:
    void begin_game(Span) override { add("game"); }
    void tag(std::string_view name, std::string_view value, Span) override {
        add("tag " + std::string(name) + " = " + std::string(value));
    }
    void begin_moves(const Position& start) override {
        add("start " + start.rules().variant().id + ' ' + std::string(start.rules().array()));
    }
    void ply(const Position& before, const Move& move, Span) override {
        add("ply " + before.rules().seat(before.to_move()).id + ' ' + coordinates(before, move));
    }
    void word(Word word, Span) override { add("word " + std::string(spelling(word))); }
    void comment(std::string_view text, Span) override { add("comment " + std::string(text)); }
    void nag(int number, Span) override { add("nag " + std::to_string(number)); }
    void begin_variation(Span) override { add("("); }
    void end_variation(Span) override { add(")"); }
    void unplayed(std::string_view text, Span) override { add("unplayed " + std::string(text)); }
    void end_game(Verdict verdict) override { add("end " + std::string(spelling(verdict))); }

    std::vector<std::string> lines;
    std::string text() const { return join(lines, "\n"); }
    /// The lines that begin with a word.
    std::vector<std::string> those(std::string_view word) const {
        std::vector<std::string> found;
        for (const std::string& line : lines)
            if (line.starts_with(word)) found.push_back(line);
        return found;
    }

private:
    void add(std::string line) { lines.push_back(std::move(line)); }
};

/// A text read: the transcript, the codes found, and the findings themselves.
struct Read {
    Transcript told;
    Diagnostics found;
    std::vector<std::string> codes() const {
        std::vector<std::string> all;
        for (const Diagnostic& finding : found.all()) all.emplace_back(spelling(finding.code));
        return all;
    }
    const Diagnostic& only() const { return found.all().at(0); }
};

inline Read read_as(std::string_view notation, const std::string& text, const ReadOptions& options = {}) {
    Read read;
    notation_named(notation)->read(Source("text", text), options, read.told, read.found);
    return read;
}

inline ReadOptions checking() {
    ReadOptions options;
    options.check_marks = true;
    return options;
}

/// A text in one notation written in another.
inline std::string written(std::string_view from, const std::string& text, std::string_view to,
                           const WriteOptions& how = {}, const ReadOptions& options = {}) {
    std::ostringstream out;
    const auto writer = notation_named(to)->writer(out, how);
    Diagnostics found;
    notation_named(from)->read(Source("text", text), options, *writer, found);
    return out.str();
}

/// The games of a text, kept.
inline std::vector<Game> games_in(std::string_view notation, const std::string& text, const ReadOptions& options = {}) {
    std::vector<Game> games;
    GameBuilder builder([&](Game&& game) { games.push_back(std::move(game)); });
    Diagnostics found;
    notation_named(notation)->read(Source("text", text), options, builder, found);
    return games;
}

}  // namespace fourhand::tests
