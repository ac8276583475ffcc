// A diagram style: colours and patterns as formats/diagrams/NAME.json says them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/source.hpp"
#include "diagram/scene.hpp"

namespace fourhand {

/// The inks of one army.
struct ArmyStyle {
    Paint body;
    Colour line;  ///< inner lines
    Colour pip;
};

struct Style {
    std::string id;
    std::string title;
    Colour page;
    Colour letters;
    Paint light;
    Paint dark;
    Paint removed;  ///< squares of a section that was taken away
    Paint grid;     ///< a line round every square
    Paint edge;     ///< the board's rim
    Paint from;     ///< the last move's squares
    Paint to;
    Paint arrow;
    Paint march;            ///< the pointer beside a pawn that marches another way than its seat
    Paint turn;             ///< the bar at the edge of who is to move; filled with his army's ink
    double line_width = 0;  ///< of inner lines, in board units
    std::optional<Colour> halo;
    bool pips = true;

    /// Inks of the only army of its colour, and of two that sit side by side.
    struct Army {
        ArmyStyle alone;
        ArmyStyle right;
        ArmyStyle left;
    };
    std::map<std::string, Army, std::less<>> armies;  ///< by colour name, lower case
    std::vector<std::string>
        order;  ///< who lends his inks to an army whose colour is not in `armies`, if they are free

    Colour frozen_wash;          ///< frozen men are mixed with this colour ...
    double frozen_strength = 0;  ///< ... from 0 (not at all) to 1
    Paint frozen_cue;            ///< the block they stand in
    ArmyStyle out;               ///< men of those who are out of the game
    Paint walking_cue;           ///< the ring round a king that walks on
};

/// Names of the styles, sorted.
std::vector<std::string> style_names();

/// Where a style of that name is kept: "formats/diagrams/club.json".
std::string style_file(std::string_view name);

/// A style by name. The complaint names the JSON pointer it is about, or offers near names.
Result<Style> named_style(std::string_view name);

/// Reads a style file, every key checked.
Result<Style> load_style(const Source& json, std::string_view id);

}  // namespace fourhand
