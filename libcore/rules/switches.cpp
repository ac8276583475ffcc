// The table of house rules, what each needs, and which of them contradict each other.
#include "rules/switches.hpp"

#include <algorithm>

#include "board/square.hpp"

namespace fourhand {

bool SwitchView::has_law(std::string_view name) const {
    return std::any_of(variant.laws.begin(), variant.laws.end(), [&](const LawSaid& law) { return law.name == name; });
}

bool SwitchView::has_teams() const {
    const auto& seats = variant.seats;
    return std::any_of(seats.begin(), seats.end(), [&](const SeatSaid& seat) {
        return std::any_of(seats.begin(), seats.end(),
                           [&](const SeatSaid& other) { return other.id != seat.id && other.team == seat.team; });
    });
}

bool SwitchView::has_march() const {
    return std::any_of(variant.pieces.begin(), variant.pieces.end(),
                       [](const PieceSaid& piece) { return piece.march; });
}

bool SwitchView::is(std::string_view key, std::string_view value) const {
    const auto at = values.find(key);
    return at != values.end() && at->second == value;
}

namespace {

using View = const SwitchView&;

bool is_sideways_pawn(const PieceSaid& piece) {
    return piece.pawn && std::any_of(piece.motions.begin(), piece.motions.end(), [](const Motion& motion) {
               return std::all_of(motion.steps.begin(), motion.steps.end(),
                                  [](Direction step) { return step.ranks == 0; });
           });
}

constexpr SwitchNeed always{[](View) { return true; }, ""};
constexpr SwitchNeed a_march{[](View v) { return v.has_march(); },
                             "no pawn of this game marches as an orthodox pawn does"};
constexpr SwitchNeed teams{[](View v) { return v.has_teams(); }, "there are no teams"};
constexpr SwitchNeed second_names{[](View v) { return !v.variant.colour_sets.empty(); },
                                  "there is no second set of seat names"};
constexpr SwitchNeed a_guard{[](View v) { return v.has_teams() && !v.is("partner_exposure", "allowed"); },
                             "exposing the partner is allowed, or there is none"};
constexpr SwitchNeed frozen_guard{
    [](View v) { return v.has_teams() && !v.is("partner_exposure", "allowed") && v.has_law("freeze"); },
    "no partner is ever frozen, or exposing him is allowed"};
constexpr SwitchNeed mated_men{[](View v) { return v.has_law("freeze") || v.has_law("mate passes"); },
                               "a mated player does not stay in this game"};
constexpr SwitchNeed freezing{[](View v) { return v.has_law("freeze"); }, "mate does not freeze in this game"};
constexpr SwitchNeed standings{
    [](View v) { return v.has_law("freeze") || v.has_law("eliminate") || v.has_law("remove army"); },
    "mate changes nobody's standing in this game"};
constexpr SwitchNeed thaw_at_once{[](View v) { return v.has_law("freeze") && v.is("thaw", "at_once"); },
                                  "nobody wakes at once in this game"};
constexpr SwitchNeed stuck_law{[](View v) { return v.has_law("team stuck") || v.has_law("nobody moves"); },
                               "another law says what happens to a player who cannot move"};
constexpr SwitchNeed sideways{
    [](View v) { return std::any_of(v.variant.pieces.begin(), v.variant.pieces.end(), is_sideways_pawn); },
    "no pawn of this game moves sideways"};
constexpr SwitchNeed centre{[](View v) { return v.has_law("centre"); }, "no king wins in the centre of this game"};
constexpr SwitchNeed walking{[](View v) { return v.has_law("walking king"); }, "nobody's king walks on in this game"};
constexpr SwitchNeed razing{[](View v) { return v.has_law("raze"); },
                            "no section of the board is ever removed in this game"};
constexpr SwitchNeed one_resigns{[](View v) { return v.has_teams() && v.has_law("resign ends"); },
                                 "there are no partners whom a resignation could bind"};
constexpr SwitchNeed repeats{[](View v) { return v.has_law("repetition"); },
                             "the law \"repetition\" is not among the laws"};
constexpr SwitchNeed counts{[](View v) { return v.has_law("fifty moves"); },
                            "the law \"fifty moves\" is not among the laws"};
constexpr SwitchNeed thin{[](View v) { return v.has_law("thin material"); },
                          "the law \"thin material\" is not among the laws"};
constexpr SwitchNeed thin_counted{[](View v) { return v.has_law("thin material") && !v.is("material", "off"); },
                                  "thin material is not looked at"};
constexpr SwitchNeed mates{[](View v) {
                               return v.has_law("freeze") || v.has_law("mate passes") || v.has_law("first mate") ||
                                      v.has_law("eliminate") || v.has_law("remove army");
                           },
                           "there is no mate in this game"};

/// Whether pawns that have not moved, a sort of men of their own, are more sorts than a board can tell apart.
bool has_too_many_sorts(View v) {
    const bool turns = v.is("turn_at_partner", "yes") || v.is("turn_at_obstructed", "yes");
    const std::size_t sorts_of_pawn = turns ? 3 : 2;
    std::size_t sorts = 0;
    for (const PieceSaid& piece : v.variant.pieces) sorts += piece.march ? sorts_of_pawn : 1;
    return v.variant.seats.size() * sorts > most_sorts_of_men;
}

std::string_view first_seat(View v) { return v.variant.seats.front().id; }
std::string_view who_takes_in_passing(View v) {
    if (v.is("double_step", "none")) return "none";
    return v.has_teams() ? "opponents" : "all";
}
std::string_view where_it_turns(View v) { return v.is("turn_at_partner", "yes") ? "yes" : "no"; }
std::string_view where_it_turns_again(View v) {
    return v.is("turn_at_partner", "yes") || v.is("turn_at_obstructed", "yes") ? "1" : "none";
}
std::string_view stone_or_live(View v) { return v.has_law("freeze") ? "stone" : "live"; }
std::string_view stuck_by_law(View v) { return v.has_law("team stuck") ? "draw" : "play_on"; }
std::string_view marked_move(View v) { return v.has_law("first mate") ? "victim_turn" : "first"; }

}  // namespace

// clang-format off
const std::vector<SwitchRow>& switch_rows() {
    static const std::vector<SwitchRow> rows = {
        // -- board and turns
        {{"first", "<seat>", "the first seat named", "who makes the first move"}, always, first_seat},
        {{"colours", "own|<names>", "own", "which set of seat names people see"}, second_names, nullptr},
        {{"light_parity", "even|odd", "even", "squares whose file and rank add up to such a number are light"}, always, nullptr},
        {{"closed_diagonals", "none|<squares>", "none", "pairs of squares that touch at a corner and yet are no diagonal neighbours"}, always, nullptr},
        {{"castling", "yes|no", "no", "the king may castle with a rook, neither of them having moved"}, always, nullptr},
        {{"seat_switch", "yes|no", "no", "after the first move the other team may change seats; persons change, the position does not"}, always, nullptr},
        {{"talk", "none|learners|free", "none", "who may talk across the table"}, always, nullptr},
        {{"political", "yes|no", "no", "alliances are made, recorded and broken; they bind nobody"}, always, nullptr},
        {{"clock_of_mated", "stopped|runs", "stopped", "the clock of a mated player"}, mated_men, nullptr},
        // -- pawns
        {{"double_step", "none|first_move", "first_move", "a pawn that has never moved may go two squares"}, a_march, nullptr},
        {{"en_passant", "none|opponents|all", "opponents in team games, all others elsewhere", "who may take a pawn on the square it passed over, until its owner's next turn"}, a_march, who_takes_in_passing},
        {{"promotes_at", "enemy_back|enemy_and_partner_back|foreign_back|any_king_row|edge|own_rank:<n>", "edge", "where a pawn is promoted"}, a_march, nullptr},
        {{"promotes_to", "<letters>", "QRBN", "what a pawn may become"}, a_march, nullptr},
        {{"turn_at_partner", "yes|no", "no", "a pawn turns round on the partner's back row"}, a_march, nullptr},
        {{"turn_at_obstructed", "yes|no", "as turn_at_partner", "a pawn turns round where the edge of the board stops it"}, a_march, where_it_turns},
        {{"turn_back_home", "none|1|2", "1 where pawns turn", "a pawn that walks back turns again on this own rank"}, a_march, where_it_turns_again},
        {{"leap", "yes|no", "no", "a pawn may leap straight over a partner's pawn onto the empty square beyond"}, a_march, nullptr},
        {{"sideways_capture", "yes|no", "yes", "the Chinese pawn captures sideways too"}, sideways, nullptr},
        // -- partners and check
        {{"answer_check", "yes|no", "yes", "a player in check must end it if he can, and may not move into check"}, always, nullptr},
        {{"partner_exposure", "allowed|if_unchecked|new_checker", "allowed", "whether a move may open a partner's king to a new check"}, teams, nullptr},
        {{"partner_rule_yields", "no|yes", "no", "an answer to one's own check may expose the partner when there is no other"}, a_guard, nullptr},
        // -- a mated player
        {{"mated_men", "stone|live", "stone under the law freeze, else live", "whether the men of a mated player are stone (no attack, no capture of them) or stay live"}, mated_men, stone_or_live},
        {{"protect_frozen_partner", "yes|no", "yes", "a frozen partner's king is protected too"}, frozen_guard, nullptr},
        {{"thaw", "at_once|owner_turn", "at_once", "when a player who is no longer mated comes back to life"}, freezing, nullptr},
        {{"release_by", "anyone|partner", "anyone", "whose move can release a mated player"}, freezing, nullptr},
        {{"waking_own_attacker", "forbidden|allowed", "forbidden", "whether a release may wake a man that then attacks the mover's own king"}, thaw_at_once, nullptr},
        {{"touch_frozen_king", "no|yes", "no", "a king may step next to a frozen enemy king"}, freezing, nullptr},
        {{"standing_order", "mover_first_enemies|clockwise_from_next", "mover_first_enemies", "in which order players are looked at when one move mates several"}, standings, nullptr},
        {{"walking_kings", "yes|no", "yes", "the king of a player who has left walks on by himself while two others are in the game"}, walking, nullptr},
        {{"replace", "all|removed|one|none", "all", "which lost men the taker of a king may put back"}, razing, nullptr},
        {{"king_reentry", "safe|any", "safe", "whether the taker's own king, put back, must stand unattacked"}, razing, nullptr},
        {{"pawn_at_new_edge", "queen|stays", "queen", "a pawn with no square ahead because a section vanished"}, razing, nullptr},
        // -- winning and draws
        {{"win_in_check", "yes|no", "yes", "the king in the centre wins also while in check, if another man can parry"}, centre, nullptr},
        {{"team_stuck", "draw|play_on", "draw under the law team stuck, else play_on", "a team of which nobody can move, not all of them mated; play_on: a draw only when nobody at all can move"}, stuck_law, stuck_by_law},
        {{"resign", "team_loses|army_frozen|army_passes", "team_loses", "one partner alone resigns"}, one_resigns, nullptr},
        {{"time_forfeit", "team_loses|army_frozen|army_passes", "team_loses", "one partner alone oversteps the time"}, one_resigns, nullptr},
        {{"draw_agreement", "all|live|one_per_team", "all", "who must agree to a draw"}, always, nullptr},
        {{"repetition", "off|report|draw", "report", "the same position for the third time"}, repeats, nullptr},
        {{"fifty", "off|report|draw", "report", "fifty whole rounds without a capture or a pawn move"}, counts, nullptr},
        {{"material", "off|report|draw", "report", "no rook or queen, and at most one bishop or knight a team"}, thin, nullptr},
        {{"material_pawns", "none_left|ignored", "none_left", "whether thin material asks that no pawn is left"}, thin_counted, nullptr},
        {{"mate_credit", "none|mover", "none", "to whom rule sheets and replays give a mate"}, mates, nullptr},
        {{"mate_mark", "first|victim_turn", "first; victim_turn where mate counts at the victim's turn", "which move carries the mark #"}, mates, marked_move},
    };
    return rows;
}

const std::vector<Contradiction>& contradictions() {
    static constexpr auto without_teams = [](View v) { return !v.has_teams(); };
    static const std::vector<Contradiction> table = {
        {"leap", "yes", without_teams, "a pawn leaps over a partner's pawn, and there are no partners"},
        {"turn_at_partner", "yes", without_teams, "there is no partner's back row"},
        {"promotes_at", "enemy_and_partner_back", without_teams, "there is no partner's back row"},
        {"seat_switch", "yes", without_teams, "partners change seats, and there are no partners"},
        {"team_stuck", "draw", without_teams, "there are no teams"},
        {"draw_agreement", "one_per_team", without_teams, "there are no teams"},
        {"release_by", "partner", without_teams, "there are no partners"},
        {"political", "yes", [](View v) { return v.has_teams(); }, "alliances are for games in which everyone plays for himself"},
        {"double_step", "first_move", has_too_many_sorts, "pawns that have not moved would be too many sorts of men"},
        {"en_passant", "*", [](View v) { return v.is("double_step", "none"); }, "no pawn makes a double step"},
        {"en_passant", "all", [](View v) { return v.has_teams(); }, "a partner's pawn is never taken"},
        {"turn_at_partner", "yes",
         [](View v) { return v.is("promotes_at", "enemy_and_partner_back") || v.is("promotes_at", "foreign_back") ||
                             v.is("promotes_at", "any_king_row") || v.is("promotes_at", "edge"); },
         "a pawn is promoted on the partner's back row already"},
        {"turn_at_obstructed", "yes", [](View v) { return v.is("promotes_at", "edge"); }, "a pawn is promoted at every edge already"},
        {"turn_back_home", "*",
         [](View v) { return !v.is("turn_at_partner", "yes") && !v.is("turn_at_obstructed", "yes"); },
         "no pawn turns, so none walks back"},
        {"mated_men", "stone", [](View v) { return v.has_law("raze"); }, "a king that can be taken cannot be stone"},
        {"castling", "yes",
         [](View v) { return std::none_of(v.variant.pieces.begin(), v.variant.pieces.end(),
                                          [](const PieceSaid& piece) { return piece.letter == "R"; }); },
         "there are no rooks"},
    };
    return table;
}

const std::vector<LawChoice>& law_choices() {
    static const std::vector<LawChoice> table = {
        {"mated_men", "stone", "freeze"},
        {"mated_men", "live", "mate passes"},
        {"team_stuck", "draw", "team stuck"},
        {"team_stuck", "play_on", "nobody moves"},
    };
    return table;
}
// clang-format on

const std::vector<Switch>& switches() {
    static const std::vector<Switch> table = [] {
        std::vector<Switch> rows;
        for (const SwitchRow& row : switch_rows()) rows.push_back(row.row);
        return rows;
    }();
    return table;
}

}  // namespace fourhand
