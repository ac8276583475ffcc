// Strict JSON: duplicate keys and deep nesting are refused while reading, types while asking.
#include "rules/load_json.hpp"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "base/text.hpp"

namespace fourhand {

namespace {

/// A key as it is written in a JSON pointer (RFC 6901).
std::string escaped(std::string_view key) {
    std::string text;
    for (const char c : key) text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return text;
}

/// Builds the document from the parser's events.
class StrictBuilder final : public nlohmann::json_sax<Json> {
public:
    explicit StrictBuilder(Json& root) : root_(root) {}
    const std::optional<Complaint>& complaint() const { return complaint_; }
    std::size_t failed_at() const { return failed_at_; }

    bool null() override { return put(Json(nullptr)); }
    bool boolean(bool value) override { return put(Json(value)); }
    bool number_integer(number_integer_t value) override { return put(Json(value)); }
    bool number_unsigned(number_unsigned_t value) override { return put(Json(value)); }
    bool number_float(number_float_t value, const string_t&) override { return put(Json(value)); }
    bool string(string_t& value) override { return put(Json(std::move(value))); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return open_.pop_back(), true; }
    bool end_array() override { return open_.pop_back(), true; }

    bool key(string_t& name) override {
        open_.back().key = name;
        if (!open_.back().container->contains(name)) return true;
        return refuse("the key \"" + printable(name) + "\" stands here twice");
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) override {
        const std::string_view what = error.what();
        const std::size_t cut = what.find(": ");
        failed_at_ = position;
        complaint_ = Complaint{"", "this is not JSON: " + printable(what.substr(cut == what.npos ? 0 : cut + 2)), {}};
        return false;
    }

private:
    struct Level {
        Json* container;
        std::string key;
    };

    Json* add(Json value) {
        if (open_.empty()) return &(root_ = std::move(value));
        Json& parent = *open_.back().container;
        if (parent.is_object()) return &(parent[open_.back().key] = std::move(value));
        parent.push_back(std::move(value));
        return &parent.back();
    }

    bool put(Json value) { return add(std::move(value)), true; }

    bool open(Json value) {
        open_.push_back({add(std::move(value)), ""});
        return open_.size() <= deepest_json || refuse("nested deeper than " + std::to_string(deepest_json) + " levels");
    }

    bool refuse(std::string message) {
        std::string pointer;
        for (const Level& level : open_)
            pointer +=
                '/' + (level.container->is_object() ? escaped(level.key) : std::to_string(level.container->size()));
        complaint_ = Complaint{std::move(pointer), std::move(message), {}};
        return false;
    }

    Json& root_;
    std::vector<Level> open_;
    std::optional<Complaint> complaint_;
    std::size_t failed_at_ = 0;
};

/// Walks a JSON text without building it; past anything odd it stands at the end.
class PointerScanner {
public:
    explicit PointerScanner(std::string_view text) : text_(text) {}

    bool enter(std::string_view token) {
        skip_blanks();
        if (peek() == '{') return enter_object(token);
        return peek() == '[' && enter_array(parse_number<std::size_t>(token).value_or(text_.size()));
    }

    Span value() {
        skip_blanks();
        const std::size_t begin = at_;
        skip_value();
        return {begin, at_};
    }

private:
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skip_blanks() {
        while (is_space(peek())) ++at_;
    }

    std::string_view take_string() {
        const std::size_t begin = ++at_;
        while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
        at_ = std::min(at_, text_.size());
        const std::string_view string = text_.substr(begin, at_ - begin);
        if (at_ < text_.size()) ++at_;
        return string;
    }

    void skip_value() {
        std::size_t depth = 0;
        do {
            skip_blanks();
            const char c = peek();
            if (c == '"')
                take_string();
            else if (c == '{' || c == '[')
                ++depth, ++at_;
            else if (c == '}' || c == ']')
                depth -= depth > 0 ? 1 : 0, ++at_;
            else if (c == ',' || c == ':')
                ++at_;
            else
                while (at_ < text_.size() && !is_space(peek()) &&
                       std::string_view(",:]}").find(peek()) == std::string_view::npos)
                    ++at_;
        } while (depth > 0 && at_ < text_.size());
    }

    bool enter_object(std::string_view token) {
        ++at_;
        for (skip_blanks(); peek() == '"'; skip_blanks()) {
            const bool found = escaped(take_string()) == token;
            skip_blanks();
            if (peek() == ':') ++at_;
            if (found) return true;
            skip_value();
            skip_blanks();
            if (peek() == ',') ++at_;
        }
        return false;
    }

