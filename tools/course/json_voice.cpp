// Lessons for programs.
#include <array>
#include <nlohmann/json.hpp>
#include <ostream>

#include "base/text.hpp"
#include "course/voice.hpp"
#include "notation/position_text.hpp"

namespace fourhand {

namespace {

using Object = nlohmann::ordered_json;

Object position_object(const Position& position) { return Object::parse(write_position_json(position)); }

Object remarks_object(const std::vector<RemarkOnMove>& remarks) {
    Object object = Object::object();
    for (const RemarkOnMove& remark : remarks) object[remark.move] = remark.remark;
    return object;
}

Object step_object(const LessonStep& step, bool with_answers) {
    Object object = {{"task", step.task}, {"hint", step.hint}};
    if (!with_answers) return object;
    object["answers"] = step.answers;
    object["wrong"] = remarks_object(step.wrong);
    object["illegal"] = remarks_object(step.illegal);
    object["otherwise"] = step.otherwise;
    object["right"] = step.right;
    object["replies"] = Object::array();
    for (const std::string_view reply : words(step.replies)) object["replies"].push_back(reply);
    return object;
}

class JsonVoice final : public Voice {
public:
    explicit JsonVoice(Streams& streams) : out_(streams.out) {}

    void begin_course(const Course& course) override {
        say({{"kind", "course"}, {"course", course.id}, {"title", course.title}, {"lessons", course.lessons.size()}});
    }

    void begin_lesson(const NumberedLesson& lesson, const Attempt&) override {
        number_ = lesson.number;
        out_ << lesson_json(lesson, false) << '\n' << std::flush;
    }

    void ask(const Attempt& attempt) override {
        say({{"kind", "task"},
             {"lesson", number_},
             {"step", attempt.at() + 1},
             {"task", attempt.step().task},
             {"position", position_object(attempt.position())}});
    }

    void show(const std::string& answer) override { say({{"kind", "shown"}, {"lesson", number_}, {"answer", answer}}); }

    void judge(const std::string& answer, const Judgement& judgement, const Attempt& attempt) override {
        Object object = {{"kind", "verdict"},
                         {"lesson", number_},
                         {"answer", printable(answer)},
                         {"verdict", std::string(spelling(judgement.ruling))}};
        object["rule"] = judgement.rule.about;
        object["reason"] = printable(judgement.reason);
        object["remark"] = judgement.remark;
        object["played"] = judgement.played;
        object["done"] = attempt.done();
        if (judgement.ruling == Ruling::Right) object["position"] = position_object(attempt.position());
        say(object);
    }

    void hint(const LessonStep& step) override { say({{"kind", "hint"}, {"lesson", number_}, {"hint", step.hint}}); }
    void board(const Attempt& attempt) override {
        say({{"kind", "board"}, {"lesson", number_}, {"position", position_object(attempt.position())}});
    }
    void rule(const Lesson& lesson) override {
        say({{"kind", "rule"},
             {"lesson", number_},
             {"about", lesson.rule.about},
             {"text", lesson.rule.text},
             {"source", lesson.rule.source}});
    }
    void commands() override { say({{"kind", "help"}, {"commands", command_words}}); }

    void end_course(const Course& course, const std::vector<LessonFate>& fates) override {
        Object lessons = Object::array();
        std::size_t solved = 0;
        for (const LessonFate& one : fates) {
            solved += one.fate == Fate::Solved ? 1 : 0;
            lessons.push_back({{"lesson", one.lesson.number},
                               {"id", one.lesson.lesson.id},
                               {"fate", std::string(spelling(one.fate))}});
        }
        say({{"kind", "result"},
             {"course", course.id},
             {"taken", fates.size()},
             {"solved", solved},
             {"lessons", lessons}});
    }

private:
    static constexpr std::array<const char*, 7> command_words = {"hint", "show", "skip", "board",
                                                                 "rule", "help", "quit"};

    void say(const Object& object) { out_ << object.dump() << '\n' << std::flush; }

    std::ostream& out_;
    std::size_t number_ = 0;
};

}  // namespace

std::unique_ptr<Voice> json_voice(Streams& streams) { return std::make_unique<JsonVoice>(streams); }

std::string lesson_json(const NumberedLesson& lesson, bool with_answers) {
    const Lesson& said = lesson.lesson;
    Object object = {{"kind", "lesson"}, {"lesson", lesson.number}, {"id", said.id}, {"title", said.title}};
    object["text"] = said.text;
    object["rule"] = {{"about", said.rule.about}, {"text", said.rule.text}, {"source", said.rule.source}};
    object["position"] = position_object(said.start);
    object["steps"] = Object::array();
    for (const LessonStep& step : said.steps) object["steps"].push_back(step_object(step, with_answers));
    return object.dump();
}

}  // namespace fourhand
