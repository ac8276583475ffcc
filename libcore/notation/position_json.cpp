// The JSON of a position, read.
#include "notation/position_json.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "base/text.hpp"
#include "notation/cells.hpp"
#include "notation/json_tree.hpp"
#include "notation/men_text.hpp"

namespace fourhand {

namespace {

using Type = JsonNode::Type;

constexpr std::array<std::string_view, 14> position_keys = {"variant", "board",   "men",      "turn",    "frozen",
                                                            "out",     "walkers", "released", "flagged", "removed",
                                                            "rights",  "pending", "points",   "clock"};

class Reading {
public:
    Reading(const JsonNode& said, const Rules& rules) : said_(said), rules_(rules) {}
    Result<Setup> finish();

private:
    static Diagnostic wrong(Span where, std::string message, std::vector<std::string> hints = {}) {
        return {Code::BadPosition, where, std::move(message), std::move(hints)};
    }
    std::optional<Diagnostic> must_be(const JsonNode& value, Type type, std::string_view key) const;
    std::optional<Diagnostic> seat_of(const JsonNode& value, std::string_view key, Seat& seat) const;
    std::optional<Diagnostic> seat_of(const std::string& name, Span where, Seat& seat) const;
    std::optional<Diagnostic> square_of(const JsonNode& value, std::string_view key, Square& square) const;
    std::optional<Diagnostic> seats_of(std::string_view key, std::vector<Seat>& seats) const;
    std::optional<Diagnostic> seats_of_keys(const JsonNode& object, std::vector<Seat>& seats) const;
    std::optional<Diagnostic> number_of(const JsonNode& value, std::string_view key, std::int64_t most,
                                        std::int64_t& number) const;

    std::optional<Diagnostic> read_board();
    std::optional<Diagnostic> read_men();
    std::optional<Diagnostic> read_men_of(Seat seat, const TextAt& list);
    std::optional<Diagnostic> read_sections();
    std::optional<Diagnostic> read_turn();
    std::optional<Diagnostic> read_standings();
    std::optional<Diagnostic> read_rights();
    std::optional<Diagnostic> read_pending();
    std::optional<Diagnostic> read_points();
    std::optional<Diagnostic> read_clock();

