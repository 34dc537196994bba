// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>

namespace whistle::league {

inline constexpr std::size_t mostSides = 5;

/// A value for each side of a match, in the order of the fixture: two to five of them.
template <class Value>
class PerSide {
public:
    PerSide() = default;
    PerSide(std::size_t count, Value value)
    {
        for (std::size_t i = 0; i < count; ++i)
            push_back(value);
    }
    PerSide(std::initializer_list<Value> values)
    {
        for (const Value& value : values)
            push_back(value);
    }

    void push_back(Value value) { m_values[m_size++] = value; }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] Value& operator[](std::size_t side) { return m_values[side]; }
    [[nodiscard]] const Value& operator[](std::size_t side) const { return m_values[side]; }
    [[nodiscard]] auto begin() { return m_values.begin(); }
    [[nodiscard]] auto end() { return m_values.begin() + static_cast<std::ptrdiff_t>(m_size); }
    [[nodiscard]] auto begin() const { return m_values.begin(); }
    [[nodiscard]] auto end() const { return m_values.begin() + static_cast<std::ptrdiff_t>(m_size); }
    friend bool operator==(const PerSide& a, const PerSide& b)
    {
        if (a.m_size != b.m_size)
            return false;
        for (std::size_t i = 0; i < a.m_size; ++i) {
            if (!(a.m_values[i] == b.m_values[i]))
                return false;
        }
        return true;
    }

private:
    std::array<Value, mostSides> m_values{};
    std::size_t m_size = 0;
};

/// Entrants by index into Season::entrants; -1: not known yet. The first side is at home.
using Sides = PerSide<int>;

} // namespace whistle::league
