// Drawing the progress line, at most ten times a second.
#include "common/progress.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

namespace fourhand {

using namespace std::chrono_literals;

Progress::Progress(Streams& streams, bool quiet, std::string what, std::chrono::milliseconds patience)
    : streams_(streams),
      what_(std::move(what)),
      wanted_(!quiet && streams.err_is_terminal),
      next_(std::chrono::steady_clock::now() + patience) {
    streams_.progress = this;
}

Progress::~Progress() {
    clear();
    streams_.progress = nullptr;
}

void Progress::advance(std::uint64_t more) {
    done_ += more;
    if (wanted_ && std::chrono::steady_clock::now() >= next_) draw();
}

void Progress::begin_part(std::size_t parts, std::size_t size) {
    parts_ = parts;
    ++part_;
    size_ = size;
    at_ = 0;
}

void Progress::clear() {
    if (std::exchange(drawn_, false)) streams_.err << "\r\033[K" << std::flush;
}

std::string Progress::bar() const {
    if (parts_ == 0) return {};
    constexpr std::size_t width = 30;
    const double of_part = size_ == 0 ? 1 : static_cast<double>(std::min(at_, size_)) / static_cast<double>(size_);
    const double of_whole = (static_cast<double>(part_ - 1) + of_part) / static_cast<double>(parts_);
    const auto full = std::min(width, static_cast<std::size_t>(of_whole * width));
    return '[' + std::string(full, '#') + std::string(width - full, '.') + "] ";
}

void clear_progress(Streams& streams) {
    if (streams.progress != nullptr) streams.progress->clear();
}

void Progress::draw() {
    if (streams_.out_is_terminal) streams_.out.flush();  // what was said before stands above the line
    streams_.err << "\r\033[K" << bar() << done_ << ' ' << what_ << std::flush;
    drawn_ = true;
    next_ = std::chrono::steady_clock::now() + 100ms;
}

}  // namespace fourhand
