// fourhand solve: the shortest game to a win, if all players help each other.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "analysis/shortest.hpp"
#include "common/counted.hpp"
#include "common/failure.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "common/progress.hpp"
#include "common/reading.hpp"
#include "notation/movetext.hpp"
#include "notation/notation.hpp"

namespace fourhand {

namespace {

constexpr std::int64_t usual_most = 40, longest = 200;

struct Request {
    StartChoice start;
    std::shared_ptr<std::string> winner;
    std::shared_ptr<std::int64_t> most_plies;
    std::shared_ptr<bool> shortest, teams, quiet, json;
};

/// The variant asked for; with --teams the form of it that is played in teams.
std::string variant_id(const Request& request) {
    const VariantChoice named = request.start.named();
    const std::string& said = *named.variant;
    if (!*request.teams) return said;
    const std::shared_ptr<const Rules> rules = named.rules({});
    if (rules->has_teams()) return said;
    const std::string& in_teams = rules->variant().in_teams;
    if (in_teams.empty()) throw UsageError(std::string(rules->id()) + " has no form that is played in teams");
    return in_teams;
}

Position start_of(const Request& request, Streams& streams) {
    StartChoice start = request.start;
    start.choice.variant = start.argument = std::make_shared<std::string>(variant_id(request));
    return start.chosen(streams);
}

SeatSet winners(const Request& request, const Rules& rules) {
    if (request.winner->empty()) return static_cast<SeatSet>((1u << rules.seats()) - 1);
    return bit(chosen_seat(*request.winner, rules));
}

struct Line {
    std::vector<std::string> moves;  ///< in coordinates
    Position end;
};

Line played(const Position& start, const ShortestGame& game) {
    Line line{{}, start};
    for (const Move& move : game.moves) {
        line.moves.push_back(coordinates(line.end, move));
        line.end.play(move);
    }
    return line;
}

std::vector<std::string> seats_of(const Rules& rules, std::uint8_t seats) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < rules.seats(); ++i)
        if ((seats >> i & 1) != 0) names.push_back(rules.seat(static_cast<Seat>(i)).id);
    return names;
}

void print_json(const Position& start, const ShortestGame& game, std::ostream& out) {
    const Line line = played(start, game);
    const Outcome& outcome = line.end.outcome();
    nlohmann::ordered_json json = {{"variant", start.rules().id()}, {"found", game.found}, {"proved", game.proved}};
    json["plies"] = game.found ? nlohmann::ordered_json(game.moves.size()) : nlohmann::ordered_json();
    json["none_below"] = game.none_below;
    json["winners"] = game.found ? seats_of(start.rules(), outcome.winners) : std::vector<std::string>{};
    json["ending"] = game.found ? nlohmann::ordered_json(spelling(outcome.ending)) : nlohmann::ordered_json();
    json["positions"] = game.positions;
    json["moves"] = line.moves;
    out << json.dump() << '\n';
}

void print_game(const Position& start, const ShortestGame& game, const std::string& verdict, std::ostream& out) {
    const auto writer = notation_named("pgn4")->writer(out, {});
    Position position = start;
    writer->begin_game({});
    writer->tag("Event", "The shortest game", {});
    writer->tag("Variant", start.rules().id(), {});
    writer->begin_moves(position);
    for (const Move& move : game.moves) {
        writer->ply(position, move, {});
        position.play(move);
    }
    writer->comment(verdict, {});
    writer->end_game(Verdict::Valid);
}

void print_text(const Position& start, const ShortestGame& game, std::ostream& out) {
    if (!game.found) {
        const auto plies = static_cast<std::size_t>(std::max(game.none_below - 1, 0));
        out << "no win in " << counted(plies, "ply", "plies") << " or fewer\n";
        return;
    }
    const Outcome outcome = played(start, game).end.outcome();
    std::string names;
    for (const std::string& seat : seats_of(start.rules(), outcome.winners)) names += (names.empty() ? "" : "+") + seat;
    print_game(start, game,
               names + " wins after " + counted(game.moves.size(), "ply", "plies") + " (" +
                   std::string(spelling(outcome.ending)) + "); no shorter game exists",
               out);
}

Exit solve(const Request& request, Streams& streams) {
    if (!*request.shortest) throw UsageError("say what is to be solved: --shortest");
    Position position = start_of(request, streams);
    const ShortestWish wish{winners(request, position.rules()), static_cast<int>(*request.most_plies)};
    Progress progress(streams, *request.quiet, "positions");
    std::uint64_t told = 0;
    const ShortestGame game = shortest_game(position, wish, [&](int plies, std::uint64_t positions) {
        progress.count("positions; no win in fewer than " + std::to_string(plies) + " plies");
        progress.advance(positions - told);
        told = positions;
        return true;
    });
    if (*request.json)
        print_json(position, game, streams.out);
    else
        print_text(position, game, streams.out);
    return game.found ? Exit::Yes : Exit::No;
}

std::function<Exit(Streams&)> declare(CLI::App& app) {
    Request request;
    request.start = add_start(app);
    request.shortest = add_flag(app, "--shortest", "the shortest game that ends in a win");
    request.winner = add_text(app, "--winner", "SEAT", "who is to win, by seat or colour; else anybody");
    request.teams = add_flag(app, "--teams", "the form of the variant that is played in teams");
    request.most_plies = add_number(app, "--most-plies", "N", usual_most, 0, longest,
                                    "give up when there is none in so many plies; 40 if not said");
    request.quiet = add_quiet(app);
    request.json = add_json(app);
    return written_to(add_output(app), [request](Streams& streams) { return solve(request, streams); });
}

}  // namespace

const Tool tool{
    "solve",
    "find the shortest game to a win, and prove that none is shorter",
    "Searches for the shortest game that ends in a win when all players help each other to it, from the start of "
    "VARIANT or from any\n"
    "position: every legal move of every player is tried, one ply deeper each time, so that no shorter game exists "
    "than the one that\n"
    "is found. It is printed as PGN4. Resignations are no help.\n\n"
    "Where kings must walk to a centre this takes a moment; where somebody must be mated, the search grows twentyfold "
    "with every ply:\n"
    "say --most-plies. An interrupted search prints nothing.\n\n"
    "With --json the answer is one object (schema/solve.schema.json). The exit code is 1 if there is no win within "
    "--most-plies.\n\n"
    "EXAMPLES\n\n"
    "    fourhand solve hans37 --shortest\n"
    "    fourhand solve hans37 --shortest --winner S --json\n"
    "    fourhand solve hans37 --shortest --teams\n"
    "    fourhand solve hughes --shortest --most-plies 4\n",
    declare,
};

}  // namespace fourhand
