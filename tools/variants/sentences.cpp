// What is said of a variant, put together from its seats, men, switches and laws.
#include "variants/sentences.hpp"

#include <algorithm>
#include <initializer_list>
#include <map>

#include "base/text.hpp"

namespace fourhand {

namespace {

std::string filled(std::string_view text, std::string_view value) {
    std::string result(text);
    const std::size_t at = result.find("{}");
    if (at != std::string::npos) result.replace(at, 2, value);
    return result;
}

std::string seat_words(const Variant& variant, std::string_view id) {
    for (const SeatSaid& seat : variant.seats)
        if (seat.id == id) return seat.colour == id ? seat.colour : seat.colour + " (" + seat.id + ")";
    return std::string(id);
}

std::string names_of(const Variant& variant, std::string_view letters) {
    std::vector<std::string> names;
    for (const char letter : letters)
        for (const PieceSaid& piece : variant.pieces)
            if (piece.letter == std::string_view(&letter, 1)) names.push_back("a " + piece.name);
    return join_or(names);
}

/// "c7, d7 and e7".
std::string listed(std::vector<std::string> items) {
    if (items.empty()) return {};
    const std::string last = items.back();
    items.pop_back();
    return items.empty() ? last : join(items, ", ") + " and " + last;
}

bool has_law(const Variant& variant, std::initializer_list<std::string_view> names) {
    return std::any_of(variant.laws.begin(), variant.laws.end(), [&](const LawSaid& law) {
        return std::find(names.begin(), names.end(), law.name) != names.end();
    });
}

bool is_set(const Variant& variant, std::string_view key, std::string_view value) {
    const auto set = variant.switches.find(key);
    return set != variant.switches.end() && set->second == value;
}

/// Where pawns are promoted only on enemies' back rows, and none lies straight ahead of a pawn.
void add_captures(const Rules& rules, std::vector<RuleSentence>& list) {
    const Variant& variant = rules.variant();
    const Captures captures = captures_to_promotion(rules);
    if (!is_set(variant, "promotes_at", "enemy_back") || captures.least == 0) return;
    const bool turns = is_set(variant, "turn_at_partner", "yes") || is_set(variant, "turn_at_obstructed", "yes");
    list.push_back({Heading::Pawns, "captures",
                    "It can get there only by capturing: at least " + std::to_string(captures.least) + " times, and " +
                        (turns ? "if it has not turned " : "") + "at most " + std::to_string(captures.most) +
                        " times."});
}

/// "1st", "12th", "22nd".
std::string ordinal(std::string_view number) {
    const bool teen = number.size() > 1 && number[number.size() - 2] == '1';
    const char last = teen ? '0' : number.back();
    return std::string(number) + (last == '1' ? "st" : last == '2' ? "nd" : last == '3' ? "rd" : "th");
}

/// "7th rank (c7, d7 and e7 for South)".
std::string rank_in_words(const Variant& variant, std::string_view number) {
    const SeatSaid& seat = variant.seats.front();
    const std::vector<std::string> squares =
        squares_of_rank(variant, seat, static_cast<int>(parse_number<unsigned>(number).value_or(0)));
    constexpr std::size_t few = 4;
    const std::string where = squares.size() > few ? squares.front() + " to " + squares.back() : listed(squares);
    return ordinal(number) + " rank (" + where + " for " + seat.colour + ")";
}

/// That a pawn turns where the edge stops it, and on which squares one of the first seat does.
std::string turns_at_the_edge(const Variant& variant) {
    const SeatSaid& seat = variant.seats.front();
    const bool elsewhere = is_set(variant, "turn_at_partner", "yes");
    std::string text = std::string(elsewhere ? "also turns" : "turns round") +
                       " where the edge of the board stops it: for " + seat.colour + " on " +
                       listed(edge_squares(variant, seat, false));
    if (!is_set(variant, "turn_back_home", "none"))
        text += ", and on " + listed(edge_squares(variant, seat, true)) + " on the way back";
    if (!elsewhere)
        text += ". From then on it moves and captures the other way. Mark it, so that its direction can be told";
    return text;
}

/// A switch's value as it reads in a sentence.
std::string value_in_words(const Variant& variant, std::string_view key, std::string_view value) {
    if (key == "first") return seat_words(variant, value);
    if (key == "promotes_to") return names_of(variant, value);
    if (key == "closed_diagonals" && value == "none") return inner_corner(variant);
    if (key == "turn_at_partner") return variant.seats.size() > 4 ? "partners across" : "partner";
    if (key == "turn_at_obstructed") return turns_at_the_edge(variant);
    if (key == "material") return is_set(variant, "material_pawns", "none_left") ? ", and no pawn is left" : "";
    const bool freezes = has_law(variant, {"freeze"});
    if (key == "castling" && freezes)
        return std::string(" Frozen men block the way, but attack nothing") +
               (is_set(variant, "thaw", "at_once") ? "; a man whom the castling itself wakes counts." : ".");
    if (key == "castling") return {};
    if (key == "clock_of_mated") return freezes ? " until he thaws" : "";
    if (key == "leap") return freezes ? " and even if he is frozen" : "";
    if (key == "standing_order") return freezes ? "; nobody is frozen or freed twice by one move" : "";
    if (key == "release_by") return teams_in_words(variant).empty() ? "" : ", partner or enemy";
    if (value.starts_with("own_rank:")) return rank_in_words(variant, value.substr(value.find(':') + 1));
    return std::string(value);
}

/// A law's argument as it reads in a sentence.
std::string argument_in_words(const Variant& variant, const LawSaid& law) {
    if (law.name != "points") return law.argument;
    std::vector<std::string> worth;
    for (const PieceSaid& piece : variant.pieces)
        worth.push_back((worth.empty() ? "a " : "") + piece.name + ' ' + std::to_string(piece.points));
    std::map<std::string, std::string> bonus;
    for (const std::string_view word : words(law.argument))
        bonus.emplace(word.substr(0, word.find(':')), word.substr(word.find(':') + 1));
    const bool queens = std::any_of(variant.pieces.begin(), variant.pieces.end(),
                                    [](const PieceSaid& piece) { return piece.letter == "Q"; });
    for (const std::string kings : {"two", "three"})
        worth.push_back("a check of " + kings + " kings " + bonus[kings] +
                        (queens ? " (by a queen " + bonus[kings + "_by_queen"] + ")" : ""));
    return ": " + join(worth, ", ");
}

Heading heading_of_switch(std::string_view key) {
    const auto among = [&](std::initializer_list<std::string_view> keys) {
        return std::find(keys.begin(), keys.end(), key) != keys.end();
    };
    if (among({"first", "colours", "light_parity", "closed_diagonals", "castling", "seat_switch", "talk", "political",
               "answer_check"}))
        return Heading::Board;
    if (among({"partner_exposure", "protect_frozen_partner", "partner_rule_yields"})) return Heading::Partners;
    if (among({"double_step", "en_passant", "promotes_at", "promotes_to", "turn_at_partner", "turn_at_obstructed",
               "turn_back_home", "leap", "sideways_capture", "pawn_at_new_edge"}))
        return Heading::Pawns;
    const bool mated = among({"mated_men", "thaw", "release_by", "waking_own_attacker", "touch_frozen_king",
                              "standing_order", "walking_kings", "replace", "king_reentry", "clock_of_mated"});
    return mated ? Heading::Mated : Heading::End;
}

bool is_about_mated(std::string_view law) {
    const auto laws = {"freeze", "mate passes", "raze", "remove army", "eliminate", "king taken", "walking king"};
    return std::find(laws.begin(), laws.end(), law) != laws.end();
}

bool has_note(const Variant& variant, std::string_view about) {
    return std::any_of(variant.notes.begin(), variant.notes.end(),
                       [&](const Note& note) { return note.about == about; });
}

/// What the note on a man stands under: his own letter, or the men or pawns of the game.
std::string about_man(const Variant& variant, const PieceSaid& piece) {
    return has_note(variant, piece.letter) ? piece.letter : piece.pawn ? "pawns" : "pieces";
}

/// A house rule that turns the colouring is what queens on dark squares come from, not the source of the array.
void add_queens(const Rules& rules, std::vector<RuleSentence>& list) {
    switch (where_queens_stand(rules)) {
        case QueensStand::Light:
            list.push_back({Heading::Board, has_note(rules.variant(), "queens") ? "queens" : "array",
                            "All queens begin on light squares."});
            break;
        case QueensStand::Dark:
            list.push_back({Heading::Board, "light_parity", "All queens begin on dark squares."});
            break;
        case QueensStand::Left:
            list.push_back({Heading::Board, "array", "Every queen begins on the left of her king."});
            break;
        case QueensStand::Otherwise: break;
    }
}

void add_board(const Rules& rules, std::vector<RuleSentence>& list) {
    const Variant& variant = rules.variant();
    list.push_back({Heading::Board, "board", "The board has " + std::to_string(count_squares(variant)) + " squares."});
    std::vector<std::string> order;
    for (const SeatSaid& seat : variant.seats) order.push_back(seat_words(variant, seat.id));
    list.push_back({Heading::Board, "seats", "The turn goes round in the order " + join(order, ", ") + "."});
    add_queens(rules, list);
    for (const PieceSaid& piece : variant.pieces)
        if (!piece.pawn)
            list.push_back({Heading::Board, about_man(variant, piece),
                            "The " + piece.name + " (" + piece.letter + ") " + movement(piece) + "."});
}

void add_teams(const Variant& variant, std::vector<RuleSentence>& list) {
    const std::string teams = teams_in_words(variant);
    if (teams.empty()) {
        list.push_back({Heading::Partners, "seats", "There are no partners: everyone plays for himself."});
        return;
    }
    list.push_back({Heading::Partners, "seats", teams + '.'});
    list.push_back({Heading::Partners, "partners", "A partner's men are never captured, and never give check."});
}

void add_pawns(const Variant& variant, std::vector<RuleSentence>& list) {
    for (const PieceSaid& piece : variant.pieces) {
        if (!piece.pawn) continue;
        if (piece.march) {
            list.push_back(
                {Heading::Pawns, about_man(variant, piece),
                 "The " + piece.name + " moves one square straight ahead and captures one square diagonally ahead."});
            continue;
        }
        std::string text = "The " + piece.name + " (" + piece.letter + ") " + movement(piece) + '.';
        if (!piece.promotes_to.empty()) {
            const std::string where = filled(switch_words("promotes_at", piece.promotes_at),
                                             value_in_words(variant, "promotes_at", piece.promotes_at));
            text += " It" + where.substr(std::string_view("A pawn").size()) + " It becomes " +
                    names_of(variant, piece.promotes_to) + '.';
        } else
            text += " It is never promoted.";
        list.push_back({Heading::Pawns, about_man(variant, piece), text});
    }
    if (!variant.switches.contains("double_step"))
        list.push_back({Heading::Pawns, "pawns", "Pawns have no initial double step."});
}

void add_switches(const Rules& rules, Heading heading, std::vector<RuleSentence>& list) {
    for (const Switch& row : switches()) {
        if (heading_of_switch(row.key) != heading) continue;
        std::string text = switch_sentence(rules.variant(), row.key);
        if (!text.empty()) list.push_back({heading, std::string(row.key), std::move(text)});
        if (row.key == "promotes_at") add_captures(rules, list);
    }
}

void add_laws(const Variant& variant, Heading heading, std::vector<RuleSentence>& list) {
    for (const LawSaid& law : variant.laws) {
        const bool team = law.name == "centre" && !teams_in_words(variant).empty();
        const char* text = law_words(team ? "centre of a team" : law.name);
        if (text != nullptr && (is_about_mated(law.name) ? Heading::Mated : Heading::End) == heading)
            list.push_back({heading, law.name, filled(text, argument_in_words(variant, law))});
    }
}

/// Men that the taker of a king puts back stand as at the start, but their castling is gone.
void add_rights_of_men_back(const Variant& variant, std::vector<RuleSentence>& list) {
    if (!has_law(variant, {"raze"}) || is_set(variant, "replace", "none")) return;
    std::vector<std::string> rights;
    if (is_set(variant, "double_step", "first_move"))
        rights.emplace_back("a pawn put back may go two squares at first");
    if (is_set(variant, "castling", "yes")) rights.emplace_back("a rook put back does not castle");
    std::string text = join(rights, "; ");
    if (!text.empty()) {
        text.front() = 'A';
        list.push_back({Heading::Mated, "replace", text + '.'});
    }
    list.push_back({Heading::Mated, "replace",
                    "A queen made of a pawn counts as a queen that is not missing. Whether the taker's king is safe is "
                    "judged with the men put back."});
}

/// What a mate that a move itself brings about, or a capture that lapses, does not excuse.
void add_answers(const Variant& variant, std::vector<RuleSentence>& list) {
    if (!has_law(variant, {"freeze"})) return;
    list.push_back({Heading::Mated, has_note(variant, "answers") ? "answers" : "freeze",
                    "A mate excuses nothing: a man who shields his king may not leave the line even to mate the player "
                    "who attacks along it, and to mate the player who gives check is no answer to his check."});
    if (is_set(variant, "en_passant", "opponents") || is_set(variant, "en_passant", "all"))
        list.push_back({Heading::Mated, "en_passant",
                        "A capture of a pawn in passing that will be gone when a player's own turn comes does not save "
                        "him from being mated."});
}

/// What no switch and no law says: a player who resigns where no partner is bound by it.
void add_resignation(const Variant& variant, std::vector<RuleSentence>& list) {
    if (has_law(variant, {"resign ends", "walking king"})) return;
    std::string text =
        "A player who resigns, or oversteps the time, is out. His men stay on the board, threaten nothing, ";
    text += has_law(variant, {"raze", "king taken", "eliminate"}) ? "and may be captured" : "and cannot be captured";
    text += has_law(variant, {"raze"}) ? "; his section of the board stays too." : ".";
    list.push_back({Heading::End, "resignation", std::move(text)});
}

void add_endings(const Rules& rules, std::vector<RuleSentence>& list) {
    const Variant& variant = rules.variant();
    if (!has_law(variant, {"stalemate draws", "stalemate leaves"})) {
        list.push_back(
            {Heading::End, "pass", "A player who cannot move, and is not in check, passes; his men stay live."});
        list.push_back(
            {Heading::End, "pass", "Nobody who can move may pass, but an arbiter may take a turn as a penalty."});
    }
    add_laws(variant, Heading::End, list);
    if (has_law(variant, {"points"}) && has_law(variant, {"bare kings"}))
        list.push_back({Heading::End, "points", "A draw brings 10 points to each player who is still in the game."});
    add_resignation(variant, list);
    add_switches(rules, Heading::End, list);
    if (has_law(variant, {"both mated"}))
        list.push_back({Heading::End, "resign ends", "All other outcomes are a draw."});
}

}  // namespace

std::string_view spelling(Heading heading) {
    switch (heading) {
        case Heading::Board: return "Board and turns";
        case Heading::Partners: return "Partners";
        case Heading::Pawns: return "Pawns";
        case Heading::Mated: return "A mated player";
        case Heading::End: return "Winning and draws";
    }
    return {};
}

std::string switch_sentence(const Variant& variant, std::string_view key) {
    const auto set = variant.switches.find(key);
    if (set == variant.switches.end() || (key == "closed_diagonals" && !has_corners(variant))) return {};
    const char* text = switch_words(key, set->second);
    return text == nullptr ? "" : filled(text, value_in_words(variant, key, set->second));
}

std::string teams_in_words(const Variant& variant) {
    std::vector<std::string> names, teams;
    for (const SeatSaid& seat : variant.seats)
        if (std::find(names.begin(), names.end(), seat.team) == names.end()) names.push_back(seat.team);
    if (names.size() == variant.seats.size()) return {};
    for (const std::string& name : names) {
        std::vector<std::string> colours;
        for (const SeatSaid& seat : variant.seats)
            if (seat.team == name) colours.push_back(seat.colour);
        teams.push_back(listed(colours));
    }
    return join(teams, " against ");
}

std::vector<RuleSentence> rule_sentences(const Rules& rules) {
    const Variant& variant = rules.variant();
    std::vector<RuleSentence> list;
    add_board(rules, list);
    add_switches(rules, Heading::Board, list);
    if (is_set(variant, "answer_check", "yes") && !has_law(variant, {"raze", "king taken"}))
        list.push_back({Heading::Board, "answer_check", "A king is never captured."});
    if (!variant.switches.contains("touch_frozen_king") && has_note(variant, "touch_frozen_king"))
        list.push_back({Heading::Board, "touch_frozen_king", "A king may not step next to an enemy king."});
    add_teams(variant, list);
    add_switches(rules, Heading::Partners, list);
    add_pawns(variant, list);
    add_switches(rules, Heading::Pawns, list);
    add_laws(variant, Heading::Mated, list);
    add_switches(rules, Heading::Mated, list);
    add_rights_of_men_back(variant, list);
    add_answers(variant, list);
    add_endings(rules, list);
    return list;
}

}  // namespace fourhand
