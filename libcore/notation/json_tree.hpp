// A JSON text as a tree whose every value knows where it stands, so that what is wrong with it can be pointed at.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace fourhand {

struct JsonNode {
    enum class Type : std::uint8_t { Null, Boolean, Integer, Real, Text, List, Object };

    Type type = Type::Null;
    Span where{};
    bool boolean = false;
    std::int64_t integer = 0;
    std::string text;
    std::vector<JsonNode> items;    ///< of a list; of an object its values
    std::vector<std::string> keys;  ///< of an object, beside its values

    /// The value of a key; null if the object does not have it.
    const JsonNode* at(std::string_view key) const;
};

/// "a list", "a number", ... for messages.
std::string_view spelling(JsonNode::Type type);

/// What is wrong with an object (`what`: "a position") that has a key which is none of these: the first such key at its
/// value, with near keys or all of them as the hint. What is no object has no keys.
std::optional<Diagnostic> unknown_key(const JsonNode& object, std::string_view what,
                                      std::span<const std::string_view> known, Code code);

/// Reads one JSON value and nothing after it (RFC 8259, UTF-8). Keys that come twice and nesting deeper than 64 are
/// errors.
Result<JsonNode> read_json(std::string_view text);

}  // namespace fourhand
