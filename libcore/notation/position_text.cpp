// A position in any form that tools accept: the form is recognised, the set-up read, and checked by the rules.
#include "notation/position_text.hpp"

#include "base/text.hpp"
#include "notation/fen4.hpp"
#include "notation/position_json.hpp"

namespace fourhand {

namespace {

Result<Setup> read_setup(std::string_view text, const Rules& rules, Diagnostics* doubts) {
    const std::string_view bare = trimmed(text);
    if (bare.starts_with('{') || bare.starts_with('[')) return read_setup_json(text, rules);
    auto fen4 = read_fen4(text, rules, doubts);
    if (!fen4) return fen4.error();
    return std::move(fen4->setup);
}

}  // namespace

Result<Position> read_position(std::string_view text, std::shared_ptr<const Rules> rules, Diagnostics* doubts) {
    const auto setup = read_setup(text, *rules, doubts);
    if (!setup) return setup.error();
    auto position = Position::from(std::move(rules), *setup, doubts);
    if (position) return position;
    Diagnostic error = position.error();
    error.where = {0, text.size()};
    return error;
}

std::string write_position_json(const Position& position) {
    return write_setup_json(position.setup(), position.rules());
}

bool is_array(const Position& position) {
    return write_fen4(position) == write_fen4(Position(position.shared_rules()));
}

}  // namespace fourhand