    bool enter_array(std::size_t wanted) {
        ++at_;
        for (std::size_t i = 0; i < wanted; ++i) {
            skip_value();
            skip_blanks();
            if (peek() != ',') return false;
            ++at_;
        }
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

std::optional<Diagnostic> parse_json(const Source& source, Json& json) {
    StrictBuilder builder(json);
    const std::string_view text = source.text();
    if (Json::sax_parse(text.begin(), text.end(), &builder)) return std::nullopt;
    const Complaint& complaint = *builder.complaint();
    Diagnostic diagnostic{Code::BadVariant, {}, complaint.message, complaint.hints};
    if (!complaint.pointer.empty()) {
        diagnostic.message = complaint.pointer + ": " + complaint.message;
        diagnostic.where = find_pointer(text, complaint.pointer);
    } else {
        const std::size_t end = std::min(builder.failed_at(), text.size());
        diagnostic.where = {end > 0 ? end - 1 : 0, end};
    }
    return diagnostic;
}

void merge_json(Json& base, const Json& over) {
    if (!base.is_object() || !over.is_object()) {
        base = over;
        return;
    }
    for (const auto& [key, value] : over.items()) {
        if (value.is_null())
            base.erase(key);
        else if (base.contains(key))
            merge_json(base[key], value);
        else
            base[key] = value;
    }
}

Span find_pointer(std::string_view text, std::string_view pointer) {
    PointerScanner scanner(text);
    if (!pointer.empty())
        for (const std::string_view token : split(pointer.substr(1), '/'))
            if (!scanner.enter(token)) return {};
    return scanner.value();
}

void JsonValue::complain(std::string message, std::vector<std::string> hints) const {
    if (!*complaint_) *complaint_ = Complaint{pointer_, std::move(message), std::move(hints)};
}

bool JsonValue::expect(bool fits, std::string_view what) const {
    if (!present())
        complain("is missing: it must be " + std::string(what));
    else if (!fits)
        complain("must be " + std::string(what));
    return present() && fits;
}

void JsonValue::allow(std::initializer_list<std::string_view> keys) const {
    if (!expect(value_ && value_->is_object(), "an object")) return;
    const std::vector<std::string> known(keys.begin(), keys.end());
    for (const auto& [key, value] : value_->items()) {
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        const std::vector<std::string> near = near_names(key, known);
        (*this)[key].complain(
            "\"" + printable(key) + "\" is no key here",
            {near.empty() ? "the keys are " + join(known, ", ") : "did you mean " + join_or(near) + "?"});
    }
}

JsonValue JsonValue::operator[](std::string_view key) const {
    const std::string name(key);
    const bool found = value_ && value_->is_object() && value_->contains(name);
    return {found ? &(*value_)[name] : nullptr, pointer_ + '/' + escaped(key), *complaint_};
}

std::vector<std::pair<std::string, JsonValue>> JsonValue::members() const {
    std::vector<std::pair<std::string, JsonValue>> list;
    if (!present() || !expect(value_->is_object(), "an object")) return list;
    for (const auto& [key, value] : value_->items()) {
        list.emplace_back(key, (*this)[key]);
        if (printable(key) != key)
            list.back().second.complain("the key \"" + printable(key) + "\" holds control characters");
    }
    return list;
}

std::vector<JsonValue> JsonValue::items() const {
    std::vector<JsonValue> list;
    if (!present() || !expect(value_->is_array(), "a list")) return list;
    for (std::size_t i = 0; i < value_->size(); ++i)
        list.emplace_back(&(*value_)[i], pointer_ + '/' + std::to_string(i), *complaint_);
    return list;
}

std::vector<std::string> JsonValue::texts() const {
    std::vector<std::string> list;
    for (const JsonValue& item : items()) list.push_back(item.text());
    return list;
}

std::string JsonValue::text() const {
    if (!expect(is_text(), "a text in quotes")) return {};
    std::string text = value_->get<std::string>();
    if (printable(text) == text) return text;
    complain("must not hold control characters");
    return {};
}

std::string JsonValue::word_or(std::string_view fallback, std::initializer_list<std::string_view> words) const {
    const std::string word = text_or(fallback);
    const std::vector<std::string> known(words.begin(), words.end());
    if (std::find(known.begin(), known.end(), word) == known.end()) complain("must be " + join_or(known));
    return word;
}

bool JsonValue::flag_or(bool fallback) const {
    return present() && expect(value_->is_boolean(), "true or false") ? value_->get<bool>() : fallback;
}

int JsonValue::number(int least, int most) const {
    const std::string range = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    if (!expect(value_ && value_->is_number_integer(), range)) return least;
    const bool huge = value_->is_number_unsigned() && value_->get<std::uint64_t>() > INT32_MAX;
    const std::int64_t number = huge ? INT64_MAX : value_->get<std::int64_t>();
    return expect(number >= least && number <= most, range) ? static_cast<int>(number) : least;
}

bool JsonValue::is_text() const { return value_ && value_->is_string(); }

bool JsonValue::is_list() const { return value_ && value_->is_array(); }

}  // namespace fourhand
