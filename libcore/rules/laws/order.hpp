// In which order players are looked at after a ply (formats/engine.md, 16.16).
#pragma once

#include <array>
#include <cstddef>

#include "rules/rules.hpp"

namespace fourhand::laws {

class Order {
public:
    const Seat* begin() const { return seats_.data(); }
    const Seat* end() const { return seats_.data() + size_; }
    void add(Seat seat) { seats_[size_++] = seat; }

private:
    std::array<Seat, max_seats> seats_{};
    std::size_t size_ = 0;
};

/// The enemies of the mover clockwise from him, then his own side clockwise, himself last; or simply clockwise from the
/// next seat, where the switch standing_order says so.
inline Order sweep_order(const Rules& rules, Seat mover) {
    const std::size_t seats = rules.seats();
    Order order;
    const auto away = [&](std::size_t steps) { return static_cast<Seat>((index(mover) + steps) % seats); };
    const bool enemies_first = rules.switches().mover_first;
    for (std::size_t steps = 1; steps < seats; ++steps)
        if (!enemies_first || !rules.partners(mover, away(steps))) order.add(away(steps));
    for (std::size_t steps = 1; enemies_first && steps < seats; ++steps)
        if (rules.partners(mover, away(steps))) order.add(away(steps));
    order.add(mover);
    return order;
}

}  // namespace fourhand::laws
