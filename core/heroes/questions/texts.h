// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/rules.h"

#include <QCoreApplication>

/// What is wrong with the input of a question or with a command, where the shape does not say it.
namespace whistle::heroes::texts::input {

inline constexpr Saying unknownName{QT_TRANSLATE_NOOP("heroes", "There is no \"%1\" here.")};
inline constexpr Saying nameTwice{QT_TRANSLATE_NOOP("heroes", "\"%1\" stands here twice.")};
inline constexpr Saying armyNeedsHero{
    QT_TRANSLATE_NOOP("heroes", "An army has exactly one hero, at least one stack and no encounter.")};
inline constexpr Saying onlyEncounters{QT_TRANSLATE_NOOP(
    "heroes", "In a battle against encounters the opponent has encounters only, at most four, and no Bloodrage.")};
inline constexpr Saying oneBloodrage{QT_TRANSLATE_NOOP("heroes", "Only one side can have Bloodrage.")};
inline constexpr Saying oneAngel{QT_TRANSLATE_NOOP("heroes", "Only one side can have a Guardian Angel.")};
inline constexpr Saying heroHasNoElite{QT_TRANSLATE_NOOP("heroes", "A hero's attack has no elite die.")};
inline constexpr Saying noTokensOfEncounter{QT_TRANSLATE_NOOP("heroes", "Encounters have no luck tokens.")};
inline constexpr Saying noUnits{QT_TRANSLATE_NOOP("heroes", "At least one unit is needed here.")};
inline constexpr Saying noSuchWound{
    QT_TRANSLATE_NOOP("heroes", "There is no such token with that many Tough symbols.")};
inline constexpr Saying damageTooGreat{QT_TRANSLATE_NOOP("heroes", "The damage must be less than the challenge.")};
inline constexpr Saying damageAboveChallenge{
    QT_TRANSLATE_NOOP("heroes", "The damage cannot be more than the challenge.")};
inline constexpr Saying oneAdditional{
    QT_TRANSLATE_NOOP("heroes", "Of two encounters exactly one is the additional enemy; a single one is not.")};
inline constexpr Saying noAssignment{QT_TRANSLATE_NOOP("heroes", "Damage to encounters is not assigned.")};
inline constexpr Saying laurelHasOnePoint{QT_TRANSLATE_NOOP("heroes", "A laurel is one point.")};
inline constexpr Saying stacksOrEncounter{
    QT_TRANSLATE_NOOP("heroes", "Either \"stacks\" with \"steps\" or \"encounter\" was expected.")};
inline constexpr Saying missing{QT_TRANSLATE_NOOP("heroes", "The key \"%1\" is missing.")};
inline constexpr Saying notHere{QT_TRANSLATE_NOOP("heroes", "The key \"%1\" does not belong here.")};
inline constexpr Saying moreThanAtStart{
    QT_TRANSLATE_NOOP("heroes", "There are more tokens or more elites now than at the start.")};
inline constexpr Saying orderNamesAll{QT_TRANSLATE_NOOP("heroes", "All stacks must be named here, each once.")};
inline constexpr Saying opponentIsArmy{QT_TRANSLATE_NOOP("heroes", "In a battle of heroes the opponent is an army.")};
inline constexpr Saying opponentIsEncounter{
    QT_TRANSLATE_NOOP("heroes", "In a battle against encounters the opponent is an encounter.")};
inline constexpr Saying tooManyTokens{QT_TRANSLATE_NOOP("heroes", "An army has at most %1 tokens here.")};
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

} // namespace whistle::heroes::texts::input
