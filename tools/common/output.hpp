// Where a tool writes: standard output, or a file that appears only when it is whole.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <string>

#include "common/tool.hpp"

namespace fourhand {

class Output {
public:
    Output();
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// What -o said; empty for standard output.
    std::string name;

    /// "-" and "/dev/stdout" are standard output, too.
    bool is_standard() const;
    /// The stream to write to. A file is written as a temporary one beside it until commit(); pipes, devices and open
    /// descriptors (/dev/fd/3) as they are. FileError for a folder, a file that is write-protected, a folder that takes
    /// no file.
    std::ostream& stream(Streams& streams);
    /// All is written: the file is flushed to the disk and takes its name. FileError if that fails. Without commit() no
    /// file remains.
    void commit();

private:
    struct File;
    std::unique_ptr<File> file_;
    std::ostream* stream_ = nullptr;
};

/// -o, --output FILE.
std::shared_ptr<Output> add_output(CLI::App& app);

/// Work whose standard output goes where `output` says. A file appears when the work was done, with a yes or a no.
std::function<Exit(Streams&)> written_to(std::shared_ptr<Output> output, std::function<Exit(Streams&)> work);

/// Writes a whole file at once, with the same care.
void write_file(const std::string& name, std::string_view bytes, Streams& streams);

}  // namespace fourhand
