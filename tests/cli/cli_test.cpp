// Runs every case of this folder: commands as a user types them, and all that they answer.
#include <gtest/gtest.h>

#include "common/case.hpp"
#include "common/process.hpp"

namespace fourhand::tests {
namespace {

class Cli : public ::testing::TestWithParam<std::filesystem::path> {};

TEST_P(Cli, answers) { run_case(GetParam()); }

INSTANTIATE_TEST_SUITE_P(cases, Cli, ::testing::ValuesIn(files_with_suffix("tests/cli", ".case")),
                         [](const auto& tested) {
                             std::string name = tested.param.stem().string();
                             for (char& c : name)
                                 if (c == '-') c = '_';
                             return name;
                         });

}  // namespace
}  // namespace fourhand::tests
