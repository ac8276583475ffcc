// A query's text to a tree: or binds weakest, then and (written or not), then not.
#include <utility>

#include "base/text.hpp"
#include "query/query.hpp"
#include "query/scanner.hpp"

namespace fourhand {

namespace {

constexpr int deepest_nesting = 64;
constexpr int most_terms = 256;

Diagnostic complaint(Code code, Span where, std::string message, std::vector<std::string> hints = {}) {
    return {code, where, std::move(message), std::move(hints)};
}

class Parser {
public:
    explicit Parser(std::string_view text) : scanner_(text) {}

    Result<Query> parse() {
        if (!advance()) return *error_;
        if (token_.kind == QueryToken::Kind::End) return Query{};
        Query query = any_of();
        if (!error_ && token_.kind == QueryToken::Kind::Close) fail("a parenthesis is closed that was not opened");
        if (error_) return *error_;
        return query;
    }

private:
    bool advance() {
        Result<QueryToken> next = scanner_.next();
        if (!next) return fail(next.error());
        token_ = *std::move(next);
        return true;
    }

    bool fail(Diagnostic error) {
        if (!error_) error_ = std::move(error);
        token_ = {};
        return false;
    }
    bool fail(std::string message) { return fail(complaint(Code::BadQuery, token_.where, std::move(message))); }

    static Query joined(Query::Kind kind, std::vector<Query> children) {
        if (children.size() == 1) return std::move(children.front());
        Query query;
        query.kind = kind;
        query.children = std::move(children);
        return query;
    }

    Query any_of() {
        std::vector<Query> children;
        children.push_back(all_of());
        while (!error_ && token_.kind == QueryToken::Kind::Or && advance()) children.push_back(all_of());
        return joined(Query::Kind::Or, std::move(children));
    }

    Query all_of() {
        std::vector<Query> children;
        children.push_back(negated());
        while (!error_) {
            const bool said = token_.kind == QueryToken::Kind::And;
            if (said && !advance()) break;
            if (!said && !begins_operand(token_.kind)) break;
            children.push_back(negated());
        }
        return joined(Query::Kind::And, std::move(children));
    }

    static bool begins_operand(QueryToken::Kind kind) {
        return kind == QueryToken::Kind::Open || kind == QueryToken::Kind::Not || kind == QueryToken::Kind::Term;
    }

    Query negated() {
        bool no = false;
        while (token_.kind == QueryToken::Kind::Not && advance()) no = !no;
        Query query = primary();
        return no ? joined_not(std::move(query)) : query;
    }

    static Query joined_not(Query child) {
        Query query;
        query.kind = Query::Kind::Not;
        query.children.push_back(std::move(child));
        return query;
    }

    Query primary() {
        if (error_) return {};
        if (token_.kind == QueryToken::Kind::Open) return parenthesis();
        if (token_.kind == QueryToken::Kind::Term) return term();
        fail(token_.kind == QueryToken::Kind::End ? "the query ends where a term is missing"
                                                  : "a term is missing here");
        return {};
    }

    Query parenthesis() {
        const Span open = token_.where;
        if (++depth_ > deepest_nesting) {
            fail("parentheses are nested too deep");
            return {};
        }
        if (!advance()) return {};
        Query query = any_of();
        --depth_;
        if (error_) return {};
        if (token_.kind != QueryToken::Kind::Close) {
            fail(complaint(Code::BadQuery, open, "the parenthesis is not closed"));
            return {};
        }
        advance();
        return query;
    }

    Query term() {
        if (++terms_ > most_terms) {
            fail("there are too many terms");
            return {};
        }
        const Term* term = token_.name.empty() ? &bare_term() : term_named(token_.name);
        if (term == nullptr) {
            fail(unknown(token_));
            return {};
        }
        if (trimmed(token_.value.text).empty()) {
            fail(complaint(Code::BadTermValue, token_.where,
                           "the term " + std::string(term->name) + " is without a value"));
            return {};
        }
        Query query = Query::of(*term, token_.value);
        advance();
        return query;
    }

    static Diagnostic unknown(const QueryToken& token) {
        std::vector<std::string> names;
        for (const Term& term : terms()) names.emplace_back(term.name);
        std::vector<std::string> hints;
        const std::vector<std::string> near = near_names(token.name, names);
        hints.push_back(near.empty() ? "the terms are " + join(names, ", ") : "did you mean " + join_or(near) + "?");
        return complaint(Code::UnknownTerm, {token.where.begin, token.where.begin + token.name.size()},
                         "there is no term " + token.name, std::move(hints));
    }

    Scanner scanner_;
    QueryToken token_;
    std::optional<Diagnostic> error_;
    int depth_ = 0;
    int terms_ = 0;
};

}  // namespace

Query Query::of(const Term& term, Argument argument) {
    Query query;
    query.kind = Kind::Term;
    query.term = &term;
    query.argument = std::move(argument);
    return query;
}

Query Query::both(Query a, Query b) {
    if (a.kind == Kind::All) return b;
    if (b.kind == Kind::All) return a;
    Query query;
    query.kind = Kind::And;
    query.children.push_back(std::move(a));
    query.children.push_back(std::move(b));
    return query;
}

Result<Query> parse_query(std::string_view text) { return Parser(text).parse(); }

}  // namespace fourhand
