// From tags to columns.
#include "store/extract.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "record/seat_switch.hpp"
#include "store/stream.hpp"

namespace fourhand {

namespace {

using Tags = std::vector<std::pair<std::string, std::string>>;

std::string_view value_of(const Tags& tags, std::string_view name) {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [&](const auto& tag) { return same_but_for_case(tag.first, name); });
    return found == tags.end() ? std::string_view{} : trimmed(found->second);
}

constexpr std::string_view drawn = "1/2-1/2", open = "*";

/// The result in the one spelling that is searched for; nothing for a list of points or other words.
std::optional<std::string> plain_result(std::string_view text) {
    struct Spelling {
        std::string_view written, means;
    };
    constexpr std::array spellings = {Spelling{"1-0", "1-0"},   Spelling{"0-1", "0-1"},  Spelling{"1/2-1/2", drawn},
                                      Spelling{"½-½", drawn},   Spelling{"draw", drawn}, Spelling{"*", open},
                                      Spelling{"aborted", open}};
    const std::string word = lower_case(text);
    for (const Spelling& spelling : spellings) {
        if (word == spelling.written) return std::string(spelling.means);
    }
    return std::nullopt;
}

/// The seats with a bit in `mask`, by id.
std::string seat_ids(const Variant& variant, unsigned mask) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < variant.seats.size(); ++i) {
        if ((mask >> i & 1) != 0) ids.push_back(variant.seats[i].id);
    }
    return join(ids, " ");
}

unsigned team_mask(const Variant& variant, bool first_team) {
    unsigned mask = 0;
    for (std::size_t i = 0; i < variant.seats.size(); ++i) {
        if ((variant.seats[i].team == variant.seats[0].team) == first_team) mask |= 1u << i;
    }
    return mask;
}

bool has_two_teams(const StoredGame& game) { return game.rules && game.rules->has_teams(); }

/// "Ada: 74 - Bram: 25 - ...": the seats of those with most points. Joined by name: the order is not that of the seats.
std::optional<std::string> winners_by_points(std::string_view result, const std::vector<SeatEntry>& seats) {
    std::vector<std::pair<std::string_view, int>> points;
    for (std::size_t at = 0; at < result.size();) {
        const std::size_t end = std::min(result.find(" - ", at), result.size());
        const std::string_view part = result.substr(at, end - at);
        const std::size_t colon = part.rfind(": ");
        const auto value =
            colon == std::string_view::npos ? std::nullopt : parse_number(trimmed(part.substr(colon + 2)));
        if (!value) return std::nullopt;
        points.emplace_back(trimmed(part.substr(0, colon)), *value);
        at = end + 3;
    }
    if (points.empty()) return std::nullopt;
    int most = points.front().second;
    for (const auto& [name, value] : points) most = std::max(most, value);
    std::vector<std::string> ids;
    for (const SeatEntry& entry : seats) {
        const bool won = std::any_of(points.begin(), points.end(), [&](const auto& point) {
            return point.second == most && point.first == trimmed(entry.player);
        });
        if (won) ids.push_back(entry.seat);
    }
    return ids.empty() ? std::nullopt : std::optional(join(ids, " "));
}

/// Verney's change of seats: told in a comment behind the first ply, where nothing but remarks can stand before it.
std::optional<SeatSwitch> seat_switch_of(const StoredGame& game) {
    ByteReader stream(game.stream);
    std::uint64_t plies = 0;
    while (game.rules && !stream.at_end() && plies < 2) {
        switch (static_cast<Entry>(*stream.number(1))) {
            case Entry::Plies: plies += stream.varint().value_or(2); break;
            case Entry::Nag: stream.varint(); break;
            case Entry::Word: stream.number(1); break;
            case Entry::Comment: {
                const auto text = stream.text();
                const auto change = text ? seat_switch_in(*text, *game.rules, plies) : std::nullopt;
                if (change) return change;
                break;
            }
            case Entry::Begin:
            case Entry::End:
            case Entry::Unplayed:
            default: return std::nullopt;
        }
    }
    return std::nullopt;
}

