// The signal handlers, and the little they may touch.
#include "common/interrupt.hpp"

#include <unistd.h>

#include <array>
#include <csignal>
#include <cstddef>

#include "common/failure.hpp"

namespace fourhand {

namespace {

// What a signal handler may read: plain memory, set before it can matter.
volatile std::sig_atomic_t guards = 0;
volatile std::sig_atomic_t noted = 0;
std::array<char, 4096> file_to_remove{};

void on_signal(int signal) {
    if (guards > 0 && noted == 0) {
        noted = signal;
        return;
    }
    if (file_to_remove[0] != '\0') ::unlink(file_to_remove.data());
    ::_exit(128 + signal);
}

}  // namespace

void install_interrupts() {
    struct sigaction action {};
    action.sa_handler = on_signal;
    sigemptyset(&action.sa_mask);
    for (const int signal : {SIGINT, SIGTERM}) {
        struct sigaction before {};
        sigaction(signal, nullptr, &before);
        if (before.sa_handler != SIG_IGN) sigaction(signal, &action, nullptr);
    }
    // A closed pipe and a file that grew too large are told by the write that fails.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

InterruptGuard::InterruptGuard() { guards = guards + 1; }
InterruptGuard::~InterruptGuard() { guards = guards - 1; }

void InterruptGuard::check() const {
    if (noted != 0) throw Interrupted(noted);
}

void remove_on_interrupt(const std::string& path) {
    file_to_remove[0] = '\0';
    if (path.size() >= file_to_remove.size()) return;
    path.copy(file_to_remove.data() + 1, path.size() - (path.empty() ? 0 : 1), path.empty() ? 0 : 1);
    file_to_remove[path.size()] = '\0';
    if (!path.empty()) file_to_remove[0] = path[0];  // last: the handler sees a whole name or none
}

}  // namespace fourhand
