// JSON read by nlohmann's parser, event by event, with the place of each value.
#include "notation/json_tree.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "base/text.hpp"

namespace fourhand {

namespace {

constexpr std::size_t deepest = 64;

/// A pointer into the text that leaves word of how far the parser has read.
class CountingPointer {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingPointer(const char* at, const char** farthest) : at_(at), farthest_(farthest) {}
    reference operator*() const { return *at_; }
    CountingPointer& operator++() {
        *farthest_ = ++at_;
        return *this;
    }
    CountingPointer operator++(int) {
        const CountingPointer before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const CountingPointer& a, const CountingPointer& b) { return a.at_ == b.at_; }
    friend bool operator!=(const CountingPointer& a, const CountingPointer& b) { return a.at_ != b.at_; }

private:
    const char* at_;
    const char** farthest_;
};

/// Builds the tree from the parser's events.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit TreeBuilder(std::string_view text) : text_(text), farthest_(text.data()) {}
    const char** farthest() { return &farthest_; }
    Result<JsonNode> finish(bool whole);

    bool null() override { return add(JsonNode::Type::Null, {}) != nullptr; }
    bool boolean(bool value) override {
        add(JsonNode::Type::Boolean, {})->boolean = value;
        return true;
    }
    bool number_integer(number_integer_t value) override {
        add(JsonNode::Type::Integer, {})->integer = value;
        return true;
    }
    bool number_unsigned(number_unsigned_t value) override {
        if (value > static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max()))
            return number_float(0, {});
        return number_integer(static_cast<number_integer_t>(value));
    }
    bool number_float(number_float_t, const string_t&) override { return add(JsonNode::Type::Real, {}) != nullptr; }
    bool string(string_t& value) override { return add(JsonNode::Type::Text, value) != nullptr; }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(JsonNode::Type::Object); }
    bool start_array(std::size_t) override { return open(JsonNode::Type::List); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override;
    bool parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception& error) override;

private:
    Span take_place();
    JsonNode* add(JsonNode::Type type, std::string text);
    bool open(JsonNode::Type type);
    bool close();

    std::string_view text_;
    const char* farthest_;
    std::size_t past_ = 0;  ///< where the last token ended
    JsonNode root_;
    std::vector<JsonNode*> open_;
    std::vector<std::set<std::string>> names_;  ///< the keys of each open value
    std::optional<Diagnostic> error_;
};

/// The place of the token just read: from the first character after the last one.
Span TreeBuilder::take_place() {
    std::size_t begin = past_;
    while (begin < text_.size() && (is_space(text_[begin]) || text_[begin] == ',' || text_[begin] == ':')) ++begin;
    std::size_t end = std::max(begin + 1, static_cast<std::size_t>(farthest_ - text_.data()));
    // A number or word is known to be over only by the character behind it.
    const char first = begin < text_.size() ? text_[begin] : ' ';
    const bool bounded = first == '"' || first == '{' || first == '[' || first == '}' || first == ']';
    if (!bounded) {
        end = begin;
        while (end < text_.size() && (is_digit(text_[end]) || (text_[end] >= 'a' && text_[end] <= 'z') ||
                                      std::string_view("+-.E").find(text_[end]) != std::string_view::npos))
            ++end;
    }
    past_ = std::min(end, text_.size());
    return {std::min(begin, text_.size()), past_};
}

JsonNode* TreeBuilder::add(JsonNode::Type type, std::string text) {
    JsonNode value;
    value.type = type;
    value.where = take_place();
    value.text = std::move(text);
    if (open_.empty()) {
        root_ = std::move(value);
        return &root_;
    }
    open_.back()->items.push_back(std::move(value));
    return &open_.back()->items.back();
}

bool TreeBuilder::open(JsonNode::Type type) {
    JsonNode* value = add(type, {});
    if (open_.size() < deepest) {
        open_.push_back(value);
        names_.emplace_back();
        return true;
    }
    error_ = Diagnostic{Code::BadPosition, value->where,
                        "the JSON is nested more than " + std::to_string(deepest) + " deep"};
    return false;
}

bool TreeBuilder::close() {
    open_.back()->where.end = take_place().end;
    open_.pop_back();
    names_.pop_back();
    return true;
}

bool TreeBuilder::key(string_t& name) {
    const Span where = take_place();
    open_.back()->keys.push_back(name);
    if (names_.back().insert(name).second) return true;
    error_ = Diagnostic{Code::BadPosition, where, "the key \"" + printable(name) + "\" is there twice"};
    return false;
}

bool TreeBuilder::parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& error) {
    const std::size_t at = std::min(position == 0 ? 0 : position - 1, text_.size());
    // "[json.exception.parse_error.101] parse error at line 1, column 4: syntax error ...; last read: ..."
    std::string reason = error.what();
    if (const std::size_t colon = reason.find(": "); colon != std::string::npos) reason.erase(0, colon + 2);
    error_ = Diagnostic{Code::BadPosition, {at, std::min(at + 1, text_.size())}, "no JSON: " + printable(reason)};
    return false;
}

Result<JsonNode> TreeBuilder::finish(bool whole) {
    if (error_) return *error_;
    if (!whole) return Diagnostic{Code::BadPosition, {0, text_.size()}, "no JSON"};
    return std::move(root_);
}

}  // namespace

const JsonNode* JsonNode::at(std::string_view key) const {
    const auto found = std::find(keys.begin(), keys.end(), key);
    return found == keys.end() ? nullptr : &items[static_cast<std::size_t>(found - keys.begin())];
}

std::string_view spelling(JsonNode::Type type) {
    switch (type) {
        case JsonNode::Type::Null: return "null";
        case JsonNode::Type::Boolean: return "true or false";
        case JsonNode::Type::Integer: return "a whole number";
        case JsonNode::Type::Real: return "a number with a fraction or too large";
        case JsonNode::Type::Text: return "a text";
        case JsonNode::Type::List: return "a list";
        case JsonNode::Type::Object: return "an object";
    }
    return {};
}

std::optional<Diagnostic> unknown_key(const JsonNode& object, std::string_view what,
                                      std::span<const std::string_view> known, Code code) {
    for (std::size_t i = 0; i < object.keys.size(); ++i) {
        const std::string& key = object.keys[i];
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        const std::vector<std::string> names(known.begin(), known.end());
        const std::vector<std::string> near = near_names(key, names);
        return Diagnostic{code,
                          object.items[i].where,
                          std::string(what) + " has no key \"" + printable(key) + '"',
                          {near.empty() ? "the keys are " + join(names, ", ") : "did you mean " + join_or(near) + "?"}};
    }
    return std::nullopt;
}

Result<JsonNode> read_json(std::string_view text) {
    TreeBuilder builder(text);
    const CountingPointer begin(text.data(), builder.farthest()), end(text.data() + text.size(), builder.farthest());
    const bool whole = nlohmann::json::sax_parse(begin, end, &builder);
    return builder.finish(whole);
}

}  // namespace fourhand
