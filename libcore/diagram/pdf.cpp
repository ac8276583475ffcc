// Paints a diagram as a PDF page of its size: lines and curves, no pixels, no fonts, no date.
#include <cairo-pdf.h>
#include <cairo.h>

#include <algorithm>
#include <new>

#include "base/text.hpp"
#include "diagram/canvas.hpp"
#include "diagram/painter_makers.hpp"
#include "diagram/painters.hpp"

namespace fourhand {

namespace {

/// Called from C, which no exception may cross.
cairo_status_t append(void* text, const unsigned char* bytes, unsigned int length) noexcept {
    try {
        static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), length);
    } catch (const std::bad_alloc&) {
        return CAIRO_STATUS_NO_MEMORY;
    }
    return CAIRO_STATUS_SUCCESS;
}

class PdfPainter : public Painter {
public:
    std::string paint(const Scene& scene, int pixels) override {
        const double unit = pixels / std::max(scene.width, scene.height);
        std::string file;
        const CairoSurface surface(
            cairo_pdf_surface_create_for_stream(append, &file, scene.width * unit, scene.height * unit));
        check_cairo(cairo_surface_status(surface.get()));
        cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_5);
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, printable(scene.title).c_str());
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_SUBJECT,
                                       printable(join(scene.men, ". ")).c_str());
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, nullptr);
        {
            Canvas canvas(surface.get(), unit, {}, 0);
            canvas.draw_board(scene);
            canvas.draw_rest(scene, [&](const Figure& figure) {
                canvas.draw_man(figure.corner, figure.side, *scene.outlines[figure.outline],
                                scene.liveries[figure.livery]);
            });
        }
        cairo_surface_finish(surface.get());
        check_cairo(cairo_surface_status(surface.get()));
        return file;
    }
};

}  // namespace

std::unique_ptr<Painter> make_pdf_painter() { return std::make_unique<PdfPainter>(); }

}  // namespace fourhand
