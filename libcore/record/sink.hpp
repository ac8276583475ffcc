// A game as a stream of events, in the order a reader meets them. Every reader tells it, every writer listens to it.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/source.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// What a checker says of a whole game: the words of "verdict" (formats/game-json.md).
enum class Verdict : std::uint8_t { Valid, Invalid, Unsupported, Unreadable };
std::string_view spelling(Verdict verdict);

/// Words in a record that are no ply: chess.com's S, C, D, and the mate sign of Teams in the victim's slot.
enum class Word : std::uint8_t { Stalemate, Claim, Draw, Mated };
/// "stalemate", "claim", "draw", "mated".
std::string_view spelling(Word word);

class GameSink {
public:
    virtual ~GameSink() = default;
    virtual void begin_game(Span) {}
    /// Tags in the order of the file, value unescaped; all of them before begin_moves.
    virtual void tag(std::string_view name, std::string_view value, Span) { (void)name, (void)value; }
    /// The start position; its rules() are the game's. Not told for unsupported games. The reference stays good until
    /// after end_game, and always shows the position of the line we are in: at end_game that at the end of the main
    /// line.
    virtual void begin_moves(const Position& start) { (void)start; }
    /// A ply of the line we are in: `before` is the position it is played in. Legal, unless the reader was told to go
    /// on after an illegal move (then that game's verdict is Invalid and the line ends before the illegal move).
    virtual void ply(const Position& before, const Move& move, Span where) = 0;
    virtual void word(Word word, Span) { (void)word; }
    virtual void comment(std::string_view text, Span) { (void)text; }
    virtual void nag(int number, Span) { (void)number; }
    /// A variation begins: an alternative to the ply told last in the line we are in. It ends back in that line.
    virtual void begin_variation(Span) {}
    virtual void end_variation(Span) {}
    /// Move text that could not be played (unsupported game, or all after an illegal move), byte for byte; nothing is
    /// lost.
    virtual void unplayed(std::string_view text, Span) { (void)text; }
    virtual void end_game(Verdict verdict) { (void)verdict; }
};

}  // namespace fourhand
