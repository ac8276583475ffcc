// Names by seat.
#include "common/players.hpp"

#include <utility>

#include "base/text.hpp"
#include "record/army_names.hpp"
#include "record/seat_switch.hpp"

namespace fourhand {

Players::Players(const std::vector<Tag>& tags, const std::vector<std::string>& on_first_ply, const Rules& rules)
    : seated_(rules.seats()) {
    for (const Tag& tag : tags) {
        const auto about = army_tag(tag.name, rules.variant());
        if (!about || !about->names_player()) continue;
        std::string& name = seated_[index(about->seat)];
        if (name.empty()) name = trimmed(tag.value);
    }
    changed_ = seated_;
    for (const std::string& comment : on_first_ply)
        if (const auto change = seat_switch_in(comment, rules, 1))
            std::swap(changed_[index(change->one)], changed_[index(change->other)]);
}

}  // namespace fourhand
