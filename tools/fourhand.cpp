// fourhand VERB: finds the tool fourhand-VERB beside itself or on the PATH, and becomes it.
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "base/version.hpp"
#include "common/completion.hpp"
#include "common/manual.hpp"

namespace fourhand {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = "fourhand-";
constexpr std::size_t width = 80;

/// Where this program lies; the other tools lie beside it.
fs::path own_folder() {
    std::error_code failed;
    return fs::read_symlink("/proc/self/exe", failed).parent_path();
}

bool is_program(const fs::path& path) {
    std::error_code failed;
    return fs::is_regular_file(path, failed) && ::access(path.c_str(), X_OK) == 0;
}

/// A verb is small letters, digits and hyphens: nothing that could lead out of a folder.
bool is_verb(std::string_view word) {
    return !word.empty() && word.front() != '-' && std::all_of(word.begin(), word.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || is_digit(c) || c == '-';
    });
}

/// The folders where tools are looked for: our own first.
std::vector<fs::path> folders() {
    std::vector<fs::path> list{own_folder()};
    const char* const path = std::getenv("PATH");
    for (const std::string_view folder : split(path == nullptr ? "" : path, ':'))
        if (!folder.empty()) list.emplace_back(folder);
    return list;
}

/// The program of a verb; empty if there is none.
fs::path program_of(std::string_view verb) {
    if (!is_verb(verb)) return {};
    for (const fs::path& folder : folders()) {
        const fs::path path = folder / (std::string(prefix) + std::string(verb));
        if (is_program(path)) return path;
    }
    return {};
}

using Programs = std::map<std::string, fs::path>;

Programs programs_in(const fs::path& folder) {
    Programs found;
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
        const std::string name = at->path().filename().string();
        if (!name.starts_with(prefix) || !is_verb(name.substr(prefix.size())) || !is_program(at->path())) continue;
        found.emplace(name.substr(prefix.size()), at->path());
    }
    return found;
}

std::vector<std::string> verbs() {
    std::vector<std::string> names{"help"};
    for (const fs::path& folder : folders())
        for (const auto& [verb, path] : programs_in(folder)) names.push_back(verb);
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

/// What a program of ours writes when it is called with one argument; empty if it fails.
std::string answer_of(const fs::path& program, const std::string& argument) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return {};
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        ::execl(program.c_str(), program.c_str(), argument.c_str(), nullptr);
        ::_exit(127);
    }
    ::close(ends[1]);
    std::string text;
    char block[4096];
    for (ssize_t size; (size = ::read(ends[0], block, sizeof block)) > 0;)
        text.append(block, static_cast<std::size_t>(size));
    ::close(ends[0]);
    int status = 0;
    if (child > 0) ::waitpid(child, &status, 0);
    return child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0 ? text : "";
}

/// Our own tools with their summaries, as they tell them.
std::vector<std::pair<std::string, std::string>> summaries() {
    std::vector<std::pair<std::string, std::string>> list;
    for (const auto& [verb, path] : programs_in(own_folder()))
        list.emplace_back(verb, trimmed(answer_of(path, "--summary")));
    return list;
}

std::string page() {
    std::string text =
        "Usage: fourhand VERB [ARGUMENTS]\n\nKeeps records of four-handed chess: checks, converts, draws, stores and "
        "searches them.\n\n";
    const auto own = summaries();
    for (const auto& [verb, summary] : own) {
        const std::string lines = wrapped(summary, width, 14);
        const std::string name = "  " + verb;
        text += name.size() < 13 ? name + lines.substr(std::min(lines.size(), name.size())) : name + '\n' + lines;
    }
    std::string others;
    for (const std::string& verb : verbs()) {
        const bool is_own = std::any_of(own.begin(), own.end(), [&](const auto& tool) { return tool.first == verb; });
        if (!is_own && verb != "help") others += ' ' + verb;
    }
    if (!others.empty()) text += "\nAlso on the PATH:" + others + '\n';
    return text +
           "\n'fourhand help VERB' tells all about one. Any program fourhand-VERB on the PATH is a verb too.\n"
           "'fourhand --completions SHELL' writes a completion script for bash, zsh or fish.\n";
}

int complain(const std::string& text) {
    std::fprintf(stderr, "fourhand: %s\n'fourhand help' lists the verbs\n", printable(text).c_str());
    return 2;
}

/// Everything a tool says goes through here, so that a full disk is noticed.
int say(const std::string& text) {
    std::signal(SIGXFSZ, SIG_IGN);  // the write fails and says why
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0) return 0;
    std::fprintf(stderr, "fourhand: standard output: %s\n", std::strerror(errno));
    return 3;
}

int unknown(const std::string& verb) {
    const std::vector<std::string> near = near_names(verb, verbs());
    return complain("no verb '" + verb + "'" + (near.empty() ? "" : "; did you mean " + join_or(near) + '?'));
}

/// Becomes the program; returns only if that fails.
int become(const std::string& verb, std::vector<std::string> arguments) {
    const fs::path program = program_of(verb);
    if (program.empty()) return unknown(verb);
    arguments.insert(arguments.begin(), program.string());
    std::vector<char*> pointers;
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    ::execv(program.c_str(), pointers.data());
    std::fprintf(stderr, "fourhand: %s: %s\n", program.c_str(), std::strerror(errno));
    return 3;
}

std::string suite_man() {
    return roff({"fourhand",
                 "keep records of four-handed chess",
                 "fourhand VERB runs the program fourhand-VERB, which lies beside it or on the PATH. "
                 "fourhand help VERB tells all about one.",
                 {{{"VERB"}, "", "what to do", {}, false, true, false}},
                 {}});
}

int completions(std::string_view shell) {
    const std::string suite = suite_completion(summaries(), shell);
    if (suite.empty()) return complain("--completions takes " + join_or(completion_shells()));
    std::string text;
    for (const auto& [verb, path] : programs_in(own_folder()))
        text += answer_of(path, "--completions=" + std::string(shell));
    return say(text + suite);
}

/// What is asked of the suite itself, with its answer.
int answer(const std::string& question, const std::vector<std::string>& words) {
    if (question == "--completions") {
        if (words.size() != 1) return complain("--completions takes " + join_or(completion_shells()));
        return completions(words.front());
    }
    if (!words.empty()) return complain("unexpected argument '" + words.back() + "' after " + question);
    if (question == "--version" || question == "-V") return say("fourhand " + std::string(version()) + '\n');
    if (question == "--man") return say(suite_man());
    if (question == "--help" || question == "-h" || question == "help") return say(page());
    const std::vector<std::string> near = near_names(question, {"--completions", "--version", "--man", "--help"});
    return complain("unknown option '" + question + "'" +
                    (near.empty() ? "" : "; did you mean " + join_or(near) + '?'));
}

int run_suite(std::vector<std::string> arguments) {
    if (arguments.empty()) {
        std::fputs(page().c_str(), stderr);
        return 2;
    }
    std::string verb = arguments.front();
    arguments.erase(arguments.begin());
    if (verb == "help" && arguments.size() == 1) return become(arguments.front(), {"--help"});
    if (verb.starts_with('-') || verb == "help") {
        if (const std::size_t equals = verb.find('='); equals != std::string::npos) {
            arguments.insert(arguments.begin(), verb.substr(equals + 1));
            verb.resize(equals);
        }
        return answer(verb, arguments);
    }
    return become(verb, std::move(arguments));
}

}  // namespace

}  // namespace fourhand

int main(int argc, char** argv) { return fourhand::run_suite(std::vector<std::string>(argv + 1, argv + argc)); }
