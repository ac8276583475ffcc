// Writers by the words of a call.
#include "common/writing.hpp"

#include "base/text.hpp"
#include "common/failure.hpp"
#include "common/options.hpp"
#include "common/picking.hpp"

namespace fourhand {

namespace {

std::vector<std::string> writable_notations() {
    std::vector<std::string> ids;
    for (const Notation& notation : notations())
        if (notation.writer != nullptr) ids.emplace_back(notation.id);
    return ids;
}

bool is_of_positions(const Notation& notation) { return notation.id == "fen4" || notation.id == "position"; }
bool can_flatten(const Notation& notation) { return notation.id == "pgn4"; }

}  // namespace

const Notation& WriteChoice::notation() const {
    if (to->empty()) throw UsageError("--to FORMAT is needed: " + join_or(writable_notations()));
    const Notation& notation = *notation_named(*to);
    if (*ply >= 0 && !is_of_positions(notation))
        throw UsageError("--ply picks a position: it goes with --to fen4 or --to position, not with " + *to);
    if (*flatten && !can_flatten(notation))
        throw UsageError("--flatten is about the variations of PGN4: it goes with --to pgn4, not with " + *to);
    return notation;
}

WriteOptions WriteChoice::write_options() const {
    WriteOptions how;
    how.flatten = *flatten;
    if (*ply >= 0) how.ply = static_cast<std::size_t>(*ply);
    return how;
}

bool WriteChoice::is_beyond(std::size_t plies) const { return *ply > static_cast<std::int64_t>(plies); }

WriteChoice add_writing(CLI::App& app, const std::string& usual) {
    WriteChoice choice;
    choice.to = add_choice(app, "-t,--to", "FORMAT", usual, writable_notations,
                           "the notation to write" + (usual.empty() ? "" : "; " + usual + " if not said"));
    choice.ply = add_ply(app, "the position after N plies instead of the last (fen4, position)");
    choice.flatten = add_flag(app, "--flatten", "nested variations side by side, as chess.com reads them (pgn4)");
    return choice;
}

}  // namespace fourhand
