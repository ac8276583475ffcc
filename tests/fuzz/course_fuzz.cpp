// Fuzzes the reader of courses: a course that is taken can be solved by its own answers; one that is refused has a
// reason and a place in the text.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "course/attempt.hpp"
#include "course/lesson.hpp"
#include "rules/rules.hpp"

namespace {

using namespace fourhand;

void must(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto course = load_course(Source("course.json", text), "hughes");
    if (!course) {
        must(!course.error().message.empty());
        must(course.error().where.begin <= course.error().where.end && course.error().where.end <= text.size());
        return 0;
    }
    for (const Lesson& lesson : course->lessons) {
        Attempt attempt(lesson);
        while (!attempt.done()) {
            for (const RemarkOnMove& wrong : attempt.step().wrong)
                must(attempt.judge(wrong.move).ruling == Ruling::Wrong);
            for (const RemarkOnMove& illegal : attempt.step().illegal)
                must(attempt.judge(illegal.move).ruling == Ruling::Illegal);
            const std::string answer = attempt.step().answers.back();
            must(attempt.judge(answer).ruling == Ruling::Right);
        }
    }
    return 0;
}
