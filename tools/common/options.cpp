// Options, numbers and choices over CLI11.
#include "common/options.hpp"

#include <algorithm>
#include <CLI/CLI.hpp>
#include <map>
#include <utility>

#include "base/text.hpp"
#include "common/failure.hpp"

namespace fourhand {

namespace {

using Words = std::function<std::vector<std::string>()>;

/// CLI11 has no place for the words of an option that are to be asked for late; they are kept here.
std::map<const CLI::Option*, Words>& choices_of() {
    static std::map<const CLI::Option*, Words> table;
    return table;
}

/// An option whose value lives as long as the declarations, even if the work does not capture it.
template <typename Value>
CLI::Option& kept(CLI::App& app, const std::string& names, std::shared_ptr<Value> value,
                  const std::string& description) {
    return *app.add_option_function<Value>(
        names, [value](const Value& given) { *value = given; }, description);
}

/// What is wrong with a word, or nothing: the form of CLI11's checks. Short lists are told whole: gif is nearer to pdf
/// than to what was meant.
std::string wrong_choice(const std::string& word, const Words& choices) {
    constexpr std::size_t short_list = 8;
    const std::vector<std::string> known = choices();
    if (std::find(known.begin(), known.end(), word) != known.end()) return {};
    const std::vector<std::string> near = near_names(word, known);
    if (known.size() > short_list && !near.empty())
        return "unknown word '" + printable(word) + "'; did you mean " + join_or(near) + '?';
    return "unknown word '" + printable(word) + "'; it takes " + join_or(known);
}

/// What is wrong with a number, or nothing: the form of CLI11's checks.
std::string wrong_number(const std::string& text, std::int64_t least, std::int64_t most) {
    const auto read = parse_number<std::int64_t>(text);
    if (read && *read >= least && *read <= most) return {};
    return "'" + printable(text) + "' is not a whole number from " + std::to_string(least) + " to " +
           std::to_string(most);
}

void take_choices(CLI::Option& option, const std::string& placeholder, Words choices) {
    option.type_name(placeholder);
    option.check([choices](const std::string& word) { return wrong_choice(word, choices); });
    offer(option, std::move(choices));
}

}  // namespace

void offer(CLI::Option& option, Words words) { choices_of()[&option] = std::move(words); }
void offer(CLI::App& app, const std::string& name, Words words) { offer(*app.get_option(name), std::move(words)); }

std::shared_ptr<bool> add_flag(CLI::App& app, const std::string& names, const std::string& description) {
    auto value = std::make_shared<bool>(false);
    app.add_flag_callback(
           names, [value] { *value = true; }, description)
        ->disable_flag_override();
    return value;
}

std::shared_ptr<bool> add_json(CLI::App& app) {
    return add_flag(app, "--json", "JSON Lines on standard output, for programs");
}
std::shared_ptr<bool> add_quiet(CLI::App& app) {
    return add_flag(app, "-q,--quiet", "no summary and no progress line");
}

std::shared_ptr<std::string> add_text(CLI::App& app, const std::string& names, const std::string& placeholder,
                                      const std::string& description) {
    auto value = std::make_shared<std::string>();
    kept(app, names, value, description).type_name(placeholder);
    return value;
}

std::shared_ptr<std::vector<std::string>> add_texts(CLI::App& app, const std::string& names,
                                                    const std::string& placeholder, const std::string& description) {
    auto values = std::make_shared<std::vector<std::string>>();
    kept(app, names, values, description).type_name(placeholder)->allow_extra_args(false);
    return values;
}

std::shared_ptr<std::int64_t> add_number(CLI::App& app, const std::string& names, const std::string& placeholder,
                                         std::int64_t value, std::int64_t least, std::int64_t most,
                                         const std::string& description) {
    auto number = std::make_shared<std::int64_t>(value);
    const auto wrong = [least, most](const std::string& text) { return wrong_number(text, least, most); };
    const auto take = [number](const std::vector<std::string>& texts) {
        const auto read = parse_number<std::int64_t>(texts.back());
        if (read) *number = *read;
        return read.has_value();
    };
    app.add_option(names, take, description)->type_name(placeholder)->expected(1)->check(wrong);
    return number;
}

std::int64_t number_in(const std::string& text, const std::string& name, std::int64_t least, std::int64_t most) {
    if (const std::string wrong = wrong_number(text, least, most); !wrong.empty())
        throw UsageError(name + ": " + wrong);
    return *parse_number<std::int64_t>(text);
}

std::shared_ptr<std::string> add_choice(CLI::App& app, const std::string& names, const std::string& placeholder,
                                        std::string value, Words choices, const std::string& description) {
    auto word = std::make_shared<std::string>(std::move(value));
    take_choices(kept(app, names, word, description), placeholder, std::move(choices));
    return word;
}

std::shared_ptr<std::vector<std::string>> add_choices(CLI::App& app, const std::string& names,
                                                      const std::string& placeholder, Words choices,
                                                      const std::string& description) {
    auto words = std::make_shared<std::vector<std::string>>();
    take_choices(*kept(app, names, words, description).allow_extra_args(false), placeholder, std::move(choices));
    return words;
}

bool Call::has(const std::string& name) const { return app_->count(name) > 0; }

void Call::refuse(std::initializer_list<const char*> names, const std::string& why) const {
    for (const char* name : names)
        if (has(name)) throw UsageError(std::string(name) + ' ' + why);
}

std::vector<std::string> known_values(const CLI::Option& option) {
    const auto at = choices_of().find(&option);
    return at == choices_of().end() ? std::vector<std::string>{} : at->second();
}

bool takes_file(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    return type == "FILE" || type == "DIR" || type == "DB";
}

}  // namespace fourhand
