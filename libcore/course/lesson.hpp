// A course: lessons on the rules of one game, task by task, as formats/courses/ID.json says them (formats/course.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/source.hpp"
#include "rules/position.hpp"
#include "rules/variant.hpp"

namespace fourhand {

/// A move in coordinates, and what is said to a learner who plays it.
struct RemarkOnMove {
    std::string move;
    std::string remark;
    std::optional<Note> rule;  ///< what it breaks or misses, where that is not what `rule_broken` finds
};

/// One task of a lesson: a move to be found for the player whose turn it is. All moves are in coordinates.
struct LessonStep {
    std::string task;
    std::string hint;
    std::vector<std::string> answers;   ///< legal, and each of them solves the task
    std::vector<RemarkOnMove> wrong;    ///< legal, and does not solve it
    std::vector<RemarkOnMove> illegal;  ///< refused by the rules
    std::string otherwise;              ///< said to any other legal move
    std::string right;                  ///< said when it is solved
    std::string replies;                ///< what the others then play, between blanks; legal after every answer
};

struct Lesson {
    std::string id;  ///< "stone"
    std::string title;
    std::string text;
    Note rule;  ///< what it teaches, with its source: mostly a note of the variant
    Position start;
    std::vector<LessonStep> steps;  ///< one at least
};

struct Course {
    std::string id;  ///< the variant's
    std::string title;
    std::vector<Lesson> lessons;
};

/// Ids of the variants that have a course, in their reading order.
std::vector<std::string> course_ids();

/// Where the course on a variant is kept: "formats/courses/hughes.json".
std::string course_file(std::string_view id);

/// The course on a variant, by its id or alias, judged by that variant's rules. unknown-course, with near names, if
/// there is none; bad-course if it does not hold.
Result<Course> named_course(std::string_view id_or_alias);

/// Reads a course file on the variant `id`: every key is checked, `like` is followed, and every move that it names is
/// played by the rules. The complaint (bad-course) names the JSON pointer it is about.
Result<Course> load_course(const Source& json, std::string_view id);

}  // namespace fourhand
