// What men become where they arrive, the ways to castle, and the numbers that make up keys.
#include <algorithm>
#include <cstdlib>

#include "base/text.hpp"
#include "rules/compiler.hpp"

namespace fourhand {

namespace {

/// Mixes its words into one well-spread number; the same on every machine.
std::uint64_t mixed(std::initializer_list<std::uint64_t> words) {
    std::uint64_t sum = 0x466f757268616e64;
    for (const std::uint64_t word : words) {
        sum += word + 0x9e3779b97f4a7c15;
        sum = (sum ^ (sum >> 30)) * 0xbf58476d1ce4e5b9;
        sum = (sum ^ (sum >> 27)) * 0x94d049bb133111eb;
        sum ^= sum >> 31;
    }
    return sum;
}

enum Sort : std::uint64_t { ManKey, TurnKey, StandingKey, RightKey, GhostKey, RemovedKey, ReleasedKey };

}  // namespace

/// The back row of a seat's own side of the board: own rank 1.
bool Compiler::is_back_row_of(Seat seat, Square square) const {
    return own_rank(rules_.board_, square, seat_quarter(seat)) == 1;
}

bool Compiler::is_promotion(Piece man, Square square) const {
    const KindFace& face = rules_.face(rules_.kind_of(man));
    const PieceSaid& said = *said_of_[index(rules_.kind_of(man))];
    const Seat seat = rules_.seat_of(man);
    if (!face.pawn || seat == rules_.nobody_) return false;
    const std::string_view where = said.promotes_at.empty() ? promotes_at_ : std::string_view(said.promotes_at);
    if (where.empty() || where == "never" || (!face.march && said.promotes_to.empty())) return false;
    if (where == "edge") return step(square, turned({0, 1}, quarter(man))) == Square::none;
    if (where.starts_with("own_rank:"))
        return own_rank(rules_.board_, square, quarter(man)) == parse_number(where.substr(9)).value_or(max_side + 1);
    for (std::size_t i = 0; i < rules_.seats(); ++i) {
        const auto other = static_cast<Seat>(i);
        if (!is_back_row_of(other, square)) continue;
        const bool own = seat_quarter(other) == seat_quarter(seat);
        const bool enemy = (rules_.team(seat) >> i & 1) == 0;
        if (where == "enemy_back" ? enemy : where == "any_king_row" || !own) return true;
    }
    return false;
}

/// A rank that no player has, counted from his side, would let nobody promote.
std::optional<Diagnostic> Compiler::check_promotion_rank() const {
    const std::string_view where = word("promotes_at");
    if (!where.starts_with("own_rank:")) return std::nullopt;
    const auto rank = parse_number(where.substr(where.find(':') + 1));
    for (std::size_t square = 0; square < rules_.board_.size(); ++square)
        for (std::size_t seat = 0; seat < rules_.seats(); ++seat)
            if (own_rank(rules_.board_, static_cast<Square>(square), seat_quarter(static_cast<Seat>(seat))) == rank)
                return std::nullopt;
    return bad("promotes_at=" + std::string(where) + ": the board has no such rank");
}

/// A pawn that arrives here walks the other way from then on.
bool Compiler::turns_at(Piece man, Square square) const {
    const KindFace& face = rules_.face(rules_.kind_of(man));
    const Seat seat = rules_.seat_of(man);
    if (!face.march || !turns_ || seat == rules_.nobody_) return false;
    const int own = seat_quarter(seat);
    if (face.heading == 2 && home_rank_ == 2 && own_rank(rules_.board_, square, own) == 2) return true;
    if (step(square, turned({0, 1}, quarter(man))) != Square::none) return false;
    for (std::size_t i = 0; i < rules_.seats(); ++i) {
        const auto other = static_cast<Seat>(i);
        if (!is_back_row_of(other, square)) continue;
        if (rules_.partners(seat, other) && face.heading == 0) return says("turn_at_partner", "yes");
        if (seat_quarter(other) == own && face.heading == 2) return home_rank_ != 0;
    }
    return says("turn_at_obstructed", "yes");
}

Piece Compiler::landing(Piece man, Square square) const {
    const KindFace& face = rules_.face(rules_.kind_of(man));
    if (is_promotion(man, square)) return Tables::promotes;
    if (!face.march) return man;
    const int heading = turns_at(man, square) ? (face.heading + 2) % 4 : face.heading;
    for (std::size_t kind = 0; kind < rules_.kinds(); ++kind) {
        const KindFace& other = rules_.face(static_cast<Kind>(kind));
        if (other.march && other.letter == face.letter && other.heading == heading && !other.unmoved)
            return rules_.piece(rules_.seat_of(man), static_cast<Kind>(kind));
    }
    return man;
}

void Compiler::lay_landings() {
    Tables& tables = rules_.tables_;
    tables.landing.assign(64 * tables.squares, Piece::none);
    tables.ahead.assign(64 * tables.squares, static_cast<std::uint16_t>(tables.squares));
    promotes_at_ = word("promotes_at");
    turns_ = turns();
    home_rank_ = says("turn_back_home", "2") ? 2 : says("turn_back_home", "1") ? 1 : 0;
    tables.edge_promotes = promotes_at_ == "edge";
    for (const Piece man : men()) {
        const PieceSaid& said = *said_of_[index(rules_.kind_of(man))];
        const std::string_view letters =
            said.promotes_to.empty() ? word("promotes_to") : std::string_view(said.promotes_to);
        for (const char letter : letters)
            for (std::size_t kind = 0; kind < rules_.kinds(); ++kind)
                if (rules_.face(static_cast<Kind>(kind)).letter == std::string_view(&letter, 1) &&
                    rules_.face(rules_.kind_of(man)).pawn)
                    tables.promotions[index(man)].push_back(static_cast<Kind>(kind));
        for (std::size_t square = 0; square < tables.squares; ++square) {
            const auto to = static_cast<Square>(square);
            tables.landing[index(man) * tables.squares + square] = landing(man, to);
            const Square ahead = step(to, turned({0, 1}, quarter(man)));
            if (ahead != Square::none)
                tables.ahead[index(man) * tables.squares + square] = static_cast<std::uint16_t>(index(ahead));
        }
        if (contains(tables.marchers, man)) mark_promoting_steps(man);
    }
}

void Compiler::mark_promoting_steps(Piece man) {
    Tables& tables = rules_.tables_;
    const Piece* landing = &tables.landing[index(man) * tables.squares];
    const auto promotes = [&](std::uint16_t to) { return to < tables.squares && landing[to] == Tables::promotes; };
    for (std::size_t square = 0; square < tables.squares; ++square) {
        PawnSteps& to = tables.pawn_steps[tables.shape_of[index(man)] * tables.squares + square];
        to.may_promote = to.may_promote || tables.edge_promotes || promotes(to.one) || promotes(to.two) ||
                         promotes(to.takes[0]) || promotes(to.takes[1]);
    }
}

void Compiler::add_castle(Seat seat, Square king, Square rook, std::uint16_t right, bool short_side) {
    Tables& tables = rules_.tables_;
    const Place from = rules_.board_.place(king), corner = rules_.board_.place(rook);
    const Direction towards{(corner.file > from.file) - (corner.file < from.file),
                            (corner.rank > from.rank) - (corner.rank < from.rank)};
    CastleWay way;
    way.seat = seat, way.king_from = king, way.rook_from = rook, way.right = right, way.short_side = short_side;
    way.rook_to = step(king, towards);
    way.king_to = step(way.rook_to, towards);
    way.safe = {king, way.rook_to, way.king_to};
    for (Square between = way.rook_to; between != rook; between = step(between, towards)) way.empty.push_back(between);
    tables.castles.push_back(way);
    auto& at = tables.castle_at[index(king)];
    at[at[0] == 0 ? 0 : 1] = static_cast<std::uint8_t>(tables.castles.size());
}

/// Castling towards the two rooks of the array, from every square of the back row where the king may be set up.
void Compiler::lay_castles() {
    Tables& tables = rules_.tables_;
    tables.castle_at.assign(tables.squares, {});
    tables.rights_lost.assign(tables.squares + 1, 0);
    if (!says("castling", "yes")) return;
    for (std::size_t i = 0; i < rules_.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        std::vector<Square> rooks, row;
        for (const Square square : rules_.home(seat)) {
            if (!is_back_row_of(seat, square)) continue;
            row.push_back(square);
            if (rules_.face(rules_.kind_of(rules_.start_.cells[index(square)])).letter == "R") rooks.push_back(square);
        }
        if (rooks.size() != 2) continue;
        for (std::size_t r = 0; r < 2; ++r) {
            const auto right = static_cast<std::uint16_t>(1u << (2 * i + r));
            tables.rights_lost[index(rooks[r])] = right;
            tables.rights_of[i] = static_cast<std::uint16_t>(tables.rights_of[i] | right);
        }
        rules_.start_.rights[i] = rooks;
        const auto gap = [&](Square a, Square b) {
            const Place p = rules_.board_.place(a), q = rules_.board_.place(b);
            return std::abs(p.file - q.file) + std::abs(p.rank - q.rank);
        };
        for (const Square king : row) {
            const int near[2] = {gap(king, rooks[0]), gap(king, rooks[1])};
            for (std::size_t r = 0; r < 2; ++r)
                if (near[r] >= 3)
                    add_castle(seat, king, rooks[r], static_cast<std::uint16_t>(1u << (2 * i + r)),
                               near[r] < near[1 - r]);
        }
    }
}

void Compiler::lay_keys() {
    Tables& tables = rules_.tables_;
    const std::size_t squares = tables.squares;
    const auto spot = [&](std::size_t square) {
        const Place place = rules_.board_.place(static_cast<Square>(square));
        return static_cast<std::uint64_t>(place.rank * 32 + place.file);
    };
    tables.man_keys.assign(64 * squares, 0);
    for (const Piece man : men()) {
        const KindFace& face = rules_.face(rules_.kind_of(man));
        const Seat seat = rules_.seat_of(man);
        const std::uint64_t owner = seat == rules_.nobody_ ? 15 : index(seat);
        const std::uint64_t letter = static_cast<unsigned char>(face.letter.front());
        const auto sort = static_cast<std::uint64_t>(face.heading * 2 + face.unmoved);
        for (std::size_t square = 0; square < squares; ++square)
            tables.man_keys[index(man) * squares + square] =
                mixed({ManKey, owner << 24 | letter << 8 | sort, spot(square)});
    }
    tables.ghost_keys.assign(max_seats * squares, 0);
    for (std::size_t seat = 0; seat < max_seats; ++seat) {
        tables.turn_keys[seat] = mixed({TurnKey, seat});
        tables.next_seat[seat] = static_cast<Seat>(seat + 1 == tables.seats ? 0 : seat + 1);
        for (std::size_t standing = 1; standing < 4; ++standing)
            tables.standing_keys[seat][standing] = mixed({StandingKey, seat, standing});
        tables.removed_keys[seat] = mixed({RemovedKey, seat});
        tables.released_keys[seat] = mixed({ReleasedKey, seat});
        for (std::size_t square = 0; square < squares; ++square)
            tables.ghost_keys[seat * squares + square] = mixed({GhostKey, seat, spot(square)});
    }
    for (std::size_t right = 0; right < tables.right_keys.size(); ++right)
        tables.right_keys[right] = mixed({RightKey, right});
    for (std::size_t seat = 0; seat < tables.seats; ++seat)
        tables.passing_keys[seat] = tables.turn_keys[seat] ^ tables.turn_keys[index(tables.next_seat[seat])];
}

}  // namespace fourhand
