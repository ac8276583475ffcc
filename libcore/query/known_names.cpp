// Names looked for in every variant.
#include "query/known_names.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "query/seat_meaning.hpp"
#include "query/values.hpp"
#include "store/extract.hpp"

namespace fourhand {

namespace {

void add_new(std::vector<std::string>& names, const std::string& name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

}  // namespace

bool some_rules(const std::function<bool(const std::shared_ptr<const Rules>&)>& holds) {
    const std::vector<std::string> ids = variant_ids();
    return std::any_of(ids.begin(), ids.end(), [&](const std::string& id) {
        const auto rules = named_rules(id);
        return rules && holds(*rules);
    });
}

bool is_seat_somewhere(std::string_view name) { return !meanings_of({name}).empty(); }

std::string_view unknown_seat_in(const std::vector<std::string_view>& names) {
    const auto unknown = std::find_if_not(names.begin(), names.end(), is_seat_somewhere);
    return unknown == names.end() ? std::string_view{} : *unknown;
}

Diagnostic no_such_seat(const Argument& argument, std::string_view name) {
    std::vector<std::string> ids, all;
    for (const auto& variant : all_variants()) {
        for (const SeatSaid& seat : variant->seats) {
            add_new(ids, seat.id);
            add_new(all, seat.id);
            for (const std::string& other : seat.names()) add_new(all, other);
        }
    }
    // A letter or two is near to every other.
    const std::vector<std::string> near = name.size() > 2 ? near_names(name, all) : std::vector<std::string>{};
    return bad_value(argument, "no variant has a seat " + std::string(name),
                     {near.empty() ? "the seats are " + join_or(ids) + "; the colour of an army will do too"
                                   : "did you mean " + join_or(near) + "?"});
}

}  // namespace fourhand
