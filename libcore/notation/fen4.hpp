// FEN4: a position in one line (formats/fen4.md). Both dialects are read, one canonical form is written.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// A FEN4 read: the set-up, and what of it the rules have no place for.
struct Fen4 {
    Setup setup;
    std::vector<std::pair<std::string, std::string>>
        other_keys;  ///< unknown option keys with their values, byte for byte
};

/// Reads a FEN4 for given rules (their letters, outline and extension keys). `text` is part of `source`'s text or a
/// text of its own; an error's span counts from the beginning of `text`. Other letters, armies or outlines are the
/// error unsupported-position.
Result<Fen4> read_fen4(std::string_view text, const Rules& rules, Diagnostics* doubts = nullptr);

/// The canonical FEN4 of a position: with the extension keys that its rules know, even when empty (chess.com's games:
/// without).
std::string write_fen4(const Position& position,
                       const std::vector<std::pair<std::string, std::string>>& other_keys = {});

/// The same of a set-up, which need not be playable; its men must be men of the rules.
std::string write_fen4(const Setup& setup, const Rules& rules,
                       const std::vector<std::pair<std::string, std::string>>& other_keys = {});

/// The id that a position says of its variant: in a FEN4's option block ('variant':'hughes') or in its JSON; empty if
/// it says none.
std::string fen4_variant(std::string_view text);

/// The letter of the seat to move as FEN4 has it: the seat's letters in upper case.
std::string turn_letter(Seat seat, const Rules& rules);

}  // namespace fourhand
