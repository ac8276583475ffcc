// checklist.txt says of every sentence of the sources what proves it: here that is held against what there is.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <set>

#include "base/text.hpp"
#include "common/process.hpp"
#include "rules/switches.hpp"
#include "seeds/seed_case.hpp"

namespace fourhand::tests {
namespace {

struct Row {
    std::string place;  ///< for complaints: file and line
    std::string name;
    std::vector<std::string> parts;
    std::vector<std::string> proofs;
    std::string later;  ///< why (some of) it cannot be proved yet
};

/// How many rows each source has; they are numbered from 01.
const std::vector<std::pair<std::string, int>> families = {{"AM", 34}, {"LO", 26}, {"HU", 32},  {"VE", 15}, {"DE", 3},
                                                           {"PO", 5},  {"V8", 33}, {"H37", 23}, {"APP", 13}};
/// Parts of the toolkit; false: not there yet.
const std::map<std::string, bool> parts_there = {
    {"rules", true},   {"setup", true},     {"notation", true}, {"record", true},   {"diagram", true},
    {"store", true},   {"search", true},    {"replay", true},   {"annotate", true}, {"course", true},
    {"solving", true}, {"analysis", false}, {"page", false},    {"playing", false}, {"catalogue", true}};

Row row_of(const std::string& line, std::string place) {
    Row row;
    row.place = std::move(place);
    const auto fields = split(line, '|');
    if (fields.size() != 4) {
        ADD_FAILURE() << row.place << "a row has four fields";
        return row;
    }
    row.name = trimmed(fields[0]);
    for (const std::string_view part : split(fields[1], ',')) row.parts.emplace_back(trimmed(part));
    EXPECT_FALSE(trimmed(fields[2]).empty()) << row.place;
    const std::size_t later = fields[3].find("later:");
    if (later != std::string_view::npos) row.later = trimmed(fields[3].substr(later + 6));
    for (const std::string_view proof : words(fields[3].substr(0, later))) row.proofs.emplace_back(proof);
    return row;
}

const std::vector<Row>& rows() {
    static const std::vector<Row> all = [] {
        std::vector<Row> found;
        std::ifstream file(source_path("tests/seeds/checklist.txt"));
        std::string line;
        for (int number = 1; std::getline(file, line); ++number)
            if (!line.empty() && line.front() != '#')
                found.push_back(row_of(line, "tests/seeds/checklist.txt:" + std::to_string(number) + ": "));
        return found;
    }();
    return all;
}

const std::set<std::string>& case_names() {
    static const std::set<std::string> names = [] {
        std::set<std::string> found;
        for (const SeedCase& one : all_seed_cases())
            EXPECT_TRUE(found.insert(one.name).second) << one.file << ':' << one.line << ": " << one.name << " twice";
        return found;
    }();
    return names;
}

/// "Suite.Name" of every TEST, TEST_F and TEST_P in the sources.
const std::set<std::string>& written_tests() {
    static const std::set<std::string> tests = [] {
        std::set<std::string> found;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(source_path("tests"))) {
            if (entry.path().extension() != ".cpp") continue;
            std::ifstream file(entry.path());
            for (std::string line; std::getline(file, line);) {
                const std::size_t open = line.find('('), comma = line.find(','), close = line.find(')');
                if (!line.starts_with("TEST") || close == std::string::npos || comma > close) continue;
                found.insert(line.substr(open + 1, comma - open - 1) + '.' +
                             std::string(trimmed(std::string_view(line).substr(comma + 1, close - comma - 1))));
            }
        }
        return found;
    }();
    return tests;
}

bool exists(const std::string& proof, const Row& row) {
    if (proof == "seeds") return case_names().contains(row.name);
    const std::size_t slash = proof.find('/');
    if (slash != std::string::npos) {
        const std::string suffix = proof.starts_with("records/") ? ".claims" : ".case";
        return std::filesystem::exists(source_path("tests/" + proof + suffix));
    }
    return case_names().contains(proof) || written_tests().contains(proof);
}

TEST(Checklist, has_every_row_once_and_in_order) {
    std::vector<std::string> wanted, there;
    for (const auto& [family, count] : families)
        for (int i = 1; i <= count; ++i) wanted.push_back(family + (i < 10 ? "-0" : "-") + std::to_string(i));
    for (const Row& row : rows()) there.push_back(row.name);
    EXPECT_EQ(there, wanted);
}

TEST(Checklist, proves_every_row_of_a_part_that_is_there) {
    int proved = 0, later = 0;
    for (const Row& row : rows()) {
        const auto is_there = [&](const std::string& part) {
            const auto at = parts_there.find(part);
            EXPECT_NE(at, parts_there.end()) << row.place << "there is no part " << part;
            return at != parts_there.end() && at->second;
        };
        const bool all_there = std::all_of(row.parts.begin(), row.parts.end(), is_there);
        EXPECT_TRUE(row.later.empty() || !all_there) << row.place << row.name << " could be proved now";
        EXPECT_FALSE(row.proofs.empty() && row.later.empty()) << row.place << row.name << " has no proof";
        for (const std::string& proof : row.proofs)
            EXPECT_TRUE(exists(proof, row)) << row.place << "there is no test " << proof;
        ++(row.proofs.empty() ? later : proved);
    }
    std::cout << proved << " sentences proved, " << later << " of parts that are not there yet\n";
}

TEST(Checklist, has_no_case_that_no_row_names) {
    std::set<std::string> named;
    for (const Row& row : rows()) named.insert(row.name);
    for (const SeedCase& one : all_seed_cases()) {
        const bool by_number = one.name.starts_with("HC-") || one.name.find('=') != std::string::npos;
        EXPECT_TRUE(by_number || named.contains(one.name)) << one.file << ':' << one.line << ": " << one.name;
        const auto row = std::find_if(rows().begin(), rows().end(), [&](const Row& r) { return r.name == one.name; });
        if (row == rows().end()) continue;
        EXPECT_TRUE(std::count(row->proofs.begin(), row->proofs.end(), "seeds") == 1)
            << row->place << "the case " << one.name << " is not named";
    }
}

TEST(Checklist, has_every_hard_case) {
    for (int i = 1; i <= 63; ++i) {
        const std::string name = (i < 10 ? "HC-0" : "HC-") + std::to_string(i);
        EXPECT_TRUE(case_names().contains(name)) << name;
    }
}

/// Patterns (<seat>, <squares>, ...) stand for values without end: one case is enough for those.
TEST(Checklist, has_a_case_for_every_value_of_every_house_rule) {
    for (const Switch& row : switches()) {
        const std::string key(row.key);
        for (const std::string_view value : split(row.values, '|')) {
            const std::size_t open = value.find('<');
            const std::string begins = key + '=' + std::string(value.substr(0, open));
            const auto at = case_names().lower_bound(begins);
            const bool there = open == std::string_view::npos ? case_names().contains(begins)
                                                              : at != case_names().end() && at->starts_with(begins);
            EXPECT_TRUE(there) << begins;
        }
    }
}

/// "No game of it is known": a record of the eight-handed game says that it was made up.
TEST(Checklist, no_record_of_the_eight_is_passed_off_as_played) {
    int records = 0;
    for (const char* folder : {"samples", "tests/records"}) {
        for (const auto& path : files_with_suffix(folder, ".pgn4")) {
            const std::string text = read_text(path);
            if (text.find("[Variant \"verney-eight\"]") == std::string::npos) continue;
            EXPECT_NE(text.find("constructed"), std::string::npos) << path;
            ++records;
        }
    }
    EXPECT_GT(records, 0) << "nothing is looked at";
}

}  // namespace
}  // namespace fourhand::tests
