// The house is kept: who includes whom, which file may use which library, what the library never does, what lies at the
// top.
#include <fnmatch.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>

#include "base/text.hpp"
#include "common/process.hpp"

namespace fourhand::tests {
namespace {

namespace fs = std::filesystem;

struct Table {
    std::map<std::string, std::set<std::string>> rooms;         ///< what a room may include besides itself
    std::map<std::string, std::vector<std::string>> libraries;  ///< "<sqlite3.h>": patterns of files that may
};

Table read_table() {
    Table table;
    const std::string text = read_text(source_path("libcore/rooms.txt"));
    for (const std::string_view line : split(text, '\n')) {
        if (line.empty() || line.starts_with('#')) continue;
        const std::size_t colon = line.find(':');
        EXPECT_NE(colon, std::string_view::npos) << line;
        const std::string name(line.substr(0, colon));
        const bool is_library = name.starts_with('<');
        if (!is_library) table.rooms[name];
        for (const std::string_view word : words(line.substr(colon + 1))) {
            if (is_library)
                table.libraries[name].emplace_back(word);
            else
                table.rooms[name].emplace(word);
        }
    }
    return table;
}

bool is_code(const fs::path& path) { return path.extension() == ".cpp" || path.extension() == ".hpp"; }

/// Code of libcore and the tools, as "rules/position.cpp" and "tools/check.cpp".
std::vector<std::string> code_files() {
    std::vector<std::string> files;
    for (const char* top : {"libcore", "tools"}) {
        const fs::path base = std::string_view(top) == "libcore" ? source_path("libcore") : source_path("");
        for (const auto& entry : fs::recursive_directory_iterator(source_path(top)))
            if (is_code(entry.path())) files.push_back(entry.path().lexically_relative(base).generic_string());
    }
    return files;
}

std::string code_of(const std::string& file) {
    return read_text(source_path(file.starts_with("tools/") ? file : "libcore/" + file));
}

std::string room_of(const std::string& file) { return file.substr(0, file.find('/')); }

/// What the file includes, with its quotes or brackets.
std::vector<std::string> includes_of(const std::string& file) {
    std::vector<std::string> includes;
    const std::string code = code_of(file);
    for (const std::string_view line : split(code, '\n'))
        if (line.starts_with("#include ")) includes.emplace_back(trimmed(line.substr(9)));
    return includes;
}

bool any_matches(const std::vector<std::string>& patterns, const std::string& file) {
    for (const std::string& pattern : patterns)
        if (::fnmatch(pattern.c_str(), file.c_str(), 0) == 0) return true;
    return false;
}

TEST(Rooms, include_only_the_rooms_they_may) {
    const Table table = read_table();
    std::size_t edges = 0;
    for (const std::string& file : code_files()) {
        const std::string room = room_of(file);
        ASSERT_TRUE(table.rooms.contains(room)) << room << " is not in rooms.txt";
        for (const std::string& include : includes_of(file)) {
            if (!include.starts_with('"')) continue;
            const std::string goal = room_of(include.substr(1));
            if (goal == room || (room == "tools" && goal == "common")) continue;
            if (room == "tools" && include.find('/') != std::string::npos && fs::exists(source_path("tools/" + goal)))
                continue;
            EXPECT_TRUE(table.rooms.at(room).contains(goal)) << file << " may not include " << include;
            ++edges;
        }
    }
    EXPECT_GT(edges, 20u);
}

TEST(Rooms, libraries_of_others_are_confined) {
    const Table table = read_table();
    for (const std::string& file : code_files()) {
        for (const std::string& include : includes_of(file)) {
            if (!include.starts_with('<')) continue;
            bool listed = false;
            for (const auto& [library, patterns] : table.libraries) {
                if (!include.starts_with(library)) continue;
                listed = true;
                EXPECT_TRUE(any_matches(patterns, file)) << file << " may not include " << include << ": see rooms.txt";
            }
            const bool is_standard = include.find_first_of("./") == std::string::npos;
            EXPECT_TRUE(listed || is_standard || file.starts_with("tools/"))
                << file << ": " << include << " is not in rooms.txt";
        }
    }
}

TEST(Library, never_prints_never_exits_has_no_locale_and_no_clock) {
    const std::vector<std::string> never = {"std::cout",     "std::cerr",   "std::clog",    " printf(",   "fprintf(",
                                            "puts(",         "std::exit",   " exit(",       "std::abort", "abort();",
                                            "setlocale",     "std::locale", "system_clock", "std::time(", "std::rand",
                                            "random_device", "std::regex"};
    for (const std::string& file : code_files()) {
        if (file.starts_with("tools/")) continue;
        const std::string code = code_of(file);
        for (const std::string& word : never) EXPECT_EQ(code.find(word), std::string::npos) << file << " uses " << word;
        const bool asks = code.find("getenv") != std::string::npos;
        EXPECT_TRUE(!asks || file == "base/embedded.cpp") << file << " reads the environment";
    }
}

TEST(Files, begin_with_a_sentence_about_themselves) {
    for (const std::string& file : code_files()) EXPECT_TRUE(code_of(file).starts_with("// ")) << file;
}

TEST(Files, headers_are_included_once) {
    for (const std::string& file : code_files()) {
        if (!file.ends_with(".hpp")) continue;
        EXPECT_NE(code_of(file).find("\n#pragma once\n"), std::string::npos) << file;
    }
}

/// The type that a line of a header at its left margin defines; empty if it defines none.
std::string_view type_defined_in(std::string_view line) {
    for (const std::string_view keyword : {"class ", "struct ", "enum class "}) {
        if (!line.starts_with(keyword)) continue;
        const std::string_view name = line.substr(keyword.size());
        return line.ends_with(';') ? std::string_view{} : name.substr(0, name.find_first_of(" :{"));
    }
    return {};
}

/// Two types of one name would be one type to the linker, which then takes the functions of one for both.
TEST(Files, no_two_headers_define_a_type_of_the_same_name) {
    std::map<std::string, std::string> defined_in;
    for (const std::string& file : code_files()) {
        if (!file.ends_with(".hpp")) continue;
        const std::string code = code_of(file);
        for (const std::string_view line : split(code, '\n')) {
            const std::string_view type = type_defined_in(line);
            if (type.empty()) continue;
            const auto [before, is_new] = defined_in.emplace(type, file);
            EXPECT_TRUE(is_new || before->second == file)
                << file << " defines " << type << ", and so does " << before->second;
        }
    }
    EXPECT_GT(defined_in.size(), 100u);
}

TEST(Top, holds_the_few_things_it_may) {
    const std::set<std::string> known = {"CMakeLists.txt", "LICENSE", "README.md", "formats", "libcore",
                                         "samples",        "schema",  "tests",     "tools"};
    for (const auto& entry : fs::directory_iterator(source_path(""))) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with('.') || name == "build" || name.starts_with("build-")) continue;
        EXPECT_TRUE(known.contains(name)) << name;
    }
}

