// The keys of a variant file, read into the structs of variant.hpp.
#pragma once

#include "rules/load_json.hpp"
#include "rules/switches.hpp"
#include "rules/variant.hpp"

namespace fourhand {

/// Where a file stands in lists that says nothing of it.
constexpr int last_place = 1000;

/// A file as it was said: all but the switches, which are settled afterwards.
struct Said {
    Variant variant;
    SwitchValues switches;
};

/// Where the men start, by the arrays' names. Seats and pieces must have been read.
void read_arrays(const JsonValue& json, Variant& variant);

/// Where sections of the board fall, no seat's army may be larger than the moves that put men back can tell.
void check_sections(const JsonValue& json, const Variant& variant);

/// With settled switches: arrays whose queens stand on light squares, as light_parity says which these are.
std::optional<Complaint> settle_arrays(Variant& variant);

/// The kinds of men, by their letters.
void read_pieces(const JsonValue& json, Variant& variant);

/// Reads a whole file, `like` already merged in; what is wrong is left with the value's complaint.
Said read_variant(const JsonValue& root);

}  // namespace fourhand
