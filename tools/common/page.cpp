// Reading a tool's page out of its declarations.
#include <CLI/CLI.hpp>

#include "common/manual.hpp"
#include "common/options.hpp"

namespace fourhand {

namespace {

PageOption option_of(const CLI::Option& declared) {
    PageOption option;
    if (declared.get_positional()) {
        option.names = {declared.get_name(true)};
    } else {
        for (const std::string& name : declared.get_snames()) option.names.push_back('-' + name);
        for (const std::string& name : declared.get_lnames()) option.names.push_back("--" + name);
    }
    if (declared.get_items_expected_max() > 0) option.placeholder = declared.get_type_name();
    option.description = declared.get_description();
    option.words = known_values(declared);
    option.repeated = declared.get_expected_max() > 1;
    option.required = declared.get_required();
    option.takes_file = takes_file(declared);
    return option;
}

}  // namespace

Page page_of(const CLI::App& app) {
    Page page{"fourhand " + std::string(tool.name), tool.summary, tool.manual, {}, {}};
    for (const CLI::Option* declared : app.get_options()) {
        if (declared->get_group().empty()) continue;
        (declared->get_positional() ? page.arguments : page.options).push_back(option_of(*declared));
    }
    return page;
}

}  // namespace fourhand
