// Turns squares and headings.
#include "diagram/view.hpp"

namespace fourhand {

namespace {

constexpr std::string_view headings = "^>v<";

/// Quarter turns clockwise from north.
int turns_of(std::string_view ahead) {
    if (ahead == "east") return 1;
    if (ahead == "south") return 2;
    return ahead == "west" ? 3 : 0;
}

}  // namespace

View::View(const Board& board, std::string_view ahead) : board_(&board), turns_(turns_of(ahead)) {}

Cell View::cell(Square square) const {
    const Place place = board_->place(square);
    const int far_file = board_->width() - 1 - place.file;
    const int far_rank = board_->height() - 1 - place.rank;
    switch (turns_) {
        case 1: return {far_rank, far_file};
        case 2: return {far_file, place.rank};
        case 3: return {place.rank, place.file};
        default: return {place.file, far_rank};
    }
}

Square View::at(Cell cell) const {
    const int width = board_->width();
    const int height = board_->height();
    switch (turns_) {
        case 1: return board_->at({width - 1 - cell.row, height - 1 - cell.column});
        case 2: return board_->at({width - 1 - cell.column, cell.row});
        case 3: return board_->at({cell.row, cell.column});
        default: return board_->at({cell.column, height - 1 - cell.row});
    }
}

char View::heading(char heading) const {
    const auto at = headings.find(heading);
    return at == headings.npos ? heading : headings[(at + 4 - static_cast<std::size_t>(turns_)) % 4];
}

char View::looking(std::string_view ahead) const {
    return heading(headings[static_cast<std::size_t>(turns_of(ahead))]);
}

}  // namespace fourhand
