// FEN4 written: one canonical form for each position.
#include <algorithm>
#include <array>
#include <string>

#include "base/text.hpp"
#include "notation/cells.hpp"
#include "notation/fen4.hpp"

namespace fourhand {

namespace {

/// "A,B,C,D" of what is said of each seat.
template <typename Say>
std::string per_seat(const Rules& rules, const Say& say) {
    std::vector<std::string> items;
    for (std::size_t seat = 0; seat < rules.seats(); ++seat) items.push_back(say(seat));
    return join(items, ",");
}

template <typename Is>
std::string bits(const Rules& rules, const Is& is) {
    return per_seat(rules, [&](std::size_t seat) { return std::string(is(seat) ? "1" : "0"); });
}

template <typename Is>
std::string flags(const Rules& rules, const Is& is) {
    return '(' + per_seat(rules, [&](std::size_t seat) { return std::string(is(seat) ? "true" : "false"); }) + ')';
}

template <typename Say>
std::string quoted(const Rules& rules, const Say& say) {
    return '(' + per_seat(rules, [&](std::size_t seat) { return '\'' + say(seat) + '\''; }) + ')';
}

class Writing {
public:
    Writing(const Setup& setup, const Rules& rules) : setup_(setup), rules_(rules) {}
    std::string finish(const std::vector<std::pair<std::string, std::string>>& other_keys);

private:
    bool is(std::size_t seat, Standing standing) const { return setup_.standings[seat] == standing; }
    bool has_left(std::size_t seat) const { return is(seat, Standing::Out) || is(seat, Standing::Walking); }
    bool may_castle(std::size_t seat, bool short_side) const;
    bool any_double_step() const;
    std::string cell(Piece man) const;
    std::string double_step(std::size_t seat) const;
    std::string squares_of(std::size_t seat, bool turned) const;
    void add(std::string_view key, const std::string& value);
    void add_own_keys();
    void add_standing_keys();
    void add_order_of_leaving();

