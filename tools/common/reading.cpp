// Rules, notations and positions by the names of a call.
#include "common/reading.hpp"

#include <unistd.h>

#include <cerrno>
#include <CLI/CLI.hpp>
#include <cstdlib>
#include <filesystem>

#include "base/text.hpp"
#include "common/failure.hpp"
#include "common/findings.hpp"
#include "common/input.hpp"
#include "common/options.hpp"
#include "notation/fen4.hpp"
#include "notation/position_text.hpp"

namespace fourhand {

namespace {

std::vector<std::string> readable_notations() {
    std::vector<std::string> ids;
    for (const Notation& notation : notations())
        if (notation.read != nullptr) ids.emplace_back(notation.id);
    return ids;
}

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

void take_folder(const std::string& folder) {
    std::error_code failed;
    if (!std::filesystem::is_directory(folder, failed)) throw FileError(folder, failed ? failed.value() : ENOTDIR);
    ::setenv("FOURHAND_FORMATS", folder.c_str(), 1);
}

}  // namespace

VariantChoice add_house_rules(CLI::App& app) {
    VariantChoice choice;
    choice.variant = std::make_shared<std::string>();
    choice.from = std::make_shared<std::string>();
    choice.start = add_text(app, "--start", "NAME", "the array the men start from, where the variant has several");
    choice.house_rules =
        add_texts(app, "--rule", "KEY=VALUE", "a house rule laid over the variant's (may be repeated)");
    add_formats(app);
    return choice;
}

void add_formats(CLI::App& app) {
    app.add_option_function<std::string>(
           "--formats", take_folder, "a folder whose variants, courses and diagrams replace and add to those built in")
        ->type_name("DIR");
}

VariantChoice add_variant(CLI::App& app) {
    VariantChoice choice = add_house_rules(app);
    CLI::Option* variant = app.add_option_function<std::string>(
        "-v,--variant", [id = choice.variant](const std::string& name) { *id = name; },
        "the variant that is played, by id or alias; 'fourhand variants' lists them");
    offer(*variant->type_name("ID"), variant_ids);
    choice.from = add_choice(app, "-f,--from", "FORMAT", "", readable_notations,
                             "the notation of the input; recognised if not said");
    return choice;
}

ReadOptions VariantChoice::read_options() const {
    if (!variant->empty()) (void)rules({});  // a wrong option is no fault of the file
    ReadOptions options;
    options.variant = *variant;
    options.array = *start;
    options.house_rules = *house_rules;
    return options;
}

const Notation& VariantChoice::notation(const Source& source) const {
    const Notation& chosen = from->empty() ? recognise(source) : *notation_named(*from);
    if (chosen.read == nullptr) throw UsageError(std::string(chosen.id) + " can be written, but not read");
    return chosen;
}

std::shared_ptr<const Rules> VariantChoice::rules(std::string_view otherwise) const {
    auto rules = named_rules(variant->empty() ? otherwise : *variant, *start, *house_rules);
    if (!rules) throw UsageError(in_one_line(rules.error()));
    return *rules;
}

std::shared_ptr<std::string> add_position(CLI::App& app) {
    return add_text(app, "--position,--fen4", "POSITION",
                    "a position: FEN4, its JSON, or the name of a file with one of them");
}

Source position_source(const std::string& text, Streams& streams) {
    // JSON has braces and FEN4 commas; a name that has them too is a file's if there is such a file.
    const bool is_text = text.find_first_of("{,") != std::string::npos && ::access(text.c_str(), F_OK) != 0;
    return is_text ? Source("--position", text) : read_file(text, streams);
}

Position chosen_position(const std::string& text, const VariantChoice& choice, std::string_view otherwise,
                         Streams& streams) {
    const Source source = position_source(text, streams);
    const std::string said = fen4_variant(source.text());
    Diagnostics doubts;
    auto position = read_position(trimmed(source.text()), choice.rules(said.empty() ? otherwise : said), &doubts);
    if (!position) throw UsageError(std::string(source.name()) + ": " + in_one_line(position.error()));
    show_doubts(doubts, source, streams);
    return *position;
}

}  // namespace fourhand
