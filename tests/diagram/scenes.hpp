// What tests of diagrams begin with: rules, styles, scenes.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "diagram/compose.hpp"
#include "diagram/painters.hpp"
#include "diagram/style.hpp"
#include "rules/rules.hpp"

namespace fourhand::tests {

inline std::shared_ptr<const Rules> rules_named(const std::string& id) {
    auto rules = named_rules(id);
    EXPECT_TRUE(rules) << id;
    return *rules;
}

inline Style style_named(const std::string& name) {
    auto style = named_style(name);
    EXPECT_TRUE(style) << name;
    return *style;
}

inline Scene scene_of(const std::string& variant, const Setup& setup, const std::string& style = "club",
                      const DiagramOptions& options = {}, const Marks& marks = {}) {
    auto composer = Composer::make(rules_named(variant), style_named(style));
    EXPECT_TRUE(composer);
    return composer->compose(setup, marks, options);
}

inline Scene start_of(const std::string& variant, const std::string& style = "club",
                      const DiagramOptions& options = {}) {
    return scene_of(variant, rules_named(variant)->start(), style, options);
}

inline std::string painted(const Scene& scene, std::string_view format, int pixels = 800) {
    return painter_named(format)->make()->paint(scene, pixels);
}

/// The shapes of one kind, in the order of painting.
template <typename One>
std::vector<One> shapes_of(const Scene& scene) {
    std::vector<One> list;
    for (const Shape& shape : scene.shapes)
        if (const auto* one = std::get_if<One>(&shape)) list.push_back(*one);
    return list;
}

inline Square square(const Rules& rules, std::string_view name) { return rules.board().named(name); }

/// Puts a man on a square of a set-up.
inline void put(Setup& setup, const Rules& rules, std::string_view where, Seat seat, std::string_view letter,
                char heading = 0) {
    setup.cells[index(square(rules, where))] = rules.man(seat, letter, square(rules, where), heading);
}

}  // namespace fourhand::tests
