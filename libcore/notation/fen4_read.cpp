// FEN4 read: its fields and options laid on the board of given rules.
#include <algorithm>

#include "base/text.hpp"
#include "notation/fen4.hpp"
#include "notation/fen4_reading.hpp"
#include "notation/position_json.hpp"

namespace fourhand {

Diagnostic Fen4Reading::wrong(Span where, std::string message, std::vector<std::string> hints) const {
    return {Code::BadPosition, where, std::move(message), std::move(hints)};
}

Diagnostic Fen4Reading::foreign(Span where, std::string message, std::vector<std::string> hints) const {
    return {Code::UnsupportedPosition, where, std::move(message), std::move(hints)};
}

void Fen4Reading::doubt(Span where, std::string message) const {
    if (doubts_ != nullptr) doubts_->report({Code::DoubtfulPosition, where, std::move(message)});
}

std::optional<Diagnostic> Fen4Reading::read_turn() {
    for (std::size_t i = 0; i < rules_.seats(); ++i) {
        if (turn_letter(static_cast<Seat>(i), rules_) != said_.turn.text) continue;
        setup_.turn = static_cast<Seat>(i);
        return std::nullopt;
    }
    std::vector<std::string> letters;
    for (std::size_t i = 0; i < rules_.seats(); ++i) letters.push_back(turn_letter(static_cast<Seat>(i), rules_));
    return foreign(said_.turn.where,
                   "no seat of this game moves under the letters " + said_.turn.text + "; it is " + join_or(letters));
}

std::optional<Diagnostic> Fen4Reading::read_bits(const std::vector<TextAt>& field, std::string_view what,
                                                 std::vector<bool>& bits) const {
    const Span all{field.front().where.begin, field.back().where.end};
    if (field.size() != rules_.seats())
        return wrong(all,
                     std::string(what) + " is said of " + std::to_string(field.size()) + " seats; there are " +
                         std::to_string(rules_.seats()),
                     {"0 or 1 for each, with commas between"});
    for (const TextAt& bit : field) {
        if (bit.text != "0" && bit.text != "1")
            return wrong(bit.where, std::string(what) + " should be 0 or 1, not \"" + printable(bit.text) + "\"");
        bits.push_back(bit.text == "1");
    }
    return std::nullopt;
}

std::optional<Diagnostic> Fen4Reading::read_numbers() {
    const Span all{said_.points.front().where.begin, said_.points.back().where.end};
    if (said_.points.size() != rules_.seats())
        return wrong(all,
                     "points are said of " + std::to_string(said_.points.size()) + " seats; there are " +
                         std::to_string(rules_.seats()),
                     {"a number for each, with commas between"});
    for (std::size_t i = 0; i < rules_.seats(); ++i) {
        const auto points = parse_number<std::int16_t>(said_.points[i].text);
        if (!points || *points < 0)
            return wrong(said_.points[i].where, "\"" + printable(said_.points[i].text) + "\" is no number of points");
        setup_.points[i] = *points;
    }
    if (!rules_.has_points() &&
        std::any_of(setup_.points.begin(), setup_.points.end(), [](int points) { return points != 0; })) {
        doubt(all, "there are no points in this game");
        setup_.points = {};
    }
    const auto clock = parse_number(said_.clock.text);
    if (!clock || *clock < 0 || *clock > 1'000'000)
        return wrong(said_.clock.where, "\"" + printable(said_.clock.text) +
                                            "\" is no number of plies since the last capture or pawn move");
    setup_.clock = *clock;
    return std::nullopt;
}

/// All standings but the difference between walking and out, which the king's cell decides.
std::optional<Diagnostic> Fen4Reading::read_standings() {
    if (auto error = read_bits(said_.dead, "who is out", dead_)) return error;
    const auto says = [](const PerSeat<bool>& option, std::size_t seat) { return option && (*option)[seat]; };
    for (std::size_t i = 0; i < rules_.seats(); ++i) {
        const bool went = says(options_.resigned, i) || (says(options_.flagged, i) && !flag_ends_game(rules_));
        if (went && !dead_[i])
            doubt(said_.dead[i].where, colour(i) + " has resigned or lost on time, and yet is not out");
        const bool out = dead_[i] || went;
        setup_.timed_out[i] = says(options_.flagged, i);
        setup_.released[i] = says(options_.released, i);
        if (out) {
            setup_.standings[i] = Standing::Out;
            setup_.left.push_back(static_cast<Seat>(i));
        }
        if (!says(options_.frozen, i)) continue;
        if (!rules_.has_frozen())
            return foreign(said_.dead[i].where,
                           "nobody is ever frozen in this game, and " + colour(i) + " is said to be");
        if (out) {
            doubt(said_.dead[i].where, colour(i) + " cannot be out and frozen; taken as out");
        } else {
            setup_.standings[i] = Standing::Frozen;
        }
    }
    read_order_of_leaving();
    return std::nullopt;
}

/// Without the key they left in turn order.
void Fen4Reading::read_order_of_leaving() {
    if (!options_.left) return;
    const auto& [seats, where] = *options_.left;
    if (std::is_permutation(seats.begin(), seats.end(), setup_.left.begin(), setup_.left.end())) {
        setup_.left = seats;
    } else {
        doubt(where, "'left' names others than those who are out; taken in turn order");
    }
}

Result<Setup> Fen4Reading::finish() {
    for (auto step : {&Fen4Reading::read_turn, &Fen4Reading::read_numbers, &Fen4Reading::read_standings,
                      &Fen4Reading::read_board, &Fen4Reading::read_walkers, &Fen4Reading::read_marches,
                      &Fen4Reading::read_castling, &Fen4Reading::read_double_steps, &Fen4Reading::read_sections})
        if (auto error = (this->*step)()) return *error;
    if (auto error = check_royals()) return *error;
    const auto& aliases = rules_.variant().aliases;
    if (options_.variant && options_.variant->text != rules_.id() &&
        std::find(aliases.begin(), aliases.end(), options_.variant->text) == aliases.end())
        doubt(options_.variant->where, "it is a position of " + printable(options_.variant->text) +
                                           ", read as one of " + std::string(rules_.id()));
    complain_of_missing_keys();
    return std::move(setup_);
}

Result<Fen4> read_fen4(std::string_view text, const Rules& rules, Diagnostics* doubts) {
    const auto fields = split_fen4(text);
    if (!fields) return fields.error();
    auto options = read_fen4_options(fields->options, rules);
    if (!options) return options.error();
    auto setup = Fen4Reading(text, *fields, *options, rules, doubts).finish();
    if (!setup) return setup.error();
    return Fen4{*std::move(setup), std::move(options->other_keys)};
}

std::string fen4_variant(std::string_view text) {
    if (trimmed(text).starts_with('{')) return json_variant(text);
    const auto fields = split_fen4(text);
    if (!fields) return {};
    for (const Fen4Option& option : fields->options)
        if (option.key.text == "variant" && option.value.text.size() > 2)
            return option.value.text.substr(1, option.value.text.size() - 2);
    return {};
}

}  // namespace fourhand
