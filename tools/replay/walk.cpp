// A game's main line, walked forwards and backwards.
#include "replay/walk.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "notation/coordinate.hpp"
#include "notation/movetext.hpp"
#include "record/builder.hpp"

namespace fourhand {

namespace {

void take_main_line(const Game& game, GameLine& line) {
    if (game.rules != nullptr) line.start = game.start_position();
    line.tags = game.tags;
    line.comments = game.node(NodeId::root).comments;
    for (const NodeId id : game.main_line()) line.steps.push_back({game.node(id).move, game.node(id).comments});
    line.whole = game.verdict == Verdict::Valid && game.unplayed.empty();
}

/// Keeps one game of many, with what was found in it; the findings of the others are dropped.
class Picker : public GameBuilder {
public:
    Picker(GameLine& line, Diagnostics& found, std::size_t number)
        : GameBuilder([this](Game&& game) { finished(game); }), line_(line), found_(found), number_(number) {}

    void begin_game(Span where) override {
        found_.clear();
        GameBuilder::begin_game(where);
    }

private:
    void finished(const Game& game) {
        if (++line_.games != number_) return;
        take_main_line(game, line_);
        line_.findings = found_;
    }

    GameLine& line_;
    Diagnostics& found_;
    std::size_t number_;
};

}  // namespace

GameLine line_of_game(const Source& source, const VariantChoice& choice, std::size_t number) {
    GameLine line;
    Diagnostics found;
    Picker picker(line, found, number);
    choice.notation(source).read(source, choice.read_options(), picker, found);
    return line;
}

GameLine line_from(const Position& start, const Source& moves) {
    GameLine line;
    line.start = start;
    line.games = 1;
    GameBuilder builder([&](Game&& game) { take_main_line(game, line); });
    builder.begin_game({0, moves.text().size()});
    Replay replay(start, {false, false, coordinates}, builder, line.findings);
    const std::string_view text = moves.text();
    bool played = true;
    for (std::size_t begin = 0; begin < text.size() && played;) {
        if (text[begin] == '#') {
            begin = std::min(text.find('\n', begin), text.size());
        } else if (is_space(text[begin])) {
            ++begin;
        } else {
            const std::size_t end = std::min(text.find_first_of(" \t\r\n\v\f#", begin), text.size());
            played = enter_coordinates(text.substr(begin, end - begin), {begin, end}, replay);
            begin = end;
        }
    }
    builder.end_game(played ? Verdict::Valid : Verdict::Invalid);
    return line;
}

void Walk::go_to(std::size_t ply) {
    ply = std::min(ply, plies());
    for (; at_ < ply; ++at_) position_.play(line_.steps[at_].move);
    for (; at_ > ply; --at_) position_.take_back();
}

std::string Walk::words() const {
    Position before = position_;
    before.take_back();
    const std::string colour = before.rules().seat(before.to_move()).colour;
    return colour + ' ' + pgn4_token(before, step().move);
}

}  // namespace fourhand
