// Lessons proved by playing them.
#include "course/proof.hpp"

#include <algorithm>
#include <string>

#include "base/text.hpp"
#include "notation/movetext.hpp"

namespace fourhand {

namespace {

/// Answers that lead to different positions multiply from task to task.
constexpr std::size_t most_stands = 256;

/// One step, in one of the positions in which a learner may stand before it.
class StepProof {
public:
    StepProof(const LessonStep& step, const Position& before, std::string pointer)
        : step_(step), before_(before), pointer_(std::move(pointer)) {}

    std::optional<Complaint> disproof() {
        if (before_.outcome()) return complaint("/task", "the game is over before this task");
        for (std::size_t i = 0; i < step_.answers.size(); ++i)
            if (auto wrong = play_answer(step_.answers[i], "/answers/" + std::to_string(i))) return wrong;
        for (const RemarkOnMove& move : step_.wrong)
            if (auto wrong = doubt_wrong(move.move)) return wrong;
        for (const RemarkOnMove& move : step_.illegal)
            if (auto wrong = doubt_illegal(move.move)) return wrong;
        return std::nullopt;
    }

    const std::vector<Position>& after() const { return after_; }

private:
    Complaint complaint(const std::string& place, std::string message) const {
        return {pointer_ + place, std::move(message), {}};
    }

    bool is_answer(const Move& move) const {
        return std::find(answers_.begin(), answers_.end(), move) != answers_.end();
    }

    std::optional<Complaint> play_answer(const std::string& answer, const std::string& place) {
        const auto move = read_coordinates(answer, before_);
        if (!move) return complaint(place, move.error().message);
        if (is_answer(*move)) return complaint(place, answer + " is there twice");
        answers_.push_back(*move);
        Position position = before_;
        position.play(*move);
        for (const std::string_view reply : words(step_.replies)) {
            const auto next = read_coordinates(reply, position);
            if (!next) return complaint("/replies", "after " + answer + " " + next.error().message);
            position.play(*next);
        }
        after_.push_back(std::move(position));
        return std::nullopt;
    }

    std::optional<Complaint> doubt_wrong(const std::string& text) const {
        const auto move = read_coordinates(text, before_);
        if (!move) return complaint("/wrong", move.error().message);
        if (!is_answer(*move)) return std::nullopt;
        return complaint("/wrong", text + " is one of the answers");
    }

    std::optional<Complaint> doubt_illegal(const std::string& text) const {
        const auto move = read_coordinates(text, before_);
        if (move) return complaint("/illegal", text + " is legal");
        if (move.error().code == Code::IllegalMove) return std::nullopt;
        return complaint("/illegal", move.error().message);
    }

    const LessonStep& step_;
    const Position& before_;
    std::string pointer_;
    std::vector<Move> answers_;
    std::vector<Position> after_;
};

}  // namespace

std::optional<Complaint> disproof(const Lesson& lesson) {
    std::vector<Position> stands = {lesson.start};
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        std::vector<Position> next;
        for (const Position& before : stands) {
            StepProof proof(lesson.steps[i], before, "/steps/" + std::to_string(i));
            if (auto wrong = proof.disproof()) return wrong;
            next.insert(next.end(), proof.after().begin(), proof.after().end());
            if (next.size() > most_stands)
                return Complaint{"/steps", "the answers lead to too many positions to be tried", {}};
        }
        stands = std::move(next);
    }
    return std::nullopt;
}

}  // namespace fourhand
