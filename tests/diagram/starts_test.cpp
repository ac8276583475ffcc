// The start of every game, drawn: squares and men are counted from the pictures themselves, not from the scene.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <map>
#include <set>

#include "base/text.hpp"
#include "diagram/png_picture.hpp"
#include "diagram/scenes.hpp"
#include "diagram/view.hpp"

namespace fourhand::tests {
namespace {

/// The value of an attribute of an SVG element; empty if it has none.
std::string attribute(std::string_view element, const std::string& name) {
    const std::size_t at = element.find(' ' + name + "=\"");
    if (at == element.npos) return {};
    const std::size_t begin = at + name.size() + 3;
    return std::string(element.substr(begin, element.find('"', begin) - begin));
}

/// "#fw250-m34" to "m34".
std::string local_name(const std::string& reference) { return reference.substr(reference.find('-') + 1); }

using Where = std::pair<int, int>;  ///< column and row of the picture

/// What an SVG shows, read from its text.
struct SvgPicture {
    struct Man {
        Where where;
        std::string outline;  ///< name of the path that is his body
        std::string fill;     ///< the fill of his army; of a pattern its definition
    };
    std::set<Where> light, dark;
    std::vector<Man> men;
    std::map<std::string, std::string> bodies;  ///< path of an outline by its name

    explicit SvgPicture(const std::string& svg) {
        std::map<std::string, std::string> body_of, patterns;
        std::string fill;
        for (const std::string_view line : split(svg, '\n')) {
            const std::string id = local_name(attribute(line, "id"));
            if (line.find("h1v1h-1z") != line.npos && attribute(line, "fill") != "none") {
                add_squares(line, light.empty() ? light : dark);
            } else if (line.starts_with("<path") && id.starts_with('b')) {
                bodies[id] = attribute(line, "d");
            } else if (line.starts_with("<pattern")) {
                patterns["url(#" + attribute(line, "id") + ')'] = without_id(line);
            } else if (line.starts_with("<g id=")) {
                const std::size_t last = line.rfind("-b", line.find("-l") == line.npos ? line.npos : line.find("-l"));
                body_of[id] = std::string(line.substr(last + 1, line.find('"', last) - last - 1));
            } else if (line.starts_with("<g ")) {
                fill = attribute(line, "fill");
                if (patterns.contains(fill)) fill = patterns.at(fill);
            } else if (line.starts_with("<use")) {
                const std::string man = local_name(attribute(line, "xlink:href"));
                if (man.starts_with('m'))
                    men.push_back({place(attribute(line, "x"), attribute(line, "y")), body_of.at(man), fill});
            }
        }
    }

private:
    static std::string without_id(std::string_view line) {
        const std::size_t at = line.find(" id=\"");
        return std::string(line.substr(0, at)) + std::string(line.substr(line.find('"', at + 5) + 1));
    }

    /// transform="translate(70 70) scale(100)" d="M4 21h1v1h-1zM6 21h..."
    void add_squares(std::string_view line, std::set<Where>& to) {
        const std::string transform = attribute(line, "transform");
        corner_x_ = std::atof(transform.c_str() + transform.find('(') + 1);
        corner_y_ = std::atof(transform.c_str() + transform.find(' ') + 1);
        side_ = std::atof(transform.c_str() + transform.rfind('(') + 1);
        const std::string path = attribute(line, "d");
        for (std::size_t at = path.find('M'); at != path.npos; at = path.find('M', at + 1)) {
            const int column = std::atoi(path.c_str() + at + 1);
            const int row = std::atoi(path.c_str() + path.find(' ', at) + 1);
            EXPECT_TRUE(to.insert({column, row}).second) << "twice: " << column << ' ' << row;
        }
    }

    Where place(const std::string& x, const std::string& y) const {
        return {static_cast<int>(std::lround((std::atof(x.c_str()) - corner_x_) / side_)),
                static_cast<int>(std::lround((std::atof(y.c_str()) - corner_y_) / side_))};
    }

    double corner_x_ = 0, corner_y_ = 0, side_ = 1;
};

struct Drawn {
    std::string variant, array, style;
};

std::vector<Drawn> all_starts() {
    std::vector<Drawn> all;
    for (const std::string& id : variant_ids()) {
        const auto variant = named_variant(id);
        for (const ArraySaid& array : variant->arrays)
            for (const std::string& style : style_names()) all.push_back({id, array.name, style});
    }
    return all;
}

class Starts : public ::testing::TestWithParam<Drawn> {
protected:
    std::shared_ptr<const Rules> rules_ = *named_rules(GetParam().variant, GetParam().array);

