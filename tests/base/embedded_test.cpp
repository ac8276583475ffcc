// The files in the binary are those of the checkout, and a folder can be laid over them.
#include "base/embedded.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "common/process.hpp"

namespace fourhand::tests {
namespace {

TEST(Embedded, every_file_of_formats_and_schema_is_there_byte_for_byte) {
    std::set<std::string> wanted;
    for (const char* folder : {"formats", "schema"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(source_path(folder))) {
            if (!entry.is_regular_file()) continue;
            const std::string path = entry.path().lexically_relative(FOURHAND_SOURCE_DIR).generic_string();
            EXPECT_TRUE(embedded(path) == read_text(entry.path())) << path << " is another in the binary: build anew";
            wanted.insert(path);
        }
    }
    std::set<std::string> found;
    for (const char* folder : {"formats", "schema"})
        for (const std::string_view path : embedded_under(folder)) found.emplace(path);
    EXPECT_EQ(found, wanted);
    EXPECT_FALSE(wanted.empty());
}

TEST(Embedded, a_file_that_is_not_there_has_no_text) {
    EXPECT_EQ(embedded("formats/variants/no-such.json").data(), nullptr);
    EXPECT_EQ(embedded("").data(), nullptr);
}

TEST(Embedded, a_folder_is_not_the_beginning_of_a_name) {
    EXPECT_FALSE(embedded_under("formats/variants").empty());
    EXPECT_TRUE(embedded_under("formats/varian").empty());
}

TEST(Embedded, paths_are_sorted) {
    const auto paths = embedded_under("formats");
    EXPECT_TRUE(std::is_sorted(paths.begin(), paths.end()));
}

}  // namespace
}  // namespace fourhand::tests
