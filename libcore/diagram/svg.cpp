// Paints a diagram as SVG text: every outline and letter is defined once and used wherever it stands.
#include <algorithm>
#include <cmath>
#include <map>

#include "diagram/numbers.hpp"
#include "diagram/painter_makers.hpp"
#include "diagram/painters.hpp"
#include "diagram/strokes.hpp"
#include "diagram/svg_text.hpp"

namespace fourhand {

namespace {

constexpr double unit = 100;  ///< of the SVG, in a square
constexpr double dash = 0.08;

void append_point(std::string& path, char letter, double x, double y) {
    path += letter;
    append_number(path, x);
    path += ' ';
    append_number(path, y);
}

std::string in_words(double x, double y) {
    std::string text;
    append_point(text, ' ', x, y);
    return text.substr(1);
}

/// One picture in the making. Definitions are collected while shapes are written.
class SvgPage {
public:
    SvgPage(const Scene& scene, int pixels) : scene_(scene), pixels_(pixels) {}

    std::string text() {
        for (const Shape& shape : scene_.shapes) std::visit([&](const auto& one) { add(one); }, shape);
        leave_run();
        const std::string page = SvgTag("rect")
                                     .set("width", scene_.width * unit)
                                     .set("height", scene_.height * unit)
                                     .set("fill", scene_.page)
                                     .empty();
        return with_prefix(head() + "<defs>\n" + definitions_ + "</defs>\n" + page + "\n" + body_ + "</svg>\n");
    }

private:
    std::string head() const;
    void add(const Squares& squares);
    void add(const Polygons& polygons);
    void add(const Box& box);
    void add(const Figure& figure);
    void add(const Label& label);
    void put(const SvgTag& tag) { body_ += tag.empty() + '\n'; }
    SvgTag& ink(SvgTag& tag, const Paint& paint, double scale = unit);
    std::string pattern_id(const Paint& paint);
    std::string man_id(const Figure& figure);
    std::string cue(const Livery& livery);
    std::string path_id(const std::string& letter, const std::string& path) {
        return define(letter + path, letter, SvgTag("path").set("d", path));
    }
    std::string define(const std::string& key, const std::string& letter, SvgTag tag, std::string_view content = {});
    void enter_run(const std::string& opening);
    void leave_run();