    const Setup& setup_;
    const Rules& rules_;
    std::string options_;
};

bool Writing::may_castle(std::size_t seat, bool short_side) const {
    for (const CastleWay& way : rules_.tables().castles) {
        if (index(way.seat) != seat || way.short_side != short_side) continue;
        const Piece king = setup_.cells[index(way.king_from)];
        if (!is_man(king) || index(rules_.seat_of(king)) != seat || !rules_.face(rules_.kind_of(king)).royal) continue;
        for (const Square rook : setup_.rights[seat])
            if (rook == way.rook_from) return true;
    }
    return false;
}

bool Writing::any_double_step() const {
    for (const DoubleStep& step : setup_.double_steps)
        if (step.passed != Square::none) return true;
    return false;
}

std::string Writing::cell(Piece man) const {
    const Seat seat = rules_.seat_of(man);
    const std::string& letter = letter_of(man, rules_);
    if (seat == rules_.nobody()) return 'd' + letter;
    const bool walks = is(index(seat), Standing::Walking) && rules_.face(rules_.kind_of(man)).royal;
    return (has_left(index(seat)) && !walks ? "d" : "") + rules_.seat(seat).letter + letter;
}

std::string Writing::double_step(std::size_t seat) const {
    const DoubleStep& step = setup_.double_steps[seat];
    if (step.passed == Square::none) return {};
    return rules_.board().name(step.passed) + ':' + rules_.board().name(step.pawn);
}

/// Pawns that do not march in their seat's way, with their way where it is not simply back; or those that have moved,
/// and stand where others have not.
std::string Writing::squares_of(std::size_t seat, bool turned) const {
    std::vector<std::string> squares;
    for (std::size_t i = 0; i < setup_.cells.size(); ++i) {
        const Piece man = setup_.cells[i];
        if (!is_man(man) || index(rules_.seat_of(man)) != seat) continue;
        const auto square = static_cast<Square>(i);
        const KindFace& face = rules_.face(rules_.kind_of(man));
        if (turned && face.march && !rules_.heads_as_usual(man))
            squares.push_back(rules_.board().name(square) +
                              (rules_.has_turned_pawns() ? "" : std::string(1, rules_.heading(man))));
        if (!turned && !face.unmoved && rules_.is_pawn_start(man, square))
            squares.push_back(rules_.board().name(square));
    }
    return join(squares, " ");
}

void Writing::add(std::string_view key, const std::string& value) {
    const char quote = key.find('\'') == std::string_view::npos ? '\'' : '"';
    options_ += options_.empty() ? '{' : ',';
    options_ += quote;
    options_ += key;
    options_ += quote;
    options_ += ':' + value;
}

void Writing::add_own_keys() {
    add("variant", '\'' + std::string(rules_.id()) + '\'');
    if (rules_.has_frozen()) add("frozen", flags(rules_, [&](std::size_t seat) { return is(seat, Standing::Frozen); }));
    if (rules_.switches().release_by_partner)
        add("released", flags(rules_, [&](std::size_t seat) { return setup_.released[seat]; }));
    if (has_marches(rules_)) add("turned", quoted(rules_, [&](std::size_t seat) { return squares_of(seat, true); }));
    if (rules_.has_unmoved_pawns())
        add("moved", quoted(rules_, [&](std::size_t seat) { return squares_of(seat, false); }));
    if (rules_.has_sections()) add("removed", flags(rules_, [&](std::size_t seat) { return setup_.removed[seat]; }));
    if (rules_.switches().en_passant)
        add("doubleSteps", quoted(rules_, [&](std::size_t seat) { return double_step(seat); }));
}

void Writing::add_standing_keys() {
    bool any_resigned = false, any_flagged = false;
    const auto resigned = [&](std::size_t seat) { return is(seat, Standing::Walking) && !setup_.timed_out[seat]; };
    const auto flagged = [&](std::size_t seat) { return setup_.timed_out[seat]; };
    for (std::size_t seat = 0; seat < rules_.seats(); ++seat)
        any_resigned |= resigned(seat), any_flagged |= flagged(seat);
    if (any_resigned) add("resigned", flags(rules_, resigned));
    if (any_flagged) add("flagged", flags(rules_, flagged));
}

/// Only where it is not that of the turns, which a reader takes it for.
void Writing::add_order_of_leaving() {
    if (std::is_sorted(setup_.left.begin(), setup_.left.end())) return;
    std::vector<std::string> ids;
    for (const Seat seat : setup_.left) ids.push_back(rules_.seat(seat).id);
    add("left", '\'' + join(ids, " ") + '\'');
}

std::string Writing::finish(const std::vector<std::pair<std::string, std::string>>& other_keys) {
    const bool chesscom = rules_.is_chesscom_game();
    if (!chesscom) add_own_keys();
    add_standing_keys();
    add_order_of_leaving();
    if (chesscom && any_double_step())
        add("enPassant", quoted(rules_, [&](std::size_t seat) { return double_step(seat); }));
    for (const auto& [key, value] : other_keys) add(key, value);
    const std::array<std::string, 6> fields = {
        turn_letter(setup_.turn, rules_),
        bits(rules_, [&](std::size_t seat) { return has_left(seat); }),
        bits(rules_, [&](std::size_t seat) { return may_castle(seat, true); }),
        bits(rules_, [&](std::size_t seat) { return may_castle(seat, false); }),
        per_seat(rules_, [&](std::size_t seat) { return std::to_string(setup_.points[seat]); }),
        std::to_string(setup_.clock)};
    std::string text;
    for (const std::string& field : fields) text += field + '-';
    if (!options_.empty()) text += options_ + "}-";
    const auto rows =
        cell_rows(setup_.cells, rules_, chesscom ? "X" : "x", [this](Piece man, Square) { return cell(man); });
    return text + join(rows, "/");
}

}  // namespace

std::string write_fen4(const Setup& setup, const Rules& rules,
                       const std::vector<std::pair<std::string, std::string>>& other_keys) {
    return Writing(setup, rules).finish(other_keys);
}

std::string write_fen4(const Position& position, const std::vector<std::pair<std::string, std::string>>& other_keys) {
    return write_fen4(position.setup(), position.rules(), other_keys);
}

std::string turn_letter(Seat seat, const Rules& rules) {
    std::string letters = rules.seat(seat).letter;
    for (char& c : letters)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return letters;
}

}  // namespace fourhand
