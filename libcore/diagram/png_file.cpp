// Writes PNG chunks; deflate and checksums are libdeflate's.
#include "diagram/png_file.hpp"

#include <libdeflate.h>

#include <cmath>
#include <memory>
#include <new>

namespace fourhand {

namespace {

constexpr int compression_level = 1;
constexpr double metres_per_inch = 0.0254;

void append_number(std::string& bytes, std::uint32_t number) {
    for (const int shift : {24, 16, 8, 0}) bytes += static_cast<char>(number >> shift & 0xff);
}

void append_chunk(std::string& file, std::string_view type, std::string_view data) {
    append_number(file, static_cast<std::uint32_t>(data.size()));
    const std::size_t begin = file.size();
    file += type;
    file += data;
    append_number(file, libdeflate_crc32(0, file.data() + begin, file.size() - begin));
}

std::string header(const PalettePicture& picture) {
    std::string data;
    append_number(data, static_cast<std::uint32_t>(picture.width));
    append_number(data, static_cast<std::uint32_t>(picture.height));
    data += '\x08';                      // bits a sample
    data += '\x03';                      // colours from a palette
    return data + std::string(3, '\0');  // the only compression and filter method, no interlace
}

std::string resolution(int dots_per_inch) {
    const auto per_metre = static_cast<std::uint32_t>(std::lround(dots_per_inch / metres_per_inch));
    std::string data;
    append_number(data, per_metre);
    append_number(data, per_metre);
    return data + '\x01';
}

std::string international_text(std::string_view keyword, std::string_view text) {
    std::string data(keyword);
    data += std::string(5, '\0');  // end of keyword, not compressed, no language, no translated keyword
    for (const char c : text)
        if (c != '\0') data += c;
    return data;
}

std::string compressed(const PalettePicture& picture) {
    const std::unique_ptr<libdeflate_compressor, void (*)(libdeflate_compressor*)> compressor(
        libdeflate_alloc_compressor(compression_level), libdeflate_free_compressor);
    if (!compressor) throw std::bad_alloc();
    const std::size_t room = libdeflate_zlib_compress_bound(compressor.get(), picture.rows.size());
    const auto data = std::make_unique_for_overwrite<char[]>(room);
    return {data.get(),
            libdeflate_zlib_compress(compressor.get(), picture.rows.data(), picture.rows.size(), data.get(), room)};
}

}  // namespace

std::string png_file(const PalettePicture& picture, int dots_per_inch, std::string_view title,
                     std::string_view description) {
    std::string palette;
    for (const std::uint32_t colour : picture.palette)
        for (const int shift : {16, 8, 0}) palette += static_cast<char>(colour >> shift & 0xff);
    std::string file = "\x89PNG\r\n\x1a\n";
    append_chunk(file, "IHDR", header(picture));
    append_chunk(file, "pHYs", resolution(dots_per_inch));
    append_chunk(file, "PLTE", palette);
    append_chunk(file, "iTXt", international_text("Title", title));
    append_chunk(file, "iTXt", international_text("Description", description));
    append_chunk(file, "IDAT", compressed(picture));
    append_chunk(file, "IEND", {});
    return file;
}

}  // namespace fourhand
