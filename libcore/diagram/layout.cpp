// Lays out the board and what stands round it.
#include "diagram/layout.hpp"

#include <algorithm>

#include "diagram/rim.hpp"
#include "diagram/wording.hpp"

namespace fourhand {

namespace {

// All in squares.
constexpr double plain_margin = 0.16;
constexpr double lettered_margin = 0.5;
constexpr double turn_room = 0.2;  ///< what the turn bar adds to the margin
constexpr double letter_size = 0.24;
constexpr double gap_above = 0.24;  ///< from the rim to the middle height of a coordinate; small letters hang below it
constexpr double gap_below = 0.2;
constexpr double gap_beside = 0.1;  ///< from the rim to the nearest letter
constexpr double legend_row = 0.78;
constexpr double legend_letters = 0.27;
constexpr double narrowest_legend_column = 6;

bool is_visible(const Paint& paint) { return paint.fill || paint.stroke || paint.pattern != Pattern::None; }

std::string_view view_ahead(const Rules& rules, Seat bottom) {
    return bottom == Seat::none ? std::string_view("north") : rules.seat(bottom).ahead;
}

}  // namespace

Layout::Layout(const Rules& rules, const Setup& setup, const Style& style, const DiagramOptions& options)
    : rules_(rules),
      setup_(setup),
      style_(style),
      options_(options),
      view_(rules.board(), view_ahead(rules, options.bottom)) {
    margin_ = (options.coordinates ? lettered_margin : plain_margin) + (options.turn ? turn_room : 0);
    scene_.width = view_.columns() + 2 * margin_;
    scene_.height = view_.rows() + 2 * margin_;
    scene_.page = style.page;
    scene_.grid.corner = {margin_, margin_};
    name_lines();
}

Point Layout::corner(Square square) const {
    const Cell cell = view_.cell(square);
    return {margin_ + cell.column, margin_ + cell.row};
}

Point Layout::middle(Square square) const {
    const Point at = corner(square);
    return {at.x + 0.5, at.y + 0.5};
}

void Layout::add_squares(const Paint& paint, char text, std::vector<Point> corners) {
    if (!corners.empty() && (text != 0 || is_visible(paint)))
        scene_.shapes.push_back(Squares{std::move(corners), paint, text});
}

void Layout::add_board() {
    const auto parity = rules_.variant().switches.find("light_parity");
    const int light = parity != rules_.variant().switches.end() && parity->second == "odd" ? 1 : 0;
    std::vector<Point> light_squares;
    std::vector<Point> dark_squares;
    std::vector<Point> removed;
    for (std::size_t i = 0; i < rules_.board().size(); ++i) {
        const auto square = static_cast<Square>(i);
        const Place place = rules_.board().place(square);
        auto& list = !stands(square) ? removed : (place.file + place.rank) % 2 == light ? light_squares : dark_squares;
        list.push_back(corner(square));
    }
    add_squares(style_.removed, 0, removed);
    add_squares(style_.light, '.', light_squares);
    add_squares(style_.dark, ':', dark_squares);
    light_squares.insert(light_squares.end(), dark_squares.begin(), dark_squares.end());
    add_squares(style_.grid, 0, std::move(light_squares));

    Polygons edge{rim(view_.columns(), view_.rows(), [&](Cell cell) { return stands(view_.at(cell)); }), style_.edge};
    for (auto& contour : edge.contours)
        for (Point& point : contour) point = {margin_ + point.x, margin_ + point.y};
    scene_.shapes.push_back(std::move(edge));
}

void Layout::name_lines() {
    Grid& grid = scene_.grid;
    grid.columns.resize(static_cast<std::size_t>(view_.columns()));
    grid.rows.resize(static_cast<std::size_t>(view_.rows()));
    const bool on_side = view_.looking("north") == '<' || view_.looking("north") == '>';
    for (std::size_t i = 0; i < rules_.board().size(); ++i) {
        const auto square = static_cast<Square>(i);
        const Cell cell = view_.cell(square);
        const std::string file = rules_.board().name(square).substr(0, 1);
        const std::string rank = rules_.board().name(square).substr(1);
        grid.columns[static_cast<std::size_t>(cell.column)] = on_side ? rank : file;
        grid.rows[static_cast<std::size_t>(cell.row)] = on_side ? file : rank;
    }
}

void Layout::add_label(double x, double y, const std::string& text, Anchor anchor) {
    scene_.shapes.push_back(Label{{margin_ + x, margin_ + y}, letter_size, text, anchor, style_.letters});
}

void Layout::add_coordinates() {
    struct Ends {
        int first = max_side;
        int last = -1;
    };
    std::vector<Ends> in_column(scene_.grid.columns.size());
    std::vector<Ends> in_row(scene_.grid.rows.size());
    const auto widen = [](Ends& ends, int place) { ends = {std::min(ends.first, place), std::max(ends.last, place)}; };
    for (std::size_t i = 0; i < rules_.board().size(); ++i) {
        const Cell cell = view_.cell(static_cast<Square>(i));
        widen(in_column[static_cast<std::size_t>(cell.column)], cell.row);
        widen(in_row[static_cast<std::size_t>(cell.row)], cell.column);
    }
    for (std::size_t i = 0; i < in_column.size(); ++i) {
        if (in_column[i].last < 0) continue;
        add_label(static_cast<double>(i) + 0.5, in_column[i].first - gap_above, scene_.grid.columns[i], Anchor::Middle);
        add_label(static_cast<double>(i) + 0.5, in_column[i].last + 1 + gap_below, scene_.grid.columns[i],
                  Anchor::Middle);
    }
    for (std::size_t i = 0; i < in_row.size(); ++i) {
        if (in_row[i].last < 0) continue;
        add_label(in_row[i].first - gap_beside, static_cast<double>(i) + 0.5, scene_.grid.rows[i], Anchor::End);
        add_label(in_row[i].last + 1 + gap_beside, static_cast<double>(i) + 0.5, scene_.grid.rows[i], Anchor::Start);
    }
}

std::string Layout::legend_text(Seat seat) const {
    std::string text = seat_title(rules_, seat);
    if (!options_.players[index(seat)].empty()) text += ": " + options_.players[index(seat)];
    if (options_.points && rules_.has_points()) text += ", " + std::to_string(setup_.points[index(seat)]);
    switch (setup_.standings[index(seat)]) {
        case Standing::Playing: break;
        case Standing::Frozen: text += ", frozen"; break;
        case Standing::Walking: text += ", walking"; break;
        case Standing::Out: text += ", out"; break;
    }
    return text;
}

void Layout::add_legend(const std::vector<Figure>& men) {
    const double room = scene_.width - 2 * plain_margin;
    const std::size_t columns = room >= 2 * narrowest_legend_column ? 2 : 1;
    const std::size_t rows = (men.size() + columns - 1) / columns;
    const double column_width = room / static_cast<double>(columns);
    const double text_begin = legend_row + 0.1;
    for (std::size_t i = 0; i < men.size(); ++i) {
        const Point at{plain_margin + static_cast<double>(i / rows) * column_width,
                       scene_.height + static_cast<double>(i % rows) * legend_row};
        Figure man = men[i];
        man.corner = at;
        man.side = legend_row;
        scene_.shapes.push_back(std::move(man));
        const std::string text =
            lettering_fit(legend_text(static_cast<Seat>(i)), legend_letters, column_width - text_begin - 0.2);
        scene_.shapes.push_back(
            Label{{at.x + text_begin, at.y + legend_row * 0.58}, legend_letters, text, Anchor::Start, style_.letters});
    }
    scene_.height += static_cast<double>(rows) * legend_row + plain_margin;
}

}  // namespace fourhand
