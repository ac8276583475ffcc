// A stack that keeps its room when it shrinks.
#pragma once

#include <cstddef>
#include <vector>

namespace fourhand {

/// For what is pushed and popped all the time. Items need a default constructor; room for more is made by push() alone.
/// A stack that was moved from may only be assigned to or destroyed.
template <typename Item>
class Stack {
public:
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    /// The item so many below the top: 1 is the top.
    const Item& from_top(std::size_t i) const { return items_[size_ - i]; }
    Item& back() { return items_[size_ - 1]; }
    const Item& back() const { return items_[size_ - 1]; }

    /// Whether a push needs no new room.
    bool has_room() const { return size_ < room_; }
    /// The new item is as it was left by an earlier one, or empty: whoever pushes fills it.
    Item& push() {
        if (!has_room()) make_room();
        return push_in_room();
    }
    /// The same where has_room() is known.
    Item& push_in_room() { return items_[size_++]; }
    void pop() { --size_; }
    void clear() { size_ = 0; }

private:
    [[gnu::noinline]] void make_room() {
        items_.resize(2 * items_.size() + 32);
        room_ = items_.size();
    }

    std::vector<Item> items_;
    std::size_t size_ = 0;
    std::size_t room_ = 0;
};

}  // namespace fourhand
