// A number with its noun, as people say it.
#pragma once

#include <cstddef>
#include <string>

namespace fourhand {

/// "1 ply", "2 plies".
inline std::string counted(std::size_t count, const std::string& one, const std::string& many) {
    return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

}  // namespace fourhand
