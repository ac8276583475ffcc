// The sentences for switches and laws; {} stands for the value or the argument.
#include <string_view>

#include "variants/sentences.hpp"

namespace fourhand {

namespace {

struct SwitchText {
    std::string_view key;
    std::string_view value;  ///< "*": whatever has no row of its own above
    const char* text;        ///< null: nothing need be said
};

struct LawText {
    std::string_view law;
    const char* text;
};

// clang-format off
constexpr SwitchText switch_table[] = {
    {"first", "*", "{} moves first."},
    {"light_parity", "even", "A square is light if its file and rank, counted from the south-west, add up to an even number."},
    {"light_parity", "odd", "A square is light if its file and rank, counted from the south-west, add up to an odd number."},
    {"closed_diagonals", "none", "Squares that touch only at an inner corner of the board, as {}, are neighbours on a diagonal like all others."},
    {"closed_diagonals", "*", "The squares {} touch at a corner, but are no diagonal neighbours: only a knight goes from one to the other."},
    {"castling", "yes", "A king may castle: two squares towards a rook, which lands beside him. Neither may have moved, nothing may stand between them, and the king may not stand in check, pass over, or arrive on an attacked square.{}"},
    {"castling", "no", "There is no castling."},
    {"seat_switch", "yes", "After the first move the other team may decide to change seats. The persons change, the position does not."},
    {"seat_switch", "no", nullptr},
    {"talk", "none", "Nobody talks across the table."},
    {"talk", "learners", "Nobody talks across the table; players who are first learning the game are excepted."},
    {"talk", "free", "Talk is free."},
    {"political", "yes", "Players may form alliances and break them. An alliance binds nobody: it ends when its goal is reached, or before by a double-cross. Three against one is to be avoided, unless the one is a few moves from being mated."},
    {"political", "no", nullptr},
    {"clock_of_mated", "stopped", "The clock of a mated player stands still{}."},
    {"clock_of_mated", "runs", "The clock of a mated player runs on."},

    {"double_step", "first_move", "A pawn that has never moved may go two squares straight ahead, if both are empty."},
    {"double_step", "none", "A pawn moves one square straight ahead, never two."},
    {"en_passant", "none", nullptr},
    {"en_passant", "opponents", "Until the owner's next turn either opponent may take a pawn that has made its double step with a pawn on the square it passed over. An enemy's man that stands on that square by then is taken with it."},
    {"en_passant", "all", "Until the owner's next turn each of the others may take a pawn that has made its double step with a pawn on the square it passed over. Every pawn that passed over that square is taken, and an enemy's man that stands on it."},
    {"promotes_at", "enemy_back", "A pawn is promoted on an enemy's back row."},
    {"promotes_at", "enemy_and_partner_back", "A pawn is promoted on the back rows of the enemies and of the partners."},
    {"promotes_at", "foreign_back", "A pawn is promoted on the back rows of all other players."},
    {"promotes_at", "any_king_row", "A pawn is promoted on another king's row: to the left, to the right, or directly across."},
    {"promotes_at", "edge", "A pawn is promoted where no square lies ahead of it."},
    {"promotes_at", "*", "A pawn is promoted on its own {}, counted from its owner's side."},
    {"promotes_to", "*", "It becomes {}."},
    {"turn_at_partner", "yes", "On the back row of the {} a pawn turns round: from then on it moves and captures the other way. Mark it, so that its direction can be told."},
    {"turn_at_partner", "no", nullptr},
    {"turn_at_obstructed", "yes", "A pawn {}."},
    {"turn_at_obstructed", "no", nullptr},
    {"turn_back_home", "1", "A pawn that walks back turns again on its owner's back row."},
    {"turn_back_home", "2", "A pawn that walks back turns again on the row from which the pawns started."},
    {"turn_back_home", "none", nullptr},
    {"leap", "yes", "A pawn may leap straight over a partner's pawn, whichever way that one marches{}, onto the empty square beyond."},
    {"leap", "no", nullptr},
    {"sideways_capture", "yes", "Moving sideways it captures too."},
    {"sideways_capture", "no", "Moving sideways it does not capture."},

    {"answer_check", "yes", "A player whose king is in check must end the check himself if he can, and nobody may move into check."},
    {"answer_check", "no", "Check need not be answered, and a king may walk into check: he can be taken."},
    {"partner_exposure", "allowed", "A move may expose the partner's king to check."},
    {"partner_exposure", "if_unchecked", "No move may expose a partner's king to check, unless he stands in check already."},
    {"partner_exposure", "new_checker", "No move may expose a partner's king to a new check: none by a man that did not attack him before."},
    {"protect_frozen_partner", "yes", nullptr},
    {"protect_frozen_partner", "no", "A frozen partner need not be protected so."},
    {"partner_rule_yields", "no", nullptr},
    {"partner_rule_yields", "yes", "A player who has no other answer to a check may expose his partner."},

    {"mated_men", "*", nullptr},
    {"thaw", "at_once", "As soon as the mate no longer holds his army is alive again: its men may be captured at once, and he plays at his next turn."},
    {"thaw", "owner_turn", "When the mate no longer holds his men stay stone until his own turn comes. If he is mated again before it, he stays frozen."},
    {"release_by", "anyone", "Whoever breaks the mate releases him{}."},
    {"release_by", "partner", "Only a move of his partner can release him."},
    {"waking_own_attacker", "forbidden", "A move that wakes a man which then attacks the mover's own king is not allowed."},
    {"waking_own_attacker", "allowed", "A move may wake a man that then attacks the mover's own king."},
    {"touch_frozen_king", "no", "A king may not step next to an enemy king, frozen or not."},
    {"touch_frozen_king", "yes", "A king may step next to a frozen enemy king."},
    {"standing_order", "mover_first_enemies", "If one move mates several players, the mover's enemies are looked at first, in the order of turns{}."},
    {"standing_order", "clockwise_from_next", "If one move mates several players, they are looked at in the order of turns{}."},
    {"walking_kings", "yes", nullptr},
    {"walking_kings", "no", "The king of a player who has left stands still."},
    {"replace", "all", "The taker of a king may put back any of the men he has lost so far, each on an empty starting square of its kind, in the same turn."},
    {"replace", "removed", "The taker of a king may put back what this removal cost him, each man on an empty starting square of its kind, in the same turn."},
    {"replace", "one", "The taker of a king may put back one of the men he has lost so far, on an empty starting square of its kind, in the same turn."},
    {"replace", "none", "The taker of a king puts no men back."},
    {"king_reentry", "safe", "His own king, if he stood on the section, is put back on his starting square or near it, and must be safe there."},
    {"king_reentry", "any", "His own king, if he stood on the section, is put back on his starting square or near it, even into check."},
    {"pawn_at_new_edge", "queen", "A pawn that has no square ahead because a section has vanished becomes a queen at once."},
    {"pawn_at_new_edge", "stays", "A pawn that has no square ahead because a section has vanished stays a pawn without a move ahead."},

    {"win_in_check", "yes", "A check that another man can parry does not spoil the win in the centre."},
    {"win_in_check", "no", "Nobody wins in the centre while he stands in check."},
    {"team_stuck", "*", nullptr},
    {"resign", "team_loses", "If one partner resigns, his team loses."},
    {"resign", "army_frozen", "If one partner resigns, his army turns to stone and his partner plays on."},
    {"resign", "army_passes", "If one partner resigns, his army stays on the board, live, and passes; his partner plays on."},
    {"time_forfeit", "team_loses", "If one partner oversteps the time, his team loses."},
    {"time_forfeit", "army_frozen", "If one partner oversteps the time, his army turns to stone and his partner plays on."},
    {"time_forfeit", "army_passes", "If one partner oversteps the time, his army stays on the board, live, and passes; his partner plays on."},
    {"draw_agreement", "all", "The game is drawn if all who are still in it agree, mated players too."},
    {"draw_agreement", "live", "The game is drawn if all who are still in it and not mated agree."},
    {"draw_agreement", "one_per_team", "The game is drawn if one player of each team agrees."},
    {"repetition", "draw", "The same position for the third time is a draw."},
    {"repetition", "report", "The same position for the third time is no draw by rule; the checking program reports it."},
    {"repetition", "off", nullptr},
    {"fifty", "draw", "Fifty rounds without a capture or a pawn move are a draw; lost turns count."},
    {"fifty", "report", "Fifty rounds without a capture or a pawn move are no draw by rule; the checking program reports them."},
    {"fifty", "off", nullptr},
    {"material", "draw", "If neither side has a rook or a queen, nor more than one bishop or knight{}, the game is drawn."},
    {"material", "report", "Too little material to mate is no draw by rule; the checking program reports it."},
    {"material", "off", nullptr},
    {"material_pawns", "none_left", nullptr},
    {"material_pawns", "ignored", "Pawns that are left do not count for that."},
    {"mate_credit", "none", nullptr},
    {"mate_credit", "mover", "The mate belongs to the player after whose move it stands."},
    {"mate_mark", "*", nullptr},
    {"colours", "*", nullptr},
};

constexpr LawText law_table[] = {
    {"freeze", "A player who is checkmated is frozen: his men are stone. They do not move, attack nothing, cannot be captured, and only block their squares. He loses his turns as long as he is frozen."},
    {"mate passes", "A player who is checkmated cannot move and loses his turn, but his men stay live: they attack, and they can be captured. When the mate no longer holds he can move again."},
    {"raze", "A king can be taken, by any player whose turn it is. His owner is out; his section of the board, the 2 by 8 squares on which he set up, is removed with all men on it; other kings found there, the taker's excepted, fall in the same way; his men elsewhere stay as obstacles that threaten nothing and may be captured."},
    {"remove army", "A player who is checkmated is out, and his men are removed."},
    {"eliminate", "A player who is checkmated is out at once. His men stay on the board as obstacles: they do not move, give no check, and may be captured for nothing."},
    {"stalemate leaves", "A player who at his turn cannot move and is not in check is out, with 20 points for himself."},
    {"king taken", "A king that stands open may be taken by any player whose turn it is; his owner is out, and his men stay as obstacles that may be captured for nothing."},
    {"walking king", "The king of a player who resigns or oversteps the time while two others are in the game walks on by himself, and whoever takes or mates him has his points."},
    {"points", "Captures, mates and checks of several kings at once bring points{}."},
    {"first mate", "The first mate decides: a player who is found checkmated when his turn comes loses the game for his team."},
    {"stalemate draws", "If a player whose turn it is cannot move and is not in check, the game is drawn."},
    {"both mated", "A team wins when all its enemies are checkmated at the same time."},
    {"all others mated", "A player wins when all the others are checkmated at the same time."},
    {"last king", "The last king wins."},
    {"last player", "When only one player is left the game is over; whoever has most points wins."},
    {"three kings", "When three kings have been taken the game is over; whoever has most points wins."},
    {"centre of a team", "A player whose turn it is wins for his team if his king stands on {} and he has a legal move with another man."},
    {"centre", "A player whose turn it is wins if his king stands on {} and he has a legal move with another man."},
    {"resign ends", "A team that resigns loses."},
    {"team stuck", "If no player of a team can move, and they are not all checkmated, the game is drawn."},
    {"nobody moves", "If no player at all can move, the game is drawn."},
    {"bare kings", "If nothing but kings is left, the game is drawn."},
    {"repetition", nullptr},
    {"fifty moves", nullptr},
    {"thin material", nullptr},
};
// clang-format on

}  // namespace

const char* switch_words(std::string_view key, std::string_view value) {
    for (const SwitchText& row : switch_table)
        if (row.key == key && (row.value == value || row.value == "*")) return row.text;
    return nullptr;
}

const char* law_words(std::string_view law) {
    for (const LawText& row : law_table)
        if (row.law == law) return row.text;
    return nullptr;
}

}  // namespace fourhand
