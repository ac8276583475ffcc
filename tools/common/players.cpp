// Names by seat.
#include "common/players.hpp"

#include <utility>

#include "base/text.hpp"
#include "record/seat_switch.hpp"
#include "store/extract.hpp"

namespace fourhand {

Players::Players(const std::vector<Tag>& tags, const std::vector<std::string>& on_first_ply, const Rules& rules)
    : seated_(rules.seats()) {
    const SeatTags seats(rules.variant());
    for (const Tag& tag : tags) {
        const auto meaning = seats.find(tag.name);
        if (meaning && !meaning->rating && seated_[meaning->seat].empty()) seated_[meaning->seat] = trimmed(tag.value);
    }
    changed_ = seated_;
    for (const std::string& comment : on_first_ply)
        if (const auto change = seat_switch_in(comment, rules, 1))
            std::swap(changed_[index(change->one)], changed_[index(change->other)]);
}

}  // namespace fourhand
