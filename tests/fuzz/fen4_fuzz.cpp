// Fuzzes the readers of positions: whatever is read is written, read again and the same; whatever is refused has a
// place in the text.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/fen4.hpp"
#include "notation/movetext.hpp"
#include "notation/position_text.hpp"

namespace {

using namespace fourhand;

void must(bool holds) {
    if (!holds) std::abort();
}

std::shared_ptr<const Rules> rules_of(std::uint8_t choice) {
    static const std::array rules = {*named_rules("chesscom-ffa"), *named_rules("hughes"),
                                     *named_rules("loeb"),         *named_rules("american"),
                                     *named_rules("verney-eight"), *named_rules("four-seasons")};
    return rules[choice % rules.size()];
}

void check_place(const Diagnostic& finding, std::string_view text) {
    must(finding.where.begin <= finding.where.end && finding.where.end <= text.size());
    must(!finding.message.empty());
}

void check_written(const Position& position) {
    const std::string fen4 = write_fen4(position), json = write_position_json(position);
    for (const std::string& text : {fen4, json}) {
        const auto again = read_position(text, position.shared_rules());
        must(static_cast<bool>(again));
        must(again->key() == position.key());
        must(write_fen4(*again) == fen4);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const auto rules = rules_of(data[0]);
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    Diagnostics doubts;
    auto position = read_position(text, rules, &doubts);
    for (const Diagnostic& doubt : doubts.all()) check_place(doubt, text);
    if (!position) {
        check_place(position.error(), text);
        const auto move = read_coordinates(text, Position(rules));
        if (!move) check_place(move.error(), text);
        return 0;
    }
    must(position->key() == position->computed_key());
    check_written(*position);
    for (int ply = 0; ply < 4 && !position->outcome(); ++ply) {
        const auto moves = position->legal_moves();
        must(!moves.empty());
        position->play(moves[size % moves.size()]);
        must(position->key() == position->computed_key());
        check_written(*position);
    }
    return 0;
}
