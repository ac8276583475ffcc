// A learner at a lesson: every answer is judged by the rules of the game, and then by the lesson.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "course/lesson.hpp"

namespace fourhand {

enum class Ruling : std::uint8_t {
    Right,
    Wrong,       ///< legal, but not what the task asks
    Illegal,     ///< refused by the rules
    Unreadable,  ///< no move text
};

/// "right", "wrong", "illegal", "unreadable".
std::string_view spelling(Ruling ruling);

struct Judgement {
    Ruling ruling = Ruling::Unreadable;
    std::string reason;               ///< why it is refused, or cannot be read; empty for a legal move
    std::string remark;               ///< the lesson's own word; empty if it has none
    std::vector<std::string> played;  ///< a right answer and the others' replies: "White Rd11-a11#"
    Note rule;                        ///< what a refused move breaks; for all others what the lesson teaches
};

class Attempt {
public:
    /// The lesson must outlive the attempt.
    explicit Attempt(const Lesson& lesson) : lesson_(lesson), position_(lesson.start) {}

    const Position& position() const { return position_; }
    bool done() const { return at_ == lesson_.steps.size(); }
    /// How many steps are done, and the one to be done next: only while not done().
    std::size_t at() const { return at_; }
    const LessonStep& step() const { return lesson_.steps[at_]; }

    /// Judges an answer in coordinates or in PGN4's words. A right one is played, with the replies of the others, and
    /// the next step is at hand; all others leave everything as it is. Only while not done().
    Judgement judge(std::string_view answer);

private:
    Judgement go_on(const Move& move);
    Judgement refuse(const std::string& move, const std::string& reason) const;
    void play(const Move& move, Judgement& judgement);

    const Lesson& lesson_;
    Position position_;
    std::size_t at_ = 0;
};

}  // namespace fourhand
