// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "base/names.h"
#include "chaotic/library/cards.h"
#include "chaotic/table/rules.h"

namespace whistle {

/// The words of the cards, as translators and players see them; of a Source what a modifier comes from that has no
/// name.
template <>
inline constexpr Indexed<chaotic::Saying, 6> enumNames<chaotic::Stat>{
    {chaotic::Saying::tr("Courage"), chaotic::Saying::tr("Power"), chaotic::Saying::tr("Wisdom"),
     chaotic::Saying::tr("Speed"), chaotic::Saying::tr("all Disciplines"), chaotic::Saying::tr("Energy")}};
template <>
inline constexpr Indexed<chaotic::Saying, 4> enumNames<chaotic::Discipline>{
    {chaotic::Saying::tr("Courage"), chaotic::Saying::tr("Power"), chaotic::Saying::tr("Wisdom"),
     chaotic::Saying::tr("Speed")}};
template <>
inline constexpr Indexed<chaotic::Saying, 4> enumNames<chaotic::Element>{
    {chaotic::Saying::tr("Fire"), chaotic::Saying::tr("Air"), chaotic::Saying::tr("Earth"),
     chaotic::Saying::tr("Water")}};
template <>
inline constexpr Indexed<chaotic::Saying, 6> enumNames<chaotic::Affiliation>{
    {chaotic::Saying::tr("Generic"), chaotic::Saying::tr("OverWorld"), chaotic::Saying::tr("UnderWorld"),
     chaotic::Saying::tr("Danian"), chaotic::Saying::tr("Mipedian"), chaotic::Saying::tr("M'arrillian")}};
template <>
inline constexpr Indexed<chaotic::Saying, 6> enumNames<chaotic::Tribe>{
    {chaotic::Saying::tr("OverWorld"), chaotic::Saying::tr("UnderWorld"), chaotic::Saying::tr("Danian"),
     chaotic::Saying::tr("Mipedian"), chaotic::Saying::tr("M'arrillian"), chaotic::Saying::tr("no tribe")}};
template <>
inline constexpr Indexed<chaotic::Saying, 5> enumNames<chaotic::Step>{
    {common::Saying::tr("setup"), chaotic::Saying::tr("Location step"), chaotic::Saying::tr("Action step"),
     chaotic::Saying::tr("End of turn step"), common::Saying::tr("end of the match")}};
template <>
inline constexpr Indexed<chaotic::Saying, 14> enumNames<chaotic::KeywordKind>{{
    chaotic::Saying::tr("Element X"),
    chaotic::Saying::tr("Swift"),
    chaotic::Saying::tr("Range"),
    chaotic::Saying::tr("Strike"),
    chaotic::Saying::tr("Recklessness"),
    chaotic::Saying::tr("Intimidate"),
    chaotic::Saying::tr("Support"),
    chaotic::Saying::tr("Surprise"),
    chaotic::Saying::tr("Invisibility"),
    chaotic::Saying::tr("Hive"),
    chaotic::Saying::tr("Immune"),
    chaotic::Saying::tr("Untargetable"),
    chaotic::Saying::tr("Unique"),
    chaotic::Saying::tr("Reveal at the beginning of the game"),
}};
template <>
inline constexpr Indexed<chaotic::Saying, 8> enumNames<chaotic::Source>{{
    chaotic::Saying::tr("its own ability"),
    chaotic::Saying::tr("Hive"),
    chaotic::Saying::tr("Battlegear"),
    chaotic::Saying::tr("Location"),
    chaotic::Saying::tr("Intimidate"),
    chaotic::Saying::tr("Mugic"),
    chaotic::Saying::tr("an ability"),
    chaotic::Saying::tr("Attack"),
}};

} // namespace whistle

namespace whistle::chaotic {

using whistle::nameOf;
using whistle::textPlace;
/// A player in a sentence: by the name given in the match, else "Player one".
[[nodiscard]] TextPlace textPlace(Player player);
/// The name of a modifier's card, else what it comes from.
[[nodiscard]] TextPlace sourcePlace(const std::optional<std::string>& name, Source source);

} // namespace whistle::chaotic
