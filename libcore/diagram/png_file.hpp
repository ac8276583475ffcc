// The PNG container: a palette picture becomes the bytes of a file.
#pragma once

#include <string>
#include <string_view>

#include "diagram/palette.hpp"

namespace fourhand {

/// Bytes of a PNG with 8 bits a pixel; the same for the same picture. `description` (UTF-8) is kept for readers who
/// cannot see it. Throws std::bad_alloc.
std::string png_file(const PalettePicture& picture, int dots_per_inch, std::string_view title,
                     std::string_view description);

}  // namespace fourhand
