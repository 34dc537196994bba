// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// What is wrong with the input of a question or with a command, where the shape does not say it.
namespace whistle::heroes::texts::input {

inline constexpr Sentence unknownName{"heroes", QT_TRANSLATE_NOOP("heroes", "There is no \"%1\" here.")};
inline constexpr Sentence nameTwice{"heroes", QT_TRANSLATE_NOOP("heroes", "\"%1\" stands here twice.")};
inline constexpr Sentence otherLength{"heroes", QT_TRANSLATE_NOOP("heroes", "All rows must have the same length.")};
inline constexpr Sentence unknownTerrain{"heroes",
                                         QT_TRANSLATE_NOOP("heroes", "A row consists of the codes . M W H P.")};
inline constexpr Sentence notOnBoard{"heroes", QT_TRANSLATE_NOOP("heroes", "This space is not on the board.")};
inline constexpr Sentence abilityTwice{"heroes", QT_TRANSLATE_NOOP("heroes", "Only Tough can stand here twice.")};
inline constexpr Sentence encounterAbility{"heroes", QT_TRANSLATE_NOOP("heroes", "Only encounters have this ability.")};
inline constexpr Sentence armyNeedsHero{
    "heroes", QT_TRANSLATE_NOOP("heroes", "An army has exactly one hero, at least one stack and no encounter.")};
inline constexpr Sentence onlyEncounters{
    "heroes",
    QT_TRANSLATE_NOOP(
        "heroes", "In a battle against encounters the opponent has encounters only, at most four, and no Bloodrage.")};
inline constexpr Sentence oneBloodrage{"heroes", QT_TRANSLATE_NOOP("heroes", "Only one side can have Bloodrage.")};
inline constexpr Sentence oneAngel{"heroes", QT_TRANSLATE_NOOP("heroes", "Only one side can have a Guardian Angel.")};
inline constexpr Sentence heroHasNoElite{"heroes", QT_TRANSLATE_NOOP("heroes", "A hero's attack has no elite die.")};
inline constexpr Sentence noTokensOfEncounter{"heroes", QT_TRANSLATE_NOOP("heroes", "Encounters have no luck tokens.")};
inline constexpr Sentence noUnits{"heroes", QT_TRANSLATE_NOOP("heroes", "At least one unit is needed here.")};
inline constexpr Sentence noSuchWound{
    "heroes", QT_TRANSLATE_NOOP("heroes", "There is no such token with that many Tough symbols.")};
inline constexpr Sentence damageTooGreat{"heroes",
                                         QT_TRANSLATE_NOOP("heroes", "The damage must be less than the challenge.")};
inline constexpr Sentence damageAboveChallenge{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The damage cannot be more than the challenge.")};
inline constexpr Sentence oneAdditional{
    "heroes",
    QT_TRANSLATE_NOOP("heroes", "Of two encounters exactly one is the additional enemy; a single one is not.")};
inline constexpr Sentence noAssignment{"heroes", QT_TRANSLATE_NOOP("heroes", "Damage to encounters is not assigned.")};
inline constexpr Sentence laurelHasOnePoint{"heroes", QT_TRANSLATE_NOOP("heroes", "A laurel is one point.")};
inline constexpr Sentence stacksOrEncounter{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Either \"stacks\" with \"steps\" or \"encounter\" was expected.")};
inline constexpr Sentence missing{"heroes", QT_TRANSLATE_NOOP("heroes", "The key \"%1\" is missing.")};
inline constexpr Sentence notHere{"heroes", QT_TRANSLATE_NOOP("heroes", "The key \"%1\" does not belong here.")};
inline constexpr Sentence moreThanAtStart{
    "heroes", QT_TRANSLATE_NOOP("heroes", "There are more tokens or more elites now than at the start.")};
inline constexpr Sentence orderNamesAll{"heroes",
                                        QT_TRANSLATE_NOOP("heroes", "All stacks must be named here, each once.")};
inline constexpr Sentence opponentIsArmy{"heroes",
                                         QT_TRANSLATE_NOOP("heroes", "In a battle of heroes the opponent is an army.")};
inline constexpr Sentence opponentIsEncounter{
    "heroes", QT_TRANSLATE_NOOP("heroes", "In a battle against encounters the opponent is an encounter.")};
inline constexpr Sentence tooManyTokens{"heroes", QT_TRANSLATE_NOOP("heroes", "An army has at most %1 tokens here.")};
inline constexpr Sentence levelTwice{"heroes", QT_TRANSLATE_NOOP("heroes", "Another unit has this level already.")};
inline constexpr Sentence eliteCheaper{"heroes",
                                       QT_TRANSLATE_NOOP("heroes", "An elite unit is not cheaper than a base unit.")};
inline constexpr Sentence aboveLeadership{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The army is greater than the hero's Leadership allows.")};
inline constexpr Sentence siteHeroMissing{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The site needs a hero that is not in the capital and has a unit.")};
inline constexpr Sentence siteHeroOnlyAtSite{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Only the Arena and the Armourer have a hero at the site.")};
inline constexpr Sentence notUnused{"heroes", QT_TRANSLATE_NOOP("heroes", "This is not one of the unused heroes.")};
inline constexpr Sentence capitalOfPlayerTwice{"heroes",
                                               QT_TRANSLATE_NOOP("heroes", "This player has a capital already.")};
inline constexpr Sentence noOwnCapital{"heroes", QT_TRANSLATE_NOOP("heroes", "The hero's player needs a capital.")};
inline constexpr Sentence spaceTaken{"heroes",
                                     QT_TRANSLATE_NOOP("heroes", "There is something else on this space already.")};
inline constexpr Sentence onCapital{"heroes", QT_TRANSLATE_NOOP("heroes", "This is a capital's space.")};
inline constexpr Sentence controlledAndGuarded{"heroes",
                                               QT_TRANSLATE_NOOP("heroes", "A controlled site is not guarded.")};
inline constexpr Sentence loserIsOther{"heroes", QT_TRANSLATE_NOOP("heroes", "The loser is another player.")};
inline constexpr Sentence slotTaken{"heroes",
                                    QT_TRANSLATE_NOOP("heroes", "This hero has an Artefact in this slot already.")};
inline constexpr Sentence cardTwice{"heroes", QT_TRANSLATE_NOOP("heroes", "This card stands here already.")};
inline constexpr Sentence tearUnderTemple{"heroes",
                                          QT_TRANSLATE_NOOP("heroes", "The Tear of Asha lies under the Temple.")};
inline constexpr Sentence twoAtGoal{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Two players have reached the goal; the first of them has won already.")};
inline constexpr Sentence freeHasNoExperience{
    "heroes", QT_TRANSLATE_NOOP("heroes", "A free level-up uses no experience of a Treasure Card.")};

} // namespace whistle::heroes::texts::input
