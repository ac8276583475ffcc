// Paints a diagram as SVG text: every outline and letter is defined once and used wherever it stands.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>

#include "diagram/numbers.hpp"
#include "diagram/painter_makers.hpp"
#include "diagram/painters.hpp"
#include "diagram/strokes.hpp"
#include "diagram/svg_text.hpp"

namespace fourhand {

namespace {

constexpr double unit = 100;   ///< of the SVG, in a square

/// One picture in the making. Definitions are collected while shapes are written.
class SvgPage {
public:
    SvgPage(const Scene& scene, int pixels) : scene_(scene), pixels_(pixels) {}

    std::string text() {
        for (const Shape& shape : scene_.shapes) std::visit([&](const auto& one) { add(one); }, shape);
        leave_run();
        return with_prefix(head() + "<defs>\n" + definitions_ + "</defs>\n" + page() + body_ + "</svg>\n");
    }

private:
    std::string head() const;
    std::string page() const;
    void add(const Squares& squares);
    void add(const Polygons& polygons);
    void add(const Box& box);
    void add(const Figure& figure);
    void add(const Label& label);
    std::string paint(const Paint& paint, double scale = unit);
    std::string fill(const Paint& paint);
    std::string pattern_id(const Paint& paint);
    std::string outline_id(std::string_view kind, const Outline& outline, const std::string& path, std::string_view attributes);
    std::string man_id(const Figure& figure);
    std::string define(const std::string& key, const std::string& letter, const std::string& content);
    void enter_run(const std::string& opening);
    void leave_run();

