// Lines and columns of a text.
#include "base/source.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace fourhand {

Source::Source(std::string name, std::string text) : name_(std::move(name)), text_(std::move(text)) {}

const std::vector<std::size_t>& Source::line_starts() const {
    if (!line_starts_.empty()) return line_starts_;
    line_starts_.push_back(0);
    for (std::size_t i = 0; i < text_.size(); ++i) {
        const bool lone_return = text_[i] == '\r' && (i + 1 == text_.size() || text_[i + 1] != '\n');
        if (text_[i] == '\n' || lone_return) line_starts_.push_back(i + 1);
    }
    return line_starts_;
}

LineColumn Source::locate(std::size_t offset) const {
    offset = std::min(offset, text_.size());
    const auto& starts = line_starts();
    const auto after = std::upper_bound(starts.begin(), starts.end(), offset);
    const auto line = static_cast<std::size_t>(after - starts.begin());
    const std::size_t start = starts[line - 1];
    return {line, 1 + count_characters(std::string_view(text_).substr(start, offset - start))};
}

std::string_view Source::line(std::size_t number) const {
    const auto& starts = line_starts();
    if (number == 0 || number > starts.size()) return {};
    const std::size_t begin = starts[number - 1];
    std::size_t end = number < starts.size() ? starts[number] : text_.size();
    while (end > begin && (text_[end - 1] == '\n' || text_[end - 1] == '\r')) --end;
    return std::string_view(text_).substr(begin, end - begin);
}

}  // namespace fourhand
