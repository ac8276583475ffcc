// A text with a name, and places in it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fourhand {

/// Bytes [begin, end) of a source. Cheap to carry in every token and node.
struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// What a person is told: both count from 1; columns count characters (code points), not bytes.
struct LineColumn {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// A whole input held in memory. Its lines are found at the first question about a line.
class Source {
public:
    /// `name` is what people are shown (a path, or "standard input"); `text` is kept as it is, byte for byte.
    Source(std::string name, std::string text);

    std::string_view name() const { return name_; }
    std::string_view text() const { return text_; }
    std::string_view text(Span span) const { return text().substr(span.begin, span.end - span.begin); }

    /// Where byte `offset` lies. An offset past the end is the end.
    LineColumn locate(std::size_t offset) const;
    /// Line `number` (from 1) without its line end; empty for a number that does not exist.
    std::string_view line(std::size_t number) const;

private:
    const std::vector<std::size_t>& line_starts() const;

    std::string name_;
    std::string text_;
    mutable std::vector<std::size_t> line_starts_;
};

}  // namespace fourhand