    std::string paint(std::string_view format, int pixels = 800) const {
        auto composer = Composer::make(rules_, style_named(GetParam().style));
        return painted(composer->compose(rules_->start(), {}, {}), format, pixels);
    }
    Where where(Square square) const {
        const Cell cell = View(rules_->board(), "north").cell(square);
        return {cell.column, cell.row};
    }
};

TEST_P(Starts, show_every_square_once_in_its_shade) {
    const SvgPicture picture(paint("svg"));
    const Board& board = rules_->board();
    EXPECT_EQ(picture.light.size() + picture.dark.size(), board.size());
    const bool even = rules_->variant().switches.at("light_parity") == "even";
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto square = static_cast<Square>(i);
        const Place place = board.place(square);
        const bool light = ((place.file + place.rank) % 2 == 0) == even;
        EXPECT_TRUE((light ? picture.light : picture.dark).contains(where(square))) << board.name(square);
    }
}

TEST_P(Starts, show_every_man_of_the_array_on_his_square_in_his_army_and_outline) {
    const SvgPicture picture(paint("svg"));
    std::map<Where, const SvgPicture::Man*> shown;
    for (const SvgPicture::Man& man : picture.men)
        EXPECT_TRUE(shown.emplace(man.where, &man).second) << "two men on one square";
    std::map<Seat, std::string> armies;
    std::map<std::string, std::string> outlines;
    std::size_t men = 0;
    for (std::size_t i = 0; i < rules_->start().cells.size(); ++i) {
        const Piece man = rules_->start().cells[i];
        const auto found = shown.find(where(static_cast<Square>(i)));
        EXPECT_EQ(is_man(man), found != shown.end()) << rules_->board().name(static_cast<Square>(i));
        if (!is_man(man) || found == shown.end()) continue;
        ++men;
        const Seat seat = rules_->seat_of(man);
        const std::string& outline = rules_->face(rules_->kind_of(man)).outline;
        EXPECT_EQ(armies.emplace(seat, found->second->fill).first->second, found->second->fill);
        EXPECT_EQ(outlines.emplace(outline, found->second->outline).first->second, found->second->outline);
    }
    EXPECT_EQ(men, picture.men.size());
    std::set<std::string> fills, shapes;
    for (const auto& [seat, fill] : armies) fills.insert(fill);
    for (const auto& [outline, body] : outlines) shapes.insert(picture.bodies.at(body));
    EXPECT_EQ(armies.size(), rules_->seats());
    EXPECT_EQ(fills.size(), armies.size()) << "two armies look alike";
    EXPECT_EQ(shapes.size(), outlines.size()) << "two kinds of men look alike";
}

TEST_P(Starts, as_text_have_a_cell_for_every_square) {
    std::size_t cells = 0, men = 0;
    const std::string text = paint("txt");
    for (const std::string_view line : split(text, '\n')) {
        const auto all = words(line);
        if (all.empty() || !is_digit(all.front().front())) continue;
        cells += all.size() - 1;
        for (std::size_t i = 1; i < all.size(); ++i) men += all[i] != "." && all[i] != ":";
    }
    const auto& start = rules_->start().cells;
    EXPECT_EQ(cells, rules_->board().size());
    EXPECT_EQ(men, static_cast<std::size_t>(std::count_if(start.begin(), start.end(), is_man)));
}

/// A man is painted where the ground is not of one colour; the squares of a PNG are whole numbers of pixels.
TEST_P(Starts, as_png_have_a_man_where_one_stands_and_none_elsewhere) {
    auto composer = Composer::make(rules_, style_named(GetParam().style));
    const Scene scene = composer->compose(rules_->start(), {}, {});
    const Picture picture(painted(scene, "png", 1200));
    const SvgPicture svg(painted(scene, "svg", 1200));
    const auto side = static_cast<std::size_t>(static_cast<double>(picture.width) / scene.width);
    const double scale = static_cast<double>(picture.width) / scene.width;
    for (std::size_t i = 0; i < rules_->start().cells.size(); ++i) {
        const auto [column, row] = where(static_cast<Square>(i));
        const auto left = static_cast<std::size_t>(std::lround((scene.grid.corner.x + column) * scale));
        const auto top = static_cast<std::size_t>(std::lround((scene.grid.corner.y + row) * scale));
        std::size_t other = 0;
        const std::size_t rim = side / 8;
        const Colour ground = picture.at(left + rim, top + rim);
        for (std::size_t y = rim; y < side - rim; ++y)
            for (std::size_t x = rim; x < side - rim; ++x) other += picture.at(left + x, top + y) != ground;
        const std::size_t area = (side - 2 * rim) * (side - 2 * rim);
        const bool man = is_man(rules_->start().cells[i]);
        const bool patterned = GetParam().style == "print";
        const std::size_t least = man ? area / 8 : 0, most = man || patterned ? area : area / 50;
        EXPECT_GE(other, least) << rules_->board().name(static_cast<Square>(i));
        EXPECT_LE(other, most) << rules_->board().name(static_cast<Square>(i));
    }
}

INSTANTIATE_TEST_SUITE_P(every, Starts, ::testing::ValuesIn(all_starts()), [](const auto& tested) {
    std::string name = tested.param.variant + '_' + tested.param.array + '_' + tested.param.style;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

int lightness(const std::string& fill) {
    const auto channel = [&](std::size_t at) { return static_cast<int>(std::stoul(fill.substr(at, 2), nullptr, 16)); };
    return 299 * channel(1) + 587 * channel(3) + 114 * channel(5);
}

/// The fill of each army of the eight-handed start, by seat.
std::map<std::string, std::string> armies_of_the_eight(const std::string& style) {
    const auto rules = rules_named("verney-eight");
    const SvgPicture picture(painted(start_of("verney-eight", style), "svg"));
    std::map<std::string, std::string> fills;
    const View view(rules->board(), "north");
    for (const SvgPicture::Man& man : picture.men) {
        const Piece piece = rules->start().cells[index(view.at({man.where.first, man.where.second}))];
        fills[rules->seat(rules->seat_of(piece)).id] = man.fill;
    }
    return fills;
}

TEST(Plate, shows_every_left_hand_army_in_a_lighter_shade_as_drawn) {
    const auto fills = armies_of_the_eight("plate");
    ASSERT_EQ(fills.size(), 8u);
    for (const char* side : {"S", "W", "N", "E"}) {
        const std::string right = fills.at(std::string(side) + "R"), left = fills.at(std::string(side) + "L");
        ASSERT_TRUE(right.starts_with('#') && left.starts_with('#')) << side;
        EXPECT_GT(lightness(left), lightness(right) + 20'000) << side;
    }
}

TEST(Print, tells_the_eight_armies_apart_by_pattern_in_black_and_white) {
    const auto fills = armies_of_the_eight("print");
    ASSERT_EQ(fills.size(), 8u);
    std::set<std::string> looks;
    std::size_t patterns = 0;
    for (const auto& [seat, fill] : fills) {
        EXPECT_TRUE(looks.insert(fill).second) << seat << " looks like another army";
        patterns += fill.starts_with("<pattern");
        for (std::size_t at = fill.find('#'); at != fill.npos; at = fill.find('#', at + 1))
            EXPECT_TRUE(fill.substr(at, 7) == "#000000" || fill.substr(at, 7) == "#ffffff") << seat << ": " << fill;
    }
    EXPECT_GE(patterns, 6u);  // plain white, plain black, and patterns
}

TEST(Hans37, has_outlines_of_its_own) {
    const auto orthodox = rules_named("american");
    const SvgPicture usual(painted(start_of("american"), "svg"));
    std::set<std::string> usual_paths;
    for (const auto& [name, path] : usual.bodies) usual_paths.insert(path);
    ASSERT_EQ(usual_paths.size(), 6u);
    const auto rules = rules_named("hans37");
    std::map<std::string, std::string> path_of;  // by letter of the man
    for (const char* letter : {"b", "s", "c", "D", "H", "B", "K", "W", "F"}) {
        auto setup = rules->start();
        std::fill(setup.cells.begin(), setup.cells.end(), Piece::none);
        put(setup, *rules, "d4", Seat{0}, letter);
        const SvgPicture picture(painted(scene_of("hans37", setup), "svg"));
        ASSERT_EQ(picture.men.size(), 1u) << letter;
        path_of[letter] = picture.bodies.at(picture.men.front().outline);
    }
    std::set<std::string> paths;
    for (const auto& [letter, path] : path_of) EXPECT_TRUE(paths.insert(path).second) << letter;
    for (const char* own : {"b", "c", "D", "H", "W", "F"}) EXPECT_FALSE(usual_paths.contains(path_of.at(own))) << own;
    for (const char* shared : {"K", "B", "s"}) EXPECT_TRUE(usual_paths.contains(path_of.at(shared))) << shared;
}

}  // namespace
}  // namespace fourhand::tests