    const JsonNode& said_;
    const Rules& rules_;
    Setup setup_;
};

std::optional<Diagnostic> Reading::must_be(const JsonNode& value, Type type, std::string_view key) const {
    if (value.type == type) return std::nullopt;
    return wrong(value.where, "\"" + std::string(key) + "\" should be " + std::string(spelling(type)) + ", not " +
                                  std::string(spelling(value.type)));
}

std::optional<Diagnostic> Reading::seat_of(const std::string& name, Span where, Seat& seat) const {
    seat = rules_.seat_named(name);
    if (seat != Seat::none) return std::nullopt;
    std::vector<std::string> ids;
    for (const SeatSaid& said : rules_.variant().seats) ids.push_back(said.id);
    return wrong(where, "no seat is called \"" + printable(name) + "\"", {"seats: " + join(ids, " ")});
}

std::optional<Diagnostic> Reading::seat_of(const JsonNode& value, std::string_view key, Seat& seat) const {
    if (auto error = must_be(value, Type::Text, key)) return error;
    return seat_of(value.text, value.where, seat);
}

std::optional<Diagnostic> Reading::square_of(const JsonNode& value, std::string_view key, Square& square) const {
    if (auto error = must_be(value, Type::Text, key)) return error;
    square = rules_.board().named(value.text);
    if (square != Square::none) return std::nullopt;
    return wrong(value.where, "the board has no square \"" + printable(value.text) + "\"");
}

/// The seats of an object's keys, one after the other: each once, whatever it is called.
std::optional<Diagnostic> Reading::seats_of_keys(const JsonNode& object, std::vector<Seat>& seats) const {
    for (std::size_t i = 0; i < object.keys.size(); ++i) {
        Seat seat{};
        if (auto error = seat_of(object.keys[i], object.items[i].where, seat)) return error;
        if (std::find(seats.begin(), seats.end(), seat) != seats.end())
            return wrong(object.items[i].where,
                         "\"" + printable(object.keys[i]) + "\" is " + rules_.seat(seat).id + ", who is there twice");
        seats.push_back(seat);
    }
    return std::nullopt;
}

/// A list of seats under a key that may be absent.
std::optional<Diagnostic> Reading::seats_of(std::string_view key, std::vector<Seat>& seats) const {
    const JsonNode* list = said_.at(key);
    if (list == nullptr) return std::nullopt;
    if (auto error = must_be(*list, Type::List, key)) return error;
    for (const JsonNode& item : list->items) {
        Seat seat{};
        if (auto error = seat_of(item, key, seat)) return error;
        if (std::find(seats.begin(), seats.end(), seat) != seats.end())
            return wrong(item.where, "\"" + item.text + "\" is there twice");
        seats.push_back(seat);
    }
    return std::nullopt;
}

std::optional<Diagnostic> Reading::number_of(const JsonNode& value, std::string_view key, std::int64_t most,
                                             std::int64_t& number) const {
    if (auto error = must_be(value, Type::Integer, key)) return error;
    number = value.integer;
    if (number >= 0 && number <= most) return std::nullopt;
    return wrong(value.where, "\"" + std::string(key) + "\" should be from 0 to " + std::to_string(most));
}

/// The cells of a row and where they stand: exact unless the text was written with escapes.
std::vector<TextAt> cells_of(const JsonNode& row) {
    std::vector<TextAt> cells;
    const std::size_t first = row.where.begin + 1;
    const bool plain = row.where.end - row.where.begin == row.text.size() + 2;
    std::size_t at = 0;
    for (const std::string_view part : split(row.text, ',')) {
        cells.push_back({std::string(part), plain ? Span{first + at, first + at + part.size()} : row.where});
        at += part.size() + 1;
    }
    return cells;
}

std::optional<Diagnostic> Reading::read_board() {
    setup_.cells.assign(rules_.board().size(), Piece::none);
    const JsonNode* board = said_.at("board");
    const JsonNode* men = said_.at("men");
    if (board == nullptr && men == nullptr)
        return wrong(said_.where, "no \"board\" (rows of cells) is there, nor \"men\"");
    if (board == nullptr) return read_men();
    if (men != nullptr) return wrong(said_.where, "\"board\" and \"men\" are both there; one is enough");
    if (auto error = must_be(*board, Type::List, "board")) return error;
    const auto height = static_cast<std::size_t>(rules_.board().height());
    if (board->items.size() != height)
        return Diagnostic{Code::UnsupportedPosition, board->where,
                          "the board has " + std::to_string(board->items.size()) + " ranks; this game's has " +
                              std::to_string(height)};
    for (std::size_t i = 0; i < height; ++i) {
        if (auto error = must_be(board->items[i], Type::Text, "board")) return error;
        const ReadMan read = [this](const TextAt& cell, Square square) { return man_in_cell(cell, square, rules_); };
        if (auto error =
                lay_rank(cells_of(board->items[i]), static_cast<int>(height - 1 - i), rules_, read, setup_.cells))
            return error;
    }
    return std::nullopt;
}

/// "Kh1 Rd11 b6 b9v": a pawn without its letter, marks behind the square.
std::optional<Diagnostic> Reading::read_men_of(Seat seat, const TextAt& list) {
    for (const std::string_view word : words(list.text)) {
        const TextAt whole{std::string(word), list.where};
        const bool bare = word.size() > 1 && is_digit(word[1]);
        const std::size_t begin = bare ? 0 : 1;
        std::size_t end = begin + 1;
        while (end < word.size() && is_digit(word[end])) ++end;
        const Square square = end > word.size() ? Square::none : rules_.board().named(word.substr(begin, end - begin));
        if (square == Square::none)
            return wrong(list.where, "\"" + printable(word) + "\" is no man on a square of this board");
        const std::string kind = (bare ? "P" : std::string(word.substr(0, 1))) + std::string(word.substr(end));
        const auto man = man_of_kind(seat, kind, whole, square, rules_);
        if (!man) return man.error();
        Piece& cell = setup_.cells[index(square)];
        if (cell != Piece::none) return wrong(list.where, "two men stand on " + rules_.board().name(square));
        cell = *man;
    }
    return std::nullopt;
}

std::optional<Diagnostic> Reading::read_men() {
    const JsonNode& men = *said_.at("men");
    if (auto error = must_be(men, Type::Object, "men")) return error;
    std::vector<Seat> seats;
    if (auto error = seats_of_keys(men, seats)) return error;
    for (std::size_t i = 0; i < men.items.size(); ++i) {
        if (auto error = must_be(men.items[i], Type::Text, "men")) return error;
        if (auto error = read_men_of(seats[i], {men.items[i].text, men.items[i].where})) return error;
    }
    return std::nullopt;
}

/// Whose section is gone: a board shows it, and "removed" must agree with it; where men are listed, "removed" says it.
std::optional<Diagnostic> Reading::read_sections() {
    const JsonNode* removed = said_.at("removed");
    std::vector<Seat> gone;
    if (auto error = seats_of("removed", gone)) return error;
    if (!rules_.has_sections()) {
        if (gone.empty()) return std::nullopt;
        return wrong(removed->where, "no section of the board is ever removed in this game");
    }
    for (std::size_t i = 0; i < rules_.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        const bool says = std::find(gone.begin(), gone.end(), seat) != gone.end();
        for (const Square square : rules_.home(seat)) {
            if (!says || said_.at("board") != nullptr) continue;
            Piece& cell = setup_.cells[index(square)];
            if (cell != Piece::none)
                return wrong(removed->where, "a man stands on " + rules_.board().name(square) +
                                                 ", and the section of " + rules_.seat(seat).id + " is gone");
            cell = Piece::wall;
        }
        setup_.removed[i] = section_is_gone(seat, rules_, setup_.cells);
        if (removed == nullptr || setup_.removed[i] == says) continue;
        return wrong(removed->where,
                     "the section of " + rules_.seat(seat).id +
                         (says ? " is on the board" : " is not on the board, and \"removed\" does not say so"),
                     {"the cells of a section that is gone are x"});
    }
    return std::nullopt;
}

std::optional<Diagnostic> Reading::read_turn() {
    const JsonNode* turn = said_.at("turn");
    if (turn == nullptr) return wrong(said_.where, "\"turn\" is missing: the seat to move");
    return seat_of(*turn, "turn", setup_.turn);
}

std::optional<Diagnostic> Reading::read_standings() {
    std::vector<Seat> frozen, walkers, released, flagged;
    const std::array<std::pair<std::string_view, std::vector<Seat>*>, 5> lists = {{{"frozen", &frozen},
                                                                                   {"out", &setup_.left},
                                                                                   {"walkers", &walkers},
                                                                                   {"released", &released},
                                                                                   {"flagged", &flagged}}};
    for (const auto& [key, seats] : lists)
        if (auto error = seats_of(key, *seats)) return error;
    for (const Seat seat : frozen) setup_.standings[index(seat)] = Standing::Frozen;
    for (const Seat seat : released) setup_.released[index(seat)] = true;
    for (const Seat seat : setup_.left) {
        if (setup_.standings[index(seat)] == Standing::Frozen)
            return wrong(said_.at("out")->where, rules_.seat(seat).id + " cannot be both out and frozen");
        setup_.standings[index(seat)] = Standing::Out;
    }
    for (const Seat seat : flagged) {
        if (setup_.standings[index(seat)] != Standing::Out && !flag_ends_game(rules_))
            return wrong(said_.at("flagged")->where,
                         rules_.seat(seat).id + " left by the clock, so he must be among \"out\" too");
        setup_.timed_out[index(seat)] = true;
    }
    for (const Seat seat : walkers) {
        if (setup_.standings[index(seat)] != Standing::Out)
            return wrong(said_.at("walkers")->where,
                         "the king of " + rules_.seat(seat).id + " walks, so he must be among \"out\" too");
        if (!leavers_keep_turns(rules_)) return wrong(said_.at("walkers")->where, "no kings walk in this game");
        setup_.standings[index(seat)] = Standing::Walking;
    }
    if (!frozen.empty() && !rules_.has_frozen())
        return wrong(said_.at("frozen")->where, "nobody is ever frozen in this game");
    return std::nullopt;
}

std::optional<Diagnostic> Reading::read_rights() {
    const JsonNode* rights = said_.at("rights");
    if (rights == nullptr) return std::nullopt;
    if (auto error = must_be(*rights, Type::Object, "rights")) return error;
    std::vector<Seat> seats;
    if (auto error = seats_of_keys(*rights, seats)) return error;
    for (std::size_t i = 0; i < rights->items.size(); ++i) {
        const JsonNode& list = rights->items[i];
        if (auto error = must_be(list, Type::List, "rights")) return error;
        for (const JsonNode& item : list.items) {
            Square rook{};
            if (auto error = square_of(item, "rights", rook)) return error;
            setup_.rights[index(seats[i])].push_back(rook);
        }
    }
    return std::nullopt;
}

std::optional<Diagnostic> Reading::read_pending() {
    const JsonNode* pending = said_.at("pending");
    if (pending == nullptr) return std::nullopt;
    if (auto error = must_be(*pending, Type::List, "pending")) return error;
    for (const JsonNode& item : pending->items) {
        if (auto error = must_be(item, Type::List, "pending")) return error;
        if (item.items.size() != 3)
            return wrong(item.where, "an open double step is its owner, the passed square and the pawn's square",
                         {"[\"W\", \"c5\", \"d5\"]"});
        Seat owner{};
        DoubleStep step;
        if (auto error = seat_of(item.items[0], "pending", owner)) return error;
        if (auto error = square_of(item.items[1], "pending", step.passed)) return error;
        if (auto error = square_of(item.items[2], "pending", step.pawn)) return error;
        if (setup_.double_steps[index(owner)] != DoubleStep{})
            return wrong(item.where, "a player has one double step open at most");
        setup_.double_steps[index(owner)] = step;
    }
    return std::nullopt;
}

/// By seat, or as a list in turn order.
std::optional<Diagnostic> Reading::read_points() {
    const JsonNode* points = said_.at("points");
    if (points == nullptr || points->type == Type::Null) return std::nullopt;
    const bool listed = points->type == Type::List;
    std::vector<Seat> seats;
    if (!listed) {
        if (auto error = must_be(*points, Type::Object, "points")) return error;
        if (auto error = seats_of_keys(*points, seats)) return error;
    }
    if (listed && points->items.size() != rules_.seats())
        return wrong(points->where, "points of " + std::to_string(points->items.size()) + " players; there are " +
                                        std::to_string(rules_.seats()));
    for (std::size_t i = 0; i < points->items.size(); ++i) {
        std::int64_t number = 0;
        if (auto error = number_of(points->items[i], "points", 32767, number)) return error;
        setup_.points[listed ? i : index(seats[i])] = static_cast<int>(number);
    }
    return std::nullopt;
}

std::optional<Diagnostic> Reading::read_clock() {
    const JsonNode* clock = said_.at("clock");
    if (clock == nullptr) return std::nullopt;
    std::int64_t number = 0;
    if (auto error = number_of(*clock, "clock", 1'000'000, number)) return error;
    setup_.clock = static_cast<int>(number);
    return std::nullopt;
}

Result<Setup> Reading::finish() {
    if (said_.type != Type::Object) return wrong(said_.where, "a position is a JSON object");
    if (auto error = unknown_key(said_, "a position", position_keys, Code::BadPosition)) return *error;
    if (const JsonNode* variant = said_.at("variant"))
        if (auto error = must_be(*variant, Type::Text, "variant")) return *error;
    for (auto step : {&Reading::read_board, &Reading::read_sections, &Reading::read_turn, &Reading::read_standings,
                      &Reading::read_rights, &Reading::read_pending, &Reading::read_points, &Reading::read_clock})
        if (auto error = (this->*step)()) return *error;
    return std::move(setup_);
}

}  // namespace

Result<Setup> read_setup_json(std::string_view text, const Rules& rules) {
    const auto tree = read_json(text);
    if (!tree) return tree.error();
    return Reading(*tree, rules).finish();
}

bool is_position(const JsonNode& object) {
    return (object.at("board") != nullptr || object.at("men") != nullptr) && object.at("moves") == nullptr;
}

bool is_position_key(std::string_view key) {
    return std::find(position_keys.begin(), position_keys.end(), key) != position_keys.end();
}

std::string json_variant(std::string_view text) {
    const auto tree = read_json(text);
    const JsonNode* variant = tree ? tree->at("variant") : nullptr;
    return variant != nullptr ? variant->text : std::string();
}

}  // namespace fourhand
