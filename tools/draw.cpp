// fourhand draw: positions of games as pictures and as text.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>

#include "base/embedded.hpp"
#include "base/text.hpp"
#include "common/failure.hpp"
#include "common/findings.hpp"
#include "common/input.hpp"
#include "common/interrupt.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "common/picking.hpp"
#include "common/players.hpp"
#include "common/reading.hpp"
#include "common/run.hpp"
#include "diagram/compose.hpp"
#include "diagram/painters.hpp"
#include "diagram/style.hpp"
#include "draw/picked.hpp"

namespace fourhand {

namespace {

constexpr std::size_t ply_digits = 3;

struct Request {
    std::shared_ptr<Input> input;
    std::shared_ptr<Output> output;
    VariantChoice choice;
    std::shared_ptr<std::string> position, style, bottom, to, mark, plies;
    std::shared_ptr<std::int64_t> game, ply, every, size;
    std::shared_ptr<bool> legend, bare, json;
    Call call;
};

/// Shows what is wrong with a style, in its file where there is one.
void show_unusable(Diagnostic reason, const std::string& style, Streams& streams) {
    const std::string file = style_file(style);
    const bool in_file = reason.code == Code::BadStyle;
    if (!in_file) reason.where = {0, style.size()};
    Diagnostics findings;
    findings.report(std::move(reason));
    show(findings, in_file ? Source(file, std::string(embedded(file))) : Source("--style", style), streams);
}

/// Nothing after a complaint about the style.
std::optional<Composer> composer_of(const Request& request, std::shared_ptr<const Rules> rules, const PainterRow& row,
                                    Streams& streams) {
    const std::string name = request.style->empty() ? "club" : *request.style;
    const auto style = named_style(name);
    if (!style) return show_unusable(style.error(), name, streams), std::nullopt;
    auto composer = Composer::make(std::move(rules), *style);
    if (!composer) return show_unusable(composer.error(), name, streams), std::nullopt;
    if (&row == painter_named("txt"))
        request.call.refuse({"--style", "--size", "--mark", "--legend", "--bare"},
                            "is for pictures, and text has no place for it: add -o FILE or --to svg, png or pdf");
    return *std::move(composer);
}

std::vector<std::string> painter_ids() {
    std::vector<std::string> ids;
    for (const PainterRow& row : painters()) ids.emplace_back(row.id);
    return ids;
}

/// As --to says, or the file's name; text where nothing tells.
const PainterRow& chosen_painter(const Request& request, const Streams& streams) {
    const bool to_standard = request.output->is_standard();
    const PainterRow* row = !request.to->empty() ? painter_named(*request.to)
                            : to_standard        ? painter_named("txt")
                                                 : painter_for_file(request.output->name);
    if (row == nullptr)
        throw UsageError("'" + printable(request.output->name) + "' does not end in a known format; add --to " +
                         join_or(painter_ids()));
    if (row->binary && to_standard && streams.out_is_terminal)
        throw UsageError(std::string(row->id) + " is not for a terminal: add -o FILE, or -o - and a pipe");
    return *row;
}

/// Everything that the pictures of one call have in common.
class Studio {
public:
    Studio(const Request& request, std::shared_ptr<const Rules> rules, Composer composer, const PainterRow& row)
        : rules_(std::move(rules)),
          composer_(std::move(composer)),
          painter_(row.make()),
          format_(row.id),
          pixels_(static_cast<int>(*request.size)),
          mark_(*request.mark) {
        options_.coordinates = !*request.bare;
        options_.turn = !*request.bare;
        options_.legend = *request.legend;
        options_.points = *request.legend;
        if (!request.bottom->empty()) options_.bottom = chosen_seat(*request.bottom, *rules_);
    }

    void take_players(const Game& game) {
        const std::vector<NodeId> line = game.main_line();
        players_.emplace(game.tags, line.empty() ? std::vector<std::string>{} : game.node(line.front()).comments,
                         *rules_);
    }

    std::string_view format() const { return format_; }
    const Rules& rules() const { return *rules_; }

