// THE TABLE of notations: a new one is a row here, a page of formats, and its reader and writer in files beside this.
#include "notation/notation.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "notation/coordinate.hpp"
#include "notation/json_game.hpp"
#include "notation/loeb.hpp"
#include "notation/pgn4.hpp"
#include "notation/standing_position.hpp"

namespace fourhand {

namespace {

// clang-format off
constexpr std::array table = {
    Notation{"pgn4", "PGN4, as chess.com exports it", ".pgn4 .pgn", looks_like_pgn4, read_pgn4, write_pgn4, false, true},
    Notation{"coordinates", "moves by their squares", ".moves", looks_like_coordinates, read_coordinate_games, write_coordinate_games},
    Notation{"loeb", "moves as Loeb wrote them: pC2-C4, nB5-C3", "", nullptr, nullptr, write_loeb_games},
    Notation{"json", "JSON, one object a game", ".json .jsonl .ndjson", looks_like_json, read_json_games, write_json_games},
    Notation{"fen4", "FEN4: one position of each game", ".fen4 .fen", looks_like_fen4, read_standing_positions, write_fen4_positions, true},
    Notation{"position", "one position of each game as JSON", "", nullptr, nullptr, write_json_positions, true},
};
// clang-format on

/// How much of a text is looked at to recognise it.
constexpr std::size_t head_size = 4096;

bool has_suffix(const Notation& notation, std::string_view name) {
    const std::size_t point = name.rfind('.');
    if (point == std::string_view::npos) return false;
    const std::string suffix = lower_case(name.substr(point));
    const auto all = words(notation.suffixes);
    return std::find(all.begin(), all.end(), suffix) != all.end();
}

}  // namespace

std::span<const Notation> notations() { return table; }

const Notation* notation_named(std::string_view id) {
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const Notation& notation) { return notation.id == id; });
    return found == table.end() ? nullptr : &*found;
}

const Notation& recognise(const Source& source) {
    const std::string_view head = source.text().substr(0, head_size);
    const auto named =
        std::find_if(table.begin(), table.end(), [&](const Notation& row) { return has_suffix(row, source.name()); });
    if (named != table.end()) return *named;
    const auto looks = [&](const Notation& row) { return row.looks_like != nullptr && row.looks_like(head); };
    const auto found = std::find_if(table.begin(), table.end(), looks);
    return found == table.end() ? table.front() : *found;
}

}  // namespace fourhand
