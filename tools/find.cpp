// fourhand find: games in a database, by what is known of them.
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>

#include "base/text.hpp"
#include "common/counted.hpp"
#include "common/games_database.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "common/run.hpp"
#include "query/terms.hpp"
#include "store/extract.hpp"

namespace fourhand {

namespace {

using Json = nlohmann::ordered_json;

struct Request {
    std::shared_ptr<std::string> database;
    QueryChoice query;
    std::shared_ptr<std::int64_t> limit;
    std::shared_ptr<bool> count, json;
    Call call;
};

/// What people are shown of a game: number, date, rules, players, result, plies, place.
constexpr std::size_t columns = 7;
using Line = std::array<std::string, columns>;

std::string date_text(const std::optional<DateNumber>& date) {
    if (!date) return "-";
    const auto two = [](int number) { return std::string(number < 10 ? "0" : "") + std::to_string(number); };
    std::string text = std::to_string(*date / 10000);
    if (*date / 100 % 100 != 0) text += '-' + two(*date / 100 % 100);
    if (*date % 100 != 0) text += '-' + two(*date % 100);
    return text;
}

/// Makes lines out of games.
class Lines {
public:
    explicit Lines(Store& store) : store_(store) {}

    Line of(const Hit& hit) {
        const StoredGame game = store_.load(hit.game);
        const Variant& variant = variant_of(game);
        const Extract found = extract(game, variant);
        std::string result = found.result.value_or("");
        if (!found.result && found.winners) result = *found.winners + " won";
        return {std::to_string(hit.game),
                date_text(found.date),
                game.rules                   ? std::string(game.rules->id())
                : game.unknown_rules.empty() ? "unsupported"
                                             : "unknown",
                players(found),
                result,
                plies(game),
                hit.ply ? "at ply " + std::to_string(*hit.ply) : ""};
    }

private:
    const Variant& variant_of(const StoredGame& game) {
        static const Variant none;
        if (game.rules) return game.rules->variant();
        if (variants_.empty()) variants_ = all_variants();
        const auto guessed = variant_of_tags(game.tags, variants_);
        return guessed ? *guessed : none;
    }

    static std::string players(const Extract& found) {
        std::vector<std::string> names;
        for (const SeatEntry& entry : found.seats) names.push_back(entry.seat + ' ' + entry.player);
        return names.empty() ? "-" : join(names, ", ");
    }

    static std::string plies(const StoredGame& game) { return counted(game.plies.size() / 3, "ply", "plies"); }

