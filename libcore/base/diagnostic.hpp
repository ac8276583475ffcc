// What is wrong with an input, said so that a person can put it right.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/source.hpp"

namespace fourhand {

enum class Severity : std::uint8_t { Warning, Error };

/// The catalogue: one enumerator a row of diagnostics.def. The code people see is its spelling there ("illegal-move").
enum class Code : std::uint16_t {
#define FOURHAND_DIAGNOSTIC(name, code, severity, meaning) name,
#include "base/diagnostics.def"
#undef FOURHAND_DIAGNOSTIC
};

/// Stable spelling of a code, as printed in brackets and in JSON.
std::string_view spelling(Code code);
/// How grave the catalogue holds it to be.
Severity severity(Code code);
/// One sentence on what the code means, for formats/diagnostics.md.
std::string_view meaning(Code code);
/// Every code, in the order of the catalogue.
std::vector<Code> all_codes();

/// One finding: what is wrong (`message`), where, and what would be right (`hints`, a line each).
struct Diagnostic {
    Code code{};
    Span where{};
    std::string message;
    std::vector<std::string> hints{};
    /// The severity in force: the catalogue's, unless a caller raised or lowered it.
    Severity severity = fourhand::severity(code);
    // -- of a finding about a ply
    int round = 0;                          ///< 0: about no ply
    std::string seat{};                     ///< id of the seat whose slot it is
    std::vector<std::string> candidates{};  ///< legal moves that may have been meant, in coordinates
};

/// Readers report here and go on; whoever called decides what is fatal.
class Diagnostics {
public:
    void report(Diagnostic diagnostic);
    bool any_error() const { return errors_ > 0; }
    std::size_t errors() const { return errors_; }
    std::size_t warnings() const { return warnings_; }
    const std::vector<Diagnostic>& all() const { return all_; }
    void clear();

private:
    std::vector<Diagnostic> all_;
    std::size_t errors_ = 0;
    std::size_t warnings_ = 0;
};

/// "error" or "warning".
std::string_view spelling(Severity severity);

/// "game.pgn4:12:7: error: Qh7xk11 is not legal for Blue [illegal-move]", the line with a caret under the span, hints.
/// Control characters of the input are shown escaped; a very long line is cut round the place.
std::string render(const Diagnostic& diagnostic, const Source& source);

}  // namespace fourhand
