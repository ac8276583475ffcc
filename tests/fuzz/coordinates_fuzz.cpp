// Fuzzes the reader of games in coordinates.
#include <cstdint>

#include "reread.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fourhand::fuzz::reread("coordinates", {reinterpret_cast<const char*>(data), size});
    return 0;
}
