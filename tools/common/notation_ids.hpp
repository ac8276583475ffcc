// The notations that can do something, by name.
#pragma once

#include <string>
#include <vector>

#include "notation/notation.hpp"

namespace fourhand {

/// The ids of the notations whose row says so: Notation::read (they can be read), ::writer, ::heeds_ply, ...
template <typename Said>
std::vector<std::string> notation_ids(Said Notation::*says) {
    std::vector<std::string> ids;
    for (const Notation& notation : notations())
        if (notation.*says) ids.emplace_back(notation.id);
    return ids;
}

}  // namespace fourhand
