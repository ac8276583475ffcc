// Reading PGN4 files game by game.
#include "notation/pgn4.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "notation/foreign_bytes.hpp"
#include "notation/game_reading.hpp"
#include "notation/lexer.hpp"
#include "notation/pgn4_game.hpp"
#include "notation/pgn4_slot.hpp"
#include "record/check.hpp"
#include "record/result.hpp"
#include "record/start_check.hpp"

namespace fourhand {

namespace {

/// Of \" and \\ the sign behind the backslash.
std::string unescaped(std::string_view raw) {
    std::string value;
    for (std::size_t at; (at = raw.find('\\')) < raw.size();) {
        const bool escape = raw.substr(at + 1, 1) == "\"" || raw.substr(at + 1, 1) == "\\";
        value += raw.substr(0, at);
        value += raw[at + escape];
        raw.remove_prefix(at + escape + 1);
    }
    return value += raw;
}

/// Curly quotation marks, which may come from foreign bytes, are none of a name when it is read again, and neither are
/// control characters.
std::string tag_name(std::string_view raw) {
    if (std::all_of(raw.begin(), raw.end(), [](char c) { return c >= ' ' && c <= '~'; })) return std::string(raw);
    std::string name = as_utf8(raw);
    std::erase_if(name, [](char c) { return static_cast<unsigned char>(c) < ' '; });
    constexpr std::array<std::string_view, 3> curly_quotes = {"“", "”", "„"};
    for (const std::string_view quote : curly_quotes)
        for (std::size_t at; (at = name.find(quote)) != std::string::npos;) name.replace(at, quote.size(), "'");
    return name;
}

class GameReader {
public:
    GameReader(const Source& source, const ReadOptions& options, GameSink& sink, Diagnostics& findings)
        : source_(source), options_(options), sink_(sink), findings_(findings) {}

    void read(const GameText& game) {
        sink_.begin_game(game.where);
        const GameJudge judge(findings_);
        for (const Diagnostic& finding : game.findings.all()) findings_.report(finding);
        report_foreign_bytes(game);
        read_tags(game);
        Diagnostics refusals;
        const StartReader starts(tags_, options_, Unsaid::AsChesscom, &array_starts_);
        const Span beginning{game.where.begin, game.where.begin + 1};
        FoundStart start = find_start(
            starts, [&](const Position& from) { return try_from(from, game); }, beginning, refusals);
        if (start.guessed && start.plies == 0 && begins_as_two_player_game(game)) {
            start.position.reset();
            refusals.clear();
            refusals.report({Code::UnsupportedGame, game.tokens.front().where,
                             "no tag says so, but these are the first moves of chess.com's board for two players, "
                             "which is not played here"});
        }
        for (const Diagnostic& finding : refusals.all()) findings_.report(finding);
        if (start.position) return play(game, *start.position, judge);
        compare_results(nullptr);
        unplayed(game);
        sink_.end_game(GameJudge::verdict(refusals));
    }

private:
    void report_foreign_bytes(const GameText& game) {
        const std::size_t found = find_invalid_utf8(source_.text(game.where));
        foreign_bytes_ = found != std::string_view::npos;
        if (!foreign_bytes_) return;
        const std::size_t at = game.where.begin + found;
        findings_.report({Code::ForeignBytes,
                          {at, at + 1},
                          "this game is not UTF-8; the bytes that are not were read as Windows-1252"});
    }

    void read_tags(const GameText& game) {
        tags_.clear();
        for (const TagText& text : game.tags) {
            Tag tag{tag_name(source_.text(text.name)), unescaped(source_.text(text.value)), text.where};
            if (foreign_bytes_) tag.value = as_utf8(tag.value);
            const bool fits = tag.name.size() <= limits::tag_name && tag.value.size() <= limits::tag_value;
            if (fits)
                tags_.push_back(std::move(tag));
            else
                findings_.report(
                    {Code::TooLong, text.where, "as UTF-8 this tag is longer than is read; it is left out"});
        }
        report_repeated(tags_, findings_);
        add_result_behind_moves(game);
        for (const Tag& tag : tags_) sink_.tag(tag.name, tag.value, tag.where);
    }

    /// PGN files end with their result; here it is a tag.
    void add_result_behind_moves(const GameText& game) {
        if (game.tokens.empty() || game.tokens.back().kind != Token::Kind::Word) return;
        const Span where = game.tokens.back().where;
        const std::string_view word = source_.text(where);
        if (!is_result(word)) return;
        if (find_tag(tags_, "Result") == nullptr) {
            tags_.push_back({"Result", std::string(word), where});
        } else {
            result_behind_moves_ = where;
        }
    }

