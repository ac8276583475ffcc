// The reading of a FEN4 in progress: what was said, and the set-up that is made of it. Only fen4_*.cpp look inside.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "notation/cells.hpp"
#include "notation/fen4_fields.hpp"
#include "notation/fen4_options.hpp"
#include "rules/rules.hpp"

namespace fourhand {

class Fen4Reading {
public:
    Fen4Reading(std::string_view text, const Fen4Fields& said, const Fen4Options& options, const Rules& rules,
                Diagnostics* doubts)
        : whole_{0, text.size()}, said_(said), options_(options), rules_(rules), doubts_(doubts) {}
    Result<Setup> finish();

private:
    Diagnostic wrong(Span where, std::string message, std::vector<std::string> hints = {}) const;
    Diagnostic foreign(Span where, std::string message, std::vector<std::string> hints = {}) const;
    void doubt(Span where, std::string message) const;
    const std::string& colour(std::size_t seat) const { return rules_.variant().seats[seat].colour; }

    std::optional<Diagnostic> read_turn();
    std::optional<Diagnostic> read_bits(const std::vector<TextAt>& field, std::string_view what,
                                        std::vector<bool>& bits) const;
    std::optional<Diagnostic> read_numbers();
    std::optional<Diagnostic> read_standings();
    void read_order_of_leaving();
    std::optional<Diagnostic> read_board();
    std::optional<Diagnostic> read_walkers();
    std::optional<Diagnostic> read_marches();
    std::optional<Diagnostic> read_march(std::size_t seat, const SquareAt& said, bool turned);
    std::optional<Diagnostic> read_castling();
    std::optional<Diagnostic> read_double_steps();
    std::optional<Diagnostic> read_sections();
    std::optional<Diagnostic> check_royals() const;
    void read_castle(std::size_t seat, bool short_side, Span where);
    Square pawn_ahead_of(Square passed, std::size_t seat) const;
    void complain_of_missing_keys() const;

    Result<Piece> man(const TextAt& cell, Square square) const;
    Result<Piece> dead_man(const TextAt& cell, Square square) const;
    Diagnostic no_man(const TextAt& cell) const;
    std::string letters_of_seats() const;

    Span whole_;
    const Fen4Fields& said_;
    const Fen4Options& options_;
    const Rules& rules_;
    Diagnostics* doubts_;
    std::vector<bool> dead_;
    std::array<bool, max_seats> live_king_{};  ///< seats whose king is written as a living man
    Setup setup_;
};

}  // namespace fourhand
