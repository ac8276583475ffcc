// Reading games in coordinates.
#include "notation/coordinate.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "notation/foreign_bytes.hpp"
#include "notation/game_reading.hpp"
#include "notation/lexer.hpp"
#include "notation/movetext.hpp"
#include "record/check.hpp"
#include "record/start_check.hpp"
#include "rules/lone_moves.hpp"

namespace fourhand {

namespace {

struct WordOfGames {
    Word word;
    Slot::Says says;
};
constexpr std::array words_of_games = {
    WordOfGames{Word::Stalemate, Slot::Says::Stalemate},
    WordOfGames{Word::Claim, Slot::Says::Claim},
    WordOfGames{Word::Draw, Slot::Says::Draw},
    WordOfGames{Word::Mated, Slot::Says::Mated},
};

/// A word without a ply as the slot that says the same; nothing if the text is none.
std::optional<Slot> word_slot(std::string_view text, Span where) {
    for (const WordOfGames& row : words_of_games) {
        if (spelling(row.word) != text) continue;
        Slot slot;
        slot.says = row.says, slot.text = text, slot.where = where;
        return slot;
    }
    return std::nullopt;
}

/// The squares of a text in coordinates, for the search of what was meant.
std::optional<Slot> slot_of(std::string_view text, const Position& position, Span where) {
    Slot slot;
    slot.text = text;
    slot.where = where;
    if (const auto sort = lone_move_named(text)) {
        slot.penalty = *sort == Move::Sort::Penalty;
        slot.says = Move::of(*sort).loses_turn() ? Slot::Says::Pass : Slot::Says::Leave;
        return slot;
    }
    const std::string_view squares = text.substr(0, text.find('='));
    if (squares.size() < text.size()) slot.becomes = text.substr(squares.size() + 1);
    const std::size_t hyphen = squares.find('-');
    if (hyphen == std::string_view::npos) return std::nullopt;
    const Rules& rules = position.rules();
    slot.from = rules.board().named(squares.substr(0, hyphen));
    slot.to = rules.board().named(squares.substr(hyphen + 1));
    if (slot.from == Square::none || slot.to == Square::none) return std::nullopt;
    const Piece man = position.at(slot.from);
    if (is_man(man) && !rules.face(rules.kind_of(man)).pawn) slot.letter = rules.face(rules.kind_of(man)).letter;
    return slot;
}

/// A game's part of the text: its tags, and where its moves begin and end.
struct GamePart {
    std::vector<Tag> tags;
    Span moves;
};

class Reader {
public:
    Reader(const Source& source, const ReadOptions& options, GameSink& sink, Diagnostics& findings)
        : source_(source), options_(options), sink_(sink), findings_(findings) {}

    void read() {
        bool any = false;
        for (std::size_t at = 0; at < source_.text().size();) {
            const GamePart game = cut(at);
            at = game.moves.end;
            if (game.tags.empty() && trimmed(source_.text(game.moves)).empty()) continue;
            read_game(game);
            any = true;
        }
        if (!any) tell_unreadable(sink_, findings_, Code::NoGame, "there is no game in this file");
    }

private:
    /// Tags stand at the left edge: `# [Name "value"]`; behind moves they begin another game.
    GamePart cut(std::size_t at) const {
        const std::string_view text = source_.text();
        GamePart game;
        game.moves = {at, text.size()};
        bool moves = false;
        while (at < text.size()) {
            const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
            const std::string_view line = trimmed(text.substr(at, end - at));
            std::optional<Tag> tag = text[at] == '#' ? tag_in(line, {at, at + line.size()}) : std::nullopt;
            if (tag && moves) {
                game.moves.end = at;
                return game;
            }
            if (tag) {
                if (game.tags.size() < limits::tags) game.tags.push_back(std::move(*tag));
                game.moves.begin = end;
            } else {
                moves = moves || (!line.empty() && line.front() != '#');
            }
            at = end;
        }
        return game;
    }

    static std::optional<Tag> tag_in(std::string_view line, Span where) {
        line = trimmed(line.substr(1));
        const std::size_t quote = line.find('"');
        if (!line.starts_with('[') || !line.ends_with("\"]") || quote == std::string_view::npos ||
            quote + 3 > line.size())
            return std::nullopt;
        const std::string_view name = trimmed(line.substr(1, quote - 1));
        if (name.empty() || name.find_first_of(" \t") != std::string_view::npos) return std::nullopt;
        std::string value;
        const std::string_view raw = line.substr(quote + 1, line.size() - quote - 3);
        for (std::size_t i = 0; i < raw.size(); ++i) value += raw[i += raw[i] == '\\' && i + 1 < raw.size()];
        return Tag{as_utf8(name), as_utf8(value), where};
    }

