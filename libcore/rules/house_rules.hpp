// House rules laid over a variant that is said by a text, not by its name (named_variant does it by name).
#pragma once

#include <string>
#include <vector>

#include "rules/variant.hpp"

namespace fourhand {

/// As load_variant(json), with house rules "KEY=VALUE" laid over what the text says. A complaint about one of them is
/// unknown-switch and has no place.
Result<Variant> load_variant(const Source& json, const std::vector<std::string>& house_rules);

}  // namespace fourhand
