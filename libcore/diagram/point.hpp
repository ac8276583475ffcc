// Places in a diagram: x to the right, y downwards.
#pragma once

namespace fourhand {

struct Point {
    double x = 0;
    double y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

}  // namespace fourhand
