// Diagram styles: found among the embedded files, read key by key.
#include "diagram/style.hpp"

#include <array>
#include <nlohmann/json.hpp>

#include "base/embedded.hpp"
#include "base/text.hpp"
#include "rules/load_json.hpp"

namespace fourhand {

namespace {

constexpr std::string_view folder = "formats/diagrams/";
constexpr std::string_view suffix = ".json";
constexpr int widest_line = 30;  ///< in hundredths of a square

struct PatternName {
    std::string_view name;
    Pattern pattern;
};
constexpr std::array<PatternName, 7> pattern_names{{{"none", Pattern::None},
                                                    {"hatch", Pattern::Hatch},
                                                    {"back-hatch", Pattern::BackHatch},
                                                    {"cross-hatch", Pattern::CrossHatch},
                                                    {"rules", Pattern::Rules},
                                                    {"posts", Pattern::Posts},
                                                    {"dots", Pattern::Dots}}};

std::optional<std::uint8_t> hex_byte(std::string_view text) {
    int value = 0;
    for (const char c : text) {
        const auto digit =
            std::string_view("0123456789abcdef").find(c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c);
        if (digit == std::string_view::npos) return std::nullopt;
        value = value * 16 + static_cast<int>(digit);
    }
    return static_cast<std::uint8_t>(value);
}

/// "#rrggbb" or "#rrggbbaa".
Colour read_colour(const JsonValue& json) {
    const std::string text = json.text();
    const bool long_enough = (text.size() == 7 || text.size() == 9) && text[0] == '#';
    std::array<std::uint8_t, 4> parts{0, 0, 0, 255};
    for (std::size_t i = 0; long_enough && 2 * i + 1 < text.size(); ++i) {
        const auto part = hex_byte(std::string_view(text).substr(2 * i + 1, 2));
        if (!part) return json.complain("must be a colour like #d55e00 or, with opacity, #d55e0080"), Colour{};
        parts[i] = *part;
    }
    if (!long_enough) json.complain("must be a colour like #d55e00 or, with opacity, #d55e0080");
    return {parts[0], parts[1], parts[2], parts[3]};
}

Colour read_colour_or(const JsonValue& json, Colour fallback) { return json.present() ? read_colour(json) : fallback; }

std::optional<Colour> read_optional_colour(const JsonValue& json) {
    if (!json.present()) return std::nullopt;
    return read_colour(json);
}

Pattern read_pattern_or(const JsonValue& json, Pattern fallback) {
    if (!json.present()) return fallback;
    const std::string text = json.text();
    std::vector<std::string> known;
    for (const PatternName& row : pattern_names) {
        if (row.name == text) return row.pattern;
        known.emplace_back(row.name);
    }
    json.complain("must be the name of a pattern", {"the patterns are " + join(known, ", ")});
    return fallback;
}

/// An absent paint paints nothing.
Paint read_paint(const JsonValue& json) {
    Paint paint;
    if (!json.present()) return paint;
    json.allow({"fill", "pattern", "pattern_ink", "stroke", "width", "dashed"});
    paint.fill = read_optional_colour(json["fill"]);
    paint.pattern = read_pattern_or(json["pattern"], Pattern::None);
    if (json["pattern_ink"].present()) paint.pattern_ink = read_colour(json["pattern_ink"]);
    paint.stroke = read_optional_colour(json["stroke"]);
    paint.width = json["width"].number_or(0, 0, widest_line) / 100.0;
    paint.dashed = json["dashed"].flag_or(false);
    return paint;
}

/// What is not said is as in `base`.
ArmyStyle read_army_inks(const JsonValue& json, ArmyStyle base) {
    base.body.fill = read_colour_or(json["fill"], *base.body.fill);
    base.body.pattern = read_pattern_or(json["pattern"], base.body.pattern);
    base.body.pattern_ink = read_colour_or(json["pattern_ink"], base.body.pattern_ink);
    base.body.stroke = read_colour_or(json["ink"], *base.body.stroke);
    base.line = read_colour_or(json["line"], json["ink"].present() ? *base.body.stroke : base.line);
    base.pip = read_colour_or(json["pip"], json["line"].present() || json["ink"].present() ? base.line : base.pip);
    return base;
}

Style::Army read_army(const JsonValue& json, double outline_width) {
    json.allow({"fill", "pattern", "pattern_ink", "ink", "line", "pip", "right", "left"});
    ArmyStyle plain;
    plain.body.fill = read_colour(json["fill"]);
    plain.body.stroke = read_colour(json["ink"]);
    plain.body.width = outline_width;
    Style::Army army;
    army.alone = read_army_inks(json, plain);
    for (const char* hand : {"right", "left"})
        if (json[hand].present()) json[hand].allow({"fill", "pattern", "pattern_ink", "ink", "line", "pip"});
    army.right = read_army_inks(json["right"], army.alone);
    army.left = read_army_inks(json["left"], army.alone);
    return army;
}

void read_board(const JsonValue& json, Style& style) {
    json.allow({"light", "dark", "removed", "grid", "edge"});
    style.light = read_paint(json["light"]);
    style.dark = read_paint(json["dark"]);
    style.removed = read_paint(json["removed"]);
    style.grid = read_paint(json["grid"]);
    style.edge = read_paint(json["edge"]);
}

void read_marks(const JsonValue& json, Style& style) {
    json.allow({"from", "to", "arrow", "march", "turn"});
    style.from = read_paint(json["from"]);
    style.to = read_paint(json["to"]);
    style.arrow = read_paint(json["arrow"]);
    style.march = read_paint(json["march"]);
    style.turn = read_paint(json["turn"]);
}

void read_men(const JsonValue& json, Style& style) {
    json.allow({"outline_width", "line_width", "halo", "pips", "armies", "order", "frozen", "out", "walking"});
    const double outline_width = json["outline_width"].number(1, widest_line) / 100.0;
    style.line_width = json["line_width"].number(1, widest_line) / 100.0;
    style.halo = read_optional_colour(json["halo"]);
    style.pips = json["pips"].flag_or(true);
    for (const auto& [colour, army] : json["armies"].members())
        style.armies[lower_case(colour)] = read_army(army, outline_width);
    for (const JsonValue& name : json["order"].items()) {
        style.order.push_back(lower_case(name.text()));
        if (style.armies.find(style.order.back()) == style.armies.end()) name.complain("is none of the armies");
    }
    if (style.order.empty()) json["order"].complain("must name at least one army");

    const JsonValue frozen = json["frozen"];
    frozen.allow({"wash", "strength", "cue"});
    style.frozen_wash = read_colour(frozen["wash"]);
    style.frozen_strength = frozen["strength"].number(0, 100) / 100.0;
    style.frozen_cue = read_paint(frozen["cue"]);
    style.out = read_army(json["out"], outline_width).alone;
    const JsonValue walking = json["walking"];
    if (walking.present()) walking.allow({"cue"});
    style.walking_cue = read_paint(walking["cue"]);
}

Style read_style(const JsonValue& json, std::string_view id) {
    Style style;
    style.id = id;
    json.allow({"$schema", "title", "page", "letters", "board", "marks", "men"});
    style.title = json["title"].text();
    style.page = read_colour(json["page"]);
    style.letters = read_colour(json["letters"]);
    read_board(json["board"], style);
    read_marks(json["marks"], style);
    read_men(json["men"], style);
    return style;
}

}  // namespace

std::vector<std::string> style_names() {
    std::vector<std::string> names;
    for (const std::string_view path : embedded_under(folder.substr(0, folder.size() - 1))) {
        if (!path.ends_with(suffix) || path.find('/', folder.size()) != path.npos) continue;
        names.emplace_back(path.substr(folder.size(), path.size() - folder.size() - suffix.size()));
    }
    return names;
}

std::string style_file(std::string_view name) { return std::string(folder) + lower_case(name) + std::string(suffix); }

Result<Style> named_style(std::string_view name) {
    const std::string path = style_file(name);
    const std::string_view text = name.find('/') == name.npos ? embedded(path) : std::string_view{};
    if (text.data() != nullptr) return load_style(Source(path, std::string(text)), lower_case(name));
    const std::vector<std::string> near = near_names(name, style_names());
    return Diagnostic{
        Code::UnknownStyle,
        {},
        "there is no diagram style \"" + printable(name) + "\"",
        {near.empty() ? "the styles are " + join(style_names(), ", ") : "did you mean " + join_or(near) + "?"}};
}

Result<Style> load_style(const Source& source, std::string_view id) {
    Json json;
    if (auto broken = parse_json(source, json)) {
        return Diagnostic{Code::BadStyle, broken->where, broken->message, broken->hints};
    }
    std::optional<Complaint> complaint;
    Style style = read_style(JsonValue(&json, "", complaint), id);
    if (!complaint) return style;
    return Diagnostic{Code::BadStyle, find_pointer(source.text(), complaint->pointer),
                      (complaint->pointer.empty() ? "the style" : complaint->pointer) + " " + complaint->message,
                      complaint->hints};
}

}  // namespace fourhand
