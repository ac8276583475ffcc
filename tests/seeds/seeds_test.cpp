// Every case of tests/seeds is a test of its own: Seeds/SeedCases.Hold/AM_15.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

#include "seeds/referee.hpp"

namespace fourhand::tests {
namespace {

class SeedCases : public testing::TestWithParam<std::size_t> {};

std::string test_name(const testing::TestParamInfo<std::size_t>& parameter) {
    std::string name = all_seed_cases()[parameter.param].name;
    for (char& c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
    return name;
}

TEST_P(SeedCases, Hold) {
    const SeedCase& one = all_seed_cases()[GetParam()];
    EXPECT_FALSE(one.lines.empty()) << one.file << ':' << one.line << ": " << one.name << " says nothing";
    Referee().follow(one);
}

INSTANTIATE_TEST_SUITE_P(, SeedCases, testing::Range<std::size_t>(0, all_seed_cases().size()), test_name);

}  // namespace
}  // namespace fourhand::tests
