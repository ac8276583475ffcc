// Single keys from a terminal.
#include "replay/keys.hpp"

#include <unistd.h>
#include <cerrno>

namespace fourhand {

namespace {

constexpr char end_of_input = 4;  ///< control-D
constexpr char control_c = 3;
constexpr char escape = 27;

}  // namespace

Keyboard::Keyboard(int descriptor) : descriptor_(descriptor) {
    ::tcgetattr(descriptor_, &before_);
    termios raw = before_;
    // Control-C comes as a key, so that the terminal is put right before the end.
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    ::tcsetattr(descriptor_, TCSANOW, &raw);
}

Keyboard::~Keyboard() { ::tcsetattr(descriptor_, TCSANOW, &before_); }

char Keyboard::byte() {
    char c = end_of_input;
    ssize_t got = 0;
    do got = ::read(descriptor_, &c, 1);
    while (got < 0 && errno == EINTR);
    return got == 1 ? c : end_of_input;
}

Key Keyboard::next() {
    switch (byte()) {
        case '\n':
        case '\r':
        case ' ':
        case 'n': return Key::Next;
        case 'b':
        case 'p': return Key::Back;
        case 's': return Key::First;
        case 'e': return Key::Last;
        case 'q':
        case end_of_input: return Key::Quit;
        case control_c: return Key::Interrupt;
        case escape: break;
        default: return Key::Other;
    }
    // An arrow is escape, bracket, letter.
    if (byte() != '[') return Key::Other;
    switch (byte()) {
        case 'C':
        case 'B': return Key::Next;
        case 'D':
        case 'A': return Key::Back;
        case 'H': return Key::First;
        case 'F': return Key::Last;
        default: return Key::Other;
    }
}

}  // namespace fourhand
