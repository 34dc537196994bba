// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/contains.h"

#include <QtGlobal>
#include <algorithm>
#include <array>
#include <cstdint>

namespace whistle {

/// An array whose places are counted by any whole number, or by an enum; nothing in it is without a value.
template <class Value, std::size_t count>
struct Indexed : std::array<Value, count> {
    constexpr Indexed() : std::array<Value, count>{} {}
    constexpr Indexed(const std::array<Value, count>& values) : std::array<Value, count>(values) {}
    template <class Place>
    [[nodiscard]] constexpr Value& operator[](Place place)
    {
        return std::array<Value, count>::operator[](static_cast<std::size_t>(place));
    }
    template <class Place>
    [[nodiscard]] constexpr const Value& operator[](Place place) const
    {
        return std::array<Value, count>::operator[](static_cast<std::size_t>(place));
    }
};

/// A short list that lives where it stands: at most `capacity` values, copied like a plain struct.
template <class Value, std::size_t capacity>
class Few {
    static_assert(capacity < 256);

public:
    using value_type = Value;
    using iterator = Value*;
    using const_iterator = const Value*;

    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr bool empty() const { return m_size == 0; }
    [[nodiscard]] constexpr bool isFull() const { return m_size == capacity; }
    [[nodiscard]] constexpr const Value* begin() const { return m_values.data(); }
    [[nodiscard]] constexpr const Value* end() const { return m_values.data() + m_size; }
    [[nodiscard]] constexpr Value* begin() { return m_values.data(); }
    [[nodiscard]] constexpr Value* end() { return m_values.data() + m_size; }
    template <class Place>
    [[nodiscard]] constexpr const Value& operator[](Place place) const
    {
        return m_values[place];
    }
    template <class Place>
    [[nodiscard]] constexpr Value& operator[](Place place)
    {
        return m_values[place];
    }
    [[nodiscard]] constexpr const Value& back() const { return m_values[m_size - 1U]; }

    /// There must be room.
    constexpr void push_back(const Value& value)
    {
        Q_ASSERT(m_size < capacity);
        m_values[m_size++] = value;
    }
    /// Takes the value at `place` out; those behind it move up.
    constexpr void erase(const Value* place)
    {
        std::move(m_values.begin() + (place - begin()) + 1, m_values.begin() + m_size,
                  m_values.begin() + (place - begin()));
        m_values[--m_size] = Value{};
    }

    friend constexpr bool operator==(const Few& a, const Few& b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    Indexed<Value, capacity> m_values{};
    std::uint8_t m_size = 0;
};

} // namespace whistle
