// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "base/names.h"
#include "elgrande/table/effect.h"
#include "elgrande/table/rules.h"
#include "elgrande/table/state.h"

namespace whistle {

/// The words of the English edition, as translators and players see them.
template <>
inline constexpr Indexed<elgrande::Saying, 10> enumNames<elgrande::Area>{
    {elgrande::Saying::tr("Galicia"), elgrande::Saying::tr("Basque Country"), elgrande::Saying::tr("Old Castile"),
     elgrande::Saying::tr("Aragon"), elgrande::Saying::tr("Catalonia"), elgrande::Saying::tr("New Castile"),
     elgrande::Saying::tr("Valencia"), elgrande::Saying::tr("Seville"), elgrande::Saying::tr("Granada"),
     elgrande::Saying::tr("the Castillo")}};
template <>
inline constexpr Indexed<elgrande::Saying, 32> enumNames<elgrande::Effect>{
    {elgrande::Saying::tr("Intrigue: all of your own out of one region"),
     elgrande::Saying::tr("Intrigue: two more from the court"),
     elgrande::Saying::tr("Intrigue: two from the court, or all of your own out of one region"),
     elgrande::Saying::tr("Intrigue: five of any colour out of one region"),
     elgrande::Saying::tr("Intrigue: three of other players"),
     elgrande::Saying::tr("Intrigue: three of any colour"),
     elgrande::Saying::tr("Intrigue: two of your own and two of others"),
     elgrande::Saying::tr("Intrigue: four of your own"),
     elgrande::Saying::tr("Intrigue: four of any colour"),
     elgrande::Saying::tr("Veto"),
     elgrande::Saying::tr("Decay of Authority: all"),
     elgrande::Saying::tr("Decay of Authority: three"),
     elgrande::Saying::tr("The King returns!"),
     elgrande::Saying::tr("One from each opponent"),
     elgrande::Saying::tr("Two from a secret region"),
     elgrande::Saying::tr("All from a secret region"),
     elgrande::Saying::tr("Special scoring: any region"),
     elgrande::Saying::tr("Special scoring: the fours"),
     elgrande::Saying::tr("Special scoring: the fives"),
     elgrande::Saying::tr("Special scoring: sixes and sevens"),
     elgrande::Saying::tr("Special scoring: the Castillo"),
     elgrande::Saying::tr("Special scoring: the fullest region"),
     elgrande::Saying::tr("Special scoring: the emptiest region"),
     elgrande::Saying::tr("Special scoring: first places"),
     elgrande::Saying::tr("Mobile scoreboard"),
     elgrande::Saying::tr("Royal Adviser"),
     elgrande::Saying::tr("Eviction"),
     elgrande::Saying::tr("Grande"),
     elgrande::Saying::tr("Power Cards"),
     elgrande::Saying::tr("The Court"),
     elgrande::Saying::tr("Special scoring: secret regions"),
     elgrande::Saying::tr("King card")}};
template <>
inline constexpr Indexed<elgrande::Saying, 8> enumNames<elgrande::Phase>{
    {common::Saying::tr("before the match"), common::Saying::tr("setup"),
     elgrande::Saying::tr("action cards are revealed"), elgrande::Saying::tr("power cards are played"),
     elgrande::Saying::tr("turns"), elgrande::Saying::tr("general scoring"), elgrande::Saying::tr("the round is over"),
     elgrande::Saying::tr("the match is over")}};
template <>
inline constexpr Indexed<elgrande::Saying, 11> enumNames<elgrande::Step>{
    {elgrande::Saying::tr("-"), elgrande::Saying::tr("the King's region"), elgrande::Saying::tr("home regions"),
     elgrande::Saying::tr("ready"), elgrande::Saying::tr("taking Caballeros"),
     elgrande::Saying::tr("choosing an action card"), elgrande::Saying::tr("action card"),
     elgrande::Saying::tr("secret discs"), elgrande::Saying::tr("opening the Castillo"),
     elgrande::Saying::tr("revealing the discs"), elgrande::Saying::tr("scoring the regions")}};
template <>
inline constexpr Indexed<elgrande::Saying, 2> enumNames<elgrande::Scoreboard>{
    {elgrande::Saying::tr("the scoreboard 8/4/0"), elgrande::Saying::tr("the scoreboard 4/0/0")}};

} // namespace whistle

namespace whistle::elgrande {

using whistle::nameOf;
using whistle::textPlace;
/// What a disc shows, or where a scoreboard lies when it lies nowhere.
[[nodiscard]] Saying nameOfDisc(AreaSpot region);
[[nodiscard]] Saying nameOfSpot(AreaSpot scoreboard);
/// Where moved Caballeros come from.
[[nodiscard]] Saying nameOfSource(AreaSpot from);

} // namespace whistle::elgrande
