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
    const Json hughes = Json::parse(embedded(course_file("hughes")));
    const auto with = [&](const char* pointer, const Json& value) {
        Json changed = hughes;
        changed[Json::json_pointer(pointer)] = value;
        return changed;
    };
    Json untitled = hughes;
    untitled.erase("title");
    const struct {
        Json course;
        std::string place;   ///< which the loader complains of
        const char* misfit;  ///< what the schema says; nullptr: something
    } rows[] = {
        {untitled, "/title", " lacks title"},
        {with("/titel", "x"), "/titel", "/titel is no key"},
        {with("/title", ""), "/title", "/title is empty"},
        {with("/lessons/One", nullptr), "/lessons/One", "/lessons/One is no name"},
        {with("/lessons/leap/hint", "x"), "/lessons/leap/hint", nullptr},
        {with("/lessons/leap/title", ""), "/lessons/leap/title", nullptr},
        {with("/lessons/leap/rule", Json::object({{"text", "x"}})), "/lessons/leap/rule/source", nullptr},
        {with("/lessons/leap/steps", Json::array()), "/lessons/leap/steps", nullptr},
        {with("/lessons/leap/steps/0/answers", Json::array()), "/lessons/leap/steps/0/answers", nullptr},
        {with("/lessons/leap/steps/0/answers/0", "Qe5xe7"), "/lessons/leap/steps/0/answers/0", nullptr},
        {with("/lessons/leap/steps/0/wrong", Json::object({{"e5", "x"}})), "/lessons/leap/steps/0/wrong", nullptr},
        {with("/lessons/leap/steps/0/task", 7), "/lessons/leap/steps/0/task", nullptr},
    };
    for (const auto& [course, place, said] : rows) {
        const std::string found = misfit(course, schema());
        EXPECT_NE(found, "") << place;
        if (said != nullptr) {
            EXPECT_EQ(found, said);
        }
        const auto loaded = load_course(Source("c", course.dump()), "hughes");
        ASSERT_FALSE(loaded) << place;
        EXPECT_EQ(loaded.error().code, Code::BadCourse);
        EXPECT_TRUE(loaded.error().message.starts_with(place + ": ")) << loaded.error().message;
    }
}

TEST(Schema, takes_what_the_loader_takes) {
    const Json without_leap = {{"title", "x"}, {"like", "hughes"}, {"lessons", {{"leap", nullptr}}}};
    for (const Json& course : {Json::parse(embedded(course_file("hughes"))), without_leap}) {
        EXPECT_EQ(misfit(course, schema()), "");
        const auto loaded = load_course(Source("c", course.dump()), "hughes");
        EXPECT_TRUE(loaded) << loaded.error().message;
    }
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
