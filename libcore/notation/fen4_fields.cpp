// A FEN4 taken apart into fields, options and cells.
#include "notation/fen4_fields.hpp"

#include <array>
#include <optional>

#include "base/text.hpp"

namespace fourhand {

namespace {

constexpr std::size_t deepest_option = 64;
constexpr std::size_t most_turn_letters = 2;
constexpr std::string_view bom = "\xef\xbb\xbf";

constexpr std::array<std::string_view, 6> field_names = {
    "the seat to move",
    "who is out (0 or 1 for each seat)",
    "who may castle towards the nearer rook",
    "who may castle towards the farther rook",
    "the points",
    "the plies since the last capture or pawn move",
};

class Splitter {
public:
    explicit Splitter(std::string_view text);
    Result<Fen4Fields> finish();

private:
    TextAt piece(std::size_t begin, std::size_t end) const;
    Span where(std::size_t begin, std::size_t end) const;
    Diagnostic wrong(std::size_t begin, std::size_t end, std::string message,
                     std::vector<std::string> hints = {}) const;
    std::vector<TextAt> list(std::size_t begin, std::size_t end) const;

    std::optional<Diagnostic> take_fields();
    std::optional<Diagnostic> take_options();
    std::optional<Diagnostic> take_option();
    std::optional<Diagnostic> find_value_end(std::size_t& end) const;
    std::optional<Diagnostic> take_board();
    bool at(char c) const { return at_ < bare_.size() && bare_[at_] == c; }

