// Variant, RuleVariants, StartFen4.
#include "notation/pgn4_tags.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "notation/fen4.hpp"
#include "notation/position_text.hpp"

namespace fourhand {

namespace {

/// RuleVariants of chess.com that change nothing on the board.
constexpr std::array<std::string_view, 2> silent_words = {"anonymous", "semianonymous"};

constexpr std::string_view two_player_array = "2PC";

std::string our_name(std::string_view variant) {
    std::string of_site = chesscom_id(variant);
    return of_site.empty() ? std::string(variant) : of_site;
}

const std::string* switch_value(const Rules& rules, std::string_view key) {
    const auto& switches = rules.variant().switches;
    const auto found = switches.find(key);
    return found == switches.end() ? nullptr : &found->second;
}

bool is_switch(std::string_view key) {
    const auto& all = switches();
    return std::any_of(all.begin(), all.end(), [&](const Switch& row) { return row.key == key; });
}

std::string replaced(std::string text, char from, char to) {
    std::replace(text.begin(), text.end(), from, to);
    return text;
}

std::string in_one_line(const Diagnostic& finding) {
    std::string text = finding.message;
    for (const std::string& hint : finding.hints) text += "; " + hint;
    return text;
}

/// A word of RuleVariants as "KEY=VALUE" of ours. A list in a value is written with commas, since blanks part the
/// words.
std::string house_rule(std::string_view key, std::string_view value) {
    return std::string(key) + '=' + replaced(std::string(value), ',', ' ');
}

/// Keys that may have been meant by a word of RuleVariants.
std::vector<std::string> near_switches(const std::string& key) {
    std::vector<std::string> keys;
    for (const Switch& row : switches()) keys.emplace_back(row.key);
    const auto near = near_names(key, keys);
    return near.empty() ? near : std::vector<std::string>{"did you mean " + join_or(near) + "?"};
}

}  // namespace

/// What the tags say, and the findings about what they say.
struct StartReader::Terms {
    Span game;
    Diagnostics& findings;
    std::string array{};
    std::vector<std::string> house_rules{};
    std::string_view fen4{};

