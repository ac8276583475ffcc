// fourhand course: short lessons on the rules of a game, task by task on the board.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>
#include <optional>
#include <ostream>

#include "base/embedded.hpp"
#include "base/text.hpp"
#include "common/failure.hpp"
#include "common/findings.hpp"
#include "common/manual.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "common/reading.hpp"
#include "course/lesson.hpp"
#include "course/teacher.hpp"
#include "course/voice.hpp"

namespace fourhand {

namespace {

constexpr std::size_t width = 80;

struct Request {
    VariantChoice choice;
    std::shared_ptr<std::string> argument, lesson;
    std::shared_ptr<bool> list, solve, json;
    Call call;
};

/// A course that does not hold is complained of with the place in its file; then there is nothing.
std::optional<Course> course_named(const std::string& name, Streams& streams) {
    auto course = named_course(name);
    if (course) return *std::move(course);
    const Diagnostic& reason = course.error();
    const auto variant = named_variant(name);
    if (reason.code != Code::BadCourse || !variant) {
        std::string text = reason.message;
        for (const std::string& hint : reason.hints) text += "; " + hint;
        throw UsageError(text + " [" + std::string(spelling(reason.code)) + ']');
    }
    Diagnostics findings;
    findings.report(reason);
    const std::string file = course_file(variant->id);
    show(findings, Source(file, std::string(embedded(file))), streams);
    return std::nullopt;
}

Exit print_courses(const Request& request, Streams& streams) {
    std::vector<Course> courses;
    std::size_t widest = 0;
    for (const std::string& id : course_ids()) {
        auto course = course_named(id, streams);
        if (!course) return Exit::Usage;
        courses.push_back(*std::move(course));
        widest = std::max(widest, id.size());
    }
    for (const Course& course : courses) {
        const std::string lessons = std::to_string(course.lessons.size());
        if (*request.json) {
            const nlohmann::ordered_json object = {
                {"kind", "course"}, {"course", course.id}, {"title", course.title}, {"lessons", course.lessons.size()}};
            streams.out << object.dump() << '\n';
        } else {
            streams.out << course.id
                        << std::string(widest + 3 - course.id.size() - std::min<std::size_t>(lessons.size(), 2), ' ')
                        << ' ' << lessons << (course.lessons.size() == 1 ? " lesson   " : " lessons  ") << course.title
                        << '\n';
        }
    }
    return Exit::Yes;
}

/// The places of the lessons that are wanted: all, or the one of --lesson, by its number or its id.
std::vector<std::size_t> wanted(const Course& course, const std::string& lesson) {
    std::vector<std::size_t> places(course.lessons.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    if (lesson.empty()) return places;
    std::vector<std::string> ids;
    for (const std::size_t place : places) {
        if (course.lessons[place].id == lesson || std::to_string(place + 1) == lesson) return {place};
        ids.push_back(course.lessons[place].id);
    }
    const std::vector<std::string> near = near_names(lesson, ids);
    throw UsageError(
        "there is no lesson '" + printable(lesson) + "'; " +
        (near.empty() ? "they are 1 to " + std::to_string(places.size()) : "did you mean " + join_or(near) + "?"));
}

void print_list(const Course& course, const std::vector<std::size_t>& places, std::ostream& out, bool json) {
    std::size_t widest = 0;
    for (const std::size_t place : places) widest = std::max(widest, course.lessons[place].id.size());
    if (!json) out << course.title << "\n\n";
    for (const std::size_t place : places) {
        const Lesson& lesson = course.lessons[place];
        if (json)
            out << lesson_json({lesson, place + 1, course.lessons.size()}, false) << '\n';
        else
            out << (place < 9 ? " " : "") << place + 1 << "  " << lesson.id
                << std::string(widest + 2 - lesson.id.size(), ' ') << lesson.title << '\n';
    }
}

void print_solution(const NumberedLesson& numbered, std::ostream& out) {
    const Lesson& lesson = numbered.lesson;
    out << numbered.number << ". " << lesson.title << '\n';
    Attempt attempt(lesson);
    while (!attempt.done()) {
        out << wrapped("Task: " + attempt.step().task, width, 3);
        out << "   Answer: " << join_or(attempt.step().answers) << '\n';
        const Judgement judgement = attempt.judge(attempt.step().answers.front());
        if (judgement.played.size() > 1) out << "   Played: " << join(judgement.played, ", ") << '\n';
        out << wrapped(judgement.remark, width, 3);
    }
    out << "   Source: " << lesson.rule.source << '\n';
}

void print_solutions(const Course& course, const std::vector<std::size_t>& places, std::ostream& out, bool json) {
    for (const std::size_t place : places) {
        const NumberedLesson lesson{course.lessons[place], place + 1, course.lessons.size()};
        if (json)
            out << lesson_json(lesson, true) << '\n';
        else
            print_solution(lesson, out);
    }
}

/// The lessons hold for the game as it is published. What it has anyway may be said.
void refuse_other_rules(const VariantChoice& choice) {
    const auto taught = named_rules(*choice.variant);
    const auto asked = choice.rules({});
    if (taught && (asked->variant().switches != (*taught)->variant().switches || asked->array() != (*taught)->array()))
        throw UsageError("the course teaches " + *choice.variant + " as it is published: --rule and --start change it");
}

Exit work(const Request& request, Streams& streams) {
    if (*request.list && *request.solve) throw UsageError("--list and --solve exclude each other");
    request.choice.require_from({"coordinates", "pgn4"}, "answers are coordinates or pgn4");
    const VariantChoice choice = request.choice.named_by(*request.argument);
    if (choice.variant->empty()) {
        request.call.refuse({"--rule", "--start"}, "is about one course: name its variant");
        if (*request.solve || !request.lesson->empty())
            throw UsageError("--solve and --lesson are about one course: name its variant");
        return print_courses(request, streams);
    }
    const auto course = course_named(*choice.variant, streams);
    if (!course) return Exit::Usage;
    refuse_other_rules(choice);
    const std::vector<std::size_t> places = wanted(*course, *request.lesson);
    if (*request.list || *request.solve) {
        (*request.list ? print_list : print_solutions)(*course, places, streams.out, *request.json);
        return Exit::Yes;
    }
    const auto voice = *request.json ? json_voice(streams) : text_voice(streams);
    return Teacher(*course, *voice, streams, !*request.json).teach(places) ? Exit::Yes : Exit::No;
}

std::function<Exit(Streams&)> declare(CLI::App& app) {
    Request request;
    request.call = Call(app);
    request.argument =
        add_variant_argument(app, "VARIANT", "the game to learn, by id or alias; none: all courses are listed");
    offer(app, "VARIANT", course_ids);
    request.lesson = add_text(app, "--lesson", "N", "one lesson, by its number or its name");
    request.list = add_flag(app, "--list", "the lessons of the course, one a line");
    request.solve = add_flag(app, "--solve", "the tasks with their answers");
    request.choice = add_variant(app);
    request.json = add_json(app);
    return written_to(add_output(app), [request](Streams& streams) { return work(request, streams); });
}

}  // namespace

const Tool tool{
    "course",
    "learn the rules of a game, task by task on the board",
    "Each lesson says a rule, shows a position and sets a task. Answer with a move, in coordinates (e2-e4, h7-h8=Q, "
    "pass) or as\n"
    "games are written (Bd5xb7, O-O, --). The rules of the game judge it: an illegal move is refused with the reason, "
    "a "
    "legal one that\n"
    "does not solve the task with a word on why. You may try as often as you like.\n\n"
    "Instead of a move say hint, show (the answer; the lesson then does not count as solved), skip, board, rule (with "
    "its source),\n"
    "help or quit.\n\n"
    "Answers are read line by line from standard input, so a file of them will do. With --json every lesson, task and "
    "verdict is one\n"
    "line. The exit code is 0 if all lessons were solved, and 1 if not.\n\n"
    "The lessons are about the game as it is published: --rule and --start may say only what it has anyway.\n\n"
    "How lessons are written is told in formats/course.md.\n\n"
    "EXAMPLES\n\n"
    "    fourhand course\n"
    "    fourhand course hughes\n"
    "    fourhand course hughes --lesson 3\n"
    "    fourhand course loeb --list\n"
    "    echo d11-a11 | fourhand course american --lesson stone\n",
    declare,
};

}  // namespace fourhand
