// Every code of the catalogue has a case CODE.case that makes a tool say it, and formats/diagnostics.md tells of all of
// them.
#include "base/diagnostic.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"
#include "common/case.hpp"
#include "common/process.hpp"

namespace fourhand::tests {
namespace {

std::filesystem::path case_of(Code code) {
    return source_path("tests/diagnostics") / (std::string(spelling(code)) + ".case");
}

class Catalogue : public ::testing::TestWithParam<Code> {};

TEST_P(Catalogue, has_a_case_that_says_the_code) {
    const std::string code(spelling(GetParam()));
    ASSERT_TRUE(std::filesystem::exists(case_of(GetParam()))) << case_of(GetParam());
    run_case(case_of(GetParam()));
    bool said = false;
    for (const CaseRun& run : read_case(case_of(GetParam())).runs)
        for (const std::string* text : {&run.out, &run.err})
            said = said || text->find('[' + code + ']') != std::string::npos ||
                   text->find("\"code\":\"" + code + '"') != std::string::npos;
    EXPECT_TRUE(said) << code;
}

INSTANTIATE_TEST_SUITE_P(every, Catalogue, ::testing::ValuesIn(all_codes()), [](const auto& tested) {
    std::string name(spelling(tested.param));
    for (char& c : name)
        if (c == '-') c = '_';
    return name;
});

TEST(Cases, are_about_codes_that_exist) {
    for (const auto& path : files_with_suffix("tests/diagnostics", ".case")) {
        bool known = false;
        for (const Code code : all_codes()) known = known || spelling(code) == path.stem().string();
        EXPECT_TRUE(known) << path;
    }
}

std::string fenced(const std::string& text) { return "```\n" + text + (text.ends_with('\n') ? "" : "\n") + "```\n"; }

/// One code of the page: its sentence, what to do, an input and what is said of it.
std::string entry(Code code) {
    std::string text = "\n## " + std::string(spelling(code)) + "\n\n*" + std::string(spelling(severity(code))) +
                       "*: " + std::string(meaning(code)) + "\n";
    if (!std::filesystem::exists(case_of(code))) return text;
    const Case test = read_case(case_of(code));
    text += '\n' + std::string(trimmed(test.title)) + "\n";
    const CaseRun& run = test.runs.front();
    for (const auto& [name, content] : run.files) text += "\n`" + name + "`:\n\n" + fenced(content);
    const std::string answer = run.err.empty() ? run.out : run.err;
    return text + "\n`" + std::string(trimmed(run.line)) + "` says:\n\n" + fenced(answer);
}

TEST(Page, is_what_the_catalogue_and_the_cases_say) {
    std::string page =
        "# What the tools find wrong\n\n"
        "Every finding has a code, which stands in brackets behind its sentence and in the key `code` of `--json`. "
        "Codes are stable.\n"
        "`--allow CODE` leaves a code out, `--strict` makes errors of warnings.\n"
        "This page is made from libcore/base/diagnostics.def and tests/diagnostics (FOURHAND_UPDATE=1 makes it "
        "anew).\n";
    for (const Code code : all_codes()) page += entry(code);
    const auto path = source_path("formats/diagnostics.md");
    if (is_updating()) write_text(path, page);
    EXPECT_EQ(read_text(path), page);
}

}  // namespace
}  // namespace fourhand::tests
