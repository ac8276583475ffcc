// Any text as a file of games: read and checked without harm, every finding within the text; and what is written of
// one without errors, and read again, is written the same.
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>

#include "notation/notation.hpp"

namespace {

using namespace fourhand;

/// The text read, with all that a checker looks at, and written as PGN4.
std::string written_again(const std::string& text, const ReadOptions& options, bool& sound) {
    const Source source("fuzz.pgn4", text);
    std::ostringstream out;
    const auto writer = notation_named("pgn4")->writer(out, {});
    Diagnostics found;
    notation_named("pgn4")->read(source, options, *writer, found);
    for (const Diagnostic& finding : found.all()) {
        if (finding.where.begin > finding.where.end || finding.where.end > text.size() + 1) __builtin_trap();
        render(finding, source);
    }
    sound = !found.any_error();
    return out.str();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    ReadOptions options;
    options.check_marks = true;
    bool sound = false, still_sound = false;
    const std::string once = written_again(text, options, sound);
    if (written_again(once, options, still_sound) != once && sound) __builtin_trap();
    return 0;
}
