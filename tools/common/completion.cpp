// One function a shell and a tool.
#include "common/completion.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace fourhand {

namespace {

std::string dashed(std::string_view command) {
    std::string name(command);
    std::replace(name.begin(), name.end(), ' ', '-');
    return name;
}

std::string function_name(std::string_view command) {
    std::string name = '_' + dashed(command);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

/// In single quotes, for any of the shells.
std::string in_quotes(std::string_view text, bool fish = false) {
    std::string result = "'";
    for (const char c : text) {
        if (c == '\'') {
            result += fish ? "\\'" : "'\\''";
        } else {
            result += c;
        }
    }
    return result + '\'';
}

std::string bash(const Page& page) {
    const std::string function = function_name(page.command);
    std::string text = function +
                       "() {\n    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
                       "    COMPREPLY=()\n    case $before in\n";
    std::vector<std::string> names;
    for (const PageOption& option : page.options) {
        names.insert(names.end(), option.names.begin(), option.names.end());
        if (option.placeholder.empty()) continue;
        text += "        " + join(option.names, "|") + ") ";
        if (!option.words.empty()) {
            text += "mapfile -t COMPREPLY < <(compgen -W " + in_quotes(join(option.words, " ")) + " -- \"$word\"); ";
        } else if (option.takes_file) {
            text += "mapfile -t COMPREPLY < <(compgen -f -- \"$word\"); ";
        }
        text += "return ;;\n";
    }
    text += "    esac\n    if [[ $word == -* ]]; then\n        mapfile -t COMPREPLY < <(compgen -W " +
            in_quotes(join(names, " ")) +
            " -- \"$word\")\n    else\n        mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n    fi\n}\n";
    return text + "complete -o filenames -F " + function + ' ' + dashed(page.command) + '\n';
}

/// Square brackets and colons are zsh's own in a specification.
std::string zsh_escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':' || c == '\\') result += '\\';
        result += c;
    }
    return result;
}

std::string zsh(const Page& page) {
    const std::string function = function_name(page.command);
    std::string text = function + "() {\n    _arguments -s \\\n";
    for (const PageOption& option : page.options) {
        std::string value;
        if (!option.placeholder.empty()) {
            value = ':' + zsh_escaped(option.placeholder) + ':';
            if (!option.words.empty()) value += '(' + join(option.words, " ") + ')';
            if (option.takes_file) value += "_files";
        }
        for (const std::string& name : option.names)
            text +=
                "        " +
                in_quotes((option.repeated ? "*" : "") + name + '[' + zsh_escaped(option.description) + ']' + value) +
                " \\\n";
    }
    return text + "        '*:file:_files'\n}\ncompdef " + function + ' ' + dashed(page.command) + '\n';
}

std::string fish(const Page& page) {
    std::string text;
    for (const PageOption& option : page.options) {
        text += "complete -c " + dashed(page.command);
        for (const std::string& name : option.names)
            text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
        if (!option.placeholder.empty()) text += option.takes_file ? " -r" : " -x";
        if (!option.words.empty()) text += " -a " + in_quotes(join(option.words, " "), true);
        text += " -d " + in_quotes(option.description, true) + '\n';
    }
    return text;
}

using Verbs = std::vector<std::pair<std::string, std::string>>;

std::string names_of(const Verbs& verbs) {
    std::string names;
    for (const auto& [verb, summary] : verbs) names += (names.empty() ? "" : " ") + verb;
    return names;
}

std::string suite_bash(const Verbs& verbs) {
    return "_fourhand() {\n    if (( COMP_CWORD == 1 )); then\n        mapfile -t COMPREPLY < <(compgen -W " +
           in_quotes(names_of(verbs) + " help --help --version") +
           " -- \"${COMP_WORDS[1]}\")\n"
           "    elif declare -F \"_fourhand_${COMP_WORDS[1]}\" >/dev/null; then\n        "
           "\"_fourhand_${COMP_WORDS[1]}\"\n"
           "    else\n        mapfile -t COMPREPLY < <(compgen -f -- \"${COMP_WORDS[COMP_CWORD]}\")\n    fi\n}\n"
           "complete -o filenames -F _fourhand fourhand\n";
}

std::string suite_zsh(const Verbs& verbs) {
    std::string text = "_fourhand() {\n    local -a verbs=(\n";
    for (const auto& [verb, summary] : verbs) text += "        " + in_quotes(verb + ':' + zsh_escaped(summary)) + '\n';
    return text +
           "    )\n    if (( CURRENT == 2 )); then\n        _describe verb verbs\n    else\n"
           "        local verb=$words[2]\n        shift words\n        (( CURRENT-- ))\n        _fourhand_$verb\n    "
           "fi\n}\n"
           "compdef _fourhand fourhand\n";
}

std::string suite_fish(const Verbs& verbs) {
    std::string text;
    for (const auto& [verb, summary] : verbs) {
        text +=
            "complete -c fourhand -n __fish_use_subcommand -f -a " + verb + " -d " + in_quotes(summary, true) + '\n';
        text += "complete -c fourhand -n " + in_quotes("__fish_seen_subcommand_from " + verb, true) + " -w fourhand-" +
                verb + '\n';
    }
    return text;
}

struct Shell {
    std::string_view name;
    std::string (*tool)(const Page&);
    std::string (*suite)(const Verbs&);
};

constexpr Shell shells[] = {{"bash", bash, suite_bash}, {"zsh", zsh, suite_zsh}, {"fish", fish, suite_fish}};

}  // namespace

std::vector<std::string> completion_shells() {
    std::vector<std::string> names;
    for (const Shell& shell : shells) names.emplace_back(shell.name);
    return names;
}

std::string completion(const Page& page, std::string_view shell) {
    for (const Shell& known : shells)
        if (known.name == shell) return known.tool(page);
    return {};
}

std::string suite_completion(const Verbs& verbs, std::string_view shell) {
    for (const Shell& known : shells)
        if (known.name == shell) return known.suite(verbs);
    return {};
}

}  // namespace fourhand
