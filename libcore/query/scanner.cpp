// Cutting a query into words.
#include "query/scanner.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace fourhand {

namespace {

bool ends_word(char c) { return is_space(c) || c == '(' || c == ')'; }

bool is_name_letter(char c) { return c == '-' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

QueryToken::Kind operator_or_term(std::string_view word) {
    const std::string lower = lower_case(word);
    if (lower == "and") return QueryToken::Kind::And;
    if (lower == "or") return QueryToken::Kind::Or;
    if (lower == "not") return QueryToken::Kind::Not;
    return QueryToken::Kind::Term;
}

}  // namespace

Result<QueryToken> Scanner::next() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
    if (at_ == text_.size()) return QueryToken{QueryToken::Kind::End, {at_, at_}};
    const char c = text_[at_];
    if (c == '(') return single(QueryToken::Kind::Open);
    if (c == ')') return single(QueryToken::Kind::Close);
    if (c == '-' && at_ + 1 < text_.size() && !ends_word(text_[at_ + 1])) return single(QueryToken::Kind::Not);
    return word();
}

QueryToken Scanner::single(QueryToken::Kind kind) {
    ++at_;
    return {kind, {at_ - 1, at_}};
}

// name:value, or a value alone; and, or, not, if nothing of it is quoted.
Result<QueryToken> Scanner::word() {
    QueryToken token{QueryToken::Kind::Term, {at_, at_}};
    token.name = name();
    token.value.where.begin = at_;
    while (at_ < text_.size() && !ends_word(text_[at_])) {
        const std::size_t begin = at_;
        if (part(token.value.text)) continue;
        const std::string what = text_[begin] == '"' ? "a quotation mark" : "a brace";
        return Diagnostic{Code::BadQuery, {begin, begin + 1}, what + " is not closed"};
    }
    token.where.end = token.value.where.end = at_;
    const std::string_view written = text_.substr(token.where.begin, at_ - token.where.begin);
    if (token.name.empty()) token.kind = operator_or_term(written);
    return token;
}

// Letters and dashes before a colon; nothing, and the place unchanged, if there is no colon.
std::string Scanner::name() {
    const auto rest = text_.substr(at_);
    const auto end =
        static_cast<std::size_t>(std::find_if_not(rest.begin(), rest.end(), is_name_letter) - rest.begin());
    if (end == 0 || end == rest.size() || rest[end] != ':') return {};
    at_ += end + 1;
    return lower_case(rest.substr(0, end));
}

bool Scanner::part(std::string& value) {
    if (text_[at_] == '"') return quotation(value);
    if (text_[at_] == '{') return braces(value);
    value += text_[at_++];
    return true;
}

// From one quotation mark to the next; \" and \\ stand for themselves. False, and the place unchanged, if there is no
// second one.
bool Scanner::quotation(std::string& value) {
    std::string inside;
    for (std::size_t i = at_ + 1; i < text_.size(); ++i) {
        if (text_[i] == '"') {
            value += inside;
            at_ = i + 1;
            return true;
        }
        const bool escape = text_[i] == '\\' && i + 1 < text_.size() && (text_[i + 1] == '"' || text_[i + 1] == '\\');
        if (escape) ++i;
        inside += text_[i];
    }
    return false;
}

// A block in braces as it stands, blanks and all: the options of a FEN4, or the JSON of a position.
bool Scanner::braces(std::string& value) {
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = at_; i < text_.size(); ++i) {
        const char c = text_[i];
        if (in_string) {
            if (c == '\\') ++i;
            in_string = c != '"';
            continue;
        }
        in_string = c == '"';
        if (c == '{') ++depth;
        if (c == '}' && --depth == 0) {
            value += text_.substr(at_, i + 1 - at_);
            at_ = i + 1;
            return true;
        }
    }
    return false;
}

}  // namespace fourhand
