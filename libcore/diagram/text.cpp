// Paints a diagram with letters: a cell of three characters for every square, as people type boards into messages.
#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "diagram/painter_makers.hpp"
#include "diagram/painters.hpp"

namespace fourhand {

namespace {

class TextPainter : public Painter {
public:
    std::string paint(const Scene& scene, int) override {
        const std::size_t columns = scene.grid.columns.size();
        std::vector<std::vector<std::string>> cells(scene.grid.rows.size(), std::vector<std::string>(columns));
        const auto cell = [&](Point corner) -> std::string& {
            const auto row = static_cast<std::size_t>(std::lround(corner.y - scene.grid.corner.y));
            return cells.at(row).at(static_cast<std::size_t>(std::lround(corner.x - scene.grid.corner.x)));
        };
        for (const Shape& shape : scene.shapes) {
            if (const auto* squares = std::get_if<Squares>(&shape); squares != nullptr && squares->text != 0)
                for (const Point corner : squares->corners) cell(corner) = std::string(1, squares->text);
            if (const auto* figure = std::get_if<Figure>(&shape); figure != nullptr && !figure->text.empty())
                cell(figure->corner) = figure->text;
        }
        return page(scene, cells);
    }

private:
    static std::string page(const Scene& scene, const std::vector<std::vector<std::string>>& cells) {
        std::size_t width = 1;
        for (const auto& row : cells)
            for (const std::string& text : row) width = std::max(width, text.size());
        std::size_t margin = 1;
        for (const std::string& name : scene.grid.rows) margin = std::max(margin, name.size());
        std::string text;
        for (std::size_t row = 0; row < cells.size(); ++row) {
            std::string line = std::string(margin - scene.grid.rows[row].size(), ' ') + scene.grid.rows[row] + ' ';
            for (const std::string& cell : cells[row]) line += ' ' + cell + std::string(width - cell.size(), ' ');
            text += without_end_blanks(line) + '\n';
        }
        std::string line(margin + 1, ' ');
        for (const std::string& name : scene.grid.columns)
            line += ' ' + name + std::string(width > name.size() ? width - name.size() : 0, ' ');
        text += without_end_blanks(line) + '\n';
        text += '\n' + printable(join(scene.notes, "; ")) + '\n';
        return text;
    }

    static std::string without_end_blanks(std::string line) {
        line.erase(line.find_last_not_of(' ') + 1);
        return line;
    }
};

}  // namespace

std::unique_ptr<Painter> make_text_painter() { return std::make_unique<TextPainter>(); }

}  // namespace fourhand
