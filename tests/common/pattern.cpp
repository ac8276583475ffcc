// Matching expected texts.
#include "common/pattern.hpp"

#include <vector>

#include "base/text.hpp"

namespace fourhand::tests {

namespace {

constexpr std::string_view gap = "[..]";

bool line_matches(std::string_view pattern, std::string_view line) {
    const std::size_t first = pattern.find(gap);
    if (first == std::string_view::npos) return pattern == line;
    if (!line.starts_with(pattern.substr(0, first))) return false;
    line.remove_prefix(first);
    pattern.remove_prefix(first + gap.size());
    for (std::size_t skipped = 0; skipped <= line.size(); ++skipped)
        if (line_matches(pattern, line.substr(skipped))) return true;
    return false;
}

/// reach[j]: the patterns so far match the first j lines.
bool lines_match(const std::vector<std::string_view>& patterns, const std::vector<std::string_view>& lines) {
    std::vector<bool> reach(lines.size() + 1);
    reach[0] = true;
    for (const std::string_view pattern : patterns) {
        std::vector<bool> next(lines.size() + 1);
        bool open = false;
        for (std::size_t j = 0; j <= lines.size(); ++j) {
            open = open || reach[j];
            if (pattern == "...")
                next[j] = open;
            else if (j > 0)
                next[j] = reach[j - 1] && line_matches(pattern, lines[j - 1]);
        }
        reach = std::move(next);
    }
    return reach.back();
}

}  // namespace

bool matches(std::string_view pattern, std::string_view text) {
    return lines_match(split(pattern, '\n'), split(text, '\n'));
}

}  // namespace fourhand::tests
