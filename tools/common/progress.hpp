// A line on standard error that tells how far a long work is; only at a terminal, only after a second.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "common/tool.hpp"

namespace fourhand {

class Progress {
public:
    /// `what` is counted ("games"). Silent if `quiet`, and for the first `patience`.
    Progress(Streams& streams, bool quiet, std::string what,
             std::chrono::milliseconds patience = std::chrono::seconds(1));
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// `more` of them are done. Cheap enough for every game.
    void advance(std::uint64_t more = 1);
    /// What is counted is called otherwise from here on.
    void count(std::string what) { what_ = std::move(what); }

    /// The next of `parts` equal parts of the work begins, and is `size` long (bytes of a file): from here on a bar
    /// shows how much of the whole is done.
    void begin_part(std::size_t parts, std::size_t size);
    /// So much of the part is done.
    void reach(std::size_t at) { at_ = at; }

    /// Takes the line away before something else is written to the terminal.
    void clear();

private:
    void draw();
    std::string bar() const;

    Streams& streams_;
    std::string what_;
    std::size_t parts_ = 0, part_ = 0, size_ = 0, at_ = 0;
    std::uint64_t done_ = 0;
    bool wanted_;
    bool drawn_ = false;
    std::chrono::steady_clock::time_point next_;
};

/// Takes the progress line away, if one is drawn.
void clear_progress(Streams& streams);

}  // namespace fourhand
