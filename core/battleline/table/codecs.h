// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/each.h"
#include "base/record_parts.h"
#include "battleline/table/state.h"

/// How the things of this game look in JSON (digest 6.0): cards, flags, sets of flags, what each seat has. The tables
/// of the structs stand in codecs.cpp.
namespace whistle::battleline {

/// A card of some kinds.
template <CardKind... kinds>
struct CardAmong {
    static Shape shape() { return Shape::words(eachOf(cardsOf({kinds...}), idOf)).ofKind("battle-line/card"); }
    static void read(const Json& json, Card& card) { card = *cardOf(json.get_ref<const std::string&>()); }
    static Json write(Card card) { return card.isValid() ? Json(idOf(card)) : Json(nullptr); }
};
using TroopCard = CardAmong<CardKind::Troop>;
using FormationCard = CardAmong<CardKind::Troop, CardKind::Morale>;
/// A card of a row; when it was laid nobody says.
struct LaidFormationCard : FormationCard {
    static void read(const Json& json, LaidCard& laid) { FormationCard::read(json, laid.card); }
    static Json write(const LaidCard& laid) { return FormationCard::write(laid.card); }
};
using AsideCard = CardAmong<CardKind::Troop, CardKind::Morale, CardKind::Guile>;
using AnyCard = CardAmong<CardKind::Troop, CardKind::Morale, CardKind::Environment, CardKind::Guile>;

using SeatOrNone = codecs::OrNull<codecs::WordOf<Seat>>;
struct Nobody {
    static Shape shape() { return Shape::null(); }
    static void read(const Json& /*null*/, std::optional<Seat>& seat) { seat.reset(); }
    static Json write(const std::optional<Seat>& /*none*/) { return nullptr; }
};
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

/// How a game that was won ended, and one that was drawn.
inline constexpr std::array wonGameKeys{
    key<&GameResult::winner>("winner"),
    key<&GameResult::victory>("victory"),
    key<&GameResult::flags, Count<4>>("loser_flags", QT_TRANSLATE_NOOP("shapes", "with most_flags, 0 to 3")),
};
inline constexpr std::array drawnGameKeys{
    key<&GameResult::winner, Nobody>("winner", QT_TRANSLATE_NOOP("shapes", "a draw")),
    key<&GameResult::flags, Count<4>>("flags_each"),
};
struct GameCodec {
    using Won = codecs::Described<codecs::ObjectWith<GameResult, wonGameKeys>,
                                  QT_TRANSLATE_NOOP("shapes", "a game that was won")>;
    using Drawn =
        codecs::Described<codecs::ObjectWith<GameResult, drawnGameKeys>, QT_TRANSLATE_NOOP("shapes", "a drawn game")>;
    static Shape shape() { return Shape::either({Won::shape(), Drawn::shape()}); }
    static void read(const Json& json, GameResult& game)
    {
        json.at("winner").is_null() ? Drawn::read(json, game) : Won::read(json, game);
    }
    static Json write(const GameResult& game) { return game.winner ? Won::write(game) : Drawn::write(game); }
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
