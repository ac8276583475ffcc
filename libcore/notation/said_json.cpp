// Commands as JSON.
#include "notation/said_json.hpp"

#include <nlohmann/json.hpp>

namespace fourhand {

namespace {

using Json = nlohmann::ordered_json;

struct AsJson {
    const Rules& rules;

    std::string id(Seat seat) const { return rules.seat(seat).id; }
    Json ids(SeatSet seats) const {
        Json list = Json::array();
        for (std::size_t i = 0; i < rules.seats(); ++i)
            if (contains(seats, static_cast<Seat>(i))) list.push_back(id(static_cast<Seat>(i)));
        return list;
    }

    Json operator()(const Alliance& alliance) const {
        Json json = {{"members", ids(alliance.members)}};
        if (alliance.against != 0) json["against"] = ids(alliance.against);
        if (alliance.until) json["until"] = *alliance.until;
        if (!alliance.aim.empty()) json["aim"] = alliance.aim;
        return {{"alliance", std::move(json)}};
    }
    Json operator()(const AllianceEnd& end) const {
        Json json = {{"members", ids(end.members)}, {"end", spelling(end.how)}};
        if (end.by != Seat::none) json["by"] = id(end.by);
        return {{"alliance", std::move(json)}};
    }
    Json operator()(const Talk& talk) const {
        Json json = {{"who", id(talk.who)}};
        if (talk.to != 0) json["to"] = ids(talk.to);
        json["words"] = talk.words;
        return {{"talk", std::move(json)}};
    }
    Json operator()(const Penalty& penalty) const {
        return {{"penalty", {{"who", id(penalty.who)}, {"what", penalty.what}}}};
    }
    Json operator()(const SeatSwitch& change) const {
        return {{"switch", Json::array({id(change.one), id(change.other)})}};
    }
};

}  // namespace

Json said_json(const std::vector<std::string>& comments, const Rules& rules) {
    Json list = Json::array();
    for (const std::string& comment : comments)
        for (const Command& command : commands_in(comment))
            if (const auto said = read_said(command, rules); said && *said)
                list.push_back(std::visit(AsJson{rules}, **said));
    return list;
}

}  // namespace fourhand
