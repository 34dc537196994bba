// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "battleline/table/state.h"

/// How the things of this game look in JSON (digest 6.0): cards, flags, sets of flags, what each seat has. The tables
/// of the structs stand in codecs.cpp.
namespace whistle::battleline {

/// A card of some kinds.
template <CardKind... kinds>
struct CardAmong {
    static Shape shape()
    {
        std::vector<std::string> ids;
        for (const Card card : cardsOf({kinds...}))
            ids.push_back(idOf(card));
        return Shape::words(std::move(ids)).ofKind("battle-line/card");
    }
    static void read(const Json& json, Card& card) { card = *cardOf(json.get_ref<const std::string&>()); }
    static Json write(Card card) { return card.isValid() ? Json(idOf(card)) : Json(nullptr); }
};
using TroopCard = CardAmong<CardKind::Troop>;
using FormationCard = CardAmong<CardKind::Troop, CardKind::Morale>;
using AsideCard = CardAmong<CardKind::Troop, CardKind::Morale, CardKind::Guile>;
using AnyCard = CardAmong<CardKind::Troop, CardKind::Morale, CardKind::Environment, CardKind::Guile>;

using SeatOrNone = codecs::OrNull<codecs::WordOf<Seat>>;
using FlagNumber = codecs::Number<1, flagCount>;
template <int most>
using Count = codecs::Number<0, most>;
constexpr int mostGames = 100'000; ///< that anybody will ever put into one series

/// A set of flags as the list of their numbers.
struct FlagNumbers : codecs::ListOf<FlagNumber> {
    static void read(const Json& json, FlagSet& flags)
    {
        for (const Json& number : json)
            flags |= flagBit(number.get<int>());
    }
    static Json write(FlagSet flags) { return numbersOf(flags); }
};

/// An object with a value for each seat.
template <class Item>
using BySeat = codecs::ByWord<Seat, Item>;
/// The value of one seat, as a key beside others.
template <Seat seat, class Item>
struct OfSeat {
    static Shape shape() { return Item::shape(); }
    template <class Value>
    static void read(const Json& json, Seats<Value>& values)
    {
        Item::read(json, values[seat]);
    }
    template <class Value>
    static Json write(const Seats<Value>& values)
    {
        return Item::write(values[seat]);
    }
};
/// A game's result has the key `winner` and others that depend on it.
struct GameCodec {
    static Shape shape();
    static void read(const Json& json, GameResult& game);
    static Json write(const GameResult& game);
};

} // namespace whistle::battleline

namespace whistle {

extern template const Record& recordOf<battleline::HouseRules>();
extern template const Record& recordOf<battleline::EndConditions>();
extern template const Record& recordOf<battleline::Cards>();
extern template const Record& recordOf<battleline::Flag>();
extern template const Record& recordOf<battleline::Table>();
extern template const Record& recordOf<battleline::WonFlag>();
extern template const Record& recordOf<battleline::SeriesVerdict>();

} // namespace whistle
