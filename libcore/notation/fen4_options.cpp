// The option block of a FEN4, understood.
#include "notation/fen4_options.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace fourhand {

namespace {

/// A key that changes the game, unless its value is one of these words or says nothing (see says_nothing).
struct ForeignKey {
    std::string_view key;
    std::string_view harmless;
    std::string_view reason;
};

constexpr ForeignKey foreign_keys[] = {
    {"dim", "14x14", "the board has other dimensions"},
    {"boxOffset", "", "the board is a box inside the cross"},
    {"noCorners", "", "the board has other corners"},
    {"bank", "", "men are in hand"},
    {"areBanksEnabled", "", "men are in hand"},
    {"seirawanDrops", "", "men come in behind others (Seirawan)"},
    {"pawnBaseRank", "2", "pawns start from another rank than the second"},
    {"pawnsBaseRank", "2", "pawns start from another rank than the second"},
    {"castleWith", "R", "kings castle with other men than rooks"},
    {"lives", "1", "kings have several lives"},
    {"spells", "", "there are spells"},
    {"std2pc", "", "it is a game for two"},
};

/// The words of an option value, without brackets, quotes and separators.
std::vector<std::string_view> scalars(std::string_view value) {
    std::vector<std::string_view> found;
    for (std::size_t begin = 0; begin < value.size();) {
        const std::size_t end = std::min(value.find_first_of("()[]{},:'\" \t\r\n", begin), value.size());
        if (end > begin) found.push_back(value.substr(begin, end - begin));
        begin = end + 1;
    }
    return found;
}

bool says_nothing(std::string_view value, std::string_view harmless) {
    const auto words = scalars(value);
    return std::all_of(words.begin(), words.end(), [&](std::string_view word) {
        return word == "false" || word == "null" || word == "0" || (!harmless.empty() && word == harmless);
    });
}

Diagnostic wrong(Span where, std::string message, std::vector<std::string> hints = {}) {
    return {Code::BadPosition, where, std::move(message), std::move(hints)};
}

/// Part [begin, end) of a text that stands somewhere.
TextAt part(const TextAt& whole, std::size_t begin, std::size_t end) {
    return {whole.text.substr(begin, end - begin), {whole.where.begin + begin, whole.where.begin + end}};
}

TextAt trimmed_part(const TextAt& whole, std::size_t begin, std::size_t end) {
    while (begin < end && is_space(whole.text[begin])) ++begin;
    while (end > begin && is_space(whole.text[end - 1])) --end;
    return part(whole, begin, end);
}

TextAt unquoted(const TextAt& item) {
    const std::size_t size = item.text.size();
    const bool quoted =
        size >= 2 && (item.text[0] == '\'' || item.text[0] == '"') && item.text[size - 1] == item.text[0];
    return quoted ? part(item, 1, size - 1) : item;
}

/// The items of "(a,'b',c)" or "[a,b,c]", unquoted: one for each seat.
std::optional<Diagnostic> items_of(const Fen4Option& option, const Rules& rules, std::vector<TextAt>& items) {
    const TextAt& value = option.value;
    const std::size_t size = value.text.size();
    const bool listed = size >= 2 && ((value.text[0] == '(' && value.text[size - 1] == ')') ||
                                      (value.text[0] == '[' && value.text[size - 1] == ']'));
    const std::string wanted = std::to_string(rules.seats()) + " values in parentheses, one for each seat";
    if (!listed) return wrong(value.where, "the value of '" + option.key.text + "' should be " + wanted);
    char quote = 0;
    for (std::size_t begin = 1, i = 1; i < size; ++i) {
        const char c = value.text[i];
        if (quote != 0) {
            if (c == quote) quote = 0;
        } else if (c == '\'' || c == '"') {
            quote = c;
        } else if (c == ',' || i + 1 == size) {
            items.push_back(unquoted(trimmed_part(value, begin, i)));
            begin = i + 1;
        }
    }
    if (items.size() == rules.seats()) return std::nullopt;
    return wrong(value.where, "'" + option.key.text + "' has " + std::to_string(items.size()) +
                                  " values; there should be " + wanted);
}

std::optional<Diagnostic> read_flags(const Fen4Option& option, const Rules& rules, PerSeat<bool>& to) {
    std::vector<TextAt> items;
    if (auto error = items_of(option, rules, items)) return error;
    to.emplace();
    for (const TextAt& item : items) {
        if (item.text != "true" && item.text != "false")
            return wrong(item.where,
                         "'" + option.key.text + "' says true or false of each seat, not " + printable(item.text));
        to->push_back(item.text == "true");
    }
    return std::nullopt;
}

bool is_heading(const std::string& text, std::size_t at) {
    const char c = at < text.size() ? text[at] : ' ';
    // A v may also be the file of the next square.
    return c == '^' || c == '>' || c == '<' || (c == 'v' && (at + 1 == text.size() || !is_digit(text[at + 1])));
}

/// Squares one after another, "b9 e2" or "d3:d4"; a mark of march may follow each.
std::optional<Diagnostic> read_squares(const Fen4Option& option, const TextAt& item, const Rules& rules,
                                       std::vector<SquareAt>& to) {
    const std::string& text = item.text;
    for (std::size_t i = 0; i < text.size();) {
        if (is_space(text[i]) || text[i] == ':' || text[i] == ',') {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        while (end < text.size() && is_digit(text[end])) ++end;
        const TextAt name = part(item, i, end);
        SquareAt square{rules.board().named(name.text), 0, name.where};
        if (square.square == Square::none)
            return wrong(name.where,
                         "'" + option.key.text + "' names squares; " + printable(name.text) + " is none of this board");
        if (is_heading(text, end)) square.heading = text[end++];
        to.push_back(square);
        i = end;
    }
    return std::nullopt;
}

std::optional<Diagnostic> read_square_lists(const Fen4Option& option, const Rules& rules,
                                            PerSeat<std::vector<SquareAt>>& to, std::size_t most) {
    std::vector<TextAt> items;
    if (auto error = items_of(option, rules, items)) return error;
    to.emplace(items.size());
    for (std::size_t seat = 0; seat < items.size(); ++seat) {
        if (auto error = read_squares(option, items[seat], rules, (*to)[seat])) return error;
        if ((*to)[seat].size() > most)
            return wrong(items[seat].where,
                         "too many squares: '" + option.key.text + "' names " + std::to_string(most) + " at most");
    }
    return std::nullopt;
}

using Flags = PerSeat<bool> Fen4Options::*;
using Squares = PerSeat<std::vector<SquareAt>> Fen4Options::*;

struct FlagKey {
    std::string_view key;
    Flags to;
};
constexpr FlagKey flag_keys[] = {{"frozen", &Fen4Options::frozen},
                                 {"released", &Fen4Options::released},
                                 {"removed", &Fen4Options::removed},
                                 {"resigned", &Fen4Options::resigned},
                                 {"flagged", &Fen4Options::flagged}};

struct SquareKey {
    std::string_view key;
    Squares to;
    std::size_t most;  ///< squares a seat
    bool kept;         ///< among the other keys too
};
constexpr SquareKey square_keys[] = {
    {"turned", &Fen4Options::turned, max_squares, false},  {"moved", &Fen4Options::moved, max_squares, false},
    {"doubleSteps", &Fen4Options::double_steps, 2, false}, {"enPassant", &Fen4Options::double_steps, 2, false},
    {"royal", &Fen4Options::royal, max_squares, true},     {"kingSquares", &Fen4Options::royal, max_squares, true}};

/// "N W": seats by id, with blanks between.
std::optional<Diagnostic> read_left(const Fen4Option& option, const Rules& rules, Fen4Options& to) {
    const TextAt list = unquoted(option.value);
    std::vector<Seat> seats;
    for (const std::string_view word : words(list.text)) {
        const Seat seat = rules.seat_named(word);
        if (seat == Seat::none || std::find(seats.begin(), seats.end(), seat) != seats.end())
            return wrong(list.where, "'left' names seats by their ids, each once, in the order in which they left");
        seats.push_back(seat);
    }
    to.left.emplace(std::move(seats), list.where);
    return std::nullopt;
}

std::optional<Diagnostic> complain_of_foreign(const Fen4Option& option) {
    for (const ForeignKey& foreign : foreign_keys)
        if (foreign.key == option.key.text && !says_nothing(option.value.text, foreign.harmless))
            return Diagnostic{Code::UnsupportedPosition, option.value.where,
                              std::string(foreign.reason) + " ('" + option.key.text + "')"};
    return std::nullopt;
}

std::optional<Diagnostic> read_option(const Fen4Option& option, const Rules& rules, Fen4Options& to) {
    const auto is_it = [&](const auto& row) { return row.key == option.key.text; };
    if (const auto* row = std::find_if(std::begin(flag_keys), std::end(flag_keys), is_it); row != std::end(flag_keys))
        return read_flags(option, rules, to.*(row->to));
    if (const auto* row = std::find_if(std::begin(square_keys), std::end(square_keys), is_it);
        row != std::end(square_keys)) {
        if ((to.*(row->to)).has_value())
            return wrong(option.key.where, "'" + option.key.text + "' says a thing that was said before");
        if (row->kept) to.other_keys.emplace_back(option.key.text, option.value.text);
        return read_square_lists(option, rules, to.*(row->to), row->most);
    }
    if (option.key.text == "variant") {
        to.variant = unquoted(option.value);
        return std::nullopt;
    }
    if (option.key.text == "left") return read_left(option, rules, to);
    to.other_keys.emplace_back(option.key.text, option.value.text);
    return complain_of_foreign(option);
}

}  // namespace

Result<Fen4Options> read_fen4_options(const std::vector<Fen4Option>& options, const Rules& rules) {
    Fen4Options understood;
    for (const Fen4Option& option : options)
        if (auto error = read_option(option, rules, understood)) return *error;
    return understood;
}

}  // namespace fourhand
