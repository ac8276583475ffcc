// What the readers of all game notations do alike: finding the start, judging the whole, telling that there is nothing
// to read.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/notation.hpp"
#include "notation/pgn4_tags.hpp"
#include "record/replay.hpp"

namespace fourhand {

/// NAGs are numbers from 0 to this one.
inline constexpr int highest_nag = 255;

/// How a replay speaks: candidates in coordinates, marks as chess.com sets them in its games.
ReplayOptions replay_options(const Rules& rules, bool check_marks);

/// Hears nothing: for trying a variant.
class DeafSink : public GameSink {
public:
    void ply(const Position&, const Move&, Span) override {}
};

/// The start of a game, and how it was found.
struct FoundStart {
    std::optional<Position> position;  ///< nothing if the game cannot be played; the findings say why
    bool guessed = false;              ///< no tag named the variant
    std::size_t plies = 0;             ///< that can be played under a guessed variant
};

/// The start as the tags say. If they name no variant, each of chesscom_ids() is tried, and the one is taken under
/// which `plies_from` plays most plies; that is a finding too (guessed-variant). Findings about a tag that is not there
/// are placed at `game`.
FoundStart find_start(const StartReader& starts, const std::function<std::size_t(const Position&)>& plies_from,
                      Span game, Diagnostics& findings);

/// One game's verdict in the making.
class GameJudge {
public:
    explicit GameJudge(const Diagnostics& findings) : findings_(findings), errors_before_(findings.errors()) {}
    /// A game that could be played as far as `replay` did; `unsupported` if it stopped at a move of another kind of
    /// game.
    Verdict verdict(const Replay& replay, bool unsupported) const;
    /// A game whose start could not be found for these reasons.
    static Verdict verdict(const Diagnostics& refusals);

private:
    const Diagnostics& findings_;
    std::size_t errors_before_;
};

/// Reports the tags that come twice, in capitals or small letters.
void report_repeated(const std::vector<Tag>& tags, Diagnostics& findings);

/// Tells a file in which no game can be looked for as one game that cannot be read.
void tell_unreadable(GameSink& sink, Diagnostics& findings, Code code, std::string message);

/// Whether a text is UTF-16, which this program does not read.
bool is_utf16(std::string_view text);

}  // namespace fourhand
