// What must hold of any reader of games, whatever it is given.
#pragma once

#include <cstdlib>
#include <sstream>
#include <string>

#include "notation/notation.hpp"

namespace fourhand::fuzz {

inline void must(bool holds) {
    if (!holds) std::abort();
}

/// What the reader tells, written; findings must have a place in the text and words to say.
inline std::string rewritten(const Notation& notation, const std::string& text) {
    const Source source("fuzz", text);
    std::ostringstream out;
    Diagnostics findings;
    const auto writer = notation.writer(out, {});
    ReadOptions options;
    options.check_marks = true;
    notation.read(source, options, *writer, findings);
    for (const Diagnostic& finding : findings.all()) {
        must(finding.where.begin <= finding.where.end && finding.where.end <= text.size());
        must(!finding.message.empty() && !render(finding, source).empty());
    }
    return out.str();
}

/// Reads any text; what is written of it is read again, and written the same.
inline void reread(std::string_view id, std::string_view text) {
    const Notation& notation = *notation_named(id);
    const std::string once = rewritten(notation, std::string(text));
    must(rewritten(notation, once) == once);
}

}  // namespace fourhand::fuzz
