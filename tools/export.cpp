// fourhand export: games out of a database.
#include <ostream>

#include "common/games_database.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "notation/notation.hpp"
#include "record/builder.hpp"

namespace fourhand {

namespace {

struct Request {
    std::shared_ptr<std::string> database;
    QueryChoice query;
    std::shared_ptr<std::string> to;
    std::shared_ptr<bool> flatten;
    std::shared_ptr<Output> output;
};

std::vector<std::string> written_notations() {
    std::vector<std::string> ids;
    for (const Notation& notation : notations()) {
        if (notation.writer != nullptr) ids.emplace_back(notation.id);
    }
    return ids;
}

Exit export_games(const Request& request, Streams& streams) {
    Store store = open_store(*request.database, Database::Mode::Read);
    const auto plan = chosen_plan(request.query, store, streams);
    if (!plan) return Exit::Usage;
    return naming(*request.database, [&] {
        const std::vector<Hit> hits = plan->run(store);
        if (hits.empty()) return Exit::No;
        WriteOptions options;
        options.flatten = *request.flatten;
        const auto writer = notation_named(*request.to)->writer(request.output->stream(streams), options);
        Exit exit = Exit::Yes;
        for (const Hit& hit : hits) {
            Game game;
            GameBuilder builder([&](Game&& built) { game = std::move(built); });
            std::string unknown;
            try {
                unknown = store.tell(hit.game, builder);
            } catch (const StoreError& error) {  // a damaged game is named, and the others are written
                streams.err << "fourhand export: " << error.what() << ": left out\n";
                exit = worse(exit, Exit::InputOutput);
                continue;
            }
            if (unknown.empty()) {
                game.tell(*writer);
                continue;
            }
            streams.err << "fourhand export: game " << hit.game
                        << " is left out, its rules are not known here: " << unknown << '\n';
            exit = worse(exit, Exit::No);
        }
        request.output->commit();
        return exit;
    });
}

std::function<Exit(Streams&)> declare(CLI::App& app) {
    Request request;
    request.database = add_database(app);
    request.query = add_query(app);
    request.to =
        add_choice(app, "-t,--to", "FORMAT", "pgn4", written_notations, "the notation to write; pgn4 if not said");
    request.flatten = add_flag(app, "--flatten", "PGN4: nested variations side by side, as chess.com reads them");
    request.output = add_output(app);
    return [request](Streams& streams) { return export_games(request, streams); };
}

}  // namespace

extern const Tool tool;
const Tool tool = {
    "export", "get games out of a database",
    R"(Writes the games of the database DB, all of them or those that the terms find, in the order in which they were stored. They say what they said when they were imported. 'fourhand find --help' lists the terms.

    fourhand export club.db -o all.pgn4
    fourhand export club.db player:ada date:2020..2022
    fourhand export club.db game:17 --to coordinates

The exit code is 0 if games were written, 1 if none was found or one was left out because its rules are not known here, 2 if the call was wrong, 3 if the database or the output failed.)",
    declare};

}  // namespace fourhand
