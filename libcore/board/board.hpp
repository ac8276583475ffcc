// The shape of a board: which squares there are, where they lie, what they are called.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "board/square.hpp"

namespace fourhand {

/// A place on the bounding rectangle: file 0 is the a-file (west), rank 0 is the first rank (south).
struct Place {
    int file = 0;
    int rank = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

class Board {
public:
    Board() = default;
    /// `exists[rank * width + file]`; width and height from 1 to max_side.
    Board(int width, int height, const std::vector<bool>& exists);

    int width() const { return width_; }
    int height() const { return height_; }
    /// The number of squares; they are numbered by rank from the south, then by file from the west.
    std::size_t size() const { return places_.size(); }
    Place place(Square square) const { return places_[index(square)]; }
    /// The square at a place, or Square::none where the board has a hole or ends.
    Square at(Place place) const {
        const auto within = [](int line, int size) {
            return static_cast<unsigned>(line) < static_cast<unsigned>(size);
        };
        if (!within(place.file, width_) || !within(place.rank, height_)) return Square::none;
        return at_[static_cast<std::size_t>(place.rank * width_ + place.file)];
    }
    /// "e4", "k11", "v22".
    const std::string& name(Square square) const { return names_[index(square)]; }
    /// The square of that name (lower-case file letter, rank without leading zero), or Square::none.
    Square named(std::string_view name) const {
        if (name.size() < 2 || name.size() > 3 || name[1] == '0' || !is_digit(name[1]) || !is_digit(name.back()))
            return Square::none;
        const int tens = name.size() == 3 ? name[1] - '0' : 0;
        return at({name[0] - 'a', tens * 10 + (name.back() - '0') - 1});
    }

private:
    int width_ = 0;
    int height_ = 0;
    std::vector<Place> places_;
    std::vector<std::string> names_;
    std::vector<Square> at_;
};

}  // namespace fourhand
