// Deepening by plies, with a table of what has failed.
#include "analysis/shortest.hpp"

#include <algorithm>

namespace fourhand {

namespace {

/// A lower bound for the plies from here to a win of one of `winners`.
int least_plies(const Position& position, SeatSet winners) {
    int least = Law::never;
    for (const Law::Moment moment : {Law::TurnBegins, Law::Moved, Law::Taken, Law::Judge, Law::Stuck})
        for (const Law* law : position.rules().laws(moment))
            least = std::min(least, law->least_plies(position, winners));
    return least;
}

/// Positions from which no win lies within so many plies; a new one displaces an old one in its place.
class Failures {
public:
    Failures() : entries_(places) {}
    bool known(std::uint64_t key, int plies) const {
        const std::uint64_t entry = entries_[place(key)];
        return (entry & ~plies_mask) == (key & ~plies_mask) && static_cast<int>(entry & plies_mask) > plies;
    }
    void add(std::uint64_t key, int plies) {
        entries_[place(key)] = (key & ~plies_mask) | static_cast<std::uint64_t>(std::min(plies, most) + 1);
    }

private:
    static constexpr std::size_t places = std::size_t{1} << 22;
    static constexpr std::uint64_t plies_mask = 0xff;
    static constexpr int most = 0xfe;
    static std::size_t place(std::uint64_t key) { return key >> 8 & (places - 1); }
    std::vector<std::uint64_t> entries_;
};

class Search {
public:
    Search(Position& position, const ShortestWish& wish, const ShortestProgress& progress)
        : position_(position),
          wish_(wish),
          progress_(progress),
          lists_(static_cast<std::size_t>(wish.most_plies) + 1) {}

    ShortestGame run() {
        for (plies_ = 0; plies_ <= wish_.most_plies; ++plies_) {
            if (!progress_(plies_, game_.positions)) return game_;
            game_.found = within(plies_);
            if (stopped_) return game_;
            game_.none_below = plies_ + (game_.found ? 0 : 1);
            if (game_.found) break;
        }
        std::reverse(game_.moves.begin(), game_.moves.end());
        game_.proved = true;
        return game_;
    }

private:
    bool won() const {
        const Outcome& outcome = position_.outcome();
        return outcome && (outcome.winners & wish_.winners) != 0;
    }

    /// Whether a win lies within so many plies; then the moves to it are noted, the last one first.
    bool within(int plies) {
        constexpr std::uint64_t look_up = 0x3ffff;
        if ((++game_.positions & look_up) == 0 && !progress_(plies_, game_.positions)) stopped_ = true;
        if (won()) return true;
        if (stopped_ || plies == 0 || position_.outcome() || least_plies(position_, wish_.winners) > plies)
            return false;
        if (failures_.known(position_.key(), plies)) return false;
        MoveList& moves = lists_[static_cast<std::size_t>(plies)];
        position_.legal_moves(moves);
        for (const Move& move : moves) {
            position_.play(move);
            const bool found = within(plies - 1);
            position_.take_back();
            if (found) game_.moves.push_back(move);
            if (found) return true;
        }
        if (!stopped_) failures_.add(position_.key(), plies);
        return false;
    }

    Position& position_;
    const ShortestWish& wish_;
    const ShortestProgress& progress_;
    std::vector<MoveList> lists_;  ///< one for each number of plies left
    Failures failures_;
    ShortestGame game_;
    int plies_ = 0;
    bool stopped_ = false;
};

}  // namespace

ShortestGame shortest_game(Position& position, const ShortestWish& wish, const ShortestProgress& progress) {
    return Search(position, wish, progress).run();
}

}  // namespace fourhand
