// fourhand convert: games from one notation into another.
#include <ostream>

#include "common/counted.hpp"
#include "common/failure.hpp"
#include "common/findings.hpp"
#include "common/input.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "common/progress.hpp"
#include "common/reading.hpp"
#include "common/run.hpp"
#include "common/writing.hpp"
#include "notation/notation.hpp"

namespace fourhand {

namespace {

struct Request {
    VariantChoice choice;
    WriteChoice writing;
    FindingsChoice findings;
    std::shared_ptr<Input> input;
    std::shared_ptr<Output> output;
    std::shared_ptr<bool> quiet, json;
};

/// Hands everything on to a writer, shows the findings of each game, and remembers whether all could be played.
class Passing : public GameSink {
public:
    Passing(const Source& source, const Request& request, GameSink& writer, Diagnostics& found, Streams& streams,
            Progress& progress)
        : source_(source), request_(request), writer_(writer), found_(found), streams_(streams), progress_(progress) {}

    void begin_game(Span where) override {
        progress_.reach(where.begin);
        found_.clear();
        ++game_;
        plies_ = depth_ = 0;
        writer_.begin_game(where);
    }
    void tag(std::string_view name, std::string_view value, Span where) override { writer_.tag(name, value, where); }
    void begin_moves(const Position& start) override { writer_.begin_moves(start); }
    void ply(const Position& before, const Move& move, Span where) override {
        plies_ += depth_ == 0;
        writer_.ply(before, move, where);
    }
    void word(Word word, Span where) override { writer_.word(word, where); }
    void comment(std::string_view text, Span where) override { writer_.comment(text, where); }
    void nag(int number, Span where) override { writer_.nag(number, where); }
    void begin_variation(Span where) override {
        ++depth_;
        writer_.begin_variation(where);
    }
    void end_variation(Span where) override {
        --depth_;
        writer_.end_variation(where);
    }
    void unplayed(std::string_view text, Span where) override {
        all_valid_ = false;  // of a game whose rules are guessed it is no error
        writer_.unplayed(text, where);
    }
    void end_game(Verdict verdict) override {
        // A writer that is not told of the end writes no position.
        const bool too_short = request_.writing.is_beyond(plies_);
        if (!too_short) writer_.end_game(verdict);
        const Diagnostics findings = request_.findings.apply(found_);
        if (!*request_.quiet || findings.any_error()) show(findings, source_, streams_);
        if (too_short)
            complain(streams_, std::string(source_.name()) + ": game " + std::to_string(game_) + " has only " +
                                   counted(plies_, "ply", "plies"));
        all_valid_ = all_valid_ && !too_short && verdict == Verdict::Valid && !findings.any_error();
        any_read_ = any_read_ || verdict != Verdict::Unreadable;
        progress_.advance();
    }

    bool all_valid() const { return all_valid_; }
    bool any_read() const { return any_read_; }

private:
    const Source& source_;
    const Request& request_;
    GameSink& writer_;
    Diagnostics& found_;
    Streams& streams_;
    Progress& progress_;
    std::size_t game_ = 0, plies_ = 0, depth_ = 0;
    bool all_valid_ = true, any_read_ = false;
};

Exit convert(const Request& request, Streams& streams) {
    if (*request.json && !request.writing.to->empty() && *request.writing.to != "json")
        throw UsageError("--json is --to json: it does not go with --to " + *request.writing.to);
    if (*request.json) *request.writing.to = "json";
    const Notation& notation = request.writing.notation();
    const auto writer = notation.writer(request.output->stream(streams), request.writing.write_options());
    bool all_valid = true, any_read = false;
    const bool to_terminal = request.output->is_standard() && streams.out_is_terminal;  // games in passing are enough
    Progress progress(streams, *request.quiet || to_terminal, "games");
    const Exit input = request.input->each(streams, [&](const Source& source) {
        Diagnostics found;
        progress.begin_part(request.input->count(), source.text().size());
        Passing passing(source, request, *writer, found, streams, progress);
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
    request.writing = add_writing(app, "");
    request.choice = add_variant(app);
    request.findings = add_diagnostics(app);
    request.output = add_output(app);
    request.json = add_json(app);
    request.quiet = add_quiet(app);
    return [request](Streams& streams) { return convert(request, streams); };
}

}  // namespace

extern const Tool tool;
const Tool tool = {
    "convert", "write games in another notation",
    R"(Reads games and writes them as pgn4, coordinates, json, or as the position in which they stand (fen4, position). What is written to PGN4 and JSON and read again is the same game: tags, known or not, comments, signs, variations. Coordinates keep the main line, comments and tags. --json is the same as --to json.

What cannot be played is passed on as it stands (PGN4, JSON); why it cannot is said on standard error, and the exit code is 1.

    fourhand convert --to pgn4 -o clean.pgn4 club.pgn4
    fourhand convert --to pgn4 --flatten notes.pgn4 > for-chess-com.pgn4
    fourhand convert --to fen4 --ply 40 game.pgn4
    fourhand convert --to json games.pgn4 | jq .tags.Red)",
    declare};

}  // namespace fourhand
