// A stack that keeps its room when it shrinks.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace fourhand {

/// For plain data that is pushed and popped all the time; room for more is made by push() alone. A stack that was moved
/// from may only be assigned to or destroyed.
template <typename Item>
class Stack {
public:
    Stack() = default;
    Stack(const Stack& other) : items_(room_for(other.size_)), size_(other.size_), room_(other.size_) {
        std::copy_n(other.items_.get(), size_, items_.get());
    }
    Stack(Stack&&) noexcept = default;
    Stack& operator=(const Stack& other) { return *this = Stack(other); }
    Stack& operator=(Stack&&) noexcept = default;
    ~Stack() = default;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    /// The item so many below the top: 1 is the top.
    const Item& from_top(std::size_t i) const { return items_[size_ - i]; }
    Item& back() { return items_[size_ - 1]; }
    const Item& back() const { return items_[size_ - 1]; }

    /// Whether a push needs no new room.
    bool has_room() const { return size_ < room_; }
    /// What the new item holds is left to chance: whoever pushes fills it.
    Item& push() {
        if (!has_room()) make_room();
        return push_in_room();
    }
    /// The same where has_room() is known.
    Item& push_in_room() { return items_[size_++]; }
    void pop() { --size_; }
    void clear() { size_ = 0; }

private:
    static_assert(std::is_trivially_copyable_v<Item>);
    static constexpr std::align_val_t alignment{alignof(Item)};
    static constexpr std::size_t least_room = 256;  ///< most games need no more

    struct Release {
        void operator()(Item* items) const { ::operator delete(items, alignment); }
    };
    using Items = std::unique_ptr<Item[], Release>;

    /// Nothing is written into it: that would take as long as all the pushes.
    static Items room_for(std::size_t size) {
        return Items(size == 0 ? nullptr : static_cast<Item*>(::operator new(size * sizeof(Item), alignment)));
    }

    [[gnu::noinline]] void make_room() {
        room_ = std::max(2 * room_, least_room);
        Items items = room_for(room_);
        std::copy_n(items_.get(), size_, items.get());
        items_ = std::move(items);
    }

    Items items_;
    std::size_t size_ = 0;
    std::size_t room_ = 0;
};

}  // namespace fourhand
