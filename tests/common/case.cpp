// Reading, running and writing cases.
#include "common/case.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <stdexcept>

#include "base/text.hpp"
#include "common/pattern.hpp"
#include "common/process.hpp"

namespace fourhand::tests {

namespace {

constexpr std::string_view mark = "-- ";
constexpr std::string_view unended = " without newline";

struct Section {
    std::string name;
    std::string text;
};

/// The text before the first section, and the sections.
std::pair<std::string, std::vector<Section>> sections_of(std::string_view text) {
    std::string title;
    std::vector<Section> sections;
    if (text.ends_with('\n')) text.remove_suffix(1);
    for (const std::string_view line : split(text, '\n')) {
        if (line.starts_with(mark)) {
            sections.push_back({std::string(trimmed(line.substr(mark.size()))), ""});
        } else {
            (sections.empty() ? title : sections.back().text) += std::string(line) + '\n';
        }
    }
    for (Section& section : sections) {
        if (!section.name.ends_with(unended)) continue;
        section.name.resize(section.name.size() - unended.size());
        section.text.pop_back();
    }
    return {title, sections};
}

/// Puts a section into the run it belongs to; `waiting` are files for the next run.
void take(const Section& section, Case& test, std::vector<std::pair<std::string, std::string>>& waiting) {
    const std::string& name = section.name;
    if (name.starts_with("file ")) return waiting.emplace_back(name.substr(5), section.text), void();
    if (name == "run") {
        test.runs.push_back({std::exchange(waiting, {}), section.text, "", "", "", 0});
        return;
    }
    if (test.runs.empty()) throw std::runtime_error("section '" + name + "' before the first run");
    CaseRun& run = test.runs.back();
    if (name == "stdin")
        run.input = section.text;
    else if (name == "stdout")
        run.out = section.text;
    else if (name == "stderr")
        run.err = section.text;
    else if (const auto code = name.starts_with("exit ") ? parse_number(name.substr(5)) : std::nullopt)
        run.exit_code = *code;
    else
        throw std::runtime_error("no such section: " + name);
}

std::string section(const std::string& name, const std::string& text) {
    if (text.empty()) return {};
    const bool ended = text.ends_with('\n');
    return std::string(mark) + name + (ended ? "" : std::string(unended)) + '\n' + text + (ended ? "" : "\n");
}

}  // namespace

Case read_case(const std::filesystem::path& path) {
    auto [title, sections] = sections_of(read_text(path));
    Case test{std::move(title), {}};
    std::vector<std::pair<std::string, std::string>> waiting;
    for (const Section& one : sections) take(one, test, waiting);
    if (test.runs.empty()) throw std::runtime_error("a case without a run");
    return test;
}

std::string write_case(const Case& test) {
    std::string text = test.title;
    for (const CaseRun& run : test.runs) {
        for (const auto& [name, content] : run.files)
            text += content.empty() ? std::string(mark) + "file " + name + '\n' : section("file " + name, content);
        text += section("run", run.line) + section("stdin", run.input) + section("stdout", run.out) +
                section("stderr", run.err);
        if (run.exit_code != 0) text += std::string(mark) + "exit " + std::to_string(run.exit_code) + '\n';
    }
    return text;
}

void run_case(const std::filesystem::path& path) {
    Case test = read_case(path);
    const Workplace place;
    bool changed = false;
    for (CaseRun& run : test.runs) {
        for (const auto& [name, text] : run.files) write_text(place.folder() / name, text);
        const Ran ran = run_line(run.line, place, run.input);
        const bool same = matches(run.out, ran.out) && matches(run.err, ran.err) && run.exit_code == ran.exit_code;
        changed = changed || !same;
        if (!same && is_updating()) {
            if (!matches(run.out, ran.out)) run.out = ran.out;
            if (!matches(run.err, ran.err)) run.err = ran.err;
            run.exit_code = ran.exit_code;
        }
        EXPECT_TRUE(same || is_updating()) << path.string() << ": $ " << run.line << "---- wanted\n"
                                           << run.out << run.err << "exit " << run.exit_code << "\n---- came\n"
                                           << ran.out << ran.err << "exit " << ran.exit_code;
    }
    if (changed && is_updating()) write_text(path, write_case(test));
}

}  // namespace fourhand::tests
