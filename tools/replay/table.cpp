// The people at the table.
#include "replay/table.hpp"

#include <utility>

#include "base/text.hpp"

namespace fourhand {

namespace {

/// The commands of some comments that can be read.
std::vector<Said> said_in(const std::vector<std::string>& comments, const Rules& rules) {
    std::vector<Said> all;
    for (const std::string& comment : comments)
        for (const Command& command : commands_in(comment))
            if (auto said = read_said(command, rules); said && *said) all.push_back(**std::move(said));
    return all;
}

}  // namespace

Table::Table(const GameLine& line)
    : line_(line),
      rules_(line.start->rules()),
      players_(line.tags, line.steps.empty() ? std::vector<std::string>{} : line.steps.front().comments, rules_) {}

std::string Table::players_in_words(std::size_t plies) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < rules_.seats(); ++i) {
        const std::string& name = players_.at(static_cast<Seat>(i), plies + 1);
        if (!name.empty()) names.push_back(rules_.seat(static_cast<Seat>(i)).colour + ' ' + printable(name));
    }
    return join(names, ", ");
}

std::string Table::alliances_in_words(std::size_t plies) const {
    Alliances alliances;
    const auto hear = [&](const std::vector<std::string>& comments, std::size_t ply) {
        for (const Said& said : said_in(comments, rules_)) {
            if (const auto* alliance = std::get_if<Alliance>(&said)) alliances.make(*alliance, ply);
            if (const auto* end = std::get_if<AllianceEnd>(&said)) alliances.end(*end);
        }
    };
    hear(line_.comments, 0);
    for (std::size_t ply = 1; ply <= plies; ++ply) hear(line_.steps[ply - 1].comments, ply);
    alliances.pass(plies);
    std::string text;
    for (const Alliances::Standing& standing : alliances.standing())
        if (standing.since < plies)
            text += "since ply " + std::to_string(standing.since) + ": " +
                    printable(sentence(Said(standing.alliance), rules_)) + '\n';
    return text;
}

std::string Table::view(std::size_t plies) const {
    const std::string players = players_in_words(plies);
    std::string text = players.empty() ? "" : "players: " + players + '\n';
    for (const Said& said : said_in(plies == 0 ? line_.comments : line_.steps[plies - 1].comments, rules_))
        text += printable(sentence(said, rules_)) + '\n';
    return text + alliances_in_words(plies);
}

std::string without_commands(std::string_view comment, const Rules& rules) {
    std::string text;
    std::size_t at = 0;
    for (const Command& command : commands_in(comment)) {
        const auto said = read_said(command, rules);
        if (!said || !*said) continue;
        text += comment.substr(at, command.where.begin - at);
        at = command.where.end;
    }
    text += comment.substr(at);
    return std::string(trimmed(text));
}

}  // namespace fourhand
