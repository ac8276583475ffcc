// Positions counted to a depth from the start and from built positions (tests/variants/ID/perft.txt).
// Counts above FOURHAND_PERFT_NODES (200,000 unless the environment says otherwise) are left out.
#include <gtest/gtest.h>

#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "base/text.hpp"
#include "notation/position_text.hpp"
#include "rules/perft.hpp"

namespace fourhand {
namespace {

struct Count {
    int depth = 0;
    std::uint64_t positions = 0;
};

/// A start, and how many positions lie so many plies behind it.
struct Family {
    std::string variant;
    std::string id;
    std::string array;
    std::string position;  ///< empty: the array's
    std::vector<Count> counts;
};

void PrintTo(const Family& family, std::ostream* out) { *out << family.variant << ' ' << family.id; }

/// Lines "id NAME", "array NAME", "position POSITION", "perft DEPTH COUNT"; `#` begins a comment line.
std::vector<Family> read_families(const std::filesystem::path& path) {
    std::vector<Family> families;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const std::size_t blank = line.find(' ');
        const std::string word = line.substr(0, blank), rest = blank == std::string::npos ? "" : line.substr(blank + 1);
        if (word.empty() || word[0] == '#') continue;
        if (word == "id") {
            families.push_back({path.parent_path().filename(), rest, {}, {}, {}});
        } else if (word == "array") {
            families.back().array = rest;
        } else if (word == "position") {
            families.back().position = rest;
        } else if (word == "perft") {
            const auto numbers = words(rest);
            families.back().counts.push_back(
                {parse_number(numbers.at(0)).value(), parse_number<std::uint64_t>(numbers.at(1)).value()});
        } else {
            throw std::runtime_error(path.string() + ": " + line);
        }
    }
    return families;
}

std::vector<Family> all_families() {
    std::vector<Family> all;
    for (const auto& entry : std::filesystem::directory_iterator(FOURHAND_SOURCE_DIR "/tests/variants"))
        for (Family& family : read_families(entry.path() / "perft.txt")) all.push_back(std::move(family));
    std::sort(all.begin(), all.end(),
              [](const Family& a, const Family& b) { return std::tie(a.variant, a.id) < std::tie(b.variant, b.id); });
    return all;
}

std::uint64_t most_positions() {
    const char* said = std::getenv("FOURHAND_PERFT_NODES");
    return said == nullptr ? 200'000 : parse_number<std::uint64_t>(said).value();
}

class Perft : public testing::TestWithParam<Family> {};

TEST_P(Perft, CountsTheSame) {
    const Family& family = GetParam();
    const auto rules = named_rules(family.variant, family.array);
    ASSERT_TRUE(rules) << rules.error().message;
    auto position =
        family.position.empty() ? Result<Position>(Position(*rules)) : read_position(family.position, *rules);
    ASSERT_TRUE(position) << position.error().message;
    const std::uint64_t key = position->key();
    for (const Count& count : family.counts) {
        if (count.positions > most_positions()) continue;
        EXPECT_EQ(perft(*position, count.depth), count.positions) << "depth " << count.depth;
        EXPECT_EQ(position->key(), key);
    }
    const Count& first = family.counts.front();
    EXPECT_EQ(perft_making_all(*position, first.depth), first.positions);
}

INSTANTIATE_TEST_SUITE_P(, Perft, testing::ValuesIn(all_families()), [](const testing::TestParamInfo<Family>& family) {
    std::string name = family.param.variant + "_" + family.param.id;
    for (char& c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    return name;
});

}  // namespace
}  // namespace fourhand
