// The words of the search language: one row each in terms.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "rules/position.hpp"

namespace fourhand {

/// The value of a term, without its quotation marks, and where it stands in the query.
struct Argument {
    std::string text;
    Span where{};
};

/// A condition on the row `g` of the table `games`, with its parameters in order.
struct Condition {
    std::string sql;
    std::vector<std::variant<std::int64_t, std::string>> values{};
};

/// A question to every position of a game, the start and the position after each ply.
struct PositionTest {
    std::function<bool(const Position&)> holds;
    /// Only a position with one of these keys can be meant; absent: any.
    std::optional<std::vector<std::uint64_t>> keys{};
};

/// A question to every comment on a ply of the main line, or before the first.
struct RemarkTest {
    std::function<bool(std::string_view comment, const Rules& rules)> holds;
    Condition maybe{};  ///< a game that does not fulfil it holds no such comment
};

/// How the text of a position is read, and under which rule sets: those of the games. Given by whoever knows notations
/// and the store; asked only for terms with positions.
struct PositionSense {
    std::function<Result<Position>(std::string_view, const std::shared_ptr<const Rules>&)> read;
    std::function<std::vector<std::shared_ptr<const Rules>>()> rules;
};

/// A row of the table. Of `sql`, `replay` and `remark` all but one are null.
struct Term {
    std::string_view name;   ///< "player"
    std::string_view takes;  ///< "TEXT", "RANGE"
    std::string_view help;   ///< one line
    Result<Condition> (*sql)(const Argument&);
    Result<PositionTest> (*replay)(const Argument&, const PositionSense&);
    Result<RemarkTest> (*remark)(const Argument&) = nullptr;
};

std::span<const Term> terms();
/// By name, upper or lower case; null if there is none.
const Term* term_named(std::string_view name);
/// What a word without a name asks: whether a tag contains it.
const Term& bare_term();

}  // namespace fourhand
