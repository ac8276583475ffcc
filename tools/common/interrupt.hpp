// SIGINT and SIGTERM: no half files, no half imports.
#pragma once

#include <string>

namespace fourhand {

/// Installs the handlers: unless a guard lives, a signal removes the temporary output file and ends the program with
/// 128 + its number. SIGPIPE and SIGXFSZ are ignored: writes that they would have ended fail instead.
void install_interrupts();

/// While one lives, the first signal is only noted; the work calls check() often and is unwound. A second signal ends
/// it at once.
class InterruptGuard {
public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;
    /// Throws Interrupted if a signal has come.
    void check() const;
};

/// The file to remove should a signal end the program; empty for none. One at a time.
void remove_on_interrupt(const std::string& path);

}  // namespace fourhand
