// The JSON schema of course files: all files of the house fit it, and it refuses what the loader refuses.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/embedded.hpp"
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

}  // namespace
}  // namespace fourhand::tests
