// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"

/// Keys of a struct that are not just one of its members.
namespace whistle {

namespace codecs {

/// The value at one place of a list that is counted by an enum, as a key of its own.
template <auto place, class Item>
struct At {
    static Shape shape() { return Item::shape(); }
    template <class Values>
    static void read(const Json& json, Values& values)
    {
        Item::read(json, values[place]);
    }
    template <class Values>
    static Json write(const Values& values)
    {
        return Item::write(values[place]);
    }
};

/// What is told where `isTold` says so of the struct, and never read.
template <auto isTold, auto member, class Codec>
struct ToldWhere {
    static Shape shape() { return Codec::shape(); }
    template <class Struct>
    static Json write(const Struct& value)
    {
        return std::invoke(isTold, value) ? Json(Codec::write(std::invoke(member, value))) : Json(nullptr);
    }
};

} // namespace codecs

/// A key of a verdict that is left out but where `isTold` says so.
template <auto isTold, auto member, class Codec>
[[nodiscard]] constexpr RecordKey toldKey(const char* name, const char* meaning = "")
{
    using Owner = record_detail::OwnerOf<isTold>;
    return partKey<Owner, codecs::ToldWhere<isTold, member, Codec>>(Presence::Filled, name, meaning);
}

} // namespace whistle
