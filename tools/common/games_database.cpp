// Opening databases and reading queries for the tools that search.
#include "common/games_database.hpp"

#include <CLI/CLI.hpp>

#include "base/text.hpp"
#include "common/findings.hpp"
#include "common/input.hpp"
#include "common/options.hpp"
#include "notation/fen4.hpp"
#include "notation/position_text.hpp"

namespace fourhand {

namespace {

std::vector<std::string> term_words() {
    std::vector<std::string> words;
    for (const Term& term : terms()) words.push_back(std::string(term.name) + ':');
    return words;
}

/// A FEN4 that says its variant is a position of no other.
Result<Position> read_under(std::string_view text, const std::shared_ptr<const Rules>& rules) {
    const std::string said = fen4_variant(text);
    if (!said.empty()) {
        const Result<Variant> variant = named_variant(said);
        if (!variant) return variant.error();
        if (variant->id != rules->id())
            return Diagnostic{Code::UnsupportedPosition, {}, "the position is one of " + variant->id};
    }
    return read_position(text, rules);
}

/// A part of what is asked for, and the text that complaints about it point into.
struct Part {
    Query query;
    Source source;
};

void complain_of(const Diagnostic& error, const Source& source, Streams& streams) {
    Diagnostics findings;
    findings.report(error);
    show(findings, source, streams);
}

/// A term whose value is the whole of a source.
Part whole(std::string_view term, Source source) {
    const std::string value(trimmed(source.text()));
    return {Query::of(*term_named(term), {value, {0, source.text().size()}}), std::move(source)};
}

/// Terms and options; nothing if the terms cannot be read.
std::optional<std::vector<Part>> parts_of(const QueryChoice& choice, Streams& streams) {
    std::vector<Part> parts;
    Source terms("query", join(*choice.terms, " "));
    const Result<Query> query = parse_query(terms.text());
    if (!query) {
        complain_of(query.error(), terms, streams);
        return std::nullopt;
    }
    parts.push_back({*query, std::move(terms)});
    const VariantChoice& said = choice.choice;
    if (!said.variant->empty()) parts.push_back(whole("variant", Source("--variant", *said.variant)));
    if (!said.start->empty()) parts.push_back(whole("start", Source("--start", *said.start)));
    for (const std::string& rule : said.said_rules()) parts.push_back(whole("rule", Source("--rule", rule)));
    if (!choice.position->empty()) parts.push_back(whole("position", position_source(*choice.position, said, streams)));
    return parts;
}

}  // namespace

std::shared_ptr<std::string> add_database(CLI::App& app) {
    auto name = std::make_shared<std::string>();
    app.add_option_function<std::string>(
           "DB", [name](const std::string& given) { *name = given; }, "the file of the database")
        ->type_name("DB")
        ->required();
    return name;
}

PositionText position_text() {
    return {[](const Position& position) { return write_fen4(position); }, read_under};
}

Store open_store(const std::string& path, Database::Mode mode) {
    if (path == "-") throw UsageError("DB is the name of a file: a database cannot be standard input");
    // SQLite has its own meanings for names such as :memory:; here all are files.
    const std::string file = path.starts_with('/') ? path : "./" + path;
    return naming(path, [&] { return Store(file, mode, position_text()); });
}

QueryChoice add_query(CLI::App& app) {
    QueryChoice choice;
    choice.terms = std::make_shared<std::vector<std::string>>();
    const auto take = [terms = choice.terms](const std::vector<std::string>& given) { *terms = given; };
    CLI::Option* option = app.add_option_function<std::vector<std::string>>(
        "TERM", take, "what to look for: player:ada date:2020.. and so on");
    offer(*option->type_name("TERM")->expected(0, CLI::detail::expected_max_vector_size), term_words);
    choice.position = add_position(app);
    choice.choice = add_variant(app);
    return choice;
}

std::optional<Plan> chosen_plan(const QueryChoice& choice, Store& store, Streams& streams) {
    const auto parts = parts_of(choice, streams);
    if (!parts) return std::nullopt;
    const PositionSense sense{read_under, [&] { return store.rules(); }};
    Query all;
    for (const Part& part : *parts) {
        const Result<Plan> plan = Plan::make(part.query, sense);
        if (!plan) {
            complain_of(plan.error(), part.source, streams);
            return std::nullopt;
        }
        all = Query::both(std::move(all), part.query);
    }
    return *Plan::make(all, sense);
}

}  // namespace fourhand