    std::string_view text_;
    std::string bare_;                 ///< the text without the white space outside quotes
    std::vector<std::size_t> origin_;  ///< where each byte of it stands in the text
    std::size_t at_ = 0;
    Fen4Fields fields_;
};

Splitter::Splitter(std::string_view text) : text_(text) {
    char quote = 0;
    for (std::size_t i = text.starts_with(bom) ? bom.size() : 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quote == 0 && is_space(c)) continue;
        if (quote == 0 && (c == '\'' || c == '"')) {
            quote = c;
        } else if (c == quote) {
            quote = 0;
        }
        bare_ += c;
        origin_.push_back(i);
    }
    origin_.push_back(text.size());
}

Span Splitter::where(std::size_t begin, std::size_t end) const {
    return {origin_[begin], end > begin ? origin_[end - 1] + 1 : origin_[begin]};
}

TextAt Splitter::piece(std::size_t begin, std::size_t end) const {
    return {bare_.substr(begin, end - begin), where(begin, end)};
}

Diagnostic Splitter::wrong(std::size_t begin, std::size_t end, std::string message,
                           std::vector<std::string> hints) const {
    return {Code::BadPosition, where(begin, end), std::move(message), std::move(hints)};
}

std::vector<TextAt> Splitter::list(std::size_t begin, std::size_t end) const {
    std::vector<TextAt> parts;
    for (std::size_t i = begin; i <= end; ++i) {
        if (i < end && bare_[i] != ',') continue;
        parts.push_back(piece(begin, i));
        begin = i + 1;
    }
    return parts;
}

std::optional<Diagnostic> Splitter::take_fields() {
    const std::size_t turn_end = std::min(bare_.find('-'), bare_.size());
    const bool capitals = bare_.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == turn_end;
    if (turn_end == 0 || turn_end > most_turn_letters || !capitals)
        return wrong(0, turn_end, "a FEN4 begins with the letters of the seat to move, in capitals, and a hyphen");
    const std::array<std::vector<TextAt>*, 6> lists = {
        nullptr, &fields_.dead, &fields_.castle_short, &fields_.castle_long, &fields_.points, nullptr};
    for (std::size_t field = 0; field < field_names.size(); ++field) {
        const std::size_t end = bare_.find('-', at_);
        if (end == std::string::npos)
            return wrong(at_, bare_.size(),
                         "the FEN4 ends with its field " + std::to_string(field + 1) + ", " +
                             std::string(field_names[field]) + "; after a hyphen should follow the board",
                         {"R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-BOARD"});
        if (lists[field] != nullptr) {
            *lists[field] = list(at_, end);
        } else {
            (field == 0 ? fields_.turn : fields_.clock) = piece(at_, end);
        }
        at_ = end + 1;
    }
    return std::nullopt;
}

/// The end of the option value that begins here: the comma or brace behind it.
std::optional<Diagnostic> Splitter::find_value_end(std::size_t& end) const {
    std::string closers;
    char quote = 0;
    for (end = at_; end < bare_.size(); ++end) {
        const char c = bare_[end];
        if (quote != 0) {
            if (c == quote) quote = 0;
        } else if (c == '\'' || c == '"') {
            quote = c;
        } else if (c == '(' || c == '[' || c == '{') {
            closers += c == '(' ? ')' : c == '[' ? ']' : '}';
            if (closers.size() > deepest_option) return wrong(end, end + 1, "the option block is nested too deeply");
        } else if (closers.empty() && (c == ',' || c == '}')) {
            return std::nullopt;
        } else if (c == ')' || c == ']' || c == '}') {
            if (closers.empty() || closers.back() != c)
                return wrong(end, end + 1, std::string("a closing ") + c + " without its opening bracket");
            closers.pop_back();
        }
    }
    return wrong(at_, bare_.size(),
                 quote != 0 ? "a quotation that is not closed" : "an option block that is not closed");
}

std::optional<Diagnostic> Splitter::take_option() {
    if (!at('\'') && !at('"'))
        return wrong(at_, std::min(at_ + 1, bare_.size()), "an option begins with its key in quotes",
                     {"{'enPassant':('','c6:d6','','')}"});
    const std::size_t close = bare_.find(bare_[at_], at_ + 1);
    if (close == std::string::npos) return wrong(at_, bare_.size(), "a quotation that is not closed");
    Fen4Option option;
    option.key = piece(at_ + 1, close);
    at_ = close + 1;
    if (!at(':'))
        return wrong(at_, std::min(at_ + 1, bare_.size()),
                     "after the key '" + option.key.text + "' a colon is missing");
    ++at_;
    std::size_t end = at_;
    if (auto error = find_value_end(end)) return error;
    if (end == at_) return wrong(at_, end, "the key '" + option.key.text + "' has no value");
    const Span span = where(at_, end);
    option.value = {std::string(text_.substr(span.begin, span.end - span.begin)), span};
    for (const Fen4Option& other : fields_.options)
        if (other.key.text == option.key.text)
            return Diagnostic{Code::BadPosition, option.key.where, "the key '" + option.key.text + "' is there twice"};
    fields_.options.push_back(std::move(option));
    at_ = end;
    return std::nullopt;
}

std::optional<Diagnostic> Splitter::take_options() {
    if (!at('{')) return std::nullopt;
    const std::size_t open = at_++;
    while (!at('}')) {
        if (at_ >= bare_.size()) return wrong(open, bare_.size(), "an option block that is not closed");
        if (auto error = take_option()) return error;
        if (at(',')) ++at_;
    }
    ++at_;
    if (!at('-'))
        return wrong(at_, std::min(at_ + 1, bare_.size()),
                     "after the option block should follow a hyphen and the board");
    ++at_;
    return std::nullopt;
}

std::optional<Diagnostic> Splitter::take_board() {
    std::size_t end = bare_.size();
    const std::size_t hyphen = bare_.find('-', at_);
    if (hyphen != std::string::npos) {
        // One program hangs "-,,," on: it says nothing.
        if (bare_.find_first_not_of(',', hyphen + 1) != std::string::npos)
            return wrong(hyphen, hyphen + 1, "a hyphen in the board",
                         {"six fields, perhaps options in braces, then the board"});
        end = hyphen;
    }
    if (end == at_) return wrong(at_, at_, "the board is missing");
    for (std::size_t begin = at_, i = at_; i <= end; ++i) {
        if (i < end && bare_[i] != '/') continue;
        fields_.ranks.push_back(list(begin, i));
        begin = i + 1;
    }
    return std::nullopt;
}

Result<Fen4Fields> Splitter::finish() {
    if (bare_.empty()) return wrong(0, 0, "no FEN4, but nothing at all");
    if (bare_.find('-') == std::string::npos)
        return wrong(0, bare_.size(),
                     "\"" + printable(bare_.substr(0, 40)) + "\" is no FEN4; it may be the name of a start array");
    if (auto error = take_fields()) return *error;
    if (auto error = take_options()) return *error;
    if (auto error = take_board()) return *error;
    return std::move(fields_);
}

}  // namespace

Result<Fen4Fields> split_fen4(std::string_view text) { return Splitter(text).finish(); }

}  // namespace fourhand
