// Typed moves: what PGN4 can read is said again in coordinates.
#include "notation/typed_move.hpp"

#include "notation/movetext.hpp"
#include "notation/pgn4_slot.hpp"
#include "record/refused.hpp"

namespace fourhand {

namespace {

std::string squares_of(const Slot& slot, const Position& position) {
    const Rules& rules = position.rules();
    std::string text = rules.board().name(slot.from) + '-' + rules.board().name(slot.to);
    if (!slot.becomes.empty()) {
        const Kind kind = promoted_to(slot.becomes, position, slot.from, slot.to);
        text += '=' + (kind == Kind::none ? std::string(slot.becomes) : rules.face(kind).letter);
    }
    return text + std::string(slot.put_back);
}

}  // namespace

Result<Move> read_typed_move(std::string_view text, const Position& position) {
    const auto slot = read_slot(text, position.rules().board(), {0, text.size()});
    if (!slot && slot.error().code == Code::IllegalMove) return slot.error();
    const bool castles = slot && (slot->says == Slot::Says::CastleShort || slot->says == Slot::Says::CastleLong);
    if (castles && castle_way(position, slot->says == Slot::Says::CastleShort) == nullptr)
        return refused(*slot, position, nullptr);
    return read_coordinates(typed_in_coordinates(text, position), position);
}

std::string typed_in_coordinates(std::string_view text, const Position& position) {
    const Board& board = position.rules().board();
    const auto slot = read_slot(text, board, {0, text.size()});
    if (!slot) return std::string(text);
    switch (slot->says) {
        case Slot::Says::Move: return squares_of(*slot, position);
        case Slot::Says::Pass: return "pass";
        case Slot::Says::CastleShort:
        case Slot::Says::CastleLong:
            if (const CastleWay* way = castle_way(position, slot->says == Slot::Says::CastleShort))
                return board.name(way->king_from) + '-' + board.name(way->king_to);
            break;
        case Slot::Says::Leave:
        case Slot::Says::Stalemate:
        case Slot::Says::Mated:
        case Slot::Says::Claim:
        case Slot::Says::Draw: break;
    }
    return std::string(text);
}

}  // namespace fourhand
