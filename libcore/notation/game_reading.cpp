// Starts, verdicts, and files without games.
#include "notation/game_reading.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "notation/fen4.hpp"
#include "notation/movetext.hpp"

namespace fourhand {

namespace {

bool is_unsupported(const Diagnostics& findings) {
    const auto& all = findings.all();
    return std::any_of(all.begin(), all.end(), [](const Diagnostic& finding) {
        return finding.code == Code::UnsupportedGame || finding.code == Code::UnsupportedPosition;
    });
}

}  // namespace

ReplayOptions replay_options(const Rules& rules, bool check_marks) {
    ReplayOptions options;
    options.check_marks = check_marks;
    options.castling_unmarked = rules.is_chesscom_game();
    options.say = [](const Position& before, const Move& move) { return coordinates(before, move); };
    options.read = read_coordinates;
    return options;
}

namespace {

FoundStart guessed_start(const StartReader& starts, const std::function<std::size_t(const Position&)>& plies_from,
                         Span game, Diagnostics& findings) {
    FoundStart found;
    found.guessed = true;
    std::vector<std::string> tried;
    for (const std::string& variant : chesscom_ids()) {
        Diagnostics refusals;
        std::optional<Position> start = starts.start(variant, game, refusals);
        if (!start) {
            if (findings.all().empty()) findings = refusals;
            continue;
        }
        const std::size_t plies = plies_from(*start);
        tried.push_back(start->rules().variant().id + " plays " + std::to_string(plies) + " plies");
        if (found.position && plies <= found.plies) continue;
        found.position = std::move(start);
        found.plies = plies;
    }
    if (!found.position) return found;
    findings.clear();
    findings.report({Code::GuessedVariant, game,
                     "no tag says which variant this is; it is read as " + found.position->rules().variant().id + " (" +
                         join(tried, ", ") + ")"});
    return found;
}

}  // namespace

FoundStart find_start(const StartReader& starts, const std::function<std::size_t(const Position&)>& plies_from,
                      Span game, Diagnostics& findings) {
    if (starts.variant().empty()) return guessed_start(starts, plies_from, game, findings);
    return {starts.start(starts.variant(), game, findings), false, 0};
}

Verdict GameJudge::verdict(const Replay& replay, bool unsupported) const {
    if (replay.broken()) return Verdict::Invalid;
    if (unsupported) return Verdict::Unsupported;
    return findings_.errors() > errors_before_ ? Verdict::Unreadable : Verdict::Valid;
}

Verdict GameJudge::verdict(const Diagnostics& refusals) {
    return is_unsupported(refusals) ? Verdict::Unsupported : Verdict::Unreadable;
}

void report_repeated(const std::vector<Tag>& tags, Diagnostics& findings) {
    std::vector<const Tag*> by_name, repeated;
    by_name.reserve(tags.size());
    for (const Tag& tag : tags) by_name.push_back(&tag);
    std::stable_sort(by_name.begin(), by_name.end(),
                     [](const Tag* a, const Tag* b) { return before_but_for_case(a->name, b->name); });
    for (std::size_t i = 1; i < by_name.size(); ++i)
        if (same_but_for_case(by_name[i - 1]->name, by_name[i]->name)) repeated.push_back(by_name[i]);
    std::sort(repeated.begin(), repeated.end());
    for (const Tag* tag : repeated)
        findings.report(
            {Code::RepeatedTag, tag->where, "the tag " + printable(tag->name) + " is there twice; the first counts"});
}

void tell_unreadable(GameSink& sink, Diagnostics& findings, Code code, std::string message) {
    sink.begin_game({});
    findings.report({code, {}, std::move(message)});
    sink.end_game(Verdict::Unreadable);
}

bool is_utf16(std::string_view text) {
    return text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff") ||
           (text.size() > 1 && (text[0] == 0) != (text[1] == 0));
}

}  // namespace fourhand
