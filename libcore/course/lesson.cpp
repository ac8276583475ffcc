// Course files: found by the variant's name, laid upon what they are like, read key by key, proved by play.
#include "course/lesson.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/embedded.hpp"
#include "base/text.hpp"
#include "course/proof.hpp"
#include "notation/movetext.hpp"
#include "notation/position_text.hpp"
#include "rules/load_json.hpp"
#include "rules/load_like.hpp"

namespace fourhand {

namespace {

constexpr std::string_view folder = "formats/courses/";
constexpr std::size_t most_answers = 64;

/// Courses may be like one another, and keep nothing to themselves.
constexpr Likes likes = {
    [](std::string_view name) { return embedded(course_file(name)); },
    [](const std::string& name) {
        return Complaint{"/like", "there is no course on \"" + printable(name) + "\"", near_names(name, course_ids())};
    },
    [](Json&) {}};

std::string filled(const JsonValue& json) {
    std::string text = json.text();
    if (text.empty()) json.complain("must not be empty");
    return text;
}

/// A note of the variant by what it is about, or a rule said in the lesson itself.
Note read_rule(const JsonValue& json, const Variant& variant) {
    if (!json.is_text()) {
        json.allow({"text", "source"});
        return {"", filled(json["text"]), filled(json["source"])};
    }
    const std::string about = json.text();
    std::vector<std::string> known;
    for (const Note& note : variant.notes) {
        if (note.about == about) return note;
        known.push_back(note.about);
    }
    const std::vector<std::string> near = near_names(about, known);
    json.complain("\"" + printable(about) + "\" is no note of " + variant.id,
                  {near.empty() ? "the notes are about " + join(known, ", ") : "did you mean " + join_or(near) + "?"});
    return {};
}

/// A remark alone, or with the rule that it is about.
RemarkOnMove read_remark(const std::string& move, const JsonValue& json, const Variant& variant) {
    if (json.is_text()) return {move, filled(json), std::nullopt};
    json.allow({"remark", "rule"});
    return {move, filled(json["remark"]), read_rule(json["rule"], variant)};
}

std::vector<RemarkOnMove> read_remarks(const JsonValue& json, const Variant& variant) {
    std::vector<RemarkOnMove> remarks;
    for (const auto& [move, remark] : json.members()) remarks.push_back(read_remark(move, remark, variant));
    return remarks;
}

LessonStep read_step(const JsonValue& json, const Variant& variant) {
    json.allow({"task", "hint", "answers", "wrong", "illegal", "otherwise", "right", "replies"});
    LessonStep step;
    step.task = filled(json["task"]);
    step.hint = filled(json["hint"]);
    step.answers = json["answers"].texts();
    if (!json["answers"].present() || step.answers.empty() || step.answers.size() > most_answers)
        json["answers"].complain("must name at least one move, and at most " + std::to_string(most_answers));
    step.wrong = read_remarks(json["wrong"], variant);
    step.illegal = read_remarks(json["illegal"], variant);
    step.otherwise = filled(json["otherwise"]);
    step.right = filled(json["right"]);
    step.replies = json["replies"].text_or("");
    return step;
}

/// The position a lesson begins with: the one that is said, or the start of the game; and the moves played from there.
Position read_start(const JsonValue& json, const Json& said, const std::shared_ptr<const Rules>& rules) {
    Position start(rules);
    const JsonValue position = json["position"];
    if (position.present()) {
        Diagnostics doubts;
        auto found = read_position(said["position"].dump(), rules, &doubts);
        if (!found) position.complain(found.error().message, found.error().hints);
        if (!doubts.all().empty()) position.complain(doubts.all().front().message);
        if (found) start = *found;
    }
    const std::string moves = json["moves"].text_or("");
    for (const std::string_view text : words(moves)) {
        const auto move = read_coordinates(text, start);
        if (!move) {
            json["moves"].complain(move.error().message);
            break;
        }
        start.play(*move);
    }
    return start;
}

Lesson read_lesson(const JsonValue& json, const Json& said, std::string id, const std::shared_ptr<const Rules>& rules) {
    json.allow({"title", "text", "rule", "position", "moves", "steps"});
    Lesson lesson{std::move(id),
                  filled(json["title"]),
                  filled(json["text"]),
                  read_rule(json["rule"], rules->variant()),
                  read_start(json, said, rules),
                  {}};
    for (const JsonValue& step : json["steps"].items()) lesson.steps.push_back(read_step(step, rules->variant()));
    if (lesson.steps.empty()) json["steps"].complain("must hold at least one task");
    return lesson;
}

Course read_course(const JsonValue& json, const Json& said, std::string_view id,
                   const std::shared_ptr<const Rules>& rules) {
    json.allow({"$schema", "title", "like", "lessons"});
    Course course{std::string(id), filled(json["title"]), {}};
    for (const auto& [name, lesson] : json["lessons"].members()) {
        const bool plain = name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
        if (!plain || name.empty()) lesson.complain("a lesson is called by lower-case letters, digits and hyphens");
        course.lessons.push_back(read_lesson(lesson, said["lessons"][name], name, rules));
    }
    if (course.lessons.empty()) json["lessons"].complain("must hold at least one lesson");
    return course;
}

Diagnostic placed(const Complaint& complaint, std::string_view text) {
    return {Code::BadCourse, find_pointer(text, complaint.pointer),
            (complaint.pointer.empty() ? "" : complaint.pointer + ": ") + complaint.message, complaint.hints};
}

}  // namespace

std::string course_file(std::string_view id) { return std::string(folder) + std::string(id) + ".json"; }

std::vector<std::string> course_ids() {
    std::vector<std::string> ids;
    for (const std::string& id : variant_ids())
        if (embedded(course_file(id)).data() != nullptr) ids.push_back(id);
    return ids;
}

Result<Course> load_course(const Source& source, std::string_view id) {
    const auto rules = named_rules(id);
    if (!rules) return rules.error();
    Json json;
    if (auto broken = parse_json(source, json))
        return Diagnostic{Code::BadCourse, broken->where, broken->message, broken->hints};
    if (auto lost = follow_like(json, likes)) return placed(*lost, source.text());
    std::optional<Complaint> complaint;
    Course course = read_course(JsonValue(&json, "", complaint), json, id, *rules);
    for (const Lesson& lesson : course.lessons) {
        if (complaint) break;
        complaint = disproof(lesson);
        if (complaint) complaint->pointer = "/lessons/" + lesson.id + complaint->pointer;
    }
    if (complaint) return placed(*complaint, source.text());
    return course;
}

Result<Course> named_course(std::string_view id_or_alias) {
    const auto variant = named_variant(id_or_alias);
    const std::string id = variant ? variant->id : lower_case(id_or_alias);
    const std::string_view text = variant ? embedded(course_file(id)) : std::string_view{};
    if (text.data() != nullptr) return load_course(Source(course_file(id), std::string(text)), id);
    const std::vector<std::string> near = near_names(id, course_ids());
    return Diagnostic{
        Code::UnknownCourse,
        {},
        "there is no course on \"" + printable(id_or_alias) + "\"",
        {near.empty() ? "there are courses on " + join(course_ids(), ", ") : "did you mean " + join_or(near) + "?"}};
}

}  // namespace fourhand
