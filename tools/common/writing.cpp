// Writers by the words of a call.
#include "common/writing.hpp"

#include "base/text.hpp"
#include "common/failure.hpp"
#include "common/notation_ids.hpp"
#include "common/options.hpp"
#include "common/picking.hpp"

namespace fourhand {

namespace {

std::vector<std::string> writable_notations() { return notation_ids(&Notation::writer); }

std::string with_notations(bool Notation::*heeds) {
    std::vector<std::string> options;
    for (const std::string& id : notation_ids(heeds)) options.push_back("--to " + id);
    return join_or(options);
}

}  // namespace

const Notation& WriteChoice::notation() const {
    if (to->empty()) throw UsageError("--to FORMAT is needed: " + join_or(writable_notations()));
    const Notation& notation = *notation_named(*to);
    if (*ply >= 0 && !notation.heeds_ply)
        throw UsageError("--ply picks a position: it goes with " + with_notations(&Notation::heeds_ply) +
                         ", not with " + *to);
    if (*flatten && !notation.heeds_flatten)
        throw UsageError("--flatten is about variations: it goes with " + with_notations(&Notation::heeds_flatten) +
                         ", not with " + *to);
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
