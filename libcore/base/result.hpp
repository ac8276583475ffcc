// Either a value or the reason there is none.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

#include "base/diagnostic.hpp"

namespace fourhand {

/// Spelled like std::expected. Reading the value of a failed result is a bug (asserted).
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(Diagnostic error) : state_(std::in_place_index<1>, std::move(error)) {}

    explicit operator bool() const noexcept { return state_.index() == 0; }
    const T& operator*() const& { return get(); }
    T& operator*() & { return get(); }
    /// A value of its own: nothing of a result that goes away is left dangling.
    T operator*() && { return std::move(get()); }
    const T* operator->() const { return &get(); }
    T* operator->() { return &get(); }
    /// Only for a failed result.
    const Diagnostic& error() const { return std::get<1>(state_); }

private:
    T& get() {
        assert(*this);
        return *std::get_if<0>(&state_);
    }
    const T& get() const {
        assert(*this);
        return *std::get_if<0>(&state_);
    }

    std::variant<T, Diagnostic> state_;
};

}  // namespace fourhand
