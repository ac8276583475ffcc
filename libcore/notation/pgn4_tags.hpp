// What the tags of a game say of its rules and its start, and how rules and start are said in tags (formats/pgn4.md,
// "Tags").
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "notation/notation.hpp"
#include "record/game.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// What holds where a tag is missing: in records of chess.com what its exports mean by leaving it out (a game without
/// RuleVariants is an old one, with the old array and without walking kings: formats/pgn4.md, "Tags"), else the rules
/// of the variant as they are.
enum class Unsaid : std::uint8_t { AsChesscom, VariantsOwn };

/// Starts of arrays. The last is kept, as most games of a file start from the same.
class ArrayStarts {
public:
    /// The start of these rules' array; the reference stays good until the next question.
    const Position& of(const std::shared_ptr<const Rules>& rules);

private:
    std::optional<Position> last_;
};

/// Where a game starts, as its tags and the caller's options say.
class StartReader {
public:
    /// `array_starts` are those of the games before, for a file with many; all that is given must live longer.
    StartReader(const std::vector<Tag>& tags, const ReadOptions& options, Unsaid unsaid,
                ArrayStarts* array_starts = nullptr);

    /// Id or alias of the variant; empty where neither the options nor the tags say it.
    const std::string& variant() const { return variant_; }
    /// The start under a variant. Nothing if it cannot be played or read; the findings say why: unsupported-game and
    /// unsupported-position for what is not played here, other codes for what cannot be read. They stand at the tag
    /// concerned, or at `game` where there is none.
    std::optional<Position> start(const std::string& variant, Span game, Diagnostics& findings) const;

private:
    struct Terms;
    const Tag* tag(std::string_view name) const;
    void read_words(const Rules& plain, Terms& terms) const;
    void read_talk(Terms& terms) const;
    void read_start(const Rules& plain, Terms& terms) const;
    std::optional<Position> set_up(const std::shared_ptr<const Rules>& rules, std::string_view fen4,
                                   Diagnostics& findings) const;

    const std::vector<Tag>& tags_;
    const ReadOptions& options_;
    Unsaid unsaid_;
    ArrayStarts* array_starts_;
    std::string variant_;
    bool tags_apply_ = true;  ///< false where the options name a variant of another family than the tags do
};

/// Rules that stand in one word, each by itself: "castling=no,leap=yes" and "EnPassant;Prom=6" are two, a list in a
/// value ("promotes_at=c2-b3,j2-k3") is a part of its rule.
std::vector<std::string> parted_rules(std::string_view word);

/// Sets Variant, RuleVariants and StartFen4 so that a reader finds these rules and this start; tags that say so already
/// stay as they are.
void say_start(std::vector<Tag>& tags, const Position& start);

}  // namespace fourhand
