// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <variant>

namespace whistle {

/// A variant of many structs that is copied, moved and destroyed by functions which are compiled in one place: a
/// std::variant makes a table of functions for each of these wherever it is used. Beside its declaration stands
/// `extern template class CompiledOnce<V>;`, and in one source `template class CompiledOnce<V>;`.
template <class Variant>
class CompiledOnce : public Variant {
public:
    using Variant::Variant;
    using Variant::operator=;
    CompiledOnce();
    CompiledOnce(const CompiledOnce& other);
    CompiledOnce(CompiledOnce&& other) noexcept;
    CompiledOnce& operator=(const CompiledOnce& other);
    CompiledOnce& operator=(CompiledOnce&& other) noexcept;
    ~CompiledOnce();
};

template <class Variant>
CompiledOnce<Variant>::CompiledOnce() = default;
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
