// Hands out a style's inks to the seats of a game.
#include "diagram/liveries.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/text.hpp"

namespace fourhand {

namespace {

Colour mixed(Colour a, Colour b, double share_of_b) {
    const auto channel = [&](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(std::lround(from + (to - from) * share_of_b));
    };
    return {channel(a.red, b.red), channel(a.green, b.green), channel(a.blue, b.blue), a.alpha};
}

void wash(Paint& paint, Colour colour, double strength) {
    if (paint.fill) paint.fill = mixed(*paint.fill, colour, strength);
    if (paint.stroke) paint.stroke = mixed(*paint.stroke, colour, strength * 0.5);
    paint.pattern_ink = mixed(paint.pattern_ink, colour, strength * 0.5);
}

/// "yellow" for "Yellow left": what armies of one colour have in common.
std::string colour_family(const SeatSaid& seat) { return lower_case(seat.colour.substr(0, seat.colour.find(' '))); }

/// The style's army that bears the seat's colour or another of its names; empty if there is none.
std::string own_army(const SeatSaid& seat, const Style& style) {
    std::vector<std::string> names = seat.names();
    names.insert(names.begin() + 1, colour_family(seat));
    for (const std::string& name : names)
        if (style.armies.find(lower_case(name)) != style.armies.end()) return lower_case(name);
    return {};
}

/// The style's army for each seat, by name: first those whose colour it knows, then the others in its order.
std::vector<std::string> army_names(const Rules& rules, const Style& style) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < rules.seats(); ++i) names.push_back(own_army(rules.seat(static_cast<Seat>(i)), style));
    const std::vector<std::string> taken = names;
    std::map<std::string, std::string> lent;  // by colour family
    std::size_t next = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!names[i].empty()) continue;
        std::string& army = lent[colour_family(rules.seat(static_cast<Seat>(i)))];
        while (army.empty() && next < style.order.size() &&
               std::find(taken.begin(), taken.end(), style.order[next]) != taken.end())
            ++next;
        if (army.empty()) army = style.order[next++ % style.order.size()];
        names[i] = army;
    }
    return names;
}

/// Whether no other seat looks the same way from the same hand.
bool sits_alone(const Rules& rules, std::size_t seat) {
    const SeatSaid& own = rules.seat(static_cast<Seat>(seat));
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        const SeatSaid& other = rules.seat(static_cast<Seat>(i));
        if (i != seat && other.ahead == own.ahead && other.left_hand == own.left_hand) return false;
    }
    return true;
}

/// How many sides of the board the seats up to this one sit on.
int sides_until(const Rules& rules, std::size_t seat) {
    std::set<std::string> sides;
    for (std::size_t i = 0; i <= seat; ++i) sides.insert(rules.seat(static_cast<Seat>(i)).ahead);
    return static_cast<int>(sides.size());
}

/// Whether no other army has the seat's colour.
bool has_no_twin(const Rules& rules, std::size_t seat) {
    const std::string family = colour_family(rules.seat(static_cast<Seat>(seat)));
    for (std::size_t i = 0; i < rules.seats(); ++i)
        if (i != seat && colour_family(rules.seat(static_cast<Seat>(i))) == family) return false;
    return true;
}

/// One pip for the first side, two for the next ...; bars for an army on the left of another. Where seats cannot be
/// told apart by their sides, each has as many pips as its number in turn order.
Pips seat_pips(const Rules& rules, std::size_t seat) {
    Pips pips;
    pips.count = sits_alone(rules, seat) ? sides_until(rules, seat) : static_cast<int>(seat) + 1;
    if (rules.seat(static_cast<Seat>(seat)).left_hand) pips.form = Pips::Form::Bars;
    return pips;
}

}  // namespace

Liveries::Liveries(const Rules& rules, const Style& style, Cues cues) : style_(style), cues_(std::move(cues)) {
    const std::vector<std::string> names = army_names(rules, style);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Style::Army& army = style.armies.at(names[i]);
        const bool left = rules.seat(static_cast<Seat>(i)).left_hand;
        inks_.push_back(has_no_twin(rules, i) ? army.alone : left ? army.left : army.right);
        pips_.push_back(seat_pips(rules, i));
    }
}

const ArmyStyle& Liveries::inks(Seat seat) const {
    return index(seat) < inks_.size() ? inks_[index(seat)] : style_.out;
}

Pips Liveries::pips(Seat seat, Condition condition) const {
    if (condition == Condition::Out) return {1, Pips::Form::Crosses, style_.out.pip};
    Pips pips = style_.pips ? pips_.at(index(seat)) : Pips{};
    pips.ink = inks(seat).pip;
    return pips;
}

Livery Liveries::livery(Seat seat, Condition condition) const {
    const ArmyStyle& army = condition == Condition::Out ? style_.out : inks(seat);
    Livery livery;
    livery.body = army.body;
    livery.line.stroke = army.line;
    livery.line.width = style_.line_width;
    livery.halo = style_.halo;
    livery.pips = pips(seat, condition);
    if (condition == Condition::Frozen) {
        wash(livery.body, style_.frozen_wash, style_.frozen_strength);
        wash(livery.line, style_.frozen_wash, style_.frozen_strength);
        livery.pips.ink = mixed(livery.pips.ink, style_.frozen_wash, style_.frozen_strength * 0.5);
        livery.cue = cues_.frozen;
        livery.cue_body = style_.frozen_cue;
    }
    if (condition == Condition::Walking) {
        livery.cue = cues_.walking;
        livery.cue_body = style_.walking_cue;
    }
    return livery;
}

}  // namespace fourhand
