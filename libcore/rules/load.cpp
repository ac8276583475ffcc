// Variant files: found by id or alias, laid upon what they are like, read key by key, completed.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/embedded.hpp"
#include "base/text.hpp"
#include "rules/house_rules.hpp"
#include "rules/load_json.hpp"
#include "rules/load_like.hpp"
#include "rules/load_parts.hpp"
#include "rules/switches.hpp"
#include "rules/variant.hpp"

namespace fourhand {

namespace {

constexpr std::string_view folder = "formats/variants";

/// What can be known of a file without following `like`.
struct Entry {
    std::string id;
    std::string title;
    std::vector<std::string> aliases;
    bool abstract = false;
    std::string unsupported;
    std::vector<std::string> site_names;  ///< what chess.com calls it
    int place = 0;
    std::string_view text;
};

Entry read_entry(std::string_view path) {
    Entry entry;
    entry.id = path.substr(folder.size() + 1, path.size() - folder.size() - 1 - std::string_view(".json").size());
    entry.text = embedded(path);
    Json json;
    std::optional<Complaint> ignored;
    if (parse_json(Source(std::string(path), std::string(entry.text)), json)) return entry;
    const JsonValue root(&json, "", ignored);
    if (!json.is_object()) return entry;
    entry.title = root["title"].text_or("");
    entry.aliases = root["aliases"].texts();
    entry.abstract = root["abstract"].flag_or(false);
    entry.unsupported = root["unsupported"].text_or("");
    if (root["chesscom"].present()) entry.site_names = root["chesscom"]["names"].texts();
    entry.place = root["place"].number_or(last_place, 0, last_place);
    return entry;
}

/// The variant files that hold a text, in reading order.
std::vector<Entry> entries_with(std::string_view text) {
    std::vector<Entry> list;
    for (const std::string_view path : embedded_under(folder))
        if (path.ends_with(".json") && path.find('/', folder.size() + 1) == path.npos &&
            embedded(path).find(text) != std::string_view::npos)
            list.push_back(read_entry(path));
    std::stable_sort(list.begin(), list.end(), [](const Entry& a, const Entry& b) { return a.place < b.place; });
    return list;
}

const std::vector<Entry>& catalogue() {
    static const std::vector<Entry> entries = entries_with("");
    return entries;
}

/// Asked for nearly every game read: the other files are not.
const std::vector<Entry>& site_catalogue() {
    static const std::vector<Entry> entries = [] {
        std::vector<Entry> list = entries_with("\"chesscom\"");
        std::erase_if(list, [](const Entry& entry) { return entry.site_names.empty(); });
        return list;
    }();
    return entries;
}

/// A name as names are compared: without regard to case, and a hyphen is as good as a blank.
std::string comparable(std::string_view name) {
    std::string text = lower_case(name);
    std::replace(text.begin(), text.end(), '-', ' ');
    return text;
}

/// Whether a title, or what stands in it before a comma or a bracket, is this name.
bool is_titled(const Entry& entry, std::string_view wanted) {
    const std::string title = comparable(entry.title);
    const std::string_view head = trimmed(std::string_view(title).substr(0, title.find_first_of(",(")));
    return !wanted.empty() && (title == wanted || head == wanted);
}

/// Games that can be played or are known by name.
bool is_game(const Entry& entry) { return !entry.abstract || !entry.unsupported.empty(); }

/// By id: its one file; by alias, or by a title that only one game has: by way of all files.
std::optional<Entry> entry_named(std::string_view name) {
    const std::string lower = lower_case(name);
    const std::string path = std::string(folder) + "/" + lower + ".json";
    if (lower.find('/') == lower.npos && embedded(path).data() != nullptr) return read_entry(path);
    const std::string wanted = comparable(name);
    const auto is_wanted = [&](const std::string& other) { return comparable(other) == wanted; };
    for (const Entry& entry : catalogue())
        if (is_wanted(entry.id) || std::any_of(entry.aliases.begin(), entry.aliases.end(), is_wanted)) return entry;
    std::optional<Entry> titled;
    for (const Entry& entry : catalogue()) {
        if (!is_game(entry) || !is_titled(entry, wanted)) continue;
        if (titled) return std::nullopt;
        titled = entry;
    }
    return titled;
}

/// Ids of the games in whose titles a name stands; none for a word that many have.
std::vector<std::string> titled_with(std::string_view name) {
    constexpr std::size_t most = 4;
    std::vector<std::string> ids;
    for (const Entry& entry : catalogue())
        if (!entry.abstract && comparable(entry.title).find(comparable(name)) != std::string::npos)
            ids.push_back(entry.id);
    return ids.size() > most ? std::vector<std::string>{} : ids;
}

/// Ids and aliases much like a name, or else those that have it in them.
std::vector<std::string> named_alike(std::string_view name, const std::vector<std::string>& known) {
    std::vector<std::string> near = near_names(name, known);
    if (!near.empty() || name.size() < 3) return near;
    for (const std::string& id : known)
        if (id.find(lower_case(name)) != id.npos) near.push_back(id);
    return near;
}

std::vector<std::string> near_variants(std::string_view name) {
    std::vector<std::string> known;
    for (const Entry& entry : catalogue()) {
        if (entry.abstract) continue;
        known.push_back(entry.id);
        known.insert(known.end(), entry.aliases.begin(), entry.aliases.end());
    }
    std::vector<std::string> near = name.size() < 3 ? std::vector<std::string>{} : titled_with(name);
    for (const std::string& id : named_alike(name, known))
        if (std::find(near.begin(), near.end(), id) == near.end()) near.push_back(id);
    return near;
}

/// What is said of one file alone and is never taken over by `like`.
void forget_personal(Json& json) {
    for (const char* key : {"id", "title", "aliases", "abstract", "reconstructed", "unsupported", "place", "like",
                            "in_teams", "chesscom"})
        json.erase(key);
}

/// Variants may be like one another.
constexpr Likes likes = {
    variant_text,
    [](const std::string& name) {
        return Complaint{"/like", "no variant is called \"" + printable(name) + "\"", near_variants(name)};
    },
    forget_personal};

Diagnostic placed(const Complaint& complaint, std::string_view text) {
    return {Code::BadVariant, find_pointer(text, complaint.pointer),
            (complaint.pointer.empty() ? "" : printable(complaint.pointer) + ": ") + complaint.message,
            complaint.hints};
}

/// What depends on the values of switches; without house rules the file alone answers for them.
std::optional<Diagnostic> settle(Variant& variant, const SwitchValues& said, const SwitchValues& house,
                                 const Source& source) {
    if (auto wrong = settle_switches(variant, said, house)) {
        if (house.empty()) return placed({"/rules/" + wrong->key, wrong->message, wrong->hints}, source.text());
        return Diagnostic{Code::UnknownSwitch, {}, "house rule " + wrong->key + " " + wrong->message, wrong->hints};
    }
    if (auto wrong = settle_arrays(variant)) return placed(*wrong, source.text());
    return std::nullopt;
}

Result<Variant> load_with(const Source& source, const SwitchValues& house) {
    Json json;
    if (auto broken = parse_json(source, json)) return *broken;
    if (auto lost = follow_like(json, likes)) return placed(*lost, source.text());
    std::optional<Complaint> complaint;
    Said said = read_variant(JsonValue(&json, "", complaint));
    if (complaint) return placed(*complaint, source.text());
    if (said.variant.abstract) return std::move(said.variant);
    if (const std::string& form = said.variant.in_teams; !form.empty() && variant_text(form).empty())
        return placed({"/in_teams", "no variant is called \"" + printable(form) + "\"", near_variants(form)},
                      source.text());
    Variant as_said = said.variant;
    if (auto wrong = settle(as_said, said.switches, {}, source)) return *wrong;
    if (house.empty()) return as_said;
    if (auto wrong = settle(said.variant, said.switches, house, source)) return *wrong;
    return std::move(said.variant);
}

/// "KEY=VALUE", a text each.
Result<SwitchValues> house_values(const std::vector<std::string>& rules) {
    SwitchValues house;
    for (const std::string& rule : rules) {
        const std::size_t equals = rule.find('=');
        if (equals == rule.npos || equals == 0)
            return Diagnostic{
                Code::UnknownSwitch, {}, "\"" + printable(rule) + "\" is no house rule: it must be KEY=VALUE", {}};
        house[rule.substr(0, equals)] = rule.substr(equals + 1);
    }
    return house;
}

}  // namespace

std::vector<std::string> variant_ids() {
    std::vector<std::string> ids;
    for (const Entry& entry : catalogue())
        if (!entry.abstract) ids.push_back(entry.id);
    return ids;
}

std::vector<std::string> chesscom_ids() {
    std::vector<std::string> ids;
    for (const Entry& entry : site_catalogue()) ids.push_back(entry.id);
    return ids.empty() ? variant_ids() : ids;
}

std::string chesscom_id(std::string_view name) {
    for (const Entry& entry : site_catalogue())
        for (const std::string& known : entry.site_names)
            if (same_but_for_case(known, name)) return entry.id;
    return {};
}

std::vector<std::string> unsupported_variant_ids() {
    std::vector<std::string> ids;
    for (const Entry& entry : catalogue())
        if (!entry.unsupported.empty()) ids.push_back(entry.id);
    return ids;
}

std::string_view variant_text(std::string_view id_or_alias) {
    const std::optional<Entry> entry = entry_named(id_or_alias);
    return entry ? entry->text : std::string_view{};
}

Result<Variant> load_variant(const Source& json) { return load_with(json, {}); }

Result<Variant> load_variant(const Source& json, const std::vector<std::string>& house_rules) {
    const Result<SwitchValues> house = house_values(house_rules);
    if (!house) return house.error();
    return load_with(json, *house);
}

Result<Variant> named_variant(std::string_view id_or_alias, const std::vector<std::string>& rules) {
    const std::optional<Entry> entry = entry_named(id_or_alias);
    if (entry && !entry->unsupported.empty())
        return Diagnostic{Code::UnknownVariant, {}, entry->id + " cannot be played: " + entry->unsupported, {}};
    if (!entry || entry->abstract) {
        const std::vector<std::string> near = near_variants(id_or_alias);
        Diagnostic unknown{Code::UnknownVariant, {}, "no variant is called \"" + printable(id_or_alias) + "\"", {}};
        unknown.hints.push_back(near.empty() ? "known are " + join(variant_ids(), ", ")
                                             : "did you mean " + join_or(near) + "?");
        return unknown;
    }
    const Result<SwitchValues> house = house_values(rules);
    if (!house) return house.error();
    Result<Variant> variant =
        load_with(Source(std::string(folder) + "/" + entry->id + ".json", std::string(entry->text)), *house);
    if (variant && variant->id != entry->id)
        return placed({"/id", "must be \"" + entry->id + "\", as the file is called", {}}, entry->text);
    return variant;
}

}  // namespace fourhand
