// The entries of the stream in which the database keeps what a game has besides tags and main line.
#pragma once

#include <cstdint>

namespace fourhand {

/// What the next bytes of a stream are. Numbers are varints, texts have their length in front.
enum class Entry : std::uint8_t {
    Plies = 1,     ///< their number; in a variation then their codes, each with its escape behind it
    Comment = 2,   ///< a text
    Nag = 3,       ///< a number
    Word = 4,      ///< one byte
    Begin = 5,     ///< a variation begins
    End = 6,       ///< and ends
    Unplayed = 7,  ///< how many bytes of the text follow here
};

}  // namespace fourhand
