// How a lesson is told to whoever takes it: as text for people, as JSON Lines for programs.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "common/tool.hpp"
#include "course/attempt.hpp"

namespace fourhand {

/// A lesson of a course, with its number there (from 1).
struct NumberedLesson {
    const Lesson& lesson;
    std::size_t number;
    std::size_t of;
};

/// What became of a lesson that was begun or passed over.
enum class Fate { Solved, Shown, Skipped, Left };
/// "solved", "shown", "skipped", "left".
std::string_view spelling(Fate fate);

struct LessonFate {
    NumberedLesson lesson;
    Fate fate;
};

class Voice {
public:
    virtual ~Voice() = default;
    virtual void begin_course(const Course& course) = 0;
    virtual void begin_lesson(const NumberedLesson& lesson, const Attempt& attempt) = 0;
    /// A task is waiting for its answer.
    virtual void ask(const Attempt& attempt) = 0;
    /// An answer was given in place of a learner who has not found it.
    virtual void show(const std::string& answer) = 0;
    /// `attempt` is as it stands after the judgement.
    virtual void judge(const std::string& answer, const Judgement& judgement, const Attempt& attempt) = 0;
    virtual void hint(const LessonStep& step) = 0;
    virtual void board(const Attempt& attempt) = 0;
    virtual void rule(const Lesson& lesson) = 0;
    virtual void commands() = 0;
    virtual void end_course(const Course& course, const std::vector<LessonFate>& fates) = 0;
};

std::unique_ptr<Voice> text_voice(Streams& streams);
std::unique_ptr<Voice> json_voice(Streams& streams);

/// A rule with its source, in lines of a terminal's width.
std::string rule_in_lines(const Note& rule);
/// A lesson as one JSON object, without the line end; with its answers if wanted.
std::string lesson_json(const NumberedLesson& lesson, bool with_answers);

}  // namespace fourhand
