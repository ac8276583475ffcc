// Set-up positions: what cannot be played is refused, what contradicts itself in a detail is set right.
#include <algorithm>
#include <bit>

#include "base/text.hpp"
#include "rules/ply.hpp"
#include "rules/position.hpp"

namespace fourhand {

namespace {

Diagnostic impossible_because(std::string reason) { return {Code::ImpossiblePosition, {}, std::move(reason)}; }

void doubt(Diagnostics* doubts, std::string what) {
    if (doubts != nullptr) doubts->report({Code::DoubtfulPosition, {}, std::move(what)});
}

std::string who(const Rules& rules, std::size_t seat) {
    const SeatSaid& said = rules.seat(static_cast<Seat>(seat));
    return said.colour.empty() ? said.id : said.colour;
}

/// A section of Loeb's board falls whole, with its player, and nothing else of the board does.
std::optional<Diagnostic> impossible_sections(const Rules& rules, const Setup& setup) {
    std::vector<bool> of_section(setup.cells.size());
    const auto is_gone = [&](Square square) { return setup.cells[index(square)] == Piece::wall; };
    for (std::size_t seat = 0; seat < rules.seats(); ++seat) {
        const auto home = rules.home(static_cast<Seat>(seat));
        for (const Square square : home) of_section[index(square)] = true;
        const auto gone = std::count_if(home.begin(), home.end(), is_gone);
        if (gone != 0 && static_cast<std::size_t>(gone) != home.size())
            return impossible_because("a part of " + who(rules, seat) + "'s section is gone: it falls whole");
        if (setup.removed[seat] != (gone != 0))
            return impossible_because(who(rules, seat) + "'s section is said to be gone, or not, against the board");
        if (gone != 0 && setup.standings[seat] != Standing::Out)
            return impossible_because(who(rules, seat) + "'s section is gone, but he is not out");
    }
    for (std::size_t i = 0; i < of_section.size(); ++i)
        if (const auto square = static_cast<Square>(i); !of_section[i] && is_gone(square))
            return impossible_because(rules.board().name(square) + " is gone, and is of no player's section");
    return std::nullopt;
}

/// What these rules do not know, or only of frozen players: dropped, and said.
void drop_idle_marks(const Rules& rules, Setup& setup, Diagnostics* doubts) {
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        if (setup.points[i] != 0 && !rules.has_points()) {
            doubt(doubts, "there are no points in this game, and " + who(rules, i) + " is said to have some");
            setup.points[i] = 0;
        }
        const bool frozen = setup.standings[i] == Standing::Frozen;
        if (!setup.released[i] || (frozen && rules.switches().release_by_partner)) continue;
        doubt(doubts, who(rules, i) + (frozen ? " cannot be released: here nobody waits for his partner to do it"
                                              : " cannot be released: he is not frozen"));
        setup.released[i] = false;
    }
}

/// Standings that can arise, but seldom do: more often somebody has mistaken who is frozen.
void doubt_standings(const Position& position, Diagnostics* doubts) {
    const Rules& rules = position.rules();
    std::vector<Seat> frozen;
    for (std::size_t i = 0; i < rules.seats(); ++i)
        if (position.standing(static_cast<Seat>(i)) == Standing::Frozen) frozen.push_back(static_cast<Seat>(i));
    const auto is_mated = [&](Seat seat) { return position.mated(seat); };
    for (const Seat seat : frozen) {
        if (seat == position.to_move() && !is_mated(seat))
            doubt(doubts, who(rules, index(seat)) + " is frozen and to move, but is not mated");
        std::vector<std::string> names;
        const auto of_team = [&](Seat other) { return other == seat || rules.partners(seat, other); };
        for (const Seat other : frozen)
            if (of_team(other)) names.push_back(who(rules, index(other)));
        const bool whole =
            names.size() > 1 && names.size() == static_cast<std::size_t>(std::popcount(rules.team(seat)));
        if (!whole || names.front() != who(rules, index(seat))) continue;
        const bool all =
            std::all_of(frozen.begin(), frozen.end(), [&](Seat other) { return !of_team(other) || is_mated(other); });
        doubt(doubts, join(names, " and ") + (all ? " are frozen and mated: the game is over"
                                                  : " are frozen, but not all of them are mated"));
    }
    if (frozen.size() >= 3 && rules.seats() == 4) doubt(doubts, "three players are frozen");
    std::vector<std::string> live;
    for (std::size_t i = 0; i < rules.seats(); ++i)
        if (position.standing(static_cast<Seat>(i)) == Standing::Playing && is_mated(static_cast<Seat>(i)))
            live.push_back(who(rules, i));
    if (!live.empty())
        doubt(doubts, join(live, " and ") +
                          (live.size() == 1 ? " stands mated, and nothing says that his"
                                            : " stand mated, and nothing says that their") +
                          " men are frozen (key \"frozen\")");
}

}  // namespace

