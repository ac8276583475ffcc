// JSON texts read strictly: no key twice, no deep nesting, and every complaint says by a JSON pointer what it is about.
#pragma once

#include <initializer_list>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/source.hpp"

namespace fourhand {

using Json = nlohmann::ordered_json;

/// What is wrong in a JSON document: the first thing that was found.
struct Complaint {
    std::string pointer;  ///< "/pieces/N/moves/0"; empty: the document as a whole
    std::string message;
    std::vector<std::string> hints;
};

/// The deepest nesting that is read.
constexpr std::size_t deepest_json = 64;

/// Reads a whole text into `json`. What is wrong otherwise, with its place.
std::optional<Diagnostic> parse_json(const Source& source, Json& json);

/// Lays `over` upon `base`: objects key by key, everything else replaces; null takes a key away.
void merge_json(Json& base, const Json& over);

/// Where the value of a JSON pointer stands in a text; {0, 0} if it is not there.
Span find_pointer(std::string_view text, std::string_view pointer);

/// A value of a document that knows its pointer and what it must be. Asking an absent or wrong value gives an empty one
/// and leaves a complaint; only the first is kept, so a reader may go on without asking.
class JsonValue {
public:
    JsonValue(const Json* value, std::string pointer, std::optional<Complaint>& complaint)
        : value_(value), pointer_(std::move(pointer)), complaint_(&complaint) {}

    bool present() const { return value_ != nullptr; }
    const std::string& pointer() const { return pointer_; }
    void complain(std::string message, std::vector<std::string> hints = {}) const;

    /// The object's keys must be among these.
    void allow(std::initializer_list<std::string_view> keys) const;
    JsonValue operator[](std::string_view key) const;
    std::vector<std::pair<std::string, JsonValue>> members() const;
    std::vector<JsonValue> items() const;
    std::vector<std::string> texts() const;

    std::string text() const;
    std::string text_or(std::string_view fallback) const { return present() ? text() : std::string(fallback); }
    /// The text, which must be one of these words.
    std::string word_or(std::string_view fallback, std::initializer_list<std::string_view> words) const;
    bool flag_or(bool fallback) const;
    int number(int least, int most) const;
    int number_or(int fallback, int least, int most) const { return present() ? number(least, most) : fallback; }
    /// Whether it is a string (as opposed to an object or a list).
    bool is_text() const;
    bool is_list() const;

private:
    bool expect(bool fits, std::string_view what) const;

    const Json* value_;
    std::string pointer_;
    std::optional<Complaint>* complaint_;
};

}  // namespace fourhand
