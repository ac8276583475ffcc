// Single keys from a terminal.
#pragma once

#include <termios.h>
#include <cstdint>

namespace fourhand {

enum class Key : std::uint8_t { Next, Back, First, Last, Quit, Interrupt, Other };

/// While it lives, the terminal gives every key at once and shows none; afterwards it is as it was.
class Keyboard {
public:
    /// Of the terminal behind a descriptor.
    explicit Keyboard(int descriptor);
    ~Keyboard();
    Keyboard(const Keyboard&) = delete;
    Keyboard& operator=(const Keyboard&) = delete;

    /// Waits for a key. Quit at the end of the input.
    Key next();

private:
    char byte();

    int descriptor_;
    termios before_{};
};

}  // namespace fourhand
