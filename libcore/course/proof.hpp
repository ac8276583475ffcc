// Whether a lesson is true: what it says of moves is so under the rules of its game.
#pragma once

#include <optional>

#include "course/lesson.hpp"
#include "rules/load_json.hpp"

namespace fourhand {

/// Plays every answer with the replies behind it. The first thing that is not so, with its pointer in the lesson
/// ("/steps/0/answers/1"); nothing if the lesson holds.
std::optional<Complaint> disproof(const Lesson& lesson);

}  // namespace fourhand
