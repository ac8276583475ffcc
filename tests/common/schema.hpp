// Whether a JSON document fits a JSON schema: as much of the language as the schemas of the house use.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace fourhand::tests {

/// A schema of the folder schema/, by its file's name without the folder: "variant.schema.json".
const nlohmann::json& schema_named(std::string_view file);

/// Where a document departs from the schema; empty if nowhere.
std::string misfit(const nlohmann::json& document, const nlohmann::json& schema);
/// The same of a value by a rule of the schema; places are said from `pointer` on.
std::string misfit(const nlohmann::json& value, const nlohmann::json& rule, const nlohmann::json& schema,
                   const std::string& pointer);

}  // namespace fourhand::tests
