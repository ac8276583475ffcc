// A hash of bytes, the same on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace fourhand {

/// Eight bytes a step; good enough to tell games apart, and the same on every machine.
class Hash {
public:
    void add(std::span<const std::uint8_t> bytes) {
        add(bytes.size());
        std::size_t at = 0;
        for (; at + 8 <= bytes.size(); at += 8) add(word(bytes.subspan(at, 8)));
        if (at < bytes.size()) add(word(bytes.subspan(at)));
    }
    void add(std::string_view text) { add({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}); }
    void add(std::uint64_t word) {
        state_ = (state_ ^ word) * 0x9e3779b97f4a7c15ULL;
        state_ ^= state_ >> 29;
    }
    std::int64_t value() const { return static_cast<std::int64_t>(state_ * 0xbf58476d1ce4e5b9ULL ^ state_ >> 32); }

private:
    static std::uint64_t word(std::span<const std::uint8_t> bytes) {
        std::uint64_t word = 0;
        for (std::size_t i = bytes.size(); i-- > 0;) word = word << 8 | bytes[i];
        return word;
    }
    std::uint64_t state_ = 0x243f6a8885a308d3ULL;
};

}  // namespace fourhand
