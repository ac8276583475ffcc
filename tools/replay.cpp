// fourhand replay: a game played through, for people at a terminal and for programs.
#include <unistd.h>
#include <ostream>

#include "base/text.hpp"
#include "common/board_view.hpp"
#include "common/failure.hpp"
#include "common/findings.hpp"
#include "common/input.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "common/picking.hpp"
#include "common/reading.hpp"
#include "notation/ply_json.hpp"
#include "record/aftermath.hpp"
#include "replay/keys.hpp"
#include "replay/table.hpp"
#include "replay/walk.hpp"

namespace fourhand {

namespace {

struct Request {
    std::shared_ptr<Input> input;
    VariantChoice choice;
    FindingsChoice findings;
    std::shared_ptr<std::string> position;
    std::shared_ptr<std::int64_t> game, ply;
    std::shared_ptr<bool> json, legal;
    Call call;
};

GameLine read_line(const Request& request, const Source& source, Streams& streams) {
    if (request.position->empty()) return line_of_game(source, request.choice, static_cast<std::size_t>(*request.game));
    VariantChoice of_position = request.choice;
    of_position.from = std::make_shared<std::string>();
    return line_from(chosen_position(*request.position, of_position, streams), source);
}

void print_json(const GameLine& line, const Request& request, std::ostream& out) {
    Position position = *line.start;
    const Table table(line);
    for (std::size_t i = 0; i < line.steps.size(); ++i) {
        const auto number = static_cast<std::int64_t>(i + 1);
        const bool wanted = !request.call.has("--ply") || *request.ply == number;
        const Move& move = line.steps[i].move;
        if (!wanted) {
            position.play(move);
            continue;
        }
        PlyBefore before = ply_before(position, move, i + 1, *request.legal);
        before.player = table.players().at(before.seat, i + 1);
        before.comments = line.steps[i].comments;
        position.play(move);
        out << ply_json(before, position) << '\n';
    }
}

/// The board after the ply we are at, and what is to be said of it.
std::string page(const Walk& walk, const Table& table, bool colour) {
    const Position& position = walk.position();
    std::string text = position.rules().variant().title + "\n";
    text += "ply " + std::to_string(walk.at()) + " of " + std::to_string(walk.plies());
    if (walk.at() > 0) text += ": " + walk.words();
    text += "\n\n" + board_view(position, walk.at() > 0 ? walk.step().move : Move::pass(), colour) + '\n' +
            standings_view(position);
    if (walk.at() > 0)
        for (const std::string& sentence : sentences(aftermath(position), position)) text += sentence + '\n';
    text += table.view(walk.at());
    for (const std::string& comment : walk.comments()) {
        const std::string rest = without_commands(comment, position.rules());
        if (!rest.empty()) text += "{ " + printable(rest) + " }\n";
    }
    return text;
}

Exit walk_with_keys(Walk& walk, const Table& table, Streams& streams) {
    constexpr std::string_view clear = "\033[H\033[2J";
    Keyboard keyboard(STDIN_FILENO);
    for (;;) {
        streams.out << clear << page(walk, table, streams.colour)
                    << "\nenter: next   b: back   s: start   e: end   q: quit\n"
                    << std::flush;
        switch (keyboard.next()) {
            case Key::Next: walk.go_to(walk.at() + 1); break;
            case Key::Back: walk.go_to(walk.at() == 0 ? 0 : walk.at() - 1); break;
            case Key::First: walk.go_to(0); break;
            case Key::Last: walk.go_to(walk.plies()); break;
            case Key::Quit: return Exit::Yes;
            case Key::Interrupt: return Exit::Interrupted;
            case Key::Other: break;
        }
    }
}

Exit show_line(const GameLine& line, const Request& request, Streams& streams) {
    const bool one_ply = request.call.has("--ply");
    require_ply(*request.ply, line.steps.size());
    if (*request.json) {
        print_json(line, request, streams.out);
        return Exit::Yes;
    }
    Walk walk(line);
    const Table table(line);
    if (!one_ply && streams.in_is_terminal && streams.out_is_terminal) return walk_with_keys(walk, table, streams);
    walk.go_to(one_ply ? static_cast<std::size_t>(*request.ply) : line.steps.size());
    streams.out << page(walk, table, streams.colour);
    return Exit::Yes;
}

Exit replay(const Request& request, Streams& streams) {
    if (!*request.json) request.call.refuse({"--legal"}, "is said with --json");
    if (*request.json && *request.ply == 0)
        request.call.refuse({"--ply"}, "0 is the start: --json tells the plies, from 1 on");
    if (!request.position->empty()) {
        request.call.refuse({"--game"}, "is for files of games: with --position a file holds moves alone");
        request.choice.require_from({"coordinates"}, "with --position a file holds moves in coordinates");
    }
    const bool no_moves = !request.position->empty() && request.input->names.empty() && streams.in_is_terminal;
    const Source source = no_moves ? Source("", "") : request.input->only(streams);
    const GameLine line = read_line(request, source, streams);
    require_game(*request.game, line.games, source.name());
    show(request.findings.apply(line.findings), source, streams);
    if (!line.start) return Exit::No;
    const Exit exit = show_line(line, request, streams);
    return exit == Exit::Yes && !line.whole ? Exit::No : exit;
}

std::function<Exit(Streams&)> declare(CLI::App& app) {
    Request request;
    request.call = Call(app);
    request.input = add_one_input(app);
    request.game = add_game(app);
    request.ply = add_ply(app, "the board after so many plies, instead of step by step");
    request.position = add_position(app);
    request.choice = add_variant(app);
    request.findings = add_diagnostics(app);
    request.json = add_json(app);
    request.legal = add_flag(app, "--legal", "with --json: what could have been played instead");
    return written_to(add_output(app), [request](Streams& streams) { return replay(request, streams); });
}

}  // namespace

const Tool tool{
    "replay",
    "play a game through on the terminal, or say every ply to a program",
    "At a terminal the game is walked through step by step: enter or the right arrow plays the next ply, b or the left "
    "arrow takes\n"
    "one back, s and e go to the start and the end, q quits. Otherwise the board at the end is printed, or that after "
    "--ply N. Of\n"
    "variations nothing is shown, of comments those on the ply.\n\n"
    "A man is written with the letters of his seat and his kind. Frozen men stand in parentheses, men of a player who "
    "is out have a\n"
    "d before them, and a pawn that does not march its seat's way has one of ^ > v < behind it.\n\n"
    "With --json every ply is one line (schema/replay.schema.json); --legal adds all legal moves to it. With "
    "--position the file holds\n"
    "moves in coordinates (--from coordinates) that are played on from there.\n\n"
    "The exit code is 1 if a part of the game cannot be played.\n\n"
    "EXAMPLES\n\n"
    "    fourhand replay game.pgn4\n"
    "    fourhand replay --ply 12 game.pgn4\n"
    "    fourhand replay --json --legal --variant hughes moves.txt\n"
    "    echo d11-a11 | fourhand replay --variant hughes --position position.json\n",
    declare,
};

}  // namespace fourhand
