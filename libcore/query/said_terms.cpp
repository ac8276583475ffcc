// Alliances and talk looked for.
#include "query/said_terms.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "query/known_names.hpp"
#include "query/seat_meaning.hpp"
#include "query/values.hpp"
#include "record/army_names.hpp"
#include "record/said.hpp"

namespace fourhand {

namespace {

/// What is asked of an alliance. Seats are named as people do; which they are depends on the game's rules.
struct AllianceQuestion {
    std::string members, against;  ///< "S+W"; empty: any
    std::optional<AllianceEnd::How> end;
    std::string by;  ///< who betrayed it; empty: anybody
};

bool names_two(std::string_view list) {
    const auto names = names_in(list);
    return names.size() > 1 && std::none_of(names.begin(), names.end(), [](auto name) { return name.empty(); });
}

/// Names go on, over blanks, up to the next word of the language.
std::optional<AllianceQuestion> question_in(std::string_view text) {
    AllianceQuestion question;
    const auto all = words(text);
    if (all.size() == 1 && same_but_for_case(all.front(), "any")) return question;
    std::string* names = &question.members;
    bool named = true;  // whoever is to be named here
    for (const std::string_view word : all) {
        const std::string lower = lower_case(word);
        const auto end = alliance_end_named(lower);
        if (lower == "vs" || lower == "by") {
            if (!named) return std::nullopt;
            names = lower == "vs" ? &question.against : &question.by;
            named = false;
        } else if (end) {
            question.end = end;
            names = nullptr;
        } else if (names == nullptr) {
            return std::nullopt;
        } else {
            *names += (names->empty() ? "" : " ") + std::string(word);
            named = true;
        }
    }
    const bool by_fits = question.by.empty() || question.end == AllianceEnd::How::Betrayed;
    const bool vs_fits = question.against.empty() || !question.end;
    const bool members_fit = question.members.empty() || names_two(question.members);
    return all.empty() || !named || !members_fit || !by_fits || !vs_fits ? std::nullopt : std::optional(question);
}

/// The seats of a list; nothing where a name is no seat of these rules, or a seat is named twice.
std::optional<SeatSet> seats_in_list(std::string_view list, const Rules& rules) {
    return seats_called(names_in(list), rules.variant().seats);
}

bool all_in(std::string_view list, SeatSet set, const Rules& rules) {
    const auto seats = seats_in_list(list, rules);
    return seats && (*seats & ~set) == 0;
}

/// Whether such an alliance can be made in a game by these rules.
bool can_be(const AllianceQuestion& question, const Rules& rules) {
    const auto members = seats_in_list(question.members, rules), against = seats_in_list(question.against, rules),
               by = seats_in_list(question.by, rules);
    return members && against && by && (*members & *against) == 0 && (*members == 0 || (*by & ~*members) == 0);
}

bool answers(const AllianceQuestion& question, const Said& said, const Rules& rules) {
    if (const auto* made = std::get_if<Alliance>(&said))
        return !question.end && all_in(question.members, made->members, rules) &&
               all_in(question.against, made->against, rules);
    const auto* end = std::get_if<AllianceEnd>(&said);
    if (end == nullptr || question.end != end->how || !all_in(question.members, end->members, rules)) return false;
    return question.by.empty() || (end->by != Seat::none && seats_in_list(question.by, rules) == bit(end->by));
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
        for (const std::string* list : {&question->members, &question->against, &question->by})
            if (const std::string_view name = unknown_seat_in(names_in(*list)); !name.empty())
                return no_such_seat(argument, name);
        return bad_value(argument, argument.text + " is no alliance of any game",
                         {"the allies are different seats of one game, only one of them can betray it, and their "
                          "opponents are others"});
    }
    return test_of("alliance", [question = *question](const Said& said, const Rules& rules) {
        return answers(question, said, rules);
    });
}

Result<RemarkTest> switch_term(const Argument& argument) {
    const std::string list(trimmed(argument.text));
    const bool any = same_but_for_case(list, "any");
    const auto can_change = [&](const auto& rules) {
        const auto names = names_in(list);
        return names.size() <= 2 && seats_called(names, rules->variant().seats);
    };
    if (!any && !some_rules(can_change)) {
        const std::string_view name = unknown_seat_in(names_in(list));
        if (!name.empty()) return no_such_seat(argument, name);
        return bad_value(argument, argument.text + " are not two seats of any game",
                         {"switch:any, switch:W, switch:W+E"});
    }
    return test_of("switch", [any, list](const Said& said, const Rules& rules) {
        const auto* change = std::get_if<SeatSwitch>(&said);
        return change != nullptr &&
               (any || all_in(list, static_cast<SeatSet>(bit(change->one) | bit(change->other)), rules));
    });
}

Result<RemarkTest> penalty_term(const Argument& argument) {
    const std::string text(trimmed(argument.text));
    if (says_nothing(text)) return without_text(argument);
    const bool any = same_but_for_case(text, "any"), by_seat = is_seat_somewhere(text);
    return test_of("penalty", [any, by_seat, text, holds = text_test(text)](const Said& said, const Rules& rules) {
        const auto* penalty = std::get_if<Penalty>(&said);
        if (penalty == nullptr || any) return penalty != nullptr;
        return by_seat ? rules.seat_named(text) == penalty->who : holds(penalty->what);
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
