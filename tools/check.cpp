// fourhand check: games judged move by move.
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <ostream>

#include "base/text.hpp"
#include "check/board_text.hpp"
#include "common/counted.hpp"
#include "common/failure.hpp"
#include "common/findings.hpp"
#include "common/input.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "common/progress.hpp"
#include "common/reading.hpp"
#include "notation/notation.hpp"
#include "record/points.hpp"
#include "record/result.hpp"

namespace fourhand {

namespace {

using Json = nlohmann::ordered_json;

struct Request {
    VariantChoice choice;
    FindingsChoice findings;
    std::shared_ptr<Input> input;
    std::shared_ptr<bool> json, quiet, board;
    Call call;
};

/// Games by verdict, and findings, of all files.
struct Tally {
    std::array<std::size_t, 4> games{};
    std::size_t errors = 0, warnings = 0;

    std::size_t all() const { return games[0] + games[1] + games[2] + games[3]; }
};

/// Hears the games of one file and says what was found in each.
class Reporter : public GameSink {
public:
    Reporter(const Source& source, const Request& request, Diagnostics& found, Tally& tally, Streams& streams,
             Progress& progress)
        : source_(source), request_(request), found_(found), tally_(tally), streams_(streams), progress_(progress) {}

    void begin_game(Span where) override {
        progress_.reach(where.begin);
        found_.clear();
        ++game_;
        position_ = nullptr;
    }
    void begin_moves(const Position& start) override { position_ = &start; }
    void ply(const Position&, const Move&, Span) override {}
    void end_game(Verdict verdict) override {
        Diagnostics findings = request_.findings.apply(sorted(found_));
        if (verdict == Verdict::Valid && findings.any_error()) verdict = Verdict::Invalid;
        if (verdict == Verdict::Unreadable && !findings.any_error()) verdict = Verdict::Valid;
        ++tally_.games[static_cast<std::size_t>(verdict)];
        tally_.errors += findings.errors();
        tally_.warnings += findings.warnings();
        if (verdict != Verdict::Valid || !findings.all().empty() || *request_.json) progress_.clear();
        *request_.json ? say_json(findings, verdict) : say_text(findings, verdict);
        progress_.advance();
    }

private:
    /// In the order of the text.
    static Diagnostics sorted(const Diagnostics& found) {
        std::vector<Diagnostic> all = found.all();
        std::stable_sort(all.begin(), all.end(),
                         [](const Diagnostic& a, const Diagnostic& b) { return a.where.begin < b.where.begin; });
        Diagnostics result;
        for (Diagnostic& finding : all) result.report(std::move(finding));
        return result;
    }

    static Json text_or_null(std::string_view text) { return text.empty() ? Json() : Json(text); }

