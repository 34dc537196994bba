// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"

#include <nlohmann/json.hpp>
#include <random>

namespace whistle {

/// Inputs that fit a shape, made by chance: for questions whose answers two programs must agree on. Names that refer to
/// something are mostly names that the input gives, so that many inputs are possible ones and not only well formed.
class RandomInput {
public:
    explicit RandomInput(unsigned seed) : m_random(seed) {}
    /// Fits the shape; lists are short.
    [[nodiscard]] Json of(const Shape& shape);

private:
    [[nodiscard]] Json make(const Shape& shape, int depth);
    [[nodiscard]] Json object(const std::vector<ShapeKey>& keys, int depth);
    void refer(const Shape& shape, Json& whole);
    [[nodiscard]] int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(m_random); }

    std::mt19937 m_random;
    int m_names = 0;
};

} // namespace whistle
