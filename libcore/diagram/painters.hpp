// The outputs of diagrams that this build knows: one row each in painters.cpp.
#pragma once

#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "diagram/scene.hpp"

namespace fourhand {

/// The drawing library failed: no memory, a picture too large for it.
class PaintError : public std::runtime_error {
public:
    using runtime_error::runtime_error;
};

/// Paints scenes one after the other; may keep what they have in common.
class Painter {
public:
    virtual ~Painter() = default;
    /// The bytes of a whole file; the same for the same scene and size. `pixels` is the longer side (smallest_picture
    /// to largest_picture); PDF takes 72 of them for an inch, text none. Throws PaintError.
    virtual std::string paint(const Scene& scene, int pixels) = 0;
};

constexpr int smallest_picture = 64;
constexpr int largest_picture = 16384;

struct PainterRow {
    std::string_view id;  ///< "png": --to, and the suffix of a file
    std::string_view title;
    bool binary;  ///< not fit for a terminal
    std::unique_ptr<Painter> (*make)();
};

std::span<const PainterRow> painters();
/// By id; null if unknown.
const PainterRow* painter_named(std::string_view id);
/// By a file's name ("board.png", upper or lower case); null if its suffix is unknown.
const PainterRow* painter_for_file(std::string_view name);

}  // namespace fourhand
