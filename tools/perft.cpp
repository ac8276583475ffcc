// fourhand perft: positions counted to a depth, the touchstone of a move generator.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "common/failure.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "common/reading.hpp"
#include "notation/movetext.hpp"
#include "rules/perft.hpp"

namespace fourhand {

namespace {

constexpr std::int64_t deepest = 30;

struct Request {
    StartChoice start;
    std::shared_ptr<std::string> depth;
    std::shared_ptr<bool> divide, make_all, json;
};

/// How many positions lie behind each first move; sorted by the move's text.
std::vector<std::pair<std::string, std::uint64_t>> divided(Position& position, int depth) {
    std::vector<std::pair<std::string, std::uint64_t>> counts;
    for (const auto& [move, count] : divided_perft(position, depth))
        counts.emplace_back(coordinates(position, move), count);
    std::sort(counts.begin(), counts.end());
    return counts;
}

/// `--variant hughes 3`: the only argument is the depth.
Request with_depth(Request request) {
    if (request.depth->empty() && !request.start.choice.variant->empty()) {
        request.depth = request.start.argument;
        request.start.argument = std::make_shared<std::string>();
    }
    return request;
}

void print_json(const Request& request, const Position& position, int depth, std::uint64_t sum,
                const std::vector<std::pair<std::string, std::uint64_t>>& counts, std::ostream& out) {
    nlohmann::ordered_json json = {
        {"variant", position.rules().id()}, {"array", position.rules().array()}, {"depth", depth}, {"positions", sum}};
    if (*request.divide) {
        json["moves"] = nlohmann::ordered_json::object();
        for (const auto& [text, count] : counts) json["moves"][text] = count;
    }
    out << json.dump() << '\n';
}

Exit count(const Request& said, Streams& streams) {
    const Request request = with_depth(said);
    if (*request.divide && *request.make_all) throw UsageError("--make-all counts without --divide");
    const StartChoice start{request.start.named(), request.start.argument, request.start.position};
    if (request.depth->empty()) throw UsageError("DEPTH is required");
    Position position = start.chosen(streams);
    const int depth = static_cast<int>(number_in(*request.depth, "DEPTH", 0, deepest));
    std::vector<std::pair<std::string, std::uint64_t>> counts;
    std::uint64_t sum = 0;
    if (*request.divide && depth > 0) {
        counts = divided(position, depth);
        for (const auto& one : counts) sum += one.second;
    } else {
        sum = *request.make_all ? perft_making_all(position, depth) : perft(position, depth);
    }
    if (*request.json) {
        print_json(request, position, depth, sum, counts, streams.out);
        return Exit::Yes;
    }
    for (const auto& [text, positions] : counts) streams.out << text << ' ' << positions << '\n';
    streams.out << sum << '\n';
    return Exit::Yes;
}

std::function<Exit(Streams&)> declare(CLI::App& app) {
    Request request;
    request.start = add_start(app);
    request.depth = add_text(app, "DEPTH", "DEPTH", "how many plies; has to be said");
    request.divide = add_flag(app, "--divide", "the count behind each first move too");
    request.make_all =
        add_flag(app, "--make-all", "make the last ply of each line too, instead of counting it (to measure by)");
    request.json = add_json(app);
    return written_to(add_output(app), [request](Streams& streams) { return count(request, streams); });
}

}  // namespace

const Tool tool{
    "perft",
    "count the positions that can be reached in so many plies",
    "Counts the positions that are reached after exactly DEPTH plies, from the start of VARIANT or from any position. "
    "A lost turn\n"
    "is one ply, and a finished game has none. The last line is the count alone.\n\n"
    "Two programs that count the same from many positions agree about the rules; where they do not, --divide shows "
    "behind which\n"
    "move.\n\n"
    "VARIANT may be left out where --variant names it; --from is the notation of the position.\n\n"
    "EXAMPLES\n\n"
    "    fourhand perft hughes 3\n"
    "    fourhand perft chesscom-teams 2 --start 4PCo --divide\n"
    "    fourhand perft american 4 --position '{\"men\":{\"S\":\"Kh1 b5 b9v\",\"W\":\"Ka11 Na6 "
    "Na8\",\"N\":\"Kg14\",\"E\":\"Kn8\"},\"turn\":\"S\"}'\n",
    declare,
};

}  // namespace fourhand
