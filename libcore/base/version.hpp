// Which build of the library this is.
#pragma once

#include <string_view>

namespace fourhand {

/// "1.2.3", as the build says.
std::string_view version();

}  // namespace fourhand
