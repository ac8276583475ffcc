// How men move, in words.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "base/text.hpp"
#include "variants/sentences.hpp"

namespace fourhand {

namespace {

/// Directions that have a name of their own.
struct NamedDirections {
    std::vector<std::pair<int, int>> steps;
    std::string_view words;
};

const std::vector<NamedDirections>& named_directions() {
    static const std::vector<NamedDirections> table = {
        {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}, "in any direction"},
        {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}, "along a file or a rank"},
        {{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}, "diagonally"},
        {{{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}}, "by a knight's leap"},
        {{{0, 2}, {2, 0}, {0, -2}, {-2, 0}},
         "exactly two squares along a file or a rank, over whatever stands between"},
        {{{2, 2}, {2, -2}, {-2, 2}, {-2, -2}}, "exactly two squares diagonally, over whatever stands between"},
        {{{0, 1}}, "straight ahead"},
        {{{-1, 1}, {1, 1}}, "diagonally ahead"},
        {{{-1, 0}, {1, 0}}, "sideways"},
    };
    return table;
}

std::string directions(const Motion& motion) {
    std::set<std::pair<int, int>> steps;
    for (const Direction& step : motion.steps) steps.emplace(step.files, step.ranks);
    for (const NamedDirections& named : named_directions())
        if (std::set(named.steps.begin(), named.steps.end()) == steps) return std::string(named.words);
    std::vector<std::string> listed;
    for (const auto& [files, ranks] : steps)
        listed.push_back('(' + std::to_string(files) + ", " + std::to_string(ranks) + ')');
    return "by steps of " + join_or(listed) + " files and ranks";
}

/// `takes_too`: that it captures so as well is said.
std::string in_words(const Motion& motion, bool takes_too) {
    const bool single = std::all_of(motion.steps.begin(), motion.steps.end(), [](Direction step) {
        return std::abs(step.files) <= 1 && std::abs(step.ranks) <= 1;
    });
    std::string text = motion.how == Motion::How::Move   ? "moves without capturing "
                       : motion.how == Motion::How::Take ? "captures "
                       : takes_too                       ? "moves and captures "
                                                         : "moves ";
    if (motion.slides && single)
        text += motion.far > 0 ? "up to " + std::to_string(motion.far) + " squares " : "any distance ";
    if (!motion.slides && single) text += "one square ";
    text += directions(motion);
    if (motion.lame) text += ", not over a man beside it in the long direction";
    if (motion.slides && !single) text += ", and may go on in the same direction from an empty square";
    if (motion.from_own_rank > 0) text += " from its own rank " + std::to_string(motion.from_own_rank) + " on";
    return text;
}

}  // namespace

std::string movement(const PieceSaid& piece) {
    std::vector<std::string> ways;
    for (const Motion& motion : piece.motions) {
        const bool takes_too = piece.pawn && motion.how == Motion::How::Both && motion.from_own_rank == 0;
        ways.push_back(in_words(motion, takes_too));
    }
    return join(ways, "; ");
}

}  // namespace fourhand
