// Finding commands, and their words.
#include "record/command.hpp"

#include "base/text.hpp"

namespace fourhand {

namespace {

constexpr std::string_view opening = "[%";

bool is_name(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || is_digit(c); }

/// Behind the quotation mark that closes the one at `at`; npos if none does.
std::size_t quotation_end(std::string_view text, std::size_t at) {
    for (++at; at < text.size(); ++at) {
        if (text[at] == '\\') {
            ++at;
        } else if (text[at] == '"') {
            return at + 1;
        }
    }
    return std::string_view::npos;
}

/// The bracket that ends a command, none of those between quotation marks; npos if there is none.
std::size_t bracket_at(std::string_view text, std::size_t at) {
    while (at < text.size() && text[at] != ']') at = text[at] == '"' ? quotation_end(text, at) : at + 1;
    return at < text.size() ? at : std::string_view::npos;
}

std::string_view without_last_word(std::string_view text) {
    while (!text.empty() && !is_space(text.back())) text.remove_suffix(1);
    return trimmed(text);
}

}  // namespace

std::vector<Command> commands_in(std::string_view comment) {
    std::vector<Command> commands;
    bool quoting = true;  // after a quotation that is never closed they mean nothing: so the time stays linear
    for (std::size_t at = comment.find(opening); at != std::string_view::npos; at = comment.find(opening, at)) {
        const std::size_t begin = at;
        at += opening.size();
        std::size_t name_end = at;
        while (name_end < comment.size() && is_name(comment[name_end])) ++name_end;
        if (name_end == at) continue;
        std::size_t bracket = quoting ? bracket_at(comment, name_end) : comment.find(']', name_end);
        if (quoting && bracket == std::string_view::npos) {
            quoting = false;
            bracket = comment.find(']', name_end);
        }
        const bool closed = bracket != std::string_view::npos;
        const std::size_t end = closed ? bracket : comment.size();
        commands.push_back({comment.substr(at, name_end - at),
                            trimmed(comment.substr(name_end, end - name_end)),
                            {begin, closed ? end + 1 : end},
                            closed});
        at = end;
    }
    return commands;
}

// ---- CommandWords

void CommandWords::drop(std::size_t size) { rest_ = trimmed(rest_.substr(size)); }

/// Up to a blank, a + or a quotation mark.
std::string_view CommandWords::word() const {
    std::size_t size = 0;
    while (size < rest_.size() && !is_space(rest_[size]) && rest_[size] != '+' && rest_[size] != '"') ++size;
    return rest_.substr(0, size);
}

bool CommandWords::skip(std::string_view wanted) {
    if (lower_case(word()) != wanted) return false;
    drop(wanted.size());
    return true;
}

std::optional<Seat> CommandWords::seat() {
    const std::string_view before = rest_;
    if (const auto quoted = quotation()) {
        const Seat seat = rules_.seat_named(*quoted);
        if (seat != Seat::none) return seat;
        rest_ = before;
        return std::nullopt;
    }
    for (std::string_view bare = longest_name(); !bare.empty(); bare = without_last_word(bare)) {
        const Seat seat = rules_.seat_named(bare);
        if (seat == Seat::none) continue;
        drop(bare.size());
        return seat;
    }
    return std::nullopt;
}

/// What may be a name with blanks: words up to a + or a quotation mark.
std::string_view CommandWords::longest_name() const {
    constexpr std::size_t most_words = 4;
    std::size_t end = 0;
    for (std::size_t begun = 0; end < rest_.size() && rest_[end] != '+' && rest_[end] != '"'; ++end) {
        const bool begins = !is_space(rest_[end]) && (end == 0 || is_space(rest_[end - 1]));
        if (begins && ++begun > most_words) break;
    }
    return trimmed(rest_.substr(0, end));
}

std::optional<SeatSet> CommandWords::seats() {
    SeatSet all = 0;
    do {
        const auto next = seat();
        if (!next || contains(all, *next)) return std::nullopt;
        all = static_cast<SeatSet>(all | bit(*next));
        if (!rest_.starts_with('+')) return all;
        drop(1);
    } while (true);
}

std::optional<std::size_t> CommandWords::number() {
    const auto number = parse_number<std::uint32_t>(word());
    if (!number) return std::nullopt;
    drop(word().size());
    return *number;
}

std::optional<std::string> CommandWords::quotation() {
    if (!rest_.starts_with('"')) return std::nullopt;
    const std::size_t end = quotation_end(rest_, 0);
    if (end == std::string_view::npos) return std::nullopt;
    std::string text;
    for (std::size_t i = 1; i + 1 < end; ++i) text += rest_[i += rest_[i] == '\\' && i + 2 < end];
    drop(end);
    return text;
}

Diagnostic CommandWords::wrong(std::string message) const {
    const auto at =
        static_cast<std::size_t>(rest_.data() - command_.name.data()) + command_.where.begin + opening.size();
    const Span where = rest_.empty() ? command_.where : Span{at, at + std::max<std::size_t>(1, word().size())};
    return {Code::BadCommand, where, std::move(message), {"it is written " + std::string(form_)}};
}

/// What stands where we are, for complaints.
std::string CommandWords::shown() const {
    constexpr std::size_t longest_shown = 40;
    if (rest_.empty()) return "its end";
    if (rest_.front() == '"') return "a quotation mark";
    return rest_.front() == '+' ? "a +" : "'" + printable(word().substr(0, longest_shown)) + "'";
}

Diagnostic CommandWords::missing(std::string_view what) const {
    return wrong("in [%" + std::string(command_.name) + "] stands " + shown() + " where " + std::string(what) +
                 " belongs");
}

Diagnostic CommandWords::surplus() const {
    return wrong("in [%" + std::string(command_.name) + "] " + shown() + " has no meaning");
}

std::string seats_in_words(SeatSet seats, const Rules& rules) {
    if (seats == 0) return "everybody";
    std::vector<std::string> names;
    for (std::size_t i = 0; i < rules.seats(); ++i)
        if (contains(seats, static_cast<Seat>(i))) names.push_back(rules.seat(static_cast<Seat>(i)).colour);
    const std::string last = names.back();
    names.pop_back();
    return names.empty() ? last : join(names, ", ") + " and " + last;
}

}  // namespace fourhand
