// A test that a user of the tools could have written: files, commands, and what they answer, in one text file.
//
//     What this shows, in a sentence or two.
//     -- file game.pgn4
//     [Variant "Teams"]
//     -- run
//     fourhand check game.pgn4
//     -- stderr
//     game.pgn4:1:1: error: [..]
//     -- exit 1
//
// Sections: "file NAME" (made before the next run), "run" (a line of sh or several), and after a run "stdin", "stdout",
// "stderr", "exit N". A stream that is not mentioned must be empty, an exit code that is not mentioned 0. A section
// whose name ends in "without newline" lacks the last line end. Expected texts may have gaps (pattern.hpp). Runs of a
// case share one folder.
#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace fourhand::tests {

struct CaseRun {
    std::vector<std::pair<std::string, std::string>> files;  ///< name and text
    std::string line;
    std::string input;
    std::string out;
    std::string err;
    int exit_code = 0;
};

struct Case {
    std::string title;
    std::vector<CaseRun> runs;
};

/// Reads a case; throws std::runtime_error for one that breaks the form.
Case read_case(const std::filesystem::path& path);
/// The case as text, as read_case reads it.
std::string write_case(const Case& test);

/// Runs a case file and fails the test where an answer differs. With FOURHAND_UPDATE the file gets the answers that
/// came.
void run_case(const std::filesystem::path& path);

}  // namespace fourhand::tests
