// Drawing the progress line, at most ten times a second.
#include "common/progress.hpp"

#include <ostream>
#include <utility>

namespace fourhand {

using namespace std::chrono_literals;

Progress::Progress(Streams& streams, bool quiet, std::string what, std::uint64_t total)
    : streams_(streams),
      what_(std::move(what)),
      total_(total),
      wanted_(!quiet && streams.err_is_terminal),
      next_(std::chrono::steady_clock::now() + 1s) {}

Progress::~Progress() {
    if (drawn_) streams_.err << "\r\033[K" << std::flush;
}

void Progress::advance(std::uint64_t more) {
    done_ += more;
    if (wanted_ && std::chrono::steady_clock::now() >= next_) draw();
}

void Progress::draw() {
    constexpr std::uint64_t width = 30;
    streams_.err << "\r\033[K";
    if (total_ > 0) {
        const std::uint64_t full = std::min(done_, total_) * width / total_;
        streams_.err << '[' << std::string(full, '#') << std::string(width - full, '.') << "] ";
    }
    streams_.err << done_;
    if (total_ > 0) streams_.err << " of " << total_;
    streams_.err << ' ' << what_ << std::flush;
    drawn_ = true;
    next_ = std::chrono::steady_clock::now() + 100ms;
}

}  // namespace fourhand