Position::Position(std::shared_ptr<const Rules> rules) : Position(rules, rules->start()) {}

Position::Position(std::shared_ptr<const Rules> rules, const Setup& setup) : rules_(std::move(rules)) {
    const Tables& tables = rules_->tables();
    cells_[tables.squares] = Piece::wall;
    kings_.fill(static_cast<std::uint16_t>(Square::none));
    state_.turn = setup.turn;
    counted_from_ = setup.turn;
    players_.standings = setup.standings;
    for (const Seat seat : setup.left) players_.left[players_.left_count++] = seat;
    state_.clock = static_cast<std::uint16_t>(setup.clock);
    for (std::size_t square = 0; square < tables.squares; ++square) {
        const Piece piece = setup.cells[square];
        if (is_man(piece))
            drop(square, piece);
        else
            cells_[square] = piece;
    }
    for (std::size_t seat = 0; seat < rules_->seats(); ++seat) {
        const SeatSet mark = bit(static_cast<Seat>(seat));
        if (setup.removed[seat]) players_.removed = static_cast<SeatSet>(players_.removed | mark);
        if (setup.released[seat]) players_.released = static_cast<SeatSet>(players_.released | mark);
        if (setup.timed_out[seat]) players_.timed_out = static_cast<SeatSet>(players_.timed_out | mark);
        players_.points[seat] = static_cast<std::int16_t>(setup.points[seat]);
        for (const Square rook : setup.rights[seat])
            state_.rights =
                static_cast<std::uint16_t>(state_.rights | (tables.rights_lost[index(rook)] & tables.rights_of[seat]));
        const DoubleStep step = setup.double_steps[seat];
        if (step.passed != Square::none) open_double_step(static_cast<Seat>(seat), step.passed, step.pawn);
    }
    state_.key = computed_key();
    forget_history();
    refresh_masks();
    if (tables.keeps_checks) know_checks();
}

