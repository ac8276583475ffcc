// Takes a learner through lessons: asks, listens, and lets a voice tell what comes of it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/tool.hpp"
#include "course/voice.hpp"

namespace fourhand {

class Teacher {
public:
    /// All must outlive the teacher.
    Teacher(const Course& course, Voice& voice, Streams& streams, bool prompts)
        : course_(course), voice_(voice), streams_(streams), prompts_(prompts) {}

    /// The lessons with these places in the course (from 0), in this order. True if all of them were solved.
    bool teach(const std::vector<std::size_t>& places);

private:
    Fate teach_one(const NumberedLesson& lesson);
    /// What the learner says next, without blanks around it; nothing at the end of the input.
    std::optional<std::string> listen();

    const Course& course_;
    Voice& voice_;
    Streams& streams_;
    bool prompts_;
};

}  // namespace fourhand