    /// Said twice, in the tag and behind the moves, it must be the same result. `rules`: null where they are not known.
    void compare_results(const Rules* rules) {
        if (!result_behind_moves_) return;
        const Span where = *std::exchange(result_behind_moves_, std::nullopt);
        const std::string& tag = find_tag(tags_, "Result")->value;
        const std::string_view word = source_.text(where);
        const auto meaning = [&](std::string_view text) {
            return read_result(text, rules == nullptr ? std::vector<SeatSaid>{} : rules->variant().seats);
        };
        const GameResult in_tag = meaning(tag), behind = meaning(word);
        const auto winners = winners_of(in_tag, rules);
        const bool both_open = in_tag.sort == GameResult::Sort::Unsaid && behind.sort == GameResult::Sort::Open;
        const bool seats_unknown = rules == nullptr && spelling(in_tag.sort).empty();
        if (both_open || seats_unknown || in_tag.sort == behind.sort ||
            (winners && winners == winners_of(behind, rules)))
            return;
        findings_.report(
            {Code::ResultDisagrees, where,
             "behind the moves stands " + std::string(word) + ", but the tag Result says " + printable(tag)});
    }

    std::size_t try_from(const Position& start, const GameText& game) const {
        DeafSink deaf;
        Diagnostics unheard;
        Replay replay(start, replay_options(start.rules(), false), deaf, unheard);
        return Pgn4Moves(source_, game, options_, replay, deaf, unheard).play().plies;
    }

    void play(const GameText& game, const Position& start, const GameJudge& judge) {
        const ReplayOptions options = replay_options(start.rules(), options_.check_marks);
        if (options_.check_marks) check_start(tags_, start, {game.where.begin, game.where.begin + 1}, findings_);
        Replay replay(start, options, sink_, findings_);
        const MoveTextEnd end = Pgn4Moves(source_, game, options_, replay, sink_, findings_).play();
        compare_results(&start.rules());
        if (options_.check_marks && end.whole) check_end({tags_, replay.words(), replay.position()}, findings_);
        sink_.end_game(judge.verdict(replay, end.unsupported));
    }

    /// The text of a game that cannot be played at all. Comments between its tags stand before its moves.
    void unplayed(const GameText& game) {
        if (game.tokens.empty()) return;
        const std::size_t behind_tags = game.tags.empty() ? 0 : game.tags.back().where.end;
        std::size_t begin = game.where.end;
        std::string text;
        for (const Token& token : game.tokens) {
            begin = token_begin(token);
            if (begin >= behind_tags) break;
            std::string said(trimmed(source_.text(token.where)));
            std::replace(said.begin(), said.end(), '}', ']');
            text += "{ " + said + " }\n";
            begin = game.where.end;
        }
        text += source_.text({begin, game.where.end});
        sink_.unplayed(trimmed(text), {token_begin(game.tokens.front()), game.where.end});
    }

    /// The board for two players is d4-k11: men leave ranks 4 and 5, then 10 and 11, where no array for four has any in
    /// those files.
    bool begins_as_two_player_game(const GameText& game) const {
        constexpr std::array<std::array<int, 2>, 2> ranks = {{{4, 5}, {10, 11}}};
        const auto rules = named_rules(chesscom_ids().front());
        std::size_t seen = 0;
        for (const Token& token : game.tokens) {
            if (token.kind != Token::Kind::Word || seen == ranks.size()) continue;
            const auto slot = read_slot(source_.text(token.where), (*rules)->board(), token.where);
            if (!slot || slot->says != Slot::Says::Move) return false;
            const Place from = (*rules)->board().place(slot->from);
            const bool middle = from.file >= 3 && from.file <= 10;
            if (!middle || (from.rank + 1 != ranks[seen][0] && from.rank + 1 != ranks[seen][1])) return false;
            ++seen;
        }
        return seen == ranks.size();
    }

    const Source& source_;
    const ReadOptions& options_;
    GameSink& sink_;
    Diagnostics& findings_;
    bool foreign_bytes_ = false;  ///< some of this game's
    std::vector<Tag> tags_;
    std::optional<Span> result_behind_moves_;  ///< of a game that has the tag, too
    ArrayStarts array_starts_;
};

}  // namespace

bool looks_like_pgn4(std::string_view head) {
    head = trimmed(head);
    return head.starts_with('[') || head.starts_with("1.") || head.starts_with("1 ");
}

void read_pgn4(const Source& source, const ReadOptions& options, GameSink& sink, Diagnostics& findings) {
    if (is_utf16(source.text()))
        return tell_unreadable(sink, findings, Code::BadEncoding, "this file is UTF-16; save it as UTF-8");
    GameLexer lexer(source);
    GameReader reader(source, options, sink, findings);
    GameText game;
    bool any = false;
    for (; lexer.next(game); any = true) reader.read(game);
    if (!any) tell_unreadable(sink, findings, Code::NoGame, "there is no game in this file");
}

}  // namespace fourhand
