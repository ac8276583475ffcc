// Counting positions.
#include "rules/perft.hpp"

#include <vector>

namespace fourhand {

namespace {

/// `lists` has one for each depth, so that nothing is allocated inside.
std::uint64_t count(Position& position, int depth, bool making_all, MoveList* lists) {
    if (depth == 0) return 1;
    if (depth == 1 && !making_all) return position.count_legal_moves();
    MoveList& moves = lists[depth];
    position.legal_moves(moves);
    std::uint64_t sum = 0;
    if (depth == 1) {
        for (const Move& move : moves) {
            position.play(move);
            position.take_back();
        }
        return moves.size();
    }
    for (const Move& move : moves) {
        position.play(move);
        sum += count(position, depth - 1, making_all, lists);
        position.take_back();
    }
    return sum;
}

std::uint64_t counted(Position& position, int depth, bool making_all) {
    std::vector<MoveList> lists(static_cast<std::size_t>(depth) + 1);
    return count(position, depth, making_all, lists.data());
}

}  // namespace

std::uint64_t perft(Position& position, int depth) { return counted(position, depth, false); }
std::uint64_t perft_making_all(Position& position, int depth) { return counted(position, depth, true); }

std::vector<std::pair<Move, std::uint64_t>> divided_perft(Position& position, int depth) {
    std::vector<std::pair<Move, std::uint64_t>> counts;
    for (const Move& move : position.legal_moves()) {
        position.play(move);
        counts.emplace_back(move, perft(position, depth - 1));
        position.take_back();
    }
    return counts;
}

}  // namespace fourhand
