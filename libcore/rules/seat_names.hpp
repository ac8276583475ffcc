// Seats by what people call them: wherever a text names a seat, the same words will do.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/variant.hpp"

namespace fourhand {

/// The place in the list of the seat of this id, letter, colour or other name, in capitals or small letters. An id
/// counts before all else: by "w" the seat W is meant where White's letter is w too. Where no seat is so called, blanks
/// do not count: "Yellowright", "PeanutButter". Nothing if no seat is so called either.
std::optional<std::size_t> place_of_seat(const std::vector<SeatSaid>& seats, std::string_view name);

/// The seats under the names of a set of colours. "own" are those they have, and so is what no set is called.
std::vector<SeatSaid> seats_named_by(const Variant& variant, const std::string& colours);

}  // namespace fourhand
