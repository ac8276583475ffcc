// What the build tells base/embedded.cpp: the files it took in. Defined in a source that CMake writes.
#pragma once

#include <span>
#include <string_view>

namespace fourhand {

/// A file in the binary: its path from the top of the source tree, and its bytes.
struct EmbeddedFile {
    std::string_view path;
    const char* begin;
    const char* end;
};

/// All of them, in the order of their paths.
std::span<const EmbeddedFile> embedded_files();

}  // namespace fourhand
