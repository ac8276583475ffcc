// A picture of few colours: each pixel is a place in a palette of at most 256.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fourhand {

struct PalettePicture {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> palette;  ///< 0xrrggbb, the most frequent colour first
    std::vector<std::uint8_t> rows;      ///< from the top, as PNG has them: a 0 (no filter), then the pixels
};

/// Opaque pixels 0xXXrrggbb, rows `stride` pixels apart. Up to 256 colours are kept exactly; of more, the frequent ones
/// are, and the others (mixtures at the edges of shapes) become the nearest of these. The same picture gives the same
/// palette.
PalettePicture to_palette(const std::uint32_t* pixels, int width, int height, std::size_t stride);

}  // namespace fourhand
