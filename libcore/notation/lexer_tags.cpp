// Bracketed tags, with straight and curly quotation marks, closed or not.
#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "base/text.hpp"
#include "notation/lexer.hpp"

namespace fourhand {

namespace {

constexpr std::array<std::string_view, 4> quotes = {"\"", "“", "”", "„"};

/// The bytes of a quotation mark at the beginning of a text, straight or curly; 0 if there is none.
std::size_t quote_size(std::string_view text) {
    if (!text.starts_with('"') && !text.starts_with('\xe2')) return 0;
    for (const std::string_view quote : quotes)
        if (text.starts_with(quote)) return quote.size();
    return 0;
}

/// A set of bytes.
class Bytes {
public:
    constexpr explicit Bytes(std::string_view bytes) {
        for (const char c : bytes) has_[static_cast<unsigned char>(c)] = true;
    }
    bool has(char c) const { return has_[static_cast<unsigned char>(c)]; }

private:
    std::array<bool, 256> has_{};
};

/// What may end the name of a tag, or its value; curly quotation marks begin with \xe2.
constexpr Bytes name_ends(" \t\n\v\f\r[]\"\xe2"), value_ends("\\\"\xe2\n\r");

/// The name that was meant where one has blanks, [Peanut Butter "Tom"]; empty where it has none, or no value follows.
std::string joined_name(std::string_view tag) {
    std::size_t quote = 0;
    while (quote < tag.size() && quote_size(tag.substr(quote, 3)) == 0) ++quote;
    if (quote == tag.size()) return {};
    const auto parts = words(tag.substr(1, quote - 1));
    const auto is_name = [](std::string_view part) {
        return std::all_of(part.begin(), part.end(), [](char c) {
            return is_digit(c) || c == '_' || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        });
    };
    std::string name;
    for (const std::string_view part : parts) name += part;
    return parts.size() > 1 && name.size() <= limits::tag_name && is_name(name) ? name : std::string();
}

}  // namespace

/// The tag that begins at `at` up to its value: "[", a name, blanks, a quotation mark. Nothing if none does.
std::optional<TagText> GameLexer::tag_at(std::size_t at) const {
    TagText tag;
    tag.where.begin = at;
    tag.name.begin = ++at;
    const std::size_t farthest = std::min(text_.size(), tag.name.begin + limits::tag_name + 1);
    const auto ends_name = [&](char c) {
        return name_ends.has(c) && (c != '\xe2' || quote_size(text_.substr(at, 3)) > 0);
    };
    while (at < farthest && !ends_name(byte(at))) ++at;
    const std::size_t size = at - tag.name.begin;
    if (size == 0 || size > limits::tag_name || text_[tag.name.begin] == '%') return std::nullopt;
    tag.name.end = at;
    while (at < text_.size() && is_space(text_[at])) ++at;
    const std::size_t quote = quote_size(text_.substr(at, 3));
    if (quote == 0) return std::nullopt;
    tag.value.begin = at + quote;
    return tag;
}

/// A bracket that no move stands before.
void GameLexer::read_bracket(GameText& game) {
    const std::optional<TagText> tag = tag_at(at_);
    tag ? read_tag(game, *tag) : bad_tag(game, at_);
}

void GameLexer::bad_tag(GameText& game, std::size_t begin) {
    at_ = line_end(at_);
    Diagnostic finding{
        Code::BadTag, {begin, at_}, "a tag is a name and a value in quotation marks: [Name \"value\"]", {}};
    if (const std::string name = joined_name(text_.substr(begin, at_ - begin)); !name.empty())
        finding.hints.push_back("tag names have no blanks: " + name);
    game.findings.report(std::move(finding));
}

/// Where a value ends that begins at `at`: at its quotation mark; without one, before a line that begins with a tag.
std::size_t GameLexer::value_end(std::size_t at, bool& closed) const {
    closed = false;
    for (; at < text_.size(); ++at) {
        const char c = byte(at);
        if (!value_ends.has(c)) continue;
        if (c == '\\' && at + 1 < text_.size() && (text_[at + 1] == '"' || text_[at + 1] == '\\')) {
            ++at;
        } else if (c == '"') {
            closed = true;
            return at;
        } else if (c == '\xe2' && quote_size(text_.substr(at, 3)) > 0 && text_.substr(at + 3, 1) == "]") {
            closed = true;
            return at;
        } else if (is_line_end(c) && at + 1 < text_.size() && text_[at + 1] == '[' && tag_at(at + 1)) {
            return at;
        }
    }
    return at;
}

void GameLexer::read_tag(GameText& game, TagText tag) {
    bool closed = false;
    tag.value.end = value_end(tag.value.begin, closed);
    std::size_t bracket = tag.value.end + (closed ? quote_size(text_.substr(tag.value.end, 3)) : 0);
    while (bracket < text_.size() && is_blank(text_[bracket])) ++bracket;
    if (!closed || text_.substr(bracket, 1) != "]") {
        at_ = line_end(tag.value.begin);  // what follows is read: it may be the moves
        report(
            game, Code::BadTag, {tag.where.begin, at_},
            closed ? "behind the value of a tag stands ]" : "the value of this tag has no quotation mark at its end");
        return;
    }
    at_ = bracket + 1;
    tag.where.end = at_;
    add_tag(game, tag);
}

void GameLexer::add_tag(GameText& game, const TagText& tag) {
    const std::size_t size = tag.value.end - tag.value.begin;
    if (size > limits::tag_value) {
        report(game, Code::TooLong, tag.name,
               "the value of a tag may have " + std::to_string(limits::tag_value >> 10) + " kB; this one, of " +
                   std::to_string(size) + " bytes, is left out");
    } else if (game.tags.size() < limits::tags) {
        game.tags.push_back(tag);
    } else if (!too_many_tags_) {
        too_many_tags_ = true;
        report(game, Code::TooLong, tag.where,
               "a game may have " + std::to_string(limits::tags) + " tags; the others are left out");
    }
}

}  // namespace fourhand