    const Scene& scene_;
    int pixels_;
    std::string definitions_;
    std::string body_;
    std::string run_;                         ///< the opening tag of the group we are in; empty: in none
    std::map<std::string, std::string> ids_;  ///< by what they stand for
};

std::string SvgPage::head() const {
    const double longer = std::max(scene_.width, scene_.height);
    const std::string title_id = std::string(1, id_mark) + "t";
    const std::string description_id = std::string(1, id_mark) + "d";
    SvgTag svg("svg");
    svg.set("xmlns", "http://www.w3.org/2000/svg").set("xmlns:xlink", "http://www.w3.org/1999/xlink");
    svg.set("viewBox", "0 0 " + in_words(scene_.width * unit, scene_.height * unit));
    svg.set("width", std::round(pixels_ * scene_.width / longer));
    svg.set("height", std::round(pixels_ * scene_.height / longer));
    svg.set("role", "img").set("aria-labelledby", title_id + ' ' + description_id);
    std::string description;
    for (const auto* sentences : {&scene_.notes, &scene_.men})
        for (const std::string& sentence : *sentences) description += escaped_for_xml(sentence) + ".\n";
    return svg.open() + '\n' + SvgTag("title").set("id", title_id).around(escaped_for_xml(scene_.title)) + '\n' +
           SvgTag("desc").set("id", description_id).around(description) + '\n';
}

/// The id of what `key` stands for; it is written among the definitions at the first time.
std::string SvgPage::define(const std::string& key, const std::string& letter, SvgTag tag, std::string_view content) {
    const auto [at, is_new] = ids_.try_emplace(key, std::string(1, id_mark) + letter + std::to_string(ids_.size()));
    if (!is_new) return at->second;
    tag.set("id", at->second);
    definitions_ += (content.empty() ? tag.empty() : tag.around(content)) + '\n';
    return at->second;
}

std::string SvgPage::pattern_id(const Paint& paint) {
    const Tile one = tile(paint.pattern);
    SvgTag pattern("pattern");
    pattern.set("patternUnits", "userSpaceOnUse").set("width", one.side).set("height", one.side);
    if (one.degrees != 0) pattern.set("patternTransform", "rotate(" + std::to_string(std::lround(one.degrees)) + ")");
    SvgTag ground("rect");
    ground.set("width", one.side).set("height", one.side).set("stroke", "none");
    if (paint.fill) ground.set("fill", *paint.fill);
    SvgTag strokes("path");
    strokes.set("d", one.path).set("fill", "none").set("stroke", paint.pattern_ink).set("stroke-width", one.pen);
    strokes.set("stroke-linecap", "round");
    const std::string content = (paint.fill ? ground.empty() : "") + strokes.empty();
    return define(pattern.open() + content, "p", pattern, content);
}

SvgTag& SvgPage::ink(SvgTag& tag, const Paint& paint, double scale) {
    if (paint.pattern != Pattern::None)
        tag.set("fill", "url(#" + pattern_id(paint) + ")");
    else if (paint.fill)
        tag.set("fill", *paint.fill);
    else
        tag.set("fill", "none");
    if (!paint.stroke || paint.width <= 0) return tag;
    tag.set("stroke", *paint.stroke).set("stroke-width", paint.width * scale);
    if (paint.dashed) tag.set("stroke-dasharray", in_words(dash * scale, dash * scale));
    return tag;
}

void SvgPage::enter_run(const std::string& opening) {
    if (run_ == opening) return;
    leave_run();
    run_ = opening;
    body_ += opening + '\n';
}

void SvgPage::leave_run() {
    if (!run_.empty()) body_ += "</g>\n";
    run_.clear();
}

/// Squares are written in board units from the board's corner: that is half the bytes. Patterns keep their own measure.
void SvgPage::add(const Squares& squares) {
    leave_run();
    const Point origin = scene_.grid.corner;
    const double side = squares.paint.pattern != Pattern::None ? unit : 1;
    std::string transform = "translate(" + in_words(origin.x * unit, origin.y * unit) + ")";
    if (side == 1) transform += " scale(100)";
    const std::string outline = side == 1 ? "h1v1h-1z" : "h100v100h-100z";
    std::string path;
    for (const Point corner : squares.corners) {
        append_point(path, 'M', (corner.x - origin.x) * side, (corner.y - origin.y) * side);
        path += outline;
    }
    SvgTag tag("path");
    put(ink(tag, squares.paint, side).set("transform", transform).set("d", path));
}

void SvgPage::add(const Polygons& polygons) {
    leave_run();
    std::string path;
    for (const auto& contour : polygons.contours) {
        for (const Point& point : contour)
            append_point(path, &point == contour.data() ? 'M' : 'L', point.x * unit, point.y * unit);
        path += 'Z';
    }
    SvgTag tag("path");
    put(ink(tag, polygons.paint).set("stroke-linejoin", "round").set("d", path));
}

void SvgPage::add(const Box& box) {
    leave_run();
    SvgTag tag("rect");
    tag.set("x", box.corner.x * unit).set("y", box.corner.y * unit);
    tag.set("width", box.width * unit).set("height", box.height * unit);
    if (box.radius > 0) tag.set("rx", box.radius * unit);
    put(ink(tag, box.paint));
}

std::string SvgPage::cue(const Livery& livery) {
    if (!livery.cue) return {};
    SvgTag body("use");
    ink(body.use(path_id("c", livery.cue->body)), livery.cue_body);
    if (livery.cue->line.empty() || !livery.cue_body.stroke) return body.empty();
    SvgTag line("path");
    line.set("fill", "none").set("stroke", *livery.cue_body.stroke).set("d", livery.cue->line);
    return body.empty() + line.empty();
}

/// A man of one livery: cue, halo, body, inner lines, pips. Inks that all its men share come from the group they are
/// in.
std::string SvgPage::man_id(const Figure& figure) {
    const Outline& outline = *scene_.outlines[figure.outline];
    const Livery& livery = scene_.liveries[figure.livery];
    const std::string key = std::to_string(figure.livery) + ' ' + std::to_string(figure.outline);
    if (const auto known = ids_.find(key); known != ids_.end()) return known->second;
    std::string content = cue(livery);
    SvgTag body("use");
    body.use(path_id("b", outline.body));
    if (livery.halo) {
        SvgTag halo = body;
        const double width = livery.body.width * unit + 2 * halo_width;
        content += halo.set("stroke", *livery.halo).set("stroke-width", width).empty();
    }
    content += body.empty();
    if (!outline.line.empty() && livery.line.stroke) {
        SvgTag line("path");
        line.set("fill", "none").set("stroke", "currentColor").set("stroke-width", livery.line.width * unit);
        line.set("d", outline.line);
        const std::string lines = define(line.empty(), "l", line);
        content += SvgTag("use").use(lines).empty();
    }
    if (const PenWork pips = pips_on(outline, livery.pips); !pips.path.empty()) {
        SvgTag tag("path");
        content += tag.set("stroke", livery.pips.ink).set("stroke-width", pips.pen).set("d", pips.path).empty();
    }
    return define(key, "m", SvgTag("g"), content);
}

void SvgPage::add(const Figure& figure) {
    const Livery& livery = scene_.liveries[figure.livery];
    SvgTag run("g");
    run.set("stroke-linejoin", "round").set("stroke-linecap", "round");
    if (livery.line.stroke) run.set("color", *livery.line.stroke);
    enter_run(ink(run, livery.body).open());
    const double x = figure.corner.x * unit;
    const double y = figure.corner.y * unit;
    SvgTag man("use");
    man.use(man_id(figure));
    if (figure.side == 1)
        man.set("x", x).set("y", y);
    else
        man.set("transform", "translate(" + in_words(x, y) + ") scale(" + in_words(figure.side, figure.side) + ")");
    put(man);
}

/// Letters are written in the units of their own table, in a group of the right scale.
void SvgPage::add(const Label& label) {
    SvgTag run("g");
    run.set("fill", "none").set("stroke", label.ink).set("stroke-width", lettering_pen(100));
    run.set("stroke-linejoin", "round").set("stroke-linecap", "round");
    std::string scale = "scale(";
    append_number(scale, label.size * unit / 100);
    enter_run(run.set("transform", scale + ")").open());
    const Point place{label.place.x / label.size * 100, label.place.y / label.size * 100};
    for (const LetterStroke& stroke : set_letters(label.text, place, 100, label.anchor)) {
        if (stroke.path.empty()) continue;
        SvgTag letter("use");
        letter.use(path_id("g", std::string(stroke.path)));
        put(letter.set("x", std::round(stroke.origin.x)).set("y", std::round(stroke.origin.y)));
    }
}

class SvgPainter : public Painter {
public:
    std::string paint(const Scene& scene, int pixels) override { return SvgPage(scene, pixels).text(); }
};

}  // namespace

std::unique_ptr<Painter> make_svg_painter() { return std::make_unique<SvgPainter>(); }

}  // namespace fourhand
