// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <type_traits>
#include <utility>
#include <variant>

namespace whistle {

/// Which of a variant's alternatives a type is; the number of alternatives: none.
template <class Alternative, class Variant>
inline constexpr std::size_t alternativeIndex = 0;
template <class Alternative, class... Alternatives>
inline constexpr std::size_t alternativeIndex<Alternative, std::variant<Alternatives...>> = [] {
    constexpr std::array isIt{std::is_same_v<Alternative, Alternatives>...};
    std::size_t index = 0;
    while (index < isIt.size() && !isIt[index])
        ++index;
    return index;
}();

/// A variant of many structs that is made, copied, moved and destroyed by functions which are compiled in one place: a
/// std::variant makes a table of functions for each of these wherever it is used. Beside its declaration stands
/// `extern template class CompiledOnce<V>;`, and in one source `template class CompiledOnce<V>;`. It cannot be
/// compared: whatever looks whether it can (a signal's argument, a meta type) would make these tables too.
template <class Variant>
class CompiledOnce : public Variant {
public:
    CompiledOnce();
    template <class Alternative>
    requires(alternativeIndex<Alternative, Variant> < std::variant_size_v<Variant>) CompiledOnce(Alternative value)
        : CompiledOnce(alternativeIndex<Alternative, Variant>, &value)
    {
    }
    CompiledOnce(const CompiledOnce& other);
    CompiledOnce(CompiledOnce&& other) noexcept;
    CompiledOnce& operator=(const CompiledOnce& other);
    CompiledOnce& operator=(CompiledOnce&& other) noexcept;
    ~CompiledOnce();

    friend bool operator==(const CompiledOnce& one, const CompiledOnce& other) = delete;
    friend bool operator<(const CompiledOnce& one, const CompiledOnce& other) = delete;

private:
    /// Takes over `value`, which is of that alternative.
    CompiledOnce(std::size_t alternative, void* value);
};

template <class Variant>
CompiledOnce<Variant>::CompiledOnce() = default;
template <class Variant>
CompiledOnce<Variant>::CompiledOnce(std::size_t alternative, void* value)
{
    [&]<std::size_t... each>(std::index_sequence<each...>)
    {
        const auto take = [&]<std::size_t index>() {
            using Alternative = std::variant_alternative_t<index, Variant>;
            this->template emplace<index>(std::move(*static_cast<Alternative*>(value)));
            return true;
        };
        (void)((each == alternative && take.template operator()<each>()) || ...);
    }
    (std::make_index_sequence<std::variant_size_v<Variant>>{});
}
template <class Variant>
CompiledOnce<Variant>::CompiledOnce(const CompiledOnce& other) = default;
template <class Variant>
CompiledOnce<Variant>::CompiledOnce(CompiledOnce&& other) noexcept = default;
template <class Variant>
CompiledOnce<Variant>& CompiledOnce<Variant>::operator=(const CompiledOnce& other) = default;
template <class Variant>
CompiledOnce<Variant>& CompiledOnce<Variant>::operator=(CompiledOnce&& other) noexcept = default;
template <class Variant>
CompiledOnce<Variant>::~CompiledOnce() = default;

/// The std::variant that a value is, or is derived from.
template <class... Alternatives>
std::variant<Alternatives...> variantIn(const std::variant<Alternatives...>& value);
template <class Value>
using VariantIn = decltype(variantIn(std::declval<const Value&>()));

} // namespace whistle
