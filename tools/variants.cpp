// fourhand variants: which games there are, what their rules are, and where those come from.
#include <algorithm>
#include <ostream>

#include "base/text.hpp"
#include "common/failure.hpp"
#include "common/input.hpp"
#include "common/options.hpp"
#include "common/output.hpp"
#include "common/reading.hpp"
#include "common/run.hpp"
#include "rules/house_rules.hpp"
#include "rules/rules.hpp"
#include "variants/report.hpp"

namespace fourhand {

namespace {

struct Request {
    VariantChoice choice;
    std::shared_ptr<std::string> argument, file, other, text;
    std::shared_ptr<bool> rule_sheet, all_switches, json;
    std::shared_ptr<Output> output;
    Call call;
};

std::string one_line(const Diagnostic& error) {
    std::string message = error.message;
    for (const std::string& hint : error.hints) message += "; " + hint;
    return message;
}

/// A variant of the suite; nothing after a complaint about its file. UsageError for a name or rule that there is not.
std::optional<Variant> variant_named(const std::string& id, const std::vector<std::string>& house_rules,
                                     Streams& streams) {
    auto variant = named_variant(id, house_rules);
    if (variant) return *std::move(variant);
    const std::string message = one_line(variant.error());
    const Code code = variant.error().code;
    if (code == Code::UnknownSwitch || code == Code::UnknownVariant) throw UsageError(message);
    complain(streams, message);
    return std::nullopt;
}

/// Refuses an array that the variant has not.
void refuse_unknown_array(const Variant& variant, const std::string& wanted) {
    std::vector<std::string> names;
    for (const ArraySaid& array : variant.arrays) names.push_back(array.name);
    if (wanted.empty() || std::find(names.begin(), names.end(), wanted) != names.end()) return;
    throw UsageError(variant.id + " has no array '" + printable(wanted) + "'; there is " + join_or(names));
}

/// A variant of the suite from one of its arrays (empty: the first), and as it is without house rules.
std::optional<ShownVariant> shown_named(const std::string& id, const std::string& array,
                                        const std::vector<std::string>& house_rules, Streams& streams) {
    auto plain = variant_named(id, {}, streams);
    if (!plain) return std::nullopt;
    const auto variant = variant_named(id, house_rules, streams);
    if (!variant) return std::nullopt;
    refuse_unknown_array(*variant, array);
    auto rules = compile(*variant, array);
    if (rules) return ShownVariant{*std::move(rules), *std::move(plain)};
    const std::string message = one_line(rules.error());
    if (!house_rules.empty()) throw UsageError(message);
    complain(streams, message);
    return std::nullopt;
}

/// The variant that a file says, once it can be played; complaints go to standard error with their place.
std::optional<ShownVariant> shown_of_file(const Request& request, Streams& streams) {
    const Source source = read_file(*request.file, streams);
    auto plain = load_variant(source);
    if (!plain) {
        streams.err << render(plain.error(), source);
        return std::nullopt;
    }
    const auto variant = load_variant(source, request.choice.said_rules());
    if (!variant) throw UsageError(one_line(variant.error()));
    if (variant->abstract) throw UsageError(printable(*request.file) + " is abstract: there is nothing to play");
    auto rules = compile(*variant, *request.choice.start);
    if (rules) return ShownVariant{*std::move(rules), *std::move(plain)};
    streams.err << render(rules.error(), source);
    return std::nullopt;
}

Exit print_one(const ShownVariant& shown, const Request& request, Streams& streams) {
    if (!request.other->empty()) {
        const auto other = shown_named(*request.other, {}, {}, streams);
        if (!other) return Exit::No;
        return print_difference(shown, *other, request.output->stream(streams), *request.json) ? Exit::No : Exit::Yes;
    }
    std::ostream& out = request.output->stream(streams);
    if (*request.all_switches)
        print_switches(&shown, out, *request.json);
    else if (*request.json)
        print_json(shown, out);
    else if (*request.rule_sheet)
        print_rule_sheet(shown, out);
    else
        print_explanation(shown, out);
    return Exit::Yes;
}

/// Options that would say nothing in this call.
void refuse_idle_options(const Request& request) {
    const Call& call = request.call;
    if (call.has("--file"))
        call.refuse({"ID", "--variant"}, "and --file exclude each other: the variant is in the file");
    if (call.has("--search"))
        call.refuse({"ID", "--variant", "--file", "--rules", "--diff", "--switches", "--rule", "--start"},
                    "has no place beside --search, which looks through all variants");
    if (call.has("--switches")) call.refuse({"--rules", "--diff", "--start"}, "and --switches exclude each other");
    if (call.has("--diff")) call.refuse({"--rules"}, "and --diff exclude each other");
    if (!call.has("ID") && !call.has("--variant") && !call.has("--file"))
        call.refuse({"--rules", "--diff", "--rule", "--start"}, "is about one variant: name it");
}

/// Nothing is opened for writing before there is something to write.
Exit print_requested(const Request& request, Streams& streams) {
    refuse_idle_options(request);
    if (!request.text->empty())
        return print_occurrences(*request.text, request.output->stream(streams), *request.json) ? Exit::Yes : Exit::No;
    const bool from_file = !request.file->empty();
    if (from_file || !request.choice.variant->empty()) {
        const auto shown = from_file ? shown_of_file(request, streams)
                                     : shown_named(*request.choice.variant, *request.choice.start,
                                                   request.choice.said_rules(), streams);
        return shown ? print_one(*shown, request, streams) : Exit::No;
    }
    std::ostream& out = request.output->stream(streams);
    if (*request.all_switches)
        print_switches(nullptr, out, *request.json);
    else
        print_list(out, *request.json);
    return Exit::Yes;
}

std::function<Exit(Streams&)> declare(CLI::App& app) {
    Request request;
    request.call = Call(app);
    request.argument = add_variant_argument(app, "ID", "the variant to explain, by id or alias; none: all are listed");
    request.rule_sheet = add_flag(app, "--rules", "a rule sheet to hand out, instead of the explanation");
    request.other =
        add_text(app, "--diff", "OTHER", "what the variant differs in from another; exit code 1 if in anything");
    offer(app, "--diff", variant_ids);
    request.all_switches = add_flag(
        app, "--switches",
        "the house rules: keys, defaults, values, meaning; for ID: the values there, and those that may stand");
    request.text = add_text(app, "--search", "TEXT", "where a text stands in titles, notes and stories");
    request.file = add_text(app, "--file", "FILE", "a variant file to check and explain");
    request.choice = add_variant(app);
    request.json = add_json(app);
    request.output = add_output(app);
    return [request](Streams& streams) {
        Request named = request;
        named.choice = request.choice.named_by(*request.argument);
        const Exit exit = print_requested(named, streams);
        request.output->commit();
        return exit;
    };
}

}  // namespace

const Tool tool{
    "variants",
    "lists the games, explains their rules and compares them",
    "Without an argument every game is listed, one a line. With the id or an alias of one it is explained: seats, "
    "start, men,\n"
    "every rule with its value, its meaning and the reason for it, the laws with the words of their sources, and its "
    "story.\n"
    "What the sources leave open is marked \"resolved by us\".\n\n"
    "House rules are laid over a variant with --rule; 'fourhand variants --switches' lists them.\n\n"
    "Examples:\n\n"
    "    fourhand variants\n"
    "    fourhand variants hughes\n"
    "    fourhand variants american --rules --rule release_by=partner\n"
    "    fourhand variants american --diff hughes\n"
    "    fourhand variants --file club.json\n",
    declare,
};

}  // namespace fourhand
