// The words for endings.
#include "rules/outcome.hpp"

namespace fourhand {

std::string_view spelling(Ending ending) {
    switch (ending) {
        case Ending::None: return "";
        case Ending::Mate: return "checkmate";
        case Ending::BothMated: return "all enemies mated";
        case Ending::LastKing: return "last king";
        case Ending::Centre: return "king in the centre";
        case Ending::Points: return "points";
        case Ending::Stalemate: return "stalemate";
        case Ending::Stuck: return "nobody can move";
        case Ending::Repetition: return "threefold repetition";
        case Ending::FiftyMoves: return "fifty moves";
        case Ending::Material: return "insufficient material";
        case Ending::Resignation: return "resignation";
        case Ending::Time: return "time";
    }
    return "";
}

}  // namespace fourhand
