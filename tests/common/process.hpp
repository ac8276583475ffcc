// Running a command line as a user would, in a folder of its own.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fourhand::tests {

/// A new empty folder that goes with everything in it; samples/ and formats/ in it lead to the checkout's.
class Workplace {
public:
    Workplace();
    ~Workplace();
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;
    const std::filesystem::path& folder() const { return folder_; }

private:
    std::filesystem::path folder_;
};

struct Ran {
    std::string out;
    std::string err;    ///< empty if it was merged into `out`
    int exit_code = 0;  ///< 128 and the signal's number if a signal ended it
};

/// Runs a line of sh in a workplace, the tools first on the PATH, in a fixed environment. A minute is the most it may
/// take.
Ran run_line(const std::string& line, const Workplace& place, const std::string& input = {}, bool merged = false);

/// A whole file; fails the test that asks for one that cannot be read.
std::string read_text(const std::filesystem::path& path);
void write_text(const std::filesystem::path& path, const std::string& text);

/// A path of the checkout: source_path("tests/cli").
std::filesystem::path source_path(const std::string& path);

/// The files of a folder with this suffix, sorted by name; none if there is no such folder.
std::vector<std::filesystem::path> files_with_suffix(const std::string& folder, const std::string& suffix);

/// FOURHAND_UPDATE is set: expected texts are to be written anew, for review as a diff.
bool is_updating();

}  // namespace fourhand::tests
