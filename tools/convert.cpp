// fourhand convert: games from one notation into another.
#include <limits>
#include <ostream>

#include "base/text.hpp"
#include "common/failure.hpp"
#include "common/findings.hpp"
#include "common/input.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "common/reading.hpp"
#include "notation/notation.hpp"

namespace fourhand {

namespace {

struct Request {
    VariantChoice choice;
    FindingsChoice findings;
    std::shared_ptr<Input> input;
    std::shared_ptr<Output> output;
    std::shared_ptr<std::string> to;
    std::shared_ptr<std::int64_t> ply;
    std::shared_ptr<bool> flatten, quiet;
};

std::vector<std::string> writable_notations() {
    std::vector<std::string> ids;
    for (const Notation& notation : notations())
        if (notation.writer != nullptr) ids.emplace_back(notation.id);
    return ids;
}

/// Hands everything on to a writer, shows the findings of each game, and remembers whether all could be played.
class Passing : public GameSink {
public:
    Passing(const Source& source, const Request& request, GameSink& writer, Diagnostics& found, Streams& streams)
        : source_(source), request_(request), writer_(writer), found_(found), streams_(streams) {}

    void begin_game(Span where) override {
        found_.clear();
        writer_.begin_game(where);
    }
    void tag(std::string_view name, std::string_view value, Span where) override { writer_.tag(name, value, where); }
    void begin_moves(const Position& start) override { writer_.begin_moves(start); }
    void ply(const Position& before, const Move& move, Span where) override { writer_.ply(before, move, where); }
    void word(Word word, Span where) override { writer_.word(word, where); }
    void comment(std::string_view text, Span where) override { writer_.comment(text, where); }
    void nag(int number, Span where) override { writer_.nag(number, where); }
    void begin_variation(Span where) override { writer_.begin_variation(where); }
    void end_variation(Span where) override { writer_.end_variation(where); }
    void unplayed(std::string_view text, Span where) override { writer_.unplayed(text, where); }
    void end_game(Verdict verdict) override {
        writer_.end_game(verdict);
        const Diagnostics findings = request_.findings.apply(found_);
        if (!*request_.quiet || findings.any_error()) show(findings, source_, streams_);
        all_valid_ = all_valid_ && verdict == Verdict::Valid && !findings.any_error();
        any_read_ = any_read_ || verdict != Verdict::Unreadable;
    }

    bool all_valid() const { return all_valid_; }
    bool any_read() const { return any_read_; }

private:
    const Source& source_;
    const Request& request_;
    GameSink& writer_;
    Diagnostics& found_;
    Streams& streams_;
    bool all_valid_ = true, any_read_ = false;
};

Exit convert(const Request& request, Streams& streams) {
    if (request.to->empty()) throw UsageError("--to FORMAT is needed: " + join_or(writable_notations()));
    WriteOptions how;
    how.flatten = *request.flatten;
    if (*request.ply >= 0) how.ply = static_cast<std::size_t>(*request.ply);
    const auto writer = notation_named(*request.to)->writer(request.output->stream(streams), how);
    bool all_valid = true, any_read = false;
    const Exit input = request.input->each(streams, [&](const Source& source) {
        Diagnostics found;
        Passing passing(source, request, *writer, found, streams);
        request.choice.notation(source).read(source, request.choice.read_options(), passing, found);
        all_valid = all_valid && passing.all_valid();
        any_read = any_read || passing.any_read();
    });
    // Half of what was asked for, or nothing, does not take the place of an older file.
    if (request.output->is_standard() || (input != Exit::InputOutput && any_read)) request.output->commit();
    return worse(input, all_valid ? Exit::Yes : Exit::No);
}

std::function<Exit(Streams&)> declare(CLI::App& app) {
    Request request;
    request.input = add_input(app);
    request.to = add_choice(app, "-t,--to", "FORMAT", "", writable_notations, "the notation to write");
    request.choice = add_variant(app);
    request.flatten = add_flag(app, "--flatten", "nested variations side by side, as chess.com reads them (PGN4)");
    request.ply = add_number(app, "--ply", "N", -1, 0, std::numeric_limits<std::int32_t>::max(),
                             "the position after N plies instead of the last (fen4, position)");
    request.findings = add_diagnostics(app);
    request.output = add_output(app);
    request.quiet = add_quiet(app);
    return [request](Streams& streams) { return convert(request, streams); };
}

}  // namespace

extern const Tool tool;
const Tool tool = {
    "convert", "write games in another notation",
    R"(Reads games and writes them as pgn4, coordinates, json, or as the position in which they stand (fen4, position). What is written to PGN4 and JSON and read again is the same game: tags, known or not, comments, signs, variations. Coordinates keep the main line, comments and tags.

What cannot be played is passed on as it stands (PGN4, JSON); why it cannot is said on standard error, and the exit code is 1.

    fourhand convert --to pgn4 -o clean.pgn4 club.pgn4
    fourhand convert --to pgn4 --flatten notes.pgn4 > for-chess-com.pgn4
    fourhand convert --to fen4 --ply 40 game.pgn4
    fourhand convert --to json games.pgn4 | jq .tags.Red)",
    declare};

}  // namespace fourhand
