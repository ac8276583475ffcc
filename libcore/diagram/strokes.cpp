// Tiles and pips.
#include "diagram/strokes.hpp"

#include <algorithm>

#include "diagram/numbers.hpp"

namespace fourhand {

namespace {

constexpr double widest_pip_step = 10;
constexpr double dot_pen = 6.6;
constexpr double bar_pen = 3.4;
constexpr double pip_half_height = 3;

void append_line(std::string& path, double x1, double y1, double x2, double y2) {
    path += 'M';
    append_number(path, x1);
    path += ' ';
    append_number(path, y1);
    path += 'L';
    append_number(path, x2);
    path += ' ';
    append_number(path, y2);
}

void append_pip(std::string& path, Pips::Form form, double x, double y) {
    const double r = pip_half_height;
    switch (form) {
        case Pips::Form::Dots: append_line(path, x, y, x + 0.01, y); break;
        case Pips::Form::Bars: append_line(path, x, y - r, x, y + r); break;
        case Pips::Form::Crosses:
            append_line(path, x - r, y - r, x + r, y + r);
            append_line(path, x - r, y + r, x + r, y - r);
            break;
    }
}

}  // namespace

Tile tile(Pattern pattern) {
    switch (pattern) {
        case Pattern::None: return {};
        case Pattern::Hatch: return {13, 45, "M6.5 0L6.5 13", 4.6};
        case Pattern::BackHatch: return {13, -45, "M6.5 0L6.5 13", 4.6};
        case Pattern::CrossHatch: return {15, 45, "M7.5 0L7.5 15M0 7.5L15 7.5", 3.6};
        case Pattern::Rules: return {13, 90, "M6.5 0L6.5 13", 4.6};
        case Pattern::Posts: return {13, 0, "M6.5 0L6.5 13", 4.6};
        case Pattern::Dots: return {13, 45, "M6.5 6.5L6.51 6.5", 6.4};
    }
    return {};
}

PenWork pips_on(const Outline& outline, const Pips& pips) {
    PenWork work;
    if (pips.count <= 0) return work;
    work.pen = pips.form == Pips::Form::Dots ? dot_pen : bar_pen;
    const double room = outline.pips_to - outline.pips_from;
    const double step = std::min(widest_pip_step, room / std::max(1, pips.count - 1));
    const double first = (outline.pips_from + outline.pips_to) / 2 - step * (pips.count - 1) / 2;
    for (int i = 0; i < pips.count; ++i) append_pip(work.path, pips.form, first + i * step, outline.pips_y);
    return work;
}

}  // namespace fourhand
