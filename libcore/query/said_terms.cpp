// Alliances and talk looked for.
#include "query/said_terms.hpp"

#include <utility>

#include "base/text.hpp"
#include "query/known_names.hpp"
#include "query/values.hpp"
#include "record/said.hpp"

namespace fourhand {

namespace {

/// What is asked of an alliance. Seats are named as people do; which they are depends on the game's rules.
struct AllianceQuestion {
    std::string members, against;  ///< "S+W"; empty: any
    std::optional<AllianceEnd::How> end;
    std::string by;  ///< who betrayed it; empty: anybody
};

bool names_two(std::string_view seats) {
    const auto parts = split(seats, '+');
    for (const std::string_view part : parts)
        if (part.empty()) return false;
    return parts.size() > 1;
}

std::optional<AllianceQuestion> question_in(std::string_view text) {
    AllianceQuestion question;
    const auto all = words(text);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string word = lower_case(all[i]);
        if (word == "any" && all.size() == 1) return question;
        if ((word == "vs" || word == "by") && i + 1 < all.size()) {
            (word == "vs" ? question.against : question.by) = all[++i];
        } else if (const auto end = alliance_end_named(word)) {
            question.end = end;
        } else if (i == 0 && names_two(word)) {
            question.members = all[i];
        } else {
            return std::nullopt;
        }
    }
    const bool by_fits = question.by.empty() || question.end == AllianceEnd::How::Betrayed;
    const bool vs_fits = question.against.empty() || !question.end;
    return all.empty() || !by_fits || !vs_fits ? std::nullopt : std::optional(question);
}

/// The seats of a list such as "S+W"; nothing where a name is no seat of these rules, or a seat is named twice.
std::optional<SeatSet> seats_in(std::string_view list, const Rules& rules) {
    SeatSet seats = 0;
    if (list.empty()) return seats;
    for (const std::string_view name : split(list, '+')) {
        const Seat seat = rules.seat_named(name);
        if (seat == Seat::none || contains(seats, seat)) return std::nullopt;
        seats = static_cast<SeatSet>(seats | bit(seat));
    }
    return seats;
}

bool all_in(std::string_view list, SeatSet set, const Rules& rules) {
    const auto seats = seats_in(list, rules);
    return seats && (*seats & ~set) == 0;
}

/// Whether such an alliance can be made in a game by these rules.
bool can_be(const AllianceQuestion& question, const Rules& rules) {
    const auto members = seats_in(question.members, rules), against = seats_in(question.against, rules),
               by = seats_in(question.by, rules);
    return members && against && by && (*members & *against) == 0 && (*members == 0 || (*by & ~*members) == 0);
}

/// The first name of a question that is a seat in no variant; empty if there is none.
std::string_view no_seat_in(const AllianceQuestion& question) {
    for (const std::string* list : {&question.members, &question.against, &question.by})
        for (const std::string_view name : split(*list, '+'))
            if (!name.empty() && !some_rules([&](const auto& rules) { return rules->seat_named(name) != Seat::none; }))
                return name;
    return {};
}

bool answers(const AllianceQuestion& question, const Said& said, const Rules& rules) {
    if (const auto* made = std::get_if<Alliance>(&said))
        return !question.end && all_in(question.members, made->members, rules) &&
               all_in(question.against, made->against, rules);
    const auto* end = std::get_if<AllianceEnd>(&said);
    if (end == nullptr || question.end != end->how || !all_in(question.members, end->members, rules)) return false;
    return question.by.empty() || (end->by != Seat::none && rules.seat_named(question.by) == end->by);
}

/// A test of every command of a name that can be read.
template <typename Fits>
RemarkTest test_of(const std::string& name, const Fits& fits) {
    RemarkTest test;
    test.holds = [fits](std::string_view comment, const Rules& rules) {
        for (const Command& command : commands_in(comment))
            if (const auto said = read_said(command, rules); said && *said && fits(**said, rules)) return true;
        return false;
    };
    test.maybe = {"g.id IN (SELECT a.game FROM annotations a WHERE instr(lower(CAST(a.stream AS TEXT)), ?) > 0)",
                  {"[%" + name}};
    return test;
}

}  // namespace

Result<RemarkTest> alliance_term(const Argument& argument) {
    const auto question = question_in(argument.text);
    if (!question)
        return bad_value(argument, argument.text + " is not what can be asked of an alliance",
                         {"alliance:S+W, alliance:\"S+W vs N\", alliance:betrayed (kept, dissolved), alliance:\"S+W "
                          "betrayed by W\", alliance:any"});
    if (!some_rules([&](const auto& rules) { return can_be(*question, *rules); })) {
        const std::string_view name = no_seat_in(*question);
        if (!name.empty()) return no_such_seat(argument, name);
        return bad_value(argument, argument.text + " is no alliance of any game",
                         {"the allies are different seats of one game, only one of them can betray it, and their "
                          "opponents are others"});
    }
    return test_of("alliance", [question = *question](const Said& said, const Rules& rules) {
        return answers(question, said, rules);
    });
}

Result<RemarkTest> talk_term(const Argument& argument) {
    if (says_nothing(argument.text)) return without_text(argument);
    return test_of("talk", [holds = text_test(argument.text)](const Said& said, const Rules&) {
        const auto* talk = std::get_if<Talk>(&said);
        return talk != nullptr && holds(talk->words);
    });
}

}  // namespace fourhand
