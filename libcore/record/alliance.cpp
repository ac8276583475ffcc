// Alliances, made and ended.
#include "record/alliance.hpp"

#include <algorithm>
#include <array>

namespace fourhand {

namespace {

constexpr std::array ends = {AllianceEnd::How::Kept, AllianceEnd::How::Betrayed, AllianceEnd::How::Dissolved};

}  // namespace

std::string_view spelling(AllianceEnd::How how) {
    switch (how) {
        case AllianceEnd::How::Kept: return "kept";
        case AllianceEnd::How::Betrayed: return "betrayed";
        case AllianceEnd::How::Dissolved: return "dissolved";
    }
    return {};
}

std::optional<AllianceEnd::How> alliance_end_named(std::string_view word) {
    for (const AllianceEnd::How how : ends)
        if (spelling(how) == word) return how;
    return std::nullopt;
}

void Alliances::make(const Alliance& alliance, std::size_t ply) {
    std::erase_if(standing_, [&](const Standing& old) { return old.alliance.members == alliance.members; });
    standing_.push_back({alliance, ply});
}

bool Alliances::end(const AllianceEnd& end) {
    return std::erase_if(standing_, [&](const Standing& old) { return old.alliance.members == end.members; }) > 0;
}

void Alliances::pass(std::size_t plies) {
    std::erase_if(standing_, [&](const Standing& old) { return old.alliance.until && *old.alliance.until < plies; });
}

}  // namespace fourhand
