// One ply of a game as a line of JSON.
#include "notation/ply_json.hpp"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "notation/fen4.hpp"
#include "notation/movetext.hpp"
#include "notation/position_json.hpp"
#include "notation/said_json.hpp"
#include "record/aftermath.hpp"
#include "record/result.hpp"

namespace fourhand {

namespace {

template <typename Is>
std::vector<std::string> seats_that(const Rules& rules, const Is& is) {
    std::vector<std::string> ids;
    for (std::size_t seat = 0; seat < rules.seats(); ++seat)
        if (is(static_cast<Seat>(seat))) ids.push_back(rules.variant().seats[seat].id);
    return ids;
}

}  // namespace

std::vector<std::string> sorted_coordinates(const Position& before, const std::vector<Move>& moves) {
    std::vector<std::string> texts;
    for (const Move& move : moves) texts.push_back(coordinates(before, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

PlyBefore ply_before(const Position& before, const Move& move, std::size_t number, bool with_legal) {
    PlyBefore ply{number, before.to_move(), coordinates(before, move), std::nullopt, {}};
    if (!with_legal) return ply;
    ply.legal = sorted_coordinates(before, before.legal_moves());
    ply.barred_by_waking = sorted_coordinates(before, before.barred_by_waking());
    return ply;
}

std::string ply_json(const PlyBefore& ply, const Position& after) {
    const Rules& rules = after.rules();
    const Setup setup = after.setup();
    nlohmann::ordered_json json;
    json["ply"] = ply.number;
    json["seat"] = rules.seat(ply.seat).id;
    json["move"] = ply.move;
    if (!ply.player.empty()) json["player"] = ply.player;
    if (ply.legal) json["legal"] = *ply.legal;
    if (!ply.barred_by_waking.empty()) json["barred_by_waking"] = ply.barred_by_waking;
    json["frozen"] = seats_that(rules, [&](Seat seat) { return after.standing(seat) == Standing::Frozen; });
    json["out"] = nlohmann::ordered_json::array();
    for (const Seat seat : after.left()) json["out"].push_back(rules.seat(seat).id);
    json["checked"] =
        seats_that(rules, [&](Seat seat) { return after.standing(seat) == Standing::Playing && after.in_check(seat); });
    const Aftermath happened = aftermath(after);
    for (const auto& [key, seats] : {std::pair("mated", happened.mated), std::pair("kingless", happened.kingless),
                                     std::pair("released", happened.released), std::pair("woken", happened.woken)})
        if (seats != 0) json[key] = seats_that(rules, [set = seats](Seat seat) { return contains(set, seat); });
    const std::string result = result_text(rules, after.outcome());
    const auto walkers = seats_that(rules, [&](Seat seat) { return after.standing(seat) == Standing::Walking; });
    if (!walkers.empty() && result.empty()) json["walkers"] = walkers;
    if (rules.has_points()) {
        json["points"] = nlohmann::ordered_json::array();
        for (std::size_t seat = 0; seat < rules.seats(); ++seat)
            json["points"].push_back(after.points(static_cast<Seat>(seat)));
    }
    json["result"] = result.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(result);
    json["next"] = rules.seat(after.to_move()).id;
    json["board"] = board_rows(setup, rules);
    json["fen4"] = write_fen4(setup, rules);
    if (!ply.comments.empty()) json["comments"] = ply.comments;
    if (auto said = said_json(ply.comments, rules); !said.empty()) json["said"] = std::move(said);
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace fourhand
