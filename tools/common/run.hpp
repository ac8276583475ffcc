// The frame round a tool's work: options read, streams set up, failures turned into messages and exit codes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "common/tool.hpp"

namespace fourhand {

/// Runs this program's tool with arguments (without the program's name). Catches everything.
Exit run(const std::vector<std::string>& arguments, Streams& streams);

/// The whole of main(): streams over the process's descriptors, signals, run(), the last flush.
int run_process(int argc, char** argv);

/// "fourhand check: text" on standard error; characters that a terminal would obey are shown escaped.
void complain(Streams& streams, std::string_view text);

}  // namespace fourhand
