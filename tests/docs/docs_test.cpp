// The documents are true: their examples run and answer what they say, and nothing that exists goes unmentioned.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/embedded.hpp"
#include "base/text.hpp"
#include "common/pattern.hpp"
#include "common/process.hpp"
#include "rules/variant.hpp"

namespace fourhand::tests {
namespace {

/// A line behind "$ " in a fenced block of sh, with the lines of its here-document (<<'END'), and the lines after it.
struct Example {
    std::string line;
    std::string answer;
    std::size_t number = 0;  ///< the line of the document
};

std::vector<Example> examples_of(const std::string& document) {
    std::vector<Example> examples;
    bool inside = false, here = false;
    std::size_t number = 0;
    for (const std::string_view line : split(document, '\n')) {
        ++number;
        if (here) {
            examples.back().line += '\n' + std::string(line);
            here = line != "END";
        } else if (line.starts_with("```")) {
            inside = !inside && trimmed(line.substr(3)) == "sh";
            if (!inside && !examples.empty() && examples.back().number == 0) examples.pop_back();
        } else if (inside && line.starts_with("$ ")) {
            examples.push_back({std::string(line.substr(2)), "", number});
            here = line.ends_with("<<'END'");
        } else if (inside && !examples.empty()) {
            examples.back().answer += std::string(line) + '\n';
        }
    }
    return examples;
}

/// "fourhand check x   # exit 1": a line that says its exit code in a comment of the shell.
int exit_code_of(const std::string& line) {
    const std::size_t at = line.rfind("# exit ");
    return at == std::string::npos ? 0 : parse_number(line.substr(at + 7)).value_or(-1);
}

/// README.md and every formats/*.md.
std::vector<std::filesystem::path> documents() {
    auto files = files_with_suffix("formats", ".md");
    files.insert(files.begin(), source_path("README.md"));
    return files;
}

class Document : public ::testing::TestWithParam<std::filesystem::path> {};

TEST_P(Document, examples_answer_what_it_says) {
    const std::string text = read_text(GetParam());
    const Workplace place;
    std::string updated = text;
    for (const Example& example : examples_of(text)) {
        const Ran ran = run_line(example.line, place, "", true);
        const std::string where = GetParam().filename().string() + ':' + std::to_string(example.number);
        EXPECT_EQ(ran.exit_code, exit_code_of(example.line)) << where << ": $ " << example.line << '\n' << ran.out;
        if (matches(example.answer, ran.out)) continue;
        const std::string written = "$ " + example.line + '\n' + example.answer;
        if (is_updating()) updated.replace(updated.find(written), written.size(), "$ " + example.line + '\n' + ran.out);
        EXPECT_TRUE(is_updating()) << where << ": $ " << example.line << "\n---- says\n"
                                   << example.answer << "---- came\n"
                                   << ran.out;
    }
    if (updated != text) write_text(GetParam(), updated);
}

INSTANTIATE_TEST_SUITE_P(every, Document, ::testing::ValuesIn(documents()), [](const auto& tested) {
    std::string name = tested.param.stem().string();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(Readme, shows_every_tool) {
    const std::string readme = read_text(source_path("README.md"));
    for (const auto& tool : files_with_suffix("tools", ".cpp")) {
        if (tool.stem() == "fourhand") continue;
        EXPECT_NE(readme.find("fourhand " + tool.stem().string()), std::string::npos) << tool.stem();
    }
}

/// The options of a tool as its help (lines that begin with two blanks and a dash) or its man page spells them.
std::set<std::string> options_of(const std::string& page, std::string_view begin) {
    std::set<std::string> options;
    for (const std::string_view line : split(page, '\n')) {
        if (!line.starts_with(begin) || line.find_first_not_of(' ') > 6) continue;  // a description stands further in
        const std::string_view option = trimmed(line.substr(begin.size()));
        if (option.starts_with('-')) options.emplace(option.substr(0, option.find("  ")));
    }
    return options;
}

/// The first cells of the rows of README's tables that are options.
std::set<std::string> options_of_every_tool(const std::string& readme) {
    std::set<std::string> options;
    for (const std::string_view line : split(readme, '\n')) {
        const std::string_view row = trimmed(line);
        if (row.starts_with("| `-")) options.emplace(row.substr(3, row.find('`', 3) - 3));
    }
    return options;
}

std::set<std::string> help_of(const std::string& tool) {
    return options_of(run_line("fourhand " + tool + " --help", Workplace()).out, "  ");
}

std::vector<std::string> tools() {
    std::vector<std::string> names;
    for (const auto& tool : files_with_suffix("tools", ".cpp"))
        if (tool.stem() != "fourhand") names.push_back(tool.stem().string());
    return names;
}

TEST(Options, help_and_man_page_agree) {
    for (const std::string& tool : tools()) {
        std::string page = run_line("fourhand " + tool + " --man", Workplace()).out;
        std::erase(page, '\\');
        const auto options = help_of(tool);
        EXPECT_GT(options.size(), 10u) << tool;
        EXPECT_EQ(options, options_of(page, ".B &")) << tool;
    }
}

TEST(Options, every_tool_has_those_that_the_readme_says_it_has) {
    const auto everywhere = options_of_every_tool(read_text(source_path("README.md")));
    EXPECT_GT(everywhere.size(), 10u);
    for (const std::string& tool : tools()) {
        const auto options = help_of(tool);
        for (const std::string& option : everywhere) EXPECT_TRUE(options.contains(option)) << tool << ": " << option;
    }
}

TEST(Options, those_that_the_readme_names_exist) {
    std::string helps = "--sanitize ";  // of tests/run
    for (const std::string& tool : tools())
        for (const std::string& option : help_of(tool)) helps += option + " , ";
    const std::string readme = read_text(source_path("README.md"));
    for (std::size_t at = readme.find("`--"); at != std::string::npos; at = readme.find("`--", at + 1)) {
        const std::size_t end = readme.find_first_of("` =", at + 1);
        const std::string name = readme.substr(at + 1, end - at - 1);
        EXPECT_NE(helps.find(name + ' '), std::string::npos) << name;
    }
}

TEST(Readme, names_every_style) {
    const std::string readme = read_text(source_path("README.md"));
    for (const auto& style : files_with_suffix("formats/diagrams", ".json"))
        EXPECT_NE(readme.find('`' + style.stem().string() + '`'), std::string::npos) << style.stem();
}

TEST(Readme, names_every_variant) {
    const std::string readme = read_text(source_path("README.md"));
    for (const std::string& id : variant_ids()) EXPECT_NE(readme.find('`' + id + '`'), std::string::npos) << id;
}

TEST(Readme, names_every_room_of_the_library) {
    const std::string readme = read_text(source_path("README.md"));
    for (const auto& entry : std::filesystem::directory_iterator(source_path("libcore"))) {
        if (!entry.is_directory()) continue;
        EXPECT_NE(readme.find('`' + entry.path().filename().string() + '`'), std::string::npos) << entry.path();
    }
}

TEST(Readme, says_what_every_package_is_for) {
    const std::string readme = read_text(source_path("README.md"));
    const std::string script = read_text(source_path("tools/packages"));
    const std::size_t begin = script.find("packages='") + 10;
    const std::string list = script.substr(begin, script.find('\'', begin) - begin);
    EXPECT_GT(words(list).size(), 5u);
    for (const std::string_view package : words(list)) EXPECT_NE(readme.find(package), std::string::npos) << package;
}

TEST(Readme, links_lead_somewhere) {
    for (const auto& path : documents()) {
        const std::string text = read_text(path);
        for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
            std::string goal = text.substr(at + 2, text.find(')', at) - at - 2);
            goal = goal.substr(0, goal.find('#'));
            if (goal.empty() || goal.starts_with("http")) continue;
            EXPECT_TRUE(std::filesystem::exists(path.parent_path() / goal)) << path.filename() << ": " << goal;
        }
    }
}

}  // namespace
}  // namespace fourhand::tests
