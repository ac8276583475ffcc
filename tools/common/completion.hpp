// Completion scripts for shells, from the same declarations as the help.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "common/manual.hpp"

namespace fourhand {

/// The shells there are scripts for.
std::vector<std::string> completion_shells();

/// The script that completes one tool's options, file names and words; empty for an unknown shell.
std::string completion(const Page& page, std::string_view shell);

/// The script for `fourhand` itself: its verbs, and for each what its tool completes (whose own script must be read
/// too).
std::string suite_completion(const std::vector<std::pair<std::string, std::string>>& verbs_and_summaries,
                             std::string_view shell);

}  // namespace fourhand