    std::string paint(const Picked& picked) {
        DiagramOptions options = options_;
        options.over = picked.over;
        for (std::size_t i = 0; players_ && i < rules_->seats(); ++i)
            options.players[i] = players_->at(static_cast<Seat>(i), picked.ply + 1);
        if (!picked.words.empty()) options.title = rules_->variant().title + ", " + picked.words;
        Marks marks;
        if (mark_ != "none") marks = {picked.last.from, picked.last.to, mark_ == "arrow"};
        return painter_->paint(composer_.compose(picked.setup, marks, options), pixels_);
    }

private:
    std::shared_ptr<const Rules> rules_;
    Composer composer_;
    std::unique_ptr<Painter> painter_;
    std::string_view format_;
    DiagramOptions options_;
    std::optional<Players> players_;
    int pixels_;
    std::string mark_;
};

/// With --json a line about a file that was written.
void tell(const Request& request, const Studio& studio, const std::string& file, const Picked& picked,
          Streams& streams) {
    if (!*request.json) return;
    const nlohmann::ordered_json json = {{"kind", "picture"},
                                         {"file", file},
                                         {"format", studio.format()},
                                         {"variant", studio.rules().id()},
                                         {"ply", picked.ply}};
    streams.out << json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

Exit write_one(const Request& request, Studio& studio, const Picked& picked, Streams& streams) {
    request.output->stream(streams) << studio.paint(picked);
    request.output->commit();
    tell(request, studio, request.output->name, picked, streams);
    return Exit::Yes;
}

/// Plies of --plies A-B and --every N, as far as the game goes.
struct PlyRange {
    std::size_t first = 0, last = 0, step = 1;
};

PlyRange ply_range(const Request& request, std::size_t plies) {
    PlyRange range{0, plies, static_cast<std::size_t>(std::max<std::int64_t>(1, *request.every))};
    if (request.plies->empty()) return range;
    const auto ends = split(*request.plies, '-');
    const auto first = parse_number<std::uint32_t>(ends.front());
    const auto last = ends.size() == 2 ? parse_number<std::uint32_t>(ends.back()) : first;
    if (ends.size() > 2 || !first || !last || *first > *last)
        throw UsageError("--plies takes a range such as 10-24, not '" + printable(*request.plies) + "'");
    return {*first, *last, range.step};
}

/// "game.png" and 12: "game-012.png".
std::string numbered(const std::string& name, std::size_t ply) {
    const auto slash = name.rfind('/');
    auto dot = name.rfind('.');
    if (dot == name.npos || (slash != name.npos && dot < slash)) dot = name.size();
    std::string number = std::to_string(ply);
    if (number.size() < ply_digits) number.insert(0, ply_digits - number.size(), '0');
    return name.substr(0, dot) + '-' + number + name.substr(dot);
}

Exit write_many(const Request& request, Studio& studio, GameWalk& walk, Streams& streams) {
    const PlyRange range = ply_range(request, walk.plies());
    require_ply(static_cast<std::int64_t>(range.last), walk.plies());
    const InterruptGuard guard;
    for (std::size_t ply = range.first; ply <= range.last; ply += range.step) {
        guard.check();
        const std::string file = numbered(request.output->name, ply);
        const Picked picked = walk.at(ply);
        write_file(file, studio.paint(picked), streams);
        tell(request, studio, file, picked, streams);
    }
    return Exit::Yes;
}

/// The game to draw from, or nothing after a complaint. A broken game is drawn only as far as it is asked for by ply.
std::optional<Game> game_of(const Request& request, Streams& streams) {
    const Source source = request.input->only(streams);
    PickedGame picked = pick_game(source, request.choice, static_cast<std::size_t>(*request.game));
    if (picked.findings.any_error()) show(picked.findings, source, streams);
    require_game(*request.game, picked.games, source.name());
    const bool is_broken = picked.game->verdict != Verdict::Valid;
    if (is_broken && (!picked.game->rules || (*request.ply < 0 && request.plies->empty()))) {
        complain(streams, "the game is " + std::string(spelling(picked.game->verdict)) +
                              (picked.game->rules ? "; --ply N draws what comes before" : ""));
        return std::nullopt;
    }
    return std::move(picked.game);
}

Exit draw_game(const Request& request, const PainterRow& row, Streams& streams) {
    const std::optional<Game> game = game_of(request, streams);
    if (!game) return Exit::No;
    std::optional<Composer> composer = composer_of(request, game->rules, row, streams);
    if (!composer) return Exit::Usage;
    Studio studio(request, game->rules, *std::move(composer), row);
    studio.take_players(*game);
    GameWalk walk(*game);
    if (*request.every > 0 || !request.plies->empty()) return write_many(request, studio, walk, streams);
    require_ply(*request.ply, walk.plies());
    const std::size_t ply = *request.ply < 0 ? walk.plies() : static_cast<std::size_t>(*request.ply);
    return write_one(request, studio, walk.at(ply), streams);
}

Exit draw(const Request& request, Streams& streams) {
    const bool is_game =
        !request.input->names.empty() || (request.position->empty() && request.choice.variant->empty());
    const bool is_batch = *request.every > 0 || !request.plies->empty();
    if (is_game && !request.position->empty()) throw UsageError("--position and FILE exclude each other");
    if (!is_game)
        request.call.refuse({"--game", "--ply", "--plies", "--every", "--mark"},
                            "is for games: name a FILE (- is standard input)");
    if (is_batch) request.call.refuse({"--ply"}, "draws one position, --plies and --every draw many");
    if (is_batch && request.output->is_standard()) throw UsageError("many pictures need -o FILE, which is numbered");
    if (request.output->is_standard()) request.call.refuse({"--json"}, "tells of files that were written: add -o FILE");
    const PainterRow& row = chosen_painter(request, streams);
    if (is_game) return draw_game(request, row, streams);
    const Position position = request.position->empty() ? Position(request.choice.rules(""))
                                                        : chosen_position(*request.position, request.choice, streams);
    std::optional<Composer> composer = composer_of(request, position.shared_rules(), row, streams);
    if (!composer) return Exit::Usage;
    Studio studio(request, position.shared_rules(), *std::move(composer), row);
    return write_one(request, studio, picked_position(position), streams);
}

std::function<Exit(Streams&)> declare(CLI::App& app) {
    Request request;
    request.call = Call(app);
    request.input = add_one_input(app);
    request.position = add_position(app);
    request.choice = add_variant(app);
    request.output = add_output(app);
    request.to = add_choice(app, "-t,--to", "FORMAT", "", painter_ids,
                            "the format; the file's name tells it, standard output gets text");
    request.style = add_text(app, "--style", "NAME",
                             "colours and patterns: club (if not said), print, plate, okabe-ito, or one of your own");
    offer(app, "--style", style_names);
    request.size = add_number(app, "--size", "PIXELS", 800, smallest_picture, largest_picture,
                              "the longer side; for PDF in points");
    request.bottom = add_text(app, "--bottom", "SEAT", "who sits at the bottom, by seat, letter or colour");
    request.game = add_game(app);
    request.ply = add_ply(app, "draw the position after N plies; the last one if not said");
    request.plies = add_text(app, "--plies", "A-B", "draw these positions, each to a file of its own: FILE-012.png");
    request.every =
        add_number(app, "--every", "N", 0, 1, most_picked, "draw every N-th position, from the start or from A");
    request.mark = add_choice(
        app, "--mark", "HOW", "squares",
        [] {
            return std::vector<std::string>{"squares", "arrow", "none"};
        },
        "how the last move is shown");
    request.legend =
        add_flag(app, "--legend", "name the armies and their players under the board, with points and standings");
    request.json = add_json(app);
    request.bare = add_flag(app, "--bare", "no coordinates, and no bar at the edge of who is to move");
    return [request](Streams& streams) { return draw(request, streams); };
}

}  // namespace

const Tool tool{
    "draw",
    "draws positions as SVG, PNG, PDF or text",
    "Draws a position of a game, a position given as text, or the start of a variant. The file's name tells the "
    "format; without -o\n"
    "the board is written as text.\n\n"
    "A bar along an edge shows who is to move. Frozen men stand in blocks of ice, men that are out of the game are "
    "grey with a cross\n"
    "on the foot, a king that walks has a ring, and a pawn that marches another way than its seat points there. No "
    "meaning hangs on\n"
    "colour alone.\n\n"
    "The styles are club, print (black and white, for photocopies), plate (left-hand armies in a lighter shade) and "
    "okabe-ito (for\n"
    "colour-blind readers); further ones can be added with --formats.\n\n"
    "With --json every file that was written is told in a line (schema/written.schema.json).\n\n"
    "Examples:\n\n"
    "    fourhand draw --variant hughes -o start.svg\n"
    "    fourhand draw game.pgn4 --ply 24 --bottom W --mark arrow -o after-24.png\n"
    "    fourhand draw game.pgn4 --every 10 --style print --size 1200 -o game.png\n",
    declare,
};

}  // namespace fourhand
