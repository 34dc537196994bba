// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace whistle {

/// A value that nobody changes: copies share it, so a state that holds printed facts is copied cheaply.
template <class T>
class Shared {
public:
    Shared() : m_value(none()) {}
    Shared(T value) : m_value(std::make_shared<const T>(std::move(value))) {}

    [[nodiscard]] const T& operator*() const { return *m_value; }
    [[nodiscard]] const T* operator->() const { return m_value.get(); }
    friend bool operator==(const Shared& a, const Shared& b) { return a.m_value == b.m_value || *a == *b; }

private:
    [[nodiscard]] static const std::shared_ptr<const T>& none()
    {
        static const auto empty = std::make_shared<const T>();
        return empty;
    }

    std::shared_ptr<const T> m_value;
};

} // namespace whistle
