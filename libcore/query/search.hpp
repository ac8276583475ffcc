// Carrying out a plan.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "query/plan.hpp"

namespace fourhand {

/// The games that a step finds, by rising number, at most `limit` of them.
std::vector<Hit> search(Store& store, const Plan::Step& step, std::optional<std::size_t> limit);

/// How many games fulfil a condition.
std::size_t count_sql(Store& store, const Condition& condition);

}  // namespace fourhand
