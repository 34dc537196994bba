// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <nlohmann/json.hpp>
#include <random>
#include <string>

namespace whistle {

/// Lines that are nearly right, made by chance from lines that are: a value is replaced, left out, moved, doubled or
/// given another name, or the text itself is changed.
class MutatedJson {
public:
    explicit MutatedJson(unsigned seed) : m_random(seed) {}
    /// Some changes to the value.
    [[nodiscard]] Json of(Json value);
    /// The value changed, as text; now and then the text is changed as well.
    [[nodiscard]] std::string lineOf(const Json& value);
    [[nodiscard]] std::size_t below(std::size_t end)
    {
        return end == 0 ? 0 : std::uniform_int_distribution<std::size_t>(0, end - 1)(m_random);
    }

private:
    void change(Json& value);
    [[nodiscard]] Json odd();

    std::mt19937 m_random;
};

} // namespace whistle
