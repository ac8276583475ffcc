// formats/engine.md: its numbers are all there, and what it names exists.
#include <gtest/gtest.h>

#include <string>

#include "base/text.hpp"
#include "common/process.hpp"
#include "rules/law.hpp"
#include "rules/switches.hpp"

namespace fourhand::tests {
namespace {

std::string page() { return read_text(source_path("formats/engine.md")); }

/// Headers and sources of the room, in one text.
std::string code() {
    std::string text;
    for (const char* folder : {"libcore/rules", "libcore/rules/laws"})
        for (const char* suffix : {".hpp", ".cpp"})
            for (const auto& path : files_with_suffix(folder, suffix)) text += read_text(path);
    return text;
}

/// What stands between single backquotes.
std::vector<std::string> named() {
    std::vector<std::string> names;
    const std::string text = page();
    const auto parts = split(text, '`');
    for (std::size_t i = 1; i < parts.size(); i += 2) names.emplace_back(parts[i]);
    return names;
}

TEST(EnginePage, HasEveryNumberInOrder) {
    const std::string text = page();
    std::size_t at = 0;
    for (int number = 1; number <= 23; ++number) {
        const std::size_t found = text.find("\n### 16." + std::to_string(number) + ' ', at);
        ASSERT_NE(found, std::string::npos) << number;
        at = found + 1;
    }
    EXPECT_EQ(text.find("\n### ", at), std::string::npos);
}

TEST(EnginePage, IsCitedByNumbersThatItHas) {
    const std::string text = page(), sources = code();
    int cited = 0;
    for (std::size_t at = 0; (at = sources.find(" 16.", at)) != std::string::npos; ++at) {
        const std::size_t end = sources.find_first_not_of("0123456789", at + 4);
        const std::string number = sources.substr(at + 1, end - at - 1);
        EXPECT_NE(text.find("\n### " + number + ' '), std::string::npos) << number;
        ++cited;
    }
    EXPECT_GT(cited, 5);
}

TEST(EnginePage, NamesFunctionsLawsAndSwitchesThatExist) {
    const std::string sources = code();
    int functions = 0;
    for (const std::string& name : named()) {
        const std::size_t colons = name.find("::"), equals = name.find('=');
        const bool is_switch = std::any_of(switches().begin(), switches().end(), [&](const Switch& row) {
            return row.key == name.substr(0, equals) &&
                   (equals == name.npos ||
                    ('|' + std::string(row.values) + '|').find('|' + name.substr(equals + 1) + '|') !=
                        std::string::npos);
        });
        const bool is_value = std::any_of(switches().begin(), switches().end(), [&](const Switch& row) {
            return ('|' + std::string(row.values) + '|').find('|' + name + '|') != std::string::npos;
        });
        if (is_switch || is_value || law_row(name) != nullptr) continue;
        if (colons != name.npos || name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == name.npos ||
            (name.front() >= 'A' && name.front() <= 'Z' && name.find(' ') == name.npos)) {
            const std::string last = colons == name.npos ? name : name.substr(colons + 2);
            EXPECT_NE(sources.find(last), std::string::npos) << name;
            ++functions;
        }
    }
    EXPECT_GT(functions, 30);
}

}  // namespace
}  // namespace fourhand::tests
