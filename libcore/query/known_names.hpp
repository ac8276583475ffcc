// Names asked of the variants: one that none of them knows is found in no game, and is refused.
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "query/terms.hpp"

namespace fourhand {

/// Whether the rules of some variant fulfil a condition. They are asked one after the other until one does.
bool some_rules(const std::function<bool(const std::shared_ptr<const Rules>&)>& holds);

/// Whether some variant has a seat that is so called.
bool is_seat_somewhere(std::string_view name);
/// The first of these names that is a seat's in no variant; empty if there is none.
std::string_view unknown_seat_in(const std::vector<std::string_view>& names);

/// The complaint about a seat that no variant has, with near names.
Diagnostic no_such_seat(const Argument& argument, std::string_view name);

}  // namespace fourhand
