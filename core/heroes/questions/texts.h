// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/rules.h"

#include <QCoreApplication>

/// What is wrong with the input of a question or with a command, where the shape does not say it.
namespace whistle::heroes::texts::input {

inline constexpr Saying unknownName{QT_TRANSLATE_NOOP("heroes", "There is no \"%1\" here.")};
inline constexpr Saying nameTwice{QT_TRANSLATE_NOOP("heroes", "\"%1\" stands here twice.")};
inline constexpr Saying otherLength{QT_TRANSLATE_NOOP("heroes", "All rows must have the same length.")};
inline constexpr Saying unknownTerrain{QT_TRANSLATE_NOOP("heroes", "A row consists of the codes . M W H P.")};
inline constexpr Saying notOnBoard{QT_TRANSLATE_NOOP("heroes", "This space is not on the board.")};
inline constexpr Saying abilityTwice{QT_TRANSLATE_NOOP("heroes", "Only Tough can stand here twice.")};
inline constexpr Saying encounterAbility{QT_TRANSLATE_NOOP("heroes", "Only encounters have this ability.")};
inline constexpr Saying onlyEncounters{QT_TRANSLATE_NOOP(
    "heroes", "In a battle against encounters the opponent has encounters only, at most four, and no Bloodrage.")};
inline constexpr Saying oneBloodrage{QT_TRANSLATE_NOOP("heroes", "Only one side can have Bloodrage.")};
inline constexpr Saying noUnits{QT_TRANSLATE_NOOP("heroes", "At least one unit is needed here.")};
inline constexpr Saying damageTooGreat{QT_TRANSLATE_NOOP("heroes", "The damage must be less than the challenge.")};
inline constexpr Saying missing{QT_TRANSLATE_NOOP("heroes", "The key \"%1\" is missing.")};
inline constexpr Saying notHere{QT_TRANSLATE_NOOP("heroes", "The key \"%1\" does not belong here.")};
inline constexpr Saying levelTwice{QT_TRANSLATE_NOOP("heroes", "Another unit has this level already.")};
inline constexpr Saying eliteCheaper{QT_TRANSLATE_NOOP("heroes", "An elite unit is not cheaper than a base unit.")};
inline constexpr Saying aboveLeadership{
    QT_TRANSLATE_NOOP("heroes", "The army is greater than the hero's Leadership allows.")};
inline constexpr Saying siteHeroMissing{
    QT_TRANSLATE_NOOP("heroes", "The site needs a hero that is not in the capital and has a unit.")};
inline constexpr Saying siteHeroOnlyAtSite{
    QT_TRANSLATE_NOOP("heroes", "Only the Arena and the Armourer have a hero at the site.")};
inline constexpr Saying notUnused{QT_TRANSLATE_NOOP("heroes", "This is not one of the unused heroes.")};
inline constexpr Saying capitalOfPlayerTwice{QT_TRANSLATE_NOOP("heroes", "This player has a capital already.")};
inline constexpr Saying noOwnCapital{QT_TRANSLATE_NOOP("heroes", "The hero's player needs a capital.")};
inline constexpr Saying spaceTaken{QT_TRANSLATE_NOOP("heroes", "There is something else on this space already.")};
inline constexpr Saying onCapital{QT_TRANSLATE_NOOP("heroes", "This is a capital's space.")};
inline constexpr Saying controlledAndGuarded{QT_TRANSLATE_NOOP("heroes", "A controlled site is not guarded.")};
inline constexpr Saying loserIsOther{QT_TRANSLATE_NOOP("heroes", "The loser is another player.")};
inline constexpr Saying slotTaken{QT_TRANSLATE_NOOP("heroes", "This hero has an Artefact in this slot already.")};
inline constexpr Saying cardTwice{QT_TRANSLATE_NOOP("heroes", "This card stands here already.")};
inline constexpr Saying tearUnderTemple{QT_TRANSLATE_NOOP("heroes", "The Tear of Asha lies under the Temple.")};
inline constexpr Saying twoAtGoal{
    QT_TRANSLATE_NOOP("heroes", "Two players have reached the goal; the first of them has won already.")};
inline constexpr Saying freeHasNoExperience{
    QT_TRANSLATE_NOOP("heroes", "A free level-up uses no experience of a Treasure Card.")};
inline constexpr Saying fourUnits{
    QT_TRANSLATE_NOOP("heroes", "The four units of the faction are expected here, each once.")};
inline constexpr Saying tokensAddUp{QT_TRANSLATE_NOOP("heroes", "The tokens of a faction are %1, not %2.")};
inline constexpr Saying oneMaster{
    QT_TRANSLATE_NOOP("heroes", "A hero has at most one Chief or Master skill, of a unit of its faction.")};
inline constexpr Saying terrainRow{
    QT_TRANSLATE_NOOP("heroes", "Four texts of four terrain codes (. M W H P) were expected.")};
inline constexpr Saying nothingSaid{
    QT_TRANSLATE_NOOP("heroes", "Terrain, site, encounter or guards: one of them at least was expected.")};
inline constexpr Saying notZero{QT_TRANSLATE_NOOP("heroes", "0 changes nothing.")};
inline constexpr Saying onlyLevel{
    QT_TRANSLATE_NOOP("heroes", "The price of this building is known: only the level is typed in.")};
inline constexpr Saying nameTaken{QT_TRANSLATE_NOOP("heroes", "The name \"%1\" is in use already.")};

} // namespace whistle::heroes::texts::input