/// What makes a position one that cannot be played by these rules; nothing if it is sound.
std::optional<Diagnostic> Position::impossible(const Rules& rules, const Setup& setup) {
    const Tables& tables = rules.tables();
    if (setup.cells.size() != tables.squares)
        return impossible_because("the board has other squares than this variant's");
    if (index(setup.turn) >= rules.seats()) return impossible_because("nobody is to move");
    std::array<std::size_t, max_seats + 1> men{}, kings{};
    for (std::size_t square = 0; square < tables.squares; ++square) {
        const Piece man = setup.cells[square];
        if (!is_man(man)) continue;
        if (index(man) >= 1 + (rules.seats() + (rules.nobody() == Seat::none ? 0u : 1u)) * rules.kinds())
            return impossible_because("a man on " + rules.board().name(static_cast<Square>(square)) +
                                      " is of no kind of this variant");
        ++men[index(rules.seat_of(man))];
        kings[index(rules.seat_of(man))] += contains(tables.kings, man);
    }
    for (std::size_t seat = 0; seat < rules.seats(); ++seat) {
        const Standing standing = setup.standings[seat];
        const bool needs_king =
            standing == Standing::Playing || standing == Standing::Frozen || standing == Standing::Walking;
        if (men[seat] > most_men) return impossible_because(who(rules, seat) + " has more than 64 men");
        if (tables.kings != 0 && needs_king && kings[seat] != 1)
            return impossible_because(who(rules, seat) + " has " +
                                      (kings[seat] == 0 ? "no king" : "more than one king"));
        if (kings[seat] > 1) return impossible_because(who(rules, seat) + " has more than one king");
        if (standing == Standing::Frozen && !rules.has_frozen())
            return impossible_because(who(rules, seat) + " is frozen, and this variant knows no frozen armies");
        if (standing == Standing::Out && kings[seat] == 1 && setup.removed[seat])
            return impossible_because(who(rules, seat) + " is out, but has a king on the board");
        if (setup.points[seat] > 30'000 || setup.points[seat] < -30'000)
            return impossible_because("points beyond 30,000");
    }
    if (rules.nobody() != Seat::none && men[index(rules.nobody())] > most_men)
        return impossible_because("there are more than 64 dead men that belong to nobody");
    if (setup.left.size() > rules.seats()) return impossible_because("more players have left than there are");
    if (setup.clock < 0 || setup.clock > 60'000)
        return impossible_because("the count of plies since the last capture is beyond 60,000");
    if (rules.has_sections()) return impossible_sections(rules, setup);
    return std::nullopt;
}

/// Rights without their king or rook, double steps without their pawn, leavers who are still in: dropped, and said.
Setup Position::put_right(const Rules& rules, Setup setup, Diagnostics* doubts) {
    const Tables& tables = rules.tables();
    drop_idle_marks(rules, setup, doubts);
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        auto& rights = setup.rights[i];
        const auto has_way = [&](Square rook) {
            const Piece man = setup.cells[index(rook)];
            if (!is_man(man) || rules.seat_of(man) != seat ||
                rules.kind_of(man) != rules.kind_of(rules.start().cells[index(rook)]))
                return false;
            return std::any_of(tables.castles.begin(), tables.castles.end(), [&](const CastleWay& way) {
                const Piece king = setup.cells[index(way.king_from)];
                return way.seat == seat && way.rook_from == rook && is_man(king) && rules.seat_of(king) == seat &&
                       contains(tables.kings, king);
            });
        };
        const auto kept = std::remove_if(rights.begin(), rights.end(), [&](Square rook) { return !has_way(rook); });
        if (kept != rights.end()) {
            doubt(doubts, who(rules, i) + (rules.has_castling() ? " cannot castle: king or rook is not in its place"
                                                                : " cannot castle: there is no castling in this game"));
            rights.erase(kept, rights.end());
        }
        DoubleStep& step = setup.double_steps[i];
        if (step.passed == Square::none) continue;
        const Piece pawn = step.pawn == Square::none ? Piece::none : setup.cells[index(step.pawn)];
        const bool stands = is_man(pawn) && rules.seat_of(pawn) == seat && contains(tables.pawns, pawn) &&
                            setup.cells[index(step.passed)] != Piece::wall && seat != setup.turn;
        if (stands && rules.switches().en_passant) continue;
        doubt(doubts,
              who(rules, i) + "'s double step cannot be taken en passant: there is no such pawn, or it is his turn");
        step = {};
    }
    const auto still_in = [&](Seat seat) {
        const Standing standing = setup.standings[index(seat)];
        return standing == Standing::Playing || standing == Standing::Frozen;
    };
    setup.left.erase(std::remove_if(setup.left.begin(), setup.left.end(), still_in), setup.left.end());
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (!still_in(seat) && std::find(setup.left.begin(), setup.left.end(), seat) == setup.left.end())
            setup.left.push_back(seat);
    }
    return setup;
}

Result<Position> Position::from(std::shared_ptr<const Rules> rules, const Setup& setup, Diagnostics* doubts) {
    if (const auto error = impossible(*rules, setup)) return *error;
    Position position(rules, put_right(*rules, setup, doubts));
    const Standing standing = position.standing(position.to_move());
    Ply ply(position);
    if (standing == Standing::Out) {
        position.pass_turn();
    } else {
        for (const Law* law : rules->laws(Law::TurnBegins)) law->turn_begins(ply, position.to_move());
    }
    position.forget_history();
    position.judged_ = false;
    if (doubts != nullptr && rules->has_frozen()) doubt_standings(position, doubts);
    return position;
}

Setup Position::setup() const {
    const Tables& tables = rules_->tables();
    Setup setup;
    for (std::size_t square = 0; square < tables.squares; ++square)
        setup.cells.push_back(at(static_cast<Square>(square)));
    setup.turn = state_.turn;
    setup.standings = players_.standings;
    setup.left = left();
    setup.clock = state_.clock;
    for (std::size_t seat = 0; seat < rules_->seats(); ++seat) {
        setup.double_steps[seat] = double_step(static_cast<Seat>(seat));
        setup.removed[seat] = (players_.removed >> seat & 1) != 0;
        setup.released[seat] = (players_.released >> seat & 1) != 0;
        setup.timed_out[seat] = (players_.timed_out >> seat & 1) != 0;
        setup.points[seat] = players_.points[seat];
        for (const Square square : rules_->home(static_cast<Seat>(seat)))
            if ((tables.rights_lost[index(square)] & state_.rights & tables.rights_of[seat]) != 0)
                setup.rights[seat].push_back(square);
    }
    return setup;
}

}  // namespace fourhand
