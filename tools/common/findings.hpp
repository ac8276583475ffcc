// What a reader found, shown to a person: --strict, --allow CODE.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "common/tool.hpp"

namespace fourhand {

struct FindingsChoice {
    std::shared_ptr<bool> strict;                       ///< warnings are errors
    std::shared_ptr<std::vector<std::string>> allowed;  ///< codes that are not reported

    /// The findings as the caller wishes them: allowed codes left out, warnings raised by --strict.
    Diagnostics apply(const Diagnostics& found) const;
};

/// --strict and --allow CODE (several times).
FindingsChoice add_diagnostics(CLI::App& app);

/// Prints findings to standard error: place, sentence, the line with a caret, hints.
void show(const Diagnostics& findings, const Source& source, Streams& streams);

}  // namespace fourhand
