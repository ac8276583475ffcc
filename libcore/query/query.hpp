// What is searched for, as it was said: terms joined by and, or, not and parentheses (formats/query.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "query/terms.hpp"

namespace fourhand {

/// A node of the tree.
struct Query {
    enum class Kind {
        All,   ///< every game; no children
        Term,  ///< what `term` says of `argument`; no children
        And,   ///< two children or more
        Or,    ///< two children or more
        Not,   ///< one child
    };
    Kind kind = Kind::All;
    const Term* term = nullptr;
    Argument argument{};
    std::vector<Query> children{};

    static Query of(const Term& term, Argument argument);
    /// Both; All on one side leaves the other.
    static Query both(Query a, Query b);
};

/// Reads a query. The complaint's span is in bytes of `text`; a term that does not exist is answered with near names.
/// The values of terms are not yet looked at.
Result<Query> parse_query(std::string_view text);

}  // namespace fourhand