std::vector<SeatEntry> seats_of(const StoredGame& game, const Variant& variant, const SeatTags& tags) {
    std::vector<SeatEntry> all(variant.seats.size());
    for (const auto& [name, value] : game.tags) {
        const auto meaning = tags.find(name);
        if (!meaning) continue;
        SeatEntry& entry = all[meaning->seat];
        if (meaning->rating) {
            if (!entry.rating) entry.rating = parse_number(trimmed(value));
        } else if (entry.player.empty()) {
            entry.player = value;
        }
    }
    if (const auto change = seat_switch_of(game)) std::swap(all[index(change->one)], all[index(change->other)]);
    for (std::size_t i = 0; i < all.size(); ++i) all[i].seat = variant.seats[i].id;
    std::erase_if(all, [](const SeatEntry& entry) { return trimmed(entry.player).empty(); });
    return all;
}

void add_result(Extract& extract, const StoredGame& game, const Variant& variant) {
    const std::string_view said = value_of(game.tags, "Result");
    extract.result = plain_result(said);
    if (extract.result == "1-0" || extract.result == "0-1") {
        if (has_two_teams(game)) extract.winners = seat_ids(variant, team_mask(variant, extract.result == "1-0"));
    } else if (extract.result == drawn) {
        extract.winners = "";
    } else if (!extract.result) {
        extract.winners = winners_by_points(said, extract.seats);
    }
    if (extract.result || extract.winners || !game.outcome) return;
    const unsigned winners = game.outcome.winners;
    extract.winners = seat_ids(variant, winners);
    if (winners == 0) {
        extract.result = drawn;
    } else if (has_two_teams(game)) {
        extract.result = (winners & team_mask(variant, true)) != 0 ? "1-0" : "0-1";
    }
}

}  // namespace

SeatTags::SeatTags(const Variant& variant) {
    const auto add = [&](std::string_view name, std::size_t seat) {
        if (name.empty()) return;
        meanings_.emplace(lower_case(name), Meaning{seat, false});
        meanings_.emplace(lower_case(name) + "elo", Meaning{seat, true});
    };
    for (std::size_t i = 0; i < variant.seats.size(); ++i) {
        for (const std::string& name : variant.seats[i].names()) add(name, i);
    }
    for (const auto& [set, colours] : variant.colour_sets) {
        for (std::size_t i = 0; i < colours.size() && i < variant.seats.size(); ++i) add(colours[i], i);
    }
    for (std::size_t i = 0; i < variant.seats.size(); ++i) add(variant.seats[i].id, i);
}

std::optional<SeatTags::Meaning> SeatTags::find(std::string_view tag_name) const {
    const auto found = meanings_.find(lower_case(tag_name));
    return found == meanings_.end() ? std::nullopt : std::optional(found->second);
}

Extract extract(const StoredGame& game, const Variant& variant, const SeatTags& tags) {
    Extract extract;
    extract.event = value_of(game.tags, "Event");
    extract.date = date_in(value_of(game.tags, "Date"));
    extract.seats = seats_of(game, variant, tags);
    add_result(extract, game, variant);
    return extract;
}

std::vector<std::shared_ptr<const Variant>> all_variants() {
    std::vector<std::shared_ptr<const Variant>> all;
    for (const std::string& id : variant_ids()) {
        Result<Variant> variant = named_variant(id);
        if (variant) all.push_back(std::make_shared<const Variant>(*std::move(variant)));
    }
    return all;
}

std::shared_ptr<const Variant> variant_of_tags(const Tags& tags,
                                               const std::vector<std::shared_ptr<const Variant>>& variants) {
    std::shared_ptr<const Variant> best;
    std::ptrdiff_t most = 0;
    for (const auto& variant : variants) {
        const auto count = std::count_if(variant->seats.begin(), variant->seats.end(),
                                         [&](const SeatSaid& seat) { return !value_of(tags, seat.colour).empty(); });
        if (count <= most) continue;
        most = count;
        best = variant;
    }
    return best;
}

}  // namespace fourhand
