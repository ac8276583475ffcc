// Reading the call, running the work, and the one place where failures are caught.
#include "common/run.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>
#include <new>
#include <optional>

#include "base/text.hpp"
#include "base/version.hpp"
#include "common/completion.hpp"
#include "common/failure.hpp"
#include "common/interrupt.hpp"
#include "common/manual.hpp"
#include "common/options.hpp"
#include "common/progress.hpp"
#include "common/stream.hpp"

namespace fourhand {

namespace {

/// What every tool can be asked.
struct CommonFlags {
    std::shared_ptr<bool> help, version, man, summary;
    std::shared_ptr<std::string> completions;
};

CommonFlags add_common_flags(CLI::App& app) {
    CommonFlags flags;
    flags.help = add_flag(app, "-h,--help", "show this page");
    flags.version = add_flag(app, "-V,--version", "show the version");
    flags.man = add_flag(app, "--man", "write the man page (roff) to standard output");
    flags.completions = add_choice(app, "--completions", "SHELL", "", completion_shells, "write a completion script");
    flags.summary = add_flag(app, "--summary", "");
    app.get_option("--summary")->group("");
    return flags;
}

std::size_t page_width(const Streams& streams) {
    winsize size{};
    if (!streams.out_is_terminal || ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < 40) return 80;
    return std::min<std::size_t>(size.ws_col, 100);
}

/// Answers one of the common flags; false if none was given.
bool answered(const CommonFlags& flags, const CLI::App& app, Streams& streams) {
    if (*flags.summary) {
        streams.out << tool.summary << '\n';
    } else if (*flags.help) {
        streams.out << help(page_of(app), page_width(streams));
    } else if (*flags.version) {
        streams.out << "fourhand " << version() << '\n';
    } else if (*flags.man) {
        streams.out << roff(page_of(app));
    } else if (!flags.completions->empty()) {
        streams.out << completion(page_of(app), *flags.completions);
    } else {
        return false;
    }
    return true;
}

std::vector<std::string> option_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

/// The word that an argument of this tool offers ("player:") and that an unknown option ("--player", "-player:ada") may
/// have meant; empty for none.
std::string meant_term(std::string_view extra, const CLI::App& app) {
    const std::string_view bare = extra.substr(std::min(extra.find_first_not_of('-'), extra.size()));
    for (const CLI::Option* option : app.get_options())
        for (const std::string& word : option->get_positional() ? known_values(*option) : std::vector<std::string>{})
            if (word.ends_with(':') && bare.substr(0, bare.find_first_of(":=")) == word.substr(0, word.size() - 1))
                return word;
    return {};
}

/// Words that no declaration takes: the first of them, and what may have been meant.
std::string about_extra(const std::string& extra, const CLI::App& app) {
    if (!extra.starts_with('-') || extra == "-") return "unexpected argument '" + extra + "'";
    const std::string name = extra.substr(0, extra.find('='));
    if (const std::string term = meant_term(extra, app); !term.empty())
        return "unknown option '" + name + "'; a search term has no dashes: " + term + "VALUE, or not " + term +
               "VALUE";
    const std::vector<std::string> near = near_names(name, option_names(app));
    return "unknown option '" + name + "'" + (near.empty() ? "" : "; did you mean " + join_or(near) + '?');
}

/// An empty word is no name, no file and no number: as a rule it comes from a variable of the shell that is not set.
void refuse_empty_words(const std::vector<std::string>& arguments) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        const bool empty_value = word.starts_with("--") && word.find('=') + 1 == word.size();
        if (!word.empty() && !empty_value) continue;
        const std::string& option = empty_value ? word : i > 0 ? arguments[i - 1] : word;
        if (!option.starts_with('-')) throw UsageError("an empty word is no file and no name; leave it out");
        throw UsageError(option.substr(0, option.find('=')) + ": an empty value says nothing; leave it out");
    }
}

/// CLI11's reasons, in words that name what to do.
std::string reason(const CLI::ParseError& failure) {
    std::string text = failure.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&failure) != nullptr) {
        const std::string name(words(text).front());
        if (text.ends_with("override")) return "--" + name + " takes no value";
        return name.substr(0, name.find(':')) + (text.ends_with("missing") ? " needs a value" : " may be given once");
    }
    if (dynamic_cast<const CLI::ConversionError*>(&failure) != nullptr)
        return text.substr(text.find(':') == std::string::npos ? 0 : text.find(':') + 2) + ": no such value";
    while (!text.empty() && (text.back() == '\n' || text.back() == '.')) text.pop_back();
    return text;
}

