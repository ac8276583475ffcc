// The words of a query: parentheses, operators, and terms with their values.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "query/terms.hpp"

namespace fourhand {

struct QueryToken {
    enum class Kind { End, Open, Close, And, Or, Not, Term };
    Kind kind = Kind::End;
    Span where{};
    std::string name{};  ///< of a term: what stands before its colon, in lower case, or nothing
    Argument value{};
};

/// Gives one token after the other; End at the end, and again.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}
    /// The complaint is that a quotation mark or a brace is not closed.
    Result<QueryToken> next();

private:
    QueryToken single(QueryToken::Kind kind);
    Result<QueryToken> word();
    std::string name();
    bool part(std::string& value);
    bool quotation(std::string& value);
    bool braces(std::string& value);

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace fourhand
