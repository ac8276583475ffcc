// Why a tool gives up. Caught in one place, run.cpp, which says the message and turns the kind into the exit code.
#pragma once

#include <stdexcept>
#include <string>

namespace fourhand {

/// The call was wrong (exit code 2): an option's value that only the work can judge, options that exclude each other.
class UsageError : public std::runtime_error {
public:
    using runtime_error::runtime_error;
};

/// A file cannot be read or written (exit code 3). The message is "NAME: reason".
class FileError : public std::runtime_error {
public:
    using runtime_error::runtime_error;
    /// With the system's reason for an errno value.
    FileError(const std::string& name, int error_number);
};

/// No file was named, and nobody pipes one in: the short help is shown (exit code 2).
class NothingToRead : public std::exception {};

/// SIGINT or SIGTERM came while an InterruptGuard lived; the exit code is 128 and the signal's number.
class Interrupted : public std::exception {
public:
    explicit Interrupted(int signal) : signal_(signal) {}
    int signal() const { return signal_; }

private:
    int signal_;
};

/// Whoever reads our output went away: the end comes quietly, but nobody may take what was cut short for a yes. The
/// exit code is that of a program which SIGPIPE has ended.
class BrokenPipe : public std::exception {};

}  // namespace fourhand
