// The JSON schemas of courses: all files of the house fit the one, which refuses what the loader refuses; all that
// course --json says fits the other.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "base/embedded.hpp"
#include "base/text.hpp"
#include "common/process.hpp"
#include "common/schema.hpp"
#include "course/lesson.hpp"

namespace fourhand::tests {
namespace {

using Json = nlohmann::json;

const Json& schema() { return schema_named("course.schema.json"); }

TEST(Schema, fits_every_course) {
    for (const std::string& id : course_ids())
        EXPECT_EQ(misfit(Json::parse(embedded(course_file(id))), schema()), "") << id;
    EXPECT_FALSE(course_ids().empty());
}

TEST(Schema, refuses_what_the_loader_refuses) {
    Json hughes = Json::parse(embedded(course_file("hughes")));
    const auto with = [&](const char* pointer, const Json& value) {
        Json changed = hughes;
        changed[Json::json_pointer(pointer)] = value;
        return misfit(changed, schema());
    };
    EXPECT_EQ(with("/titel", "x"), "/titel is no key");
    EXPECT_EQ(with("/title", ""), "/title is empty");
    EXPECT_EQ(with("/lessons/One", nullptr), "/lessons/One is no name");
    EXPECT_EQ(with("/lessons/leap", nullptr), "");
    for (const auto& [pointer, value] : std::vector<std::pair<const char*, Json>>{
             {"/lessons/leap/hint", "x"},
             {"/lessons/leap/title", ""},
             {"/lessons/leap/rule", Json::object({{"text", "x"}})},
             {"/lessons/leap/steps", Json::array()},
             {"/lessons/leap/steps/0/answers", Json::array()},
             {"/lessons/leap/steps/0/answers/0", "Qe5xe7"},
             {"/lessons/leap/steps/0/wrong", Json::object({{"e5", "x"}})},
             {"/lessons/leap/steps/0/task", 7},
         })
        EXPECT_NE(with(pointer, value), "") << pointer;
    hughes.erase("title");
    EXPECT_EQ(misfit(hughes, schema()), " lacks title");
}

TEST(Schema, fits_every_line_of_the_tool) {
    const Json& lines = schema_named("lessons.schema.json");
    const Workplace place;
    std::set<std::string> kinds;
    for (const char* call : {"fourhand course --json", "fourhand course loeb --list --json",
                             "fourhand course verney-eight --solve --json", "fourhand course hughes --json"}) {
        const Ran ran = run_line(call, place, "b7-d7\nh2-h4\nhint\nrule\nboard\nhelp\ng4-g8\nh1-g1\nx\nshow\nskip\n");
        for (const std::string_view line : split(ran.out, '\n')) {
            if (line.empty()) continue;
            const Json object = Json::parse(line);
            EXPECT_EQ(misfit(object, lines), "") << call;
            kinds.insert(object["kind"]);
            if (object.contains("verdict")) kinds.insert(object["verdict"]);
        }
    }
    for (const char* kind : {"course", "lesson", "task", "verdict", "right", "wrong", "illegal", "unreadable", "hint",
                             "shown", "board", "rule", "help", "result"})
        EXPECT_TRUE(kinds.contains(kind)) << kind;
    EXPECT_NE(misfit(Json::parse(R"({"kind":"verdict"})"), lines), "");
}

}  // namespace
}  // namespace fourhand::tests
