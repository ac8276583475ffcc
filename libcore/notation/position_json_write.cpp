// The JSON of a position, written.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "notation/cells.hpp"
#include "notation/position_json.hpp"

namespace fourhand {

namespace {

std::string cell(Piece man, Square square, const Rules& rules) {
    const Seat seat = rules.seat_of(man);
    if (seat == rules.nobody()) return 'd' + letter_of(man, rules);
    std::string text = rules.seat(seat).id + letter_of(man, rules);
    const KindFace& face = rules.face(rules.kind_of(man));
    if (face.march && !rules.heads_as_usual(man)) text += rules.heading(man);
    if (!face.unmoved && rules.is_pawn_start(man, square)) text += '*';
    return text;
}

template <typename Is>
nlohmann::ordered_json seats_that(const Rules& rules, const Is& is) {
    nlohmann::ordered_json ids = nlohmann::ordered_json::array();
    for (std::size_t seat = 0; seat < rules.seats(); ++seat)
        if (is(seat)) ids.push_back(rules.variant().seats[seat].id);
    return ids;
}

nlohmann::ordered_json rights_of(const Setup& setup, const Rules& rules) {
    nlohmann::ordered_json rights = nlohmann::ordered_json::object();
    for (std::size_t seat = 0; seat < rules.seats(); ++seat) {
        std::vector<std::string> rooks;
        for (const Square rook : setup.rights[seat]) rooks.push_back(rules.board().name(rook));
        std::sort(rooks.begin(), rooks.end());
        if (!rooks.empty()) rights[rules.variant().seats[seat].id] = rooks;
    }
    return rights;
}

nlohmann::ordered_json pending_of(const Setup& setup, const Rules& rules) {
    nlohmann::ordered_json pending = nlohmann::ordered_json::array();
    for (std::size_t seat = 0; seat < rules.seats(); ++seat) {
        const DoubleStep& step = setup.double_steps[seat];
        if (step.passed == Square::none) continue;
        pending.push_back(
            {rules.variant().seats[seat].id, rules.board().name(step.passed), rules.board().name(step.pawn)});
    }
    return pending;
}

}  // namespace

std::vector<std::string> board_rows(const Setup& setup, const Rules& rules) {
    return cell_rows(setup.cells, rules, "x", [&](Piece man, Square square) { return cell(man, square, rules); });
}

std::string write_setup_json(const Setup& setup, const Rules& rules) {
    const auto stands = [&](Standing standing) {
        return [&setup, standing](std::size_t seat) { return setup.standings[seat] == standing; };
    };
    nlohmann::ordered_json json;
    json["variant"] = rules.id();
    json["board"] = board_rows(setup, rules);
    json["turn"] = rules.seat(setup.turn).id;
    json["frozen"] = seats_that(rules, stands(Standing::Frozen));
    json["out"] = nlohmann::ordered_json::array();
    for (const Seat seat : setup.left) json["out"].push_back(rules.seat(seat).id);
    json["rights"] = rights_of(setup, rules);
    json["pending"] = pending_of(setup, rules);
    if (rules.has_points()) {
        json["points"] = nlohmann::ordered_json::object();
        for (std::size_t seat = 0; seat < rules.seats(); ++seat)
            json["points"][rules.variant().seats[seat].id] = setup.points[seat];
    }
    if (rules.has_points() || leavers_keep_turns(rules)) json["walkers"] = seats_that(rules, stands(Standing::Walking));
    json["clock"] = setup.clock;
    const auto removed = seats_that(rules, [&](std::size_t seat) { return setup.removed[seat]; });
    if (!removed.empty()) json["removed"] = removed;
    const auto released = seats_that(rules, [&](std::size_t seat) { return setup.released[seat]; });
    if (!released.empty()) json["released"] = released;
    const auto flagged = seats_that(rules, [&](std::size_t seat) { return setup.timed_out[seat]; });
    if (!flagged.empty()) json["flagged"] = flagged;
    return json.dump();
}

}  // namespace fourhand
