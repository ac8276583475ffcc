// What every tool is made of: declared options, streams passed in, an exit code.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace fourhand {

class Progress;

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool in_is_terminal = false;
    bool out_is_terminal = false;
    bool err_is_terminal = false;
    bool colour = false;           ///< colour wanted on `out`: a terminal, and NO_COLOR not set
    bool err_colour = false;       ///< the same for `err`
    Progress* progress = nullptr;  ///< its line is taken away before something else is said (clear_progress)
};

/// As grep and diff have it: yes, no, trouble. The last two are what a shell says of a program that a signal ended.
enum class Exit : int { Yes = 0, No = 1, Usage = 2, InputOutput = 3, Interrupted = 130, BrokenPipe = 141 };

/// The graver of two answers; for a tool that takes several files.
constexpr Exit worse(Exit a, Exit b) { return static_cast<int>(a) > static_cast<int>(b) ? a : b; }

/// A tool of the suite: one file tools/VERB.cpp that defines `const Tool tool`, linked with tools/common/main.cpp.
struct Tool {
    std::string_view name;     ///< the verb
    std::string_view summary;  ///< one line, without a full stop: "check games move by move"
    /// Paragraphs between empty lines, for --help and the man page. A line indented by four blanks is an example, kept
    /// as it is; a line of capitals alone ("EXAMPLES") is a heading.
    std::string_view manual;
    std::function<Exit(Streams&)> (*declare)(
        CLI::App&);  ///< says the options by the functions of options.hpp; opens nothing; gives back the work
};

extern const Tool tool;

}  // namespace fourhand
