// A PNG taken apart by a test.
#pragma once

#include <gtest/gtest.h>
#include <libdeflate.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "diagram/scene.hpp"

namespace fourhand::tests {

inline std::uint32_t number_at(std::string_view bytes, std::size_t at) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) number = number << 8 | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

struct Chunk {
    std::string type;
    std::string data;
};

/// The chunks of a PNG, every checksum compared.
inline std::vector<Chunk> chunks_of(const std::string& png) {
    EXPECT_EQ(png.substr(0, 8), "\x89PNG\r\n\x1a\n");
    std::vector<Chunk> chunks;
    for (std::size_t at = 8; at + 12 <= png.size();) {
        const std::size_t length = number_at(png, at);
        chunks.push_back({png.substr(at + 4, 4), png.substr(at + 8, length)});
        EXPECT_EQ(number_at(png, at + 8 + length), libdeflate_crc32(0, png.data() + at + 4, length + 4))
            << chunks.back().type;
        at += length + 12;
    }
    return chunks;
}

inline std::string data_of(const std::vector<Chunk>& chunks, std::string_view type) {
    for (const Chunk& chunk : chunks)
        if (chunk.type == type) return chunk.data;
    return {};
}

/// A PNG of ours, unpacked.
struct Picture {
    std::size_t width = 0, height = 0;
    std::string palette, rows;

    explicit Picture(const std::string& png) {
        const auto chunks = chunks_of(png);
        width = number_at(data_of(chunks, "IHDR"), 0);
        height = number_at(data_of(chunks, "IHDR"), 4);
        palette = data_of(chunks, "PLTE");
        rows.resize((width + 1) * height);
        const std::string packed = data_of(chunks, "IDAT");
        const std::unique_ptr<libdeflate_decompressor, void (*)(libdeflate_decompressor*)> unpacker(
            libdeflate_alloc_decompressor(), libdeflate_free_decompressor);
        EXPECT_EQ(
            libdeflate_zlib_decompress(unpacker.get(), packed.data(), packed.size(), rows.data(), rows.size(), nullptr),
            LIBDEFLATE_SUCCESS);
    }

    Colour at(std::size_t x, std::size_t y) const {
        const auto place = static_cast<unsigned char>(rows[y * (width + 1) + 1 + x]) * std::size_t{3};
        const auto channel = [&](std::size_t i) { return static_cast<std::uint8_t>(palette.at(place + i)); };
        return {channel(0), channel(1), channel(2)};
    }
};

}  // namespace fourhand::tests
