// The catalogue as tables, the collector, and the rendering with a caret.
#include "base/diagnostic.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"

namespace fourhand {

namespace {

struct Row {
    std::string_view spelling;
    Severity severity;
    std::string_view meaning;
};

constexpr std::array rows = {
#define FOURHAND_DIAGNOSTIC(name, code, severity, meaning) Row{code, Severity::severity, meaning},
#include "base/diagnostics.def"
#undef FOURHAND_DIAGNOSTIC
};

const Row& row(Code code) { return rows[static_cast<std::size_t>(code)]; }

constexpr std::size_t widest_line = 160;

/// The byte at or before `at` where a character begins.
std::size_t character_start(std::string_view text, std::size_t at) {
    while (at > 0 && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0) == 0x80) --at;
    return at;
}

std::string excerpt(std::string_view line, std::size_t begin, std::size_t end) {
    std::size_t first = 0;
    if (line.size() > widest_line && begin > widest_line / 2) first = character_start(line, begin - widest_line / 2);
    const std::size_t last = character_start(line, std::min(line.size(), first + widest_line));
    end = std::clamp(end, begin, last);
    const std::string before = printable(line.substr(first, begin - first));
    const std::string marked = printable(line.substr(begin, end - begin));
    const std::string after = printable(line.substr(end, last - end));
    std::string text = "   " + before + marked + after + "\n   " + std::string(count_characters(before), ' ') + '^';
    const std::size_t width = count_characters(marked);
    return text + std::string(width > 1 ? width - 1 : 0, '~') + '\n';
}

}  // namespace

std::string_view spelling(Code code) { return row(code).spelling; }
Severity severity(Code code) { return row(code).severity; }
std::string_view meaning(Code code) { return row(code).meaning; }

std::vector<Code> all_codes() {
    std::vector<Code> codes;
    for (std::size_t i = 0; i < rows.size(); ++i) codes.push_back(static_cast<Code>(i));
    return codes;
}

std::string_view spelling(Severity severity) {
    switch (severity) {
        case Severity::Warning: return "warning";
        case Severity::Error: return "error";
    }
    return {};
}

void Diagnostics::report(Diagnostic diagnostic) {
    errors_ += diagnostic.severity == Severity::Error;
    warnings_ += diagnostic.severity == Severity::Warning;
    constexpr std::size_t most = 1000;
    if (all_.size() < most) return all_.push_back(std::move(diagnostic));
    if (all_.size() > most) return;
    all_.push_back(
        {Code::TooManyFindings, diagnostic.where, "more than 1,000 findings: the others are counted, not told"});
}

void Diagnostics::clear() { *this = {}; }

std::string render(const Diagnostic& diagnostic, const Source& source) {
    const LineColumn place = source.locate(diagnostic.where.begin);
    std::string text = printable(source.name()) + ':' + std::to_string(place.line) + ':' +
                       std::to_string(place.column) + ": " + std::string(spelling(diagnostic.severity)) + ": " +
                       printable(diagnostic.message) + " [" + std::string(spelling(diagnostic.code)) + "]\n";
    const std::string_view line = source.line(place.line);
    if (!line.empty()) {
        const auto line_begin = static_cast<std::size_t>(line.data() - source.text().data());
        const std::size_t begin = std::min(diagnostic.where.begin - line_begin, line.size());
        text += excerpt(line, begin, std::min(diagnostic.where.end - line_begin, line.size()));
    }
    if (!diagnostic.candidates.empty())
        text += "   hint: legal here: " + printable(join(diagnostic.candidates, ", ")) + '\n';
    for (const std::string& hint : diagnostic.hints) text += "   hint: " + printable(hint) + '\n';
    return text;
}

}  // namespace fourhand
