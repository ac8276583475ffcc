// Lays out men and marks: the last move, whose turn it is, which way a pawn marches.
#include <algorithm>
#include <cmath>
#include <limits>

#include "diagram/layout.hpp"

namespace fourhand {

namespace {

// All in squares.
constexpr double turn_bar = 0.12;
constexpr double outside_turn_bar = 0.04;
constexpr double march_tip = 0.49;  ///< from the middle of the square
constexpr double march_base = 0.27;
constexpr double march_half_width = 0.2;
constexpr double arrow_half_width = 0.07;
constexpr double arrow_head_half_width = 0.18;
constexpr double arrow_head = 0.34;
constexpr double arrow_start = 0.12;  ///< how far from the middle of its squares an arrow begins and ends
constexpr double arrow_end = 0.3;

Point step_of(char heading) {
    switch (heading) {
        case '>': return {1, 0};
        case 'v': return {0, 1};
        case '<': return {-1, 0};
        default: return {0, -1};
    }
}

Point moved(Point place, Point by, double times) { return {place.x + by.x * times, place.y + by.y * times}; }
Point across(Point ahead) { return {-ahead.y, ahead.x}; }

}  // namespace

void Layout::add_man(Square square, Piece man, std::size_t outline, std::size_t livery) {
    const Seat seat = rules_.seat_of(man);
    const KindFace& face = rules_.face(rules_.kind_of(man));
    std::string text = index(seat) < rules_.seats() ? rules_.seat(seat).shown : "d";
    text += face.letter;
    if (face.march && !rules_.heads_as_usual(man)) text += view_.heading(rules_.heading(man));
    scene_.shapes.push_back(Figure{corner(square), 1, outline, livery, std::move(text)});
}

void Layout::add_marks(const Marks& marks) {
    const auto mark = [&](Square square, const Paint& paint) {
        if (!stands(square)) return;
        const double inset = paint.width / 2;
        const Point at = corner(square);
        scene_.shapes.push_back(Box{{at.x + inset, at.y + inset}, 1 - 2 * inset, 1 - 2 * inset, 0, paint});
    };
    mark(marks.from, style_.from);
    mark(marks.to, style_.to);
}

void Layout::add_turn(const Livery& livery) {
    const Point ahead = step_of(view_.looking(rules_.seat(setup_.turn).ahead));
    const auto distance_back = [&](Square square) {
        return -(middle(square).x * ahead.x + middle(square).y * ahead.y);
    };
    const auto home = rules_.home(setup_.turn);
    if (home.empty()) return;
    double back = -std::numeric_limits<double>::infinity();
    for (const Square square : home) back = std::max(back, distance_back(square));
    Point least{scene_.width, scene_.height};
    Point most{0, 0};
    for (const Square square : home) {
        if (distance_back(square) < back) continue;
        const Point at = corner(square);
        least = {std::min(least.x, at.x), std::min(least.y, at.y)};
        most = {std::max(most.x, at.x + 1), std::max(most.y, at.y + 1)};
    }
    const double gap = margin_ - turn_bar - outside_turn_bar;
    Box bar;
    bar.corner = {ahead.x > 0   ? least.x - gap - turn_bar
                  : ahead.x < 0 ? most.x + gap
                                : least.x,
                  ahead.y > 0   ? least.y - gap - turn_bar
                  : ahead.y < 0 ? most.y + gap
                                : least.y};
    bar.width = ahead.x != 0 ? turn_bar : most.x - least.x;
    bar.height = ahead.y != 0 ? turn_bar : most.y - least.y;
    bar.radius = turn_bar / 2;
    bar.paint = style_.turn;
    bar.paint.fill = livery.body.fill;
    scene_.shapes.push_back(bar);
}

void Layout::add_march(Square square, Piece man) {
    const Point ahead = step_of(view_.heading(rules_.heading(man)));
    const Point base = moved(middle(square), ahead, march_base);
    scene_.shapes.push_back(
        Polygons{{{moved(middle(square), ahead, march_tip), moved(base, across(ahead), march_half_width),
                   moved(base, across(ahead), -march_half_width)}},
                 style_.march});
}

void Layout::add_arrow(const Marks& marks) {
    if (!marks.arrow || marks.from == marks.to || !stands(marks.from) || !stands(marks.to)) return;
    const Point from = middle(marks.from);
    const Point to = middle(marks.to);
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    const Point ahead{(to.x - from.x) / length, (to.y - from.y) / length};
    const Point start = moved(from, ahead, arrow_start);
    const Point tip = moved(to, ahead, -arrow_end);
    const Point neck = moved(tip, ahead, -arrow_head);
    const Point side = across(ahead);
    scene_.shapes.push_back(
        Polygons{{{moved(start, side, arrow_half_width), moved(neck, side, arrow_half_width),
                   moved(neck, side, arrow_head_half_width), tip, moved(neck, side, -arrow_head_half_width),
                   moved(neck, side, -arrow_half_width), moved(start, side, -arrow_half_width)}},
                 style_.arrow});
}

}  // namespace fourhand
