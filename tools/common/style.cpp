// Escape sequences of the few inks there are.
#include "common/style.hpp"

namespace fourhand {

namespace {

std::string_view sequence(Ink ink) {
    switch (ink) {
        case Ink::Bold: return "\033[1m";
        case Ink::Red: return "\033[1;31m";
        case Ink::Yellow: return "\033[1;33m";
        case Ink::Cyan: return "\033[36m";
    }
    return {};
}

}  // namespace

std::string inked(std::string_view text, Ink ink, bool on) {
    if (!on) return std::string(text);
    return std::string(sequence(ink)) + std::string(text) + "\033[0m";
}

}  // namespace fourhand
