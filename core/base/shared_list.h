// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace whistle {

/// A list whose copies share what they have in common: to copy it, and to change one thing of the copy, costs next to
/// nothing however long it is. Read like any list; what is changed goes through `change`.
template <class T>
class SharedList {
public:
    class Iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T*;
        using reference = const T&;

        Iterator() = default;
        Iterator(const SharedList* list, difference_type at) : m_list(list), m_at(at) {}
        reference operator*() const { return (*m_list)[static_cast<std::size_t>(m_at)]; }
        pointer operator->() const { return &**this; }
        reference operator[](difference_type by) const { return *(*this + by); }
        Iterator& operator+=(difference_type by)
        {
            m_at += by;
            return *this;
        }
        Iterator& operator-=(difference_type by) { return *this += -by; }
        Iterator& operator++() { return *this += 1; }
        Iterator& operator--() { return *this += -1; }
        Iterator operator++(int) { return std::exchange(*this, *this + 1); }
        Iterator operator--(int) { return std::exchange(*this, *this - 1); }
        friend Iterator operator+(Iterator it, difference_type by) { return it += by; }
        friend Iterator operator+(difference_type by, Iterator it) { return it += by; }
        friend Iterator operator-(Iterator it, difference_type by) { return it -= by; }
        friend difference_type operator-(Iterator a, Iterator b) { return a.m_at - b.m_at; }
        friend bool operator==(Iterator a, Iterator b) { return a.m_at == b.m_at; }
        friend auto operator<=>(Iterator a, Iterator b) { return a.m_at <=> b.m_at; }

    private:
        const SharedList* m_list = nullptr;
        difference_type m_at = 0;
    };
    using value_type = T;
    using const_iterator = Iterator;

    SharedList() = default;
    SharedList(std::vector<T> values)
    {
        for (T& value : values)
            push_back(std::move(value));
    }
    operator std::vector<T>() const { return {begin(), end()}; }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] const T& operator[](std::size_t index) const { return *slot(index); }
    [[nodiscard]] const T& front() const { return (*this)[0]; }
    [[nodiscard]] const T& back() const { return (*this)[m_size - 1]; }
    [[nodiscard]] Iterator begin() const { return {this, 0}; }
    [[nodiscard]] Iterator end() const { return {this, static_cast<std::ptrdiff_t>(m_size)}; }

    /// One of the things, to be changed here alone.
    [[nodiscard]] T& change(std::size_t index)
    {
        std::shared_ptr<T>& mine = ownSlot(index);
        if (!isAlone(mine))
            mine = std::make_shared<T>(*mine);
        return *mine;
    }
    void push_back(T value) { append(std::make_shared<T>(std::move(value))); }
    /// Costs as much as there are things behind it.
    void insert(std::size_t index, T value)
    {
        std::vector<std::shared_ptr<T>> behind;
        for (std::size_t i = index; i < m_size; ++i)
            behind.push_back(slot(i));
        m_size = index;
        append(std::make_shared<T>(std::move(value)));
        for (std::shared_ptr<T>& each : behind)
            append(std::move(each));
    }
    /// Whether the thing at `index` is the very same in both: nobody has changed it since they parted.
    [[nodiscard]] bool sharesWith(const SharedList& other, std::size_t index) const
    {
        return index < m_size && index < other.m_size && slot(index) == other.slot(index);
    }
    /// Where something else stands than in the other list, by being changed or by coming in before it; what is equal
    /// and not the same too. What both share is not looked at.
    [[nodiscard]] std::vector<std::size_t> changedSince(const SharedList& other) const
    {
        std::vector<std::size_t> changed;
        for (std::size_t block = 0; block < m_blocks.size(); ++block) {
            // A block that both share holds the same up to the end of the shorter one.
            const bool isShared = block < other.m_blocks.size() && m_blocks[block] == other.m_blocks[block] &&
                                  other.m_size >= std::min(m_size, (block + 1) * blockSize);
            for (std::size_t i = block * blockSize; !isShared && i < std::min(m_size, (block + 1) * blockSize); ++i) {
                if (!sharesWith(other, i))
                    changed.push_back(i);
            }
        }
        return changed;
    }
    friend bool operator==(const SharedList& a, const SharedList& b)
    {
        const std::vector<std::size_t> changed = a.changedSince(b);
        return a.m_size == b.m_size &&
               std::all_of(changed.begin(), changed.end(), [&](std::size_t i) { return a[i] == b[i]; });
    }

private:
    static constexpr std::size_t blockSize = 64;
    using Block = std::array<std::shared_ptr<T>, blockSize>;

    template <class Pointer>
    [[nodiscard]] static bool isAlone(const Pointer& pointer)
    {
        if (pointer.use_count() != 1)
            return false;
        // What others did with it before they let go has happened.
        std::atomic_thread_fence(std::memory_order_acquire);
        return true;
    }
    [[nodiscard]] const std::shared_ptr<T>& slot(std::size_t index) const
    {
        return (*m_blocks[index / blockSize])[index % blockSize];
    }
    [[nodiscard]] std::shared_ptr<T>& ownSlot(std::size_t index)
    {
        std::shared_ptr<Block>& block = m_blocks[index / blockSize];
        if (!isAlone(block))
            block = std::make_shared<Block>(*block);
        return (*block)[index % blockSize];
    }
    void append(std::shared_ptr<T> value)
    {
        if (m_size == m_blocks.size() * blockSize)
            m_blocks.push_back(std::make_shared<Block>());
        ownSlot(m_size) = std::move(value);
        ++m_size;
    }

    std::vector<std::shared_ptr<Block>> m_blocks; ///< the last ones may hold what is behind the end
    std::size_t m_size = 0;
};

} // namespace whistle
