// What scores: men taken, and checks of several kings at once.
#include <algorithm>
#include <array>
#include <utility>

#include "base/text.hpp"
#include "rules/laws/laws.hpp"
#include "rules/ply.hpp"

namespace fourhand::laws {

namespace {

/// Points for a move that checks two, or three, kings anew; a queen's may be worth less.
struct Bonus {
    int two, three;
    int two_by_queen, three_by_queen;
};

class Points : public Law {
public:
    explicit Points(Bonus bonus) : bonus_(bonus) {}

    std::uint8_t moments() const override { return Taken | Moved; }

    /// A dead man is worth nothing; a walking king is worth what a king is.
    void taken(Ply& ply, Seat mover, Square, Piece man) const override {
        const Rules& rules = ply.rules();
        const Seat owner = rules.seat_of(man);
        if (owner == rules.nobody() || ply.position().standing(mover) != Standing::Playing) return;
        const Standing standing = ply.standing_before(owner);
        const bool is_king = contains(rules.tables().kings, man);
        if (standing == Standing::Playing || (standing == Standing::Walking && is_king))
            ply.award(mover, rules.face(rules.kind_of(man)).points);
    }

    void moved(Ply& ply, Seat mover) const override {
        if (ply.position().standing(mover) != Standing::Playing || ply.move().from == Square::none) return;
        int kings = 0;
        for (std::size_t i = 0; i < ply.rules().seats(); ++i)
            kings +=
                ply.checks_anew(static_cast<Seat>(i)) && ply.standing_before(static_cast<Seat>(i)) != Standing::Walking;
        if (kings < 2) return;
        const Piece mover_man = ply.position().at(ply.move().to);
        const bool queen = ply.rules().face(ply.rules().kind_of(mover_man)).written == "Q";
        const int two = queen ? bonus_.two_by_queen : bonus_.two, three = queen ? bonus_.three_by_queen : bonus_.three;
        ply.award(mover, kings == 2 ? two : three);
    }

private:
    Bonus bonus_;
};

}  // namespace

Made points(std::string_view argument, const Rules&) {
    Bonus bonus{};
    const std::array<std::pair<std::string_view, int*>, 4> keys{{{"two", &bonus.two},
                                                                 {"three", &bonus.three},
                                                                 {"two_by_queen", &bonus.two_by_queen},
                                                                 {"three_by_queen", &bonus.three_by_queen}}};
    for (const std::string_view word : words(argument)) {
        const auto parts = split(word, ':');
        const auto key = std::find_if(keys.begin(), keys.end(), [&](const auto& one) { return one.first == parts[0]; });
        const auto number = parts.size() == 2 ? parse_number<int>(parts[1]) : std::nullopt;
        if (key == keys.end() || !number || *number < 0 || *number > 1000)
            return Diagnostic{Code::BadVariant,
                              {},
                              "the law \"points\" takes two:N three:N two_by_queen:N three_by_queen:N, not \"" +
                                  std::string(word) + "\""};
        *key->second = static_cast<int>(*number);
    }
    return std::unique_ptr<Law>(std::make_unique<Points>(bonus));
}

}  // namespace fourhand::laws
