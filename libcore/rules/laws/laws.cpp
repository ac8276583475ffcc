// The table of laws: what a variant file may name, and the words of the source that each carries out.
#include "rules/laws/laws.hpp"

#include <algorithm>

#include "rules/position.hpp"

namespace fourhand {

void Law::taken(Ply&, Seat, Square, Piece) const {}
void Law::moved(Ply&, Seat) const {}
void Law::leaves(Ply&, Seat) const {}
void Law::turn_begins(Ply&, Seat) const {}
Outcome Law::judge(const Position&) const { return {}; }
Outcome Law::stuck(const Position&) const { return {}; }
int Law::least_plies(const Position&, SeatSet) const { return 0; }
void Law::continuations(const Position&, const Move&, MoveList&) const {}
bool Law::accepts(const Position&, const Move&) const { return false; }
std::optional<Refusal> Law::objection(const Position&, const Move&) const { return std::nullopt; }

const std::vector<LawRow>& law_rows() {
    static const std::vector<LawRow> rows = {
        {"freeze", "A mated player's men stay on the board, may not move or be captured, and give no check.",
         "\"His pieces remain on the board, and may not be captured. These pieces do not give check.\" (chessvariants, "
         "Hughes game)",
         laws::freeze},
        {"mate passes", "A player who is mated, or cannot move, loses his turn; his men stay live.",
         "\"If you can not move out of check, then you must PASS.\" (Loeb); \"if you are checkmated you merely cannot "
         "move\" (Betza)",
         laws::mate_passes},
        {"first mate", "The team of the first player who is mated when his turn comes has lost.",
         "\"Checkmate only happens when the checkmated player's turn is reached\" (chess.com Teams)", laws::first_mate},
        {"stalemate draws", "A player who cannot move and is not in check at his turn: the game is drawn.",
         "\"Stalemate is a Draw\" (chess.com Teams)", laws::stalemate_draws},
        {"eliminate", "A mated player is out at once; his men stay as dead men that anybody may take for nothing.",
         "chess.com free-for-all, proved by replaying games", laws::eliminate},
        {"stalemate leaves", "A player who cannot move at his turn leaves the game, and the turn goes on at once.",
         "chess.com free-for-all, proved by replaying games", laws::stalemate_leaves},
        {"remove army", "A mated player is out at once, and all his men leave the board.",
         "Four Seasons chess, after Alfonso X's book of 1283", laws::remove_army},
        {"raze",
         "Who loses his king loses his section of the board with all that stands on it; the captor may put men back.",
         "\"B loses. The 2x8 section of board belonging to B is removed. All pieces on it are removed.\" (Loeb, rule "
         "7)",
         laws::raze},
        {"king taken", "A player whose king is taken is out; his men stay as obstacles that may be taken.",
         "chess.com free-for-all and chaturaji", laws::king_taken},
        {"walking king", "A player who resigns or oversteps the time leaves a king that walks on, worth 20 points.",
         "chess.com free-for-all, \"dead king walking\"", laws::walking_king},
        {"points", "Captures, mates and checks of several kings score.", "chess.com free-for-all and chaturaji",
         laws::points,
         "what checks of two and of three kings at once score: `two:5 three:20 two_by_queen:1 three_by_queen:5`"},
        {"resign ends", "The resignation of a player, or the fall of his flag, is his team's. For two sides.",
         "\"All other outcomes (except of course when a team resigns) are a draw.\" (chessvariants, Hughes game)",
         laws::resign_ends},
        {"both mated",
         "The team that has mated every enemy at the same time wins; whom a mate has put out stays mated.",
         "\"The team that checkmates both opponents wins the game.\" (chessvariants, Hughes game)", laws::both_mated},
        {"all others mated", "The last player who is not mated wins.",
         "each for himself, after \"both players on a team must be mated in order for the game to end\" (San Antonio "
         "page)",
         laws::all_others_mated},
        {"last king", "The last player, or team, who is still in wins.",
         "\"Last remaining player wins.\" (Loeb, rule 9)", laws::last_king},
        {"last player", "When one player is left the game is over; he is paid for the kings that still walk.",
         "chess.com free-for-all", laws::last_player},
        {"three kings", "The game ends when three kings are taken; most points win.", "chess.com chaturaji",
         laws::three_kings},
        {"centre", "A player whose king is in the centre at his turn, and who need not move it, wins.",
         "\"if your King is on the center square, and it is your move, and you don't have to move the King, and you "
         "are not in "
         "checkmate or stalemate, you win\" (Betza)",
         laws::centre, "the square: `d4`"},
        {"team stuck", "A team of which nobody can move, not all of them mated: the game is drawn.",
         "\"if no player of a team can move (each mated or stalemated), the game is drawn\" (Verney's eight-handed "
         "chess)",
         laws::team_stuck},
        {"nobody moves", "Nobody who is still in can move: the game is drawn.", "resolved by us", laws::nobody_moves},
        {"repetition", "The same position three times: the game is drawn, or it is reported, as the switch says.",
         "\"The same position three times\" (Verney's eight-handed chess)", laws::repetition},
        {"fifty moves", "Fifty moves of every player without a capture or a pawn move.",
         "\"fifty moves of every player without a capture or a pawn move\" (Verney's eight-handed chess)",
         laws::fifty_moves},
        {"thin material", "No rook or queen, and at most one bishop or knight a team.",
         "\"too little material (no rook or queen, and at most one bishop or knight per team)\" (Verney's eight-handed "
         "chess)",
         laws::thin_material},
        {"bare kings", "Nothing but kings is left: the game is drawn.", "chess.com, \"insufficient material\"",
         laws::bare_kings},
    };
    return rows;
}

const LawRow* law_row(std::string_view name) {
    const auto& rows = law_rows();
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const LawRow& row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

}  // namespace fourhand
