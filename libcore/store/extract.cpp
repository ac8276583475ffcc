// From tags to columns.
#include "store/extract.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "record/army_names.hpp"
#include "record/result.hpp"
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

std::string seat_ids(const Variant& variant, SeatSet seats) {
    std::vector<std::string> ids;
    for (const Seat seat : seats_in(seats)) ids.push_back(variant.seats[index(seat)].id);
    return join(ids, " ");
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

std::vector<SeatEntry> seats_of(const StoredGame& game, const Variant& variant) {
    std::vector<SeatEntry> all(variant.seats.size());
    for (const auto& [name, value] : game.tags) {
        const auto about = army_tag(name, variant);
        if (!about) continue;
        SeatEntry& entry = all[index(about->seat)];
        if (about->rates_player() && !entry.rating) entry.rating = parse_number(trimmed(value));
        if (about->names_player() && trimmed(entry.player).empty()) entry.player = value;
    }
    if (const auto change = seat_switch_of(game)) std::swap(all[index(change->one)], all[index(change->other)]);
    for (std::size_t i = 0; i < all.size(); ++i) all[i].seat = variant.seats[i].id;
    std::erase_if(all, [](const SeatEntry& entry) { return trimmed(entry.player).empty(); });
    return all;
}

/// The names of the players in turn order; of an army without one its colour.
std::vector<std::string> players_of(const Extract& extract, const Variant& variant) {
    std::vector<std::string> names;
    for (const SeatSaid& seat : variant.seats) {
        const auto entry = std::find_if(extract.seats.begin(), extract.seats.end(),
                                        [&](const SeatEntry& found) { return found.seat == seat.id; });
        names.push_back(entry == extract.seats.end() ? seat.colour : entry->player);
    }
    return names;
}

/// The spelling that is searched for. Winners who are a team have one, too.
std::optional<std::string> plain_result(const GameResult& result, const Rules* rules) {
    GameResult::Sort sort = result.sort;
    for (const auto team : {GameResult::Sort::FirstTeam, GameResult::Sort::SecondTeam})
        if (sort == GameResult::Sort::Seats && result.winners == winners_of({team}, rules)) sort = team;
    const std::string_view text = spelling(sort);
    return text.empty() ? std::nullopt : std::optional(std::string(text));
}

/// What the record says; where that is nothing, what the end of the moves shows.
void add_result(Extract& extract, const StoredGame& game, const Variant& variant) {
    const Rules* rules = game.rules.get();
    GameResult result = read_result(value_of(game.tags, "Result"), variant.seats);
    if (result.sort == GameResult::Sort::Points) {
        result.winners = leaders(result, players_of(extract, variant));
        if (result.winners != 0) result.sort = GameResult::Sort::Seats;
    }
    if (!plain_result(result, rules) && !winners_of(result, rules) && game.outcome) {
        result.winners = game.outcome.winners;
        result.sort = result.winners == 0 ? GameResult::Sort::Draw : GameResult::Sort::Seats;
    }
    extract.result = plain_result(result, rules);
    if (const auto winners = winners_of(result, rules)) extract.winners = seat_ids(variant, *winners);
}

}  // namespace

Extract extract(const StoredGame& game, const Variant& variant) {
    Extract extract;
    extract.event = value_of(game.tags, "Event");
    extract.date = date_in(value_of(game.tags, "Date"));
    extract.seats = seats_of(game, variant);
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
        const auto count = std::count_if(variant->seats.begin(), variant->seats.end(), [&](const SeatSaid& seat) {
            return !value_of(tags, as_tag_name(seat.colour)).empty();
        });
        if (count <= most) continue;
        most = count;
        best = variant;
    }
    return best;
}

}  // namespace fourhand