    void print(const Json& json) { streams_.out << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n'; }

    void say_json(const Diagnostics& findings, Verdict verdict) {
        for (const Diagnostic& finding : findings.all()) {
            const LineColumn place = source_.locate(finding.where.begin);
            Json json = {{"kind", "finding"},
                         {"file", source_.name()},
                         {"game", game_},
                         {"line", place.line},
                         {"column", place.column},
                         {"severity", spelling(finding.severity)},
                         {"code", spelling(finding.code)},
                         {"message", finding.message}};
            json["round"] = finding.round == 0 ? Json() : Json(finding.round);
            json["seat"] = text_or_null(finding.seat);
            json["text"] = text_or_null(source_.text(finding.where).substr(0, longest_text));
            json["candidates"] = finding.candidates;
            json["hints"] = finding.hints;
            print(json);
        }
        Json json = {{"kind", "game"}, {"file", source_.name()}, {"game", game_}};
        json["variant"] = position_ == nullptr ? Json() : Json(position_->rules().variant().id);
        json["verdict"] = spelling(verdict);
        json["plies"] = position_ == nullptr ? 0 : position_->plies();
        json["errors"] = findings.errors();
        json["warnings"] = findings.warnings();
        json["result"] =
            position_ == nullptr ? Json() : text_or_null(result_text(position_->rules(), position_->outcome()));
        json["points"] = points();
        print(json);
    }

    Json points() const {
        if (position_ == nullptr || !position_->rules().has_points()) return Json();
        Json list = Json::array();
        const auto all = final_points(*position_, {});
        for (std::size_t seat = 0; seat < position_->rules().seats(); ++seat) list.push_back(all[seat]);
        return list;
    }

    void say_text(const Diagnostics& findings, Verdict verdict) {
        Streams to_out{streams_.in, streams_.out, streams_.out};
        to_out.err_colour = streams_.colour;
        show(findings, source_, to_out);
        if (verdict == Verdict::Valid) return;
        streams_.out << printable(source_.name()) << ": game " << game_ << " is " << spelling(verdict);
        if (position_ != nullptr) streams_.out << " after " << counted(position_->plies(), "ply", "plies");
        streams_.out << '\n';
        if (*request_.board && position_ != nullptr) streams_.out << board_text(*position_);
    }

    static constexpr std::size_t longest_text = 255;

    const Source& source_;
    const Request& request_;
    Diagnostics& found_;
    Tally& tally_;
    Streams& streams_;
    Progress& progress_;
    std::size_t game_ = 0;
    const Position* position_ = nullptr;
};

void summarise(const Tally& tally, Streams& streams) {
    std::string text = counted(tally.all(), "game", "games") + (tally.all() == 0 ? "" : ": ");
    bool first = true;
    for (std::size_t i = 0; i < tally.games.size(); ++i) {
        if (tally.games[i] == 0) continue;
        text +=
            (first ? "" : ", ") + std::to_string(tally.games[i]) + ' ' + std::string(spelling(static_cast<Verdict>(i)));
        first = false;
    }
    streams.out << text << "; " << counted(tally.errors, "error", "errors") << ", "
                << counted(tally.warnings, "warning", "warnings") << '\n';
}

/// Codes that say why a game has its verdict: to leave them out would leave the verdict without a reason.
void refuse_to_allow_verdicts(const FindingsChoice& choice) {
    for (const std::string& code : *choice.allowed)
        for (const Code decisive : {Code::IllegalMove, Code::AfterTheEnd, Code::UnsupportedGame, Code::UnsupportedMove,
                                    Code::UnsupportedPosition})
            if (spelling(decisive) == code)
                throw UsageError("'" + code + "' decides the verdict and cannot be allowed");
}

Exit check_all(const Request& request, Tally& tally, Streams& streams) {
    Progress progress(streams, *request.quiet, "games");
    return request.input->each(streams, [&](const Source& source) {
        progress.begin_part(request.input->count(), source.text().size());
        ReadOptions options = request.choice.read_options();
        options.check_marks = true;
        Diagnostics found;
        Reporter reporter(source, request, found, tally, streams, progress);
        request.choice.notation(source).read(source, options, reporter, found);
    });
}

Exit check(const Request& request, Streams& streams) {
    if (*request.json) request.call.refuse({"--board"}, "is drawn for people: it does not go with --json");
    refuse_to_allow_verdicts(request.findings);
    Tally tally;
    const Exit input = check_all(request, tally, streams);
    if (!*request.json && !*request.quiet) summarise(tally, streams);
    return worse(input, tally.games[0] == tally.all() ? Exit::Yes : Exit::No);
}

std::function<Exit(Streams&)> declare(CLI::App& app) {
    Request request;
    request.call = Call(app);
    request.input = add_input(app);
    request.choice = add_variant(app);
    request.findings = add_diagnostics(app);
    request.board = add_flag(app, "--board", "show the position in which a game could not go on");
    request.json = add_json(app);
    request.quiet = add_quiet(app);
    return written_to(add_output(app), [request](Streams& streams) { return check(request, streams); });
}

}  // namespace

extern const Tool tool;
const Tool tool = {
    "check", "check games move by move",
    R"(Plays every game by the rules of its variant and says, with line and column, what is wrong with it: moves that the rules forbid, with the reason and the legal moves near to what was written; signs (+, #, letters of captured men) that disagree with the move; results, endings and points that disagree with the game as played. After an error it goes on with the next game.

A game is valid, invalid (the rules forbid a move), unsupported (it is a game that is not played here) or unreadable. Warnings leave a game valid, unless --strict is given.

    fourhand check club.pgn4
    fourhand check --json --strict games/*.pgn4
    fourhand check --allow result-disagrees --board round3.pgn4

The exit code is 0 if every game is valid, 1 if one is not, 2 if the call was wrong, 3 if a file could not be read.)",
    declare};

}  // namespace fourhand