/// An option where the value of another belongs (the value was forgotten), and -o=x, of which CLI11 makes the value
/// "=x".
void refuse_odd_values(const std::vector<std::string>& arguments, const CLI::App& app) {
    const auto named = [&](const std::string& word) {
        return word.starts_with('-') && word.size() > 1 ? app.get_option_no_throw(word) : nullptr;
    };
    for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
        const std::string& word = arguments[i];
        if (word.size() > 2 && word[2] == '=' && named(word.substr(0, 2)) != nullptr)
            throw UsageError("'" + word + "': an option of one letter has no = behind it");
        const CLI::Option* const option = named(word);
        const bool takes_value = option != nullptr && option->get_items_expected_max() > 0;
        if (takes_value && i + 1 < arguments.size() && named(arguments[i + 1]) != nullptr)
            throw UsageError(word + " needs a value; " + arguments[i + 1] + " is an option");
    }
}

/// Reads the arguments. UsageError for a wrong call; true if a common flag was answered instead.
bool parsed(CLI::App& app, const CommonFlags& flags, const std::vector<std::string>& arguments, Streams& streams) {
    refuse_empty_words(arguments);
    refuse_odd_values(arguments, app);
    std::optional<std::string> wrong;
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));  // CLI11 takes them from the back
    } catch (const CLI::ParseError& failure) {
        wrong = reason(failure);
    }
    if (answered(flags, app, streams)) return true;
    for (const std::string& extra : app.remaining())
        if (extra != "--") throw UsageError(about_extra(extra, app));
    if (wrong) throw UsageError(*wrong);
    return false;
}

Exit work(const std::vector<std::string>& arguments, Streams& streams) {
    CLI::App app;
    app.set_help_flag("");
    app.allow_extras();
    const auto todo = tool.declare(app);
    if (app.get_option_no_throw("--quiet") == nullptr) add_quiet(app);
    const CommonFlags flags = add_common_flags(app);
    try {
        if (parsed(app, flags, arguments, streams)) return Exit::Yes;
        return todo(streams);
    } catch (const NothingToRead&) {
        streams.err << short_help(page_of(app));
        return Exit::Usage;
    }
}

/// The number of a standard stream that is closed would go to the next file that is opened, and findings into it. It is
/// taken by what cannot be used in the stream's direction; of standard error nothing is missed.
void occupy_standard_descriptors() {
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(number, F_GETFD) < 0) (void)::open("/dev/null", number == STDOUT_FILENO ? O_RDONLY : O_WRONLY);
}

bool wants_colour(bool is_terminal) {
    const char* const refused = std::getenv("NO_COLOR");
    const char* const terminal = std::getenv("TERM");
    return is_terminal && (refused == nullptr || *refused == '\0') && terminal != nullptr &&
           std::string_view(terminal) != "dumb";
}

}  // namespace

void complain(Streams& streams, std::string_view text) {
    clear_progress(streams);
    streams.err << "fourhand " << tool.name << ": " << printable(text) << '\n';
}

Exit run(const std::vector<std::string>& arguments, Streams& streams) {
    try {
        const Exit exit = work(arguments, streams);
        streams.out.flush();
        return exit;
    } catch (const UsageError& failure) {
        complain(streams, failure.what());
        streams.err << "'fourhand " << tool.name << " --help' says what it takes\n";
        return Exit::Usage;
    } catch (const BrokenPipe&) {
        return Exit::BrokenPipe;
    } catch (const Interrupted& failure) {
        return static_cast<Exit>(128 + failure.signal());
    } catch (const std::bad_alloc&) {
        complain(streams, "out of memory");
        return Exit::InputOutput;
    } catch (const std::exception& failure) {
        complain(streams, failure.what());
        return Exit::InputOutput;
    }
}

int run_process(int argc, char** argv) {
    occupy_standard_descriptors();
    install_interrupts();
    std::ios::sync_with_stdio(false);
    DescriptorBuffer buffer(STDOUT_FILENO, "standard output");
    std::ostream out(&buffer);
    out.exceptions(std::ios::badbit);
    Streams streams{std::cin, out, std::cerr};
    streams.in_is_terminal = ::isatty(STDIN_FILENO) == 1;
    streams.out_is_terminal = ::isatty(STDOUT_FILENO) == 1;
    streams.err_is_terminal = ::isatty(STDERR_FILENO) == 1;
    streams.colour = wants_colour(streams.out_is_terminal);
    streams.err_colour = wants_colour(streams.err_is_terminal);
    return static_cast<int>(run(std::vector<std::string>(argv + 1, argv + argc), streams));
}

}  // namespace fourhand
