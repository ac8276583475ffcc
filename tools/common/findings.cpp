// Findings sifted and shown.
#include "common/findings.hpp"

#include <algorithm>
#include <ostream>

#include "common/options.hpp"
#include "common/progress.hpp"
#include "common/style.hpp"

namespace fourhand {

namespace {

std::vector<std::string> code_names() {
    std::vector<std::string> names;
    for (const Code code : all_codes()) names.emplace_back(spelling(code));
    return names;
}

Ink ink_of(Severity severity) {
    switch (severity) {
        case Severity::Warning: return Ink::Yellow;
        case Severity::Error: return Ink::Red;
    }
    return Ink::Bold;
}

}  // namespace

Diagnostics FindingsChoice::apply(const Diagnostics& found) const {
    Diagnostics result;
    for (const Diagnostic& diagnostic : found.all()) {
        if (std::find(allowed->begin(), allowed->end(), spelling(diagnostic.code)) != allowed->end()) continue;
        Diagnostic kept = diagnostic;
        if (*strict && kept.severity == Severity::Warning) kept.severity = Severity::Error;
        result.report(std::move(kept));
    }
    return result;
}

FindingsChoice add_diagnostics(CLI::App& app) {
    return {add_flag(app, "--strict", "warnings are errors"),
            add_choices(app, "--allow", "CODE", code_names,
                        "do not report findings of this code, as it stands in brackets (may be repeated)")};
}

void show(const Diagnostics& findings, const Source& source, Streams& streams) {
    if (!findings.all().empty()) clear_progress(streams);
    for (const Diagnostic& diagnostic : findings.all()) {
        const std::string text = render(diagnostic, source);
        const std::string word = ' ' + std::string(spelling(diagnostic.severity)) + ": ";
        const std::size_t at = streams.err_colour ? text.find(word) : std::string::npos;
        if (at == std::string::npos) {
            streams.err << text;
        } else {
            streams.err << text.substr(0, at) << inked(word, ink_of(diagnostic.severity), true)
                        << text.substr(at + word.size());
        }
    }
}

}  // namespace fourhand
