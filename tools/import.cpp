// fourhand import: games into a database.
#include <unistd.h>

#include <nlohmann/json.hpp>
#include <ostream>

#include "base/text.hpp"
#include "common/findings.hpp"
#include "common/games_database.hpp"
#include "common/input.hpp"
#include "common/interrupt.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "common/progress.hpp"
#include "common/reading.hpp"
#include "common/run.hpp"
#include "notation/notation.hpp"

namespace fourhand {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t batch_bytes = std::size_t{32} << 20;
constexpr std::size_t most_named = 20;

struct Request {
    std::shared_ptr<std::string> database;
    std::shared_ptr<Input> input;
    VariantChoice choice;
    std::shared_ptr<std::int64_t> batch;
    std::shared_ptr<bool> keep_invalid, json, quiet;
};

/// Games by what became of them.
struct Tally {
    std::size_t stored = 0, duplicates = 0, refused = 0, unplayed = 0;  ///< `unplayed` are among those stored

    std::string text() const {
        const auto counted = [](std::size_t count, std::string_view word) {
            return std::to_string(count) + (count == 1 ? " game " : " games ") + std::string(word);
        };
        std::string text = counted(stored, "stored");
        if (unplayed > 0) text += " (" + std::to_string(unplayed) + " of them as text alone)";
        if (duplicates > 0) text += ", " + std::to_string(duplicates) + " already there";
        if (refused > 0) text += ", " + std::to_string(refused) + " refused";
        return text;
    }
};

/// The database, opened when the first game comes, and the batch that is being filled.
class Batches {
public:
    Batches(const Request& request, Streams& streams) : request_(request), streams_(streams) {}

    bool is_there() const { return ::access(request_.database->c_str(), F_OK) == 0; }
    void open() {
        if (!store_) store_.emplace(open_store(*request_.database, Database::Mode::Create));
    }

    Added add(const StoredGame& game) {
        open();
        if (!open_) store_->begin();
        open_ = true;
        const Added added = store_->add(game);
        if (added.how == Added::How::Stored) {
            ++games_;
            bytes_ +=
                game.plies.size() + game.stream.size() + game.text.size() + game.keys.size() * sizeof game.keys[0];
        }
        return added;
    }

    /// A batch ends when it is full; never in the middle of a game.
    void end_game() {
        if (games_ >= static_cast<std::size_t>(*request_.batch) || bytes_ >= batch_bytes) commit();
    }

    void commit() {
        if (open_) store_->commit();
        safe_ += games_;
        if (!lines_.empty()) clear_progress(streams_);
        streams_.out << lines_;
        forget();
    }

    /// Undoes the batch that is open.
    void roll_back() {
        if (store_) store_->roll_back();
        forget();
    }

    /// A line of JSON about a game of this batch: it is said when it is true for good.
    void say(std::string line) { lines_ += std::move(line); }

    bool is_open() const { return store_.has_value(); }
    /// How many games have been stored for good.
    std::size_t safe() const { return safe_; }

private:
    void forget() {
        open_ = false;
        games_ = bytes_ = 0;
        lines_.clear();
    }

    const Request& request_;
    Streams& streams_;
    std::optional<Store> store_;
    std::string lines_;
    bool open_ = false;
    std::size_t games_ = 0, bytes_ = 0, safe_ = 0;
};

/// Hears the games of one file and decides what becomes of each.
class Importer : public StoredGameWriter {
public:
    Importer(const Source& source, const Request& request, Diagnostics& found, Batches& batches, Tally& tally,
             Streams& streams, Progress& progress, const InterruptGuard& guard)
        : StoredGameWriter(position_text(), [this](StoredGame& game) { take(game); }),
          source_(source),
          request_(request),
          found_(found),
          batches_(batches),
          tally_(tally),
          streams_(streams),
          progress_(progress),
          guard_(guard) {}

    void begin_game(Span where) override {
        guard_.check();
        found_.clear();
        where_ = where;
        progress_.reach(where.begin);
        ++number_;
        StoredGameWriter::begin_game(where);
    }

private:
    void take(StoredGame& game) {
        if (game.verdict == Verdict::Valid && found_.any_error()) game.verdict = Verdict::Invalid;
        const bool playable_or_kept =
            game.verdict == Verdict::Valid || game.verdict == Verdict::Unsupported || *request_.keep_invalid;
        if (playable_or_kept) {
            store(game);
        } else {
            refuse(game.verdict);
        }
        batches_.end_game();
        progress_.advance();
    }

    void store(const StoredGame& game) {
        const Added added = batches_.add(game);
        switch (added.how) {
            case Added::How::Stored:
                ++tally_.stored;
                if (!game.rules) ++tally_.unplayed;
                return say(game.verdict, "stored", added.game);
            case Added::How::Duplicate:
                name("says the same as game " + std::to_string(added.game) + " of the database", tally_.duplicates++);
                return say(game.verdict, "duplicate", added.game);
            case Added::How::TooLarge:
                name("is larger than 16 MiB and not stored", tally_.refused++);
                return say(game.verdict, "refused", 0);
        }
    }

