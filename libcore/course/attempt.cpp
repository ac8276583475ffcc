// Answers judged.
#include "course/attempt.hpp"

#include "base/text.hpp"
#include "notation/movetext.hpp"
#include "notation/typed_move.hpp"

namespace fourhand {

namespace {

/// The lesson's word on a move in coordinates; empty if it has none.
std::string remark_on(std::string_view move, const std::vector<RemarkOnMove>& remarks) {
    for (const RemarkOnMove& remark : remarks)
        if (remark.move == move) return remark.remark;
    return {};
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
    Judgement judgement{Ruling::Right, {}, step().right, {}};
    play(move, judgement);
    for (const std::string_view reply : words(step().replies)) play(*read_coordinates(reply, position_), judgement);
    ++at_;
    return judgement;
}

Judgement Attempt::judge(std::string_view answer) {
    const auto move = read_typed_move(answer, position_);
    if (!move) {
        const bool illegal = move.error().code == Code::IllegalMove;
        return {illegal ? Ruling::Illegal : Ruling::Unreadable,
                move.error().message,
                illegal ? remark_on(typed_in_coordinates(answer, position_), step().illegal) : std::string(),
                {}};
    }
    for (const std::string& right : step().answers)
        if (*read_coordinates(right, position_) == *move) return go_on(*move);
    const std::string remark = remark_on(coordinates(position_, *move), step().wrong);
    return {Ruling::Wrong, {}, remark.empty() ? step().otherwise : remark, {}};
}

}  // namespace fourhand
