// Options that several tools have: the same letter means the same everywhere. Also numbers and choices, said better
// than by CLI11.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "common/tool.hpp"

namespace CLI {
class Option;
}

namespace fourhand {

/// Every add_... gives back a shared value that the work captures: `auto json = add_json(app); return [=](Streams&) {
/// if (*json) ...`.

/// --json: JSON Lines on standard output.
std::shared_ptr<bool> add_json(CLI::App& app);
/// -q, --quiet: no summaries, no progress. A tool that has neither need not declare it: run() gives it to every tool.
std::shared_ptr<bool> add_quiet(CLI::App& app);
/// A flag of the tool's own.
std::shared_ptr<bool> add_flag(CLI::App& app, const std::string& names, const std::string& description);

/// A text; `placeholder` is what help calls it ("NAME").
std::shared_ptr<std::string> add_text(CLI::App& app, const std::string& names, const std::string& placeholder,
                                      const std::string& description);
/// A text that may be given several times.
std::shared_ptr<std::vector<std::string>> add_texts(CLI::App& app, const std::string& names,
                                                    const std::string& placeholder, const std::string& description);
/// A whole number in base 10 from `least` to `most`; `value` until it is given.
std::shared_ptr<std::int64_t> add_number(CLI::App& app, const std::string& names, const std::string& placeholder,
                                         std::int64_t value, std::int64_t least, std::int64_t most,
                                         const std::string& description);
/// The whole number in base 10 from `least` to `most` that a text says; UsageError, calling it `name`, if it says none.
std::int64_t number_in(const std::string& text, const std::string& name, std::int64_t least, std::int64_t most);

/// One of several words, `value` until it is given; an unknown one is answered with near names. `choices` is asked only
/// when needed.
std::shared_ptr<std::string> add_choice(CLI::App& app, const std::string& names, const std::string& placeholder,
                                        std::string value, std::function<std::vector<std::string>()> choices,
                                        const std::string& description);
/// The same, several times.
std::shared_ptr<std::vector<std::string>> add_choices(CLI::App& app, const std::string& names,
                                                      const std::string& placeholder,
                                                      std::function<std::vector<std::string>()> choices,
                                                      const std::string& description);

/// Words an option knows, for help and completion; others are not refused.
void offer(CLI::Option& option, std::function<std::vector<std::string>()> words);
/// The same for an option or argument that has been added: "--style", "ID".
void offer(CLI::App& app, const std::string& name, std::function<std::vector<std::string>()> words);

/// Which options and arguments stand in the call. Asked by the work: by then the call has been read.
class Call {
public:
    Call() = default;
    explicit Call(const CLI::App& app) : app_(&app) {}

    /// "--ply", or an argument: "FILE".
    bool has(const std::string& name) const;
    /// UsageError if one of these stands there: they would say nothing. `why` goes on after the name.
    void refuse(std::initializer_list<const char*> names, const std::string& why) const;

private:
    const CLI::App* app_ = nullptr;
};

/// The words an option takes, for help and completion; empty if it tells none.
std::vector<std::string> known_values(const CLI::Option& option);
/// The option is one that names a file or a folder: for completion.
bool takes_file(const CLI::Option& option);

}  // namespace fourhand
