// The table of painters.
#include "diagram/painters.hpp"

#include <array>

#include "base/text.hpp"
#include "diagram/painter_makers.hpp"

namespace fourhand {

namespace {

constexpr std::array<PainterRow, 4> rows{{
    {"svg", "Scalable Vector Graphics", false, make_svg_painter},
    {"png", "Portable Network Graphics", true, make_png_painter},
    {"pdf", "Portable Document Format", true, make_pdf_painter},
    {"txt", "letters and points", false, make_text_painter},
}};

}  // namespace

std::span<const PainterRow> painters() { return rows; }

const PainterRow* painter_named(std::string_view id) {
    for (const PainterRow& row : rows)
        if (row.id == id) return &row;
    return nullptr;
}

const PainterRow* painter_for_file(std::string_view name) {
    const auto dot = name.rfind('.');
    return dot == name.npos ? nullptr : painter_named(lower_case(name.substr(dot + 1)));
}

}  // namespace fourhand
