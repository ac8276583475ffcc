// Pages laid out for a terminal and for man.
#include "common/manual.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "base/version.hpp"

namespace fourhand {

namespace {

constexpr std::size_t option_column = 26;

bool is_heading(std::string_view line) {
    return !line.empty() &&
           std::all_of(line.begin(), line.end(), [](char c) { return (c >= 'A' && c <= 'Z') || c == ' '; });
}

bool is_example(std::string_view line) { return line.starts_with("    "); }

/// "-o, --output FILE"; short names in their own column.
std::string spelled(const PageOption& option) {
    std::string text = option.names.front().starts_with("--") ? "    " : "";
    text += join(option.names, ", ");
    if (!option.placeholder.empty() && option.names.front().starts_with('-')) text += ' ' + option.placeholder;
    return text;
}

/// The description, and the words it takes unless they are too many to read.
std::string described(const PageOption& option) {
    constexpr std::size_t most = 12;
    std::string text = option.description;
    if (!option.words.empty() && option.words.size() <= most) text += " (" + join_or(option.words) + ')';
    return text;
}

std::string option_lines(const PageOption& option, std::size_t width) {
    const std::string name = "  " + spelled(option);
    const std::string lines = wrapped(described(option), width, option_column);
    if (name.size() + 2 > option_column) return name + '\n' + lines;
    return name + lines.substr(std::min(lines.size(), name.size()));
}

/// One paragraph, example or heading at a time: `work(kind, lines)`, kind being 'p', 'e' or 'h'.
template <typename Work>
void each_block(std::string_view manual, const Work& work) {
    std::string paragraph;
    std::string example;
    const auto finish = [&] {
        if (!paragraph.empty()) work('p', paragraph);
        if (!example.empty()) work('e', example);
        paragraph.clear(), example.clear();
    };
    for (const std::string_view line : split(manual, '\n')) {
        if (is_example(line)) {
            if (!paragraph.empty()) finish();
            example += std::string(line.substr(4)) + '\n';
        } else if (trimmed(line).empty()) {
            finish();
        } else if (is_heading(line)) {
            finish();
            work('h', std::string(line));
        } else {
            if (!example.empty()) finish();
            paragraph += (paragraph.empty() ? "" : " ") + std::string(trimmed(line));
        }
    }
    finish();
}

std::string sentence(std::string_view text) {
    std::string result(text);
    if (!result.empty() && result.front() >= 'a' && result.front() <= 'z')
        result.front() = static_cast<char>(result.front() - 'a' + 'A');
    return result + '.';
}

std::string indented(std::string_view lines) {
    std::string text;
    for (const std::string_view line : split(lines, '\n'))
        if (!line.empty()) text += "    " + std::string(line) + '\n';
    return text;
}

/// Roff's own characters made harmless.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '\\') {
            result += "\\e";
        } else if (c == '-') {
            result += "\\-";
        } else {
            result += c;
        }
        if (c == '\n') result += "\\&";
    }
    return "\\&" + result;
}

std::string upper_case(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return result;
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
    std::string lines;
    std::size_t column = 0;
    for (const std::string_view word : words(text)) {
        const std::size_t length = count_characters(word);
        if (column > 0 && column + 1 + length > width) {
            lines += '\n';
            column = 0;
        }
        lines += column == 0 ? std::string(indent, ' ') : " ";
        column += (column == 0 ? indent : 1) + length;
        lines += word;
    }
    return lines + '\n';
}

std::string usage(const Page& page) {
    std::string text = page.command + " [OPTIONS]";
    for (const PageOption& argument : page.arguments) {
        const std::string name = argument.names.front() + (argument.repeated ? "..." : "");
        text += argument.required ? ' ' + name : " [" + name + ']';
    }
    return text;
}

std::string help(const Page& page, std::size_t width) {
    std::string text = "Usage: " + usage(page) + "\n\n" + wrapped(sentence(page.summary), width, 0);
    for (const auto* list : {&page.arguments, &page.options}) {
        if (list->empty()) continue;
        text += list == &page.arguments ? "\nArguments:\n" : "\nOptions:\n";
        for (const PageOption& option : *list) text += option_lines(option, width);
    }
    each_block(page.manual, [&](char kind, const std::string& block) {
        text += '\n';
        if (kind == 'h') text += block + '\n';
        if (kind == 'p') text += wrapped(block, width, 0);
        if (kind == 'e') text += indented(block);
    });
    return text;
}

std::string short_help(const Page& page) {
    std::string text = "Usage: " + usage(page) + "\n" + sentence(page.summary) + "\n";
    std::string examples;
    each_block(page.manual, [&](char kind, const std::string& block) {
        if (kind == 'e' && examples.empty()) examples = indented(block);
    });
    if (!examples.empty()) text += "For example:\n" + examples;
    return text + "'" + page.command + " --help' says more.\n";
}

std::string roff(const Page& page) {
    std::string name = page.command;
    std::replace(name.begin(), name.end(), ' ', '-');
    std::string text =
        ".TH " + escaped(upper_case(name)) + " 1 \"\" \"fourhand " + std::string(version()) + "\" \"Fourhand\"\n";
    text += ".SH NAME\n" + escaped(name) + " \\- " + escaped(page.summary) + "\n";
    text += ".SH SYNOPSIS\n.B " + escaped(usage(page)) + "\n";
    for (const auto* list : {&page.arguments, &page.options}) {
        if (list->empty()) continue;
        text += list == &page.arguments ? ".SH ARGUMENTS\n" : ".SH OPTIONS\n";
        for (const PageOption& option : *list)
            text += ".TP\n.B " + escaped(trimmed(spelled(option))) + "\n" + escaped(described(option)) + "\n";
    }
    text += ".SH DESCRIPTION\n";
    each_block(page.manual, [&](char kind, const std::string& block) {
        if (kind == 'h') text += ".SH " + escaped(block) + "\n";
        if (kind == 'p') text += ".PP\n" + escaped(block) + "\n";
        if (kind == 'e') text += ".PP\n.RS 4\n.nf\n" + escaped(block.substr(0, block.size() - 1)) + "\n.fi\n.RE\n";
    });
    text +=
        ".SH EXIT STATUS\n0: done, and the answer is yes. 1: done, and the answer is no. 2: the call was wrong. "
        "3: input, output or the database failed. 130: interrupted. 141: whoever read the output went away.\n";
    return text + ".SH SEE ALSO\n.BR fourhand (1)\n";
}

}  // namespace fourhand
