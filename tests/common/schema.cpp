// Documents held against schemas.
#include "common/schema.hpp"

#include <algorithm>
#include <map>
#include <regex>

#include "base/embedded.hpp"

namespace fourhand::tests {

namespace {

using Json = nlohmann::json;

bool fits_type(const Json& value, const std::string& type) {
    return type == "object"    ? value.is_object()
           : type == "array"   ? value.is_array()
           : type == "string"  ? value.is_string()
           : type == "boolean" ? value.is_boolean()
           : type == "integer" ? value.is_number_integer()
                               : type == "null" && value.is_null();
}

bool matches(const Json& value, const Json& pattern) {
    return std::regex_search(value.get<std::string>(), std::regex(pattern.get<std::string>()));
}

std::string misfit_in_object(const Json& value, const Json& rule, const Json& schema, const std::string& pointer) {
    for (const Json& key : rule.value("required", Json::array()))
        if (!value.contains(key.get<std::string>())) return pointer + " lacks " + key.get<std::string>();
    const Json properties = rule.value("properties", Json::object());
    for (const auto& [key, item] : value.items()) {
        const std::string inside = pointer + '/' + key;
        if (rule.contains("propertyNames") && !matches(key, rule["propertyNames"]["pattern"]))
            return inside + " is no name";
        if (properties.contains(key)) {
            if (auto wrong = misfit(item, properties[key], schema, inside); !wrong.empty()) return wrong;
        } else if (rule.contains("additionalProperties")) {
            const Json& others = rule["additionalProperties"];
            if (others.is_boolean()) return others.get<bool>() ? "" : inside + " is no key";
            if (auto wrong = misfit(item, others, schema, inside); !wrong.empty()) return wrong;
        }
    }
    return {};
}

}  // namespace

const Json& schema_named(std::string_view file) {
    static std::map<std::string, Json, std::less<>> read;
    const auto at = read.find(file);
    if (at != read.end()) return at->second;
    const std::string path = "schema/" + std::string(file);
    return read.emplace(file, Json::parse(embedded(path))).first->second;
}

std::string misfit(const Json& value, const Json& rule, const Json& schema, const std::string& pointer) {
    if (rule.contains("$ref"))
        return misfit(value, schema.at(Json::json_pointer(rule["$ref"].get<std::string>().substr(1))), schema, pointer);
    if (rule.contains("anyOf"))
        return std::any_of(rule["anyOf"].begin(), rule["anyOf"].end(),
                           [&](const Json& one) { return misfit(value, one, schema, pointer).empty(); })
                   ? ""
                   : pointer + " fits none of the alternatives: " + value.dump();
    if (rule.contains("enum"))
        return std::find(rule["enum"].begin(), rule["enum"].end(), value) != rule["enum"].end()
                   ? ""
                   : pointer + " is none of the words";
    if (rule.contains("type") && !fits_type(value, rule["type"]))
        return pointer + " is no " + rule["type"].get<std::string>();
    if (value.is_string() && rule.contains("pattern") && !matches(value, rule["pattern"]))
        return pointer + " does not match";
    if (value.is_string() && value.get<std::string>().size() < rule.value("minLength", std::size_t{0}))
        return pointer + " is empty";
    if (value.is_number() && (value < rule.value("minimum", value) || value > rule.value("maximum", value)))
        return pointer + " is out of range";
    if (value.is_array()) {
        if (value.size() < rule.value("minItems", std::size_t{0}) ||
            value.size() > rule.value("maxItems", value.size()))
            return pointer + " has a wrong number of items";
        for (std::size_t i = 0; i < value.size(); ++i)
            if (auto wrong =
                    misfit(value[i], rule.value("items", Json::object()), schema, pointer + '/' + std::to_string(i));
                !wrong.empty())
                return wrong;
    }
    return value.is_object() ? misfit_in_object(value, rule, schema, pointer) : "";
}

std::string misfit(const Json& document, const Json& schema) { return misfit(document, schema, schema, ""); }

}  // namespace fourhand::tests
