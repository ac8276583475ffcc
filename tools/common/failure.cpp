// Words for what the system refuses.
#include "common/failure.hpp"

#include <cstring>

namespace fourhand {

FileError::FileError(const std::string& name, int error_number)
    : runtime_error(name + ": " + std::strerror(error_number)) {}

}  // namespace fourhand