    /// Whether another value of the same key was said before.
    bool contradicts(const std::string& rule) const {
        const std::string key = rule.substr(0, rule.find('=') + 1);
        return std::any_of(house_rules.begin(), house_rules.end(),
                           [&](const std::string& said) { return said.starts_with(key) && said != rule; });
    }
    /// A rule that a word of a tag says by this key.
    void add(const Tag* at, const std::string& key, std::string rule) {
        if (contradicts(rule)) unsupported(at, "the rule " + key + " is given two values", {"it can have one only"});
        house_rules.push_back(std::move(rule));
    }
    void unsupported(const Tag* at, std::string message, std::vector<std::string> hints = {}) {
        findings.report(
            {Code::UnsupportedGame, at == nullptr ? game : at->where, std::move(message), std::move(hints)});
    }
};

const Position& ArrayStarts::of(const std::shared_ptr<const Rules>& rules) {
    if (!last_ || last_->shared_rules() != rules) last_.emplace(rules);
    return *last_;
}

StartReader::StartReader(const std::vector<Tag>& tags, const ReadOptions& options, Unsaid unsaid,
                         ArrayStarts* array_starts)
    : tags_(tags), options_(options), unsaid_(unsaid), array_starts_(array_starts) {
    const Tag* said = tag("Variant");
    const Tag* start = tag("StartFen4");
    if (said != nullptr) variant_ = our_name(trimmed(said->value));
    if (said == nullptr && start != nullptr) variant_ = fen4_variant(start->value);
    if (options.variant.empty()) return;
    const auto family = [&](const std::string& variant) {
        const auto rules = named_rules(our_name(variant));
        return rules ? ((*rules)->is_chesscom_game() ? std::string("chess.com") : (*rules)->variant().id)
                     : std::string();
    };
    tags_apply_ = said == nullptr || family(variant_) == family(options.variant);
    variant_ = our_name(options.variant);
}

const Tag* StartReader::tag(std::string_view name) const { return find_tag(tags_, name); }

/// The words of chess.com mean house rules; whatever else it has is not played here. Our own words are KEY=VALUE.
void StartReader::read_words(const Rules& plain, Terms& terms) const {
    const Tag* tag = tags_apply_ ? this->tag("RuleVariants") : nullptr;
    const bool of_site = plain.is_chesscom_game();
    bool en_passant = tag == nullptr, walking = false;
    for (const std::string_view word : tag == nullptr ? std::vector<std::string_view>{} : words(tag->value)) {
        if (const auto parts = parted_rules(word); parts.size() > 1) {
            terms.unsupported(tag, "'" + printable(word) + "' is no rule",
                              {"blanks part the rules: " + join(parts, " ")});
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string key = lower_case(word.substr(0, equals));
        const std::string_view value = equals == std::string_view::npos ? std::string_view{} : word.substr(equals + 1);
        if (of_site && key == "enpassant" && value.empty()) {
            en_passant = true;
        } else if (of_site && key == "deadkingwalking" && value.empty()) {
            walking = true;
        } else if (of_site && key == "prom") {
            terms.add(tag, key, house_rule("promotes_at", "own_rank:" + std::string(value)));
        } else if (of_site && key == "promoteto") {
            terms.add(tag, key, house_rule("promotes_to", value));
        } else if (is_switch(key)) {
            terms.add(tag, key, house_rule(key, value));
        } else if (!of_site || std::find(silent_words.begin(), silent_words.end(), key) == silent_words.end()) {
            terms.unsupported(tag, "the rule '" + printable(word) + "' is not played here", near_switches(key));
        }
    }
    read_talk(terms);
    if (!of_site || (tag == nullptr && unsaid_ == Unsaid::VariantsOwn)) return;
    if (!en_passant) terms.house_rules.insert(terms.house_rules.begin(), "en_passant=none");
    if (!walking && switch_value(plain, "walking_kings") != nullptr)
        terms.house_rules.insert(terms.house_rules.begin(), "walking_kings=no");
}

/// The tag Talk is the house rule of that name; where RuleVariants says another, that counts.
void StartReader::read_talk(Terms& terms) const {
    const Tag* talk = tags_apply_ ? tag("Talk") : nullptr;
    if (talk == nullptr) return;
    const std::string value = lower_case(trimmed(talk->value));
    for (const Switch& row : switches())
        for (const std::string_view known : split(row.values, '|'))
            if (row.key == "talk" && known == value)
                terms.house_rules.insert(terms.house_rules.begin(), house_rule("talk", value));
}

/// The name of an array, or a FEN4, which always has hyphens.
void StartReader::read_start(const Rules& plain, Terms& terms) const {
    const Tag* tag = tags_apply_ ? this->tag("StartFen4") : nullptr;
    const std::string_view value = tag == nullptr ? std::string_view{} : trimmed(tag->value);
    const auto& arrays = plain.variant().arrays;
    const auto named = std::find_if(arrays.begin(), arrays.end(),
                                    [&](const ArraySaid& array) { return same_but_for_case(array.name, value); });
    if (!options_.array.empty()) {
        terms.array = options_.array;
    } else if (named != arrays.end()) {
        terms.array = named->name;
    } else if (value.find('-') != std::string_view::npos) {
        terms.fen4 = value;
    } else if (same_but_for_case(value, two_player_array)) {
        terms.unsupported(tag, "2PC is chess.com's board for two players, which is not played here");
    } else if (!value.empty()) {
        terms.unsupported(tag, "there is no array '" + printable(value) + "' in " + plain.variant().title);
    } else if (plain.is_chesscom_game() && this->tag("Red") == nullptr && this->tag("White") != nullptr &&
               this->tag("Black") != nullptr) {
        terms.unsupported(this->tag("White"),
                          "White against Black is a game of chess.com's for two players, which is not played here");
    } else if (plain.is_chesscom_game() && unsaid_ == Unsaid::AsChesscom) {
        const SiteGame& game = *plain.variant().chesscom;
        terms.array = tags_apply_ && this->tag("RuleVariants") == nullptr ? game.array_without_words : game.array;
    }
}

std::optional<Position> StartReader::start(const std::string& variant, Span game, Diagnostics& findings) const {
    Terms terms{game, findings};
    const auto plain = named_rules(variant);
    if (!plain) {
        terms.unsupported(tag("Variant"),
                          "the variant '" + printable(variant) + "' is not played here: " + in_one_line(plain.error()));
        return std::nullopt;
    }
    const std::size_t errors = findings.errors();
    read_words(**plain, terms);
    read_start(**plain, terms);
    terms.house_rules.insert(terms.house_rules.end(), options_.house_rules.begin(), options_.house_rules.end());
    if (findings.errors() > errors) return std::nullopt;
    const bool is_plain = terms.house_rules.empty() && (terms.array.empty() || terms.array == (*plain)->array());
    const auto rules = is_plain ? plain : named_rules(variant, terms.array, terms.house_rules);
    if (!rules) {
        terms.unsupported(tag("RuleVariants"), "these rules cannot be played: " + in_one_line(rules.error()));
        return std::nullopt;
    }
    if (!terms.fen4.empty()) return set_up(*rules, terms.fen4, findings);
    if (array_starts_ == nullptr) return Position(*rules);
    return array_starts_->of(*rules);
}

std::optional<Position> StartReader::set_up(const std::shared_ptr<const Rules>& rules, std::string_view fen4,
                                            Diagnostics& findings) const {
    const Tag* tag = this->tag("StartFen4");
    Diagnostics doubts;
    const auto read = read_fen4(fen4, *rules, &doubts);
    const auto report = [&](Diagnostic finding) {
        finding.where = tag->where;  // the value was unescaped, so that places within it mean nothing in the file
        findings.report(std::move(finding));
    };
    std::optional<Position> position;
    if (!read) {
        report(read.error());
    } else if (auto made = Position::from(rules, read->setup, &doubts); made) {
        position = std::move(*made);
    } else {
        report(made.error());
    }
    for (const Diagnostic& doubt : doubts.all()) report(doubt);
    return position;
}

std::vector<std::string> parted_rules(std::string_view word) {
    std::vector<std::string> rules;
    for (std::size_t at = 0; at <= word.size();) {
        const std::size_t end = std::min(word.find_first_of(",; ", at), word.size());
        const std::string_view part = word.substr(at, end - at);
        const bool goes_on =
            !rules.empty() && rules.back().find('=') != std::string::npos && part.find('=') == part.npos;
        if (goes_on) {
            rules.back() += word.substr(at - 1, end - at + 1);
        } else if (!part.empty()) {
            rules.emplace_back(part);
        }
        at = end + 1;
    }
    return rules;
}

namespace {

bool same_start(const Position& a, const Position& b) {
    const Variant& x = a.rules().variant();
    const Variant& y = b.rules().variant();
    return x.id == y.id && x.switches == y.switches && write_fen4(a) == write_fen4(b);
}

std::string variant_tag(const Rules& rules) {
    return rules.is_chesscom_game() ? rules.variant().chesscom->names.front() : rules.variant().id;
}

/// The words of RuleVariants for all in which these rules differ from those of the bare variant.
std::string rule_words(const Rules& rules, const Rules& plain) {
    std::vector<std::string> all;
    const bool of_site = rules.is_chesscom_game();
    constexpr std::string_view own_rank = "own_rank:";
    for (const auto& [key, value] : rules.variant().switches) {
        const std::string* usual = switch_value(plain, key);
        const bool same = usual != nullptr && *usual == value;
        if (of_site && key == "en_passant" && value != "none") {
            all.emplace_back("EnPassant");
        } else if (of_site && key == "walking_kings" && value == "yes") {
            all.emplace_back("DeadKingWalking");
        } else if (of_site && (key == "en_passant" || key == "walking_kings" || same)) {
            continue;
        } else if (of_site && key == "promotes_to") {
            all.push_back("PromoteTo=" + value);
        } else if (of_site && key == "promotes_at" && value.starts_with(own_rank)) {
            all.push_back("Prom=" + value.substr(own_rank.size()));
        } else if (!same) {
            all.push_back(key + '=' + replaced(value, ' ', ','));
        }
    }
    return join(all, " ");
}

}  // namespace

void say_start(std::vector<Tag>& tags, const Position& start) {
    const ReadOptions as_said;
    Diagnostics unheard;
    const StartReader reader(tags, as_said, Unsaid::AsChesscom);
    if (!reader.variant().empty()) {
        const std::optional<Position> said = reader.start(reader.variant(), {}, unheard);
        if (said && same_start(*said, start)) return;
    }
    const Rules& rules = start.rules();
    const auto plain = named_rules(rules.variant().id);
    if (!plain) return;
    set_tag(tags, "Variant", variant_tag(rules));
    const std::string all = rule_words(rules, **plain);
    if (!all.empty() || rules.is_chesscom_game() || find_tag(tags, "RuleVariants") != nullptr)
        set_tag(tags, "RuleVariants", all);
    const bool set_up = !is_array(start);
    const bool usual_array = rules.array() == (*plain)->array();
    if (set_up) {
        set_tag(tags, "StartFen4", write_fen4(start));
    } else if (!usual_array || find_tag(tags, "StartFen4") != nullptr) {
        set_tag(tags, "StartFen4", rules.array());
    }
}

}  // namespace fourhand