    Store& store_;
    std::vector<std::shared_ptr<const Variant>> variants_;
};

/// Columns one under the other; numbers to the right.
void print(const std::vector<Line>& lines, std::ostream& out) {
    std::array<std::size_t, columns> widths{};
    for (const Line& line : lines) {
        for (std::size_t i = 0; i < columns; ++i) widths[i] = std::max(widths[i], count_characters(line[i]));
    }
    for (const Line& line : lines) {
        std::string text;
        for (std::size_t i = 0; i < columns; ++i) {
            const std::string gap(widths[i] - count_characters(line[i]), ' ');
            const bool number = i == 0 || i == 5;
            if (widths[i] > 0) text += (i > 0 ? "  " : "") + (number ? gap + line[i] : line[i] + gap);
        }
        out << text.substr(0, text.find_last_not_of(' ') + 1) << '\n';
    }
}

/// Does `work` for each game. One that is damaged is named, and the others go on.
Exit for_each(const std::vector<Hit>& hits, Streams& streams, const std::function<void(const Hit&)>& work) {
    Exit exit = hits.empty() ? Exit::No : Exit::Yes;
    for (const Hit& hit : hits) {
        try {
            work(hit);
        } catch (const StoreError& error) {
            if (error.code() != 0) throw;
            complain(streams, std::string(error.what()) + ": left out");
            exit = Exit::InputOutput;
        }
    }
    return exit;
}

Exit print_lines(const std::vector<Hit>& hits, Store& store, Streams& streams) {
    Lines lines(store);
    std::vector<Line> all;
    const Exit exit = for_each(hits, streams, [&](const Hit& hit) {
        all.push_back(lines.of(hit));
        for (std::string& text : all.back()) text = printable(text);
    });
    print(all, streams.out);
    return exit;
}

void print_json(const Hit& hit, Store& store, std::ostream& out) {
    Json tags = Json::object();
    for (const auto& [name, value] : store.load(hit.game).tags) {
        if (!tags.contains(name)) tags[name] = value;
    }
    const Json json = {{"game", hit.game}, {"ply", hit.ply ? Json(*hit.ply) : Json()}, {"tags", std::move(tags)}};
    out << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

Exit find(const Request& request, Streams& streams) {
    if (*request.count)
        request.call.refuse({"--json"}, "lists games: it does not go with --count, which is one number");
    Store store = open_store(*request.database, Database::Mode::Read);
    const auto plan = chosen_plan(request.query, store, streams);
    if (!plan) return Exit::Usage;
    return naming(*request.database, [&] {
        const bool limited = *request.limit > 0;
        if (*request.count && !limited) {
            const std::size_t count = plan->count(store);
            streams.out << count << '\n';
            return count > 0 ? Exit::Yes : Exit::No;
        }
        const std::vector<Hit> hits =
            plan->run(store, limited ? std::optional(static_cast<std::size_t>(*request.limit)) : std::nullopt);
        if (*request.count) {
            streams.out << hits.size() << '\n';
            return hits.empty() ? Exit::No : Exit::Yes;
        }
        if (!*request.json) return print_lines(hits, store, streams);
        return for_each(hits, streams, [&](const Hit& hit) { print_json(hit, store, streams.out); });
    });
}

std::function<Exit(Streams&)> declare(CLI::App& app) {
    Request request;
    request.call = Call(app);
    request.database = add_database(app);
    request.query = add_query(app);
    request.limit = add_number(app, "--limit", "N", 0, 1, 1'000'000'000, "the first N games only");
    request.count = add_flag(app, "--count", "how many there are, and nothing else");
    request.json = add_json(app);
    return written_to(add_output(app), [request](Streams& streams) { return find(request, streams); });
}

std::string manual() {
    std::string text =
        R"(Lists the games of the database DB that fit all terms, by rising number: number, date, rules, players by seat, result, plies; where positions, moves or what was said were asked for, the ply after which it stood. Without terms, all games. --variant, --start and --rule are terms too; --from is the notation of --position.

A term is NAME:VALUE. Terms side by side must all hold; 'or', 'not' and parentheses join them as one would expect, "quotation marks" keep words together. A TEXT is found anywhere in what is looked at; =ada is the whole, ada* the beginning. A RANGE is 10, 10..20, 10.., ..20, >10, >=10, <10 or <=10. SEATS are names with + between them. The whole language is described in formats/query.md.

)";
    const auto form = [](const Term& term) { return std::string(term.name) + ':' + std::string(term.takes); };
    std::size_t width = 0;
    for (const Term& term : terms()) width = std::max(width, form(term).size());
    for (const Term& term : terms()) {
        std::string line = form(term);
        line.resize(width, ' ');
        text += "    " + line + "  " + std::string(term.help) + '\n';
    }
    return text + R"(
EXAMPLES

    fourhand find club.db player:ada not result:1-0
    fourhand find club.db 'seat:S=ada seat:N=cleo (date:2020.. or event:"club evening")'
    fourhand find --json --position middle.fen4 club.db

The exit code is 0 if something was found, 1 if not, 2 if the call or the query was wrong, 3 if the database failed.)";
}

const std::string find_manual = manual();

}  // namespace

extern const Tool tool;
const Tool tool = {"find", "find games in a database", find_manual, declare};

}  // namespace fourhand
