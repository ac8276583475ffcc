// Rows of cells laid on a board and read off it.
#include "notation/cells.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace fourhand {

namespace {

bool is_wall_word(std::string_view cell) {
    return !cell.empty() && cell.find_first_not_of("xX") == std::string_view::npos;
}

bool is_number(std::string_view cell) { return !cell.empty() && std::all_of(cell.begin(), cell.end(), is_digit); }

std::string rank_name(int rank) { return "rank " + std::to_string(rank + 1); }

/// How many files a cell covers; 0 for a number that is none (0, or more than a board can have).
int width_of(std::string_view cell) {
    if (is_wall_word(cell)) return static_cast<int>(std::min<std::size_t>(cell.size(), max_side + 1));
    if (!is_number(cell)) return 1;
    const auto number = parse_number(cell);
    return number && *number <= max_side ? *number : 0;
}

/// Lays walls or empty squares; where the board has no square either means the same.
void lay_run(Place from, int width, Piece what, const Board& board, std::vector<Piece>& cells) {
    for (int i = 0; i < width; ++i) {
        const Square square = board.at({from.file + i, from.rank});
        if (square != Square::none) cells[index(square)] = what;
    }
}

}  // namespace

std::optional<Diagnostic> lay_rank(const std::vector<TextAt>& said, int rank, const Rules& rules,
                                   const ReadMan& read_man, std::vector<Piece>& cells) {
    const Board& board = rules.board();
    const Span whole = said.empty() ? Span{} : Span{said.front().where.begin, said.back().where.end};
    int file = 0;
    for (const TextAt& cell : said) {
        if (cell.text.empty()) return Diagnostic{Code::BadPosition, cell.where, "an empty cell in " + rank_name(rank)};
        const int width = width_of(cell.text);
        if (width == 0)
            return Diagnostic{Code::BadPosition,
                              cell.where,
                              cell.text + " is no number of empty squares",
                              {"a rank has " + std::to_string(board.width()) + " cells"}};
        if (is_wall_word(cell.text) || is_number(cell.text)) {
            lay_run({file, rank}, width, is_number(cell.text) ? Piece::none : Piece::wall, board, cells);
        } else {
            const Square square = board.at({file, rank});
            if (square == Square::none && file < board.width())
                return Diagnostic{Code::BadPosition, cell.where,
                                  cell.text + " stands where the board has no square (" + rank_name(rank) + ", file " +
                                      static_cast<char>('a' + file) + ")"};
            if (square != Square::none) {
                const auto man = read_man(cell, square);
                if (!man) return man.error();
                cells[index(square)] = *man;
            }
        }
        file += width;
    }
    if (file == board.width()) return std::nullopt;
    return Diagnostic{
        Code::BadPosition, whole,
        rank_name(rank) + " has " + std::to_string(file) + " cells, not " + std::to_string(board.width())};
}

std::vector<std::string> cell_rows(const std::vector<Piece>& cells, const Rules& rules, std::string_view wall,
                                   const SpellMan& spell_man) {
    const Board& board = rules.board();
    std::vector<std::string> rows;
    for (int rank = board.height() - 1; rank >= 0; --rank) {
        std::vector<std::string> row;
        int empty = 0;
        const auto flush = [&] {
            if (empty > 0) row.push_back(std::to_string(empty));
            empty = 0;
        };
        for (int file = 0; file < board.width(); ++file) {
            const Square square = board.at({file, rank});
            if (square != Square::none && cells[index(square)] == Piece::none) {
                ++empty;
                continue;
            }
            flush();
            if (square == Square::none) {
                row.emplace_back("x");
            } else {
                const Piece man = cells[index(square)];
                row.push_back(man == Piece::wall ? std::string(wall) : spell_man(man, square));
            }
        }
        flush();
        rows.push_back(join(row, ","));
    }
    return rows;
}

Seat seat_before(std::string_view cell, const Rules& rules, const std::function<const std::string&(Seat)>& name) {
    Seat found = Seat::none;
    std::size_t longest = 0;
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        const std::string& word = name(static_cast<Seat>(i));
        if (word.size() > longest && cell.starts_with(word)) found = static_cast<Seat>(i), longest = word.size();
    }
    return found;
}

bool section_is_gone(Seat seat, const Rules& rules, const std::vector<Piece>& cells) {
    const auto home = rules.home(seat);
    return !home.empty() &&
           std::all_of(home.begin(), home.end(), [&](Square square) { return cells[index(square)] == Piece::wall; });
}

std::string known_men(const Rules& rules) {
    std::string letters;
    for (std::size_t kind = 0; kind < rules.kinds(); ++kind) {
        const std::string& letter = rules.face(static_cast<Kind>(kind)).letter;
        if (letters.find(letter) == std::string::npos) letters += ' ' + letter;
    }
    return "men here:" + letters;
}

bool has_marches(const Rules& rules) {
    for (std::size_t kind = 0; kind < rules.kinds(); ++kind)
        if (rules.face(static_cast<Kind>(kind)).march && rules.face(static_cast<Kind>(kind)).heading != 0) return true;
    return false;
}

bool leavers_keep_turns(const Rules& rules) {
    const auto passes = [](Switches::Leaving leaving) { return leaving == Switches::Leaving::ArmyPasses; };
    return rules.has_walkers() || passes(rules.switches().resign) || passes(rules.switches().time_forfeit);
}

bool flag_ends_game(const Rules& rules) {
    return !rules.laws(Law::Leaves).empty() && !rules.has_walkers() &&
           rules.switches().time_forfeit == Switches::Leaving::TeamLoses;
}

bool is_kind_letter(std::string_view letter, const Rules& rules) {
    for (std::size_t kind = 0; kind < rules.kinds(); ++kind)
        if (rules.face(static_cast<Kind>(kind)).letter == letter) return true;
    return false;
}

}  // namespace fourhand
