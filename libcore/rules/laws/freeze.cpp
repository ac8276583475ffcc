// Mated armies turn to stone and come back to life: the sweep of standings after every ply
// (formats/engine.md, 16.16, 16.17).
#include <vector>

#include "rules/laws/laws.hpp"
#include "rules/laws/order.hpp"
#include "rules/ply.hpp"

namespace fourhand::laws {

namespace {

/// "If a player on one team is mated, his pieces are frozen until the mate is released by his partner." (San Antonio
/// page) "When the mate no longer holds ... the army comes back to life" (Verney's eight-handed chess)
class Freeze : public Law {
public:
    explicit Freeze(bool thaws_at_turn) : Law(Rests::WhileCalm), thaws_at_turn_(thaws_at_turn) {}

    std::uint8_t moments() const override {
        return static_cast<std::uint8_t>(thaws_at_turn_ ? Moved | TurnBegins : Moved);
    }

    void moved(Ply& ply, Seat mover) const override {
        if (ply.position().calm()) return;
        note_releases(ply, mover);
        for (const Seat seat : sweep(ply, mover, 0)) ply.note_mate(seat);
    }

    /// Thaw at the owner's turn: "that players pieces remain frozen (and untouchable) until it is that players turn to
    /// move" (San Antonio page). His waking can mate another, who freezes before he has moved.
    void turn_begins(Ply& ply, Seat seat) const override {
        const Position& position = ply.position();
        if (position.standing(seat) != Standing::Frozen) return;
        if (position.mated(seat) || !is_released(position, seat)) return;
        for (const Law* law : ply.rules().laws(Judge))
            if (const Outcome over = position.judged_by(*law)) return ply.finish(over.ending, over.winners);
        ply.set_standing(seat, Standing::Playing);
        sweep(ply, seat, static_cast<std::uint8_t>(1u << index(seat)));
    }

private:
    static bool is_released(const Position& position, Seat seat) {
        return !position.rules().switches().release_by_partner || position.released(seat);
    }

    /// "frozen until the mate is released by his partner", where that is taken to the letter.
    static void note_releases(Ply& ply, Seat mover) {
        // A move of his: a lost turn, or his leaving, releases nobody.
        if (!ply.rules().switches().release_by_partner || ply.move().loses_turn() || ply.move().leaves()) return;
        for (std::size_t i = 0; i < ply.rules().seats(); ++i) {
            const auto seat = static_cast<Seat>(i);
            if (ply.position().standing(seat) != Standing::Frozen || !ply.rules().partners(mover, seat)) continue;
            if (!ply.position().mated(seat)) ply.set_released(seat, true);
        }
    }

    /// Each player at most once: first whom the ply has freed, then whom it has mated, until a round changes nobody.
    /// Whom it has mated.
    std::vector<Seat> sweep(Ply& ply, Seat mover, std::uint8_t changed) const {
        std::vector<Seat> mated;
        const Order order = sweep_order(ply.rules(), mover);
        const Position& position = ply.position();
        const auto change = [&](Seat seat, Standing standing) {
            ply.set_standing(seat, standing);
            changed = static_cast<std::uint8_t>(changed | 1u << index(seat));
        };
        for (std::uint8_t before = static_cast<std::uint8_t>(~changed); before != changed;) {
            before = changed;
            for (const Seat seat : order) {
                if (thaws_at_turn_) break;
                if (position.standing(seat) != Standing::Frozen || (changed >> index(seat) & 1) != 0) continue;
                if (is_released(position, seat) && !position.mated(seat)) change(seat, Standing::Playing);
            }
            for (const Seat seat : order) {
                if (position.standing(seat) != Standing::Playing || (changed >> index(seat) & 1) != 0) continue;
                if (!position.stands_checked(seat) || !position.mated(seat)) continue;
                change(seat, Standing::Frozen);
                mated.push_back(seat);
            }
        }
        return mated;
    }

    bool thaws_at_turn_;
};

/// The seeds take nothing else from the mated player than his turn; the generator leaves him nothing but to pass.
class MatePasses : public Law {
public:
    std::uint8_t moments() const override { return 0; }
};

}  // namespace

Made freeze(std::string_view, const Rules& rules) {
    return std::unique_ptr<Law>(std::make_unique<Freeze>(rules.switches().thaw_at_turn));
}
Made mate_passes(std::string_view, const Rules&) { return std::unique_ptr<Law>(std::make_unique<MatePasses>()); }

}  // namespace fourhand::laws
