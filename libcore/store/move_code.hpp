// A move in three bytes: from (9 bits), to (9 bits), kind of move (6 bits). What does not fit is written out beside
// them.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "rules/move.hpp"
#include "rules/rules.hpp"
#include "store/bytes.hpp"

namespace fourhand {

/// The codes of one rule set. They hold squares by their number and promotions by their letter, so they outlive changes
/// of the order in which a variant file names its pieces.
class MoveCode {
public:
    static constexpr int size = 3;

    explicit MoveCode(std::shared_ptr<const Rules> rules);

    const std::shared_ptr<const Rules>& rules() const { return rules_; }
    /// Appends three bytes to `plies`, then to `escapes` (which may be the same) what they cannot say.
    void append(const Move& move, Bytes& plies, Bytes& escapes) const;
    /// The next move; nothing at the end, or for bytes that mean no move on this board. The move may be illegal.
    std::optional<Move> read(ByteReader& plies, ByteReader& escapes) const;

private:
    std::uint32_t code_of(const Move& move) const;
    std::optional<Move> move_of(std::uint32_t code) const;
    void append_escape(const Move& move, Bytes& escapes) const;
    std::optional<Move> read_escape(ByteReader& escapes) const;
    std::optional<Move> possible(const Move& move) const;

    std::shared_ptr<const Rules> rules_;
    std::array<Kind, 26> promoted_{};  ///< the kind that a letter means after a promotion
};

}  // namespace fourhand
