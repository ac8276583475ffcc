// The files a tool reads: named ones, "-", or standard input when none is named.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/source.hpp"
#include "common/tool.hpp"

namespace fourhand {

class Input {
public:
    /// As given; empty if none was.
    std::vector<std::string> names;

    /// Reads each file whole and hands it over, one after the other. A file that cannot be read is complained of, the
    /// others are still read, and the answer is Exit::InputOutput; else Exit::Yes. NothingToRead if none is named at a
    /// terminal.
    Exit each(Streams& streams, const std::function<void(const Source&)>& work) const;
    /// The one file of a tool that takes one (add_one_input). FileError if it cannot be read.
    Source only(Streams& streams) const;
    /// How many each() reads.
    std::size_t count() const { return names.empty() ? 1 : names.size(); }
};

/// FILE..., any number.
std::shared_ptr<Input> add_input(CLI::App& app);
/// FILE, at most one.
std::shared_ptr<Input> add_one_input(CLI::App& app);

/// A whole file; "-" is standard input. FileError for a folder, or a file that is missing, unreadable or larger than 2
/// GiB.
Source read_file(const std::string& name, Streams& streams);

}  // namespace fourhand
