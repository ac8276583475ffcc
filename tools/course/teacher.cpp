// The conversation of a lesson.
#include "course/teacher.hpp"

#include <algorithm>
#include <istream>
#include <ostream>

#include "base/text.hpp"
#include "common/failure.hpp"

namespace fourhand {

std::string_view spelling(Fate fate) {
    switch (fate) {
        case Fate::Solved: return "solved";
        case Fate::Shown: return "shown";
        case Fate::Skipped: return "skipped";
        case Fate::Left: return "left";
    }
    return {};
}

std::optional<std::string> Teacher::listen() {
    for (std::string line;;) {
        if (prompts_) streams_.out << "> ";
        streams_.out << std::flush;
        if (!std::getline(streams_.in, line)) {
            if (streams_.in.bad()) throw FileError("standard input: cannot be read");
            if (prompts_) streams_.out << '\n';
            return std::nullopt;
        }
        const std::string said(trimmed(line));
        // What comes from a file or a pipe is not on the screen yet.
        if (prompts_ && !streams_.in_is_terminal) streams_.out << printable(said) << '\n';
        if (!said.empty()) return said;
    }
}

Fate Teacher::teach_one(const NumberedLesson& lesson) {
    Attempt attempt(lesson.lesson);
    voice_.begin_lesson(lesson, attempt);
    voice_.ask(attempt);
    bool shown = false;
    while (!attempt.done()) {
        const auto said = listen();
        if (!said || *said == "quit") return Fate::Left;
        if (*said == "skip") return Fate::Skipped;
        if (*said == "hint") {
            voice_.hint(attempt.step());
        } else if (*said == "board") {
            voice_.board(attempt);
        } else if (*said == "rule") {
            voice_.rule(lesson.lesson);
        } else if (*said == "help") {
            voice_.commands();
        } else {
            const std::string answer = *said == "show" ? attempt.step().answers.front() : *said;
            if (*said == "show") voice_.show(answer);
            shown = shown || *said == "show";
            const Judgement judgement = attempt.judge(answer);
            voice_.judge(answer, judgement, attempt);
            if (judgement.ruling == Ruling::Right && !attempt.done()) voice_.ask(attempt);
        }
    }
    return shown ? Fate::Shown : Fate::Solved;
}

bool Teacher::teach(const std::vector<std::size_t>& places) {
    std::vector<LessonFate> fates;
    voice_.begin_course(course_);
    bool present = true;
    for (const std::size_t place : places) {
        const NumberedLesson lesson{course_.lessons[place], place + 1, course_.lessons.size()};
        const Fate fate = present ? teach_one(lesson) : Fate::Left;
        present = present && fate != Fate::Left;
        fates.push_back({lesson, fate});
    }
    voice_.end_course(course_, fates);
    return std::all_of(fates.begin(), fates.end(), [](const LessonFate& one) { return one.fate == Fate::Solved; });
}

}  // namespace fourhand
