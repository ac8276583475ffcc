// Composes a diagram: the board first, then marks, then men, then what lies over them.
#include "diagram/compose.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "diagram/layout.hpp"
#include "diagram/wording.hpp"

namespace fourhand {

namespace {

Condition condition_of(const Rules& rules, const Setup& setup, Piece man) {
    const Seat seat = rules.seat_of(man);
    if (index(seat) >= rules.seats()) return Condition::Out;
    switch (setup.standings[index(seat)]) {
        case Standing::Playing: return Condition::Live;
        case Standing::Frozen: return Condition::Frozen;
        case Standing::Walking: return rules.face(rules.kind_of(man)).royal ? Condition::Walking : Condition::Out;
        case Standing::Out: return Condition::Out;
    }
    return Condition::Live;
}

/// The liveries of a scene, each once.
class LiveryList {
public:
    LiveryList(const Liveries& liveries, Scene& scene) : liveries_(liveries), scene_(scene) {}

    std::size_t place(Seat seat, Condition condition) {
        auto& place = places_[index(seat) * 4 + static_cast<std::size_t>(condition)];
        if (!place) {
            place = scene_.liveries.size();
            scene_.liveries.push_back(liveries_.livery(seat, condition));
        }
        return *place;
    }

private:
    const Liveries& liveries_;
    Scene& scene_;
    std::array<std::optional<std::size_t>, (max_seats + 1) * 4> places_{};
};

/// The kind that stands for its army in the legend: the first royal one.
Kind emblem(const Rules& rules) {
    for (std::size_t i = 0; i < rules.kinds(); ++i)
        if (rules.face(static_cast<Kind>(i)).royal) return static_cast<Kind>(i);
    return Kind{0};
}

std::string title_of(const Rules& rules, const Setup& setup, const DiagramOptions& options) {
    return (options.title.empty() ? rules.variant().title : options.title) + ", " +
           standing_notes(rules, setup, options.over).front();
}

}  // namespace

Composer::Composer(std::shared_ptr<const Rules> rules, const Style& style, Cues cues)
    : rules_(std::move(rules)), style_(style), liveries_(*rules_, style, std::move(cues)) {}

Result<Composer> Composer::make(std::shared_ptr<const Rules> rules, const Style& style) {
    const auto frozen = outline_named("cue-frozen", "");
    const auto walking = outline_named("cue-walking", "");
    for (const auto* cue : {&frozen, &walking})
        if (!*cue) return cue->error();
    Composer composer(std::move(rules), style, {*frozen, *walking});
    for (std::size_t i = 0; i < composer.rules_->kinds(); ++i) {
        const KindFace& face = composer.rules_->face(static_cast<Kind>(i));
        const auto outline = outline_named(face.outline, face.letter);
        if (!outline) return outline.error();
        auto& known = composer.outlines_;
        const auto at =
            std::find_if(known.begin(), known.end(), [&](const auto& other) { return *other == **outline; });
        composer.outline_of_.push_back(static_cast<std::size_t>(at - known.begin()));
        if (at == known.end()) known.push_back(*outline);
    }
    return composer;
}

Scene Composer::compose(const Setup& setup, const Marks& marks, const DiagramOptions& options) const {
    Layout layout(*rules_, setup, style_, options);
    Scene& scene = layout.scene();
    scene.outlines = outlines_;
    LiveryList liveries(liveries_, scene);
    layout.add_board();
    if (options.coordinates) layout.add_coordinates();
    scene.ground = scene.shapes.size();
    layout.add_marks(marks);
    if (options.turn && !options.over) layout.add_turn(liveries_.livery(setup.turn, Condition::Live));

    std::vector<std::pair<Square, Piece>> men;
    for (std::size_t i = 0; i < setup.cells.size(); ++i)
        if (is_man(setup.cells[i])) men.emplace_back(static_cast<Square>(i), setup.cells[i]);
    std::stable_sort(men.begin(), men.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    for (const auto& [square, man] : men) {
        const std::size_t livery = liveries.place(rules_->seat_of(man), condition_of(*rules_, setup, man));
        layout.add_man(square, man, outline_of_[index(rules_->kind_of(man))], livery);
    }
    for (const auto& [square, man] : men)
        if (rules_->face(rules_->kind_of(man)).march && !rules_->heads_as_usual(man)) layout.add_march(square, man);
    layout.add_arrow(marks);

    if (options.legend) {
        std::vector<Figure> figures;
        const Kind kind = emblem(*rules_);
        for (std::size_t i = 0; i < rules_->seats(); ++i) {
            const auto seat = static_cast<Seat>(i);
            const std::size_t livery = liveries.place(seat, condition_of(*rules_, setup, rules_->piece(seat, kind)));
            figures.push_back(Figure{{}, 1, outline_of_[index(kind)], livery, {}});
        }
        layout.add_legend(figures);
    }
    scene.title = title_of(*rules_, setup, options);
    scene.notes = standing_notes(*rules_, setup, options.over);
    scene.men = men_notes(*rules_, setup);
    return std::move(scene);
}

}  // namespace fourhand
