// The notations this build knows: one row each in notations.cpp.
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "record/sink.hpp"

namespace fourhand {

/// What a caller of a reader decides.
struct ReadOptions {
    std::string variant;  ///< id or alias; empty: as the tags say (chess.com's default rules otherwise)
    std::string array;    ///< empty: as the tags say
    std::vector<std::string> house_rules;  ///< "KEY=VALUE", laid over those of the tags
    bool check_marks = false;     ///< compare + # captured letters, Result, Termination, points with the game as played
    int deepest_variation = 256;  ///< deeper nesting is an error at its place
};

struct WriteOptions {
    bool flatten = false;              ///< nested variations side by side, as chess.com reads them
    std::optional<std::size_t> ply{};  ///< for positions: after so many plies; empty: after the last
};

struct Notation {
    std::string_view id;  ///< "pgn4", as given to --from and --to
    std::string_view title;
    std::string_view suffixes;  ///< ".pgn4 .pgn"
    bool (*looks_like)(std::string_view head);
    /// Tells every game of the source to the sink; findings go to `diagnostics` between begin_game and end_game of
    /// their game (a caller clears them per game). Null: cannot be read.
    void (*read)(const Source& source, const ReadOptions& options, GameSink& sink, Diagnostics& diagnostics);
    /// A sink that writes what it is told. Null: cannot be written.
    std::unique_ptr<GameSink> (*writer)(std::ostream& out, const WriteOptions& options);
    /// Which of WriteOptions its writer heeds.
    bool heeds_ply = false, heeds_flatten = false;
};

std::span<const Notation> notations();
/// By id; null if unknown.
const Notation* notation_named(std::string_view id);
/// The notation a text seems to be in: by the file's suffix, then by its first bytes; pgn4 if nothing tells.
const Notation& recognise(const Source& source);

}  // namespace fourhand
