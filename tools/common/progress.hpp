// A line on standard error that tells how far a long work is; only at a terminal, only after a second.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

#include "common/tool.hpp"

namespace fourhand {

class Progress {
public:
    /// `what` is counted ("games"); `total` is 0 if unknown. Silent if `quiet`.
    Progress(Streams& streams, bool quiet, std::string what, std::uint64_t total = 0);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// `more` of them are done. Cheap enough for every game.
    void advance(std::uint64_t more = 1);
    /// What is counted is called otherwise from here on.
    void count(std::string what) { what_ = std::move(what); }

private:
    void draw();

    Streams& streams_;
    std::string what_;
    std::uint64_t total_;
    std::uint64_t done_ = 0;
    bool wanted_;
    bool drawn_ = false;
    std::chrono::steady_clock::time_point next_;
};

}  // namespace fourhand
