// A tool's page: its options as declared, laid out as help on a terminal, or as a man page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "common/tool.hpp"

namespace fourhand {

/// An option or an argument of a tool, as it was declared.
struct PageOption {
    std::vector<std::string> names;  ///< "-o", "--output"; for an argument its one name, "FILE"
    std::string placeholder;         ///< empty for a flag
    std::string description;
    std::vector<std::string> words;  ///< what it takes; empty for anything
    bool repeated = false;
    bool required = false;
    bool takes_file = false;
};

struct Page {
    std::string command;  ///< "fourhand check"
    std::string_view summary;
    std::string_view manual;
    std::vector<PageOption> arguments;
    std::vector<PageOption> options;
};

/// Reads the declarations of this program's tool. Options of the empty group are hidden.
Page page_of(const CLI::App& app);

/// "fourhand check [OPTIONS] [FILE...]".
std::string usage(const Page& page);
/// Everything, in lines of at most `width` characters.
std::string help(const Page& page, std::size_t width);
/// What is shown to someone who called the tool with nothing.
std::string short_help(const Page& page);
/// The man page, section 1.
std::string roff(const Page& page);

/// Text in lines of at most `width` characters, each begun with `indent` blanks.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace fourhand