    void refuse(Verdict verdict) {
        Diagnostics errors;
        for (const Diagnostic& finding : found_.all()) {
            if (finding.severity == Severity::Error) errors.report(finding);
        }
        if (!*request_.json) show(errors, source_, streams_);
        name("is " + std::string(spelling(verdict)) + " and not stored; --keep-invalid stores it", tally_.refused++);
        say(verdict, "refused", 0);
    }

    /// "games.pgn4:120: game 3 is invalid and not stored", for the first `most_named` of a sort.
    void name(const std::string& what, std::size_t named_before) {
        if (*request_.quiet || *request_.json || named_before > most_named) return;
        if (named_before == most_named)
            return complain(streams_, "further games like the last one are counted only; --json names all");
        const std::string place = std::string(source_.name()) + ':' + std::to_string(source_.locate(where_.begin).line);
        complain(streams_, place + ": game " + std::to_string(number_) + ' ' + what);
    }

    void say(Verdict verdict, std::string_view outcome, GameId stored) {
        if (!*request_.json) return;
        const Json json = {{"kind", "game"},
                           {"file", source_.name()},
                           {"game", number_},
                           {"line", source_.locate(where_.begin).line},
                           {"verdict", spelling(verdict)},
                           {"outcome", outcome},
                           {"stored", stored == 0 ? Json() : Json(stored)}};
        batches_.say(json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n');
    }

    const Source& source_;
    const Request& request_;
    Diagnostics& found_;
    Batches& batches_;
    Tally& tally_;
    Streams& streams_;
    Progress& progress_;
    const InterruptGuard& guard_;
    Span where_{};
    std::size_t number_ = 0;
};

Exit read_all(const Request& request, Batches& batches, Tally& tally, Streams& streams) {
    if (batches.is_there()) batches.open();  // what is no database is complained of before any game
    const InterruptGuard guard;
    Progress progress(streams, *request.quiet, "games");
    const Exit exit = request.input->each(streams, [&](const Source& source) {
        progress.begin_part(request.input->count(), source.text().size());
        Diagnostics found;
        Importer importer(source, request, found, batches, tally, streams, progress, guard);
        request.choice.notation(source).read(source, request.choice.read_options(), importer, found);
    });
    batches.commit();
    if (exit == Exit::Yes) batches.open();  // a database without games, rather than none
    return exit;
}

/// What is safe when the work ends before its end.
std::string safe_text(const Request& request, const Batches& batches) {
    const std::size_t safe = batches.safe();
    return std::to_string(safe) + (safe == 1 ? " game is" : " games are") + " safe in " + *request.database +
           "; the same import goes on after " + (safe == 1 ? "it" : "them");
}

Exit import(const Request& request, Streams& streams) {
    Batches batches(request, streams);
    Tally tally;
    Exit exit = Exit::Yes;
    try {
        exit = naming(*request.database, [&] { return read_all(request, batches, tally, streams); });
    } catch (const Interrupted&) {
        batches.roll_back();
        complain(streams, "interrupted: " + safe_text(request, batches));
        throw;
    } catch (const FileError& failure) {
        batches.roll_back();
        complain(streams, failure.what());
        if (batches.is_open()) complain(streams, safe_text(request, batches));
        return Exit::InputOutput;
    }
    if (*request.json) {
        const Json json = {{"kind", "summary"},
                           {"stored", tally.stored},
                           {"duplicates", tally.duplicates},
                           {"refused", tally.refused}};
        streams.out << json.dump() << '\n';
    } else if (!*request.quiet) {
        streams.out << tally.text() << '\n';
    }
    return worse(exit, tally.refused > 0 ? Exit::No : Exit::Yes);
}

std::function<Exit(Streams&)> declare(CLI::App& app) {
    Request request;
    request.database = add_database(app);
    request.input = add_input(app);
    request.choice = add_variant(app);
    request.keep_invalid =
        add_flag(app, "--keep-invalid",
                 "store games that break the rules, too: as far as they can be played, and the rest as text");
    request.batch = add_number(app, "--batch", "N", 5000, 1, 1'000'000, "how many games are made safe at a time");
    request.json = add_json(app);
    request.quiet = add_quiet(app);
    return written_to(add_output(app), [request](Streams& streams) { return import(request, streams); });
}

}  // namespace

extern const Tool tool;
const Tool tool = {
    "import", "put games into a database",
    R"(Plays every game by the rules of its variant and stores it in the database DB, which is made if there is none. What a record says is kept: tags in their order, moves, variations, comments. Every position of the main lines is indexed.

A game that says the same as one in the database, tag by tag and move by move, is not stored again: the same import can be repeated. A game that breaks the rules is refused, with the reason, and the others go on; --keep-invalid stores it with its verdict. A game that is not played here (Crazyhouse, say) is stored with its tags and its text.

Games are made safe in batches. When the import is interrupted, the computer stops, or the disk is full, the batches before are in the database, whole, and the batch that was open is not there at all; the same import then goes on from there.

    fourhand import club.db club.pgn4
    fourhand import --keep-invalid club.db old/*.pgn4
    cat *.pgn4 | fourhand import club.db

The exit code is 0 if every game is in the database, 1 if one was refused, 2 if the call was wrong, 3 if a file or the database failed, 130 after an interrupt.)",
    declare};

}  // namespace fourhand
