// THE TABLE of commands in comments, and how each is read.
#include "record/said.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"

namespace fourhand {

namespace {

constexpr std::string_view some_seats = "seats with + between them, each once";

/// Behind the seats of an alliance that ends.
Result<Said> read_end(CommandWords& words, AllianceEnd end) {
    if (end.how == AllianceEnd::How::Betrayed && words.skip("by")) {
        const auto by = words.seat();
        if (!by) return words.missing("one of its members");
        if (!contains(end.members, *by)) return words.wrong("it is betrayed by somebody who is no member of it");
        end.by = *by;
    }
    return Said(end);
}

Result<Said> read_alliance(CommandWords& words) {
    Alliance alliance;
    const auto members = words.seats();
    if (!members || (*members & (*members - 1)) == 0) return words.missing("two seats or more with + between them");
    alliance.members = *members;
    for (const auto how : {AllianceEnd::How::Kept, AllianceEnd::How::Betrayed, AllianceEnd::How::Dissolved})
        if (words.skip(spelling(how))) return read_end(words, {alliance.members, how, Seat::none});
    if (words.skip("vs")) {
        const auto against = words.seats();
        if (!against) return words.missing(some_seats);
        if ((*against & *members) != 0) return words.wrong("nobody is allied against himself");
        alliance.against = *against;
    }
    if (words.skip("until")) {
        alliance.until = words.number();
        if (!alliance.until) return words.missing("the number of a ply");
    }
    if (words.skip("for")) {
        auto aim = words.quotation();
        if (!aim) return words.missing("the aim in quotation marks");
        alliance.aim = *std::move(aim);
    }
    return Said(std::move(alliance));
}

Result<Said> read_talk(CommandWords& words) {
    Talk talk;
    const auto who = words.seat();
    if (!who) return words.missing("a seat");
    talk.who = *who;
    if (words.skip("to")) {
        const auto to = words.seats();
        if (!to) return words.missing(some_seats);
        if (contains(*to, talk.who)) return words.wrong("nobody talks to himself");
        talk.to = *to;
    }
    auto said = words.quotation();
    if (!said) return words.missing("what he said in quotation marks");
    talk.words = *std::move(said);
    return Said(std::move(talk));
}

Result<Said> read_penalty(CommandWords& words) {
    const auto who = words.seat();
    if (!who) return words.missing("a seat");
    auto what = words.quotation();
    if (!what) return words.missing("the penalty in quotation marks");
    return Said(Penalty{*who, *std::move(what)});
}

Result<Said> read_switch(CommandWords& words) {
    if (words.done()) {
        const auto usual = usual_seat_switch(words.rules());
        if (!usual) return words.wrong("it is not clear here which two players change their seats");
        return Said(*usual);
    }
    const auto one = words.seat();
    if (!one) return words.missing("a seat");
    const auto other = words.seat();
    if (!other || *other == *one) return words.missing("another seat");
    return Said(SeatSwitch{*one, *other});
}

// clang-format off
constexpr std::array table = {
    CommandRow{"alliance", "[%alliance S+W vs N until 14 for \"his queen\"], or [%alliance S+W betrayed by W] (kept, dissolved)", read_alliance},
    CommandRow{"talk",     "[%talk S \"...\"] or [%talk S to W+N \"...\"]", read_talk},
    CommandRow{"penalty",  "[%penalty S \"...\"]", read_penalty},
    CommandRow{"switch",   "[%switch] or [%switch W E]", read_switch},
};
// clang-format on

/// A slip in one of our names; short names are too near to those of others (clk).
std::optional<Diagnostic> misspelled(const Command& command) {
    constexpr std::size_t shortest = 5;
    if (command.name.size() < shortest) return std::nullopt;
    std::vector<std::string> names;
    for (const CommandRow& row : table) names.emplace_back(row.name);
    const std::vector<std::string> near = near_names(lower_case(command.name), names);
    if (near.empty()) return std::nullopt;
    return Diagnostic{Code::BadCommand,
                      command.where,
                      "there is no command " + std::string(command.name),
                      {"did you mean " + join_or(near) + "?"}};
}

std::string quoted(const std::string& text) { return '"' + text + '"'; }

}  // namespace

std::span<const CommandRow> command_rows() { return table; }

std::optional<Result<Said>> read_said(const Command& command, const Rules& rules) {
    const std::string name = lower_case(command.name);
    const auto row = std::find_if(table.begin(), table.end(), [&](const CommandRow& r) { return r.name == name; });
    if (row == table.end()) {
        auto slip = misspelled(command);
        if (!slip) return std::nullopt;
        return Result<Said>(*std::move(slip));
    }
    CommandWords words(command, row->form, rules);
    if (!command.closed)
        return Result<Said>(Diagnostic{Code::BadCommand,
                                       command.where,
                                       "the command " + name + " has no ]",
                                       {"it is written " + std::string(row->form)}});
    Result<Said> said = row->read(words);
    if (said && !words.done()) return Result<Said>(words.surplus());
    return said;
}

bool tells_penalty(std::string_view comment, Seat who, const Rules& rules) {
    const auto tells = [&](const Command& command) {
        const auto said = read_said(command, rules);
        const Penalty* penalty = said && *said ? std::get_if<Penalty>(&**said) : nullptr;
        return penalty != nullptr && penalty->who == who;
    };
    const std::vector<Command> commands = commands_in(comment);
    return std::any_of(commands.begin(), commands.end(), tells);
}

namespace {

struct Sentence {
    const Rules& rules;

    std::string name(Seat seat) const { return rules.seat(seat).colour; }

    std::string operator()(const Alliance& alliance) const {
        std::string text = seats_in_words(alliance.members, rules) + " are allied";
        if (alliance.against != 0) text += " against " + seats_in_words(alliance.against, rules);
        if (alliance.until) text += " until ply " + std::to_string(*alliance.until);
        if (!alliance.aim.empty()) text += ", for " + quoted(alliance.aim);
        return text;
    }
    std::string operator()(const AllianceEnd& end) const {
        std::string text =
            "the alliance of " + seats_in_words(end.members, rules) + " is " + std::string(spelling(end.how));
        if (end.by != Seat::none) text += " by " + name(end.by);
        return text;
    }
    std::string operator()(const Talk& talk) const {
        return name(talk.who) + " says" + (talk.to == 0 ? "" : " to " + seats_in_words(talk.to, rules)) + ": " +
               quoted(talk.words);
    }
    std::string operator()(const Penalty& penalty) const {
        return "penalty for " + name(penalty.who) + ": " + quoted(penalty.what);
    }
    std::string operator()(const SeatSwitch& change) const {
        return "the players of " + name(change.one) + " and " + name(change.other) + " change their seats";
    }
};

}  // namespace

std::string sentence(const Said& said, const Rules& rules) { return std::visit(Sentence{rules}, said); }

}  // namespace fourhand