    const Scene& scene_;
    int pixels_;
    std::string definitions_;
    std::string body_;
    std::string run_;                           ///< the opening tag of the group we are in; empty: in none
    std::map<std::string, std::string> ids_;    ///< by what they stand for
};

std::string SvgPage::head() const {
    const double longer = std::max(scene_.width, scene_.height);
    std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 " +
                       number(scene_.width * unit) + ' ' + number(scene_.height * unit) + "\" width=\"" +
                       number(std::round(pixels_ * scene_.width / longer)) + "\" height=\"" +
                       number(std::round(pixels_ * scene_.height / longer)) + "\" role=\"img\" aria-labelledby=\"" + id_mark + "t " +
                       id_mark + "d\">\n<title id=\"" + id_mark + "t\">" + escaped_for_xml(scene_.title) + "</title>\n<desc id=\"" +
                       id_mark + "d\">";
    std::vector<std::string> sentences = scene_.notes;
    sentences.insert(sentences.end(), scene_.men.begin(), scene_.men.end());
    for (const std::string& sentence : sentences) text += escaped_for_xml(sentence) + ".\n";
    return text + "</desc>\n";
}

std::string SvgPage::page() const {
    return "<rect width=\"" + number(scene_.width * unit) + "\" height=\"" + number(scene_.height * unit) + "\" fill=\"" +
           hex(scene_.page) + "\"/>\n";
}

/// Names what a content stands for, and writes it among the definitions at the first time; `content` holds one '@' for the id.
std::string SvgPage::define(const std::string& key, const std::string& letter, const std::string& content) {
    const auto [at, is_new] = ids_.try_emplace(key, std::string(1, id_mark) + letter + std::to_string(ids_.size()));
    if (!is_new) return at->second;
    const auto place = content.find('@');
    definitions_ += content.substr(0, place) + at->second + content.substr(place + 1) + '\n';
    return at->second;
}

std::string SvgPage::pattern_id(const Paint& paint) {
    const Tile one = tile(paint.pattern);
    const std::string side = number(one.side);
    std::string content = "<pattern id=\"@\" patternUnits=\"userSpaceOnUse\" width=\"" + side + "\" height=\"" + side + "\"";
    if (one.degrees != 0) content += " patternTransform=\"rotate(" + number(one.degrees) + ")\"";
    content += ">";
    if (paint.fill) content += "<path d=\"M0 0h" + side + "v" + side + "h-" + side + "z\"" + ink("fill", *paint.fill) + " stroke=\"none\"/>";
    content += "<path d=\"" + std::string(one.path) + "\" fill=\"none\"" + ink("stroke", paint.pattern_ink) + " stroke-width=\"" +
               number(one.pen) + "\" stroke-linecap=\"round\"/></pattern>";
    return define(content, "p", content);
}

std::string SvgPage::fill(const Paint& paint) {
    if (paint.pattern != Pattern::None) return " fill=\"url(#" + pattern_id(paint) + ")\"";
    return paint.fill ? ink("fill", *paint.fill) : " fill=\"none\"";
}

std::string SvgPage::paint(const Paint& paint, double scale) {
    std::string text = fill(paint);
    if (!paint.stroke || paint.width <= 0) return text;
    text += ink("stroke", *paint.stroke) + " stroke-width=\"" + number(paint.width * scale) + "\"";
    if (paint.dashed) text += " stroke-dasharray=\"" + number(0.08 * scale) + ' ' + number(0.08 * scale) + "\"";
    return text;
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

/// Squares are written in board units from the board's corner: that is half the bytes.
void SvgPage::add(const Squares& squares) {
    leave_run();
    const Point origin = scene_.grid.corner;
    std::string text = "<path transform=\"translate(" + number(origin.x * unit) + ' ' + number(origin.y * unit) + ")";
    const bool patterned = squares.paint.pattern != Pattern::None;
    const double scale = patterned ? unit : 1;
    text += patterned ? "\"" : " scale(" + number(unit) + ")\"";
    text += paint(squares.paint, scale) + " d=\"";
    const std::string side = number(scale);
    for (const Point corner : squares.corners)
        text += 'M' + number((corner.x - origin.x) * scale) + ' ' + number((corner.y - origin.y) * scale) + 'h' + side + 'v' + side + "h-" + side + 'z';
    body_ += text + "\"/>\n";
}

void SvgPage::add(const Polygons& polygons) {
    leave_run();
    std::string text = "<path stroke-linejoin=\"round\"" + paint(polygons.paint) + " d=\"";
    for (const auto& contour : polygons.contours) {
        char letter = 'M';
        for (const Point point : contour) {
            text += letter + number(point.x * unit) + ' ' + number(point.y * unit);
            letter = 'L';
        }
        text += 'Z';
    }
    body_ += text + "\"/>\n";
}

void SvgPage::add(const Box& box) {
    leave_run();
    body_ += "<rect x=\"" + number(box.corner.x * unit) + "\" y=\"" + number(box.corner.y * unit) + "\" width=\"" +
             number(box.width * unit) + "\" height=\"" + number(box.height * unit) + "\"";
    if (box.radius > 0) body_ += " rx=\"" + number(box.radius * unit) + "\"";
    body_ += paint(box.paint) + "/>\n";
}

std::string SvgPage::outline_id(std::string_view kind, const Outline& outline, const std::string& path, std::string_view attributes) {
    return define(std::string(kind) + outline.name, std::string(kind), "<path id=\"@\"" + std::string(attributes) + " d=\"" + path + "\"/>");
}

/// A man of one livery: cue, halo, body, inner lines, pips. Body and lines take their inks from the group that they are used in.
std::string SvgPage::man_id(const Figure& figure) {
    const Outline& outline = *scene_.outlines[figure.outline];
    const Livery& livery = scene_.liveries[figure.livery];
    const std::string key = "m" + std::to_string(figure.livery) + ' ' + std::to_string(figure.outline);
    if (const auto known = ids_.find(key); known != ids_.end()) return known->second;
    std::string content = "<g id=\"@\">";
    if (livery.cue) {
        content += "<use xlink:href=\"#" + outline_id("c", *livery.cue, livery.cue->body, "") + "\"" + paint(livery.cue_body) + "/>";
        if (!livery.cue->line.empty() && livery.cue_body.stroke)
            content += "<path fill=\"none\"" + ink("stroke", *livery.cue_body.stroke) + " d=\"" + livery.cue->line + "\"/>";
    }
    const std::string body = "<use xlink:href=\"#" + outline_id("b", outline, outline.body, "") + "\"";
    if (livery.halo)
        content += body + ink("stroke", *livery.halo) + " stroke-width=\"" + number(livery.body.width * unit + 2 * halo_width) + "\"/>";
    content += body + "/>";
    const std::string lines = " fill=\"none\" stroke=\"currentColor\" stroke-width=\"" + number(livery.line.width * unit) + "\"";
    if (!outline.line.empty()) content += "<use xlink:href=\"#" + outline_id("l", outline, outline.line, lines) + "\"/>";
    if (const PenWork pips = pips_on(outline, livery.pips); !pips.path.empty())
        content += "<path d=\"" + pips.path + "\"" + ink("stroke", livery.pips.ink) + " stroke-width=\"" + number(pips.pen) + "\"/>";
    return define(key, "m", content + "</g>");
}

void SvgPage::add(const Figure& figure) {
    const Livery& livery = scene_.liveries[figure.livery];
    enter_run("<g stroke-linejoin=\"round\" stroke-linecap=\"round\"" + paint(livery.body) +
              (livery.line.stroke ? ink("color", *livery.line.stroke) : "") + ">");
    const std::string x = number(figure.corner.x * unit);
    const std::string y = number(figure.corner.y * unit);
    body_ += "<use xlink:href=\"#" + man_id(figure) + "\"";
    if (figure.side == 1) body_ += " x=\"" + x + "\" y=\"" + y + "\"/>\n";
    else body_ += " transform=\"translate(" + x + ' ' + y + ") scale(" + number(figure.side) + ")\"/>\n";
}

void SvgPage::add(const Label& label) {
    const double scale = label.size * unit / 100;
    enter_run("<g fill=\"none\"" + ink("stroke", label.ink) + " stroke-width=\"" + number(lettering_pen(100)) +
              "\" stroke-linejoin=\"round\" stroke-linecap=\"round\" transform=\"scale(" + number(scale) + ")\">");
    for (const LetterStroke& stroke : set_letters(label.text, {label.place.x / label.size * 100, label.place.y / label.size * 100}, 100, label.anchor)) {
        if (stroke.path.empty()) continue;
        const std::string path(stroke.path);
        body_ += "<use xlink:href=\"#" + define(path, "g", "<path id=\"@\" d=\"" + path + "\"/>") + "\" x=\"" +
                 number(std::round(stroke.origin.x)) + "\" y=\"" + number(std::round(stroke.origin.y)) + "\"/>\n";
    }
}

class SvgPainter : public Painter {
public:
    std::string paint(const Scene& scene, int pixels) override { return SvgPage(scene, pixels).text(); }
};

}  // namespace

std::unique_ptr<Painter> make_svg_painter() { return std::make_unique<SvgPainter>(); }

}  // namespace fourhand
