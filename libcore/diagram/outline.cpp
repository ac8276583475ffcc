// Reads piece outlines, and makes a token for men that have none.
#include "diagram/outline.hpp"

#include <array>
#include <charconv>
#include <optional>

#include "base/embedded.hpp"
#include "base/text.hpp"
#include "diagram/lettering.hpp"

namespace fourhand {

namespace {

/// Walks over the words of a path text.
class PathReader {
public:
    explicit PathReader(std::string_view text) : text_(text) {}

    bool at_end() {
        while (at_ < text_.size() && (is_space(text_[at_]) || text_[at_] == ',')) ++at_;
        return at_ == text_.size();
    }
    char letter() { return text_[at_++]; }
    std::size_t place() const { return at_; }

    std::optional<double> number() {
        if (at_end()) return std::nullopt;
        double value = 0;
        const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
        if (error != std::errc{} || !(value >= -1000 && value <= 1000)) return std::nullopt;
        at_ = static_cast<std::size_t>(end - text_.data());
        return value;
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

std::optional<PathStep> read_step(char letter, PathReader& reader) {
    PathStep step;
    std::size_t wanted = 2;
    switch (letter) {
        case 'M': step.kind = PathStep::Kind::Move; break;
        case 'L': step.kind = PathStep::Kind::Line; break;
        case 'C': step.kind = PathStep::Kind::Curve, wanted = 6; break;
        case 'Z': step.kind = PathStep::Kind::Close, wanted = 0; break;
        default: return std::nullopt;
    }
    double* const parts[] = {&step.x1, &step.y1, &step.x2, &step.y2, &step.x, &step.y};
    for (std::size_t i = 6 - wanted; i < 6; ++i) {
        const auto number = reader.number();
        if (!number) return std::nullopt;
        *parts[i] = *number;
    }
    return step;
}

/// The value of an attribute in the text of one element; empty if it has none.
std::string_view attribute(std::string_view element, std::string_view name) {
    const std::string opening = " " + std::string(name) + "=\"";
    const auto at = element.find(opening);
    if (at == std::string_view::npos) return {};
    const auto begin = at + opening.size();
    const auto end = element.find('"', begin);
    return end == std::string_view::npos ? std::string_view{} : element.substr(begin, end - begin);
}

/// The path of that class; empty if there is none.
std::string_view path_of_class(std::string_view svg, std::string_view wanted) {
    for (auto at = svg.find("<path"); at != std::string_view::npos; at = svg.find("<path", at + 1)) {
        const std::string_view element = svg.substr(at, svg.find('>', at) - at);
        if (attribute(element, "class") == wanted) return attribute(element, "d");
    }
    return {};
}

Diagnostic bad_outline(std::string_view name, std::string_view what) {
    return {Code::BadOutline, {}, "the outline " + printable(name) + " " + std::string(what)};
}

struct LetterName {
    std::string_view letter;
    std::string_view name;
};
constexpr std::array<LetterName, 9> letter_names{{{"K", "king"},
                                                  {"Q", "queen"},
                                                  {"R", "rook"},
                                                  {"B", "bishop"},
                                                  {"N", "knight"},
                                                  {"P", "pawn"},
                                                  {"H", "nightrider"},
                                                  {"W", "wazir"},
                                                  {"F", "ferz"}}};

std::string file_name(std::string_view name) {
    for (const LetterName& row : letter_names)
        if (row.letter == name) return std::string(row.name);
    std::string file = lower_case(name);
    for (char& c : file)
        if (c == ' ' || c == '/' || c == '.') c = '-';
    return file;
}

Outline token(std::string_view letter) {
    Outline outline;
    outline.name = "token-" + std::string(letter);
    outline.body = "M84 48C84 67 69 82 50 82C31 82 16 67 16 48C16 29 31 14 50 14C69 14 84 29 84 48Z";
    outline.line = lettering_path(letter, {50, 40}, 34, Anchor::Middle);
    outline.pips_from = 34;
    outline.pips_to = 66;
    outline.pips_y = 68;
    return outline;
}

}  // namespace

Result<std::vector<PathStep>> read_path(std::string_view text) {
    PathReader reader(text);
    std::vector<PathStep> steps;
    while (!reader.at_end()) {
        const std::size_t begin = reader.place();
        const auto step = read_step(reader.letter(), reader);
        if (!step || (steps.empty() && step->kind != PathStep::Kind::Move))
            return Diagnostic{Code::BadOutline,
                              {begin, begin + 1},
                              "a path begins with M and goes on with M, L, C or Z and their numbers"};
        steps.push_back(*step);
    }
    return steps;
}

Result<Outline> read_outline(std::string_view name, std::string_view svg) {
    Outline outline;
    outline.name = name;
    outline.body = path_of_class(svg, "body");
    outline.line = path_of_class(svg, "line");
    if (outline.body.empty()) return bad_outline(name, "has no path of the class \"body\"");
    for (const std::string* path : {&outline.body, &outline.line})
        if (const auto steps = read_path(*path); !steps)
            return bad_outline(name, "has a path that cannot be read: " + steps.error().message);
    const std::string_view pips = path_of_class(svg, "pips");
    if (pips.empty()) return outline;
    const auto steps = read_path(pips);
    if (!steps || steps->size() != 2 || (*steps)[0].y != (*steps)[1].y)
        return bad_outline(name, "has pips that are not one level line");
    outline.pips_from = (*steps)[0].x;
    outline.pips_to = (*steps)[1].x;
    outline.pips_y = (*steps)[0].y;
    return outline;
}

Result<std::shared_ptr<const Outline>> outline_named(std::string_view name, std::string_view letter) {
    const std::string file = file_name(name.empty() ? letter : name);
    const std::string_view svg = embedded("formats/diagrams/pieces/" + file + ".svg");
    if (svg.empty()) return std::make_shared<const Outline>(token(letter));
    auto outline = read_outline(file, svg);
    if (!outline) return outline.error();
    return std::make_shared<const Outline>(*std::move(outline));
}

}  // namespace fourhand
