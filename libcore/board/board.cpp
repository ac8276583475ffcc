// Squares, their places and names.
#include "board/board.hpp"

namespace fourhand {

Board::Board(int width, int height, const std::vector<bool>& exists)
    : width_(width), height_(height), at_(exists.size(), Square::none) {
    for (int rank = 0; rank < height; ++rank) {
        for (int file = 0; file < width; ++file) {
            const auto cell = static_cast<std::size_t>(rank * width + file);
            if (!exists[cell]) continue;
            at_[cell] = static_cast<Square>(places_.size());
            places_.push_back({file, rank});
            names_.push_back(static_cast<char>('a' + file) + std::to_string(rank + 1));
        }
    }
}

}  // namespace fourhand
