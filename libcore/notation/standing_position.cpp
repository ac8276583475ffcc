// One position a game.
#include "notation/standing_position.hpp"

#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "notation/fen4.hpp"
#include "notation/game_reading.hpp"
#include "notation/position_text.hpp"
#include "record/line.hpp"
#include "record/start_check.hpp"

namespace fourhand {

namespace {

using PositionText = std::string (*)(const Position& position);

class Writer : public GameSink {
public:
    Writer(std::ostream& out, std::optional<std::size_t> ply, PositionText say) : out_(out), ply_(ply), say_(say) {}

    void begin_game(Span) override {
        position_.reset();
        depth_ = 0;
    }
    void begin_moves(const Position& start) override { position_.emplace(start); }
    void ply(const Position&, const Move& move, Span) override {
        if (depth_ == 0 && (!ply_ || position_->plies() < *ply_)) position_->play(move);
    }
    void begin_variation(Span) override { ++depth_; }
    void end_variation(Span) override { --depth_; }
    void end_game(Verdict) override {
        if (position_) out_ << say_(*position_) << '\n';
    }

private:
    std::ostream& out_;
    std::optional<std::size_t> ply_;
    PositionText say_;
    std::optional<Position> position_;
    std::size_t depth_ = 0;
};

}  // namespace

bool looks_like_fen4(std::string_view head) {
    head = trimmed(head.substr(0, head.find('\n')));
    return std::count(head.begin(), head.end(), '-') >= 6 && std::count(head.begin(), head.end(), '/') >= 3 &&
           !head.starts_with('[');
}

void read_standing_positions(const Source& source, const ReadOptions& options, GameSink& sink, Diagnostics& findings) {
    const std::string_view text = source.text();
    bool any = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = trimmed(text.substr(at, end - at));
        const auto begin = static_cast<std::size_t>(line.data() - text.data());
        at = end + 1;
        if (line.empty()) continue;
        any = true;
        const Span where{begin, begin + line.size()};
        sink.begin_game(where);
        const std::vector<Tag> tags = {{"StartFen4", std::string(line), where}};
        sink.tag(tags[0].name, tags[0].value, where);
        Diagnostics refusals;
        const StartReader starts(tags, options, Unsaid::VariantsOwn);
        const FoundStart found = find_start(
            starts, [](const Position&) { return std::size_t{0}; }, where, refusals);
        for (const Diagnostic& finding : refusals.all()) findings.report(finding);
        if (found.position && options.check_marks) check_start({}, *found.position, where, findings);
        if (found.position) sink.begin_moves(*found.position);
        sink.end_game(found.position ? Verdict::Valid : GameJudge::verdict(refusals));
    }
    if (!any) tell_unreadable(sink, findings, Code::NoGame, "there is no position in this file");
}

std::unique_ptr<GameSink> write_fen4_positions(std::ostream& out, const WriteOptions& options) {
    return std::make_unique<Writer>(out, options.ply, [](const Position& position) { return write_fen4(position); });
}

std::unique_ptr<GameSink> write_json_positions(std::ostream& out, const WriteOptions& options) {
    return std::make_unique<Writer>(out, options.ply, write_position_json);
}

}  // namespace fourhand
