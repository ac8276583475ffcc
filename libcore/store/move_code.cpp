// Moves to three bytes and back.
#include "store/move_code.hpp"

#include <utility>

namespace fourhand {

namespace {

constexpr std::uint32_t square_bits = 9, square_mask = 511, squares_mask = (1u << 18) - 1;
constexpr std::uint32_t first_promotion = 16;  // kinds of move: below it the sorts, from it on promotions to A to Z
constexpr std::uint32_t letters = 26;
constexpr std::uint32_t escaped = 63;
constexpr std::uint32_t sorts = 8;

// A move from a square to itself is none: so is written that a move has no squares.
std::uint32_t squares_code(const Move& move) {
    if (move.from == Square::none && move.to == Square::none) return 0;
    return static_cast<std::uint32_t>((index(move.to) & square_mask) << square_bits | (index(move.from) & square_mask));
}

// Which of the kinds with the same letter it is: letter and number name a kind whatever the order of the variant file.
std::uint8_t place_among_namesakes(const Rules& rules, Kind kind) {
    std::uint8_t place = 0;
    for (std::size_t i = 0; i < index(kind); ++i) {
        if (rules.face(static_cast<Kind>(i)).letter == rules.face(kind).letter) ++place;
    }
    return place;
}

Kind namesake(const Rules& rules, std::string_view letter, std::uint64_t place) {
    for (std::size_t i = 0; i < rules.kinds(); ++i) {
        const Kind kind = static_cast<Kind>(i);
        if (rules.face(kind).letter == letter && place-- == 0) return kind;
    }
    return Kind::none;
}

}  // namespace

MoveCode::MoveCode(std::shared_ptr<const Rules> rules) : rules_(std::move(rules)) {
    promoted_.fill(Kind::none);
    for (std::size_t i = rules_->kinds(); i-- > 0;) {
        const KindFace& face = rules_->face(static_cast<Kind>(i));
        const bool has_code = face.letter.size() == 1 && face.letter[0] >= 'A' && face.letter[0] <= 'Z';
        if (!has_code || face.unmoved || face.heading != 0) continue;
        promoted_[static_cast<std::size_t>(face.letter[0] - 'A')] = static_cast<Kind>(i);
    }
}

// May be wrong for an unusual move: append() looks whether it means this move.
std::uint32_t MoveCode::code_of(const Move& move) const {
    std::uint32_t kind = static_cast<std::uint32_t>(move.sort);
    if (move.becomes != Kind::none) {
        kind = first_promotion + static_cast<std::uint8_t>(rules_->face(move.becomes).letter[0] - 'A');
    }
    return (kind & 63) << (2 * square_bits) | squares_code(move);
}

std::optional<Move> MoveCode::move_of(std::uint32_t code) const {
    const std::uint32_t kind = code >> (2 * square_bits);
    Move move;
    if (kind < sorts) {
        move.sort = static_cast<Move::Sort>(kind);
    } else if (kind >= first_promotion && kind < first_promotion + letters) {
        move.becomes = promoted_[kind - first_promotion];
        if (move.becomes == Kind::none) return std::nullopt;
    } else {
        return std::nullopt;
    }
    if ((code & squares_mask) != 0) {
        move.from = static_cast<Square>(code & square_mask);
        move.to = static_cast<Square>(code >> square_bits & square_mask);
    }
    return possible(move);
}

// Nothing for a move whose squares make no sense on this board.
std::optional<Move> MoveCode::possible(const Move& move) const {
    const auto on_board = [&](Square square) { return index(square) < rules_->board().size(); };
    if (move.king_back != Square::none && !on_board(move.king_back)) return std::nullopt;
    if (move.from == Square::none && move.to == Square::none) {
        return move.sort >= Move::Sort::Pass ? std::optional(move) : std::nullopt;
    }
    if (!on_board(move.from) || !on_board(move.to) || move.from == move.to) return std::nullopt;
    return move.loses_turn() ? std::nullopt : std::optional(move);
}

void MoveCode::append(const Move& move, Bytes& plies, Bytes& escapes) const {
    const std::uint32_t code = code_of(move);
    const bool fits = move_of(code) == move;
    append_number(plies, fits ? code : escaped << (2 * square_bits), size);
    if (!fits) append_escape(move, escapes);
}

std::optional<Move> MoveCode::read(ByteReader& plies, ByteReader& escapes) const {
    const std::optional<std::uint64_t> code = plies.number(size);
    if (!code) return std::nullopt;
    return *code >> (2 * square_bits) == escaped ? read_escape(escapes) : move_of(static_cast<std::uint32_t>(*code));
}

void MoveCode::append_escape(const Move& move, Bytes& escapes) const {
    append_number(escapes, index(move.from), 2);
    append_number(escapes, index(move.to), 2);
    append_number(escapes, static_cast<std::uint8_t>(move.sort), 1);
    append_number(escapes, move.put_back, 2);
    append_number(escapes, index(move.king_back), 2);
    append_text(escapes, move.becomes == Kind::none ? "" : rules_->face(move.becomes).letter);
    if (move.becomes != Kind::none) append_number(escapes, place_among_namesakes(*rules_, move.becomes), 1);
}

std::optional<Move> MoveCode::read_escape(ByteReader& escapes) const {
    const auto from = escapes.number(2), to = escapes.number(2), sort = escapes.number(1), put_back = escapes.number(2),
               king_back = escapes.number(2);
    const auto letter = escapes.text();
    if (!letter || *sort >= sorts) return std::nullopt;
    Move move;
    move.from = static_cast<Square>(*from);
    move.to = static_cast<Square>(*to);
    move.sort = static_cast<Move::Sort>(*sort);
    move.put_back = static_cast<std::uint16_t>(*put_back);
    move.king_back = static_cast<Square>(*king_back);
    if (!letter->empty()) {
        const auto place = escapes.number(1);
        move.becomes = place ? namesake(*rules_, *letter, *place) : Kind::none;
        if (move.becomes == Kind::none) return std::nullopt;
    }
    return possible(move);
}

}  // namespace fourhand
