// An output stream over a file descriptor that says why a write failed.
#pragma once

#include <array>
#include <streambuf>
#include <string>

namespace fourhand {

/// Throws FileError (or BrokenPipe) from the write that fails; an ostream over it must have exceptions(badbit) set to
/// pass it on. What is still in the buffer is lost unless the stream is flushed before the end. Does not own the
/// descriptor.
class DescriptorBuffer : public std::streambuf {
public:
    DescriptorBuffer(int descriptor, std::string name);

protected:
    int_type overflow(int_type c) override;
    int sync() override;

private:
    void write_out();

    int descriptor_;
    std::string name_;
    std::array<char, 65536> bytes_;
};

}  // namespace fourhand
