// The version that CMakeLists.txt gives the project.
#include "base/version.hpp"

namespace fourhand {

std::string_view version() { return FOURHAND_VERSION; }

}  // namespace fourhand
