// Small pieces of SVG text: tags, numbers, colours, escapes, ids.
#pragma once

#include <string>
#include <string_view>

#include "diagram/scene.hpp"

namespace fourhand {

/// Stands before every id until with_prefix replaces it.
constexpr char id_mark = '\x01';

/// A tag in the making. Values are written as they are: they must not hold what XML escapes.
class SvgTag {
public:
    explicit SvgTag(std::string_view name) : name_(name), text_("<" + name_) {}

    SvgTag& set(std::string_view attribute, std::string_view value);
    SvgTag& set(std::string_view attribute, double value);
    /// "#rrggbb", and the attribute's opacity where there is one.
    SvgTag& set(std::string_view attribute, Colour value);
    /// `use` of an id.
    SvgTag& use(std::string_view id) { return set("xlink:href", "#" + std::string(id)); }

    std::string open() const { return text_ + ">"; }
    std::string empty() const { return text_ + "/>"; }
    std::string around(std::string_view content) const { return open() + std::string(content) + "</" + name_ + ">"; }

private:
    std::string name_;
    std::string text_;
};

/// Text for the content of an element. What XML forbids (control characters, invalid UTF-8) becomes U+FFFD.
std::string escaped_for_xml(std::string_view text);

/// Replaces every id_mark by a short prefix made from the text itself, so that pictures can share a page.
std::string with_prefix(const std::string& text);

}  // namespace fourhand
