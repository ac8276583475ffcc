// fourhand export: games out of a database.
#include <nlohmann/json.hpp>
#include <ostream>

#include "common/counted.hpp"
#include "common/games_database.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "common/run.hpp"
#include "common/writing.hpp"
#include "record/builder.hpp"

namespace fourhand {

namespace {

struct Request {
    std::shared_ptr<std::string> database;
    QueryChoice query;
    WriteChoice writing;
    std::shared_ptr<Output> output;
    std::shared_ptr<bool> json;
    Call call;
};

/// With --json a line about the file that was written.
void tell(const Request& request, std::size_t games, Streams& streams) {
    if (!*request.json) return;
    const nlohmann::ordered_json json = {
        {"kind", "games"}, {"file", request.output->name}, {"format", *request.writing.to}, {"games", games}};
    streams.out << json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

/// Tells one game to the writer. A game that cannot be written is named, and the others are written.
Exit write_game(GameId id, Store& store, const Request& request, GameSink& writer, Streams& streams) {
    const std::string name = "game " + std::to_string(id);
    Game game;
    GameBuilder builder([&](Game&& built) { game = std::move(built); });
    try {
        const std::string unknown = store.tell(id, builder);
        if (!unknown.empty()) {
            complain(streams, name + " is left out, its rules are not known here: " + unknown);
            return Exit::No;
        }
    } catch (const StoreError& error) {
        complain(streams, std::string(error.what()) + ": left out");
        return Exit::InputOutput;
    }
    if (const std::size_t plies = game.main_line().size(); request.writing.is_beyond(plies)) {
        complain(streams, name + " is left out, it has only " + counted(plies, "ply", "plies"));
        return Exit::No;
    }
    game.tell(writer);
    return Exit::Yes;
}

Exit export_games(const Request& request, Streams& streams) {
    if (request.output->is_standard())
        request.call.refuse({"--json"}, "tells of a file that was written: add -o FILE; games as JSON are --to json");
    const Notation& notation = request.writing.notation();
    Store store = open_store(*request.database, Database::Mode::Read);
    const auto plan = chosen_plan(request.query, store, streams);
    if (!plan) return Exit::Usage;
    return naming(*request.database, [&] {
        const std::vector<Hit> hits = plan->run(store);
        if (hits.empty()) return Exit::No;
        const auto writer = notation.writer(request.output->stream(streams), request.writing.write_options());
        Exit exit = Exit::Yes;
        std::size_t written = 0;
        for (const Hit& hit : hits) {
            const Exit of_game = write_game(hit.game, store, request, *writer, streams);
            written += of_game == Exit::Yes;
            exit = worse(exit, of_game);
        }
        if (written == 0) return exit;  // nothing does not take the place of an older file
        request.output->commit();
        tell(request, written, streams);
        return exit;
    });
}

std::function<Exit(Streams&)> declare(CLI::App& app) {
    Request request;
    request.call = Call(app);
    request.database = add_database(app);
    request.query = add_query(app);
    request.writing = add_writing(app, "pgn4");
    request.output = add_output(app);
    request.json = add_json(app);
    return [request](Streams& streams) { return export_games(request, streams); };
}

}  // namespace

extern const Tool tool;
const Tool tool = {
    "export", "get games out of a database",
    R"(Writes the games of the database DB, all of them or those that the terms find, in the order in which they were stored. They say what they said when they were imported. 'fourhand find --help' lists the terms. With --json and -o a line tells what was written (schema/written.schema.json).

    fourhand export club.db -o all.pgn4
    fourhand export club.db player:ada date:2020..2022
    fourhand export club.db game:17 --to coordinates

The exit code is 0 if games were written, 1 if none was found or one was left out because its rules are not known here, 2 if the call was wrong, 3 if the database or the output failed.)",
    declare};

}  // namespace fourhand
