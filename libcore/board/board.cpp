// Squares, their places and names.
#include "board/board.hpp"

#include "base/text.hpp"

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

Square Board::at(Place place) const {
    if (place.file < 0 || place.file >= width_ || place.rank < 0 || place.rank >= height_) return Square::none;
    return at_[static_cast<std::size_t>(place.rank * width_ + place.file)];
}

Square Board::named(std::string_view name) const {
    if (name.size() < 2 || name.size() > 3 || name[1] == '0' || !is_digit(name[1])) return Square::none;
    int rank = name[1] - '0';
    if (name.size() == 3) {
        if (!is_digit(name[2])) return Square::none;
        rank = rank * 10 + (name[2] - '0');
    }
    return at({name[0] - 'a', rank - 1});
}

}  // namespace fourhand
