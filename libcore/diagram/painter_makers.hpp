// What makes each painter, for the table alone.
#pragma once

#include <memory>

namespace fourhand {

class Painter;

std::unique_ptr<Painter> make_svg_painter();
std::unique_ptr<Painter> make_png_painter();
std::unique_ptr<Painter> make_pdf_painter();
std::unique_ptr<Painter> make_text_painter();

}  // namespace fourhand
