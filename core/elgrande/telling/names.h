// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/names.h"
#include "elgrande/table/effect.h"
#include "elgrande/table/rules.h"
#include "elgrande/table/state.h"

namespace whistle {

/// The words of the English edition, as translators and players see them.
template <>
inline constexpr Indexed<elgrande::Saying, 10> enumNames<elgrande::Area>{
    {QT_TRANSLATE_NOOP("elgrande", "Galicia"), QT_TRANSLATE_NOOP("elgrande", "Basque Country"),
     QT_TRANSLATE_NOOP("elgrande", "Old Castile"), QT_TRANSLATE_NOOP("elgrande", "Aragon"),
     QT_TRANSLATE_NOOP("elgrande", "Catalonia"), QT_TRANSLATE_NOOP("elgrande", "New Castile"),
     QT_TRANSLATE_NOOP("elgrande", "Valencia"), QT_TRANSLATE_NOOP("elgrande", "Seville"),
     QT_TRANSLATE_NOOP("elgrande", "Granada"), QT_TRANSLATE_NOOP("elgrande", "the Castillo")}};
template <>
inline constexpr Indexed<elgrande::Saying, 32> enumNames<elgrande::Effect>{
    {QT_TRANSLATE_NOOP("elgrande", "Intrigue: all of one's own out of one region"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: two more from the court"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: two from the court, or all of one's own out of one region"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: five of any colour out of one region"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: three of other players"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: three of any colour"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: two of one's own and two of others"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: four of one's own"),
     QT_TRANSLATE_NOOP("elgrande", "Intrigue: four of any colour"),
     QT_TRANSLATE_NOOP("elgrande", "Veto"),
     QT_TRANSLATE_NOOP("elgrande", "Decay of Authority: all"),
     QT_TRANSLATE_NOOP("elgrande", "Decay of Authority: three"),
     QT_TRANSLATE_NOOP("elgrande", "The King returns!"),
     QT_TRANSLATE_NOOP("elgrande", "One of each opponent"),
     QT_TRANSLATE_NOOP("elgrande", "Two from a secret region"),
     QT_TRANSLATE_NOOP("elgrande", "All from a secret region"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: any region"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: the fours"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: the fives"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: sixes and sevens"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: the Castillo"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: the fullest region"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: the emptiest region"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: first places"),
     QT_TRANSLATE_NOOP("elgrande", "Mobile scoreboard"),
     QT_TRANSLATE_NOOP("elgrande", "Royal Adviser"),
     QT_TRANSLATE_NOOP("elgrande", "Eviction"),
     QT_TRANSLATE_NOOP("elgrande", "Grande"),
     QT_TRANSLATE_NOOP("elgrande", "Power Cards"),
     QT_TRANSLATE_NOOP("elgrande", "The Court"),
     QT_TRANSLATE_NOOP("elgrande", "Special scoring: secret regions"),
     QT_TRANSLATE_NOOP("elgrande", "King card")}};
template <>
inline constexpr Indexed<elgrande::Saying, 8> enumNames<elgrande::Phase>{
    {QT_TRANSLATE_NOOP("elgrande", "before the match"), QT_TRANSLATE_NOOP("elgrande", "setup"),
     QT_TRANSLATE_NOOP("elgrande", "action cards are turned up"), QT_TRANSLATE_NOOP("elgrande", "power cards are laid"),
     QT_TRANSLATE_NOOP("elgrande", "turns"), QT_TRANSLATE_NOOP("elgrande", "general scoring"),
     QT_TRANSLATE_NOOP("elgrande", "the round is over"), QT_TRANSLATE_NOOP("elgrande", "the match is over")}};
template <>
inline constexpr Indexed<elgrande::Saying, 11> enumNames<elgrande::Step>{
    {QT_TRANSLATE_NOOP("elgrande", "-"), QT_TRANSLATE_NOOP("elgrande", "the King's region"),
     QT_TRANSLATE_NOOP("elgrande", "home regions"), QT_TRANSLATE_NOOP("elgrande", "ready"),
     QT_TRANSLATE_NOOP("elgrande", "taking Caballeros"), QT_TRANSLATE_NOOP("elgrande", "choosing an action card"),
     QT_TRANSLATE_NOOP("elgrande", "action card"), QT_TRANSLATE_NOOP("elgrande", "secret discs"),
     QT_TRANSLATE_NOOP("elgrande", "opening the Castillo"), QT_TRANSLATE_NOOP("elgrande", "revealing the discs"),
     QT_TRANSLATE_NOOP("elgrande", "scoring the regions")}};
template <>
inline constexpr Indexed<elgrande::Saying, 2> enumNames<elgrande::Scoreboard>{
    {QT_TRANSLATE_NOOP("elgrande", "the scoreboard 8/4/0"), QT_TRANSLATE_NOOP("elgrande", "the scoreboard 4/0/0")}};

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
