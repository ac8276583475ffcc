// Rules, notations and positions by the names of a call.
#include "common/reading.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <CLI/CLI.hpp>
#include <cstdlib>
#include <filesystem>

#include "base/text.hpp"
#include "common/failure.hpp"
#include "common/findings.hpp"
#include "common/input.hpp"
#include "common/notation_ids.hpp"
#include "common/options.hpp"
#include "notation/fen4.hpp"
#include "notation/pgn4_tags.hpp"
#include "notation/position_text.hpp"

namespace fourhand {

namespace {

std::vector<std::string> readable_notations() { return notation_ids(&Notation::read); }

/// "sentence; did you mean X? [code]": the reason as one line.
std::string in_one_line(const Diagnostic& reason) {
    std::string text = reason.message;
    for (const std::string& hint : reason.hints) text += "; " + hint;
    return text + " [" + std::string(spelling(reason.code)) + ']';
}

/// Doubts about a position whose text was read without the white space round it.
void show_doubts(const Diagnostics& doubts, const Source& source, Streams& streams) {
    const auto before = static_cast<std::size_t>(trimmed(source.text()).data() - source.text().data());
    Diagnostics placed;
    for (Diagnostic doubt : doubts.all()) {
        doubt.where = {doubt.where.begin + before, doubt.where.end + before};
        placed.report(std::move(doubt));
    }
    show(placed, source, streams);
}

Source text_or_file(const std::string& text, Streams& streams) {
    // JSON has brackets or quotation marks and FEN4 commas; a name that has them too is a file's if there is such a
    // file.
    if (text == "-" || ::access(text.c_str(), F_OK) == 0) return read_file(text, streams);
    if (text.find_first_of("{[\",") != std::string::npos) return Source("--position", text);
    throw FileError("--position: '" + text + "' is neither FEN4 nor JSON, and there is no such file");
}

/// By which a position is read that nobody says the rules of.
std::string usual_variant() { return chesscom_ids().front(); }

/// Whether some variant has an array and can be played by a house rule.
bool is_possible(const std::string& array, const std::vector<std::string>& house_rules) {
    const std::vector<std::string> ids = variant_ids();
    return std::any_of(ids.begin(), ids.end(),
                       [&](const std::string& id) { return static_cast<bool>(named_rules(id, array, house_rules)); });
}

/// UsageError for an array, or a house rule, that no variant knows.
void refuse_impossible(const std::string& array, const std::vector<std::string>& house_rules) {
    if (!array.empty() && !is_possible(array, {})) throw UsageError("--start: no variant has an array '" + array + "'");
    for (const std::string& rule : house_rules)
        if (!is_possible({}, {rule}))
            throw UsageError("--rule: " + in_one_line(named_rules(usual_variant(), {}, {rule}).error()));
}

void take_folder(const std::string& folder) {
    std::error_code failed;
    if (!std::filesystem::is_directory(folder, failed)) throw FileError(folder, failed ? failed.value() : ENOTDIR);
    ::setenv("FOURHAND_FORMATS", folder.c_str(), 1);
}

}  // namespace

VariantChoice add_variant(CLI::App& app) {
    VariantChoice choice;
    choice.variant = add_text(app, "-v,--variant", "ID",
                              "the variant that is played, by id or alias; 'fourhand variants' lists them");
    offer(app, "--variant", variant_ids);
    choice.start = add_text(app, "--start", "NAME", "the array the men start from, where the variant has several");
    choice.house_rules =
        add_texts(app, "--rule", "KEY=VALUE", "a house rule laid over the variant's (may be repeated)");
    app.add_option_function<std::string>(
           "--formats", take_folder, "a folder whose variants, courses and diagrams replace and add to those built in")
        ->type_name("DIR");
    choice.from = add_choice(app, "-f,--from", "FORMAT", "", readable_notations,
                             "the notation of the input; recognised if not said");
    return choice;
}

std::shared_ptr<std::string> add_variant_argument(CLI::App& app, const std::string& name,
                                                  const std::string& description) {
    auto argument = add_text(app, name, name, description);
    offer(app, name, variant_ids);
    return argument;
}

ReadOptions VariantChoice::read_options() const {
    // A wrong option is no fault of the file.
    if (variant->empty())
        refuse_impossible(*start, said_rules());
    else
        (void)rules({});
    ReadOptions options;
    options.variant = *variant;
    options.array = *start;
    options.house_rules = said_rules();
    return options;
}

const Notation& VariantChoice::notation(const Source& source) const {
    const Notation& chosen = from->empty() ? recognise(source) : *notation_named(*from);
    if (chosen.read == nullptr) throw UsageError(std::string(chosen.id) + " can be written, but not read");
    return chosen;
}

std::shared_ptr<const Rules> VariantChoice::rules(std::string_view otherwise) const {
    auto rules = named_rules(variant->empty() ? otherwise : *variant, *start, said_rules());
    if (!rules) throw UsageError(in_one_line(rules.error()));
    return *rules;
}

const std::vector<std::string>& VariantChoice::said_rules() const {
    std::vector<std::string_view> keys;
    for (const std::string& rule : *house_rules) {
        if (const auto parts = parted_rules(rule); parts.size() > 1)
            throw UsageError("--rule: '" + rule + "' is " + std::to_string(parts.size()) + " rules; say --rule " +
                             join(parts, " --rule "));
        const auto key = std::string_view(rule).substr(0, rule.find('='));
        if (std::find(keys.begin(), keys.end(), key) != keys.end())
            throw UsageError("--rule: " + std::string(key) + " is said twice");
        keys.push_back(key);
    }
    return *house_rules;
}

VariantChoice VariantChoice::named_by(const std::string& argument) const {
    if (argument.empty()) return *this;
    if (!variant->empty() && *variant != argument)
        throw UsageError("the variant is named twice: '" + argument + "', and --variant " + *variant);
    VariantChoice choice = *this;
    choice.variant = std::make_shared<std::string>(argument);
    return choice;
}

void VariantChoice::require_from(std::initializer_list<std::string_view> notations, const std::string& why) const {
    if (!from->empty() && std::find(notations.begin(), notations.end(), *from) == notations.end())
        throw UsageError("--from " + *from + ": " + why);
}

Seat chosen_seat(const std::string& name, const Rules& rules) {
    const Seat seat = rules.seat_named(name);
    std::vector<std::string> known;
    for (const SeatSaid& said : rules.variant().seats) known.push_back(said.id);
    if (seat == Seat::none) throw UsageError("no seat is called '" + name + "'; there is " + join_or(known));
    return seat;
}

std::shared_ptr<std::string> add_position(CLI::App& app) {
    return add_text(app, "--position,--fen4", "POSITION",
                    "a position: FEN4, its JSON, or the name of a file with one of them");
}

Source position_source(const std::string& text, const VariantChoice& choice, Streams& streams) {
    Source source = text_or_file(text, streams);
    if (trimmed(source.text()).starts_with('{'))
        choice.require_from({"json"}, "the position is json");
    else
        choice.require_from({"fen4"}, "the position is fen4");
    return source;
}

Position chosen_position(const std::string& text, const VariantChoice& choice, Streams& streams) {
    const Source source = position_source(text, choice, streams);
    const std::string said = fen4_variant(source.text());
    Diagnostics doubts;
    auto position = read_position(trimmed(source.text()), choice.rules(said.empty() ? usual_variant() : said), &doubts);
    if (!position) throw UsageError(std::string(source.name()) + ": " + in_one_line(position.error()));
    show_doubts(doubts, source, streams);
    return *position;
}

StartChoice add_start(CLI::App& app) {
    StartChoice start;
    start.argument = add_variant_argument(app, "VARIANT", "the variant, by id or alias; or say --variant");
    start.position = add_position(app);
    start.choice = add_variant(app);
    return start;
}

VariantChoice StartChoice::named() const {
    VariantChoice named = choice.named_by(*argument);
    if (named.variant->empty()) throw UsageError("VARIANT is required");
    return named;
}

Position StartChoice::chosen(Streams& streams) const {
    const VariantChoice variant = named();
    if (position->empty()) return Position(variant.rules({}));
    return chosen_position(*position, variant, streams);
}

}  // namespace fourhand
