// Numbers in blobs: little-endian on every machine, and small ones in few bytes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fourhand {

using Bytes = std::vector<std::uint8_t>;

/// The `size` (1 to 8) lowest bytes of a number, lowest first.
inline void append_number(Bytes& bytes, std::uint64_t number, int size) {
    std::array<std::uint8_t, 8> lowest_first{};
    for (std::size_t i = 0; i < lowest_first.size(); ++i)
        lowest_first[i] = static_cast<std::uint8_t>(number >> (8 * i));
    bytes.insert(bytes.end(), lowest_first.begin(), lowest_first.begin() + size);
}

/// Seven bits a byte, the lowest first.
inline void append_varint(Bytes& bytes, std::uint64_t number) {
    for (; number >= 0x80; number >>= 7) bytes.push_back(static_cast<std::uint8_t>(number | 0x80));
    bytes.push_back(static_cast<std::uint8_t>(number));
}

/// Length and bytes.
inline void append_text(Bytes& bytes, std::string_view text) {
    append_varint(bytes, text.size());
    bytes.insert(bytes.end(), text.begin(), text.end());
}

/// Reads what the functions above wrote, from bytes that may be damaged: past the end, or after a number that is none,
/// it gives nothing, and so from then on.
class ByteReader {
public:
    explicit ByteReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    bool at_end() const { return at_ >= bytes_.size(); }

    std::optional<std::uint64_t> number(int size) {
        const auto part = take(static_cast<std::size_t>(size));
        if (!part) return std::nullopt;
        std::uint64_t number = 0;
        for (int i = size; i-- > 0;) number = number << 8 | (*part)[static_cast<std::size_t>(i)];
        return number;
    }

    std::optional<std::uint64_t> varint() {
        std::uint64_t number = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            const auto part = take(1);
            if (!part) return std::nullopt;
            number |= static_cast<std::uint64_t>((*part)[0] & 0x7f) << shift;
            if ((*part)[0] < 0x80) return number;
        }
        at_ = bytes_.size();
        return std::nullopt;
    }

    std::optional<std::string_view> text() {
        const auto size = varint();
        const auto part = size ? take(*size) : std::nullopt;
        if (!part) return std::nullopt;
        return std::string_view(reinterpret_cast<const char*>(part->data()), part->size());
    }

private:
    std::optional<std::span<const std::uint8_t>> take(std::uint64_t size) {
        if (size > bytes_.size() - at_) {
            at_ = bytes_.size();
            return std::nullopt;
        }
        const auto part = bytes_.subspan(at_, static_cast<std::size_t>(size));
        at_ += part.size();
        return part;
    }

    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
};

}  // namespace fourhand