    void read_game(const GamePart& game) {
        sink_.begin_game(game.moves);
        const GameJudge judge(findings_);
        report_repeated(game.tags, findings_);
        for (const Tag& tag : game.tags) sink_.tag(tag.name, tag.value, tag.where);
        Diagnostics refusals;
        const StartReader starts(game.tags, options_, game.tags.empty() ? Unsaid::VariantsOwn : Unsaid::AsChesscom);
        FoundStart start = find_start(
            starts, [&](const Position& from) { return try_from(from, game); },
            {game.moves.begin, game.moves.begin + 1}, refusals);
        for (const Diagnostic& finding : refusals.all()) findings_.report(finding);
        if (!start.position) {
            sink_.unplayed(trimmed(source_.text(game.moves)), game.moves);
            sink_.end_game(GameJudge::verdict(refusals));
            return;
        }
        if (options_.check_marks)
            check_start(game.tags, *start.position, {game.moves.begin, game.moves.begin + 1}, findings_);
        Replay replay(*start.position, replay_options(start.position->rules(), options_.check_marks), sink_, findings_);
        const bool whole = play(game, replay, sink_);
        if (options_.check_marks && whole) check_end({game.tags, replay.words(), replay.position()}, findings_);
        sink_.end_game(judge.verdict(replay, false));
    }

    std::size_t try_from(const Position& start, const GamePart& game) const {
        DeafSink deaf;
        Diagnostics unheard;
        Replay replay(start, replay_options(start.rules(), false), deaf, unheard);
        play(game, replay, deaf);
        return replay.entered();
    }

    /// Plays the moves; false if one could not be played: it and all behind it is told as unplayed.
    bool play(const GamePart& game, Replay& replay, GameSink& sink) const {
        const std::string_view text = source_.text();
        for (std::size_t at = game.moves.begin; at < game.moves.end;) {
            std::size_t end = at + 1;
            if (text[at] == '#') {
                end = std::min(text.find('\n', at), game.moves.end);
                const std::string_view said = trimmed(text.substr(at + 1, end - at - 1));
                const auto begin = static_cast<std::size_t>(said.data() - text.data());
                if (!said.empty() && said.size() <= limits::comment)
                    replay.comment(as_utf8(said), {begin, begin + said.size()});
            } else if (!is_space(text[at])) {
                while (end < game.moves.end && !is_space(text[end]) && text[end] != '#') ++end;
                if (!enter(text.substr(at, end - at), {at, end}, replay)) {
                    const std::string_view rest = trimmed(text.substr(at, game.moves.end - at));
                    sink.unplayed(rest, {at, at + rest.size()});
                    return false;
                }
            }
            at = end;
        }
        return true;
    }

    static bool enter(std::string_view text, Span where, Replay& replay) {
        if (text.size() <= limits::word && replay.entered() < limits::plies)
            return enter_coordinates(text, where, replay);
        replay.refuse(Code::TooLong, where,
                      text.size() > limits::word ? "a word of " + std::to_string(text.size()) + " bytes is no move"
                                                 : "a game may have " + std::to_string(limits::plies) + " plies");
        return false;
    }

    const Source& source_;
    const ReadOptions& options_;
    GameSink& sink_;
    Diagnostics& findings_;
};

}  // namespace

bool looks_like_coordinates(std::string_view head) {
    head = trimmed(head);
    if (head.starts_with('#')) return true;
    const auto first = words(head.substr(0, limits::word));
    if (!first.empty() && (lone_move_named(first.front()) || word_slot(first.front(), {}))) return true;
    const std::size_t hyphen = head.find('-');
    const auto is_square = [](std::string_view text) {
        return text.size() >= 2 && text[0] >= 'a' && text[0] <= 'z' && is_digit(text[1]);
    };
    return hyphen <= 3 && is_square(head) && is_square(head.substr(hyphen + 1));
}

bool enter_coordinates(std::string_view text, Span where, Replay& replay) {
    if (const auto word = word_slot(text, where)) return replay.enter(*word);
    const Result<Move> move = read_coordinates(text, replay.position());
    if (move) {
        replay.enter(*move, where);
        return true;
    }
    const bool plain = move.error().code == Code::IllegalMove && text.find('/') == std::string_view::npos;
    const std::optional<Slot> slot = plain ? slot_of(text, replay.position(), where) : std::nullopt;
    if (slot) {
        replay.refuse(*slot);
    } else {
        replay.refuse(move.error().code, where, move.error().message);
    }
    return false;
}

void read_coordinate_games(const Source& source, const ReadOptions& options, GameSink& sink, Diagnostics& findings) {
    if (is_utf16(source.text()))
        return tell_unreadable(sink, findings, Code::BadEncoding, "this file is UTF-16; save it as UTF-8");
    Reader(source, options, sink, findings).read();
}

}  // namespace fourhand