/// Words in two halves, so that this file does not hold them itself.
std::vector<std::string> foreign_words() {
    std::vector<std::string> words;
    for (const auto& [a, b] : std::vector<std::pair<std::string, std::string>>{{"/wo", "rk/"},
                                                                               {"/ho", "me/"},
                                                                               {"/ro", "ot/"},
                                                                               {"/Us", "ers/"},
                                                                               {"/var", "/tmp/"},
                                                                               {"TO", "DO"},
                                                                               {"FIX", "ME"},
                                                                               {"XX", "X:"},
                                                                               {"not imple", "mented"},
                                                                               {"place", "holder text"},
                                                                               {"deb.deb", "ian.org"},
                                                                               {"../sha", "red"},
                                                                               {"registry.np", "mjs"}})
        words.push_back(a + b);
    return words;
}

TEST(Texts, speak_of_nothing_outside_and_of_nothing_unfinished) {
    for (const char* top : {"libcore", "tools", "tests", "formats", "schema", "samples"}) {
        for (const auto& entry : fs::recursive_directory_iterator(source_path(top))) {
            if (!entry.is_regular_file() || entry.path().extension() == ".db" || entry.path().extension() == ".png")
                continue;
            const std::string text = read_text(entry.path());
            for (const std::string& word : foreign_words())
                EXPECT_EQ(text.find(word), std::string::npos) << entry.path() << ": " << word;
        }
    }
}

}  // namespace
}  // namespace fourhand::tests
