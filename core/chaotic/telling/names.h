// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/names.h"
#include "chaotic/library/cards.h"
#include "chaotic/table/rules.h"

namespace whistle {

/// The words of the cards, as translators and players see them; of a Source what a modifier comes from that has no
/// name.
template <>
inline constexpr Indexed<chaotic::Saying, 6> enumNames<chaotic::Stat>{
    {QT_TRANSLATE_NOOP("chaotic", "Courage"), QT_TRANSLATE_NOOP("chaotic", "Power"),
     QT_TRANSLATE_NOOP("chaotic", "Wisdom"), QT_TRANSLATE_NOOP("chaotic", "Speed"),
     QT_TRANSLATE_NOOP("chaotic", "all Disciplines"), QT_TRANSLATE_NOOP("chaotic", "Energy")}};
template <>
inline constexpr Indexed<chaotic::Saying, 4> enumNames<chaotic::Discipline>{
    {QT_TRANSLATE_NOOP("chaotic", "Courage"), QT_TRANSLATE_NOOP("chaotic", "Power"),
     QT_TRANSLATE_NOOP("chaotic", "Wisdom"), QT_TRANSLATE_NOOP("chaotic", "Speed")}};
template <>
inline constexpr Indexed<chaotic::Saying, 4> enumNames<chaotic::Element>{
    {QT_TRANSLATE_NOOP("chaotic", "Fire"), QT_TRANSLATE_NOOP("chaotic", "Air"), QT_TRANSLATE_NOOP("chaotic", "Earth"),
     QT_TRANSLATE_NOOP("chaotic", "Water")}};
template <>
inline constexpr Indexed<chaotic::Saying, 6> enumNames<chaotic::Affiliation>{
    {QT_TRANSLATE_NOOP("chaotic", "Generic"), QT_TRANSLATE_NOOP("chaotic", "OverWorld"),
     QT_TRANSLATE_NOOP("chaotic", "UnderWorld"), QT_TRANSLATE_NOOP("chaotic", "Danian"),
     QT_TRANSLATE_NOOP("chaotic", "Mipedian"), QT_TRANSLATE_NOOP("chaotic", "M'arrillian")}};
template <>
inline constexpr Indexed<chaotic::Saying, 5> enumNames<chaotic::Tribe>{
    {QT_TRANSLATE_NOOP("chaotic", "OverWorld"), QT_TRANSLATE_NOOP("chaotic", "UnderWorld"),
     QT_TRANSLATE_NOOP("chaotic", "Danian"), QT_TRANSLATE_NOOP("chaotic", "Mipedian"),
     QT_TRANSLATE_NOOP("chaotic", "M'arrillian")}};
template <>
inline constexpr Indexed<chaotic::Saying, 5> enumNames<chaotic::Step>{
    {QT_TRANSLATE_NOOP("chaotic", "setup"), QT_TRANSLATE_NOOP("chaotic", "Location step"),
     QT_TRANSLATE_NOOP("chaotic", "Action step"), QT_TRANSLATE_NOOP("chaotic", "End of turn step"),
     QT_TRANSLATE_NOOP("chaotic", "end of the match")}};
template <>
inline constexpr Indexed<chaotic::Saying, 14> enumNames<chaotic::KeywordKind>{{
    QT_TRANSLATE_NOOP("chaotic", "Element X"),
    QT_TRANSLATE_NOOP("chaotic", "Swift"),
    QT_TRANSLATE_NOOP("chaotic", "Range"),
    QT_TRANSLATE_NOOP("chaotic", "Strike"),
    QT_TRANSLATE_NOOP("chaotic", "Recklessness"),
    QT_TRANSLATE_NOOP("chaotic", "Intimidate"),
    QT_TRANSLATE_NOOP("chaotic", "Support"),
    QT_TRANSLATE_NOOP("chaotic", "Surprise"),
    QT_TRANSLATE_NOOP("chaotic", "Invisibility"),
    QT_TRANSLATE_NOOP("chaotic", "Hive"),
    QT_TRANSLATE_NOOP("chaotic", "Immune"),
    QT_TRANSLATE_NOOP("chaotic", "Untargetable"),
    QT_TRANSLATE_NOOP("chaotic", "Unique"),
    QT_TRANSLATE_NOOP("chaotic", "Reveal at the beginning of the game"),
}};
template <>
inline constexpr Indexed<chaotic::Saying, 8> enumNames<chaotic::Source>{{
    QT_TRANSLATE_NOOP("chaotic", "its own ability"),
    QT_TRANSLATE_NOOP("chaotic", "Hive"),
    QT_TRANSLATE_NOOP("chaotic", "Battlegear"),
    QT_TRANSLATE_NOOP("chaotic", "Location"),
    QT_TRANSLATE_NOOP("chaotic", "Intimidate"),
    QT_TRANSLATE_NOOP("chaotic", "Mugic"),
    QT_TRANSLATE_NOOP("chaotic", "an ability"),
    QT_TRANSLATE_NOOP("chaotic", "Attack"),
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
