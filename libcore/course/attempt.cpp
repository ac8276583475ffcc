// Answers judged.
#include "course/attempt.hpp"

#include "base/text.hpp"
#include "course/breach.hpp"
#include "notation/movetext.hpp"
#include "notation/typed_move.hpp"

namespace fourhand {

namespace {

/// The lesson's word on a move in coordinates; null if it has none.
const RemarkOnMove* remark_on(std::string_view move, const std::vector<RemarkOnMove>& remarks) {
    for (const RemarkOnMove& remark : remarks)
        if (remark.move == move) return &remark;
    return nullptr;
}

}  // namespace

std::string_view spelling(Ruling ruling) {
    switch (ruling) {
        case Ruling::Right: return "right";
        case Ruling::Wrong: return "wrong";
        case Ruling::Illegal: return "illegal";
        case Ruling::Unreadable: return "unreadable";
    }
    return {};
}

void Attempt::play(const Move& move, Judgement& judgement) {
    const std::string colour = position_.rules().seat(position_.to_move()).colour;
    judgement.played.push_back(colour + ' ' + play_pgn4_token(position_, move));
}

Judgement Attempt::go_on(const Move& move) {
    Judgement judgement{Ruling::Right, {}, step().right, {}, lesson_.rule};
    play(move, judgement);
    for (const std::string_view reply : words(step().replies)) play(*read_coordinates(reply, position_), judgement);
    ++at_;
    return judgement;
}

Judgement Attempt::refuse(const std::string& move, const std::string& reason) const {
    const RemarkOnMove* said = remark_on(move, step().illegal);
    const Note* broken = said != nullptr && said->rule ? &*said->rule : rule_broken(move, position_);
    return {Ruling::Illegal, reason, said == nullptr ? "" : said->remark, {}, broken ? *broken : lesson_.rule};
}

Judgement Attempt::judge(std::string_view answer) {
    const auto move = read_typed_move(answer, position_);
    if (!move && move.error().code == Code::IllegalMove)
        return refuse(typed_in_coordinates(answer, position_), move.error().message);
    if (!move) return {Ruling::Unreadable, move.error().message, {}, {}, lesson_.rule};
    if (move->leaves() || move->sort == Move::Sort::Penalty)
        return {Ruling::Unreadable, "a lesson asks for moves", {}, {}, lesson_.rule};
    for (const std::string& right : step().answers)
        if (*read_coordinates(right, position_) == *move) return go_on(*move);
    const RemarkOnMove* said = remark_on(coordinates(position_, *move), step().wrong);
    return {Ruling::Wrong,
            {},
            said == nullptr ? step().otherwise : said->remark,
            {},
            said != nullptr && said->rule ? *said->rule : lesson_.rule};
}

}  // namespace fourhand
