// Rules by name, and questions about their seats and men.
#include "rules/rules.hpp"

#include <algorithm>
#include <map>
#include <mutex>

#include "rules/own_side.hpp"
#include "rules/seat_names.hpp"

namespace fourhand {

Result<std::shared_ptr<const Rules>> named_rules(std::string_view id_or_alias, std::string_view array,
                                                 const std::vector<std::string>& house_rules) {
    static std::mutex mutex;
    static std::map<std::vector<std::string>, std::shared_ptr<const Rules>> compiled;
    constexpr std::size_t most_kept = 64;  // house rules come from files: there is no end to them
    std::vector<std::string> words{std::string(id_or_alias), std::string(array)};
    words.insert(words.end(), house_rules.begin(), house_rules.end());
    const std::lock_guard lock(mutex);
    if (const auto known = compiled.find(words); known != compiled.end()) return known->second;
    auto variant = named_variant(id_or_alias, house_rules);
    if (!variant) return variant.error();
    auto rules = compile(*variant, array);
    if (!rules) return rules;
    if (compiled.size() == most_kept) compiled.clear();
    compiled.emplace(std::move(words), *rules);
    return rules;
}

// -- Rules: questions about seats and men

Seat Rules::seat_named(std::string_view name) const {
    const auto place = place_of_seat(variant_.seats, name);
    return place ? static_cast<Seat>(*place) : Seat::none;
}

Piece Rules::man(Seat seat, std::string_view letter, Square square, char heading, bool moved) const {
    const int of_seat = seat == nobody_ ? 0 : quarter_of(this->seat(seat).ahead);
    const auto at = heading == 0 ? std::string_view::npos : headings.find(heading);
    const int wanted = at == std::string_view::npos ? 0 : (static_cast<int>(at) - of_seat + 4) % 4;
    Piece plain = Piece::none;
    for (std::size_t kind = 0; kind < kinds(); ++kind) {
        const KindFace& face = faces_[kind];
        if (face.letter != letter || (face.march && face.heading != wanted)) continue;
        const Piece man = piece(seat, static_cast<Kind>(kind));
        if (!face.unmoved) {
            plain = man;
        } else if (!moved && is_pawn_start(man, square)) {
            return man;
        }
    }
    return plain;
}

char Rules::heading(Piece man) const {
    const KindFace& face = this->face(kind_of(man));
    if (!face.march) return 0;
    const Seat seat = seat_of(man);
    const int of_seat = seat == nobody_ ? 0 : quarter_of(this->seat(seat).ahead);
    return headings[static_cast<std::size_t>((of_seat + face.heading) % 4)];
}

bool Rules::heads_as_usual(Piece man) const { return !marked_ && face(kind_of(man)).heading == 0; }

bool Rules::is_pawn_start(Piece man, Square square) const {
    const KindFace& face = this->face(kind_of(man));
    const Seat seat = seat_of(man);
    if (!has_unmoved_ || !face.march || face.heading != 0 || seat == nobody_) return false;
    return own_rank(board_, square, quarter_of(this->seat(seat).ahead)) == 2;
}

}  // namespace fourhand
